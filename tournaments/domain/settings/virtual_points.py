"""Virtual points (C.04.7 1.4): those of the published rounds, and lines that say the same."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from pairing.model import HalfPoints

from ..drafts.field import pairable, virtual_points
from ..ids import PlayerId
from ..tournament.state import Tournament
from .events import VirtualPoints

Lines = tuple[VirtualPoints, ...]


def given(state: Tournament) -> dict[PlayerId, tuple[HalfPoints, ...]]:
    """Of the published rounds, by hand or computed; without who never had any."""
    return _points(state, state.last_published, frozenset())


def spelled_out(state: Tournament) -> Lines:
    """The lines by hand that stand, or those that give what is computed for the players of now."""
    if state.virtual or not state.order:
        return state.virtual
    to_pair = frozenset(pairable(state, state.next_round))
    total = max(state.settings_in_the_end.rounds, state.last_published)
    return _lines(_points(state, total, to_pair), total)


def from_now_on(state: Tournament, wanted: Lines) -> Lines:
    """What is published keeps its points, the rounds after it get those of `wanted`."""
    upcoming = state.next_round
    back = (
        replace(line, first=max(line.first, upcoming)) for line in wanted if line.last >= upcoming
    )
    return (*_lines(given(state), state.last_published), *back)


def without(state: Tournament, line: VirtualPoints) -> Lines:
    """The lines that stand without that one, which keeps the rounds that are published."""
    published = state.last_published
    kept = (
        replace(one, last=min(one.last, published)) if one is line else one for one in state.virtual
    )
    return tuple(one for one in kept if one.first <= one.last)


def _points(
    state: Tournament, rounds: int, to_pair: frozenset[PlayerId]
) -> dict[PlayerId, tuple[HalfPoints, ...]]:
    points = virtual_points(state, rounds, to_pair)
    none = (0,) * rounds
    return {player: (*row, *none)[:rounds] for player, row in points.items() if any(row)}


def _lines(points: dict[PlayerId, tuple[HalfPoints, ...]], rounds: int) -> Lines:
    lines: list[VirtualPoints] = []
    for number in range(1, rounds + 1):
        for worth, players in _groups(points, number):
            same = (players, worth, number - 1)
            at = next(
                (at for at, one in enumerate(lines) if (one.players, one.points, one.last) == same),
                None,
            )
            if at is None:
                lines.append(VirtualPoints(players, worth, number, number))
            else:
                lines[at] = replace(lines[at], last=number)
    return tuple(lines)


def _groups(
    points: dict[PlayerId, tuple[HalfPoints, ...]], number: int
) -> Iterator[tuple[HalfPoints, tuple[PlayerId, ...]]]:
    worth = {player: row[number - 1] for player, row in points.items() if row[number - 1]}
    for half_points in sorted(set(worth.values()), reverse=True):
        yield half_points, _sorted(player for player in worth if worth[player] == half_points)


def _sorted(players: Iterable[PlayerId]) -> tuple[PlayerId, ...]:
    return tuple(sorted(players))
