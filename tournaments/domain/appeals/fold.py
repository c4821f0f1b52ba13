"""Folds of appeals and of the committee that decides them."""

from __future__ import annotations

from msgspec.structs import replace

from ..ledger import Ledger, folds
from ..tournament.steps import Stamp
from .events import AppealDecided, AppealFiled, AppealsCommitteeSet
from .state import Appeal, NamedOutsider


@folds(AppealsCommitteeSet)
def _committee_set(ledger: Ledger, stamp: Stamp, event: AppealsCommitteeSet) -> None:
    ledger.fields |= {"committee": event.members, "committee_seq": stamp.seq}
    known = {one.person for one in ledger.named_members}
    new = dict.fromkeys(one.person for one in event.members if one.person)
    ledger.named_members += [NamedOutsider(person=each) for each in new if each not in known]


@folds(AppealFiled)
def _filed(ledger: Ledger, stamp: Stamp, event: AppealFiled) -> None:
    ledger.appeals[event.appeal] = Appeal(
        id=event.appeal,
        about=event.about,
        by=event.by,
        filed_at=event.filed_at,
        deadline=event.deadline,
        late=event.late,
        seq=stamp.seq,
        recorded_by=stamp.actor,
        recorded_at=stamp.at,
    )


@folds(AppealDecided)
def _decided(ledger: Ledger, stamp: Stamp, event: AppealDecided) -> None:
    ledger.appeals[event.appeal] = replace(
        ledger.appeals[event.appeal],
        verdict=event.verdict,
        sat=event.sat,
        decided_seq=stamp.seq,
        decided_by=stamp.actor,
        decided_at=stamp.at,
    )
