"""What there is to tell a reader of a player: where he sits, and how it ended.

It is read off the state and compared with what the reader was told last, so that nothing is told
twice, nor what does not stand any more, whatever became of the messages in between.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from ..domain.games.state import Game
from ..domain.ids import PlayerId
from ..domain.tournament.state import Tournament

ROUNDS: Final = 2
"""The newest, and the one before, of which games may still be open."""

NOTHING: Final = ["", ""]

Known = dict[str, list[str]]
"""By round: where the player sits, and the result, as codes; "" for what there is not."""


class News(msgspec.Struct, frozen=True, kw_only=True):
    """`what` is told of the player in that round; `again`: the reader was told something else of
    it before."""

    what: Literal["seat", "result"]
    round: int
    player: PlayerId
    again: bool = False


class Seating:
    """Of one state, for all its players. `newest` is the round whose seats are news: of a match the
    first game, as whoever sits there plays the second as well."""

    def __init__(self, state: Tournament) -> None:
        last = state.last_published
        self.newest = state.published_with(last)[0]
        self._state = state
        rounds = range(max(1, self.newest - ROUNDS + 1), last + 1)
        self._rounds = {number: _seats(state, number) for number in rounds}

    def of(self, player: PlayerId) -> Known:
        """What a reader of that player knows who has read all of it."""
        kept = self._state.kept_entry(player)
        return {str(number): seats.get(kept, NOTHING) for number, seats in self._rounds.items()}

    def news(self, player: PlayerId, known: Known) -> list[News]:
        """What is new since, the oldest first. Of a game that is over nobody is told where it
        is."""
        fresh = []
        for text, (seat, result) in self.of(player).items():
            number = int(text)
            before_seat, before_result = known.get(text, NOTHING)
            again = bool(before_seat) and before_seat != seat
            if result and (result != before_result or again):
                before = bool(before_result)
                fresh.append(News(what="result", round=number, player=player, again=before))
            elif seat and seat != before_seat and number == self.newest and not result:
                fresh.append(News(what="seat", round=number, player=player, again=again))
        return fresh


def game_of(state: Tournament, player: PlayerId, number: int) -> Game | None:
    """His game in a published round."""
    kept = state.kept_entry(player)
    games = (game for game in state.games_of(number) if kept in (game.white, game.black))
    return next(games, None)


def bye_of(state: Tournament, player: PlayerId, number: int) -> str:
    """ "pab", "half" or "full"; empty: none of them."""
    return _byes(state, number).get(state.kept_entry(player), "")


def _seats(state: Tournament, number: int) -> dict[PlayerId, list[str]]:
    seats = {player: [bye, ""] for player, bye in _byes(state, number).items()}
    for game in state.games_of(number):
        result = game.result.value if game.result else ""
        seats[game.white] = [f"{game.board}w{game.black}", result]
        seats[game.black] = [f"{game.board}b{game.white}", result]
    return seats


def _byes(state: Tournament, number: int) -> dict[PlayerId, str]:
    """Those that a reader wants to hear of: whoever asked for none knows it."""
    round_ = state.round(number)
    byes: dict[PlayerId, str] = {player: kind for player, kind in round_.byes if kind != "zero"}
    return byes if round_.pab is None else {**byes, round_.pab: "pab"}
