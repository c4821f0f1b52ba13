"""`python -m tests.chaos [--runs N] [--from SEED] [--faults N]`, on each database."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from typing import get_args

from .runs import run
from .venue import Kind


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.chaos")
    parser.add_argument("--runs", type=int, default=2, help="of each database")
    parser.add_argument("--from", dest="first", type=int, default=0, help="the first seed")
    parser.add_argument("--faults", type=int, default=12, help="in a run")
    parser.add_argument("--forgetful", action="store_true", help="the control, which must fail")
    asked = parser.parse_args(arguments)
    bad, totals = 0, Counter[str]()
    for seed in range(asked.first, asked.first + asked.runs):
        for kind in get_args(Kind):
            ended = run(kind, seed, asked.faults, forgetful=asked.forgetful)
            totals.update(ended.faults)
            totals.update(acknowledged=len(ended.acknowledged), sent=ended.sent)
            _say(f"{kind} {seed}: {len(ended.acknowledged)} acknowledged, {ended.sent} sent")
            _say(*(f"  {line}" for line in ended.findings))
            bad += bool(ended.findings)
    _say(*(f"{name}: {number}" for name, number in sorted(totals.items())), f"bad runs: {bad}")
    return int(bad > 0)


def _say(*lines: str) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
