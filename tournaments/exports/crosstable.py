"""The crosstable and the progress as tables for a spreadsheet, of what is public."""

from __future__ import annotations

from typing import Final

from ..public.crosstable import Order, in_order
from ..public.projection import PublicView
from ..public.rows import PublicPlayer, PublicStanding
from ..words import speak
from .spreadsheet import spreadsheet

BEFORE_THE_ROUNDS: Final = ("rank", "number", "title", "player", "federation", "rating")


def crosstable_csv(view: PublicView, after_round: int, order: Order) -> str:
    """A line a player, a column a round: "12w1" is the opponent's number, the colour, points."""
    lines = in_order(view, after_round, order)
    rounds = [_say(view, "round", round=number) for number in range(1, after_round + 1)]
    tie_breaks = [one.name for one in lines[0].tie_breaks] if lines else []
    head = [*_head(view), *rounds, _say(view, "points"), *tie_breaks]
    return spreadsheet([head, *map(_line, lines)])


def progress_csv(view: PublicView, after_round: int) -> str:
    """A line a player, by rank; for each round the points after it and the rank."""
    head = _head(view)
    for number in range(1, after_round + 1):
        head += [
            _say(view, "points-after", round=number),
            _say(view, "rank-after", round=number),
        ]
    lines = [
        [
            *_who(line.rank, line.player),
            *(
                text
                for points, rank in zip(line.points, line.ranks, strict=True)
                for text in (points, str(rank))
            ),
        ]
        for line in view.progress(after_round)
    ]
    return spreadsheet([head, *lines])


def _head(view: PublicView) -> list[str]:
    return [_say(view, column) for column in BEFORE_THE_ROUNDS]


def _line(line: PublicStanding) -> list[str]:
    games = [cell.text for cell in line.games]
    values = [one.value for one in line.tie_breaks]
    return [*_who(line.rank, line.player), *games, line.points, *values]


def _who(rank: int, player: PublicPlayer) -> list[str]:
    number, rating = str(player.tpn or ""), str(player.rating or "")
    return [str(rank), number, player.title, player.name, player.federation, rating]


def _say(view: PublicView, what: str, **facts: object) -> str:
    return speak(f"Print-Table.{what}", facts, view.language)
