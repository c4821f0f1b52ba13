"""The legal results of a game and what each is worth (Laws 10.2, C.04.2 3.4, TRF codes)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from pairing.model import HalfPoints, RoundKind, Scoring


class Result(StrEnum):
    """White's half first. 1-1 and 1-½ do not exist."""

    WHITE_WINS = "1-0"
    DRAW = "1/2-1/2"
    BLACK_WINS = "0-1"
    BOTH_LOSE = "0-0"
    WHITE_HALF = "1/2-0"
    BLACK_HALF = "0-1/2"
    WHITE_WINS_UNRATED = "1-0u"
    """A game of less than one move (TRF code W): counts, is not rated."""
    DRAW_UNRATED = "1/2-1/2u"
    BLACK_WINS_UNRATED = "0-1u"
    WHITE_FORFEIT_WIN = "+/-"
    BLACK_FORFEIT_WIN = "-/+"
    DOUBLE_FORFEIT = "-/-"


FORFEITS: Final = frozenset(
    {Result.WHITE_FORFEIT_WIN, Result.BLACK_FORFEIT_WIN, Result.DOUBLE_FORFEIT},
)

UNRATED: Final = frozenset(
    {Result.WHITE_WINS_UNRATED, Result.DRAW_UNRATED, Result.BLACK_WINS_UNRATED},
)

TEXTS: Final[Mapping[Result, str]] = MappingProxyType(
    {
        Result.WHITE_WINS: "1–0",
        Result.DRAW: "½–½",
        Result.BLACK_WINS: "0–1",
        Result.BOTH_LOSE: "0–0",
        Result.WHITE_HALF: "½–0",
        Result.BLACK_HALF: "0–½",
        Result.WHITE_WINS_UNRATED: "1–0",
        Result.DRAW_UNRATED: "½–½",
        Result.BLACK_WINS_UNRATED: "0–1",
        Result.WHITE_FORFEIT_WIN: "+ –",
        Result.BLACK_FORFEIT_WIN: "– +",
        Result.DOUBLE_FORFEIT: "– –",
    }
)
"""The figures, as people read them. That a game is unrated is said in words (`words.results`)."""


def halves(result: Result) -> tuple[str, str]:
    """White's and Black's half as a code: "1", "1/2", "0", "+" or "-"."""
    white, black = _HALVES[result]
    return white, black


def points(result: Result, scoring: Scoring) -> tuple[HalfPoints, HalfPoints]:
    """What White and Black get, in half points. A forfeit loss is worth an absence (TRF `A`)."""
    worth = {
        "1": scoring.win,
        "1/2": scoring.draw,
        "0": scoring.loss,
        "+": scoring.win,
        "-": scoring.absent,
    }
    white, black = _HALVES[result]
    return worth[white], worth[black]


def forfeit(*, white: bool, black: bool) -> Result:
    """Of a board where one of them does not come, or neither."""
    if white:
        return Result.WHITE_FORFEIT_WIN
    return Result.BLACK_FORFEIT_WIN if black else Result.DOUBLE_FORFEIT


def kinds(result: Result) -> tuple[RoundKind, RoundKind]:
    """What the round was for White and for Black (C.04.2, kinds of unplayed round)."""
    if result not in FORFEITS:
        return RoundKind.GAME, RoundKind.GAME
    white, black = _HALVES[result]
    return _FORFEIT_KINDS[white], _FORFEIT_KINDS[black]


def mirrored(result: Result) -> Result:
    """The same result told from the other side of the board."""
    white, black = _HALVES[result]
    wanted = (black, white), result in UNRATED
    return next(each for each in Result if (_HALVES[each], each in UNRATED) == wanted)


_HALVES: Final[Mapping[Result, tuple[str, str]]] = MappingProxyType(
    {
        Result.WHITE_WINS: ("1", "0"),
        Result.DRAW: ("1/2", "1/2"),
        Result.BLACK_WINS: ("0", "1"),
        Result.BOTH_LOSE: ("0", "0"),
        Result.WHITE_HALF: ("1/2", "0"),
        Result.BLACK_HALF: ("0", "1/2"),
        Result.WHITE_WINS_UNRATED: ("1", "0"),
        Result.DRAW_UNRATED: ("1/2", "1/2"),
        Result.BLACK_WINS_UNRATED: ("0", "1"),
        Result.WHITE_FORFEIT_WIN: ("+", "-"),
        Result.BLACK_FORFEIT_WIN: ("-", "+"),
        Result.DOUBLE_FORFEIT: ("-", "-"),
    }
)

_FORFEIT_KINDS: Final = MappingProxyType({"+": RoundKind.FORFEIT_WIN, "-": RoundKind.FORFEIT_LOSS})
