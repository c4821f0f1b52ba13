"""The prints of a tournament, by the resolver: a new one is asked too."""

from __future__ import annotations

from typing import Final

from django.urls import NoReverseMatch, reverse

from frontend.print.as_pdf import ALONE
from frontend.print.urls import urlpatterns
from frontend.shared.round_prints import ROUND_PRINTS

NAMES: Final = tuple(
    str(pattern.name) for pattern in urlpatterns if str(pattern.name).startswith("print-")
)


def _queries(name: str) -> set[str]:
    return {"", *(each.query for each in ROUND_PRINTS if each.address == name)}


PRINTS: Final = tuple(name + query for name in NAMES for query in sorted(_queries(name)))
"""Each with every query by which it is offered, and with none."""


ON_A_PAGE: Final = tuple(
    each for each in PRINTS if each.partition("?")[0].removeprefix("print-") not in ALONE
)
"""Those that a browser shows before they are printed: the others are PDF and nothing else."""


def address_of(slug: str, name: str) -> str:
    """Of a print of round 1."""
    name, asked, query = name.partition("?")
    try:
        place = reverse(name, args=[slug, 1])
    except NoReverseMatch:
        place = reverse(name, args=[slug])
    return place + asked + query
