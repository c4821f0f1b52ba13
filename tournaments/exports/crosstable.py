"""Standings, crosstable and progress as tables for a spreadsheet, of what is public."""

from __future__ import annotations

from typing import Final

from ..public.crosstable import Order, in_order
from ..public.projection import PublicView
from ..public.rows import PublicPlayer, PublicStanding
from ..words import speak
from .tables import Cell, Table, figure, known

BEFORE_THE_ROUNDS: Final = ("rank", "number", "title", "player", "federation", "rating")


def standings(view: PublicView, after_round: int) -> Table:
    """A line a player, by rank."""
    return _table(view, "standings", after_round, view.standings(after_round), cells=False)


def crosstable(view: PublicView, after_round: int, order: Order) -> Table:
    """A line a player, a column a round: "12w1" is the opponent's number, the colour, points."""
    return _table(view, "crosstable", after_round, in_order(view, after_round, order), cells=True)


def progress(view: PublicView, after_round: int) -> Table:
    """A line a player, by rank; for each round the points after it and the rank."""
    head = _head(view)
    for number in range(1, after_round + 1):
        head += [
            _say(view, "points-after", round=number),
            _say(view, "rank-after", round=number),
        ]
    lines = tuple(
        (
            *_who(line.rank, line.player),
            *(
                cell
                for points, rank in zip(line.points, line.ranks, strict=True)
                for cell in (figure(points), rank)
            ),
        )
        for line in view.progress(after_round)
    )
    title = speak("Table-Titles.progress", {"round": after_round}, view.language)
    return Table(name="progress", title=title, head=tuple(head), lines=lines)


def _table(
    view: PublicView,
    name: str,
    after_round: int,
    lines: tuple[PublicStanding, ...],
    *,
    cells: bool,
) -> Table:
    played = range(1, after_round + 1) if cells else ()
    rounds = [_say(view, "round", round=number) for number in played]
    tie_breaks = [one.name for one in lines[0].tie_breaks] if lines else []
    return Table(
        name=name,
        title=speak(f"Table-Titles.{name}", {"round": after_round}, view.language),
        head=(*_head(view), *rounds, _say(view, "points"), *tie_breaks),
        lines=tuple(_line(line, cells=cells) for line in lines),
    )


def _head(view: PublicView) -> list[str]:
    return [_say(view, column) for column in BEFORE_THE_ROUNDS]


def _line(line: PublicStanding, *, cells: bool) -> tuple[Cell, ...]:
    games = [cell.text for cell in line.games] if cells else []
    values = [figure(one.value) for one in line.tie_breaks]
    return (*_who(line.rank, line.player), *games, figure(line.points), *values)


def _who(rank: int, player: PublicPlayer) -> tuple[Cell, ...]:
    who = (player.title, player.name, player.federation)
    return (known(rank or None), known(player.tpn), *who, known(player.rating))


def _say(view: PublicView, what: str, **facts: object) -> str:
    return speak(f"Print-Table.{what}", facts, view.language)
