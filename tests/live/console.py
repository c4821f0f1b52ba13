"""A console in the tests: it follows a tournament by the protocol of the arbiters' socket."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Message = dict[str, Any]


class Console:
    """What a page knows: a seq, the events since, and the boards it shows.

    Every frame must follow on the last one: in order, gap-free, nothing twice, of one log.
    """

    def __init__(
        self, port: int, slug: str, headers: dict[str, str], seq: int, boards: list[Message]
    ) -> None:
        self.address = f"ws://127.0.0.1:{port}/ws/t/{slug}/"
        self.headers = headers
        self.seq = seq
        self.hash = ""
        """Of the event `seq`, its beginning; empty until the first message says it."""
        self.events: list[int] = []
        self.topics: set[str] = set()
        self.boards = {board["game"]: board for board in boards}

    def connect(self) -> connect:
        return connect(
            f"{self.address}?after={self.seq}&hash={self.hash}",
            additional_headers=self.headers,
            compression=None,
            close_timeout=1,
        )

    def take(self, raw: str | bytes) -> Message:
        message: Message = msgspec.json.decode(raw)
        if "seq" in message:
            self._frame(message)
        elif "heartbeat" in message:
            assert message["head"] >= self.seq
            if message["head"] == self.seq:
                assert self.hash in ("", message["hash"]), "another log"
                self.hash = message["hash"]
        else:
            assert "note" in message, message
        return message

    async def news(self, socket: ClientConnection) -> Message:
        """The next message that is no heartbeat."""
        async with asyncio.timeout(30):
            while "heartbeat" in (message := self.take(await socket.recv())):
                pass
        return message

    async def frame(self, socket: ClientConnection) -> Message:
        """The next message with events: notes of who is where may come before it."""
        async with asyncio.timeout(30):
            while "topics" not in (message := self.take(await socket.recv())):
                pass
        return message

    async def heartbeat(self, socket: ClientConnection) -> Message:
        """The next heartbeat: a note of the pairing that made the hall may come before it."""
        while "note" in (message := self.take(await socket.recv())):
            pass
        assert "heartbeat" in message, message
        return message

    async def catch_up(self, socket: ClientConnection, head: int) -> None:
        """Reads until the event `head` has come."""
        async with asyncio.timeout(30):
            while self.seq < head:
                self.take(await socket.recv())

    def _frame(self, frame: Message) -> None:
        seqs = [event["seq"] for event in frame["events"]]
        assert frame["prev"] == self.seq, f"a gap: {frame['prev']} after {self.seq}"
        assert seqs == list(range(self.seq + 1, frame["seq"] + 1))
        assert self.hash in ("", frame["prev_hash"]), "another log"
        self.seq, self.hash = frame["seq"], frame["hash"]
        self.events += seqs
        self.topics |= set(frame["topics"])
        self.boards |= {board["game"]: board for board in frame["boards"]}


async def close_code(socket: ClientConnection) -> int:
    """The code with which the server closes, after whatever it still says."""
    async with asyncio.timeout(5):
        while True:
            try:
                await socket.recv()
            except ConnectionClosed:
                return socket.close_code or 0
