"""The commands of a file, carried out in memory: what an import would come to, without writing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from ..domain.command import Command
from ..domain.deciding import decide
from ..domain.decisions import Accepted, AlreadyRecorded, Conflict, Context
from ..domain.event import Event
from ..domain.folding import fold
from ..domain.ids import UserId
from ..domain.refusals import Refused
from ..domain.tournament.state import Tournament
from ..domain.tournament.steps import Stamp

REHEARSING: Final = UserId("user:0")
"""Who would make a new tournament."""


class Rehearsal(msgspec.Struct, frozen=True):
    """The state at the end, or before the command that was refused."""

    state: Tournament
    refused: Refused | Conflict | None = None


def rehearse(before: Tournament, batch: Sequence[Command], *, reason: str, now: str) -> Rehearsal:
    """As a chief arbiter of the tournament would do it."""
    actor = _chief(before)
    context = Context(actor=actor, now=now, command_id="rehearsal", reason=reason)
    state = before
    for command in batch:
        match decide(state, command, context):
            case Accepted(events=events):
                state = fold(state, _stamped(state, events, actor, now))
            case AlreadyRecorded():
                continue
            case refused:
                return Rehearsal(state, refused)
    return Rehearsal(state)


def _chief(state: Tournament) -> UserId:
    chiefs = (each.user for each in state.arbiters.values() if each.role == "chief")
    return next(chiefs, REHEARSING)


def _stamped(
    state: Tournament, events: Sequence[Event], actor: UserId, now: str
) -> list[tuple[Stamp, Event]]:
    numbered = enumerate(events, start=state.seq + 1)
    return [(Stamp(seq, actor, now), event) for seq, event in numbered]
