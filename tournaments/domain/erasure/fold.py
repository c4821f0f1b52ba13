"""Folds of erasures."""

from __future__ import annotations

from msgspec.structs import replace

from ..ledger import Ledger, folds
from ..tournament.steps import Stamp
from .events import MemberErased, PersonErased


@folds(PersonErased)
def _person_erased(ledger: Ledger, stamp: Stamp, event: PersonErased) -> None:
    for player in event.entries:
        ledger.player(player, erased_seq=stamp.seq)
    for attachment in event.attachments:
        ledger.attachments[attachment] = replace(
            ledger.attachments[attachment], erased_seq=stamp.seq
        )


@folds(MemberErased)
def _member_erased(ledger: Ledger, stamp: Stamp, event: MemberErased) -> None:
    ledger.named_members[event.member - 1] = replace(
        ledger.named_members[event.member - 1], erased_seq=stamp.seq
    )
