"""A back-up beside the hall that is there: what would be lost if it took its place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from events import store
from events.messages import Head
from events.sql import places, rows

from .archive import End
from .copies import ends

ERASURES: Final = ("PersonErased", "MemberErased")


class LogDifference(msgspec.Struct, frozen=True):
    """Of one log. `common`: the last event that both have; 0: none.

    `here`, `there`: events after it, of the hall and of the back-up; `since`: when the first of the
    former was recorded. `erasures`: those of them by which somebody was erased.
    """

    stream: str
    common: int
    here: int
    there: int
    since: str
    erasures: tuple[int, ...]

    @property
    def loses(self) -> bool:
        return self.here > 0

    def __str__(self) -> str:
        return f"{self.stream}: {_sentence(self)}"


def differences(here: str, there: str) -> list[LogDifference]:
    """Log by log. `here`, `there`: aliases of the databases of the hall and of the back-up."""
    ours, theirs = ends(here), ends(there)
    nothing = End(0, "", "")
    return [
        _difference(stream, ours.get(stream, nothing), theirs.get(stream, nothing), here, there)
        for stream in sorted(ours.keys() | theirs.keys())
    ]


def erased_again(differing: list[LogDifference]) -> Iterator[str]:
    """Of people who were erased after the back-up was made, and are in it."""
    for each in differing:
        for seq in each.erasures:
            yield (
                f"{each.stream}: event {seq} erased somebody who is in the back-up:"
                " erase this person again"
            )


def _difference(stream: str, ours: End, theirs: End, here: str, there: str) -> LogDifference:
    common = _last_common(stream, min(ours.seq, theirs.seq), here, there)
    return LogDifference(
        stream,
        common,
        here=ours.seq - common,
        there=theirs.seq - common,
        since=_recorded_at(stream, common + 1, here),
        erasures=_erasures(stream, common, here),
    )


def _last_common(stream: str, upto: int, here: str, there: str) -> int:
    """Each hash covers all events before: where one is the same, those before are."""
    low, high = 0, upto
    while low < high:
        middle = (low + high + 1) // 2
        place = Head(middle, store.hash_at(stream, middle, using=here))
        if place.hash and store.holds(stream, place, using=there):
            low = middle
        else:
            high = middle - 1
    return low


def _recorded_at(stream: str, seq: int, using: str) -> str:
    question = "SELECT recorded_at FROM events_event WHERE stream = %s AND seq = %s"
    moments = rows(question, [stream, seq], using)
    return str(moments[0][0]) if moments else ""


def _erasures(stream: str, after: int, using: str) -> tuple[int, ...]:
    question = (
        "SELECT seq FROM events_event WHERE stream = %s AND seq > %s"  # noqa: S608
        f" AND type IN ({places(ERASURES)}) ORDER BY seq"
    )
    return tuple(seq for (seq,) in rows(question, [stream, after, *ERASURES], using))


def _sentence(each: LogDifference) -> str:
    here, there = _events(each.here), _events(each.there)
    if not each.here and not each.there:
        return f"the same {_events(each.common)}, here and in the back-up"
    if not each.here:
        return f"the back-up has {there} more than what is here"
    if not each.common and not each.there:
        return f"is not in the back-up; its {here} (from {each.since}) would be gone"
    if not each.there:
        return (
            f"the back-up ends at event {each.common}; {here} after it (from {each.since})"
            " would be gone"
        )
    return (
        f"another log from event {each.common + 1} on: {there} in the back-up; {here} (from"
        f" {each.since}) would be gone"
    )


def _events(count: int) -> str:
    return "1 event" if count == 1 else f"{count} events"
