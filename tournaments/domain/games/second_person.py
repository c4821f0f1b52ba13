"""Two-person confirmation: on chosen boards a result is provisional until a second person has
seen the slip. Which boards is a setting; no article asks for it.

A person counts, not a device. A correction makes the result provisional again.
"""

from __future__ import annotations

from ..ids import UserId
from ..refusals import Refused, listed, refuse
from ..tournament.state import Tournament
from .state import Game


def asked_for(state: Tournament, game: Game) -> bool:
    """Rounds that came in by a file were confirmed where they were played."""
    settings = state.settings
    if settings.two_person == "off" or state.round(game.round).imported:
        return False
    first = game.board - settings.board_offset <= settings.two_person_boards
    return settings.two_person == "all" or first


def provisional(state: Tournament, game: Game) -> bool:
    """A result stands on the board, and one person alone has said so."""
    return game.result is not None and not _seen_by_two(game) and asked_for(state, game)


def waiting(state: Tournament, number: int) -> tuple[Game, ...]:
    """The games of that round that wait for a second person, in board order."""
    return tuple(game for game in state.games_of(number) if provisional(state, game))


def confirmed_enough(game: Game, actor: UserId) -> bool:
    """Nothing would be added if this arbiter confirmed it once more."""
    return game.confirmed and (_seen_by_two(game) or actor == game.by)


def own_entry(state: Tournament, game: Game, actor: UserId) -> Refused | None:
    """Who entered the result is not the second person."""
    if actor != game.by or not asked_for(state, game):
        return None
    return refuse("SamePersonTwice", board=game.board, by=actor)


def not_confirmed(state: Tournament, number: int) -> Refused | None:
    """Why that round cannot end yet."""
    boards = [game.board for game in waiting(state, number)]
    if not boards:
        return None
    return refuse(
        "ConfirmationMissing",
        round=number,
        boards=listed(boards),
        missing=len(boards),
    )


def _seen_by_two(game: Game) -> bool:
    return game.confirmed and game.confirmed_by != game.by
