"""Joining, and the first copy: what the machine that leads holds takes the place of nothing, or of
an older copy of it.

`manage.py follow` does this before a server is there; the log that comes is proven like a back-up.
"""

from __future__ import annotations

import contextlib
import os
import platform
from pathlib import Path
from typing import Final

from events import leadership
from events.copying import applying, notes
from events.leadership import Leadership

from ..backups import restoring
from ..backups.archive import DATABASE, OWNER_ONLY, SUFFIX
from ..backups.kept import KeptHall
from .calling import NotReached, called
from .link import CopyBegins, FollowFrom, Has, Join, Joined, Piece

RECEIVED: Final = f"from-the-leader{SUFFIX}"
LONG: Final = 600.0
"""Seconds for a copy to be made."""


def join(hall: KeptHall, address: str, secret: bytes, own: list[str]) -> Path | None:
    """This machine follows that one from now on; where the hall lies now that it had when it led,
    if it did. Raises `NotReached`, OSError."""
    with called(address, "code", secret) as line:
        line.say(Join(platform.node()[:60] or "openhall", own))
        joined = line.hear(LONG)
    if not isinstance(joined, Joined):
        raise NotReached("other-answer", address)
    led = leadership.read(hall.data).role != "following"
    aside = restoring.move_aside(hall) if led else None
    following = Leadership(role="following", epoch=joined.epoch, key=joined.key, other=(address,))
    leadership.write(hall.data, following)
    return aside


def lacks_copy(database_file: Path) -> bool:
    """Whether there is nothing here that could be gone on from."""
    if not database_file.is_file():
        return True
    with contextlib.closing(applying.opened(database_file)) as database:
        return not notes.place(database)[0]


def give_up(database_file: Path) -> None:
    """What is here goes on nowhere: a copy is made at the next start."""
    with contextlib.closing(applying.opened(database_file)) as database, database:
        database.execute("BEGIN IMMEDIATE")
        notes.remember(database, "", 0)


def fetch(hall: KeptHall, program: str, own: list[str]) -> None:
    """A copy of everything, in place of what is here.

    Raises `NotReached`, `BackupRefused`, OSError; then what was here is as it was.
    """
    received = hall.data / RECEIVED
    try:
        generation = _received(received, leadership.read(hall.data), program, own)
        with restoring.proven(received, hall, "", None) as (_, unpacked):
            _begin_place(unpacked / DATABASE, generation)
            restoring.put_in_place(unpacked, hall, keep=False)
    finally:
        received.unlink(missing_ok=True)


def _received(into: Path, following: Leadership, program: str, own: list[str]) -> str:
    """The copy in a file; the generation that it belongs to."""
    follow = FollowFrom(program, "", 0, {}, following.epoch, own)
    (address,) = following.other[:1]
    with called(address, "key", bytes.fromhex(following.key)) as line:
        line.say(follow)
        begins = line.hear(LONG)
        if not isinstance(begins, CopyBegins):
            raise NotReached("other-answer", address)
        with open(os.open(into, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNER_ONLY), "wb") as file:  # noqa: PTH123
            left = begins.size
            while left > 0:
                piece = line.hear()
                if not isinstance(piece, Piece):
                    raise NotReached("other-answer", address)
                left -= file.write(piece.content)
        line.say(Has(0))
    return begins.generation


def _begin_place(database_file: Path, generation: str) -> None:
    """The copy goes on from the last note that is in it, and makes none of its own."""
    with contextlib.closing(applying.opened(database_file)) as database:
        place = notes.last(database)
        notes.end(database)
        with database:
            database.execute("BEGIN IMMEDIATE")
            notes.remember(database, generation, place)
