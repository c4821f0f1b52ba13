"""What a question takes over from the round leads to the same as if it were worked out anew."""

from __future__ import annotations

from itertools import combinations

import pytest

from pairing.dutch.completion import Completion
from pairing.explain import ExplainedRound
from pairing.explain.questions import Question, alone
from pairing.model import RoundPairing

from .builders import DUTCH, DUTCH_2017, pair
from .random_fields import random_field


def questions(asked: ExplainedRound) -> list[Question]:
    made = []
    for group, outcome in enumerate(asked.brackets):
        players = asked.ranked({*outcome.mdps, *asked.residents(group)})
        made += [Question(asked, group, (), tuple(alone(asked, group, tpn))) for tpn in players]
        made += [
            Question(asked, group, ((one, other),), ())
            for one, other in combinations(players, 2)
            if asked.roster.may_meet(asked.place[one], asked.place[other])
        ]
    return made


@pytest.mark.parametrize("code", [DUTCH, DUTCH_2017])
def test_the_rest_can_be_completed_exactly_if_it_could_be_anew(code: str) -> None:
    impossible = 0
    for seed in range(120):
        before = random_field(seed, 5, 11, code)
        if not isinstance(pair(before, code), RoundPairing):
            continue
        for question in questions(ExplainedRound(before, code)):
            taken = question.completion
            anew = Completion(taken.roster)
            assert (taken.possible, taken.pab_score) == (anew.possible, anew.pab_score), seed
            assert [part.free.bit_count() for part in taken.lower] == [
                part.free.bit_count() for part in anew.lower
            ], seed
            impossible += not taken.possible
    assert impossible > 100
