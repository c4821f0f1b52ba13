"""The engine against the articles as a plain program, written apart: random events, every
tie-break, every modifier, every edition.

Of each event some values and some lists, drawn by its number; RANKED_EVENTS=20000 goes on.
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
from pairing.reported_table import table_of
from pairing.trf import read_report

from .literal import ranks, value
from .literal_event import Event, to_trf
from .literal_unplayed import Edition
from .random_events import random_event

EVENTS: Final = int(os.environ.get("RANKED_EVENTS", "120"))
ALL_EDITIONS: Final[tuple[Edition, ...]] = ("2026", "2024", "2023")
AT_ONCE: Final = 20
CODES: Final = 10
PLAYERS: Final = 4
"""Looked at in each event."""

OWN: Final = "OTHER_"
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
    """Each tie-break of C.07 as it is and with each modifier that it takes."""
    codes = []
    for code, tie_break in TIE_BREAKS.items():
        if code.startswith(OWN):
            continue
        codes.append(code)
        for letter in tie_break.takes:
            codes += [
                f"{code}/{each}"
                for each in MODIFIERS[letter]
                if all(part[0] in tie_break.takes for part in each.split("/"))
            ]
    return codes


CODES_OF_C07: Final = tuple(all_codes())


def table(event: Event) -> Table:
    return table_of(read_report(to_trf(event).encode()), event.rounds_recorded)


def usable(event: Event, edition: str) -> list[str]:
    return [code for code in CODES_OF_C07 if code != "PTS" and _usable(code, event, edition)]


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


@pytest.mark.parametrize("first", range(0, EVENTS, AT_ONCE))
def test_the_engine_agrees_with_the_articles(first: int) -> None:
    for seed in range(first, first + AT_ONCE):
        event, random = random_event(seed), Random(seed)
        ranked = table(event)
        edition: Edition = random.choice(ALL_EDITIONS)
        codes = random.sample(usable(event, edition), CODES)
        for code in codes:
            if not TIE_BREAKS[code.partition("/")[0]].within:
                _compare_values(event, ranked, code, edition, random)
        listed = ["PTS", *codes[:3], "DE", *codes[3:5]]
        listed = [*dict.fromkeys(listed)]
        order = Ranking(ranked, [read_criterion(code) for code in listed], EDITIONS[edition])
        assert order.ranks == ranks(event, listed, edition), (seed, edition, listed)


def _compare_values(
    event: Event, ranked: Table, code: str, edition: Edition, random: Random
) -> None:
    each = read_criterion(code)
    found = Ranking(ranked, [each], EDITIONS[edition]).values(0)
    for number in random.sample(event.numbers, min(PLAYERS, len(event.numbers))):
        made = found[TPN(number)]
        exact = None if made is None else Fraction(made, each.tie_break.unit)
        assert exact == shown(code, value(event, code, number, edition)), (code, edition, number)


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
