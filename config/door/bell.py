"""The door's line to the hall: which tournaments it follows, and what it is told of them.

A document of JSON a line, as `tournaments.public.messages` has them. When the line breaks the door
ends: whoever keeps it starts another one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec

from tournaments.public.messages import Asked, DoorNews, Follow, Gone, Leave, Look, NewVersion, Told

from .readers import Readers, transport_of

LOOKS: Final = 1_000
"""Questions about old versions that wait for their answer at once."""

ASKED: Final = 200
"""Tournaments that are asked for and not known yet, at once."""

TIDY: Final = 60.0
"""Seconds between two looks for tournaments that nobody follows any more."""

Answer = Callable[[bool], None]


class Bell(asyncio.Protocol):
    """`lost` is called when the hall has ended the line."""

    def __init__(self, first_line: bytes, lost: Callable[[], None]) -> None:
        self._first_line = first_line
        self._lost = lost
        self._followed: dict[str, Readers] = {}
        self._looks: dict[tuple[str, int, str], list[Answer]] = {}
        self._rest = b""
        self._decoder = msgspec.json.Decoder(Told)
        self._transport: asyncio.Transport | None = None

    def follow(self, slug: str) -> Readers | None:
        """The readers of that tournament; None: too many are asked for just now."""
        readers = self._followed.get(slug)
        if readers is None:
            asked = sum(each.newest is None for each in self._followed.values())
            if asked >= ASKED or self._transport is None:
                return None
            readers = self._followed[slug] = Readers(slug)
            self._ask(Follow(slug))
        return readers

    def look(self, slug: str, version: int, tag: str, then: Answer) -> bool:
        """Asks whether that version is one of the log (`tag` empty: whether there is one of that
        number); False: there are too many questions."""
        place = slug, version, tag
        if place in self._looks:
            self._looks[place].append(then)
        elif len(self._looks) >= LOOKS:
            return False
        else:
            self._looks[place] = [then]
            self._ask(Look(slug, version, tag))
        return True

    def end(self) -> None:
        """Ends all streams."""
        if self._transport is not None:
            self._transport.close()
        for readers in self._followed.values():
            readers.end()

    # --- the line ---------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport_of(transport)
        self._transport.write(self._first_line)
        asyncio.get_running_loop().call_later(TIDY, self._tidy)

    def data_received(self, data: bytes) -> None:
        *lines, self._rest = (self._rest + data).split(b"\n")
        for line in lines:
            self._hear(self._decoder.decode(line))

    def connection_lost(self, _: Exception | None) -> None:
        self._transport = None
        self._lost()

    def _ask(self, asked: Asked) -> None:
        if self._transport is not None:
            self._transport.write(msgspec.json.encode(asked) + b"\n")

    def _hear(self, newest: Told) -> None:
        match newest:
            case DoorNews():
                self._take(newest.slug, newest.newest)
            case Gone():
                readers = self._followed.pop(newest.slug, None)
                if readers is not None:
                    readers.end()
                for look in [look for look in self._looks if look[0] == newest.slug]:
                    self._answer(look, here=False)
            case _:
                readers = self._followed.get(newest.slug)
                if readers is not None and newest.here and newest.tag:
                    readers.knows(newest.tag)
                self._answer((newest.slug, newest.version, newest.tag), here=newest.here)

    def _answer(self, look: tuple[str, int, str], *, here: bool) -> None:
        for then in self._looks.pop(look, ()):
            then(here)

    def _take(self, slug: str, newest: NewVersion) -> None:
        readers = self._followed.get(slug)
        if readers is not None:
            readers.take(newest)

    def _tidy(self) -> None:
        for slug, readers in tuple(self._followed.items()):
            if readers.is_idle():
                del self._followed[slug]
                readers.end()
                self._ask(Leave(slug))
        asyncio.get_running_loop().call_later(TIDY, self._tidy)
