"""Why a service cannot do what was asked: a key and facts, as refusals have."""

from __future__ import annotations

from typing import Self

from ..domain.refusals import NotRecorded
from ..domain.said import Fact
from ..words import speak


class Unable(Exception):  # noqa: N818 (a noun like the refusals of the domain)
    """`words.say` makes its sentence in any language; its own text is in that of whoever asked."""

    def __init__(self, says: str, **facts: Fact) -> None:
        super().__init__(speak(says, facts))
        self.says = says
        self.facts = facts

    @classmethod
    def of(cls, outcome: object, otherwise: str) -> Self:
        """As it was refused; `otherwise` is said of what was not."""
        if isinstance(outcome, NotRecorded):
            return cls(outcome.says, **outcome.facts)
        return cls(otherwise)
