"""The container files: each variable is one that the program reads, each command starts here.

Nothing builds or runs a container: there need not be a program for it.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from offline_kit import PROGRAM
from tests.parallel import free_port

from . import patient
from .processes import PATIENCE, ROOT, environment, postgresql_database, wait_for_answer

DEPLOY: Final = ROOT / "deploy"
FILE: Final[dict[str, Any]] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
OURS: Final = {name: each for name, each in FILE["services"].items() if each["image"] == "openhall"}
BIN: Final = Path(sys.executable).parent


def command(service: str) -> list[str]:
    """As it runs here: by the Python of the tests."""
    program, *arguments = shlex.split(OURS[service]["command"])
    return [sys.executable if program == "python" else str(BIN / program), *arguments]


@pytest.fixture(scope="module")
def env() -> Iterator[dict[str, str]]:
    """The settings of the services, on databases that are here; `migrate` makes the tables."""
    said = {name: str(value) for name, value in OURS["web-1"]["environment"].items()}
    with postgresql_database() as database:
        mine = {
            "DATABASE_URL": database,
            "REDIS_URL": "redis://127.0.0.1:6379/15",
            "SECRET_KEY": "the same on all",
            "OPENHALL_PUSH_KEY": "",
            "OPENHALL_HOSTS": "chess.example.org",
            "OPENHALL_METRICS_TOKEN": "a token",
        }
        env = environment(**(said | mine))
        subprocess.run(command("migrate"), cwd=ROOT, env=env, check=True, timeout=PATIENCE)
        yield env


def test_there_is_all_that_several_servers_need() -> None:
    assert set(FILE["services"]) == {
        *("postgresql", "redis", "migrate", "web-1", "web-2", "reader", "worker", "proxy"),
    }
    assert "ports" not in {key for each in OURS.values() for key in each}, "the proxy alone"


def test_every_variable_is_one_that_the_program_reads() -> None:
    read = "".join(path.read_text("utf-8") for path in (ROOT / "config").rglob("*.py"))
    listed = (ROOT / "docs" / "running.md").read_text("utf-8")
    variables = {name for each in OURS.values() for name in each["environment"]}
    container = (DEPLOY / "Containerfile").read_text("utf-8")
    variables |= set(re.findall(r"\b(OPENHALL_\w+)=", container))
    assert len(variables) > 8
    for name in variables:
        assert f'"{name}"' in read, f"{name} is read nowhere"
        assert f"`{name}`" in listed, f"{name} is not in docs/running.md"


def test_whatever_is_asked_of_the_operator_is_named_at_the_top() -> None:
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    asked = set(re.findall(r"\$\{(\w+):\?\}", text))
    top = text.partition("x-openhall:")[0]
    assert asked == {"POSTGRES_PASSWORD", "SECRET_KEY", "OPENHALL_HOSTS"}
    assert all(f"{name}=" in top for name in asked)


@pytest.mark.postgres
@pytest.mark.redis
@pytest.mark.parametrize("service", ["web-1", "web-2", "reader"])
def test_a_server_starts_by_its_command(env: dict[str, str], service: str) -> None:
    port = free_port()
    words = [str(port) if word == "8000" else word for word in command(service)]
    process = subprocess.Popen(words, cwd=ROOT, env=env, stderr=subprocess.DEVNULL)
    try:
        wait_for_answer(process, port)
        ready = patient.get(f"http://127.0.0.1:{port}/ready/")
        assert (ready.status_code, ready.json()) == (200, {"status": "ready"})
        passed_on = {"x-forwarded-for": "203.0.113.5", "authorization": "Bearer no token"}
        figures = patient.get(f"http://127.0.0.1:{port}/metrics", headers=passed_on)
        assert figures.status_code == 404
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) in (0, -signal.SIGTERM)


@pytest.mark.postgres
@pytest.mark.redis
def test_the_worker_starts_by_its_command(env: dict[str, str], tmp_path: Path) -> None:
    said = tmp_path / "said"
    asked = [str(BIN / "celery"), "-A", "config", "inspect", "ping", "--timeout", "3"]
    with said.open("w") as file:
        process = subprocess.Popen(command("worker"), cwd=ROOT, env=env, stdout=file, stderr=file)
        try:
            until = time.monotonic() + PATIENCE
            while subprocess.run(asked, cwd=ROOT, env=env, stdout=file, stderr=file).returncode:
                assert process.poll() is None, said.read_text()
                assert time.monotonic() < until, said.read_text()
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)
    assert "1 node online" in said.read_text()


def test_the_container_holds_what_the_commands_need() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    copied = {
        source
        for line in re.findall(r"^COPY (.+)$", text, re.MULTILINE)
        for source in line.split()[:-1]
    }
    assert all((ROOT / source).exists() for source in copied)
    missing = {name for name in PROGRAM if name not in copied and (ROOT / name).is_dir()}
    assert missing == {"deploy", "requirements"}
    assert "requirements/run.txt" in copied
    assert "--require-hashes --no-deps --only-binary :all:" in text
    version = re.search(r"^FROM \S+:3\.(\d+)-slim$", text, re.MULTILINE)
    assert version is not None
    assert int(version[1]) >= 11


def test_the_proxy_asks_services_that_are_there() -> None:
    text = (DEPLOY / "compose.Caddyfile").read_text("utf-8")
    named = set(re.findall(r"\b([a-z0-9-]+):8000\b", text))
    assert named == {"reader", "web-1", "web-2"}
    assert "respond /metrics 404" in text
    for name in named:
        assert "--port 8000" in OURS[name]["command"]


def test_caddy_reads_the_file_of_the_proxy(tmp_path: Path) -> None:
    program = shutil.which("caddy")
    if program is None:
        pytest.skip("no caddy here")
    text = (DEPLOY / "compose.Caddyfile").read_text("utf-8")
    file = tmp_path / "Caddyfile"
    file.write_text(text)
    asked = [program, "validate", "--config", str(file), "--adapter", "caddyfile"]
    done = subprocess.run(
        asked,
        env={**os.environ, "OPENHALL_HOSTS": "chess.example.org", "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
