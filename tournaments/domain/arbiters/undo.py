"""Taking back an appointment."""

from __future__ import annotations

from ..command import Command
from ..compensation import Past, replaced_by, takes_back
from ..tournament.state import Tournament
from .commands import AppointArbiter, DismissArbiter
from .events import ArbiterAppointed, ArbiterDismissed


@takes_back(ArbiterAppointed)
def _appointed(state: Tournament, seq: int, event: ArbiterAppointed, past: Past) -> Command | None:
    standing = state.arbiters.get(event.user)
    if standing is None or standing.seq != seq:
        return None
    return _role_before(event, past) or DismissArbiter(user=event.user)


@takes_back(ArbiterDismissed)
def _dismissed(state: Tournament, _seq: int, event: ArbiterDismissed, past: Past) -> Command | None:
    if event.user in state.arbiters or replaced_by(event, past):
        return None
    return _role_before(event, past)


def _role_before(event: ArbiterAppointed | ArbiterDismissed, past: Past) -> AppointArbiter | None:
    before = past.before().arbiters.get(event.user)
    if before is None:
        return None
    return AppointArbiter(
        user=before.user,
        role=before.role,
        first_board=before.first_board,
        last_board=before.last_board,
    )
