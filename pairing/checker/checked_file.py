"""A file that was checked, or could not be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pairing.checker.check import Check
from pairing.clauses import Clause, clause
from pairing.exit_codes import BAD_INPUT, DIFFERS, NO_LEGAL_PAIRING, OK


@dataclass(frozen=True, slots=True)
class CheckedFile:
    """`check` is None where the file cannot be read or paired; then `error` says why."""

    name: str
    check: Check | None = None
    error: str = ""

    @property
    def exit_code(self) -> int:
        if self.check is None:
            return BAD_INPUT
        if self.check.no_legal_pairing:
            return NO_LEGAL_PAIRING
        return OK if self.check.agrees else DIFFERS

    @property
    def verdict(self) -> Clause:
        return clause(f"Pairing-CheckedFile.{_VERDICTS[self.exit_code]}")


_VERDICTS = {
    OK: "agrees",
    DIFFERS: "differs",
    NO_LEGAL_PAIRING: "no-legal-pairing",
    BAD_INPUT: "not-checked",
}


def summary(codes: Sequence[int]) -> Clause:
    """How many files ended how, by their exit codes."""
    return clause(
        "Pairing-CheckedFile.summary",
        files=len(codes),
        agreeing=codes.count(OK),
        differing=codes.count(DIFFERS) + codes.count(NO_LEGAL_PAIRING),
        failed=codes.count(BAD_INPUT),
    )
