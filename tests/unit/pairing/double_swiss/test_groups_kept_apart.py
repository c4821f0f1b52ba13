"""Whole groups that are kept apart: their prices prove the upfloaters, and nothing is solved."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pytest

from pairing.fide_2026 import float_graph
from pairing.matching import alike
from pairing.matching.optimum import Begun, Optimum, optimum
from pairing.matching.pulse import Pulse
from pairing.matching.weighted import Weights
from pairing.model import TPN, Field, Options, ProhibitedGroup, RoundPairing, no_progress
from pairing.systems import SYSTEMS
from tests.bench import halls

SYSTEM = SYSTEMS["double-swiss-2026"]
PLAYERS, GROUPS = 100, 5


def third_match() -> Field:
    """Five groups by rank; the higher ranked has won everything, so that many have to float up."""
    size = PLAYERS // GROUPS
    firsts = range(1, PLAYERS, size)
    apart = tuple(
        ProhibitedGroup(frozenset(map(TPN, range(first, first + size)))) for first in firsts
    )
    before = Field(1, 12, halls.entries(PLAYERS), prohibited=apart)
    for _game in range(4):
        before = halls.played(before, paired(before), higher_ranked_wins)
    return before


def paired(before: Field) -> RoundPairing:
    outcome = SYSTEM.pair(before, Options(), no_progress)
    assert isinstance(outcome, RoundPairing)
    return outcome


def higher_ranked_wins(white: TPN, black: TPN) -> tuple[int, int]:
    return (halls.WIN, halls.LOSS) if white < black else (halls.LOSS, halls.WIN)


@pytest.fixture
def solved(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many nodes each graph had that prices did not settle."""
    sizes: list[int] = []

    def counting(
        weights: Weights, pulse: Pulse, *, everybody: bool = False, begun: Begun | None = None
    ) -> Optimum:
        sizes.append(weights.nodes)
        return optimum(weights, pulse, everybody=everybody, begun=begun)

    monkeypatch.setattr(alike, "optimum", counting)
    return sizes


def coarse(kind: Sequence[Hashable], _rows: Sequence[int]) -> list[int]:
    numbers: dict[Hashable, int] = {}
    return [numbers.setdefault(each, len(numbers)) for each in kind]


def test_prices_of_the_groups_settle_who_floats_up(solved: list[int]) -> None:
    assert len(paired(third_match()).upfloaters) == 30
    assert solved == []


def test_control_without_them_a_matching_is_solved_for_the_same_round(
    solved: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = third_match()
    made = paired(before)
    monkeypatch.setattr(float_graph, "told_apart", coarse)
    assert paired(before) == made
    assert solved


def test_many_groups_are_left_to_the_criteria_alone() -> None:
    """With more kinds than prices are good for, no set has prices of its own."""
    rows = [0b11 << 2 * (place // 2) for place in range(2 * alike.MOST_KINDS + 2)]
    assert set(alike.told_apart(["one"] * len(rows), rows)) == {0}
    assert alike.told_apart(["a", "a", "b"], [0b10, 0b01, 0]) == [0, 0, 1]
    assert alike.told_apart(["a", "a", "a"], [0b10, 0b01, 0]) == [0, 0, 1]
