"""Whether somebody was erased since: what keeps rendered names must not outlive it."""

from __future__ import annotations

import time
from typing import Final

from events.outages import outage_of, say

from .offload import Flights, Pool
from .services import people

EVERY: Final = 5.0
"""Seconds after which nothing that is kept names somebody any more who was erased."""


class ErasureWatch:
    """The look of one event loop for those who keep names of `what`; it runs in their pool."""

    def __init__(self, pool: Pool, what: str) -> None:
        self._pool = pool
        self._what = what
        self._flights = Flights()
        self._looked = float("-inf")
        self.known: object = None
        """Of the last look; another value means that whatever was kept before has to go."""

    async def look(self, *, at_once: bool = False) -> object:
        """`known`, at most `EVERY` seconds old."""
        if at_once or time.monotonic() - self._looked > EVERY:
            await self._flights.once("erasures", self._look)
        return self.known

    async def _look(self) -> None:
        looked = time.monotonic()
        try:
            self.known = await self._pool.run(people.erasures)
        except Exception as error:
            outage = outage_of(error)
            if outage is None:
                raise
            say(outage, error, self._what)
            return  # what is kept can be read on: nobody can be erased meanwhile
        self._looked = looked
