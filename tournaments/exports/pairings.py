"""The boards of a published round as a table for a spreadsheet, of what is public."""

from __future__ import annotations

from typing import Final

from ..public.projection import PublicView
from ..public.rows import PublicBoard, PublicBye, PublicPlayer
from ..words import speak
from .tables import Cell, Table, figure, known

SIDE: Final = ("number", "title", "player", "federation", "rating", "points")


def pairings(view: PublicView, number: int) -> Table:
    """A line a board, then one for each player with a bye, who stands as White."""
    byes = next((row.byes for row in view.rounds if row.round == number), ())
    return Table(
        name="pairings",
        title=speak("Table-Titles.pairings", {"round": number}, view.language),
        head=(
            _say(view, "Table-Pairings.board"),
            *_side(view, "white"),
            _say(view, "Table-Pairings.result"),
            *_side(view, "black"),
        ),
        lines=(
            *(_line(board) for board in view.boards(number)),
            *(_bye(view, bye) for bye in byes),
        ),
    )


def _side(view: PublicView, colour: str) -> list[str]:
    return [
        _say(view, f"Table-Pairings.{colour}", column=_say(view, f"Print-Table.{column}"))
        for column in SIDE
    ]


def _line(board: PublicBoard) -> tuple[Cell, ...]:
    white = (*_who(board.white), figure(board.white_points))
    black = (*_who(board.black), figure(board.black_points))
    return (board.board, *white, board.result_text, *black)


def _bye(view: PublicView, bye: PublicBye) -> tuple[Cell, ...]:
    text = _say(view, "Table-Pairings.bye", kind=bye.kind)
    return ("", *_who(bye.player), "", text, *[""] * len(SIDE))


def _who(player: PublicPlayer) -> tuple[Cell, ...]:
    who = (player.title, player.name, player.federation)
    return (known(player.tpn), *who, known(player.rating))


def _say(view: PublicView, key: str, **facts: object) -> str:
    return speak(key, facts, view.language)
