"""Time travel: what stands above every page that shows an earlier moment."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final
from urllib.parse import urlencode

import msgspec
from django.http import HttpRequest
from django.urls import reverse
from django.utils import timezone

from events import store
from tournaments.services import activity_rows, moments

from .reading import Reading

PARTS: Final = {
    "entries": "players",
    "check-in": "players",
    "group": "players",
    "standings": "standings",
    "standings-round": "standings",
    "working": "standings",
    "what-if": "standings",
    "what-if-round": "standings",
    "rankings": "standings",
    "direct-titles": "standings",
    "crosstable": "standings",
    "crosstable-round": "standings",
    "progress": "standings",
    "progress-round": "standings",
    "pictures": "standings",
    "pictures-round": "standings",
    "settings": "settings",
    "appeals": "appeals",
    "devices": "devices",
}
"""What pages show, for the difference; rounds, players and devices are told by their names."""
ROUND_PAGES: Final = frozenset({"console", "results", "results-round", "start", "pairing"})


class Past(msgspec.Struct, frozen=True, kw_only=True):
    """The moment a page shows, and the ways from there; an empty address: there is none."""

    seq: int
    newest: int
    at: str
    local: str
    """The hall's time as a form writes it."""
    text: str
    """What was the last thing done."""
    earlier_url: str
    later_url: str
    now_url: str
    difference_url: str


def moment_of(reading: Reading) -> datetime:
    """The time of what a page shows: now, or that of the event it looks back to."""
    if not reading.past:
        return timezone.now()
    return moments.time_of(reading.stream, reading.state.seq)


def past(request: HttpRequest, reading: Reading) -> Past | None:
    """None: the page shows the newest state."""
    if not reading.past:
        return None
    seq = reading.state.seq
    recorded = store.read(reading.stream, seq - 1, seq)
    (row,) = activity_rows.rows_of(reading.stream, reading.state, recorded, reading.knows)
    return Past(
        seq=seq,
        newest=reading.newest,
        at=row.at,
        local=local_text(recorded[0].recorded),
        text=row.text,
        earlier_url=moved_url(request, seq - 1) if seq > 1 else "",
        later_url=moved_url(request, seq + 1),
        now_url=moved_url(request, None),
        difference_url=difference_url(request, reading),
    )


def local_text(moment: datetime) -> str:
    return timezone.localtime(moment).strftime("%Y-%m-%dT%H:%M")


def moved_url(request: HttpRequest, seq: int | None) -> str:
    """The same page at another moment."""
    kept = {key: value for key, value in request.GET.items() if key != "at"}
    query = urlencode(kept | ({"at": seq} if seq else {}))
    return f"{request.path}?{query}" if query else request.path


def difference_url(request: HttpRequest, reading: Reading) -> str:
    of = shown_by(request, reading)
    query = urlencode({"at": reading.state.seq} | ({"of": of} if of else {}))
    return f"{reverse('difference', args=[reading.slug])}?{query}"


def shown_by(request: HttpRequest, reading: Reading) -> str:
    """The part or the subject that a page shows; empty: everything."""
    match = request.resolver_match
    name = match.url_name or "" if match else ""
    place: dict[str, Any] = match.kwargs if match else {}
    number = place.get("number")
    if name == "player":
        return f"player:{number}"
    if name == "device":
        return f"device:{place['name']}"
    if name == "difference":
        return request.GET.get("of", "")
    if name in PARTS:
        return PARTS[name]
    if name in ROUND_PAGES or (number and name != "event"):
        shown = number or (
            reading.state.next_round if name == "pairing" else reading.state.last_published
        )
        return f"round:{shown}" if shown else ""
    return ""
