"""`python -m tests.bench.fallback PATH ...`: every bracket of every round both ways.

PATH is a report file or a folder of them. Each bracket is solved by weights alone as well; a line
a file says how many brackets there were, how many of them were answered with a certificate and how
many differ, the last line says it of all files. Exit code 1 if any differs. A bracket of a thousand
players takes half an hour by weights alone: those of more than --largest players are held against
the face of the optima instead, which needs seconds.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from pairing.dutch.compare import compare
from pairing.model import Options
from pairing.trf import Report, field_before, read_report


class Tally(msgspec.Struct, frozen=True):
    """What the comparison of some rounds came to."""

    rounds: int = 0
    brackets: int = 0
    certified: int = 0
    differences: int = 0
    seconds: float = 0.0

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.rounds + other.rounds,
            self.brackets + other.brackets,
            self.certified + other.certified,
            self.differences + other.differences,
            self.seconds + other.seconds,
        )

    def __str__(self) -> str:
        return (
            f"{self.rounds} rounds, {self.brackets} brackets, {self.certified} certified, "
            f"{self.differences} differ, {self.seconds:.1f} s"
        )


def report_files(paths: Iterable[Path]) -> Iterator[Path]:
    for path in paths:
        yield from sorted(path.glob("*.trf")) if path.is_dir() else (path,)


def compared(report: Report, system: str, largest: int) -> Tally:
    """Every round of the report both ways; `seconds` are those of this process."""
    total = Tally()
    for number in range(1, report.rounds_paired + 1):
        began = time.process_time()
        found = compare(field_before(report, number), Options(), system, largest)
        took = time.process_time() - began
        total += Tally(1, found.brackets, found.certified, len(found.differences), took)
    return total


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.fallback", description=__doc__)
    parser.add_argument("paths", type=Path, nargs="+", metavar="PATH")
    parser.add_argument("--system", default="dutch-2026")
    parser.add_argument("--largest", type=int, default=300, metavar="PLAYERS")
    asked = parser.parse_args()
    total = Tally()
    for file in report_files(asked.paths):
        report = read_report(file.read_bytes())
        tally = compared(report, asked.system, asked.largest)
        total += tally
        sys.stdout.write(f"{file.stem}: {tally}\n")
        sys.stdout.flush()
    sys.stdout.write(f"all: {total}\n")
    sys.exit(total.differences > 0)


if __name__ == "__main__":
    main()
