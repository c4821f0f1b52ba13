"""A check for people and for programs."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from pairing.checker.check import Check, RoundCheck
from pairing.checker.comparison import PairingDifference


def lines(check: Check) -> Iterator[str]:
    """One sentence a line: the differences round by round, then the result."""
    for checked in check.rounds:
        yield from _of_round(checked)
    differing = sum(not checked.agrees for checked in check.rounds)
    total = len(check.rounds)
    rounds = "1 round was" if total == 1 else f"{total} rounds were"
    result = "all agree" if not differing else f"{differing} differ"
    yield f"{rounds} paired again by {check.system}: {result}."
    yield from check.notes


def _of_round(checked: RoundCheck) -> Iterator[str]:
    for difference in checked.differences:
        yield f"Round {checked.number}: {difference.message}{_cited(difference)}"
    if not checked.agrees:
        for comment in checked.comments:
            yield f"Round {checked.number}: the file says: {comment}"


def _cited(difference: PairingDifference) -> str:
    article = difference.article
    return f" ({article})" if article and article not in difference.message else ""


def as_json(check: Check, file: str) -> bytes:
    """One document: file, system, agrees, notes, rounds with their differences."""
    return msgspec.json.encode(
        {
            "file": file,
            "system": check.system,
            "agrees": check.agrees,
            "notes": check.notes,
            "rounds": [
                {
                    "round": checked.number,
                    "agrees": checked.agrees,
                    "differences": checked.differences,
                    "comments": checked.comments,
                }
                for checked in check.rounds
            ],
        }
    )


def not_checked(file: str, error: str) -> bytes:
    """The document of a file that cannot be read or paired."""
    return msgspec.json.encode({"file": file, "error": error})
