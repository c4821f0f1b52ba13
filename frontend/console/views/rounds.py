"""The row of round numbers that results, pairing and standings share."""

from __future__ import annotations

from django.urls import reverse

from tournaments.selectors.rounds import rounds
from tournaments.selectors.rows.rounds import RoundRow
from tournaments.words import speak

from .reading import Reading


def round_links(
    reading: Reading, current: int, page: str, *, elsewhere: str = ""
) -> list[dict[str, object]]:
    """A link a round to `page`; rounds that are not public go to `elsewhere`, or have no link."""
    links = []
    for row in rounds(reading.state, reading.names):
        public = row.status in ("published", "closed")
        name = page if public or not elsewhere else elsewhere
        links.append(
            {
                "round": row.round,
                "url": reverse(name, args=[reading.slug, row.round]),
                "current": row.round == current,
                "status": row.status,
                "status_name": _status_name(row),
            }
        )
    return links


def _status_name(row: RoundRow) -> str:
    return speak(f"Console-Rounds.{row.status}", {"missing": row.missing})
