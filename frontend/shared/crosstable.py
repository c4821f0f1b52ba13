"""The crosstable and the progress of a tournament, row by row, for pages and for paper."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from tournaments.public.crosstable import ORDERS, in_order
from tournaments.selectors.lazily import Lazily
from tournaments.words import label, speak

from .seats import without_game
from .standing_lines import cell_text

if TYPE_CHECKING:
    from tournaments.public.crosstable import Order
    from tournaments.public.projection import PublicView
    from tournaments.public.rows import (
        PublicCell,
        PublicPlayer,
        PublicProgress,
        PublicRound,
        PublicStanding,
        PublicTieBreak,
    )
    from tournaments.selectors.rows.base import PlayerRef
    from tournaments.selectors.rows.standings import GameCell, StandingRow, TieBreak

    from .context import Context

    Person = PublicPlayer | PlayerRef


class Listed(NamedTuple):
    """A line of the standings and whose it is, on public pages or on the console."""

    player: Person
    out: bool
    line: PublicStanding | StandingRow


class Place(NamedTuple):
    """What the other lines of a table need to know of one."""

    player: int
    tpn: int | None
    rank: int


class Cell(msgspec.Struct, frozen=True, kw_only=True):
    """A round of a player. `opponent` is an entry number, 0 where none of the rows is his;
    `meaning` says why there was no game."""

    round: int
    text: str
    opponent: int = 0
    meaning: str = ""


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the crosstable; `shared` when the line above has the same rank, `out` of who
    plays no more. Rank 0: left out of the standings of a round robin."""

    rank: int
    shared: bool
    player: Person
    out: bool
    points: str
    tie_breaks: Sequence[PublicTieBreak | TieBreak]
    cells: tuple[Cell, ...]


class Step(msgspec.Struct, frozen=True):
    """Points and rank after a round."""

    round: int
    points: str
    rank: int


class ProgressRow(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the progress; `shared` when the line above has the same rank."""

    rank: int
    shared: bool
    player: PublicPlayer
    out: bool
    steps: tuple[Step, ...]


def rows(view: PublicView, round_: PublicRound, order: Order) -> list[Row]:
    """The public crosstable after a round."""
    listed = [
        Listed(line.player, line.player.out_from is not None, line)
        for line in in_order(view, round_.round, order)
    ]
    places = [Place(each.player.player, each.player.tpn, each.line.rank) for each in listed]
    laid = laid_out(
        listed, order, view.language, seats=view.seats, side_a=view.side_a, places=places
    )
    return list(laid)


def laid_out(
    listed: Sequence[Listed],
    order: Order,
    language: str,
    *,
    places: Sequence[Place],
    seats: int = 0,
    side_a: int = 0,
) -> Sequence[Row]:
    """Lines that are in that order already, and their `places`, as rows with cells that lead to
    each other: a cell a round, or by a table of so many `seats` one an opponent, by number; the
    first `side_a` of them do not meet each other, nor do those behind them. A row is worked out
    when somebody comes to it."""
    shared = _shared((each.player, each.rank) for each in places)
    ranked = next((place for place, each in enumerate(places) if each.rank), None)
    ranked_by = () if ranked is None else listed[ranked].line.tie_breaks
    blank = [msgspec.structs.replace(one, value="") for one in ranked_by]
    entries = {each.tpn: each.player for each in places}

    def row(each: Listed) -> Row:
        return Row(
            rank=each.line.rank,
            shared=order == "rank" and each.player.player in shared,
            player=each.player,
            out=each.out,
            points=each.line.points,
            tie_breaks=each.line.tie_breaks or blank,
            cells=_against(each, entries, seats, side_a)
            if seats
            else tuple(_cell(cell, entries, language) for cell in each.line.games),
        )

    return Lazily(row, listed)


def progress(view: PublicView, round_: PublicRound) -> Sequence[ProgressRow]:
    """Points and ranks after each round up to one, by rank; a row is worked out when somebody comes
    to it."""
    shared = _shared(view.ranks_after(round_.round))

    def row(line: PublicProgress) -> ProgressRow:
        return ProgressRow(
            rank=line.rank,
            shared=line.player.player in shared,
            player=line.player,
            out=line.player.out_from is not None,
            steps=tuple(map(Step, range(1, round_.round + 1), line.points, line.ranks)),
        )

    return Lazily(row, view.progress(round_.round))


def columns(view: PublicView, round_: PublicRound) -> list[int]:
    """Of the crosstable: rounds, or in a round robin the numbers of the opponents."""
    return [*range(1, view.seats + 1)] if view.seats else round_numbers(view, round_)


def round_numbers(view: PublicView, round_: PublicRound) -> list[int]:
    """The rounds that are columns of a table after one of them."""
    return [row.round for row in view.rounds if row.round <= round_.round]


def orders(language: str, current: Order, address: Callable[[Order], str]) -> list[Context]:
    """The switch between them."""
    return [
        {
            "href": address(order),
            "text": label("Shared-CrosstableOrder", order, language),
            "current": order == current,
        }
        for order in ORDERS
    ]


def crosstable_title(view: PublicView, round_: PublicRound | None) -> str:
    """Of a page or a sheet; no round: of the page on which it will be."""
    return speak("Shared-Crosstable.title", {"round": round_.round if round_ else 0}, view.language)


def progress_title(view: PublicView, round_: PublicRound | None) -> str:
    return speak("Shared-Progress.title", {"round": round_.round if round_ else 0}, view.language)


def _cell(cell: PublicCell | GameCell, entries: Mapping[int | None, int], language: str) -> Cell:
    """`entries`: the entry numbers of the rows, by pairing number."""
    text = cell_text(cell)
    if cell.opponent is None:
        return Cell(round=cell.round, text=text, meaning=without_game(cell.kind, language))
    return Cell(round=cell.round, text=text, opponent=entries.get(cell.opponent, 0))


OWN: Final = "×"
"""Where a player would meet himself, or somebody of his own side."""


def _against(
    each: Listed, entries: Mapping[int | None, int], seats: int, side_a: int
) -> tuple[Cell, ...]:
    """What he scored against each number, the games of a double round robin side by side."""
    scored: dict[int, list[str]] = {}
    for cell in each.line.games:
        if cell.opponent is not None:
            score = cell.text.removeprefix(f"{cell.opponent}{cell.colour}").strip()
            scored.setdefault(cell.opponent, []).append(score)
    own = each.player.tpn or 0
    return tuple(
        Cell(round=tpn, text=OWN)
        if tpn == own or (side_a and (tpn <= side_a) == (own <= side_a))
        else Cell(
            round=tpn,
            text=" ".join(scored[tpn]) if tpn in scored else "",
            opponent=entries.get(tpn, 0) if any(scored.get(tpn, ())) else 0,
        )
        for tpn in range(1, seats + 1)
    )


def _shared(ranks: Iterable[tuple[int, int]]) -> frozenset[int]:
    """Of entries and their ranks in order: those whose rank is that of the entry before."""
    return frozenset(entry for (_, above), (entry, rank) in pairwise(ranks) if above == rank)
