"""The older systems: processor seconds for one round, 200 and 1,000 players over nine rounds."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator

from pairing.model import Field, Options, no_progress
from pairing.systems import SYSTEMS

from .figures import Figure
from .halls import open_tournament

SIZES = {200: "1 s", 1000: "5 s"}
ROUNDS = 9
REPEATS = 3


def measure() -> list[Figure]:
    """Each round three times, the quickest counts; the middle and the slowest of nine rounds."""
    return [figure for code in SYSTEMS if SYSTEMS[code].tell for figure in _measured(code)]


def _measured(code: str) -> Iterator[Figure]:
    for players, aim in SIZES.items():
        took = [
            min(_seconds(code, field) for _ in range(REPEATS))
            for field in open_tournament(players, ROUNDS, code)
        ]
        rounds = f"{code}, {players:,} players, {len(took)} rounds"
        yield Figure(f"{rounds}, median", statistics.median(took), "s")
        yield Figure(f"{rounds}, slowest", max(took), "s", aim)


def _seconds(code: str, field: Field) -> float:
    began = time.process_time()
    SYSTEMS[code].pair(field, Options(), no_progress)
    return time.process_time() - began
