"""The engine against the articles as a plain program, written apart: random events, every
tie-break, those that are not of C.07 too, every modifier, every edition.

Of each event the value of each player by each code, and some lists, drawn by its number;
RANKED_EVENTS=20000 goes on, RANKED_FROM begins elsewhere.
"""

from __future__ import annotations

import os
from fractions import Fraction
from random import Random
from typing import Final

import pytest

from pairing.model import TPN
from pairing.ranking.criteria import CriterionError, criteria, read_criterion
from pairing.ranking.editions import EDITIONS
from pairing.ranking.order import Ranking
from pairing.ranking.registry import TIE_BREAKS
from pairing.ranking.table import Table
from pairing.reported_table import lots_comment, table_of
from pairing.trf import read_report

from .literal import ranks, value
from .literal_event import Event, to_trf
from .literal_unplayed import Edition
from .random_events import random_event

EVENTS: Final = int(os.environ.get("RANKED_EVENTS", "120"))
ALL_EDITIONS: Final[tuple[Edition, ...]] = ("2026", "2024", "2023")
FROM: Final = int(os.environ.get("RANKED_FROM", "0"))
AT_ONCE: Final = 10
LISTS: Final = 3
"""Of codes drawn at random, in each event."""

MODIFIERS: Final = {
    "C": ("C1", "C2"),
    "M": ("M1", "M2"),
    "L": ("L+1", "L-2"),
    "P": ("P", "C1/P"),
    "F": ("F",),
    "R": ("R",),
    "U": ("U1400",),
}


def all_codes() -> list[str]:
    """Each tie-break as it is and with each modifier that it takes."""
    codes = []
    for code, tie_break in TIE_BREAKS.items():
        codes.append(code)
        for letter in tie_break.takes:
            codes += [
                f"{code}/{each}"
                for each in MODIFIERS[letter]
                if all(part[0] in tie_break.takes for part in each.split("/"))
            ]
    return codes


ALL_CODES: Final = tuple(all_codes())


def table(event: Event, seed: str = "") -> Table:
    lots = f"{lots_comment(1, seed)}\n" if seed else ""
    return table_of(read_report(f"{to_trf(event)}{lots}".encode()), event.rounds_recorded)


def usable(event: Event, edition: str) -> list[str]:
    return [code for code in ALL_CODES if code != "PTS" and _usable(code, event, edition)]


def _usable(code: str, event: Event, edition: str) -> bool:
    try:
        criteria([code], predetermined=event.predetermined, edition=EDITIONS[edition])
    except CriterionError:
        return False
    return True


def shown(code: str, exact: Fraction | None) -> Fraction | None:
    """AOB is compared as it is shown, which is what decides."""
    if exact is None or not code.startswith("AOB"):
        return exact
    hundredths = exact * 100 + Fraction(1, 2)
    return Fraction(hundredths.numerator // hundredths.denominator, 100)


@pytest.mark.parametrize("first", range(FROM, FROM + EVENTS, AT_ONCE))
def test_the_engine_agrees_with_the_articles(first: int) -> None:
    for number in range(first, first + AT_ONCE):
        event, random = random_event(number), Random(number)
        seed = random.choice(("", "Prague 2026"))
        ranked = table(event, seed)
        edition: Edition = random.choice(ALL_EDITIONS)
        codes = usable(event, edition)
        for code in codes:
            _compare_values(event, ranked, code, edition, seed)
        for _ in range(LISTS):
            listed = [
                *dict.fromkeys(["PTS", *random.sample(codes, 3), "DE", *random.sample(codes, 2)])
            ]
            order = Ranking(ranked, [read_criterion(code) for code in listed], EDITIONS[edition])
            found = ranks(event, listed, edition, seed=seed)
            assert order.ranks == found, (number, edition, listed)


def _compare_values(event: Event, ranked: Table, code: str, edition: Edition, seed: str) -> None:
    """Of everybody. What looks at a tied group has a value where somebody shares his points."""
    each = read_criterion(code)
    order = Ranking(ranked, [read_criterion("PTS"), each], EDITIONS[edition])
    found = order.values(1)
    for number in event.numbers:
        made = found[TPN(number)]
        exact = None if made is None else Fraction(made, each.tie_break.unit)
        if each.of_group and len(order.tied_before(1, TPN(number))) == 1:
            assert made is None
            continue
        literal = shown(code, value(event, code, number, edition, seed=seed))
        assert exact == literal, (code, edition, number)


def test_all_codes_of_the_registry_are_compared() -> None:
    """Not one is skipped for want of a literal version, nor for the events that come up."""
    seen = {code for number in range(40) for code in usable(random_event(number), "2026")}
    assert seen == {*ALL_CODES} - {"PTS"}
    assert {code.partition("/")[0] for code in ALL_CODES} == {*TIE_BREAKS}


@pytest.mark.parametrize("seed", range(EVENTS // 4))
def test_a_working_adds_up_to_its_value(seed: int) -> None:
    """For everybody and every tie-break: what is not cut is what stands in the list."""
    event = random_event(seed)
    listed = [read_criterion(code) for code in usable(event, "2026")]
    order = Ranking(table(event), listed)
    for column, each in enumerate(listed):
        for tpn, made in order.values(column).items():
            worked = order.working(column, tpn)
            assert worked.value == made
            if each.tie_break.code in SUMS:
                assert made == sum(term.value or 0 for term in worked.terms if term.cut is None)


SUMS: Final = frozenset(
    ["PTS", "WIN", "WON", "BPG", "BWG", "PS", "REP", "STD", "BH", "FB", "SB", "KS"]
)
