"""The two ways to the first pairing of a bracket agree: tight edges, and weights with the order.

LITERAL_FROM is the first seed.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from typing import NoReturn

import networkx as nx
import pytest

from pairing.dutch_2012.bracket import bracket_of
from pairing.dutch_2012.own import web_of
from pairing.dutch_2012.roster import Roster2012, roster_of
from pairing.dutch_2012.web import Web, first_by_weights, first_pairing
from pairing.matching import alike
from pairing.matching.pulse import Pulse
from pairing.model import TPN, Field, Options, Participant
from tests.bench import halls
from tests.unit.pairing.random_rounds import random_round

from .hall import pair

FROM = int(os.environ.get("LITERAL_FROM", "0"))
ROUNDS = 60


def webs(roster: Roster2012, random: Random) -> Iterator[Web]:
    """Each score group below the first, with some players from above, as both kinds of bracket."""
    for group in roster.groups[1:]:
        above = range(group.start)
        mdps = tuple(sorted(random.sample(above, min(len(above), random.randint(1, 4)))))
        last = random.random() < 0.3
        bracket = bracket_of(roster, mdps, tuple(group), last=last)
        for mixed in (True, False):
            yield web_of(bracket, Pulse(), mixed=mixed)


@pytest.mark.parametrize("part", range(3))
def test_tight_edges_and_weights_lead_to_the_same_pairing(part: int) -> None:
    compared = 0
    for seed in range(FROM + part, FROM + ROUNDS, 3):
        roster = roster_of(random_round(seed, 12, 40, "dutch-2012"), Options())
        for web in webs(roster, Random(seed)):
            found = first_pairing(web, Pulse())
            if found is not None:
                assert found == first_by_weights(web, len(found.pairs), Pulse()), seed
                compared += 1
    assert compared > 50


def test_only_a_web_that_cannot_be_joined_completely_has_no_pairing() -> None:
    missing = 0
    for seed in range(ROUNDS):
        roster = roster_of(random_round(seed, 12, 40, "dutch-2012"), Options())
        for web in filter(lambda web: web.complete, webs(roster, Random(seed))):
            graph = nx.Graph([*dict(web.made()), *web.joins()])
            joined = 2 * len(nx.max_weight_matching(graph, maxcardinality=True))
            assert (first_pairing(web, Pulse()) is None) is (joined < len(web.nodes)), seed
            missing += joined < len(web.nodes)
    assert missing > 3


def after_white_won(rounds: int, players: int) -> Field:
    before = Field(1, 9, tuple(Participant(TPN(number)) for number in range(1, players + 1)))
    for _round in range(rounds):
        before = halls.played(before, pair(before), halls.white_wins)
    return before


def test_where_white_always_wins_nothing_has_to_be_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    """In odd rounds whole scoregroups are to have one colour: the prices of kinds are proof."""
    field = after_white_won(4, 200)
    paired = pair(field)

    def refused(*_args: object, **_kwargs: object) -> NoReturn:
        raise AssertionError("solved")

    monkeypatch.setattr("pairing.matching.optimum.Solver", refused)
    assert pair(field) == paired
    monkeypatch.setattr(alike, "MOST_KINDS", 1)
    with pytest.raises(AssertionError, match="solved"):
        pair(field)


def test_prices_and_solver_lead_to_the_same_round(monkeypatch: pytest.MonkeyPatch) -> None:
    field = after_white_won(4, 60)
    priced = pair(field)
    monkeypatch.setattr(alike, "MOST_KINDS", 0)
    assert pair(field) == priced
