"""Double entries: a list of a thousand looked through for people who stand there twice."""

from __future__ import annotations

import datetime
import time
from random import Random

from tournaments.demo.entrants import entrants
from tournaments.domain.entries.doubles.proposals import Likeness, proposals
from tournaments.domain.entries.doubles.spelling import plain, spoken
from tournaments.domain.ids import PlayerId

from .figures import Figure

ENTRIES = 1_000
TIMES = 5


def measure() -> list[Figure]:
    return [
        Figure(f"proposals for {ENTRIES} people", _milliseconds(invented()), "ms"),
        Figure(f"proposals for {ENTRIES} of one name and year", _milliseconds(namesakes()), "ms"),
    ]


def invented() -> list[Likeness]:
    people = entrants(ENTRIES, Random(1), datetime.date(2026, 7, 4))
    return [
        Likeness(player=PlayerId(n), name=each.name, sex=each.sex, birth_date=each.birth_date)
        for n, each in enumerate(people, 1)
    ]


def namesakes() -> list[Likeness]:
    """The worst list there can be."""
    return [
        Likeness(player=PlayerId(n), name="Novák, Petr", birth_date="1998")
        for n in range(1, ENTRIES + 1)
    ]


def _milliseconds(entries: list[Likeness]) -> float:
    """The best of a few, each with names that were never seen before."""
    took = []
    for _ in range(TIMES):
        plain.cache_clear()
        spoken.cache_clear()
        began = time.perf_counter()
        proposals(entries)
        took.append(time.perf_counter() - began)
    return 1000 * min(took)
