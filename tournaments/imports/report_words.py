"""What the reader of a report file says of it, in the language that is spoken."""

from __future__ import annotations

from collections.abc import Iterable

from pairing.clauses import Clause, Reader
from pairing.trf import Problem
from tournaments.words import speak


def clause_lines(clauses: Iterable[Clause]) -> tuple[str, ...]:
    return tuple(map(Reader(speak=speak).words, clauses))


def problem_lines(problems: Iterable[Problem]) -> tuple[str, ...]:
    """Each with its line and player."""
    return clause_lines(problem.placed for problem in problems)
