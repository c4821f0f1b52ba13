"""What can be seen at a glance of a log whose tables contradict each other: a cut, above all.

`verification.check` proves the rest, row by row.
"""

from __future__ import annotations

from django.db import DEFAULT_DB_ALIAS

from . import chain
from .messages import Head
from .sql import head_row, rows


class LogDamaged(RuntimeError):  # noqa: N818 (errors are nouns)
    """The tables of a stream contradict each other; nothing is written until that is mended."""

    def __init__(self, stream: str, damage: str) -> None:
        super().__init__(
            f"The log of {stream} is damaged: {damage}. Nothing is recorded until that is mended;"
            " `manage.py verify` says more."
        )
        self.stream = stream
        self.damage = damage


def of_all(*, using: str = DEFAULT_DB_ALIAS) -> dict[str, str]:
    """`of_stream` of each stream that has any."""
    streams = rows("SELECT id FROM events_stream", [], using)
    found = {stream: of_stream(stream, using=using) for (stream,) in sorted(streams)}
    return {stream: damage for stream, damage in found.items() if damage}


def of_stream(stream: str, *, using: str = DEFAULT_DB_ALIAS) -> str:
    """In what the tables of a stream contradict its head, in words; empty: in nothing."""
    head = head_row(stream, using, lock=False) or Head(0, chain.GENESIS)
    moved = rows("SELECT MAX(seq) FROM events_scopemove WHERE stream = %s", [stream], using)
    return _beside(stream, head, using) or _of_scopes(moved[0][0] or 0, head)


def refuse(stream: str, head: Head, using: str) -> None:
    """Under the lock: whoever writes on after a cut would bury it. Raises LogDamaged.

    Scopes are not asked for: one that was moved beyond the head refuses the write itself.
    """
    if damage := _beside(stream, head, using):
        raise LogDamaged(stream, damage)


def _beside(stream: str, head: Head, using: str) -> str:
    ((last, own_hash, answered),) = rows(
        "SELECT (SELECT MAX(seq) FROM events_event WHERE stream = %s),"
        " (SELECT hash FROM events_event WHERE stream = %s AND seq = %s),"
        " (SELECT MAX(head) FROM events_command WHERE stream = %s)",
        [stream, stream, head.seq, stream],
        using,
    )
    last = last or 0
    if last < head.seq:
        return f"the head is event {head.seq}, but the events end at {last}"
    if last > head.seq:
        return f"there are events up to {last}, but the head is {head.seq}"
    if (own_hash or chain.GENESIS) != head.hash:
        return f"event {last} is not the one that the head names"
    if (answered or 0) > head.seq:
        return f"commands were answered up to event {answered}, but the log ends at {head.seq}"
    return ""


def _of_scopes(last: int, head: Head) -> str:
    if last <= head.seq:
        return ""
    return f"scopes were moved up to event {last}, but the log ends at {head.seq}"
