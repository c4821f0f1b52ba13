"""What was done to several at once: found in the log as the events of one command."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from types import MappingProxyType
from typing import Final

from events.messages import Recorded

from .. import log
from ..domain.decide.groups import as_left
from ..domain.decide.list_batches import left_by_list
from ..domain.ids import GameId, PlayerId
from ..domain.scopes import NUMBERS
from ..domain.state import Tournament
from .names import Names
from .rows import Row

WHAT: Final = MappingProxyType(
    {
        "PlayerWithdrawn": "withdrawn",
        "ForfeitDeclared": "lost by forfeit",
        "GameAdjourned": "adjourned",
    }
)
"""The events of one kind that `undo-batch` takes back."""

OF_A_LIST: Final = MappingProxyType(
    {
        "PlayerEntered": "entered",
        "LateEntryAdmitted": "entered",
        "PlayerCorrected": "corrected",
        "RatingCorrected": "corrected",
        "EntriesMerged": "merged",
        "PlayerReinstated": "reinstated",
    }
)
"""What a list does to entries, beside withdrawing and reinstating; it is taken back whatever it
did to each."""

BESIDE: Final = frozenset(
    {
        "PlayerWithdrawn",
        "PairingNumbersAssigned",
        "PlayerCheckedIn",
        "ByeGranted",
        "SettingsChanged",
        "ProhibitedPairsSet",
        "VirtualPointsSet",
    }
)
"""What comes with that: numbers of late entries, what a merge gives to the kept entry, and what a
report sets, which is taken back with its entries."""

LISTS: Final = MappingProxyType(
    {
        "settings": "the settings",
        "prohibited-pairs": "the prohibited pairs",
        "virtual-points": "the virtual points",
    }
)


class BatchRow(Row, frozen=True, kw_only=True):
    """`first` names the batch; `standing` counts what is still as the batch left it."""

    first: int
    last: int
    at: str
    by: str
    by_name: str
    reason: str
    what: str
    subjects: tuple[str, ...]
    """Players by name, games as "round 3, board 47"."""
    standing: int


def commands_of(recorded: Iterable[Recorded]) -> Iterator[tuple[Recorded, ...]]:
    """The events of each command, in the order of the log."""
    for _, events in groupby(recorded, key=lambda event: event.command_id):
        yield tuple(events)


def can_be_undone(events: Sequence[Recorded]) -> bool:
    """One kind of thing done to each, and nothing else; or what a list did to entries."""
    types = {event.type for event in events}
    of_one_kind = len(types) == 1 and types <= WHAT.keys()
    of_a_list = bool(types & OF_A_LIST.keys()) and types <= OF_A_LIST.keys() | BESIDE
    return of_one_kind or of_a_list


def batches(state: Tournament, names: Names, recorded: Iterable[Recorded]) -> tuple[BatchRow, ...]:
    """Newest first; a command about one player or game alone is no batch, nor is what took one
    back."""
    found = [
        _row(state, names, events)
        for events in commands_of(recorded)
        if not events[0].causation and can_be_undone(events) and len(subjects(events)) > 1
    ]
    return tuple(reversed(found))


def subject_text(state: Tournament, names: Names, subject: str) -> str:
    """ "player:41" and "game:3.1.47" as people say them."""
    if subject in LISTS:
        return LISTS[subject]
    kind, _, name = subject.partition(":")
    if kind == "player":
        return names.player(PlayerId(int(name)))
    game = state.games[GameId(name)]
    return f"round {game.round}, board {game.board}"


def _row(state: Tournament, names: Names, events: Sequence[Recorded]) -> BatchRow:
    first, last = events[0], events[-1]
    seqs = range(first.seq, last.seq + 1)
    left = {entry.id: entry for entry in (*as_left(state, seqs), *left_by_list(state, seqs))}
    return BatchRow(
        first=first.seq,
        last=last.seq,
        at=first.recorded_at,
        by=first.actor,
        by_name=names.user(first.actor),
        reason=names.reason(first.reason),
        what=_what(events),
        subjects=tuple(subject_text(state, names, each) for each in subjects(events)),
        standing=len(left),
    )


def _what(events: Sequence[Recorded]) -> str:
    main = {OF_A_LIST.get(event.type) or WHAT.get(event.type, "") for event in events}
    words = main - {""}
    return words.pop() if len(words) == 1 else "entries changed"


def subjects(events: Iterable[Recorded]) -> dict[str, None]:
    """What the events are about, each once; numbers follow from the entries."""
    found = (log.subject(log.decoded(event)) for event in events)
    return dict.fromkeys(each for each in found if each != NUMBERS)
