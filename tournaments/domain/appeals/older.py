"""Members of committees as older programs wrote them,
lifted to the newest version (`Event.older`)."""

from __future__ import annotations

from ..event import Body, Step


def members_of_this_server(field: str) -> Step:
    """Version 1 knew players and accounts alone."""

    def step(body: Body) -> Body:
        return body | {field: [{"person": "", "details": ""} | one for one in body[field]]}

    return step
