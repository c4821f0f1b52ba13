"""What each of the staff does next, by what the console shows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from tournaments.domain.attendance.commands import (
    CheckIn,
    CheckOut,
    ReinstatePlayer,
    WithdrawPlayer,
)
from tournaments.domain.byes.commands import GrantBye
from tournaments.domain.command import Command
from tournaments.domain.drafts.commands import DiscardPairing, RequestPairing
from tournaments.domain.entries.commands import CorrectRating
from tournaments.domain.games.commands import (
    AdjournGame,
    ClearResult,
    ConfirmResult,
    CorrectResult,
    EnterResult,
    ResolveConflict,
)
from tournaments.domain.games.results import Result
from tournaments.domain.games.state import Game
from tournaments.domain.ids import GameId, PlayerId
from tournaments.domain.rounds.commands import PublishRound
from tournaments.domain.tournament.state import Tournament

from .staff import Person

PLAYED = (Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS)
MISREAD = 0.15
FORFEITED = 0.04

Choice = Callable[[Random, Tournament, Person], Command | None]


def next_command(random: Random, view: Tournament, person: Person) -> Command | None:
    """None: there is nothing to do for this person."""
    choices = _CHOICES[person.role]
    choice = random.choices([each for each, _ in choices], [weight for _, weight in choices])[0]
    return choice(random, view, person)


def slip(game: GameId) -> Result:
    """What the players have written: the same for everybody who reads it well."""
    return PLAYED[Random(game).randrange(3)]


def _read(random: Random, game: GameId) -> Result:
    if random.random() < MISREAD:
        return random.choice(PLAYED)
    if random.random() < FORFEITED:
        return random.choice((Result.WHITE_FORFEIT_WIN, Result.BLACK_FORFEIT_WIN))
    return slip(game)


def _games(view: Tournament, person: Person) -> list[Game]:
    last = person.last_board or 99
    return [
        game
        for game in view.games_of(view.last_published)
        if person.first_board <= game.board <= last
    ]


def _one(random: Random, games: Sequence[Game]) -> Game | None:
    return random.choice(games) if games else None


def _enter(random: Random, view: Tournament, person: Person) -> Command | None:
    game = _one(random, [game for game in _games(view, person) if game.result is None])
    return None if game is None else EnterResult(game=game.id, result=_read(random, game.id))


def _enter_again(random: Random, view: Tournament, person: Person) -> Command | None:
    game = _one(random, _games(view, person))
    return (
        None
        if game is None
        else EnterResult(game=game.id, result=_read(random, game.id), expected=game.result)
    )


def _confirm(random: Random, view: Tournament, person: Person) -> Command | None:
    game = _one(random, [game for game in _games(view, person) if game.result is not None])
    return None if game is None else ConfirmResult(game=game.id, result=_read(random, game.id))


def _correct(random: Random, view: Tournament, person: Person) -> Command | None:
    games = [game for game in view.games.values() if game.result is not None]
    game = _one(random, games[-16:])
    if game is None or game.result is None:
        return None
    return CorrectResult(game=game.id, expected=game.result, result=_read(random, game.id))


def _clear(random: Random, view: Tournament, person: Person) -> Command | None:
    game = _one(random, [game for game in _games(view, person) if game.result is not None])
    if game is None or game.result is None:
        return None
    return ClearResult(game=game.id, expected=game.result)


def _resolve(random: Random, view: Tournament, person: Person) -> Command | None:
    game = _one(random, [game for game in view.games.values() if game.conflicts])
    return None if game is None else ResolveConflict(game=game.id, result=slip(game.id))


def _adjourn(random: Random, view: Tournament, person: Person) -> Command | None:
    game = _one(random, [game for game in _games(view, person) if game.result is None])
    return None if game is None else AdjournGame(game=game.id)


def _player(random: Random, view: Tournament) -> PlayerId:
    return random.choice(list(view.players))


def _at_the_desk(random: Random, view: Tournament, person: Person) -> Command | None:
    """Mostly nobody stands there: a round has begun."""
    if random.random() < 0.7:
        return None
    command = CheckIn if random.random() < 0.8 else CheckOut
    return command(player=_player(random, view))


def _withdraw(random: Random, view: Tournament, person: Person) -> Command | None:
    gone = [entry.id for entry in view.players.values() if not entry.active]
    if gone and random.random() < 0.7:
        return ReinstatePlayer(player=random.choice(gone))
    return WithdrawPlayer(player=_player(random, view))


def _bye(random: Random, view: Tournament, person: Person) -> Command | None:
    player = _player(random, view)
    return GrantBye(
        player=player, round=view.next_round, kind=random.choice(("zero", "half", "full"))
    )


def _rate(random: Random, view: Tournament, person: Person) -> Command | None:
    entry = view.players[_player(random, view)]
    return CorrectRating(
        player=entry.id, expected=entry.rating, rating=random.randrange(1400, 2600)
    )


def _lead_the_round(random: Random, view: Tournament, person: Person) -> Command | None:
    """Whatever brings the tournament forward."""
    upcoming = view.round(view.next_round)
    if upcoming.status == "draft":
        if upcoming.request and (view.input_changes or random.random() < 0.1):
            return DiscardPairing(round=upcoming.number, request=upcoming.request)
        return PublishRound(round=upcoming.number, request=upcoming.request)
    if upcoming.status == "requested" and random.random() < 0.1:
        return DiscardPairing(round=upcoming.number, request=upcoming.request)
    if missing := view.missing(view.last_published):
        game = random.choice(missing)
        return EnterResult(game=game.id, result=slip(game.id))
    if upcoming.number <= view.settings.rounds:
        return RequestPairing(round=upcoming.number)
    return None


_FLOOR: tuple[tuple[Choice, int], ...] = (
    (_enter, 60),
    (_enter_again, 8),
    (_confirm, 8),
    (_correct, 6),
    (_clear, 3),
    (_adjourn, 1),
    (_resolve, 14),
)
_OFFICE: tuple[tuple[Choice, int], ...] = (
    (_lead_the_round, 70),
    (_withdraw, 4),
    (_bye, 4),
    (_rate, 3),
    (_at_the_desk, 3),
)
_CHOICES: dict[str, tuple[tuple[Choice, int], ...]] = {
    "chief": (*_FLOOR, (_resolve, 30), *_OFFICE),
    "deputy": (*_FLOOR, (_resolve, 20), (_rate, 4), (_lead_the_round, 30)),
    "sector": _FLOOR,
    "results": ((_enter, 80), (_enter_again, 8), (_confirm, 10), (_correct, 2)),
    "check-in": ((_at_the_desk, 1),),
    "pairing-officer": ((_lead_the_round, 80), (_withdraw, 5), (_bye, 5), (_rate, 3)),
}
