"""Folds of prizes."""

from __future__ import annotations

from ..ledger import Ledger, folds
from ..tournament.steps import Stamp
from .events import PrizeChoiceRecorded, PrizeFundSet, PublicPrizesChanged


@folds(PrizeFundSet)
def _fund_set(ledger: Ledger, stamp: Stamp, event: PrizeFundSet) -> None:
    ledger.fields |= {"prize_fund": event.fund, "prize_fund_seq": stamp.seq}


@folds(PrizeChoiceRecorded)
def _choice_recorded(ledger: Ledger, stamp: Stamp, event: PrizeChoiceRecorded) -> None:
    ledger.player(
        event.player,
        takes_prize=event.takes,
        away_from_prizes=event.away,
        prize_seq=stamp.seq,
    )


@folds(PublicPrizesChanged)
def _public_prizes_changed(_ledger: Ledger, _stamp: Stamp, _event: PublicPrizesChanged) -> None:
    """It counts a public version; what changed stands in the event before it."""
