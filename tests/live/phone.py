"""A phone in the tests: it listens to the public stream of a tournament (server-sent events)."""

from __future__ import annotations

import asyncio
import socket as sockets
import struct
from typing import Any, Self

import msgspec

Message = dict[str, Any]


class Phone:
    """Knows the last version it was told; versions never go back."""

    def __init__(self, port: int, slug: str) -> None:
        self.port = port
        self.slug = slug
        self.version = 0
        self.told: list[int] = []
        self.retry = 0

    def listen(self) -> Listening:
        return Listening(self)

    def take(self, block: bytes) -> Message:
        fields = dict(line.split(b": ", 1) for line in block.strip().split(b"\n"))
        self.retry = int(fields.get(b"retry", self.retry))
        message: Message = msgspec.json.decode(fields[b"data"])
        assert int(fields[b"id"]) == message["version"]
        assert message["version"] >= self.version, "a version went back"
        self.version = message["version"]
        self.told.append(self.version)
        return message

    def request(self) -> bytes:
        known = f"Last-Event-ID: {self.version}\r\n" if self.version else ""
        return (
            f"GET /t/{self.slug}/live HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            f"Accept: text/event-stream\r\n{known}\r\n"
        ).encode()


class Listening:
    """One connection of a phone."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    def __init__(self, phone: Phone) -> None:
        self._phone = phone
        self._chunked = True

    async def __aenter__(self) -> Self:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self._phone.port)
        self.writer.write(self._phone.request())
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.close()

    async def headers(self) -> bytes:
        head = await self.reader.readuntil(b"\r\n\r\n")
        self._chunked = b"transfer-encoding: chunked" in head.lower()
        return head

    async def message(self) -> Message | None:
        """The next one, or None when the server has ended the stream. After the headers."""
        if not self._chunked:
            return await self._plain_message()
        size = int((await self.reader.readuntil(b"\r\n")).strip(), 16)
        chunk = await self.reader.readexactly(size + 2)
        return self._phone.take(chunk) if size else None

    async def _plain_message(self) -> Message | None:
        """Of the door, whose streams end with the connection."""
        try:
            block = await self.reader.readuntil(b"\n\n")
        except asyncio.IncompleteReadError as end:
            block = end.partial
        assert block[-2:] in (b"\n\n", b""), "the stream ended within a message"
        return self._phone.take(block) if block else None

    async def first(self) -> Message:
        await self.headers()
        message = await self.message()
        assert message is not None
        return message

    async def until(self, version: int) -> None:
        """Reads until the version has been told."""
        async with asyncio.timeout(10):
            while self._phone.version < version:
                assert await self.message() is not None, "the stream ended"

    def reset(self) -> None:
        """Cuts the connection without a farewell, as a network does."""
        plug = self.writer.transport.get_extra_info("socket")
        if plug is not None and plug.fileno() >= 0:
            plug.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, struct.pack("ii", 1, 0))
        self.writer.transport.abort()
