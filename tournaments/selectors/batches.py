"""What was done to several at once: found in the log as the events of one command."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from types import MappingProxyType
from typing import Final

from events.messages import Recorded

from .. import log
from ..domain.batches.decide import as_left
from ..domain.batches.lists import left_by_list
from ..domain.batches.report_files import brought_rounds
from ..domain.drafts.events import comes_with_a_file
from ..domain.ids import GameId, PlayerId
from ..domain.scopes import NUMBERS, TOURNAMENT
from ..domain.tournament.state import Tournament
from .names import Names
from .rows.base import Row

WHAT: Final = MappingProxyType(
    {
        "PlayerWithdrawn": "withdrawn",
        "ForfeitDeclared": "lost-by-forfeit",
        "GameAdjourned": "adjourned",
        "FileReported": "said-by-a-file",
    }
)
"""The events of one kind that `undo-batch` takes back, and what was done by them."""

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
        "FideModeLeft",
        "SettingsChanged",
        "ProhibitedPairsSet",
        "VirtualPointsSet",
        "ColumnsMapped",
    }
)
"""What comes with that: numbers of late entries, what a merge gives to the kept entry, and what a
report sets, which is taken back with its entries."""

OF_A_REPORT: Final = frozenset(
    {
        "TournamentCreated",
        "InitialColourDrawn",
        "ReportLinesImported",
        "RegulationsChanged",
        "PairingNumbersFrozen",
        "RoundPaired",
        "RoundPublished",
        "ResultEntered",
        "ForfeitDeclared",
        "GameAdjourned",
        "RoundClosed",
        "RatedResultCorrected",
        "PublicRatingsChanged",
        "ColoursCorrected",
    }
)
"""What a report brings beside entries and what comes with them, when it has rounds."""

LISTS: Final = frozenset({"settings", "prohibited-pairs", "virtual-points"})


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
    with_rounds: bool = False
    """A report: all of it goes back, or nothing."""
    in_the_way: str = ""
    """Of such a report: what was built on it since, and what to do instead."""


Obstacle = Callable[[int, int], str]
"""What is in the way of taking back the report that the events from one to the other brought."""


def nothing_in_the_way(_first: int, _last: int) -> str:
    return ""


def commands_of(recorded: Iterable[Recorded]) -> Iterator[tuple[Recorded, ...]]:
    """The events of each command, in the order of the log."""
    for _, events in groupby(recorded, key=lambda event: event.command_id):
        yield tuple(events)


def can_be_undone(events: Sequence[Recorded]) -> bool:
    """One kind of thing done to each, and nothing else; or what a list did to entries; or a report
    with its rounds."""
    types = {event.type for event in events}
    of_one_kind = len(types) == 1 and types <= WHAT.keys()
    of_a_list = bool(types & OF_A_LIST.keys()) and types <= OF_A_LIST.keys() | BESIDE
    return of_one_kind or of_a_list or brings_rounds(events)


def brings_rounds(events: Sequence[Recorded]) -> bool:
    types = {event.type for event in events}
    return {"PlayerEntered", "RoundPublished"} <= types <= (
        OF_A_LIST.keys() | BESIDE | OF_A_REPORT
    ) and any(comes_with_a_file(log.decoded(event)) for event in events)


def batches(
    state: Tournament,
    names: Names,
    recorded: Iterable[Recorded],
    obstacle: Obstacle = nothing_in_the_way,
) -> tuple[BatchRow, ...]:
    """Newest first; a command about one player or game alone is no batch, nor is what took one
    back."""
    rows = [
        _row(state, names, events, obstacle)
        for events in commands_of(recorded)
        if not events[0].causation and can_be_undone(events) and len(subjects(events)) > 1
    ]
    return tuple(reversed(rows))


def subject_text(state: Tournament, names: Names, subject: str) -> str:
    """ "player:41" and "game:3.1.47" as people say them."""
    if subject in LISTS:
        return names.label("BatchSubject", subject)
    kind, _, name = subject.partition(":")
    if kind == "player":
        return names.player(PlayerId(int(name)))
    game = state.games[GameId(name)]
    return names.speak("BatchSubject.game", round=game.round, board=game.board)


def _row(
    state: Tournament, names: Names, events: Sequence[Recorded], obstacle: Obstacle
) -> BatchRow:
    first, last = events[0], events[-1]
    seqs = range(first.seq, last.seq + 1)
    in_the_way = ""
    if with_rounds := brought_rounds(state, seqs):
        in_the_way = obstacle(first.seq, last.seq)
    left = {entry.id: entry for entry in (*as_left(state, seqs), *left_by_list(state, seqs))}
    return BatchRow(
        first=first.seq,
        last=last.seq,
        at=first.recorded_at,
        by=first.actor,
        by_name=names.user(first.actor),
        reason=names.reason(first.reason),
        what=_what(names, events),
        subjects=tuple(subject_text(state, names, each) for each in subjects(events)),
        standing=max(len(left), with_rounds),
        with_rounds=with_rounds,
        in_the_way=in_the_way,
    )


def _what(names: Names, events: Sequence[Recorded]) -> str:
    if brings_rounds(events):
        rounds = sum(event.type == "RoundPaired" for event in events)
        return names.speak("Batch.report", rounds=rounds)
    main = {OF_A_LIST.get(event.type) or WHAT.get(event.type, "") for event in events}
    done = main - {""}
    return names.label("Batch", done.pop() if len(done) == 1 else "entries-changed")


def subjects(events: Sequence[Recorded]) -> dict[str, None]:
    """What the events are about, each once; numbers follow from the entries, and of a report with
    its rounds only the players are named."""
    named = dict.fromkeys(log.subject(log.decoded(event)) for event in events)
    if brings_rounds(events):
        return {each: None for each in named if each.startswith("player:")}
    return {each: None for each in named if each not in (NUMBERS, TOURNAMENT)}
