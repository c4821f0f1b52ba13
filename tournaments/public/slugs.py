"""Which tournament an address means: the index of slugs, kept in the process."""

from __future__ import annotations

import asyncio
import time

from tournaments.models import TournamentIndex
from tournaments.offload import PUBLIC, Flights

PAUSE = 0.2
"""Seconds between two looks at the index, however many ask for addresses that nobody has."""


class Slugs:
    """slug -> stream. A slug never changes its stream, so only unknown ones ask the database.

    Whoever asks for one waits for a look that began after he came: a new tournament has its pages
    at once.
    """

    def __init__(self) -> None:
        self._streams: dict[str, str] = {}
        self._read_at = float("-inf")
        self._flights = Flights()

    async def stream(self, slug: str) -> str | None:
        came = time.monotonic()
        while slug not in self._streams and self._read_at < came:
            await self._flights.once("index", self._read)
        return self._streams.get(slug)

    async def _read(self) -> None:
        await asyncio.sleep(self._read_at + PAUSE - time.monotonic())
        started = time.monotonic()
        self._streams = await PUBLIC.run(_index)
        self._read_at = started


def _index() -> dict[str, str]:
    return dict(TournamentIndex.objects.values_list("slug", "stream"))
