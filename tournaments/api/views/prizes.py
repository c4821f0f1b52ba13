"""Who gets which prize, what moved since a moment, and why somebody gets none."""

from __future__ import annotations

from ...domain.ids import PlayerId
from ...domain.settings.settings import LARGEST_NUMBER, ROUNDS_AT_MOST
from ...selectors import prizes
from ...words import speak
from .. import standings_contents
from ..errors import NotFound
from .reads import Answered, ReadView


class PrizesView(ReadView):
    """The prize fund, and who would get what of it after a round."""

    def answer(self) -> Answered:
        state = self.state
        upto = self.number("round", largest=ROUNDS_AT_MOST)
        rows = prizes.prizes(state, self.names(state), upto)
        return standings_contents.Prizes(seq=state.seq, fund=state.prize_fund, prizes=rows)


class MovedView(ReadView):
    """Who gets another prize than at the moment `?at=`: after a correction, say."""

    def answer(self) -> Answered:
        then, now = self.state, self.newest
        moved = prizes.prizes_moved(then, self.names(then), now, self.names(now))
        return standings_contents.PrizesMoved(seq=then.seq, now=now.seq, prizes=moved)


class ReasonsView(ReadView):
    """Why a player gets nothing of the lists that he gets nothing of."""

    def answer(self) -> Answered:
        state = self.state
        player = PlayerId(self.number("player", 0, largest=LARGEST_NUMBER) or 0)
        if player not in state.players:
            raise NotFound(speak("NoSuch.entry", {"entry": player}))
        upto = self.number("round", largest=ROUNDS_AT_MOST)
        rows = prizes.why_no_prize(state, self.names(state), player, upto)
        return standings_contents.PrizeReasons(seq=state.seq, player=player, lists=rows)
