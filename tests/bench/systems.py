"""Systems that pair step by step: processor seconds for a round, 200 and 1,000 players or teams.

Usual fields, and fields made to hurt.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator

from pairing.model import Field, Options, RoundPairing, no_progress
from pairing.systems import SYSTEMS, TEAM_SYSTEMS, system

from . import halls
from .figures import Figure
from .halls import open_tournament

SIZES = {200: "1 s", 1000: "5 s"}
NEW_SIZES = {200: "0.1 s", 1000: "0.5 s"}
"""For the systems of 2026 in usual fields."""
MOST = 1000
FEWER = {"burstein-2026": 300}
"""Made to hurt: its seeding rounds are those of the Dutch system, which has figures of its own."""
ROUNDS = 9
REPEATS = 3


def measure() -> list[Figure]:
    """Each round three times, the quickest counts; the middle and the slowest of nine rounds."""
    every = (SYSTEMS | TEAM_SYSTEMS).items()
    older = [code for code, each in every if each.tell and not each.predetermined]
    return [
        *(figure for code in older for figure in _measured(code)),
        *(figure for code in older for figure in _made_to_hurt(code)),
    ]


def _measured(code: str) -> Iterator[Figure]:
    for players, aim in (NEW_SIZES if code.endswith("-2026") else SIZES).items():
        took = [
            min(_seconds(code, field) for _ in range(REPEATS))
            for field in open_tournament(players, ROUNDS, code)
        ]
        rounds = f"{code}, {players:,} players, {len(took)} rounds"
        yield Figure(f"{rounds}, median", statistics.median(took), "s")
        yield Figure(f"{rounds}, slowest", max(took), "s", aim)


def _made_to_hurt(code: str) -> Iterator[Figure]:
    """Whole scoregroups that are to have one colour, or nothing that tells players apart."""
    for name, result in (
        ("White wins every game", halls.white_wins),
        ("White wins most games", halls.at_random(5, (17, 0, 3))),
        ("every game is drawn", halls.all_drawn),
        ("the lower ranked wins", halls.upside_down),
    ):
        players = FEWER.get(code, MOST)
        field = Field(1, ROUNDS, halls.entries(players))
        took = []
        for _round in range(ROUNDS):
            began = time.process_time()
            outcome = system(code).pair(field, Options(), no_progress)
            took.append(time.process_time() - began)
            if not isinstance(outcome, RoundPairing):
                break
            field = halls.played(field, outcome, result)
        yield Figure(f"{code}, {players:,} players, {name}, slowest", max(took), "s", SIZES[MOST])


def _seconds(code: str, field: Field) -> float:
    """Teams with preferences of Type B, which are the most."""
    began = time.process_time()
    options = Options((("preferences", "b"),) if code in TEAM_SYSTEMS else ())
    system(code).pair(field, options, no_progress)
    return time.process_time() - began
