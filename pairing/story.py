"""A round of a procedural system told step by step, as its rules are walked."""

from __future__ import annotations

from dataclasses import dataclass

from pairing.clauses import Clause, Reader
from pairing.model import TPN, Board


@dataclass(frozen=True, slots=True)
class Step:
    """One step: the rule ("C8", "10.3", "V13") and one sentence of at most 25 words."""

    article: str
    says: Clause

    @property
    def players(self) -> tuple[TPN, ...]:
        """Whom the sentence names, in its order."""
        return tuple(self.says.players)

    def sentence(self, reader: Reader) -> str:
        """The sentence with names, the article behind it; one full stop, whatever names end in."""
        words = reader.words(self.says)
        if words.endswith(".."):
            words = words.rstrip(".") + "."
        return f"{words} [{reader.article(self.article)}]"


@dataclass(frozen=True, slots=True)
class BoardStory:
    """Why these two meet, and why with these colours."""

    board: Board
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class RoundStory:
    """A round in the order in which the rules make it.

    `values` are intermediate values as the documents print them, e.g. ("bracket 4.5: P", "3"): a
    clause of the catalogues, and whole numbers or another clause.
    """

    steps: tuple[Step, ...]
    boards: tuple[BoardStory, ...] = ()
    bye: tuple[Step, ...] = ()
    values: tuple[tuple[Clause, Clause | str], ...] = ()
