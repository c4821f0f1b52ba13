"""`./hall` with its door in front: news, sockets, bodies, and what a killed door or hall leaves."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import resource
import shutil
import signal
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, Self
from uuid import uuid4

import httpx
import pytest

from config.embedded.private_socket import NAME
from tests.bench.embedded import PASSWORD, open_the_hall

from . import patient
from .console import Console
from .crowd import narrow_hall
from .phone import Phone

pytestmark = pytest.mark.slow

FILES = 4096
SOON = 20.0
"""Seconds until something has failed, on a busy machine too."""


class Running(NamedTuple):
    port: int
    data: Path
    opened: dict[str, Any]

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def hall(self) -> int:
        """The process of the hall, which holds the lock of its folder."""
        return int((self.data / "server.lock").read_text().rpartition(" ")[2].rstrip(")\n"))

    @property
    def door(self) -> int:
        """The hall's child that is the door; 0: there is none."""
        return next(iter(doors_of(self.hall)), 0)

    @property
    def private_sockets(self) -> set[Path]:
        """The files by which a door comes in."""
        links = {
            str(each.readlink())
            for each in Path(f"/proc/{self.hall}/fd").iterdir()
            if each.is_symlink()
        }
        lines = (line.split() for line in Path("/proc/net/unix").read_text().splitlines())
        paths = {line[7]: line[6] for line in lines if len(line) == 8}
        return {
            Path(path)
            for path, inode in paths.items()
            if path.endswith(NAME) and f"socket:[{inode}]" in links
        }

    def record(self, board: int, *, padding: int = 0) -> dict[str, Any]:
        command = {
            "command_id": str(uuid4()),
            "read_seq": self.opened["seq"],
            "command": {
                "game": self.opened["games"][board - 1],
                "result": "1-0",
                "expected": None,
            },
        }
        answer = patient.post(
            f"{self.address}/api/v1/tournaments/open/commands/enter-result/",
            headers={
                "authorization": f"Token {self.opened['tokens'][0]}",
                "content-type": "application/json",
            },
            content=json.dumps(command) + " " * padding,
        )
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def console(self) -> Console:
        token = {"authorization": f"Token {self.opened['tokens'][0]}"}
        return Console(self.port, "open", token, self.opened["seq"], [])


def doors_of(process: int) -> Iterator[int]:
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            command = (folder / "cmdline").read_bytes()
        except OSError:  # it has ended
            continue
        if parent == process and b"config.door" in command:
            yield int(folder.name)


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    folder = tmp_path_factory.mktemp("door")
    return folder, open_the_hall(folder, players=60, arbiters=2)


@pytest.fixture(scope="module")
def running(
    opened: tuple[Path, dict[str, Any]], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """One for most tests, on a copy of the folder."""
    folder = tmp_path_factory.mktemp("door") / "copy"
    shutil.copytree(opened[0], folder)
    with narrow_hall(folder, FILES) as port:
        yield Running(port, folder, opened[1])


def until(done: Callable[[], object]) -> None:
    deadline = time.monotonic() + SOON
    while not done():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def told(phone: Phone, do: Callable[[], object]) -> list[dict[str, Any]]:
    """What a phone is told: at first, and the first that is newer after that was done."""

    async def scenario() -> list[dict[str, Any]]:
        async with asyncio.timeout(SOON), phone.listen() as listening:
            first = await listening.first()
            await asyncio.to_thread(do)
            message = first
            while message["version"] == first["version"]:
                heard = await listening.message()
                assert heard is not None
                message = heard
            return [first, message]

    return asyncio.run(scenario())


def test_a_result_is_told_with_its_board(running: Running) -> None:
    before, after = told(Phone(running.port, "open"), lambda: running.record(1))
    assert "changes" not in before
    assert after["changes"] == {
        "since": before["tag"],
        "boards": {"1": "1–0"},
        "missing": 29,
        "adjourned": 0,
    }


def test_the_public_is_answered_while_the_hall_stands_still(running: Running) -> None:
    """And is so by the door: nothing else is."""
    head = f"{running.address}/t/open/head"
    before = patient.get(head).json()
    os.kill(running.hall, signal.SIGSTOP)
    try:
        assert patient.get(head).json() == before

        async def scenario() -> dict[str, Any]:
            async with asyncio.timeout(SOON), Phone(running.port, "open").listen() as listening:
                first = await listening.first()
                return {name: value for name, value in first.items() if name != "changes"}

        assert asyncio.run(scenario()) == before
        with pytest.raises(httpx.ReadTimeout):
            httpx.get(f"{running.address}/login/", timeout=1)
    finally:
        os.kill(running.hall, signal.SIGCONT)
    assert patient.get(f"{running.address}/login/").status_code == 200


def test_a_console_behind_the_tunnel_is_told(running: Running) -> None:
    async def scenario() -> dict[str, Any]:
        console = running.console()
        async with asyncio.timeout(SOON), console.connect() as line:
            while not console.hash:
                console.take(await line.recv())
            recorded = await asyncio.to_thread(running.record, 2)
            await console.catch_up(line, recorded["seq"])
            return recorded

    assert asyncio.run(scenario())["status"] == "recorded"


def test_a_long_body_passes_whole(running: Running) -> None:
    assert running.record(3, padding=1 << 20)["status"] == "recorded"


class Line:
    """One connection on which requests follow each other."""

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), SOON)
        self._file = self._socket.makefile("rb")

    def say(self, *paths: str, method: str = "GET", more: str = "") -> None:
        text = "".join(f"{method} {path} HTTP/1.1\r\nHost: hall\r\n{more}\r\n" for path in paths)
        self._socket.sendall(text.encode())

    def hear(self, *, alone: bool = False) -> tuple[int, dict[str, str], bytes]:
        status = int(self._file.readline().split()[1])
        headers = {}
        while line := self._file.readline().strip():
            name, _, value = line.decode().partition(": ")
            headers[name.lower()] = value
        length = 0 if alone else int(headers.get("content-length", 0))
        return status, headers, self._file.read(length)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()
        self._socket.close()


def _nothing_on_its_way(running: Running) -> None:
    """The door has heard of all that tests before this one have recorded."""
    with Line(running.port) as door, Line(running.port) as hall:
        hall.say("/login/")
        hall.hear()
        until = time.monotonic() + 30
        while True:
            door.say("/t/open/head")
            hall.say("/t/open/head")
            if door.hear()[2] == hall.hear()[2]:
                return
            assert time.monotonic() < until, "the door does not hear of the newest version"
            time.sleep(0.1)


@pytest.mark.parametrize("at_once", [False, True])
def test_private_requests_may_follow_public_ones_and_the_other_way(
    running: Running, at_once: bool
) -> None:
    """On one connection; what is said of the newest version is the same, whoever says it."""
    paths = ("/t/open/head", "/login/", "/t/open/head")
    _nothing_on_its_way(running)
    heard = []
    with Line(running.port) as line:
        if at_once:
            line.say(*paths)
        for path in paths:
            if not at_once:
                line.say(path)
            heard.append(line.hear())
    of_door, page, of_hall = heard
    assert (page[0], b"<form" in page[2]) == (200, True)
    for answer in heard:
        answer[1].pop("date")
    assert of_door == of_hall
    assert of_door[0] == 200


@pytest.mark.parametrize(
    ("method", "path", "more"),
    [
        ("HEAD", "/t/open/head", ""),
        ("GET", "/t/open/head?seen=1-00000000", ""),
        ("GET", "/t/open/head", "If-None-Match: *\r\n"),
        ("GET", "/t/open/head", "If-None-Match: W/TAG, x\r\n"),
        ("GET", "/t/open/head?seen=TAG", "If-None-Match: other\r\n"),
    ],
)
def test_door_and_hall_say_the_same(running: Running, method: str, path: str, more: str) -> None:
    etag = patient.get(f"{running.address}/t/open/head").headers["etag"]
    path, more = path.replace("TAG", etag.strip('"')), more.replace("TAG", etag)
    answers = []
    for before in ((), ("/login/",)):  # whose connection it is afterwards
        with Line(running.port) as line:
            if before:
                line.say(*before)
                line.hear()
            line.say(path, method=method, more=more)
            answers.append(line.hear(alone=method == "HEAD"))
    for answer in answers:
        assert answer[1].pop("date")
    assert answers[0] == answers[1]


def test_unknown_tournaments_and_names_are_the_halls(running: Running) -> None:
    assert patient.get(f"{running.address}/t/nowhere/live").status_code == 404
    foreign = patient.get(f"{running.address}/t/open/live", headers={"host": "chess.example.org"})
    assert foreign.status_code == 400


def test_nobody_says_from_where_he_comes(running: Running) -> None:
    """The first line is the door's: a client's own is no HTTP, and the socket knows a secret."""
    forged = (
        b"secret tunnel http 10.9.9.9 1 127.0.0.1 80\nGET /login/ HTTP/1.1\r\nHost: hall\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", running.port), SOON) as line:
        line.sendall(forged)
        assert line.recv(1000).startswith(b"HTTP/1.1 400 ")
    with socket.socket(socket.AF_UNIX) as line:
        line.settimeout(SOON)
        (place,) = running.private_sockets
        line.connect(str(place))
        line.sendall(forged)
        with contextlib.suppress(ConnectionResetError):
            assert line.recv(1000) == b""
    assert place.parent.stat().st_mode & 0o077 == 0


def test_wrong_passwords_are_counted_by_the_clients_own_address(running: Running) -> None:
    def obtain(source: str, password: str) -> int:
        transport = httpx.HTTPTransport(local_address=source)
        with httpx.Client(transport=transport, timeout=patient.SECONDS) as client:
            account = {"username": "arbiter-1", "password": password}
            return client.post(f"{running.address}/api/v1/token/", json=account).status_code

    guesses = [obtain("127.0.0.3", f"guess {number}") for number in range(12)]
    assert guesses[-1] == 429
    assert obtain("127.0.0.3", PASSWORD) == 429
    assert obtain("127.0.0.4", PASSWORD) == 200


def test_a_killed_door_is_there_again_and_nothing_is_lost(running: Running) -> None:
    hall, door = running.hall, running.door

    async def scenario() -> None:
        console, phone = running.console(), Phone(running.port, "open")
        async with asyncio.timeout(2 * SOON):
            async with console.connect() as line, phone.listen() as listening:
                while not console.hash:
                    console.take(await line.recv())
                await listening.first()
                os.kill(door, signal.SIGKILL)
                with contextlib.suppress(OSError):
                    assert await listening.message() is None
                await line.wait_closed()
            recorded = await asyncio.to_thread(running.record, 4)
            async with console.connect() as line, phone.listen() as listening:
                await console.catch_up(line, recorded["seq"])
                assert (await listening.first())["version"] == phone.version

    asyncio.run(scenario())
    assert running.hall == hall
    assert running.door not in (0, door)


def test_the_door_ends_with_a_killed_hall(opened: tuple[Path, dict[str, Any]]) -> None:
    with narrow_hall(opened[0], FILES) as port:
        running = Running(port, *opened)
        assert patient.get(f"{running.address}/t/open/head").status_code == 200
        door = running.door
        assert door
        (place,) = running.private_sockets
        os.kill(running.hall, signal.SIGKILL)
        until(lambda: not Path(f"/proc/{door}").exists())
        assert not place.parent.exists()
        with pytest.raises(OSError, match="refused"):
            socket.create_connection(("127.0.0.1", port), SOON)
    with narrow_hall(opened[0], FILES) as port:
        assert Running(port, *opened).door, "what it left behind is in nobody's way"


def test_one_process_has_no_door(opened: tuple[Path, dict[str, Any]]) -> None:
    with narrow_hall(opened[0], FILES, "--one-process") as port:
        running = Running(port, *opened)
        before, after = told(Phone(port, "open"), lambda: running.record(5))
        assert after["changes"]["since"] == before["tag"]
        assert running.door == 0
        assert running.private_sockets == set()


def test_streams_are_told_over_https_too(opened: tuple[Path, dict[str, Any]]) -> None:
    with narrow_hall(opened[0], FILES, "--https") as port:
        address = f"https://127.0.0.1:{port + 1}/t/open/live"
        with (
            httpx.Client(verify=False, timeout=patient.SECONDS) as client,
            client.stream("GET", address) as stream,
        ):
            line = next(line for line in stream.iter_lines() if line.startswith("data: "))
            assert json.loads(line[6:])["round"] == 1
        assert Running(port, *opened).door


def test_the_door_may_open_as_many_files_as_the_hall(running: Running) -> None:
    limits = [resource.prlimit(one, resource.RLIMIT_NOFILE) for one in (running.hall, running.door)]
    assert limits == [(FILES, FILES)] * 2
