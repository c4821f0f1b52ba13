"""bbpPairings 6 checks the same file; each round that it pairs otherwise, and why."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from pairing.model import Options, Participant, RoundKind, RoundPairing
from pairing.reported import rules_in, with_older_code
from pairing.scores import Float, float_of
from pairing.trf import Report, field_before, write_report

PATIENCE: Final = 300

ROUND: Final = re.compile(r".*: Round #(?P<number>\d+)$")
ABSENCE: Final = re.compile(r"^(162 .*)A( .*)$", re.MULTILINE)
"""The points of an absence are A in TRF26; the program calls them Z."""
COMPLAINT: Final = re.compile(r'Invalid line[^"]*"...')
PAIR: Final = re.compile(r" *(\d+) - +(\d+)")

BYE_FLOAT: Final = "C.04.3 1.4.3"
"""Whoever gets the bye floats down, whatever it is worth; the program lets nobody float for a bye
that is worth no more than a loss."""


class Otherwise(NamedTuple):
    """A round that the program pairs otherwise: its own pairs where they differ; 0 is the bye."""

    round: int
    pairs: frozenset[frozenset[int]]


class NotReadError(Exception):
    """The program does not read the file; the beginning of what it says of it."""


def rounds_otherwise(program: str, report: Report, folder: Path) -> list[Otherwise]:
    """Raises NotReadError."""
    file = folder / "tournament.trf"
    text = write_report(with_older_code(report, "FIDE_DUTCH_2025"))
    file.write_text(ABSENCE.sub(r"\1Z\2", text), encoding="utf-8")
    ended = subprocess.run(
        [program, "--dutch", str(file), "-c"],
        capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    if ended.returncode or "Error" in ended.stderr:
        complaint = COMPLAINT.search(ended.stderr)
        raise NotReadError(complaint[0] if complaint else f"exit code {ended.returncode}")
    return list(_read(ended.stdout))


def _read(text: str) -> Iterator[Otherwise]:
    """After the head of a round, in two columns: its own pair, that of the file."""
    number, pairs = 0, set[frozenset[int]]()
    for line in (*text.splitlines(), "end: Round #0"):
        if head := ROUND.fullmatch(line.strip()):
            if pairs:
                yield Otherwise(number, frozenset(pairs))
            number, pairs = int(head["number"]), set()
        elif own := PAIR.match(line[:24]):
            pairs.add(frozenset((int(own[1]), int(own[2]))))


def article(report: Report, otherwise: Otherwise) -> str | None:
    """By which article the program is wrong there: without that rule the engine pairs as it does.
    None where no reason is known."""
    with patch("pairing.dutch.roster.float_of", _no_float_for_a_worthless_bye):
        paired = _paired(report, otherwise.round)
    return BYE_FLOAT if otherwise.pairs <= paired else None


def _no_float_for_a_worthless_bye(
    participant: Participant, round_number: int, *arguments: Any, **options: Any
) -> Float:
    past = participant.rounds[round_number - 1 : round_number]
    scoring = arguments[1]
    for each in past:
        if each.kind is RoundKind.PAB and each.points <= scoring.of(round_number).loss:
            return Float.NONE
    return float_of(participant, round_number, *arguments, **options)


def _paired(report: Report, number: int) -> set[frozenset[int]]:
    rules = rules_in(report, number, None, Options())
    before = field_before(report, number, counts_arrived=rules.counts_arrived)
    outcome = rules.pair(before)
    if not isinstance(outcome, RoundPairing):
        return set()
    bye = {frozenset((int(outcome.pab), 0))} if outcome.pab is not None else set()
    return {frozenset(map(int, board)) for board in outcome.boards} | bye
