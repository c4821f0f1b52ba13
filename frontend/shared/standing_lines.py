"""The standings after a public round, line by line, for pages and for paper."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import msgspec

from tournaments.words import speak

if TYPE_CHECKING:
    from tournaments.public.projection import PublicView
    from tournaments.public.rows import PublicCell, PublicPlayer, PublicRound, PublicTieBreak
    from tournaments.selectors.rows.standings import GameCell


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the standings; `shared` when the line above has the same rank."""

    rank: int
    shared: bool
    player: PublicPlayer
    points: str
    tie_breaks: tuple[PublicTieBreak, ...]
    games: list[str]


def lines(view: PublicView, round_: PublicRound, *, cells: bool = True) -> list[Line]:
    """The standings after a round, with or without the cells of the cross table."""
    rows = view.standings(round_.round)
    above = {row.player.player for last, row in pairwise(rows) if last.rank == row.rank}
    return [
        Line(
            rank=row.rank,
            shared=row.player.player in above,
            player=row.player,
            points=row.points,
            tie_breaks=row.tie_breaks if cells else (),
            games=[cell_text(cell) for cell in row.games if cells],
        )
        for row in rows
    ]


def standings_title(view: PublicView, round_: PublicRound) -> str:
    """Of a sheet on paper, which may hang beside one that was final before."""
    facts = {"round": round_.round, "revision": view.reopened + 1}
    if not view.is_final(round_.round):
        return speak("Shared-Standings.after", facts, view.language)
    if not view.reopened:
        return speak("Shared-Standings.final", facts, view.language)
    return speak("Shared-Standings.final-revision", facts, view.language)


def cell_text(cell: PublicCell | GameCell) -> str:
    """Opponent, colour and points: "12w 1"; what was no game as the row says it."""
    if cell.opponent is None:
        return cell.text
    seat = f"{cell.opponent}{cell.colour}"
    return f"{seat} {cell.text.removeprefix(seat).strip()}".strip()
