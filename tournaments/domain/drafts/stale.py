"""What came in while a pairing was worked on, or after it was drafted.

A change that was taken back is none: what counts is the pairing input itself.
"""

from __future__ import annotations

from ..refusals import Refused, refuse
from ..rounds.state import Round
from ..tournament.state import Tournament
from ..tournament.steps import InputChange
from .commands import RecordPairing, RecordPairingFailure
from .events import PairingFailed
from .field import pairing_input
from .input_changes import STALE, changes_fact


def stale_draft(state: Tournament, round_: Round) -> Refused | None:
    """The draft no longer answers the input as it stands now.

    A change that was taken back, or one about another round, leaves the draft valid: what counts
    is the input itself.
    """
    if round_.status != "draft" and round_.manual is None:
        return None
    if not state.input_changes or input_hash(state, round_.number) == round_.input_hash:
        return None
    changes = relevant_changes(state, round_.number)
    return refuse(
        "DraftOutdated",
        round=round_.number,
        changes=", ".join(f"{change.type} {change.subject}" for change in changes),
        since=changes[0].seq if changes else 0,
        told=changes_fact(state, changes),
        count=len(changes),
    )


def relevant_changes(state: Tournament, number: int) -> tuple[InputChange, ...]:
    return tuple(change for change in state.input_changes if change.round in (0, number))


def ended_stale(state: Tournament, command: RecordPairing | RecordPairingFailure) -> PairingFailed:
    changes = relevant_changes(state, command.round)
    return PairingFailed(
        round=command.round,
        request=command.request,
        base=command.base,
        code=STALE,
        facts={"count": len(changes), "changes": changes_fact(state, changes)},
    )


def input_hash(state: Tournament, number: int) -> str:
    return pairing_input(state, number).hash
