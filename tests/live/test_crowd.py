"""A thousand streams and requests that never end do not silence the hall (`ulimit -n 1024`)."""

from __future__ import annotations

import asyncio
import resource
import time
from collections.abc import Iterator
from typing import Any, NamedTuple
from uuid import uuid4

import httpx
import pytest

from config import descriptors
from tests.bench.embedded import PASSWORD, open_the_hall

from . import patient
from .console import Console
from .crowd import HALF_BODY, HALF_HEAD, STREAM, Crowd, answers, crowd, narrow_hall, statuses

pytestmark = pytest.mark.slow

FILES = 1024
STREAMS = 1200
HALVES = 300


class Narrow(NamedTuple):
    """The hall at its limit: its port, and what its opening told."""

    port: int
    opened: dict[str, Any]

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def record(self, board: int) -> int:
        """Status of a result by the first arbiter's program."""
        game = self.opened["games"][board - 1]
        answer = patient.post(
            f"{self.address}/api/v1/tournaments/open/commands/enter-result/",
            headers={"authorization": f"Token {self.opened['tokens'][0]}"},
            json={
                "command_id": str(uuid4()),
                "read_seq": self.opened["seq"],
                "command": {"game": game, "result": "1-0", "expected": None},
            },
        )
        return answer.status_code

    def log_in(self) -> httpx.Cookies:
        """As a browser does it; the cookies of the log-in."""
        with httpx.Client(base_url=self.address, timeout=30) as browser:
            assert browser.get("/login/").status_code == 200
            form = {
                "username": "arbiter-1",
                "password": PASSWORD,
                "csrfmiddlewaretoken": browser.cookies["csrftoken"],
            }
            assert browser.post("/login/", data=form).status_code == 302
            return browser.cookies


@pytest.fixture(scope="module", autouse=True)
def _many_files() -> Iterator[None]:
    """The crowd is of this process, which needs files for all of it."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    descriptors.raised()
    if resource.getrlimit(resource.RLIMIT_NOFILE)[0] < 2 * (STREAMS + HALVES):
        pytest.skip("this process may not open as many connections as the test needs")
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, before)


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Narrow]:
    folder = tmp_path_factory.mktemp("narrow")
    opened = open_the_hall(folder, players=120, arbiters=2)
    with narrow_hall(folder, FILES, "--https") as port:
        narrow = Narrow(port, opened)
        assert narrow.record(60) == 201
        yield narrow


@pytest.fixture
def came(hall: Narrow) -> Iterator[Crowd]:
    with crowd(hall.port) as came:
        yield came


def test_beside_1200_streams_and_300_half_requests_results_are_recorded_as_before(
    hall: Narrow, came: Crowd
) -> None:
    came.come(HALVES // 2, HALF_HEAD)
    came.come(HALVES // 2, HALF_BODY)
    streams = came.come(STREAMS, STREAM)
    for board in range(1, 11):
        assert hall.record(board) == 201
    heard = answers(streams, within=60)
    told = statuses(heard)
    assert told.keys() <= {0, 200, 503}, "each is served or told to come back"
    assert told[0] <= STREAMS // 100, "but for a few whose words were not read yet: see `cut`"
    assert told[200] == descriptors.room(FILES).streams_of_one
    refused = [answer for answer in heard.values() if answer.startswith(b"HTTP/1.1 503")]
    assert all(b"\r\nretry-after: 30\r\n" in answer for answer in refused)

    cookies = hall.log_in()
    assert _console_connects(hall, cookies)
    elsewhere = came.come(20, STREAM, source="127.0.0.2")
    assert statuses(answers(elsewhere, within=20)) == {200: 20}
    for board in range(11, 21):
        assert hall.record(board) == 201


def test_half_requests_are_closed_after_seconds(hall: Narrow, came: Crowd) -> None:
    began = time.monotonic()
    halves = [*came.come(20, HALF_HEAD), *came.come(20, HALF_BODY), *came.come(20, b"")]
    heard = answers(halves, within=30)
    assert statuses(heard) == {0: 60}
    assert 8 < time.monotonic() - began < 25


def test_more_half_requests_than_descriptors_make_room_for_each_other(
    hall: Narrow, came: Crowd
) -> None:
    """Faster than any clock ends them: the longest waiting go."""
    for number in range(6):
        came.come(300, HALF_HEAD if number % 2 else HALF_BODY)
        assert hall.record(21 + number) == 201
    assert hall.log_in()


def test_sockets_without_a_log_in_do_not_keep_arbiters_out(hall: Narrow, came: Crowd) -> None:
    upgrade = (
        b"GET /ws/t/open/ HTTP/1.1\r\nHost: hall\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    cookies = hall.log_in()
    sockets = came.come(600, upgrade)
    assert _console_connects(hall, cookies)
    assert hall.record(30) == 201
    told = statuses(answers(sockets, within=60))
    assert told.keys() <= {101, 503}, "looked at in turn, or told to come back"


def test_handshakes_that_never_finish_make_room_for_each_other(hall: Narrow) -> None:
    with crowd(hall.port + 1) as came:
        for number in range(4):
            came.come(300, b"\x16\x03\x01\x02\x00\x01\x00")  # a ClientHello, begun
            assert hall.record(40 + number) == 201
        secure = f"https://127.0.0.1:{hall.port + 1}"
        assert patient.get(f"{secure}/login/", verify=False, timeout=30).status_code == 200


def _console_connects(hall: Narrow, cookies: httpx.Cookies) -> bool:
    headers = {"cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}
    console = Console(hall.port, "open", headers, hall.opened["seq"], [])

    async def scenario() -> bool:
        async with asyncio.timeout(30), console.connect() as socket:
            message = console.take(await socket.recv())
            return "seq" in message or "heartbeat" in message

    return asyncio.run(scenario())
