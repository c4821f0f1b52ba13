"""How a test speaks to a browser engine: WebDriver's commands, to WebKit over HTTP and to Firefox
over Marionette, which is what geckodriver would translate them to.

Each transport takes a command by the name that both know ("Navigate") and answers its value.
"""

from __future__ import annotations

import http.client
import json
import os
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

STARTS_WITHIN = 60.0
"""Seconds until an engine that does not speak is broken, on a busy machine too."""
ANSWERS_WITHIN = 60.0

Fields = dict[str, Any]

PATHS: dict[str, tuple[str, str]] = {
    "Navigate": ("POST", "/url"),
    "Refresh": ("POST", "/refresh"),
    "GetCurrentURL": ("GET", "/url"),
    "ExecuteScript": ("POST", "/execute/sync"),
    "ExecuteAsyncScript": ("POST", "/execute/async"),
    "ElementClick": ("POST", "/element/{id}/click"),
    "PerformActions": ("POST", "/actions"),
    "ReleaseActions": ("DELETE", "/actions"),
    "DeleteAllCookies": ("DELETE", "/cookie"),
    "NewWindow": ("POST", "/window/new"),
    "GetWindowHandle": ("GET", "/window"),
    "GetWindowHandles": ("GET", "/window/handles"),
    "SwitchToWindow": ("POST", "/window"),
    "CloseWindow": ("DELETE", "/window"),
    "SetWindowRect": ("POST", "/window/rect"),
    "TakeScreenshot": ("GET", "/screenshot"),
}


class DriverError(Exception):
    """What the engine answered instead of a value; the text begins with WebDriver's error code."""


class Wire(Protocol):
    def send(self, command: str, **fields: Any) -> Any: ...


class HttpWire:
    """A WebDriver server on loopback; the session is made with the first words."""

    def __init__(self, port: int, capabilities: Fields) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=ANSWERS_WITHIN)
        made = self._ask("POST", "/session", {"capabilities": {"alwaysMatch": capabilities}})
        self._session = f"/session/{made['sessionId']}"

    def send(self, command: str, **fields: Any) -> Any:
        method, path = PATHS[command]
        return self._ask(method, self._session + path.format(**fields), fields)

    def end(self) -> None:
        self._ask("DELETE", self._session, {})
        self._connection.close()

    def _ask(self, method: str, path: str, fields: Fields) -> Any:
        body = json.dumps(fields) if method == "POST" else None
        self._connection.request(method, path, body, {"content-type": "application/json"})
        value = json.loads(self._connection.getresponse().read())["value"]
        if isinstance(value, dict) and "error" in value:
            raise DriverError(f"{value['error']}: {value['message']}")
        return value


class MarionetteWire:
    """Firefox itself: messages are `LENGTH:JSON`, a request is [0, id, name, fields]."""

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=ANSWERS_WITHIN)
        self._stream = self._socket.makefile("rb")
        self._number = 0
        self._read()  # it greets
        self.send("NewSession", capabilities={"alwaysMatch": {}})

    def send(self, command: str, **fields: Any) -> Any:
        self._number += 1
        asked = json.dumps([0, self._number, f"WebDriver:{command}", fields]).encode()
        self._socket.sendall(b"%d:%s" % (len(asked), asked))
        _, number, error, value = self._read()
        assert number == self._number
        if error:
            raise DriverError(f"{error['error']}: {error['message']}")
        return value["value"] if isinstance(value, dict) and set(value) == {"value"} else value

    def end(self) -> None:
        self._stream.close()
        self._socket.close()

    def _read(self) -> Any:
        length = b""
        while (sign := self._stream.read(1)) != b":":
            assert sign, "Firefox has closed the connection"
            length += sign
        return json.loads(self._stream.read(int(length)))


@contextmanager
def webkit() -> Iterator[Wire]:
    """WebKitGTK in Debian's MiniBrowser, on a display that nobody sees."""
    with virtual_display() as display, loopback_port() as port:
        command = ["WebKitWebDriver", f"--port={port}"]
        quiet = {"LIBGL_ALWAYS_SOFTWARE": "1", "NO_AT_BRIDGE": "1", "DISPLAY": display}
        with running(command, quiet):
            until_spoken(lambda: socket.create_connection(("127.0.0.1", port), 1).close())
            browser = next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
            options = {"binary": str(browser), "args": ["--automation"]}
            wire = HttpWire(port, {"webkitgtk:browserOptions": options})
            yield wire
            wire.end()


@contextmanager
def firefox() -> Iterator[Wire]:
    """Firefox ESR without a window; it names the port of its choice in its profile."""
    with tempfile.TemporaryDirectory(prefix="openhall-firefox-") as profile:
        wishes = {
            "marionette.port": 0,
            "browser.shell.checkDefaultBrowser": False,
            "browser.startup.homepage_override.mstone": "ignore",
            "datareporting.policy.dataSubmissionEnabled": False,
            "toolkit.telemetry.reportingpolicy.firstRun": False,
            "network.captive-portal-service.enabled": False,
            "network.connectivity-service.enabled": False,
            "app.normandy.enabled": False,
            "browser.safebrowsing.downloads.remote.enabled": False,
            "services.settings.server": "data:,",
            "dom.timeout.background_throttling_max_budget": -1,
        }
        lines = [f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in wishes.items()]
        Path(profile, "user.js").write_text("\n".join(lines))
        command = ["firefox-esr", "--headless", "--no-remote", "--marionette"]
        with running([*command, "--profile", profile], {"HOME": profile}) as process:
            said = Path(profile, "MarionetteActivePort")
            wire = until_spoken(lambda: MarionetteWire(int(said.read_text())))
            yield wire
            wire.end()
            process.terminate()
            process.wait(20)


ENGINES: dict[str, Callable[[], Any]] = {"webkit": webkit, "firefox": firefox}


@contextmanager
def running(command: list[str], more: dict[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(
        command,
        env={**os.environ, **more},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextmanager
def virtual_display() -> Iterator[str]:
    """Xvfb on the first free display."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1440x900x24", "-nolisten", "tcp"]
    process = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as said:
            yield f":{said.readline().strip()}"
    finally:
        process.terminate()
        process.wait()


@contextmanager
def loopback_port() -> Iterator[int]:
    """A port that was free a moment ago."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
    yield port


def until_spoken(attempt: Callable[[], Any]) -> Any:
    end = time.monotonic() + STARTS_WITHIN
    while True:
        try:
            return attempt()
        except (OSError, ValueError):
            assert time.monotonic() < end, "the engine does not speak"
            time.sleep(0.1)
