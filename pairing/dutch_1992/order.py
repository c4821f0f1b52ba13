"""Ratings of other countries (A1) and the order of the players (A2)."""

from __future__ import annotations

from pairing.model import HalfPoints

TITLES = ("IGM", "WGM", "IM", "WIM", "FM", "WFM")
"""The titles of A2 from the highest; no title comes last."""

_OTHER_NAMES = {
    "GM": "IGM",
    "G": "IGM",
    "WG": "WGM",
    "M": "IM",
    "WM": "WIM",
    "F": "FM",
    "WF": "WFM",
}


def rating_of_ingo(ingo: int) -> int:
    """A1: the rating of a German INGO number."""
    return 2840 - 8 * ingo


def rating_of_bcf(grade: int) -> int:
    """A1: the rating of a British BCF grade."""
    return 600 + 8 * grade


def order_key(
    points: HalfPoints, rating: int, title: str, name: str
) -> tuple[HalfPoints, int, int, str]:
    """Sorts by A2: points, rating, title, alphabet. `name` is already fit for comparing.

    Titles of today (GM) and of report files (g, wm) stand for those of 1992.
    """
    return -points, -rating, title_rank(title), name


def title_rank(title: str) -> int:
    """0 for IGM to 5 for WFM, 6 for every other title and none."""
    spelt = title.strip().upper()
    spelt = _OTHER_NAMES.get(spelt, spelt)
    return TITLES.index(spelt) if spelt in TITLES else len(TITLES)
