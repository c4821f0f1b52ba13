"""`python -m tests.takeovers [--times N] [--seed N]`."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter
from pathlib import Path

from .runs import takeovers


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.takeovers")
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args(arguments)
    totals, bad, unseen, slowest = Counter[str](), 0, 0, 0.0
    with tempfile.TemporaryDirectory(prefix="openhall-takeovers-") as folder:
        done = takeovers(Path(folder), asked.seed, asked.times)
        for number, one in enumerate(done):
            disks = "two disks" if one.two_disks else "one disk"
            totals[f"{disks}: takeovers"] += 1
            totals[f"{disks}: acknowledged"] += one.acknowledged
            totals[f"{disks}: acknowledged and missing"] += one.lost
            totals[f"{disks}: on the old machine alone"] += one.alone
            slowest = max(slowest, one.seconds)
            _say(f"{number}, {disks}: {one.acknowledged} acknowledged, {one.lost} missing,")
            _say(f"  {one.alone} alone, led after {one.seconds:.1f} s")
            _say(*(f"  {line}" for line in one.findings))
            bad += bool(one.findings)
            unseen += one.lost > 0 and not one.as_two
    _say(*(f"{name}: {number}" for name, number in sorted(totals.items())))
    _say(
        f"slowest: {slowest:.1f} s", f"bad: {bad}", f"losses that the control did not see: {unseen}"
    )
    return int(bad + unseen > 0)


def _say(*lines: str) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
