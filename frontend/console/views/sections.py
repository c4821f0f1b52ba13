"""The sections of an event of which one reader sees several on a page.

Of each he sees what his role there shows. Sections that he may not look at are named and stay
closed; a device that joined by a code opens its own alone.
"""

from __future__ import annotations

from typing import Any

import msgspec
from django.http import HttpRequest

from events import store
from events.messages import HASH_SHOWN
from tournaments.domain.discretion import Knows
from tournaments.domain.tournament.state import Tournament
from tournaments.services import moments, states
from tournaments.services.permissions import knows_of, may_look

from .pages import sections_of
from .reading import Reading


class OpenSection(msgspec.Struct, frozen=True):
    """A section that this reader may look at, at one moment, and what he may know of it."""

    slug: str
    stream: str
    name: str
    state: Tournament
    knows: Knows


def open_sections(request: HttpRequest, reading: Reading) -> tuple[list[OpenSection], list[str]]:
    """Those that open, as they were at the moment of the page, and the names of the others."""
    opened, closed = list[OpenSection](), list[str]()
    for row in sections_of(reading):
        newest = states.readable(row.stream)
        if newest is None or not may_look(request.user, newest):
            closed.append(row.name)
        elif state := _then(reading, row.stream, newest):
            knows = knows_of(request.user, newest)
            opened.append(OpenSection(row.slug, row.stream, row.name, state, knows))
    return opened, closed


def own_section(reading: Reading) -> OpenSection:
    """The section of the page itself."""
    state = reading.state
    return OpenSection(reading.slug, reading.stream, state.name, state, reading.knows)


def place_of(section: OpenSection) -> dict[str, Any]:
    """Where the log of the section stands, for a console that follows it."""
    return {
        "slug": section.slug,
        "name": section.name,
        "seq": section.state.seq,
        "hash": store.hash_at(section.stream, section.state.seq)[:HASH_SHOWN],
        "socket": f"/ws/t/{section.slug}/",
    }


def _then(reading: Reading, stream: str, newest: Tournament) -> Tournament | None:
    """None: the section was not there yet."""
    if stream == reading.stream:
        return reading.state
    if not reading.past:
        return newest
    moment = moments.time_of(reading.stream, reading.state.seq)
    try:
        return states.at(stream, moments.seq_by(stream, moment))
    except states.NoSuchMoment:
        return None
