"""Who is where: told to the other consoles, gone with the console, never kept and never public."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from uuid import uuid4

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from tournaments.services import presence

from .console import Console, Message
from .followers import aside
from .phone import Phone
from .playing import Hall, account, cookie, token
from .server import Server, serving

pytestmark = pytest.mark.django_db(transaction=True)

GONE_WITHIN = 3.0
"""Seconds until the others know that a console has died."""


@pytest.fixture
def hall() -> Hall:
    hall = Hall(players=6)
    hall.start()
    hall.publish(1)
    return hall


@pytest.fixture
def server(hall: Hall) -> Iterator[Server]:
    with serving(heartbeat=0.3, poll=0.1) as server:
        yield server


class Colleague:
    """An arbiter with a page open: a socket, and a console id of that page."""

    def __init__(self, server: Server, hall: Hall, name: tuple[str, str, str]) -> None:
        self.actor = account(*name)
        hall.appoint(self.actor, "sector")
        self.console = str(uuid4())
        self.seq = hall.state.seq
        self.port, self.slug = server.port, hall.slug
        self.headers = {"cookie": cookie(self.actor)}
        self.token = {"authorization": token(self.actor)}

    def socket(self) -> connect:
        after = f"?after={self.seq}&console={self.console}"
        address = f"ws://127.0.0.1:{self.port}/ws/t/{self.slug}/{after}"
        return connect(address, additional_headers=self.headers, close_timeout=1)

    async def says(self, **where: object) -> int:
        address = f"http://127.0.0.1:{self.port}/api/v1/tournaments/{self.slug}/presence/"
        said = {"console": self.console, **where}
        post = partial(httpx.post, address, json=said, headers=self.token, timeout=30)
        return (await aside(post)).status_code


@pytest.fixture
def bruno(server: Server, hall: Hall) -> Colleague:
    return Colleague(server, hall, ("bruno", "Bruno", "Brown"))


@pytest.fixture
def anna(server: Server, hall: Hall) -> Console:
    return Console(
        server.port, hall.slug, {"cookie": cookie(hall.chief)}, hall.state.seq, hall.board_rows(1)
    )


async def presence_heard(console: Console, socket: ClientConnection) -> Message:
    while True:
        message = await console.news(socket)
        if "note" in message:
            found: Message = message["note"]["presence"]
            return found


def test_the_others_see_at_which_board_a_console_is(
    hall: Hall, anna: Console, bruno: Colleague
) -> None:
    anna.seq = before = hall.state.seq

    async def scenario() -> None:
        async with anna.connect() as socket:
            await socket.recv()
            assert await bruno.says(round=1, board=2) == 200
            assert await presence_heard(anna, socket) == {
                "user": bruno.actor,
                "name": "Bruno Brown",
                "initials": "BB",
                "console": bruno.console,
                "round": 1,
                "board": 2,
                "doing": "",
                "left": False,
            }
            assert await bruno.says(round=2, doing="pairing") == 200
            assert (await presence_heard(anna, socket))["doing"] == "pairing"

    asyncio.run(scenario())
    assert hall.state.seq == before, "presence is in the log"


def test_a_console_that_dies_is_gone_within_seconds(
    hall: Hall, anna: Console, bruno: Colleague
) -> None:
    anna.seq = hall.state.seq

    async def scenario() -> None:
        async with anna.connect() as socket:
            await socket.recv()
            dying = await bruno.socket()
            await dying.recv()
            await bruno.says(round=1, board=2)
            assert (await presence_heard(anna, socket))["board"] == 2
            dying.transport.abort()  # no farewell: the device is switched off
            async with asyncio.timeout(GONE_WITHIN):
                gone = await presence_heard(anna, socket)
            assert gone == {"user": bruno.actor, "console": bruno.console, "left": True}

    asyncio.run(scenario())


@pytest.mark.quiet
def test_a_console_that_is_closed_is_gone_at_once(
    hall: Hall, anna: Console, bruno: Colleague
) -> None:
    anna.seq = hall.state.seq

    async def scenario() -> None:
        async with anna.connect() as socket:
            await socket.recv()
            async with bruno.socket() as leaving:
                await leaving.recv()
            async with asyncio.timeout(GONE_WITHIN):
                assert (await presence_heard(anna, socket))["left"] is True

    asyncio.run(scenario())


def test_a_follower_without_an_id_or_with_nonsense_for_one_leaves_nothing_behind(
    hall: Hall, anna: Console, bruno: Colleague
) -> None:
    anna.seq = hall.state.seq
    bruno.console = "<b>"

    async def scenario() -> None:
        async with anna.connect() as socket:
            await socket.recv()
            async with bruno.socket() as leaving:
                await leaving.recv()
            bruno.console = "0" * 8
            await bruno.says(round=1, board=3)
            assert (await presence_heard(anna, socket))["board"] == 3

    asyncio.run(scenario())


def test_the_public_hears_nothing_of_it(
    hall: Hall, server: Server, anna: Console, bruno: Colleague
) -> None:
    anna.seq = hall.state.seq
    phone = Phone(server.port, hall.slug)
    game = hall.state.games_of(1)[0].id

    async def scenario() -> None:
        async with anna.connect() as socket, phone.listen() as listening:
            await socket.recv()
            first = await listening.first()
            await bruno.says(round=1, board=2)
            await presence_heard(anna, socket)
            await aside(hall.result, game, "1-0", actor=bruno.actor)
            told = await listening.message()
            assert told is not None
            assert told["version"] == first["version"] + 1
            assert "Bruno" not in str([first, told])

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("name", "short"),
    [("Petra Okounová", "PO"), ("Anna Maria de Vries", "AV"), ("chief", "CH"), ("X", "X")],
)
def test_initials(name: str, short: str) -> None:
    assert presence.initials(name) == short
