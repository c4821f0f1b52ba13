"""What is printed of a round, and where it is offered: one list for the console and the bar above
the sheets.

The words are messages of `Shared-RoundPrint`, which may differ by place.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from django.urls import reverse

from tournaments.words import READERS, speak

Place = Literal["bar", "published", "results"]
"""The bar above the sheets, the page of a published round, the page of its results."""


class RoundPrint(msgspec.Struct, frozen=True, kw_only=True):
    """Every print is offered in the bar; `also` names the other places."""

    address: str
    """A name of `print/urls.py`."""
    kind: str
    """Its template in `print/`."""
    key: str
    query: str = ""
    of_one_round: bool = True
    """Its address names the round."""
    needs_a_round: bool = True
    also: tuple[Place, ...] = ("published",)


class PrintLink(msgspec.Struct, frozen=True, kw_only=True):
    href: str
    kind: str
    text: str


ROUND_PRINTS: Final = (
    RoundPrint(
        address="print-pairings",
        kind="names",
        key="Shared-RoundPrint.names",
        query="?by=name",
        also=("published", "results"),
    ),
    RoundPrint(
        address="print-pairings",
        kind="boards",
        key="Shared-RoundPrint.boards",
        query="?by=board",
    ),
    RoundPrint(
        address="print-standings",
        kind="standings",
        key="Shared-RoundPrint.standings",
        of_one_round=False,
        also=(),
    ),
    RoundPrint(
        address="print-crosstable",
        kind="crosstable",
        key="Shared-RoundPrint.crosstable",
        of_one_round=False,
        also=(),
    ),
    RoundPrint(
        address="print-progress",
        kind="progress",
        key="Shared-RoundPrint.progress",
        of_one_round=False,
        also=(),
    ),
    RoundPrint(
        address="print-pictures",
        kind="pictures",
        key="Shared-RoundPrint.pictures",
        of_one_round=False,
        also=(),
    ),
    RoundPrint(
        address="print-final",
        kind="final",
        key="Shared-RoundPrint.final",
        of_one_round=False,
        also=(),
    ),
    RoundPrint(
        address="print-slips",
        kind="slips",
        key="Shared-RoundPrint.slips",
        also=("published", "results"),
    ),
    RoundPrint(
        address="print-cards",
        kind="cards",
        key="Shared-RoundPrint.cards",
        of_one_round=False,
        needs_a_round=False,
    ),
    RoundPrint(
        address="print-place-cards",
        kind="place-cards",
        key="Print-Desk.link-place-cards",
    ),
    RoundPrint(
        address="print-notebook",
        kind="notebook",
        key="Print-Desk.link-notebook",
    ),
    RoundPrint(
        address="print-start-list",
        kind="start-list",
        key="Print-Desk.link-start-list",
        of_one_round=False,
        needs_a_round=False,
        also=(),
    ),
    RoundPrint(
        address="print-check-in",
        kind="check-in",
        key="Print-Desk.link-check-in",
        of_one_round=False,
        needs_a_round=False,
        also=(),
    ),
    RoundPrint(
        address="print-badges",
        kind="badges",
        key="Print-Desk.link-badges",
        of_one_round=False,
        needs_a_round=False,
        also=(),
    ),
    RoundPrint(
        address="print-announcements",
        kind="announcements",
        key="Print-Desk.link-announcements",
        of_one_round=False,
        needs_a_round=False,
        also=(),
    ),
)


def offered(place: Place, slug: str, number: int, language: str = READERS) -> list[PrintLink]:
    """What a place offers of a published round; 0: there is none yet."""
    return [
        PrintLink(
            href=_address(each, slug, number),
            kind=each.kind,
            text=speak(each.key, {"where": place}, language),
        )
        for each in ROUND_PRINTS
        if place in ("bar", *each.also) and (number or not each.needs_a_round)
    ]


def _address(each: RoundPrint, slug: str, number: int) -> str:
    return reverse(each.address, args=[slug, number] if each.of_one_round else [slug]) + each.query
