"""Accelerations by template: which groups get how much, in which rounds."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from pairing.accelerations import TEMPLATES, GroupPoints, points_by_template
from pairing.checker import check_report
from pairing.generator import Acceleration, random_tournament
from pairing.model import Scoring
from pairing.trf import read_report, write_report

from .test_generator import QUIET

THREE_POINTS = Scoring(win=6, draw=2)


def groups(template: str, players: int, rounds: int = 9) -> list[tuple[int, ...]]:
    found = points_by_template(template, range(1, players + 1), rounds, Scoring())
    return [tuple(each) for each in found]


def test_halves_give_a_win_to_the_upper_half_in_two_rounds() -> None:
    assert groups("halves", 161) == [(1, 82, 2, 1, 2)]
    assert groups("halves", 3) == [(1, 2, 2, 1, 2)]


def test_thirds_give_a_win_and_a_draw() -> None:
    assert groups("thirds", 60) == [(1, 20, 2, 1, 2), (21, 40, 1, 1, 2)]
    assert groups("thirds", 7) == [(1, 4, 2, 1, 2), (5, 7, 1, 1, 2)]
    assert groups("thirds", 2) == [(1, 2, 2, 1, 2)]


def test_the_long_form_of_baku_has_five_rounds_whatever_their_number() -> None:
    assert groups("baku-long", 30, 7) == [(1, 16, 2, 1, 3), (1, 16, 1, 4, 5)]
    assert groups("baku-long", 30, 4) == [(1, 16, 2, 1, 3), (1, 16, 1, 4, 4)]
    assert groups("baku-long", 30, 2) == [(1, 16, 2, 1, 2)]


def test_numbers_of_those_who_are_not_paired_in_round_1_do_not_count() -> None:
    there = [number for number in range(1, 41) if number not in (2, 3)]
    (half,) = points_by_template("halves", there, 9, THREE_POINTS)
    assert half == GroupPoints(1, 22, 6, 1, 2)


def test_nobody_gets_nothing() -> None:
    assert [points_by_template(each, (), 9, Scoring()) for each in TEMPLATES] == [()] * 3


@pytest.mark.parametrize("template", TEMPLATES)
def test_a_random_tournament_by_it_is_checked_from_its_file(template: str) -> None:
    axes = replace(QUIET, players=30, rounds=6, acceleration=Acceleration(template))
    report = random_tournament(axes, Random(template), template)
    assert report.virtual
    again = read_report(write_report(report))
    assert again == report
    assert check_report(again).agrees
    assert not check_report(replace(again, virtual=())).agrees
