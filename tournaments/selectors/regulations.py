"""What the regulations of a tournament say about single players."""

from __future__ import annotations

from collections.abc import Iterable

from ..domain.ids import PlayerId
from ..domain.state import Tournament
from .names import Names, ref
from .rows import FixedBoard, PlayerRef, ProhibitedGroup, VirtualLine, fields
from .words import points_text


def prohibited_groups(state: Tournament, names: Names) -> tuple[ProhibitedGroup, ...]:
    """In the order in which they were set."""
    return tuple(
        ProhibitedGroup(
            players=_refs(state, names, group.players), first=group.first, last=group.last
        )
        for group in state.prohibited
    )


def fixed_boards(state: Tournament, names: Names) -> tuple[FixedBoard, ...]:
    """By board number."""
    fixed = sorted(state.settings.fixed_boards.items(), key=lambda item: item[1])
    return tuple(
        FixedBoard(**fields(ref(state, names, player)), board=board) for player, board in fixed
    )


def virtual_lines(state: Tournament, names: Names) -> tuple[VirtualLine, ...]:
    """The acceleration that a report file spelled out."""
    return tuple(
        VirtualLine(
            players=_refs(state, names, line.players),
            points=points_text(line.points),
            first=line.first,
            last=line.last,
        )
        for line in state.virtual
    )


def _refs(state: Tournament, names: Names, players: Iterable[PlayerId]) -> tuple[PlayerRef, ...]:
    return tuple(ref(state, names, player) for player in players)
