"""Public reading: requests a second for the head and for an immutable page, and a new version's
way to many phones. Client and server share the cores."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path

import httpx

from .embedded import hall, open_the_hall, port_of
from .figures import Figure

SECONDS = 3.0
CONNECTIONS = 32


def measure() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        open_the_hall(Path(folder), players=240, arbiters=1)
        with hall(Path(folder)) as (address, _):
            head = httpx.get(f"{address}/t/open/head")
            tag, etag = head.json()["tag"], head.headers["etag"]
            port = port_of(address)
            whole = asyncio.run(_rate(port, "/t/open/head"))
            unchanged = asyncio.run(_rate(port, "/t/open/head", f"if-none-match: {etag}\r\n"))
            page = asyncio.run(
                _rate(port, f"/t/open/v/{tag}/pairings/1", "accept-encoding: gzip\r\n")
            )
    return [
        Figure("head, whole", whole, "requests/s"),
        Figure("head, unchanged (304)", unchanged, "requests/s"),
        Figure("page of 120 boards, packed, kept", page, "requests/s"),
    ]


async def _rate(port: int, path: str, headers: str = "") -> float:
    request = f"GET {path} HTTP/1.1\r\nhost: localhost\r\n{headers}\r\n".encode()
    until = time.perf_counter() + SECONDS
    done = await asyncio.gather(*(_ask(port, request, until) for _ in range(CONNECTIONS)))
    return sum(done) / SECONDS


async def _ask(port: int, request: bytes, until: float) -> int:
    """Asks over one connection, one request after the other; how often it was answered."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    answers = 0
    while time.perf_counter() < until:
        writer.write(request)
        head = await reader.readuntil(b"\r\n\r\n")
        if b"\r\ncontent-length: " in head:
            size = int(head.partition(b"\r\ncontent-length: ")[2].split(b"\r\n", 1)[0])
            await reader.readexactly(size)
        answers += 1
    writer.close()
    return answers
