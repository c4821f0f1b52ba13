"""A seeded beginning of the chaos; `./check --exhaustive chaos` goes on."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.chaos.findings import findings
from tests.chaos.runs import run
from tests.chaos.typists import Acknowledged
from tests.chaos.venue import PLAYERS, Kind

ORDERS = PLAYERS // 2 * 3


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    "kind",
    ["sqlite", pytest.param("postgresql", marks=[pytest.mark.postgres, pytest.mark.redis])],
)
def test_nothing_that_was_acknowledged_is_lost_and_nothing_stands_there_twice(kind: Kind) -> None:
    ended = run(kind, seed=1, times=5)
    assert ended.findings == []
    assert len(ended.acknowledged) == ORDERS
    assert ended.faults.total() == 5
    assert ended.sent > ORDERS, "no order had to go again: nothing was hurt"


def log_of(*events: tuple[str, str, str]) -> dict[str, Any]:
    return {"faults": [], "events": [list(event) for event in events]}


DONE = [Acknowledged("a", "1.1.1", 201), Acknowledged("b", "1.1.1", 200)]
WHOLE = (("a", "ResultEntered", "game:1.1.1"), ("b", "BoardNoted", "game:1.1.1"))


def test_a_whole_log_has_no_findings() -> None:
    assert findings(log_of(*WHOLE), DONE) == []


@pytest.mark.parametrize(
    ("log", "said"),
    [
        (log_of(WHOLE[0]), "lost: b of game 1.1.1"),
        (log_of(*WHOLE, WHOLE[1]), "recorded twice: command b"),
        (log_of(*WHOLE, ("c", *WHOLE[1][1:])), "doubled: BoardNoted of game:1.1.1"),
        (log_of(*WHOLE) | {"faults": ["a broken chain"]}, "a broken chain"),
    ],
)
def test_each_thing_that_may_go_wrong_is_found(log: dict[str, Any], said: str) -> None:
    """The controls of the look at the log."""
    assert said in findings(log, DONE)


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_a_typist_who_forgets_what_he_sent_doubles_notes() -> None:
    """The control of the run: with another id at each try the server cannot know the order."""
    ended = run("sqlite", seed=1, times=5, forgetful=True)
    kinds = Counter(line.partition(":")[0] for line in ended.findings)
    assert kinds["doubled"] > 0
