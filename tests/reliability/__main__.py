"""`python -m tests.reliability --runs 5000`: as many halls as asked for, each by its seed.

Prints what happened in them and every finding with its seed; exit code 1 if there is any. The
database is a SQLite file in a fresh folder for each process (`TMPDIR` says where).
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from multiprocessing import get_context

from .runs import played


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--blind", action="store_true", help="the control")
    parser.add_argument("--by-hand", action="store_true", help="drafts are paired by hand as well")
    parser.add_argument("--reporting", action="store_true", help="the players report as well")
    asked = parser.parse_args()
    began = time.monotonic()
    seeds = range(asked.first, asked.first + asked.runs)
    kind = {"blind": asked.blind, "by_hand": asked.by_hand, "reporting": asked.reporting}
    jobs = [(seeds[first :: asked.processes], kind) for first in range(asked.processes)]
    happened: Counter[str] = Counter()
    wrong: list[tuple[int, str]] = []
    with get_context("spawn").Pool(asked.processes) as pool:
        for part in pool.imap_unordered(played, jobs):
            happened += part.happened
            wrong += part.wrong
    lines = [f"{count:>10,}  {name}" for name, count in sorted(happened.items())]
    lines += [f"seed {seed}: {finding}" for seed, finding in sorted(wrong)]
    lines.append(f"{asked.runs} runs, {len(wrong)} findings, {time.monotonic() - began:.0f} s")
    sys.stdout.write("\n".join(lines) + "\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
