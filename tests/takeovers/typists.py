"""Clients with the outbox of a console: what is typed goes under its id to the machine that leads,
and to the one that leads then, until it is answered."""

from __future__ import annotations

import threading
import time
from random import Random
from typing import Final, NamedTuple
from uuid import uuid4

import httpx

from tests.live.machines import CHIEF, SLUG

from .pair import Pair

PAUSE: Final = 0.02
PATIENCE: Final = 3.0
DONE: Final = (200, 201)


class Acknowledged(NamedTuple):
    """An entry that its typist saw acknowledged, by the machine at that address."""

    command_id: str
    by: str


class Typist(threading.Thread):
    def __init__(self, pair: Pair, token: str, random: Random) -> None:
        super().__init__(name="typist", daemon=True)
        self.acknowledged: list[Acknowledged] = []
        self.stopped = threading.Event()
        self._pair = pair
        self._token = token
        self._random = random

    def run(self) -> None:
        with httpx.Client(headers={"authorization": f"Token {self._token}"}) as http:
            while not self.stopped.is_set():
                self._give(http)
                time.sleep(self._random.uniform(0, PAUSE))

    def _give(self, http: httpx.Client) -> None:
        command_id = str(uuid4())
        body: dict[str, object] = {
            "command_id": command_id,
            "reason": f"announced {command_id[:8]}",
            "command": {"priority": "normal"},
        }
        while not self.stopped.is_set():
            url = self._pair.leading.url
            if self._post(http, url, body) in DONE:
                self.acknowledged.append(Acknowledged(command_id, url))
                return
            time.sleep(0.1)

    def _post(self, http: httpx.Client, url: str, body: dict[str, object]) -> int:
        address = f"{url}/api/v1/tournaments/{SLUG}/commands/make-announcement/"
        try:
            return http.post(address, json=body, timeout=PATIENCE).status_code
        except httpx.TransportError:
            return 0


def token_at(url: str) -> str:
    name, password = CHIEF
    sent = {"username": name, "password": password}
    return str(httpx.post(f"{url}/api/v1/token/", json=sent, timeout=20).json()["token"])
