"""PostgreSQL goes and comes back under a whole hall: everybody is told, and everything goes on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Any
from uuid import uuid4

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from tests.app.engine import until
from tests.app.started import Hall, started

from . import patient
from .own_postgresql import OwnPostgreSQL, own_postgresql

pytestmark = pytest.mark.postgres

SLUG = "demo-open"
PLAYED = 5
"""The round of the demo that is being played."""
AWAY = "The server's database does not answer."


@pytest.fixture(scope="module")
def postgresql() -> Iterator[OwnPostgreSQL]:
    with own_postgresql() as server:
        yield server


@pytest.fixture(scope="module")
def hall(postgresql: OwnPostgreSQL, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """`./hall` with worker and sweeper in its process, on that database."""
    data = tmp_path_factory.mktemp("hall")
    with started(data, "--demo", "20", DATABASE_URL=postgresql.url) as hall:
        yield hall


class Chief:
    """By the API."""

    def __init__(self, hall: Hall) -> None:
        self.http = httpx.Client(base_url=f"{hall.url}/api/v1/", timeout=30)
        answer = self.http.post("token/", json={"username": "chief", "password": "demo"})
        self.token = answer.json()["token"]
        self.http.headers["Authorization"] = f"Token {self.token}"

    def get(self, place: str = "") -> Any:
        return self.http.get(f"tournaments/{SLUG}/{place}").raise_for_status().json()

    def give(self, name: str, *, id: str = "", **command: Any) -> httpx.Response:
        sent = {"command_id": id or str(uuid4()), "command": command}
        return self.http.post(f"tournaments/{SLUG}/commands/{name}/", json=sent)

    def missing(self, number: int) -> list[str]:
        """The games of that round without a result."""
        boards = self.get(f"rounds/{number}/boards/")["boards"]
        return [row["game"] for row in boards if row["result"] is None]


def test_a_database_that_restarts_costs_nothing_but_the_time(
    hall: Hall, postgresql: OwnPostgreSQL
) -> None:
    chief = Chief(hall)
    try:
        asyncio.run(_restarted(hall, postgresql, chief))
    finally:
        chief.http.close()


async def _restarted(hall: Hall, postgresql: OwnPostgreSQL, chief: Chief) -> None:
    seq = chief.get()["seq"]
    games = chief.missing(PLAYED)
    typed: dict[str, Any] = {
        "id": str(uuid4()),
        "game": games[0],
        "result": "1-0",
        "expected": None,
    }
    address = f"{hall.url.replace('http', 'ws')}/ws/t/{SLUG}/?after={seq}"
    headers = {"Authorization": f"Token {chief.token}"}
    public = patient.get(f"{hall.url}/t/{SLUG}/")
    async with connect(address, additional_headers=headers) as socket:
        await socket.recv()
        postgresql.stop()
        began = time.monotonic()
        answer = chief.give("enter-result", **typed)
        assert time.monotonic() - began < 10
        assert (answer.status_code, answer.json()["code"]) == (503, "database-away")
        assert answer.json()["message"] == AWAY
        assert int(answer.headers["Retry-After"]) > 0
        page = patient.get(f"{hall.url}/", headers={"Cookie": f"sessionid={'a' * 32}"})
        assert (page.status_code, "database does not answer" in page.text) == (503, True)
        async with connect(address, additional_headers=headers) as other:
            await other.wait_closed()
            assert (other.close_code, other.close_reason) == (4503, AWAY)
        assert patient.get(f"{hall.url}/t/{SLUG}/").text == public.text, "readers read on"
        await asyncio.sleep(8)  # sweeper, tail and streams fail again and again
        postgresql.start()
        assert chief.give("enter-result", **typed).status_code == 201
        assert chief.give("enter-result", **typed).status_code == 200
        async with asyncio.timeout(30):
            while "boards" not in (message := msgspec.json.decode(await socket.recv())):
                assert "resync" not in message
        assert (message["prev"], message["seq"]) == (seq, seq + 1)
    for game in games[1:]:
        chief.give("enter-result", game=game, result="1-0", expected=None).raise_for_status()
    chief.give("close-round", round=PLAYED).raise_for_status()
    chief.give("request-pairing", round=PLAYED + 1).raise_for_status()
    until(lambda: chief.get(f"rounds/{PLAYED + 1}/")["round"]["status"] == "draft", "a draft", 60)
    version = patient.get(f"{hall.url}/t/{SLUG}/head").json()["version"]
    assert version > 0
