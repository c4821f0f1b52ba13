"""The side that leads: who may follow, the copy it gets, and what is written since.

Everything here waits for disks and runs in threads; `consumer` is the socket.
"""

from __future__ import annotations

import contextlib
import logging
import secrets
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from django.conf import settings
from django.db import connections, transaction

from events import leadership, machines, store
from events.copying import applying, changes, notes
from events.copying.changes import Changes
from events.copying.waiting import WATCH
from events.leadership import Leadership
from events.locks import WriteTurn

from ..backups import kept, making
from ..backups.archive import SUFFIX
from ..backups.refusal import BackupRefused
from ..services import unmerged
from . import link
from .link import Claims, FollowFrom, Join, Joined, WhoLeads

COPY: Final = f"for-the-follower{SUFFIX}"
FORGET_EVERY: Final = 1_000
"""Notes that the follower has are removed so many at a time."""

logger = logging.getLogger(__name__)


class NotServed(Exception):  # noqa: N818
    """Nobody can follow here now; the code is one of `calling.REASONS`."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def refuse_if_none_can_follow() -> None:
    """Raises `NotServed`: the database is PostgreSQL, or another machine leads."""
    try:
        kept.of_settings()
    except BackupRefused:
        raise NotServed("postgresql") from None
    if not leadership.may_write():
        raise NotServed("not-leading")


def join(asked: Join) -> Joined:
    """Whoever had the code is the follower from now on; who was it before is none any more."""
    refuse_if_none_can_follow()
    generation, key = secrets.token_hex(8), secrets.token_hex(32)
    with database() as opened, WriteTurn("default"):
        notes.begin(opened, generation)
    before = leadership.current()
    leadership.keep(joined_by(before, asked, key, generation))
    logger.warning("%s follows this hall from now on", asked.name)
    return Joined(key, before.epoch)


def joined_by(before: Leadership, asked: Join, key: str, generation: str) -> Leadership:
    """What the machine that leads is then. The one that led before keeps its key here."""
    is_of_before = bool(before.forks) and not before.generation
    return msgspec.structs.replace(
        before,
        role="leading",
        key=key,
        generation=generation,
        other=machines.origins(asked.addresses),
        other_name=asked.name,
        former_key=before.key if is_of_before else before.former_key,
    )


def key_of(name: str) -> bytes | None:
    """Of the machine that follows, or of the one that led before and has things to tell yet."""
    now = leadership.current()
    keys = (bytes.fromhex(key) for key in (now.key, now.former_key) if key)
    return next((key for key in keys if link.name_of(key) == name), None)


def is_followers(secret: bytes) -> bool:
    return secret == bytes.fromhex(leadership.current().key)


def dismiss() -> None:
    """Nobody follows any more, and nothing is noted for anybody."""
    with database() as opened, WriteTurn("default"):
        notes.end(opened)
    now = leadership.current()
    leadership.keep(Leadership(role="alone", epoch=now.epoch))


def goes_on(asked: FollowFrom, opened: sqlite3.Connection) -> bool:
    """Whether what the follower has is a part of what is here: the notes are whole, it is no
    further than they are, and each of its logs is one of ours up to its end."""
    now = leadership.current()
    if asked.generation != now.generation or not notes.standing(opened, now.generation):
        return False
    if not notes.place(opened)[1] <= asked.place <= notes.last(opened):
        return False
    return all(head.seq == 0 or store.holds(name, head) for name, head in asked.heads.items())


def copy() -> tuple[Path, str]:
    """A file with one moment of everything, and the generation of the notes that go on from it.

    Raises `BackupRefused`, OSError. The file is the caller's to remove.
    """
    now = leadership.current()
    with database() as opened:
        if not notes.standing(opened, now.generation):
            now = msgspec.structs.replace(now, generation=secrets.token_hex(8))
            with WriteTurn("default"):
                notes.begin(opened, now.generation)
            leadership.keep(now)
    hall = kept.of_settings()
    target = hall.data / COPY
    target.unlink(missing_ok=True)
    making.make(hall, target, lists=False)
    return target, now.generation


class Notebook:
    """What is read for the follower, by one connection of its own."""

    def __init__(self, place: int) -> None:
        self.sent = place
        self._forgotten = place
        self._database = _opened()

    def next(self) -> Changes | None:
        """What changed since, and was not sent."""
        changed = changes.read(self._database, self.sent)
        if changed is not None:
            self.sent = changed.upto
        return changed

    def has(self, place: int) -> None:
        if place - self._forgotten < FORGET_EVERY:
            return
        with database() as opened, WriteTurn("default"):
            notes.forget(opened, place)
        self._forgotten = place

    def close(self) -> None:
        self._database.close()


def standing(addresses: list[str]) -> WhoLeads:
    now = leadership.current()
    return WhoLeads(now.role, now.epoch, now.forks, addresses)


def known_at(addresses: list[str]) -> None:
    """The follower has other addresses than before."""
    now = leadership.current()
    good = machines.origins(addresses)
    if good and good != now.other:
        leadership.keep(msgspec.structs.replace(now, other=good))


def keep_claims(offered: Claims) -> int:
    """In a thread of its own. How many are on the disk by now."""
    try:
        with transaction.atomic():
            return unmerged.keep(offered.claims)
    finally:
        connections.close_all()


@contextlib.contextmanager
def database() -> Iterator[sqlite3.Connection]:
    """A connection beside those of Django. Raises sqlite3.Error."""
    with contextlib.closing(_opened()) as opened:
        yield opened


def _opened() -> sqlite3.Connection:
    return applying.opened(Path(settings.DATABASES["default"]["NAME"]))


def choose_waiting(*, wait: bool, alone_after: int) -> None:
    """Whether an acknowledgement means two disks. Raises OSError."""
    now = leadership.current()
    chosen = msgspec.structs.replace(now, wait=wait, alone_after=alone_after)
    leadership.keep(chosen)


def behind() -> int:
    """Notes that the follower has not confirmed."""
    with database() as opened:
        return max(0, notes.last(opened) - WATCH.had)
