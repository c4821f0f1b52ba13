"""Which of several pairings with other floaters the walk of C.3 to C.10 comes to first (C.12)."""

from __future__ import annotations

import pytest

from pairing.dutch_2012.backtrack import place_in_the_walk
from pairing.dutch_2012.bracket import Bracket2012, Exchange2012, PairedBracket
from pairing.dutch_2012.criteria import Pair
from pairing.dutch_2012.roster import roster_of

from ..builders import field
from .hall import options, players

HALL = field(*players("F F", "F H", "F Z", *["Z Z"] * 7))
"""By places: 0, 1 and 2 with 2, 1½ and 1 points have moved down to 3 to 9."""


def outcome(
    *pairs: Pair, m1: int, exchange: Exchange2012 | None = None, **readings: str
) -> PairedBracket:
    roster = roster_of(HALL, options(**readings))
    bracket = Bracket2012(roster, (0, 1, 2), tuple(range(3, 10)))
    return PairedBracket(bracket, pairs, m1, (), mixed=True, exchange=exchange or Exchange2012())


@pytest.mark.parametrize(
    ("sooner", "later"),
    [
        pytest.param(
            outcome((0, 5), (1, 4), m1=2), outcome((0, 4), (2, 5), m1=2), id="D.3 before D.1"
        ),
        pytest.param(outcome((0, 3), (1, 5), m1=2), outcome((0, 4), (1, 3), m1=2), id="D.1"),
        pytest.param(
            outcome((0, 3), (4, 8), (5, 7), m1=1),
            outcome((0, 3), (4, 6), (7, 8), m1=1, exchange=Exchange2012((5,), (7,))),
            id="no exchange before one",
        ),
        pytest.param(
            outcome((0, 3), (4, 8), (5, 9), m1=1),
            outcome((0, 3), (4, 9), (5, 8), m1=1),
            id="D.1 of the others",
        ),
        pytest.param(
            outcome((1, 3), (2, 4), m1=2, closeness="scores-first"),
            outcome((0, 3), (1, 4), m1=2, closeness="scores-first"),
            id="close scores first by that reading",
        ),
    ],
)
def test_the_walk_comes_to_one_pairing_sooner(sooner: PairedBracket, later: PairedBracket) -> None:
    assert place_in_the_walk(sooner) < place_in_the_walk(later)


def test_by_the_procedure_close_scores_do_not_come_first() -> None:
    close, wide = outcome((1, 3), (2, 4), m1=2), outcome((0, 3), (1, 4), m1=2)
    assert place_in_the_walk(wide) < place_in_the_walk(close)
