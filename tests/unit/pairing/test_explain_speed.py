"""A thousand players: every explanation within a second of this processor (in practice far below).

Round 3 has the largest brackets, more than three hundred players.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

import pytest

from pairing.explain import Position, explain_floats, explain_pair, explain_round, why_not
from tests.bench import halls

from .builders import DUTCH, DUTCH_2017

LIMIT = 1.0


def seconds(question: Callable[[], object]) -> float:
    start = time.process_time()
    question()
    return time.process_time() - start


@pytest.mark.parametrize("code", [DUTCH, DUTCH_2017])
def test_a_thousand_players_are_explained_in_time(code: str) -> None:
    before = halls.before(1000, 3)
    made: list[Position] = []
    assert seconds(lambda: made.append(Position(before, code))) < LIMIT
    (asked,) = made
    assert seconds(lambda: explain_round(asked)) < LIMIT
    random = Random(7)
    pairs = random.sample([two for bracket in asked.brackets for two in bracket.pairs], 60)
    assert max(seconds(lambda two=two: explain_pair(asked, *two)) for two in pairs) < LIMIT
    everybody = [entrant.tpn for entrant in asked.roster.entrants]
    twos = [random.sample(everybody, 2) for _ in range(60)]
    assert max(seconds(lambda two=two: why_not(asked, *two)) for two in twos) < LIMIT
    floating = {tpn for bracket in asked.brackets for tpn in bracket.downfloaters}
    spent = [seconds(lambda tpn=tpn: explain_floats(asked, tpn)) for tpn in floating]
    assert max(spent, default=0) < LIMIT
