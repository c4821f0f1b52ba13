"""A round of a procedural system told step by step, as its rules are walked."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from pairing.model import TPN, Board

Naming = Callable[[TPN], str]
_PLAYER = re.compile(r"\{(\d+)\}")


@dataclass(frozen=True, slots=True)
class Step:
    """One step: the rule ("C8", "10.3", "V13") and one sentence of at most 25 words.

    `text` names players by TPN in braces: "Exchange c: {3} and {5} change places."
    """

    article: str
    text: str

    @property
    def players(self) -> tuple[TPN, ...]:
        """Whom the sentence names, in its order."""
        return tuple(TPN(int(number)) for number in _PLAYER.findall(self.text))

    def told(self, naming: Naming) -> str:
        """The sentence with names, the article behind it."""
        sentence = _PLAYER.sub(lambda found: naming(TPN(int(found[1]))), self.text)
        return f"{sentence} [{self.article}]"


@dataclass(frozen=True, slots=True)
class BoardStory:
    """Why these two meet, and why with these colours."""

    board: Board
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class RoundStory:
    """A round in the order in which the rules make it.

    `values` are intermediate values as the documents print them, e.g. ("bracket 4.5: P", "3").
    """

    steps: tuple[Step, ...]
    boards: tuple[BoardStory, ...] = ()
    bye: tuple[Step, ...] = ()
    values: tuple[tuple[str, str], ...] = ()
