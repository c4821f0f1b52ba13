"""Entries as older programs wrote them, lifted to the newest version (`Event.older`)."""

from __future__ import annotations

from ..event import Body
from .sources import is_fides


def one_rating(body: Body) -> Body:
    """Before, an entry had one rating: FIDE's, or a national one in its place."""
    rating, source = body.get("rating", 0), body.get("rating_source", "")
    kind = "fides" if is_fides(source) else "national"
    ratings = {kind: rating, f"{kind}_source": source}
    kept = {name: value for name, value in body.items() if name not in _OF_ONE_RATING}
    return kept | {"ratings": ratings}


def without_list_facts(body: Body) -> Body:
    """Before, nobody kept the K of FIDE's list, nor a woman's title beside a higher one."""
    known = {"womens_title": ""} if "title" in body else {}
    ratings = {"ratings": {"fides_k": 0} | body["ratings"]} if "ratings" in body else {}
    return known | body | ratings


_OF_ONE_RATING = ("rating", "rating_source")


def corrected_one_rating(body: Body) -> Body:
    """What counted was what there was, so that a correction replaced all of it."""
    return {"rating": body["rating"]} | one_rating(body)
