"""`python -m tests.takeovers [--times N] [--seed N] [--show]`.

What was done stands in `var/takeovers.json`; the same command goes on from there, with another pair
of machines.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Final

from . import totals
from .runs import takeovers

FILE: Final = Path(__file__).resolve().parents[2] / "var" / "takeovers.json"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.takeovers")
    parser.add_argument("--times", type=int, default=10, help="of all runs of this seed together")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--file", type=Path, default=FILE)
    parser.add_argument("--show", action="store_true", help="how far it is")
    asked = parser.parse_args(arguments)
    sofar = totals.read(asked.file, asked.seed)
    if not asked.show and asked.times > sofar.done:
        _go_on(sofar, asked.times - sofar.done, asked.file)
    _say(*totals.figures(sofar))
    return int(sofar.bad + sofar.unseen > 0)


def _go_on(sofar: totals.Totals, times: int, file: Path) -> None:
    with tempfile.TemporaryDirectory(prefix="openhall-takeovers-") as folder:
        for one in takeovers(Path(folder), sofar.seed + sofar.done, times):
            sofar.add(one)
            totals.keep(sofar, file)
            disks = "two disks" if one.two_disks else "one disk"
            _say(f"{sofar.done}, {disks}: {one.acknowledged} acknowledged, {one.lost} missing,")
            _say(f"  {one.alone} alone, led after {one.seconds:.1f} s")
            _say(*(f"  {line}" for line in one.findings))


def _say(*lines: str) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
