"""The fast way and the exact way through a bracket lead to the same candidate."""

from __future__ import annotations

import pytest

from pairing.dutch.best import best_candidate
from pairing.dutch.bracket import Bracket
from pairing.dutch.completion import Completion
from pairing.dutch.perfect import perfect_candidate
from pairing.dutch.roster import roster_of
from pairing.model import Field, Options

from .random_fields import random_field


def brackets_compared(field: Field) -> tuple[int, int]:
    """How many brackets there are, and how many had a perfect candidate."""
    roster = roster_of(field, Options())
    completion = Completion(roster)
    mdps: tuple[int, ...] = ()
    perfect_ones = 0
    if not completion.possible:
        return 0, 0
    for group in range(len(roster.groups)):
        bracket = Bracket(roster, group, mdps)
        best = best_candidate(bracket, completion)
        perfect = perfect_candidate(bracket, completion)
        assert perfect in (None, best), (field, group)
        perfect_ones += perfect is not None
        mdps = best.downfloaters
    return len(roster.groups), perfect_ones


@pytest.mark.parametrize("part", range(4))
def test_a_perfect_candidate_is_the_best_one(part: int) -> None:
    counts = [brackets_compared(random_field(seed, 10, 40)) for seed in range(1000 + part, 1160, 4)]
    brackets, perfect = map(sum, zip(*counts, strict=True))
    assert brackets > 100
    assert perfect > brackets / 2
