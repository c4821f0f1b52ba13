"""The whole round: order of input, progress, floats and boards as they are stated."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from pairing.model import Options, RoundPairing
from pairing.systems import system

from ..builders import field
from ..random_rounds import random_round
from .hall import LIM, pair, pairs, players


class Stop(Exception):  # noqa: N818 - not an error
    pass


def test_the_order_of_the_participants_does_not_matter() -> None:
    random = Random(3)
    for seed in range(40):
        before = random_round(seed, 5, 16, LIM)
        shuffled = random.sample(before.participants, len(before.participants))
        assert pair(replace(before, participants=tuple(shuffled))) == pair(before)


def test_progress_counts_the_players_who_are_settled() -> None:
    seen: list[tuple[int, int]] = []
    before = field(*players(*["F"] * 4, *["H"] * 4, *["Z"] * 4))
    system(LIM).pair(before, Options(), lambda done, total: seen.append((done, total)))
    assert seen[0] == (0, 12)
    assert seen[-1] == (12, 12)
    assert [done for done, _total in seen] == sorted(done for done, _total in seen)


def test_progress_may_cancel() -> None:
    def stop(_done: int, _total: int) -> None:
        raise Stop

    with pytest.raises(Stop):
        system(LIM).pair(field(*players("", "")), Options(), stop)


def test_the_floats_and_the_boards_are_stated() -> None:
    outcome = pair(field(*players("H", "F", "H", "Z", "Z")))
    assert isinstance(outcome, RoundPairing)
    assert [set(board) for board in outcome.boards] == [{2, 1}, {3, 4}]
    assert outcome.pab == 5
    assert set(outcome.downfloaters) == {2, 3, 5}
    assert set(outcome.upfloaters) == {1, 4}


def test_acceleration_moves_players_between_the_groups() -> None:
    """They stand by their pairing scores (C.04.7); the value of the median stays."""
    plain = field(*players(*["Z"] * 4))
    faster = replace(
        plain,
        participants=tuple(
            replace(each, virtual=(0, 2)) if each.tpn <= 2 else each for each in plain.participants
        ),
    )
    assert pairs(plain) == "1-3 2-4"
    assert pairs(faster) == "1-2 3-4"
