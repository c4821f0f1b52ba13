"""Which tournament an address means: the index of slugs, kept in the process."""

from __future__ import annotations

import time

from tournaments.models import TournamentIndex
from tournaments.offload import PUBLIC, Flights

STALE = 1.0
"""Seconds after which an unknown slug is worth another look at the index."""


class Slugs:
    """slug -> stream. A slug never changes its stream, so only unknown ones ask the database,
    all of them together at most once in `STALE` seconds."""

    def __init__(self) -> None:
        self._streams: dict[str, str] = {}
        self._read_at = float("-inf")
        self._flights = Flights()

    async def stream(self, slug: str) -> str | None:
        if slug not in self._streams and time.monotonic() - self._read_at > STALE:
            await self._flights.once("index", self._read)
        return self._streams.get(slug)

    async def _read(self) -> None:
        started = time.monotonic()
        self._streams = await PUBLIC.run(_index)
        self._read_at = started


def _index() -> dict[str, str]:
    return dict(TournamentIndex.objects.values_list("slug", "stream"))
