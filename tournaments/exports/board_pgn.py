"""The games of a round as PGN, to be loaded into what runs the electronic boards and broadcasts.

A game a board, in board order and without moves, unless somebody brings them: DGT LiveChess
attaches its boards in that order, and Lichess knows the players by their FIDE ids. Byes and
forfeits are left out: nobody plays there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from ..domain.games.results import FORFEITS, UNRATED, Result
from ..domain.games.state import Game
from ..domain.ids import GameId, PlayerId
from ..domain.settings.time_controls import taken_apart
from ..domain.tournament.state import Tournament
from ..selectors.names import Names

MEDIA_TYPE: Final = "application/x-chess-pgn"
LONGEST_VALUE: Final = 255
RUNNING: Final = "*"
RESULTS: Final = {
    Result.WHITE_WINS: "1-0",
    Result.DRAW: "1/2-1/2",
    Result.BLACK_WINS: "0-1",
}
_UNKNOWN_DATE: Final = "????.??.??"
Tags = Iterable[tuple[str, str]]


def round_pgn(
    state: Tournament,
    names: Names,
    number: int,
    first: int = 1,
    last: int = 0,
    moves: Mapping[GameId, str] = MappingProxyType({}),
) -> str:
    """Of a published round, the boards from `first` to `last` (0: the last one)."""
    games = (
        game
        for game in state.games_of(number)
        if game.board >= first and (not last or game.board <= last)
    )
    return "\n".join(
        _game(state, names, game, moves.get(game.id, ""))
        for game in games
        if game.result not in FORFEITS
    )


def tournament_pgn(state: Tournament, names: Names, moves: Mapping[GameId, str]) -> str:
    """All published rounds."""
    numbers = range(1, state.last_published + 1)
    rounds = (round_pgn(state, names, number, moves=moves) for number in numbers)
    return "\n".join(filter(None, rounds))


def file_name(state: Tournament, number: int) -> str:
    return f"{state.slug}-round-{number}.pgn"


def _game(state: Tournament, names: Names, game: Game, moves: str) -> str:
    result = _result(game)
    tags = (*_of_round(state, game), ("Result", result), *_of_players(state, names, game))
    lines = (f'[{name} "{_value(value)}"]' for name, value in _roster_first(tags))
    return "\n".join((*lines, "", *([moves] if moves else []), result, ""))


def _roster_first(tags: Tags) -> Iterator[tuple[str, str]]:
    """The seven that every game has come first, in their order (PGN 8.1.1); no other is empty."""
    known = dict(tags)
    roster = ("Event", "Site", "Date", "Round", "White", "Black", "Result")
    yield from ((name, known[name]) for name in roster)
    yield from ((name, value) for name, value in known.items() if value and name not in roster)


def _of_round(state: Tournament, game: Game) -> Tags:
    settings = state.settings
    starts = settings.round_starts
    start = starts[game.round - 1] if game.round <= len(starts) else ""
    yield "Event", state.name or "?"
    yield "Site", " ".join(filter(None, (settings.city, settings.federation))) or "?"
    yield "Date", _date(start) or _UNKNOWN_DATE
    yield "Round", f"{game.round}.{game.board}"
    yield "EventDate", _date(settings.start_date)
    yield "EventRounds", str(settings.rounds)
    yield "EventCountry", settings.federation
    yield "TimeControl", _time_control(settings.time_control)


def _of_players(state: Tournament, names: Names, game: Game) -> Tags:
    """By the colours that are played: those of the boards, also where they were corrected."""
    seats = (game.black, game.white) if game.reversed else (game.white, game.black)
    for colour, player in zip(("White", "Black"), seats, strict=True):
        yield from _player(state, names, player, colour)


def _player(state: Tournament, names: Names, player: PlayerId, colour: str) -> Tags:
    entry, person = state.players[player], names.people.get(player)
    # Programs take Elo for FIDE's, whichever counts here.
    yield colour, names.player(player)
    yield f"{colour}Title", entry.title
    yield f"{colour}Elo", str(entry.fides_rating or entry.rating or "")
    yield f"{colour}FideId", person.fide_id if person else ""


def _result(game: Game) -> str:
    """From the side of the colours that are played."""
    if game.result is None:
        return RUNNING
    played = Result(game.result.removesuffix("u")) if game.result in UNRATED else game.result
    text = RESULTS.get(played, RUNNING)
    return "-".join(reversed(text.split("-"))) if game.reversed else text


def _time_control(text: str) -> str:
    """In seconds; nothing where the players have not the same."""
    encoded = taken_apart(text).encoded
    return "" if encoded.startswith("W") else encoded


def _date(iso: str) -> str:
    return iso[:10].replace("-", ".")


def _value(text: str) -> str:
    """One line of at most 255 signs, backslash and quotation mark escaped."""
    plain = "".join(sign if sign.isprintable() else " " for sign in text)[:LONGEST_VALUE]
    while len(escaped := plain.replace("\\", "\\\\").replace('"', '\\"')) > LONGEST_VALUE:
        plain = plain[:-1]
    return escaped
