"""The files of `deploy/`, tried with the programs they are for, where these are there."""

from __future__ import annotations

import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from config.embedded import hall_certificate
from tests.app.started import ROOT, Hall, started
from tests.parallel import free_port

DEPLOY = ROOT / "deploy"
PATIENCE = 30.0
NAME = "chess.example.org"
AWAY = "127.0.0.1:1"
"""A second server that does not answer."""


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    data = tmp_path_factory.mktemp("deploy") / "data"
    with started(data, "--demo", "8", OPENHALL_HOSTS=NAME, OPENHALL_LOG_FORMAT="json") as hall:
        yield hall


@contextmanager
def running(command: list[str], ready: Callable[[], object]) -> Iterator[None]:
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, stdout=quiet, stderr=quiet) as process:
        try:
            until = time.monotonic() + PATIENCE
            while True:
                assert process.poll() is None, "it ended"
                try:
                    ready()
                    break
                except (httpx.HTTPError, OSError):
                    assert time.monotonic() < until
                    time.sleep(0.1)
            yield
        finally:
            process.kill()


@pytest.fixture(scope="module")
def nginx(hall: Hall, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    program = shutil.which("nginx")
    if program is None:
        pytest.skip("no nginx here")
    folder = tmp_path_factory.mktemp("nginx")
    port, plain = free_port(), free_port()
    text = (DEPLOY / "nginx.conf").read_text()
    ours = {
        "server 127.0.0.1:8001": f"server {hall.url.removeprefix('http://')}",
        "server 127.0.0.1:8002": f"server {AWAY}",
        "listen 443": f"listen 127.0.0.1:{port}",
        "listen 80": f"listen 127.0.0.1:{plain}",
        "/etc/ssl/openhall/": f"{folder}/",
        "/var/cache/nginx/openhall": f"{folder}/cache",
    }
    for theirs, mine in ours.items():
        assert theirs in text
        text = text.replace(theirs, mine)
    certificate(folder)
    (folder / "nginx.conf").write_text(
        f"daemon off; user root; pid {folder}/pid; error_log {folder}/errors; events {{}} http {{"
        f" access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;"
        f" fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;\n"
        f"{text}}}"
    )
    address = f"https://127.0.0.1:{port}"
    with httpx.Client(base_url=address, verify=False, headers={"host": NAME}) as browser:
        command = [program, "-p", str(folder), "-c", str(folder / "nginx.conf")]
        with running(command, lambda: browser.get("/health/").raise_for_status()):
            yield browser


@pytest.fixture(scope="module")
def caddy(hall: Hall, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    program = shutil.which("caddy")
    if program is None:
        pytest.skip("no caddy here")
    folder = tmp_path_factory.mktemp("caddy")
    port = free_port()
    text = (DEPLOY / "Caddyfile").read_text()
    ours = {
        f"\n{NAME} {{": f"\nhttp://{NAME}:{port} {{",
        "127.0.0.1:8001": hall.url.removeprefix("http://"),
        "127.0.0.1:8002": AWAY,
    }
    for theirs, mine in ours.items():
        assert theirs in text
        text = text.replace(theirs, mine)
    file = folder / "Caddyfile"
    file.write_text("{\n\tadmin off\n}\n" + text)
    command = [program, "run", "--config", str(file), "--adapter", "caddyfile"]
    with (
        httpx.Client(base_url=f"http://127.0.0.1:{port}", headers={"host": NAME}) as browser,
        running(command, lambda: browser.get("/health/").raise_for_status()),
    ):
        yield browser


@pytest.fixture(params=["nginx", "caddy"])
def proxy(request: pytest.FixtureRequest) -> httpx.Client:
    made: httpx.Client = request.getfixturevalue(request.param)
    return made


def certificate(folder: Path) -> None:
    """Of the hall's own making; a real one stands there in a real server."""
    now = datetime.now(UTC).replace(microsecond=0)
    authority = hall_certificate.make_authority("proxy", ["127.0.0.1"], now)
    made = hall_certificate.make_server_certificate(authority, ["127.0.0.1"], now)
    (folder / "fullchain.pem").write_bytes(made.pem)
    (folder / "privkey.pem").write_bytes(made.key_pem)


def test_pages_come_through_while_a_second_server_is_away(proxy: httpx.Client) -> None:
    for _ in range(6):
        answer = proxy.get("/t/demo-open/")
        assert answer.status_code == 200, answer.text
    assert proxy.get("/ready/").json() == {"status": "ready"}
    assert len(proxy.get("/health/").headers["x-request-id"]) >= 32


def test_a_stream_is_not_held_back(proxy: httpx.Client) -> None:
    with proxy.stream("GET", "/t/demo-open/live", timeout=10) as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        assert next(answer.iter_bytes())


def test_a_console_gets_its_socket(proxy: httpx.Client) -> None:
    page = proxy.get("/login/")
    token = re.search(r'name="csrfmiddlewaretoken" value="([^"]+)"', page.text)
    assert token
    form = {"username": "chief", "password": "demo", "csrfmiddlewaretoken": token[1]}
    origin = f"{proxy.base_url.scheme}://{NAME}"
    referer = {"referer": f"{origin}/login/", "origin": origin}
    entered = proxy.post("/login/", data=form, headers=referer)
    assert entered.status_code == 302, entered.text
    cookies = "; ".join(f"{name}={value}" for name, value in proxy.cookies.items())
    secure = proxy.base_url.scheme == "https"
    port = proxy.base_url.port or 0
    named = NAME if secure else f"{NAME}:{port}"  # nginx passes the name alone, as on port 443
    with (
        socket.create_connection(("127.0.0.1", port)) as plug,
        connect(
            f"{'wss' if secure else 'ws'}://{NAME}:{port}/ws/t/demo-open/?after=0",
            sock=plug,
            ssl=ssl._create_unverified_context() if secure else None,
            additional_headers={"Cookie": cookies, "Origin": f"{proxy.base_url.scheme}://{named}"},
        ) as console,
    ):
        assert "seq" in str(console.recv(timeout=10))
    proxy.cookies.clear()


def sent(proxy: httpx.Client, place: str, megabytes: int) -> int:
    """The status; what the server itself says (no log-in: 403) shows that it got there, and so does
    502: the server closes the connection of a stranger before all of it was sent."""
    try:
        return proxy.post(place, content=bytes(megabytes << 20), timeout=60).status_code
    except (httpx.WriteError, httpx.ReadError, httpx.RemoteProtocolError):
        return 413  # cut off while it was sent


def test_a_rating_list_may_be_long(proxy: httpx.Client) -> None:
    assert sent(proxy, "/api/v1/tournaments/demo-open/rating-lists/", 17) in (403, 502)
    assert proxy.get("/health/").status_code == 200, "nobody else is turned away for it"


def test_nothing_else_may(nginx: httpx.Client) -> None:
    assert sent(nginx, "/api/v1/tournaments/demo-open/photos/", 17) == 413
    assert sent(nginx, "/api/v1/tournaments/demo-open/photos/", 1) in (403, 404, 405)


def test_a_page_of_a_version_is_asked_for_once_and_the_newest_always(nginx: httpx.Client) -> None:
    head = nginx.get("/t/demo-open/head").json()
    assert re.fullmatch("[0-9]+-[0-9a-f]+", head["tag"]), head
    page = f"/t/demo-open/v/{head['tag']}.en/standings/"
    nginx.get(page)
    again = nginx.get(page)
    assert (again.status_code, again.headers["x-cache"]) == (200, "HIT")
    for address in (f"/t/demo-open/v/{head['version']}/standings/", "/t/demo-open/standings/"):
        nginx.get(address)
        assert nginx.get(address).headers.get("x-cache") != "HIT"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_the_units_are_understood(tmp_path: Path) -> None:
    """With paths that are there; a control: a word that systemd does not know is named."""
    for unit in sorted((DEPLOY / "systemd").glob("*.service")):
        text = re.sub(r"/opt/openhall/(venv/bin/)?\w+", "/bin/true", unit.read_text())
        copy = tmp_path / unit.name.replace("@.", "@8001.")
        copy.write_text(text)
        assert _verified(copy) == ""
        copy.write_text(text.replace("Restart=always", "Restrat=always"))
        assert "Restrat" in _verified(copy)
        copy.unlink()


def _verified(unit: Path) -> str:
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", "--recursive-errors=no", str(unit)],
        capture_output=True,
        text=True,
        check=False,
    )
    return "\n".join(line for line in done.stderr.splitlines() if unit.name in line)
