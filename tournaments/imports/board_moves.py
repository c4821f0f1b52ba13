"""The moves of a PGN of the electronic boards under the tags of the tournament: its names, ids,
ratings and results; or kept with the tournament, for the report.

Moves come from boards and cameras, and nobody here could mend them: they change no result.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from textwrap import fill
from types import MappingProxyType
from typing import Final

import msgspec
from msgspec.structs import replace

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


def moves_to_keep(content: bytes, state: Tournament, names: Names, number: int) -> MovesOfFile:
    """As `moves_of`, but the moves that were played and the clocks alone: what people wrote about
    each other is not for a file that stays, wherever it stands."""
    read = moves_of(content, state, names, number)
    if read.problem:
        return read
    bare = {game: machine_written(text) for game, text in read.moves.items()}
    with_any = {game: text for game, text in bare.items() if text}
    if not with_any:
        return MovesOfFile(problem=speak("BoardFile.no-moves"))
    return replace(read, moves=with_any)


def machine_written(text: str) -> str:
    """What a board writes, in lines as PGN has them. A comment that does not end goes on to the
    end."""
    played = _MOVETEXT.findall(_without_variations(_COMMENT.sub(_clocks, text)))
    return fill(" ".join(played), LINE, break_long_words=False, break_on_hyphens=False)


def _without_variations(text: str) -> str:
    """Those in each other too; a bracket that nobody closes hides no move."""
    kept: list[str] = []
    opened: list[int] = []
    for part in _BRACKETS.split(text):
        if part == "(":
            opened.append(len(kept))
        elif part == ")" and opened:
            del kept[opened.pop() :]
        else:
            kept.append(part)
    return " ".join(kept)


def _clocks(comment: re.Match[str]) -> str:
    commands = _COMMAND.findall(comment[0])
    return f" {{{' '.join(commands)}}} " if commands else " "


_COMMENT: Final = re.compile(r"\{[^}]*(?:\}|\Z)|;[^\n]*")
_COMMAND: Final = re.compile(
    r"\[%(?:(?:clk|emt) [0-9]+(?::[0-9]+)*(?:\.[0-9]+)?"
    r"|eval [#+-]*[0-9]+(?:\.[0-9]+)?(?:,[0-9]+)?)\]"
)
LINE: Final = 79
"""Characters (PGN 4.3)."""
_BRACKETS: Final = re.compile(r"([()])")
_PIECE: Final = r"[^\W0-9_]"
_MOVE: Final = rf"(?:{_PIECE}?[a-h]?[1-8]?[x:-]?[a-h][1-8](?:=?{_PIECE})?|[O0]-[O0](?:-[O0])?|--)"
_NUMBER: Final = r"[0-9]+\.+"
_MOVETEXT: Final = re.compile(
    rf"(?<!\S)(?:\{{[^}}]*\}}|(?:{_NUMBER})?{_MOVE}[+#]*[!?]*|{_NUMBER}|\$[0-9]+)(?!\S)"
)
"""Clocks, move numbers, moves with the letters of any language for the pieces, marks."""


def _placed(
    games: tuple[PgnGame, ...], sitting: Sitting, number: int
) -> Iterator[tuple[PgnGame, Game]]:
    for one in games:
        game = None if one.unread else sitting.place(one, number).game
        if game and (sitting.seats(one, game) is Colour.BLACK) == game.reversed:
            yield one, game
