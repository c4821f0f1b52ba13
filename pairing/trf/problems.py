"""What is wrong with a report file, one entry a problem."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from pairing.clauses import Clause, Fact, Reader, clause
from pairing.trf.faults import Fault


@dataclass(frozen=True, slots=True)
class Problem:
    """`line` counts from 1 (0: the whole file), `player` is the starting number or None, `record`
    the code of the line."""

    line: int
    says: Clause
    player: int | None = None
    fault: Fault = Fault.CONTRADICTION
    record: str = ""

    @property
    def placed(self) -> Clause:
        """With line, player and record; one that it speaks of itself is not named again."""
        facts: dict[str, Fact] = {"says": self._with_record()}
        if not self.line:
            return Clause("Pairing-Problem", facts)
        facts["line"] = self.line
        if self.player is None:
            return Clause("Pairing-Problem.in-line", facts)
        return Clause("Pairing-Problem.of-player", {**facts, "player": self.player})

    def _with_record(self) -> Clause:
        if self.record in ("", self.says.facts.get("record")):
            return self.says
        return clause("Pairing-Problem.in-record", says=self.says, record=self.record)

    def __str__(self) -> str:
        """In English."""
        return Reader().words(self.placed)


class ReportError(ValueError):
    """The file cannot be used; `problems` has every problem found, in the order of the lines."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(sorted(problems, key=lambda problem: problem.line))
        super().__init__("\n".join(map(str, self.problems)))
