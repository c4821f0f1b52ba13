"""What the door answers itself, and what it says of whom it passes on: read strictly."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from config.descriptors import room
from config.door import first_line, heads
from config.door.first_line import NotFromTheDoor, Tunnelled
from config.door.readers import SLOWEST, SPACING, _spacing
from config.door.start import OWN, SPARE, connections_of_the_hall, tunnels
from tournaments.public.messages import (
    ChangedBoards,
    Head,
    NewVersion,
    announcement,
    head_of,
    joined,
)

NAMES = ("chess.example.org",)


def head(*lines: str, first: str = "GET /t/open/live HTTP/1.1", host: str = "hall:8000") -> bytes:
    return "\r\n".join([first, f"Host: {host}", *lines]).encode()


def test_a_stream_is_asked_for_with_what_the_page_knows() -> None:
    first = "GET /t/open-2/live?seen=12-0a1b2c3d HTTP/1.1"
    request = heads.read(head("Last-Event-ID: 11", "Accept: */*", first=first), NAMES)
    assert request is not None
    assert (request.method, request.slug, request.wants) == (b"GET", "open-2", b"live")
    assert (request.seen, request.seen_version, request.known) == ("12-0a1b2c3d", 12, 11)
    assert request.keeps


@pytest.mark.parametrize(
    "first",
    [
        "GET /login/ HTTP/1.1",
        "GET /t/open/ HTTP/1.1",
        "GET /t/open/live/ HTTP/1.1",
        "GET /t/op%65n/live HTTP/1.1",
        "GET /t/open/../../login HTTP/1.1",
        "GET http://hall/t/open/live HTTP/1.1",
        "POST /t/open/live HTTP/1.1",
        "GET /t/open/live HTTP/1.0",
        "GET  /t/open/live HTTP/1.1",
        "GET /t/open/live HTTP/1.1 ",
    ],
)
def test_other_requests_are_the_halls(first: str) -> None:
    assert heads.read(head(), NAMES) is not None
    assert heads.read(head(first=first), NAMES) is None


@pytest.mark.parametrize(
    "line",
    [
        "Content-Length: 3",
        "Transfer-Encoding: chunked",
        "Upgrade: websocket",
        "Expect: 100-continue",
        "Host: hall",
        "Accept : text/plain",
        " folded: line",
        "no colon",
        "Name: \x00",
        "Name: a\nContent-Length: 3",
    ],
)
def test_what_is_not_plain_is_the_halls(line: str) -> None:
    assert heads.read(head("X: y"), NAMES) is not None
    assert heads.read(head(line), NAMES) is None


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("hall", True),
        ("hall.local:8000", True),
        ("192.168.1.4:8000", True),
        ("[fe80::1]:8000", True),
        ("CHESS.example.org", True),
        ("evil.example.org", False),
        ("chess.example.org.evil.org", False),
        ("", False),
        ("a b", False),
        ("hall:x", False),
    ],
)
def test_only_names_that_are_certain_are_answered(host: str, known: bool) -> None:
    assert (heads.read(head(host=host), NAMES) is not None) == known


def test_behind_a_proxy_of_this_machine_the_forwarded_address_counts() -> None:
    assert heads.client("192.0.2.1", "10.0.0.1") == "192.0.2.1"
    assert heads.client("127.0.0.1", "") == "127.0.0.1"
    assert heads.client("127.0.0.1", "9.9.9.9, 192.0.2.7, 127.0.0.1") == "192.0.2.7"


@pytest.mark.parametrize("forwarded", ["unknown", "10.0.0.1:4000", "[2001:db8::1]:80", "9.9.9.9,"])
def test_a_forwarded_address_that_is_not_plain_is_the_halls(forwarded: str) -> None:
    assert heads.read(head("X-Forwarded-For: 2001:db8::1, 10.0.0.1"), NAMES) is not None
    assert heads.read(head(f"X-Forwarded-For: {forwarded}"), NAMES) is None


def test_where_other_proxies_are_believed_the_hall_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    assert heads.read(head("X-Forwarded-For: 10.0.0.1"), NAMES) is not None
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.0/8")
    assert heads.read(head("X-Forwarded-For: 10.0.0.1"), NAMES) is None
    assert heads.read(head(), NAMES) is not None


def test_the_first_line_says_whose_a_connection_is() -> None:
    of = Tunnelled("https", ("fe80::1%eth0", 50123), ("::", 8001))
    line = first_line.tunnel("secret", of)
    assert line.endswith(b"\n")
    assert first_line.read("secret", line[:-1]) == of
    assert first_line.read("secret", first_line.bell("secret")[:-1]) is None


@pytest.mark.parametrize(
    "line",
    [
        b"other tunnel http 1.2.3.4 1 1.2.3.5 2",
        b"secret",
        b"",
        b"secret other",
        b"secret tunnel ftp 1.2.3.4 1 1.2.3.5 2",
        b"secret tunnel http 1.2.3.4 x 1.2.3.5 2",
        b"secret tunnel http 1.2.3.4 1",
        b"secret bell more",
    ],
)
def test_no_other_line_is_taken(line: bytes) -> None:
    with pytest.raises(NotFromTheDoor):
        first_line.read("secret", line)


@pytest.mark.parametrize("files", [1024, 4096, 20_000, 65_536])
def test_streams_and_tunnels_have_room_beside_each_other(files: int) -> None:
    given = room(files)
    assert given.streams + 2 * tunnels(given) + OWN <= files
    assert connections_of_the_hall(given) + SPARE <= max(tunnels(given), SPARE + 1)


HEAD = Head(10, "10-a", "", "a", 1)


def told(version: int, since: str = "", boards: dict[int, str] | None = None) -> NewVersion:
    changes = None if boards is None else ChangedBoards(since, boards, 20 - version, 0)
    return announcement(Head(version, f"{version}-a", "", "a", 1), changes)


def test_announcements_that_nobody_was_told_are_told_as_one() -> None:
    both = joined(told(11, "10-a", {1: "1–0", 2: "½–½"}), told(12, "11-a", {2: "", 3: "0–1"}))
    assert both == told(12, "10-a", {1: "1–0", 2: "", 3: "0–1"})


def test_what_cannot_be_told_is_fetched() -> None:
    assert joined(told(11), told(12, "11-a", {1: "1–0"})) == told(12)
    assert joined(told(11, "10-a", {1: "1–0"}), told(12)) == told(12)
    assert joined(told(11, "10-a", {1: "1–0"}), told(13, "12-a", {2: "1–0"})) == told(13)


def test_a_full_network_is_told_more_seldom_until_it_carries_again() -> None:
    spacing = SPACING
    for _ in range(10):
        spacing = _spacing(spacing, late=200, readers=10_000)
    assert spacing == SLOWEST
    assert _spacing(SPACING, late=9, readers=50) == SPACING, "some phones are asleep"
    assert _spacing(SPACING, late=99, readers=10_000) == SPACING
    for _ in range(10):
        spacing = _spacing(spacing, late=0, readers=10_000)
    assert spacing == SPACING


def test_the_door_knows_no_django() -> None:
    """Nor anything else that a process of 25 MB has no room for."""
    program = (
        "import sys; import config.door.__main__;"
        "print([name for name in sys.modules if name.partition('.')[0] in"
        " ('django', 'celery', 'uvicorn', 'channels', 'cryptography', 'events', 'frontend')])"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert said.stdout == b"[]\n"


@pytest.mark.parametrize(
    "machines",
    [
        {},
        {"others": ("http://192.168.1.8",), "hall": "0a", "epoch": 1},
        {"others": ("http://192.168.1.8",), "led_at": "http://192.168.1.8"},
    ],
)
def test_the_head_of_a_message_is_that_of_the_version(machines: dict[str, Any]) -> None:
    newest = Head(version=4, tag="4-0a1b2c3d", at="", hash="0a1b2c3d", round=2, **machines)
    changes = ChangedBoards(since="3-0a1b2c3d", boards={1: "1–0"}, missing=0, adjourned=0)
    assert head_of(announcement(newest, changes)) == newest
    assert head_of(announcement(newest, None)) == newest
