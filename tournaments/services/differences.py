"""Two moments of one tournament compared, each change with the events that made it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from events import store
from events.messages import Recorded

from .. import log
from ..domain.discretion import Knows
from ..domain.tournament.state import Tournament
from ..selectors.history.about import subjects
from ..selectors.history.before_after import touched
from ..selectors.history.difference import StandingChange, difference, standing_changes
from ..selectors.history.moved import MovedPart
from ..selectors.history.rows import DifferenceRow
from ..selectors.rows.log import ActivityRow
from .activity_rows import rows_of
from .event_search import wording

_OF_THE_TOURNAMENT: Final = (
    "prohibited-pairs",
    "virtual-points",
    "numbers",
    "tournament",
    "committee",
)


class MomentsCompared(msgspec.Struct, frozen=True):
    """What changed after the event `then`, up to `now`."""

    then: int
    now: int
    things: tuple[DifferenceRow, ...]
    standings: tuple[StandingChange, ...]


def compared(
    stream: str, then: Tournament, now: Tournament, of: str, knows: Knows
) -> MomentsCompared:
    """The difference from `then` to `now`, of everything (`of` is empty) or of one part or
    subject, as far as the asker `knows` it."""
    moves = difference(then, now, of)
    words = wording(now, moves, knows)
    things = touched(moves, words)
    names = {move.key: _subjects_of(move) for move in moves}
    events = _events(stream, then, now, {thing.key: names[thing.key] for thing in things}, knows)
    return MomentsCompared(
        then.seq,
        now.seq,
        tuple(DifferenceRow(thing=thing, events=events[thing.key]) for thing in things),
        standing_changes(then, now, words.names) if of in ("", "standings") else (),
    )


def _events(
    stream: str,
    then: Tournament,
    now: Tournament,
    wanted: Mapping[str, Sequence[str]],
    knows: Knows,
) -> Mapping[str, tuple[ActivityRow, ...]]:
    """By the key of a thing, the events after `then` that stand under its subjects."""
    between = store.read(stream, then.seq, now.seq)
    about = _by_subject(between)
    seqs = {
        key: sorted({event.seq for name in names for event in about.get(name, ())})
        for key, names in wanted.items()
    }
    needed = sorted({seq for each in seqs.values() for seq in each})
    rows = rows_of(stream, now, [between[seq - then.seq - 1] for seq in needed], knows)
    by_seq = {row.seq: row for row in rows}
    return {key: tuple(by_seq[seq] for seq in each) for key, each in seqs.items()}


def _by_subject(recorded: Sequence[Recorded]) -> dict[str, list[Recorded]]:
    by_subject: dict[str, list[Recorded]] = {}
    for event in recorded:
        for subject in subjects(log.decoded(event)):
            by_subject.setdefault(subject, []).append(event)
    return by_subject


def _subjects_of(move: MovedPart) -> tuple[str, ...]:
    """The subjects under which the events of a thing stand."""
    if move.noun == "tournament":
        return _OF_THE_TOURNAMENT
    if move.noun == "conflict":
        return ((move.after or move.before).scope,)
    if move.noun == "photo":
        return ((move.after or move.before).about,)
    if move.noun == "player" and move.before and move.before.tpn != move.after.tpn:
        return (move.key, "numbers")
    return (move.key,)
