"""Rankings by ten tie-breaks: processor seconds, 11 rounds, an open of each size.

`TIE_BREAK_SERVER=FOLDER` names the folder of the program TieBreakServer: it ranks the same rounds
in the same run, its start included.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from pairing.model import Field, Participant
from pairing.ranking.criteria import criteria
from pairing.ranking.fields import table_of_field
from pairing.ranking.order import Ranking

from .figures import Figure
from .halls import open_tournament
from .programs import run
from .small_report import report_of

SIZES = {1_000: "0.1 s", 10_000: "1.5 s"}
ROUNDS = 11
SYSTEM = "dutch-2026"
LISTS = {
    "ratings": ("BH/C1", "BH", "SB", "DE", "AOB", "ARO", "TPR", "PTP", "APRO", "APPO"),
    "games": ("DE", "BH/C1", "BH/M1", "FB", "SB/C1", "WIN", "BPG", "PS", "KS", "ARO/C1"),
}
REPEATS = 3
FOLDER = "TIE_BREAK_SERVER"
MOST_OF_OTHERS = 1_000
PATIENCE = 600


def measure() -> list[Figure]:
    """Each list three times, the quickest counts."""
    return [figure for players in SIZES for figure in _measured(players)]


def _measured(players: int) -> Iterator[Figure]:
    *_, last = open_tournament(players, ROUNDS + 1, SYSTEM)
    rated = tuple(map(_rated, last.participants))
    field = replace(last, rounds_total=ROUNDS, participants=rated)
    for name, codes in LISTS.items():
        took = min(_seconds(field, codes) for _ in range(REPEATS))
        ranked = f"ranking, {players:,} players, {ROUNDS} rounds, ten tie-breaks ({name})"
        yield Figure(ranked, took, "s", SIZES[players])
        if FOLDER in os.environ and players <= MOST_OF_OTHERS:
            theirs = _of_the_other(field, codes)
            yield Figure(f"{ranked}, TieBreakServer", theirs, "s")
            yield Figure(f"{ranked}, TieBreakServer", theirs / took, "times")


def _rated(player: Participant) -> Participant:
    return replace(player, rating=2700 - player.tpn * 1500 // 10_000)


def _seconds(field: Field, codes: tuple[str, ...]) -> float:
    table, wanted = table_of_field(field), criteria(codes)
    began = time.process_time()
    ranked = Ranking(table, wanted).lines
    took = time.process_time() - began
    if len(ranked) != len(field.participants):
        raise RuntimeError(len(ranked))
    return took


def _of_the_other(field: Field, codes: tuple[str, ...]) -> float:
    program = Path(os.environ[FOLDER]) / "tiebreakchecker.py"
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.trf"
        report.write_text(report_of(field))
        words = [sys.executable, str(program), "-i", str(report), "-o", "-", "-t", "PTS", *codes]
        return run(words, PATIENCE).seconds
