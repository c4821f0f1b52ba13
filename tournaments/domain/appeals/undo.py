"""Taking back an appeal, or another committee."""

from __future__ import annotations

from ..command import Command
from ..compensation import Past, takes_back
from ..tournament.state import Tournament
from .commands import DecideAppeal, SetAppealsCommittee
from .events import AppealFiled, AppealsCommitteeSet


@takes_back(AppealFiled)
def _appeal(state: Tournament, _seq: int, event: AppealFiled, _past: Past) -> Command | None:
    appeal = state.appeals[event.appeal]
    return DecideAppeal(appeal=appeal.id, verdict="withdrawn") if appeal.open else None


@takes_back(AppealsCommitteeSet)
def _committee(
    state: Tournament, seq: int, _event: AppealsCommitteeSet, past: Past
) -> Command | None:
    if state.committee_seq != seq:
        return None
    erased = {one.person for one in state.named_members if one.erased_seq}
    before = past.before().committee
    return SetAppealsCommittee(members=tuple(m for m in before if m.person not in erased))
