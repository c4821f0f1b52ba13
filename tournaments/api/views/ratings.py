"""How ratings would change, and who could still make a norm."""

from __future__ import annotations

from ...domain.settings.settings import ROUNDS_AT_MOST
from ...selectors.norms import norms
from ...selectors.ratings import ratings
from .. import standings_contents
from .reads import Answered, ReadView


class RatingsView(ReadView):
    """How ratings would change by the games up to a round, with the working of each (B.02 8)."""

    def answer(self) -> Answered:
        state = self.state
        upto = self.number("round", largest=ROUNDS_AT_MOST)
        rows = ratings(state, self.names(state), upto)
        return standings_contents.Ratings(seq=state.seq, ratings=rows)


class NormsView(ReadView):
    """Who made a norm or could still make one, by each requirement of B.01 1.4: an estimate."""

    def answer(self) -> Answered:
        state = self.state
        upto = self.number("round", largest=ROUNDS_AT_MOST)
        return standings_contents.Norms(seq=state.seq, norms=norms(state, self.names(state), upto))
