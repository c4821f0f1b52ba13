"""What can be seen at a glance of a log whose tables contradict each other: a cut, above all.

`verification.check` proves the rest, row by row.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from django.db import DEFAULT_DB_ALIAS

from . import chain
from .messages import Head
from .sql import head_row, rows


class Damage(NamedTuple):
    """In what the tables contradict the head; as text, as operators read it."""

    code: str
    facts: Mapping[str, int]

    def __str__(self) -> str:
        return _TEXTS[self.code].format(**self.facts)


_TEXTS: Final[Mapping[str, str]] = {
    "cut": "the head is event {head}, but the events end at {last}",
    "beyond-head": "there are events up to {last}, but the head is {head}",
    "other-event": "event {last} is not the one that the head names",
    "answered-beyond": "commands were answered up to event {answered}, but the log ends at {head}",
    "scopes-beyond": "scopes were moved up to event {moved}, but the log ends at {head}",
    "scopes-moved": "scopes were moved after event {head} already, where the log ends",
}


class LogDamaged(RuntimeError):  # noqa: N818 (errors are nouns)
    """The tables of a stream contradict each other; nothing is written until that is mended."""

    def __init__(self, stream: str, damage: Damage) -> None:
        super().__init__(
            f"The log of {stream} is damaged: {damage}. Nothing is recorded until that is mended;"
            " `manage.py verify` says more."
        )
        self.stream = stream
        self.damage = damage


def of_all(*, using: str = DEFAULT_DB_ALIAS) -> dict[str, Damage]:
    """`of_stream` of each stream that has any."""
    streams = rows("SELECT id FROM events_stream", [], using)
    damages = {stream: of_stream(stream, using=using) for (stream,) in sorted(streams)}
    return {stream: damage for stream, damage in damages.items() if damage}


def of_stream(stream: str, *, using: str = DEFAULT_DB_ALIAS) -> Damage | None:
    """In what the tables of a stream contradict its head; None: in nothing."""
    head = head_row(stream, using, lock=False) or Head(0, chain.GENESIS)
    moved = rows("SELECT MAX(seq) FROM events_scopemove WHERE stream = %s", [stream], using)
    return _beside(stream, head, using) or _of_scopes(moved[0][0] or 0, head)


def refuse(stream: str, head: Head, using: str) -> None:
    """Under the lock: whoever writes on after a cut would bury it. Raises LogDamaged.

    Scopes are not asked for: one that was moved beyond the head refuses the write itself.
    """
    if damage := _beside(stream, head, using):
        raise LogDamaged(stream, damage)


def _beside(stream: str, head: Head, using: str) -> Damage | None:
    ((last, own_hash, answered),) = rows(
        "SELECT (SELECT MAX(seq) FROM events_event WHERE stream = %s),"
        " (SELECT hash FROM events_event WHERE stream = %s AND seq = %s),"
        " (SELECT MAX(head) FROM events_command WHERE stream = %s)",
        [stream, stream, head.seq, stream],
        using,
    )
    last = last or 0
    if last < head.seq:
        return Damage("cut", {"head": head.seq, "last": last})
    if last > head.seq:
        return Damage("beyond-head", {"head": head.seq, "last": last})
    if (own_hash or chain.GENESIS) != head.hash:
        return Damage("other-event", {"last": last})
    if (answered or 0) > head.seq:
        return Damage("answered-beyond", {"head": head.seq, "answered": answered})
    return None


def _of_scopes(last: int, head: Head) -> Damage | None:
    if last <= head.seq:
        return None
    return Damage("scopes-beyond", {"head": head.seq, "moved": last})
