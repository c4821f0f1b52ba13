"""The side that follows: everything that is written where the hall is led, proven and on this disk.

A thread for as long as the server runs. It tries again for ever, later and later up to some
seconds; a copy that is not a part of that hall any more is given up and made anew by a start.
"""

from __future__ import annotations

import logging
import random
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from events import doorbell, leadership, machines
from events.copying import applying, notes
from events.messages import Head

from . import installing
from .calling import CalledLine, NotReached, called
from .link import Batch, Beat, FollowFrom, Has, StartAnew

FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 8.0
QUIET: Final = 300.0
"""Seconds without anything new after which a database in which something was erased is made
anew."""
ERASABLE: Final = frozenset(
    {"tournaments_persondetails", "tournaments_reasontext", "tournaments_attachmentfile"}
)

logger = logging.getLogger(__name__)


class Reception(msgspec.Struct, frozen=True, kw_only=True):
    """How it goes. `heard`: `time.monotonic` of the last word of the leader; `behind`: notes that
    it has and that are not here yet; `trouble`: a code of `calling.REASONS`."""

    heard: float | None = None
    behind: int = 0
    trouble: str = ""
    applied: float | None = None


class Receiver:
    """Applies what the leader sends to the database file."""

    def __init__(
        self, database_file: Path, program: str, own: list[str], anew: Callable[[], None]
    ) -> None:
        """`anew` is called once when only a copy helps; the server starts again then."""
        self.reception = Reception()
        self._file = database_file
        self._program = program
        self._own = own
        self._anew = anew
        self._stopping = threading.Event()
        self._erased_at: float | None = None
        self._thread = threading.Thread(target=self._run, name="follower", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self, patience: float = 5.0) -> bool:
        """Whether it has ended: then it writes nothing any more."""
        self._stopping.set()
        self._thread.join(patience)
        return not self._thread.is_alive()

    def _run(self) -> None:
        pause = FIRST_PAUSE
        while not self._stopping.is_set():
            began = time.monotonic()
            try:
                self._receive()
            except NotReached as error:
                self._in_trouble(error)
            except applying.Diverged as error:
                logger.error("what came is no part of this copy, which is made anew: %s", error)
                self._give_up()
                return
            except Exception:
                logger.exception("receiving failed; it is tried again")
            if self._stopping.is_set():
                return
            pause = FIRST_PAUSE if time.monotonic() - began > LONGEST_PAUSE else pause * 2
            pause = min(pause, LONGEST_PAUSE)
            self._stopping.wait(pause * random.uniform(0.5, 1.0))  # noqa: S311 (no secret)

    def _receive(self) -> None:
        following = leadership.current()
        database = applying.opened(self._file)
        try:
            generation, place = notes.place(database)
            epoch, (address,) = following.epoch, following.other[:1]
            has = FollowFrom(self._program, generation, place, _heads(database), epoch, self._own)
            with called(address, "key", bytes.fromhex(following.key)) as line:
                line.say(has)
                self._listen(line, database)
        finally:
            database.close()

    def _listen(self, line: CalledLine, database: sqlite3.Connection) -> None:
        while not self._stopping.is_set():
            message = line.hear(ending=self._stopping)
            now = time.monotonic()
            if self.reception.trouble:
                logger.warning("%s is heard again", line.address)
            match message:
                case StartAnew():
                    raise applying.Diverged("the leader says so")
                case Batch():
                    self._apply(database, message)
                    now = time.monotonic()
                    self.reception = Reception(heard=now, applied=now)
                    line.say(Has(message.changes.upto))
                case Beat():
                    _keep_addresses(message.addresses)
                    place = notes.place(database)[1]
                    self.reception = msgspec.structs.replace(
                        self.reception, heard=now, behind=message.upto - place, trouble=""
                    )
                    line.say(Has(place))
                    self._make_anew_if_quiet(database)

    def _apply(self, database: sqlite3.Connection, batch: Batch) -> None:
        heads = applying.apply(database, batch.changes)
        if any(table.table in ERASABLE for table in batch.changes.tables):
            # A new row is no erasure, but to empty the log costs nothing either.
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            self._erased_at = time.monotonic()
        for stream, head in heads.items():
            doorbell.ring(stream, head)

    def _make_anew_if_quiet(self, database: sqlite3.Connection) -> None:
        """What was erased may be in half-full pages still (`services.overwriting`)."""
        applied = self.reception.applied
        if self._erased_at is None or (applied and time.monotonic() - applied < QUIET):
            return
        database.execute("VACUUM")
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        self._erased_at = None

    def _in_trouble(self, error: NotReached) -> None:
        if self.reception.trouble != error.code:
            logger.warning("nothing is received: %s", error)
        self.reception = msgspec.structs.replace(self.reception, trouble=error.code)

    def _give_up(self) -> None:
        installing.give_up(self._file)
        self._anew()


def _keep_addresses(addresses: list[str]) -> None:
    """The one that is called stays the first."""
    now = leadership.current()
    known = tuple(dict.fromkeys((*now.other[:1], *machines.origins(addresses))))
    if known != now.other:
        leadership.keep(msgspec.structs.replace(now, other=known))


def _heads(database: sqlite3.Connection) -> dict[str, Head]:
    streams = database.execute("SELECT id, head, head_hash FROM events_stream")
    return {name: Head(head, head_hash) for name, head, head_hash in streams}
