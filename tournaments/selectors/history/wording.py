"""What the words of a history need to know."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ...domain.ids import GameId, PersonId
from ...domain.tournament.state import Tournament
from ..activity.context import SentenceContext
from ..activity.photos import pictured
from ..names import Names, Person

PersonKey = tuple[PersonId, str]


class Wording(msgspec.Struct, frozen=True):
    """What the words need: a state that knows every game and entry, names, and the personal details
    by person and digest as far as they have not been erased."""

    state: Tournament
    names: Names
    people: Mapping[PersonKey, Person] = {}

    def value(self, code: str) -> str:
        """A value that many things have: "yes", "erased"."""
        return self.names.label("HistoryValue", code)

    def pictured(self, scope: str) -> str:
        return pictured(SentenceContext(self.state, self.names), scope)

    def board(self, game: GameId) -> str:
        known = self.state.games.get(game)
        if known is None:
            return SentenceContext(self.state, self.names).board(game)
        white, black = self.names.player(known.white), self.names.player(known.black)
        place = SentenceContext(self.state, self.names).board(game)
        return self.names.speak("BoardOfHistory", place=place, white=white, black=black)
