"""What a correction would reach: read before it is confirmed. Nothing is written here."""

from __future__ import annotations

from ...domain.entries.ratings import HIGHEST
from ...domain.games.results import Result
from ...domain.games.state import Game
from ...domain.ids import GameId, PlayerId
from ...selectors import reach
from ...words import speak
from .. import bodies, contents
from ..errors import NotFound
from .reads import Answered, ReadView, now


class GameView(ReadView):
    """Base of the views about `?game=`."""

    def game(self) -> Game:
        name = self.request.query_params.get("game", "")
        bodies.check_signs("game", name)
        game = self.state.games.get(GameId(name))
        if game is None:
            raise NotFound(speak("NoSuch.game", {"game": name}))
        return game


class ResultReachView(GameView):
    """What a correction of `?game=` to `?result=` reaches: the case, standings before and after."""

    def answer(self) -> Answered:
        state = self.state
        names, game = self.names(state), self.game()
        row = reach.reach_of_result(state, names, game, self._result(), now())
        return contents.Reach(seq=state.seq, reach=row)

    def _result(self) -> Result:
        text = self.request.query_params.get("result", "")
        try:
            return Result(text)
        except ValueError:
            raise bodies.Unreadable(
                speak("Unreadable.result", {"text": repr(text)}), "result"
            ) from None


class ColoursReachView(GameView):
    """What the tick reaches that `?game=` was played with reversed colours (`?reversed=0`: not)."""

    def answer(self) -> Answered:
        state = self.state
        reversed_ = bool(self.number("reversed", 1, largest=1))
        names, game = self.names(state), self.game()
        row = reach.reach_of_colours(state, names, game, reversed_, now())
        return contents.Reach(seq=state.seq, reach=row)


class RatingReachView(ReadView):
    """What a correction of the rating of `?player=` to `?rating=` reaches: the numbers it moves.
    With `?national=` both are said, and `?rating=` is FIDE's."""

    def answer(self) -> Answered:
        state = self.state
        player = PlayerId(self.number("player", 0, largest=bodies.LARGEST_SEQ) or 0)
        if player not in state.players:
            raise NotFound(speak("NoSuch.entry", {"entry": player}))
        rating = self.number("rating", 0, largest=HIGHEST) or 0
        national = self.number("national", None, largest=HIGHEST)
        row = reach.reach_of_rating(state, self.names(state), player, rating, national)
        return contents.Reach(seq=state.seq, reach=row)


class NumbersView(ReadView):
    """Whether corrections still move pairing numbers (C.04.2 2.3), and which new ones would."""

    def answer(self) -> Answered:
        state = self.state
        return contents.Numbers(seq=state.seq, numbers=reach.numbers_row(state, self.names(state)))
