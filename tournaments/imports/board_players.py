"""Who of a hall is meant by the names and FIDE ids in a PGN of the electronic boards."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final

import msgspec

from pairing.model import Colour
from tournaments.domain.games.state import Game
from tournaments.domain.ids import PlayerId
from tournaments.domain.tournament.state import Tournament
from tournaments.selectors.names import Names

from .board_pgn import PgnGame

Folded = tuple[str, ...]
_ROUND: Final = re.compile(r"(\d{1,3})(?:\.(\d{1,6}))?(?:\.\d+)*", re.ASCII)
_BOARD: Final = re.compile(r"\d{1,6}", re.ASCII)
_WESTERN: Final = "cp1252"
"""What the standard of PGN means by Latin-1; no letters tell it from the encodings of Central
Europe."""


class Side(msgspec.Struct, frozen=True):
    """A player as a file has him; `names`: in each spelling that his letters may mean."""

    fide_id: str
    names: frozenset[Folded]

    @property
    def keys(self) -> tuple[str | Folded, ...]:
        """What two who may be the same have in common."""
        return (*([self.fide_id] if self.fide_id else []), *self.names)


class Place(msgspec.Struct, frozen=True):
    """Where a game of a file belongs; `problem`: why nowhere, a variant of `BoardFileProblem`."""

    round: int
    board: str = ""
    game: Game | None = None
    problem: str = ""


class Sitting:
    """The players of a tournament at their boards; each name is folded once."""

    def __init__(self, state: Tournament, names: Names, encoding: str) -> None:
        self._state, self._names, self._encoding = state, names, encoding
        self._player = cache(self._player_of)
        self._side = cache(self._side_of)
        self._boards = cache(self._boards_of)
        self._by_board = cache(self._games_by_board)

    def place(self, read: PgnGame, number: int) -> Place:
        """`number`: the round of games that name none."""
        said = _ROUND.fullmatch(read.tag("Round"))
        of = int(said[1]) if said else number
        board = (said[2] if said else None) or read.tag("Board")
        if not self._state.games_of(of):
            return Place(of, problem="no-round")
        game = self.board(read, of, int(board) if _BOARD.fullmatch(board) else 0)
        if isinstance(game, str):
            return Place(of, board, problem=game)
        return Place(of, board, game=game)

    def board(self, read: PgnGame, number: int, board: int) -> Game | str:
        """The game of the file, or which problem it is."""
        if board:
            game = self._by_board(number).get(board)
            if game is None:
                return "no-board"
            return game if self.seats(read, game) else "other-players"
        white = self.side(read, "White")
        meant = {game.id: game for key in white.keys for game in self._boards(number).get(key, ())}
        fitting = [game for game in meant.values() if self.seats(read, game)]
        return fitting[0] if len(fitting) == 1 else "no-such-players"

    def seats(self, read: PgnGame, game: Game) -> Colour | None:
        """The seat as paired of the player who has White in the file."""
        white, black = self.side(read, "White"), self.side(read, "Black")
        if self._is(white, game.white) and self._is(black, game.black):
            return Colour.WHITE
        if self._is(white, game.black) and self._is(black, game.white):
            return Colour.BLACK
        return None

    def side(self, read: PgnGame, colour: str) -> Side:
        return self._side(read.tag(f"{colour}FideId"), read.tag(colour))

    def _is(self, side: Side, player: PlayerId) -> bool:
        """By the FIDE id where both have one, else by the name."""
        known = self._player(player)
        if known.fide_id and side.fide_id:
            return known.fide_id == side.fide_id
        return not known.names.isdisjoint(side.names)

    def _side_of(self, fide_id: str, name: str) -> Side:
        spelled = {name}
        if self._encoding not in ("utf-8", "utf-16"):
            spelled.add(name.encode(self._encoding, "ignore").decode(_WESTERN, "ignore"))
        return Side(fide_id.lstrip("0"), frozenset(map(folded, spelled)))

    def _player_of(self, player: PlayerId) -> Side:
        person = self._names.people.get(player)
        fide_id = person.fide_id.lstrip("0") if person else ""
        return Side(fide_id, frozenset((folded(self._names.player(player)),)))

    def _games_by_board(self, number: int) -> dict[int, Game]:
        return {game.board: game for game in self._state.games_of(number)}

    def _boards_of(self, number: int) -> dict[str | Folded, list[Game]]:
        """The games of a round by the ids and the names of both players."""
        boards: dict[str | Folded, list[Game]] = {}
        for game in self._state.games_of(number):
            for player in (game.white, game.black):
                known = self._player(player)
                for key in known.keys:
                    boards.setdefault(key, []).append(game)
        return boards


def folded(name: str) -> Folded:
    """Words without marks and signs, in any order: what cameras and boards make of a name."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(
        sign if sign.isalnum() else " " for sign in plain if not unicodedata.combining(sign)
    )
    return tuple(sorted(letters.replace("ł", "l").replace("ø", "o").split()))
