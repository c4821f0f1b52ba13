"""The two ways to the first pairing of a bracket agree: tight edges, and weights with the order.

LITERAL_FROM is the first seed.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import networkx as nx
import pytest

from pairing.dutch_2012.bracket import bracket_of
from pairing.dutch_2012.own import web_of
from pairing.dutch_2012.roster import Roster, roster_of
from pairing.dutch_2012.web import Web, first_by_weights, first_pairing
from pairing.matching.pulse import Pulse
from pairing.model import TPN, Colour, Field, Options, Participant, PlayerRound, RoundKind
from tests.unit.pairing.random_rounds import random_round

from .hall import pair

FROM = int(os.environ.get("LITERAL_FROM", "0"))
ROUNDS = 60


def webs(roster: Roster, random: Random) -> Iterator[Web]:
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


def won_by_white(before: Field) -> tuple[Field, float]:
    """The field after a round, and how many processor seconds its pairing took."""
    start = time.process_time()
    boards = pair(before).boards
    seconds = time.process_time() - start
    win, loss = before.scoring.win, before.scoring.loss
    games = {}
    for white, black in boards:
        games[white] = PlayerRound(RoundKind.GAME, win, black, Colour.WHITE)
        games[black] = PlayerRound(RoundKind.GAME, loss, white, Colour.BLACK)
    players = tuple(
        replace(each, rounds=(*each.rounds, games[each.tpn])) for each in before.participants
    )
    return replace(before, round_number=before.round_number + 1, participants=players), seconds


def test_two_hundred_players_of_whom_white_always_wins_are_paired_within_a_second() -> None:
    """In odd rounds whole scoregroups are to have one colour."""
    before = Field(1, 9, tuple(Participant(TPN(number)) for number in range(1, 201)))
    for _round in range(5):
        before, seconds = won_by_white(before)
        assert seconds < 1.0, before.round_number
