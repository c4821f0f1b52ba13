"""Screens as older programs wrote them, lifted to the newest version (`Event.older`)."""

from __future__ import annotations

from ..event import Body


def in_the_halls_language(body: Body) -> Body:
    """Until version 2 every screen spoke that."""
    plan = body["plan"]
    return body if plan is None else body | {"plan": {"language": ""} | plan}


def with_lists_alone(body: Body) -> Body:
    """Until version 3 a screen had neither texts nor pictures, and turned all pages alike."""
    new = {"letters": "", "pace": "even", "texts": [], "pictures": []}
    plan = body["plan"]
    return body if plan is None else body | {"plan": new | plan}
