"""Whole servers in processes of their own, on a database of their own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from tests.databases import POSTGRES
from tests.parallel import free_port

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0
"""Seconds until a server that does not answer has failed, on a busy machine too."""


class ServerProcess:
    """A running server: its address, and the process."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.process = process
        self.port = port
        self.address = f"http://127.0.0.1:{port}"


def environment(**variables: str) -> dict[str, str]:
    """That of this process, with these variables and the settings of the server."""
    kept = {name: value for name, value in os.environ.items() if name not in _SETTINGS}
    return {**kept, "DJANGO_SETTINGS_MODULE": "config.settings", **variables}


def run_python(
    program: str, env: Mapping[str, str], *arguments: str, patience: float = PATIENCE
) -> Any:
    """Runs a program text to its end; the JSON it printed last."""
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        env=dict(env),
        cwd=ROOT,
        stdout=subprocess.PIPE,
        check=True,
        timeout=patience,
    )
    return json.loads(done.stdout.splitlines()[-1])


@contextmanager
def server_process(env: Mapping[str, str], *options: str) -> Iterator[ServerProcess]:
    """`uvicorn config.asgi:application` until the end of the block."""
    port = free_port()
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "uvicorn", "config.asgi:application", "--port", str(port)),
            *("--no-access-log", "--log-level", "warning", *options),
        ],
        env=dict(env),
        cwd=ROOT,
    )
    try:
        wait_for_answer(process, port)
        yield ServerProcess(process, port)
    finally:
        process.terminate()
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextmanager
def postgresql_database() -> Iterator[str]:
    """An empty database; skips the test where there is no PostgreSQL."""
    name = f"openhall_live_{os.getpid()}"
    try:
        server = psycopg.connect(POSTGRES, autocommit=True, connect_timeout=3)
    except psycopg.OperationalError as error:
        pytest.skip(f"no PostgreSQL at {POSTGRES}: {error}")
    with server:
        server.execute(f"CREATE DATABASE {name}")
        try:
            yield POSTGRES.rsplit("/", 1)[0] + f"/{name}"
        finally:
            server.execute(f"DROP DATABASE {name} WITH (FORCE)")


def wait_for_answer(process: subprocess.Popen[bytes], port: int) -> None:
    """Until it answers anything; it is not to end before."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        assert process.poll() is None, "the server did not start"
        try:
            httpx.get(f"http://127.0.0.1:{port}/t/nowhere/head")
        except httpx.TransportError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError("the server does not answer")


_SETTINGS = ("DATABASE_URL", "REDIS_URL", "CELERY_BROKER_URL", "OPENHALL_DATA", "SECRET_KEY")
