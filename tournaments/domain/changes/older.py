"""Changed pairings as older programs wrote them, lifted to the newest version (`Event.older`)."""

from __future__ import annotations

from ..event import Body


def neither_clause_nor_taken_back(body: Body) -> Body:
    """Version 1 named no clause of the regulations, and no change could be taken back."""
    return body | {"clause": "", "takes_back": 0}
