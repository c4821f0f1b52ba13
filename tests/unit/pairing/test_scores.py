"""Floats (1.4), pairing scores (C.04.7) and who may get the PAB (C2)."""

from __future__ import annotations

import pytest

from pairing.model import Field, Scoring
from pairing.scores import Float, float_of, may_get_pab, pairing_score, scores_before

from .builders import field, player


def floats(before: Field, round_number: int) -> dict[int, Float]:
    scores = scores_before(before, round_number)
    return {p.tpn: float_of(p, round_number, scores, before.scoring) for p in before.participants}


def test_a_game_between_different_scores_is_a_float_for_both() -> None:
    before = field(
        player(1, "2w1", "3b1"),
        player(2, "1b0", "4w1"),
        player(3, "4w0", "1w0"),
        player(4, "3b1", "2b0"),
    )
    assert floats(before, 1) == dict.fromkeys((1, 2, 3, 4), Float.NONE)
    assert floats(before, 2) == {1: Float.DOWN, 2: Float.UP, 3: Float.UP, 4: Float.DOWN}


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("U", Float.DOWN),
        ("2w+", Float.DOWN),
        ("F", Float.DOWN),
        ("H", Float.DOWN),
        ("2w-", Float.NONE),
        ("Z", Float.NONE),
    ],
)
def test_an_unplayed_round_is_a_downfloat_if_it_is_worth_more_than_a_loss(
    code: str, expected: Float
) -> None:
    assert floats(field(player(1, code), player(2, "Z")), 1)[1] is expected


def test_more_than_a_loss_is_measured_by_the_scoring() -> None:
    scoring = Scoring(win=6, draw=2, loss=2, absent=2, pab=0)
    before = field(
        player(1, "H", scoring=scoring),
        player(2, "Z", scoring=scoring),
        player(3, "U", scoring=scoring),
        scoring=scoring,
    )
    assert floats(before, 1) == {1: Float.NONE, 2: Float.NONE, 3: Float.DOWN}


def test_floats_are_judged_by_the_pairing_scores_of_their_round() -> None:
    before = field(player(1, "2w1", virtual=(2, 2)), player(2, "1b0"))
    assert floats(before, 1) == {1: Float.DOWN, 2: Float.UP}
    assert pairing_score(before.participants[0], 2) == 4
    assert pairing_score(before.participants[0], 3) == 2


@pytest.mark.parametrize(
    ("rounds", "allowed"),
    [
        (("2w1", "H", "H"), True),
        (("Z", "2w-"), True),
        (("U",), False),
        (("F",), False),
        (("2b+",), False),
    ],
)
def test_who_may_get_the_bye(rounds: tuple[str, ...], *, allowed: bool) -> None:
    assert may_get_pab(player(1, *rounds), Scoring()) is allowed


def test_a_bye_worth_little_bars_another_one_all_the_same() -> None:
    scoring = Scoring(pab=1)
    assert not may_get_pab(player(1, "U", scoring=scoring), scoring)
