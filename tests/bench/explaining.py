"""Explanations of a round of a thousand players: processor seconds of one question.

Round 3 has the largest brackets, more than three hundred players.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from random import Random

from pairing.explain import ExplainedRound, explain_floats, explain_pair, explain_round, why_not

from . import halls
from .figures import Figure

EDITIONS = ("dutch-2026", "dutch-2017")
ASKED = 60
AIM = "1 s"


def measure() -> list[Figure]:
    """Each kind of question over and over; the slowest counts."""
    return [figure for code in EDITIONS for figure in _measured(code)]


def _measured(code: str) -> Iterator[Figure]:
    before, random = halls.before(1000, 3), Random(7)
    asked = ExplainedRound(before, code)
    yield Figure(f"{code}: pair once", _seconds(lambda: ExplainedRound(before, code)), "s", AIM)
    yield Figure(f"{code}: the round", _seconds(lambda: explain_round(asked)), "s", AIM)
    pairs = random.sample([two for bracket in asked.brackets for two in bracket.pairs], ASKED)
    everybody = [entrant.tpn for entrant in asked.roster.entrants]
    others = [random.sample(everybody, 2) for _ in range(ASKED)]
    floating = {tpn for bracket in asked.brackets for tpn in bracket.downfloaters}
    yield _slowest(f"{code}: a pair", (partial(explain_pair, asked, *two) for two in pairs))
    yield _slowest(f"{code}: why not", (partial(why_not, asked, *two) for two in others))
    yield _slowest(f"{code}: a float", (partial(explain_floats, asked, tpn) for tpn in floating))


def _slowest(name: str, questions: Iterable[Callable[[], object]]) -> Figure:
    return Figure(f"{name}, slowest", max(map(_seconds, questions), default=0.0), "s", AIM)


def _seconds(question: Callable[[], object]) -> float:
    began = time.process_time()
    question()
    return time.process_time() - began
