"""The moves of a PGN of the electronic boards under the tags of the tournament: its names, ids,
ratings and results; or kept with the tournament, for the report.

Moves come from boards and cameras, and nobody here could mend them: they change no result.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

import msgspec

from pairing.model import Colour
from tournaments.domain.games.state import Game
from tournaments.domain.ids import GameId
from tournaments.domain.tournament.state import Tournament
from tournaments.exports.board_pgn import round_pgn
from tournaments.selectors.names import Names
from tournaments.words import speak

from .board_pgn import LARGEST_FILE, PgnGame, read_pgn
from .board_players import Sitting


class MovesOfFile(msgspec.Struct, frozen=True):
    """By game; `rounds` are those of all games of the file that are known. So many of the file were
    `left_out`: they belong to no board, or to other colours. `problem`: why there is none."""

    moves: Mapping[GameId, str] = MappingProxyType({})
    rounds: frozenset[int] = frozenset()
    left_out: int = 0
    problem: str = ""


class GamesWithMoves(msgspec.Struct, frozen=True):
    """`games` have moves of the file in `text`, which has all of their rounds; so many of the file
    were `left_out`: they belong to no board, or to other colours. `problem`: why there is none."""

    text: str = ""
    games: int = 0
    left_out: int = 0
    problem: str = ""


def moves_of(content: bytes, state: Tournament, names: Names, number: int) -> MovesOfFile:
    """`number`: the round of games that name none. Of two of one game the longer one is taken."""
    if len(content) > LARGEST_FILE:
        facts = {"bytes": len(content), "most": LARGEST_FILE}
        return MovesOfFile(problem=speak("BoardFile.too-large", facts))
    read = read_pgn(content)
    if not read.games:
        return MovesOfFile(problem=speak("BoardFile.no-games"))
    moves: dict[GameId, str] = {}
    rounds: set[int] = set()
    placed = 0
    for one, game in _placed(read.games, Sitting(state, names, read.encoding), number):
        placed += 1
        rounds.add(game.round)
        moves[game.id] = max(moves.get(game.id, ""), one.moves, key=len)
    with_any = {game: text for game, text in moves.items() if text}
    if not with_any:
        return MovesOfFile(problem=speak("BoardFile.no-moves"))
    return MovesOfFile(with_any, frozenset(rounds), len(read.games) - placed)


def with_moves(content: bytes, state: Tournament, names: Names, number: int) -> GamesWithMoves:
    """All rounds of which the file has games; as `moves_of`."""
    read = moves_of(content, state, names, number)
    if read.problem:
        return GamesWithMoves(problem=read.problem)
    texts = (round_pgn(state, names, each, moves=read.moves) for each in sorted(read.rounds))
    return GamesWithMoves("\n".join(filter(None, texts)), len(read.moves), read.left_out)


def without_words(moves: Mapping[GameId, str]) -> dict[GameId, str]:
    """Moves and clocks alone: what people wrote about each other is not for a file that stays."""
    return {game: _COMMENT.sub(_machine_written, text).strip() for game, text in moves.items()}


def _machine_written(comment: re.Match[str]) -> str:
    commands = _COMMAND.findall(comment[0])
    return f"{{{' '.join(commands)}}}" if commands else ""


_COMMENT: Final = re.compile(r"\{[^}]*\}|;[^\n]*")
_COMMAND: Final = re.compile(r"\[%(?:clk|emt|eval) [^\]]*\]")


def _placed(
    games: tuple[PgnGame, ...], sitting: Sitting, number: int
) -> Iterator[tuple[PgnGame, Game]]:
    for one in games:
        game = None if one.unread else sitting.place(one, number).game
        if game and (sitting.seats(one, game) is Colour.BLACK) == game.reversed:
            yield one, game
