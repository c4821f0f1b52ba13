"""Manual pairings as older programs wrote them, lifted to the newest version (`Event.older`)."""

from __future__ import annotations

from ..event import Body


def from_a_draft(body: Body) -> Body:
    """Version 1 knew no empty sheet: a phase began from a draft."""
    return body | {"sheet": None}


def draft_left(body: Body) -> Body:
    """Version 1: what was left was a draft with changes."""
    return body | {"sheet": False}


def nothing_despite(body: Body) -> Body:
    """Version 1 admitted nothing that C.04.1 2 to 4 or the regulations forbid."""
    return body | {"despite": []}
