"""The criteria of a ranking as people read them."""

from __future__ import annotations

from pairing.ranking import Ranked
from pairing.sentences import in_english


def criteria(line: Ranked) -> tuple[tuple[str, str], ...]:
    """(("Buchholz", "42.5"), ...)."""
    return tuple((in_english(key, {}), value) for key, value in line.values)
