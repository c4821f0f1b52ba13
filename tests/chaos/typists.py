"""Typists with the outbox of a console: an order goes out under its id until it is answered."""

from __future__ import annotations

import threading
import time
from random import Random
from typing import Any, Final, NamedTuple
from uuid import uuid4

import httpx

from .venue import SLUG, Server

IMPATIENT: Final = (0.2, 1.0, 8.0)
"""Seconds, one of which a typist waits for an answer: answers get lost, and orders go again."""
PAUSE: Final = 0.1
ANSWERED: Final = (200, 201, 409)
GO_AGAIN: Final = (0, 429, 500, 503)
"""Statuses at which an order goes again; 0: no answer came."""


class Acknowledged(NamedTuple):
    """An order with the answer that its typist has seen."""

    command_id: str
    game: str
    status: int


class Typist(threading.Thread):
    """Types results and notes of these games. `forgetful`, the control: the first answer to each
    order gets lost on its way, and an order that has to go again gets another id."""

    def __init__(
        self,
        servers: list[Server],
        token: str,
        games: list[str],
        random: Random,
        *,
        forgetful: bool = False,
    ) -> None:
        super().__init__(name="typist", daemon=True)
        self.acknowledged: list[Acknowledged] = []
        self.sent = 0
        self.stopped = threading.Event()
        self._servers = servers
        self._headers = {"authorization": f"Token {token}"}
        self._games = games
        self._random = random
        self._forgetful = forgetful

    def run(self) -> None:
        """Each game gets a result, a note, and the result corrected."""
        with httpx.Client(headers=self._headers) as http:
            for game in self._games:
                first = {"game": game, "result": "1-0", "expected": None}
                second = {"game": game, "result": "0-1", "expected": "1-0"}
                self._give(http, "enter-result", game, first)
                self._give(http, "note-board", game, {"game": game, "kind": "other"})
                self._give(http, "correct-result", game, second)

    def _give(self, http: httpx.Client, name: str, game: str, command: dict[str, Any]) -> None:
        first_id = command_id = str(uuid4())
        while not self.stopped.is_set():
            body = {"command_id": command_id, "reason": "as the slip says", "command": command}
            status = self._post(http, name, body)
            assert status in (*ANSWERED, *GO_AGAIN), f"{name} was answered {status}"
            lost = self._forgetful and command_id == first_id
            if status in ANSWERED and not lost:
                self.acknowledged.append(Acknowledged(command_id, game, status))
                return
            if self._forgetful:
                command_id = str(uuid4())
            time.sleep(PAUSE)

    def _post(self, http: httpx.Client, name: str, body: dict[str, Any]) -> int:
        address = self._random.choice(self._servers).address
        self.sent += 1
        try:
            return http.post(
                f"{address}/api/v1/tournaments/{SLUG}/commands/{name}/",
                json=body,
                timeout=self._random.choice(IMPATIENT),
            ).status_code
        except httpx.TransportError:
            return 0
