"""The earliest of the best candidates, found on the face of the optima instead of by weights."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pairing.dutch.best import by_weights, solved
from pairing.dutch.bracket import Bracket, Candidate
from pairing.dutch.collapsed import CollapsedCriteria
from pairing.dutch.completion import Completion
from pairing.dutch.editions import DUTCH_2017, DUTCH_2026, Edition
from pairing.dutch.graph import Graph, Reach
from pairing.dutch.roster import roster_of
from pairing.dutch.round import brackets_paired
from pairing.dutch.weighing import criteria_weights
from pairing.dutch.weights import Criteria, packed
from pairing.matching.pulse import Pulse
from pairing.model import Field, Options
from tests.bench import halls

from .random_fields import random_field

EDITIONS = (DUTCH_2026, DUTCH_2017)


def brackets(
    field: Field, edition: Edition = DUTCH_2026
) -> Iterator[tuple[Bracket, Completion, Candidate]]:
    roster = roster_of(field, Options(), edition)
    completion = Completion(roster)
    if completion.possible:
        for bracket, candidate in brackets_paired(roster, completion):
            yield bracket, completion, candidate


def steps(field: Field) -> int:
    """The work of a round, counted as `Pulse` counts it."""
    counted = [0]

    class Counting(Pulse):
        def work(self, steps: int) -> None:
            counted[0] += steps

    roster = roster_of(field, Options())
    for _ in brackets_paired(roster, Completion(roster, Counting())):
        pass
    return counted[0]


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.code)
@pytest.mark.parametrize(("smallest", "largest", "fields"), [(3, 14, 150), (20, 50, 40)])
def test_the_face_leads_to_the_same_candidate_as_weights(
    edition: Edition, smallest: int, largest: int, fields: int
) -> None:
    compared = certified = 0
    for seed in range(fields):
        field = random_field(7000 + seed, smallest, largest, edition.code)
        for bracket, completion, _ in brackets(field, edition):
            found = solved(bracket, completion)
            assert found.candidate == solved(bracket, completion, by_weights).candidate
            compared += 1
            certified += found.certified
    assert compared > 2 * fields
    assert certified > 0.95 * compared


@pytest.mark.parametrize("seed", range(3))
def test_several_players_are_exchanged_at_once(seed: int) -> None:
    """Half of the players may not meet: most brackets are beyond one exchange."""
    field = halls.absolute_halves(80, halls.at_random(seed))
    for bracket, completion, candidate in brackets(field):
        assert candidate == solved(bracket, completion, by_weights).candidate


def test_a_clique_gives_the_same_candidates_both_ways() -> None:
    field = halls.clique(100, 22, 6, 79)
    answers = [
        (candidate, solved(bracket, completion, by_weights).candidate)
        for bracket, completion, candidate in brackets(field)
    ]
    assert all(found == exact for found, exact in answers)
    assert max(len(found.downfloaters) for found, _ in answers) > 2


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.code)
def test_players_alike_weigh_the_same_as_each_alone(edition: Edition) -> None:
    weighed = 0
    for seed in range(40):
        for bracket, completion, _ in brackets(random_field(seed, 8, 30, edition.code), edition):
            for reach in Reach if not bracket.collapsed else (Reach.EVERYBODY,):
                graph = Graph(bracket, completion, reach)
                kind = CollapsedCriteria if bracket.collapsed else Criteria
                alone = kind(graph, graph.edges, single_floater=bool(seed % 2)).columns()
                assert criteria_weights(
                    graph, graph.edges, single_floater=bool(seed % 2)
                ) == packed(alone, len(graph.edges), len(graph.nodes) // 2 + 1)
                weighed += len(graph.edges)
    assert weighed > 5_000


@pytest.mark.parametrize(
    ("field", "most"),
    [
        (halls.before(400, 6), 75_000),
        (halls.clique(400, 30, 6, 371), 280_000),
        (halls.absolute_halves(400, halls.white_wins), 800_000),
        (halls.absolute_halves(400, halls.at_random(1)), 2_200_000),
    ],
    ids=["usual", "clique", "one bracket of halves", "halves"],
)
def test_hard_fields_take_no_more_steps_than_they_did(field: Field, most: int) -> None:
    """Half as many again as measured; by weights alone the halves take 8 and 20 million."""
    assert steps(field) < most
