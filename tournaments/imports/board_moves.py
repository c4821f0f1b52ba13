"""The moves of a PGN of the electronic boards under the tags of the tournament: its names, ids,
ratings and results. Nothing of it is kept.

Moves come from boards and cameras, and nobody here could mend them; whoever runs those has them.
"""

from __future__ import annotations

from collections.abc import Iterator

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


class GamesWithMoves(msgspec.Struct, frozen=True):
    """`games` have moves of the file in `text`, which has all of their rounds; so many of the file
    were `left_out`: they belong to no board, or to other colours. `problem`: why there is none."""

    text: str = ""
    games: int = 0
    left_out: int = 0
    problem: str = ""


def with_moves(content: bytes, state: Tournament, names: Names, number: int) -> GamesWithMoves:
    """`number`: the round of games that name none. Of two of one game the longer one is taken."""
    if len(content) > LARGEST_FILE:
        facts = {"bytes": len(content), "most": LARGEST_FILE}
        return GamesWithMoves(problem=speak("BoardFile.too-large", facts))
    read = read_pgn(content)
    if not read.games:
        return GamesWithMoves(problem=speak("BoardFile.no-games"))
    moves: dict[GameId, str] = {}
    rounds: set[int] = set()
    placed = 0
    for one, game in _placed(read.games, Sitting(state, names, read.encoding), number):
        placed += 1
        rounds.add(game.round)
        moves[game.id] = max(moves.get(game.id, ""), one.moves, key=len)
    if not any(moves.values()):
        return GamesWithMoves(problem=speak("BoardFile.no-moves"))
    texts = (round_pgn(state, names, each, moves=moves) for each in sorted(rounds))
    return GamesWithMoves(
        text="\n".join(filter(None, texts)),
        games=sum(map(bool, moves.values())),
        left_out=len(read.games) - placed,
    )


def _placed(
    games: tuple[PgnGame, ...], sitting: Sitting, number: int
) -> Iterator[tuple[PgnGame, Game]]:
    for one in games:
        game = None if one.unread else sitting.place(one, number).game
        if game and (sitting.seats(one, game) is Colour.BLACK) == game.reversed:
            yield one, game
