"""What stands for an article where none applies: a code in the log, words for people."""

from __future__ import annotations

from typing import Final

_FACTS: Final = {
    "tournament rules": "tournament-rules",
    "decision of the chief arbiter; the rules are silent": "chief-arbiter",
}
_TEXTS: Final = {fact: text for text, fact in _FACTS.items()}


def article_fact(article: str) -> str:
    """An article as the log keeps it."""
    return _FACTS.get(article, article)


def article_text(article: str) -> str:
    """An article as people cite it."""
    return _TEXTS.get(article, article)
