"""The row of round numbers that results, pairing and standings share."""

from __future__ import annotations

from django.urls import reverse

from tournaments.selectors.rounds import numbers
from tournaments.words import speak

from .reading import Reading


def round_links(
    reading: Reading, current: int, page: str, *, elsewhere: str = ""
) -> list[dict[str, object]]:
    """A link a round to `page`; rounds that are not public go to `elsewhere`, or have no link."""
    links = []
    for number in numbers(reading.state):
        status = reading.state.round(number).status
        public = status in ("published", "closed")
        name = page if public or not elsewhere else elsewhere
        missing = len(reading.state.missing(number)) if public else 0
        links.append(
            {
                "round": number,
                "url": reverse(name, args=[reading.slug, number]),
                "current": number == current,
                "status": status,
                "status_name": speak(f"Console-Rounds.{status}", {"missing": missing}),
            }
        )
    return links
