"""What is wrong with a report file, one entry a problem."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from pairing.trf.faults import Fault


@dataclass(frozen=True, slots=True)
class Problem:
    """`line` counts from 1 (0: the whole file), `player` is the starting number or None, `record`
    the code of the line."""

    line: int
    message: str
    player: int | None = None
    fault: Fault = Fault.CONTRADICTION
    record: str = ""

    def __str__(self) -> str:
        who = f", player {self.player}" if self.player is not None else ""
        where = f"line {self.line}{who}: " if self.line else ""
        named = f"record {self.record}"
        record = f" ({named})" if self.record and named not in self.message else ""
        return where + self.message + record


class ReportError(ValueError):
    """The file cannot be used; `problems` has every problem found, in the order of the lines."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(sorted(problems, key=lambda problem: problem.line))
        super().__init__("\n".join(map(str, self.problems)))
