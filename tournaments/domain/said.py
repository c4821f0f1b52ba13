"""What the domain says: the key of a sentence and its facts. `tournaments.words` makes the text."""

from __future__ import annotations

import msgspec

Fact = str | int
"""Several players or boards are one fact: "3, 7, 12"."""


class Said(msgspec.Struct, frozen=True):
    """One sentence, in no language yet."""

    says: str
    facts: dict[str, Fact] = {}


def said(says: str, **facts: Fact) -> Said:
    """`says` is a key of the catalogues: "RoundClosed", "RoundClosed.adjourned-drawn"."""
    return Said(says, facts)


def item(says: str, **facts: Fact) -> str:
    """One of several sentences as part of a fact, which joins them by "; ". A fact of it has no
    blanks."""
    return " ".join([says, *(f"{name}={value}" for name, value in facts.items())])
