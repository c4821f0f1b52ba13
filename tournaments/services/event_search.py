"""The history of anything in one log: filtered, and each event with before and after."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from itertools import islice
from typing import Final

import msgspec

from events import store
from events.messages import Recorded, utc_text

from .. import log
from ..domain.discretion import Knows
from ..domain.tournament.state import Tournament
from ..selectors.history.about import Subjects
from ..selectors.history.before_after import people_in, touched
from ..selectors.history.kinds import KINDS, kind_of
from ..selectors.history.moved import MovedPart
from ..selectors.history.rows import HistoryRow
from ..selectors.history.wording import Wording
from ..selectors.names import Discreet, Person
from ..selectors.rows.base import fields
from ..selectors.rows.log import ActivityRow
from ..words import speak
from . import moments, people
from .activity_rows import rows_of
from .event_moves import moves_of
from .names import names_of

PORTION: Final = 200
LARGEST: Final = 6_400
"""Events that are read at once, at first and at most."""


class HistoryFilter(msgspec.Struct, frozen=True, kw_only=True):
    """What a reader asks for; empty, 0 and None ask for everything.

    `round` narrows any subject to one round; `since` and `until` are times of the server;
    `before`: only events before this seq.
    """

    kind: str = ""
    actor: str = ""
    device: str = ""
    subject: str = ""
    round: int = 0
    since: datetime | None = None
    until: datetime | None = None
    words: str = ""
    before: int = 0

    @classmethod
    def of(cls, given: Mapping[str, str]) -> HistoryFilter:
        """From the parameters of an address. Raises `NotWanted`."""
        kind = given.get("kind", "")
        if kind and kind not in KINDS:
            raise NotWanted(
                "kind", speak("Unreadable.one-of", {"name": "kind", "known": ", ".join(KINDS)})
            )
        return cls(
            kind=kind,
            actor=given.get("actor", ""),
            device=given.get("device", ""),
            subject=given.get("subject", ""),
            round=_number(given, "round"),
            since=_time(given, "from", moments.beginning_of),
            until=_time(given, "to", moments.end_of),
            words=given.get("words", "").strip(),
            before=_number(given, "before"),
        )


class NotWanted(ValueError):  # noqa: N818
    """A parameter that says nothing; `field` is its name, the text a sentence for the reader."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(message)
        self.field = field


def _number(given: Mapping[str, str], name: str) -> int:
    text = given.get(name, "")
    if not text:
        return 0
    if not (text.isascii() and text.isdigit() and len(text) <= 15):
        raise NotWanted(name, speak("Unreadable.whole-number", {"name": name}))
    return int(text)


def _time(given: Mapping[str, str], name: str, read: Callable[[str], datetime]) -> datetime | None:
    text = given.get(name, "")
    try:
        return read(text) if text else None
    except moments.NotAMoment:
        raise NotWanted(name, speak("Unreadable.time", {"name": name})) from None


class HistoryPage(msgspec.Struct, frozen=True):
    """Events, newest first; `more`: older ones match as well."""

    rows: tuple[HistoryRow, ...]
    more: bool


def search(
    stream: str, state: Tournament, wanted: HistoryFilter, limit: int, knows: Knows
) -> HistoryPage:
    """At most `limit` events of the log up to this state, with as much as the asker `knows`."""
    rows = list(islice(_matching(stream, state, wanted, knows), limit + 1))
    return HistoryPage(with_changes(stream, state, rows[:limit], knows), len(rows) > limit)


def event(stream: str, state: Tournament, seq: int, knows: Knows) -> HistoryRow | None:
    """One event of the log up to this state; None: it has none of that seq."""
    if not 0 < seq <= state.seq:
        return None
    rows = rows_of(stream, state, store.read(stream, seq - 1, seq), knows)
    return with_changes(stream, state, rows, knows)[0]


def with_changes(
    stream: str, state: Tournament, rows: Sequence[ActivityRow], knows: Knows
) -> tuple[HistoryRow, ...]:
    """These rows with what their events changed."""
    if not rows:
        return ()
    wanted = frozenset(row.seq for row in rows)
    before = min(wanted) - 1
    recorded = store.read(stream, before, max(wanted))
    changed = moves_of(stream, recorded, wanted)
    words = wording(state, (each for moves in changed.values() for each in moves), knows)
    return tuple(
        HistoryRow(
            **fields(row),
            occurred_at=recorded[row.seq - before - 1].occurred_at,
            touched=touched(changed[row.seq], words),
        )
        for row in rows
    )


# --- which events ---------------------------------------------------------------------------


def _matching(
    stream: str, state: Tournament, wanted: HistoryFilter, knows: Knows
) -> Iterator[ActivityRow]:
    """Newest first; sentences are made by the portion, until enough of them have the words."""
    wordless = _Filter(wanted, state)
    last = min(wanted.before - 1, state.seq) if wanted.before else state.seq
    newest_first = (event for event in _backwards(stream, last) if wordless.takes(event))
    words = wanted.words.casefold()
    while portion := list(islice(newest_first, PORTION)):
        for row in rows_of(stream, state, portion, knows):
            if words in text_of(row).casefold():
                yield row


def _backwards(stream: str, last: int) -> Iterator[Recorded]:
    """The log from `last` to its first event, read as far as it is asked for."""
    size = PORTION
    while last > 0:
        yield from reversed(store.read(stream, max(0, last - size), last))
        last, size = last - size, min(2 * size, LARGEST)


def text_of(row: ActivityRow) -> str:
    """What free words are looked for in."""
    return f"{row.text} {row.reason} {row.actor_name} {row.device} #{row.seq}"


class _Filter:
    """All that can be asked of an event without its sentence."""

    def __init__(self, wanted: HistoryFilter, state: Tournament) -> None:
        self.wanted = wanted
        self.since = utc_text(wanted.since) if wanted.since else ""
        self.until = utc_text(wanted.until) if wanted.until else "~"
        asked = [wanted.subject] if wanted.subject else []
        asked += [f"round:{wanted.round}"] if wanted.round else []
        self.subjects = [Subjects.of(subject, state) for subject in asked]

    def takes(self, event: Recorded) -> bool:
        wanted = self.wanted
        if not self.since <= event.recorded_at <= self.until:
            return False
        if wanted.actor and event.actor != wanted.actor:
            return False
        if wanted.device and event.device != wanted.device:
            return False
        if wanted.kind and wanted.kind not in kind_of(event.type):
            return False
        return self._about(event)

    def _about(self, event: Recorded) -> bool:
        if not self.subjects:
            return True
        decoded = log.decoded(event)
        return all(each.hold(event, decoded) for each in self.subjects)


# --- what they changed ----------------------------------------------------------------------


def wording(state: Tournament, moves: Iterable[MovedPart], knows: Knows) -> Wording:
    moves = tuple(moves)
    acted = {str(each.name) for each in moves if each.noun == "arbiter"}
    shown: Mapping[people.Key, Person] = people.views(people_in(moves))
    if not knows.details:
        shown = {key: Discreet(person) for key, person in shown.items()}
    return Wording(state, names_of(state, acted, knows=knows), shown)
