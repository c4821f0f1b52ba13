"""C8 by a bound: where many hold the same absolute preference, the rest need not be searched."""

from __future__ import annotations

import pytest

from pairing.dutch.best import by_weights, on_face, solved, solved_with_everybody
from pairing.dutch.bracket import Bracket
from pairing.dutch.completion import Completion
from pairing.dutch.floating import next_bracket_attains_all
from pairing.dutch.graph import Reach
from pairing.dutch.roster import roster_of
from pairing.dutch.round import brackets_paired
from pairing.model import Field, Options
from tests.bench import halls

from .random_fields import random_field

SHARES = [(1, 1, 1), (5, 1, 1), (1, 0, 1), (1, 6, 1)]


def answered_by_the_bound(field: Field) -> int:
    """Compare every bracket with the search of the whole rest; how often the bound sufficed."""
    roster = roster_of(field, Options())
    completion = Completion(roster)
    answered = 0
    for bracket, candidate in brackets_paired(roster, completion):
        if bracket.is_last:
            continue
        found = solved(bracket, completion)
        assert found.candidate == candidate
        assert candidate == solved_with_everybody(bracket, completion, by_weights).candidate
        answered += _needs_the_bound(bracket, completion, found.graph.reach, candidate.downfloaters)
    return answered


def _needs_the_bound(
    bracket: Bracket, completion: Completion, reach: Reach, floating: tuple[int, ...]
) -> bool:
    return reach is Reach.BRACKET and not next_bracket_attains_all(bracket, completion, floating)


@pytest.mark.parametrize("shares", SHARES, ids=str)
def test_the_bound_leads_to_the_candidate_that_a_search_of_the_whole_rest_finds(
    shares: tuple[int, int, int],
) -> None:
    answered = 0
    for seed in range(30):
        players = 4 * (2 + seed % 7)
        answered += answered_by_the_bound(
            halls.absolute_halves(players, halls.at_random(seed, shares))
        )
    assert answered > 10


def test_control_without_the_bound_the_search_would_stop_too_soon(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fields = [random_field(9000 + seed, 12, 30) for seed in range(100)]
    monkeypatch.setattr("pairing.dutch.best.next_bracket_attains_most", lambda *_: True)
    wrong = 0
    for field in fields:
        roster = roster_of(field, Options())
        completion = Completion(roster)
        if not completion.possible:
            continue
        for bracket, candidate in brackets_paired(roster, completion):
            whole = solved_with_everybody(bracket, completion, on_face).candidate
            if candidate != whole:
                wrong += 1
                break
    assert wrong > 3
