"""What is wrong with a report file, one entry a problem."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Problem:
    """`line` counts from 1 (0: the whole file), `player` is the starting number or None."""

    line: int
    message: str
    player: int | None = None

    def __str__(self) -> str:
        who = f", player {self.player}" if self.player is not None else ""
        where = f"line {self.line}{who}: " if self.line else ""
        return where + self.message


class ReportError(ValueError):
    """The file cannot be used; `problems` has every problem found, in the order of the lines."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(sorted(problems, key=lambda problem: problem.line))
        super().__init__("\n".join(map(str, self.problems)))
