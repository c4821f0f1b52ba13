"""The colours and floats of one player, a square a round: filled for Black, with an arrow for who
met more or fewer points than his own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tournaments.words import label

from .picture import Picture, column, drawn
from .svg import WIDTH, element, number, rect, several, text

SQUARE: Final = 20
TOP: Final = 20


class Turn(NamedTuple):
    """`colour` "w", "b" or "" without a game; `floated` "up", "down" or ""; `own`: what he got."""

    round: int
    colour: str
    floated: str
    own: str


def strip(turns: Sequence[Turn], language: str) -> Picture:
    wide = min(WIDTH / max(len(turns), 1), 32)
    body: list[str] = []
    for index, turn in enumerate(turns):
        body += _turn(turn, index * wide, wide, language)
    rows = [
        (
            str(turn.round),
            label("Shared-PictureColour", turn.colour or "none", language),
            label("Shared-PictureFloat", turn.floated or "none", language),
            turn.own,
        )
        for turn in turns
    ]
    head = [column(code, language) for code in ("round", "colour", "float", "result")]
    return drawn("strip", body, TOP + SQUARE + 34, head, rows, language)


def _turn(turn: Turn, x: float, wide: float, language: str) -> list[str]:
    """The round above, the arrow and what he got below."""
    middle = x + wide / 2
    letter = label("Shared-PictureLetter", turn.colour, language) if turn.colour else "–"
    class_ = {"w": "white", "b": "black"}.get(turn.colour, "absent")
    return [
        text(middle, TOP - 7, str(turn.round), "mid"),
        rect(middle - SQUARE / 2, TOP, SQUARE, SQUARE, class_),
        text(
            middle,
            TOP + 14,
            letter,
            several("mid", f"on-{class_}"),
        ),
        _arrow(turn.floated, middle, TOP + SQUARE + 4),
        text(middle, TOP + SQUARE + 28, turn.own, "mid"),
    ]


def _arrow(floated: str, x: float, y: float) -> str:
    if not floated:
        return ""
    points = "v10m-4-4 4 4 4-4" if floated == "down" else "m-4 4 4-4 4 4m-4-4v10"
    return element("path", d=f"M{number(x)} {number(y)}{points}", class_="arrow")
