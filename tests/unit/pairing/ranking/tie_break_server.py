"""The engine against the program TieBreakServer, where somebody has it: values and ranks.

    python -m tests.unit.pairing.ranking.tie_break_server PROGRAM [--events 200] [--from 0]

PROGRAM is the path of its `tiebreakchecker.py`. What differs is counted by code, with the first of
each to look at; exit code 1 where a code differs that DIFFERENCES.md has no class for. Events with
record 299 are left out: that program does not read it.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from pairing.model import TPN
from pairing.ranking.criteria import CriterionError, criteria, read_criterion
from pairing.ranking.editions import NEWEST
from pairing.ranking.order import Ranking
from pairing.ranking.table import Table
from pairing.reported_table import table_of
from pairing.trf import read_report

from .literal_event import Event, to_trf
from .random_events import random_event

CODES: Final = (
    *("PTS", "WIN", "WON", "BPG", "BWG", "PS", "PS/C1", "PS/C2", "REP", "STD", "TPN", "TPN/R"),
    *("BH", "BH/C1", "BH/C2", "BH/M1", "BH/M2", "BH/P", "BH/C1/P", "AOB", "AOB/P"),
    *("SB", "SB/C1", "SB/C2", "SB/M1", "SB/M2", "SB/P", "KS", "KS/L+1", "KS/L-1"),
    *("ARO", "ARO/C1", "ARO/C2", "ARO/M1", "ARO/M2", "ARO/U1400", "TPR", "TPR/U1400"),
    *("PTP", "PTP/U1400", "APRO", "APRO/U1400", "APPO", "APPO/U1400", "RTNG", "RTNG/R"),
    *("FB", "FB/C1", "FB/C2", "FB/M1", "FB/M2", "FB/P", "AOB/F"),
)
"""Those of the Fore Buchholz last: there they change what stands behind them."""
KNOWN: Final = frozenset(
    {"STD", "SB/C1", "SB/C2", "SB/M1", "SB/M2", "KS", "KS/L+1", "KS/L-1", "AOB/P"}
    | {"BH/P", "BH/C1/P", "SB/P", "FB/P"}
)
"""DIFFERENCES.md says how far, and by which article."""
SHOWN: Final = 3
PATIENCE: Final = 120


class Difference(NamedTuple):
    """`code` is that of the value; of a rank the list, with commas between."""

    event: int
    code: str
    player: int
    theirs: Fraction | None
    ours: Fraction | None
    known: bool


class Compared(NamedTuple):
    values: int
    ranks: int
    differences: tuple[Difference, ...]


class NoAnswerError(Exception):
    """The program did not rank the file; what it said."""


def compare(program: Path, number: int) -> Compared | None:
    """One random event; None for one that the program cannot read."""
    event = random_event(number)
    text = to_trf(event)
    if "\n299 " in text:
        return None
    rounds = event.rounds_recorded
    table = table_of(read_report(text.encode()), rounds)
    codes = [code for code in CODES if _usable(code, event)]
    listed = _drawn(number, codes)
    values = _answer(program, text, rounds, codes)
    ranks = {cid: one["rank"] for cid, one in _answer(program, text, rounds, listed).items()}
    return Compared(
        len(codes) * len(event.players),
        len(event.players),
        (
            *_of_values(number, table, codes, values),
            *_of_ranks(number, event, table, listed, ranks),
        ),
    )


def _usable(code: str, event: Event) -> bool:
    try:
        criteria([code], predetermined=event.predetermined, edition=NEWEST)
    except CriterionError:
        return False
    return True


def _drawn(number: int, codes: Sequence[str]) -> list[str]:
    """A list of equal classes: no code of which a difference is known, and no rounded average."""
    plain = [
        code for code in codes if not code.startswith(("PTS", "AOB", "FB")) and code not in KNOWN
    ]
    first, *others = Random(number).sample(plain, 3)
    return ["PTS", first, "DE", *others]


def _of_values(
    number: int, table: Table, codes: Sequence[str], answer: dict[int, Any]
) -> Iterator[Difference]:
    for at, code in enumerate(codes):
        each = read_criterion(code)
        found = Ranking(table, [each]).values(0)
        for player, one in answer.items():
            made = found[TPN(player)]
            ours = None if made is None else Fraction(made, each.tie_break.unit)
            theirs = _number(one["tiebreakScore"][at])
            if theirs != ours:
                yield Difference(number, code, player, theirs, ours, code in KNOWN)


def _of_ranks(
    number: int, event: Event, table: Table, codes: Sequence[str], answer: dict[int, int]
) -> Iterator[Difference]:
    made, known = (
        Ranking(table, [read_criterion(code) for code in codes]).ranks,
        _meets_oddly(event),
    )
    for player, rank in answer.items():
        if rank != made[TPN(player)]:
            ours = Fraction(made[TPN(player)])
            yield Difference(number, ",".join(codes), player, Fraction(rank), ours, known)


def _meets_oddly(event: Event) -> bool:
    """Where DE is known to differ: a pair that met twice, points for a loss, a round robin that is
    not over."""
    met = Counter((each.number, past.opponent) for each in event.players for past in each.rounds)
    again = any(count > 1 for (_, opponent), count in met.items() if opponent is not None)
    going_on = event.predetermined and event.rounds_recorded < event.rounds_total
    return again or bool(event.scoring.loss) or going_on


def _number(score: object) -> Fraction | None:
    """Points are strings there ("7.5"); undefined is null."""
    return None if score is None else Fraction(str(score))


def _answer(program: Path, text: str, rounds: int, codes: Sequence[str]) -> dict[int, Any]:
    """By starting number."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "event.trf"
        report.write_text(text, encoding="utf-8")
        asked = ["-n", str(rounds), "-t", *codes]
        words = [sys.executable, str(program), "-i", str(report), "-o", "-", *asked]
        run = subprocess.run(words, capture_output=True, timeout=PATIENCE, check=False)
    try:
        answered = msgspec.json.decode(run.stdout)
        return {one["cid"]: one for one in answered["tiebreakResult"]["competitors"]}
    except (msgspec.DecodeError, KeyError, TypeError) as error:
        said = (run.stderr or run.stdout).decode(errors="replace")[-400:]
        raise NoAnswerError(said) from error


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=_AsItStands)
    parser.add_argument("program", type=Path, help="the path of tiebreakchecker.py")
    parser.add_argument("--events", type=int, default=200)
    parser.add_argument("--from", type=int, default=0, dest="first")
    asked = parser.parse_args(arguments)
    if not asked.program.is_file():
        parser.error(f"no such program: {asked.program}")
    differences: list[Difference] = []
    counted: Counter[str] = Counter()
    for number in range(asked.first, asked.first + asked.events):
        try:
            made = compare(asked.program, number)
        except NoAnswerError as error:
            counted["unanswered"] += 1
            sys.stderr.write(f"event {number}: {error}\n")
            continue
        if made is None:
            counted["left out"] += 1
            continue
        counted.update(events=1, values=made.values, ranks=made.ranks)
        differences += made.differences
    sys.stdout.write("\n".join(_report(counted, differences)) + "\n")
    return int(not counted["events"] or any(not each.known for each in differences))


_AsItStands = argparse.RawDescriptionHelpFormatter


def _report(counted: Counter[str], differences: Sequence[Difference]) -> Iterator[str]:
    yield ", ".join(f"{count:,} {what}" for what, count in counted.items())
    by_code: dict[str, list[Difference]] = {}
    for each in differences:
        by_code.setdefault(each.code, []).append(each)
    for code, those in sorted(by_code.items()):
        kind = "a class of DIFFERENCES.md" if those[0].known else "NO CLASS KNOWN"
        yield f"{code}: {len(those)} differ ({kind})"
        yield from (
            f"  event {each.event}, player {each.player}: theirs {each.theirs}, ours {each.ours}"
            for each in those[:SHOWN]
        )


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
