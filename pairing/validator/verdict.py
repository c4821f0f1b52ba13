"""What the validator says about a round."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from pairing.model import TPN
from pairing.sentences import Sentence


class Severity(StrEnum):
    ERROR = "error"
    """A rule is broken, and the finding proves it."""
    NOTE = "note"
    """Nothing is wrong for certain, but what was looked for could not be shown."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One sentence about a round; `article` is the rule, `players` those the sentence is about.

    `listing`: it is about the order of the boards or the floats noted, which report files do not
    state, not about pairs and colours.
    """

    severity: Severity
    article: str
    message: Sentence
    players: tuple[TPN, ...] = ()
    listing: bool = False


@dataclass(frozen=True, slots=True)
class Verdict:
    """All findings; errors first."""

    findings: tuple[Finding, ...] = ()

    @property
    def errors(self) -> tuple[Finding, ...]:
        return tuple(f for f in self.findings if f.severity is Severity.ERROR)

    @property
    def sound(self) -> bool:
        """No rule is broken."""
        return not self.errors


def error(article: str, message: Sentence, *players: TPN) -> Finding:
    return Finding(Severity.ERROR, article, message, players)


def note(article: str, message: Sentence, *players: TPN) -> Finding:
    return Finding(Severity.NOTE, article, message, players)


def of_listing(findings: Iterable[Finding]) -> Iterator[Finding]:
    """The same, marked as being about the order of the boards or the floats noted."""
    return (replace(finding, listing=True) for finding in findings)
