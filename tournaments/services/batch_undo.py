"""A batch taken back as a whole: one command, with the batch as its causation."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from events import store
from events.messages import Envelope, Recorded

from .. import log
from ..domain.batches.commands import EntryBefore, UndoBatch
from ..domain.batches.report_files import not_taken_back
from ..domain.decisions import Around
from ..domain.entries.events import PlayerCorrected, RatingCorrected
from ..domain.ids import UserId
from ..domain.tournament.state import Tournament
from ..selectors.batches import Obstacle, can_be_undone, subject_text, subjects
from ..selectors.names import Names
from ..words import speak
from . import other_log, outcomes, states
from .handle import handle
from .names import names_of


class NoSuchBatch(LookupError):  # noqa: N818
    """No batch that can be taken back begins at that event."""


def batch_at(stream: str, first: int) -> list[Recorded]:
    """The events of the command whose first event that is. Raises `NoSuchBatch`."""
    known = 0 < first <= store.head(stream).seq
    recorded = store.read(stream, max(first - 2, 0)) if known else []
    begins = [event for event in recorded if event.seq == first]
    batch = [event for event in recorded if begins and event.command_id == begins[0].command_id]
    if not batch or batch[0].seq != first or not can_be_undone(batch):
        raise NoSuchBatch(speak("NoSuch.batch", {"event": first}))
    return batch


def undo(stream: str, first: int, envelope: Envelope) -> outcomes.Outcome:
    """`result` says what was taken back, and names what had changed since and was left alone.

    Raises `NoSuchBatch`.
    """
    try:
        batch = batch_at(stream, first)
    except NoSuchBatch:
        if conflict := other_log.met(stream, envelope):
            return conflict
        raise
    caused = replace(envelope, causation=batch[0].command_id)
    command = UndoBatch(first=first, last=batch[-1].seq, before=_before(stream, batch))
    outcome = handle(stream, command, caused)
    if not isinstance(outcome, outcomes.Recorded):
        return outcome
    return replace(outcome, result=_undone(stream, batch, outcome))


def obstacle(stream: str, state: Tournament, names: Names, actor: UserId) -> Obstacle:
    """For the pages: what the domain would say to whoever takes a report with its rounds back."""

    def said(first: int, last: int) -> str:
        before = states.at(stream, first - 1) if first > 1 else Tournament()
        around = Around(before, states.at(stream, last))
        refused = not_taken_back(state, around, actor)
        return names.say(refused) if refused else ""

    return said


def _undone(stream: str, batch: list[Recorded], outcome: outcomes.Recorded) -> dict[str, Any]:
    undone = subjects(store.read(stream, outcome.first_seq - 1, outcome.last_seq))
    state = states.at(stream, outcome.last_seq)
    names = names_of(state)
    left = [subject for subject in subjects(batch) if subject not in undone]
    return {
        "taken_back": list(undone),
        "left_alone": left,
        "left_alone_names": [subject_text(state, names, subject) for subject in left],
    }


def _before(stream: str, batch: list[Recorded]) -> tuple[EntryBefore, ...]:
    """What stood at the entries that the batch corrected, as the log had it before."""
    made = [log.decoded(event) for event in batch]
    corrected = {
        event.player for event in made if isinstance(event, PlayerCorrected | RatingCorrected)
    }
    if not corrected:
        return ()
    state = states.at(stream, batch[0].seq - 1)
    return tuple(
        EntryBefore(
            player=entry.id,
            details=entry.details,
            title=entry.title,
            federation=entry.federation,
            womens_title=entry.womens_title,
            ratings=entry.ratings,
        )
        for player in sorted(corrected)
        if (entry := state.players.get(player))
    )
