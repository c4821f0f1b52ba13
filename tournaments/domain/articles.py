"""What stands for an article where none applies: a code."""

from __future__ import annotations

from typing import Final

from pairing.model import TOURNAMENT_RULES

CHIEF_ARBITER: Final = "chief-arbiter"
"""The rules are silent, and the chief arbiter decides."""

_CODES: Final = {TOURNAMENT_RULES: "tournament-rules"}
"""What the checks of a pairing say in words."""


def article_fact(article: str) -> str:
    """An article as the log keeps it."""
    return _CODES.get(article, article)
