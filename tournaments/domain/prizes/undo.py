"""Taking back a prize fund, or the choice of a player."""

from __future__ import annotations

from ..command import Command
from ..compensation import Past, takes_back
from ..tournament.state import Tournament
from .commands import RecordPrizeChoice, SetPrizeFund
from .events import PrizeChoiceRecorded, PrizeFundSet


@takes_back(PrizeFundSet)
def _fund(state: Tournament, seq: int, _event: PrizeFundSet, past: Past) -> Command | None:
    if state.prize_fund_seq != seq:
        return None
    return SetPrizeFund(fund=past.before().prize_fund)


@takes_back(PrizeChoiceRecorded)
def _choice(state: Tournament, seq: int, event: PrizeChoiceRecorded, past: Past) -> Command | None:
    if state.players[event.player].prize_seq != seq:
        return None
    before = past.before().players[event.player]
    return RecordPrizeChoice(
        player=event.player, takes=before.takes_prize, away=before.away_from_prizes
    )
