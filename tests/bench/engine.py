"""`python -m tests.bench.engine`: the pairing engine in figures, a table and a plot.

Processor seconds of one round in this process (median, and the least), rounds 3, 6 and 9 of 11,
and the hard cases. With --program other pairing programs pair the same reports, their start
included. `python -m tests.bench engine` runs it with its defaults.
"""

from __future__ import annotations

import argparse
import gc
import os
import resource
import statistics
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec

from pairing import systems
from pairing.model import Field, NoLegalPairing, Options, no_progress

from . import halls
from .figures import Figure
from .hard_cases import hard_cases
from .plot import growth
from .programs import Program, Run

SIZES = (100, 300, 1000, 3000, 10_000)
ROUNDS = (3, 6, 9)
RUNS = 3
AIMS = {100: 0.05, 300: 0.15, 1000: 0.5, 3000: 2.0, 10_000: 10.0}


class Measure(msgspec.Struct, frozen=True):
    """One round of one field; `megabytes` is the peak of the process so far."""

    name: str
    players: int
    round: int
    seconds: float
    least: float
    megabytes: int
    programs: dict[str, Run]


class HardMeasure(msgspec.Struct, frozen=True):
    """A hard case beside a usual field of its size."""

    case: Measure
    usual: Measure | None = None


def measured(name: str, field: Field, runs: int, programs: tuple[Program, ...] = ()) -> Measure:
    pair = systems.system("dutch-2026").pair
    took = []
    for _ in range(runs):
        gc.collect()
        began = time.process_time()
        outcome = pair(field, Options(), no_progress)
        took.append(time.process_time() - began)
        if isinstance(outcome, NoLegalPairing):
            raise RuntimeError(f"{name}: {outcome.message}")
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    others = {program.name: program.pair(field) for program in programs}
    return Measure(
        name,
        len(field.participants) - len(field.away),
        field.round_number,
        statistics.median(took),
        min(took),
        peak,
        {program: run for program, run in others.items() if run is not None},
    )


def usual_fields(
    sizes: tuple[int, ...], runs: int, programs: tuple[Program, ...]
) -> Iterator[Measure]:
    for players in sizes:
        for field in halls.open_tournament(players):
            if field.round_number in ROUNDS:
                yield measured("open", field, runs, programs)


def hard_measures(runs: int) -> Iterator[HardMeasure]:
    for name, case, usual in hard_cases():
        yield HardMeasure(measured(name, case(), runs), measured("usual", usual(), runs))
    few = (
        measured("12 players over 11 rounds: the slowest", field, runs)
        for field in halls.open_tournament(12)
    )
    yield HardMeasure(max(few, key=lambda each: each.seconds))


def usual_table(measures: list[Measure], programs: tuple[Program, ...]) -> str:
    heads = ["players", "round", "seconds", "least", "aim", "MB"]
    for program in programs:
        heads += [f"{program.name}, s", "ratio", "MB"]
    lines = [f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
    for each in measures:
        aim = AIMS.get(each.players)
        cells = [
            f"{each.players:,}",
            str(each.round),
            f"{each.seconds:.3f}",
            f"{each.least:.3f}",
            "" if aim is None else f"< {aim:g}",
            str(each.megabytes),
        ]
        for program in programs:
            cells += _beside(each, each.programs.get(program.name))
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def _beside(measure: Measure, run: Run | None) -> list[str]:
    """Seconds, ratio and memory of another program; what was stopped took longer than that."""
    if run is None:
        return ["", "", ""]
    more = "" if run.ended else "> "
    ratio = f"{more}{run.seconds / measure.seconds:,.0f}"
    return [f"{more}{run.seconds:.2f}", ratio, str(run.megabytes)]


def hard_table(measures: list[HardMeasure]) -> str:
    lines = [
        "| hard case | players | round | seconds | usual field | ratio |",
        "|---|---|---|---|---|---|",
    ]
    for each in measures:
        case, usual = each.case, each.usual
        cells = [case.name, f"{case.players:,}", str(case.round), f"{case.seconds:.3f}"]
        cells += ["", ""] if usual is None else [f"{usual.seconds:.3f}", f"{_ratio(each):.1f}"]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def _ratio(measure: HardMeasure) -> float:
    return measure.case.seconds / measure.usual.seconds if measure.usual else 0.0


def measure() -> list[Figure]:
    """For `python -m tests.bench`: the slowest round of each size, and of the hard cases."""
    measures = list(usual_fields(SIZES, RUNS, ()))
    figures = []
    for players in SIZES:
        slowest = max(each.seconds for each in measures if each.players == players)
        name = f"engine, {players:,} players, slowest of rounds 3, 6 and 9"
        figures.append(Figure(name, slowest, "s", f"{AIMS[players]:g} s"))
    for each in hard_measures(RUNS):
        figures.append(Figure(f"engine, {each.case.name}", each.case.seconds, "s"))
        if each.usual is not None:
            times = "times a usual field"
            figures.append(Figure(f"engine, {each.case.name}, ratio", _ratio(each), times, "10"))
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.engine", description=__doc__)
    parser.add_argument("--sizes", type=int, nargs="+", default=SIZES)
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument(
        "--program",
        nargs=2,
        action="append",
        default=[],
        metavar=("NAME", "COMMAND"),
        help="another pairing program; {report} in the command is a TRF(x) file, {trf26} a TRF26 "
        "file; without either it is called as COMMAND --dutch REPORT -p",
    )
    parser.add_argument("--program-largest", type=int, nargs="+", default=[300], metavar="N")
    parser.add_argument("--patience", type=int, default=600, help="seconds for one round of those")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--svg", type=Path)
    asked = parser.parse_args()
    programs = tuple(
        Program(
            name,
            command,
            asked.program_largest[min(n, len(asked.program_largest) - 1)],
            asked.patience,
        )
        for n, (name, command) in enumerate(asked.program)
    )
    measures = list(usual_fields(tuple(sorted(asked.sizes)), asked.runs, programs))
    hard = list(hard_measures(asked.runs))
    load = ", ".join(f"{each:.1f}" for each in os.getloadavg())
    sys.stdout.write(f"{usual_table(measures, programs)}\n\n{hard_table(hard)}\n\nload: {load}\n")
    if asked.json:
        asked.json.write_bytes(msgspec.json.format(msgspec.json.encode([measures, hard])))
    if asked.svg:
        asked.svg.write_text(_plot(measures))


def _plot(measures: list[Measure]) -> str:
    points: dict[int, list[float]] = {}
    others: dict[str, dict[int, list[float]]] = {}
    for each in measures:
        points.setdefault(each.players, []).append(each.seconds)
        for name, run in each.programs.items():
            others.setdefault(name, {}).setdefault(each.players, []).append(run.seconds)
    return growth(_medians(points), AIMS, {name: _medians(found) for name, found in others.items()})


def _medians(points: dict[int, list[float]]) -> dict[int, float]:
    return {players: statistics.median(took) for players, took in points.items()}


if __name__ == "__main__":
    main()
