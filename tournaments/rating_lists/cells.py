"""The cells of a list as values; what cannot be one says why."""

from __future__ import annotations

import re
from typing import Final

MOST_RATING: Final = 4000
MOST_DIGITS: Final = 10
LONGEST_NAME: Final = 200
LONGEST_TEXT: Final = 200
"""Signs of titles or of a club."""
YEARS: Final = range(1850, 2101)
NONE: Final = frozenset({"", "0", "-", "unr", "unr."})
TITLES: Final = frozenset({"GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM"})
OLD_TITLES: Final = {
    "g": "GM",
    "m": "IM",
    "f": "FM",
    "c": "CM",
    "wg": "WGM",
    "wm": "WIM",
    "wf": "WFM",
    "wc": "WCM",
}
"""As lists before September 2012 wrote them; others today still do."""

_MAYBE_DIGIT: Final = re.compile(r"[0-9\u0080-\U0010ffff]")
_NUMBER: Final = re.compile(r"[0-9]{1,11}")
_FEDERATION: Final = re.compile(r"[A-Za-z]{3}")
_DAY: Final = re.compile(r"(\d{1,2})\.(\d{1,2})\.(\d{4})", re.ASCII)


class BadCell(ValueError):  # noqa: N818 (a noun like the refusals of the domain)
    """`why` is a key of the words."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def number(text: str) -> str:
    """FIDE's number: up to eleven digits."""
    if not _NUMBER.fullmatch(text):
        raise BadCell("number")
    return text


def name(text: str) -> str:
    """Without the digits that stray into names."""
    kept = " ".join(text.split())
    if _MAYBE_DIGIT.search(kept):
        kept = " ".join("".join(sign for sign in kept if not sign.isdigit()).split())
    if not kept.strip(" ,.-"):
        raise BadCell("name")
    if len(kept) > LONGEST_NAME:
        raise BadCell("long")
    if not kept.isprintable():
        raise BadCell("signs")
    return kept


def federation(text: str) -> str:
    """Any code of three letters, known or not; blank is none."""
    if text and not _FEDERATION.fullmatch(text):
        raise BadCell("federation")
    return text.upper()


def rating(text: str) -> int:
    """0 and blank are both unrated."""
    if text in NONE or text.lower() in NONE:
        return 0
    whole = text.removesuffix(".0")
    digits = whole.isascii() and whole.isdigit() and len(whole) <= MOST_DIGITS
    if not digits or int(whole) > MOST_RATING:
        raise BadCell("rating")
    return int(whole)


def factor(text: str) -> int:
    """The development coefficient K, or 0."""
    if not text:
        return 0
    if not (text.isascii() and text.isdigit() and len(text) <= len("40")):
        raise BadCell("factor")
    return int(text)


def plain(text: str) -> str:
    """Without signs that cannot be shown, which a database may refuse."""
    kept = text if text.isprintable() else "".join(sign for sign in text if sign.isprintable())
    return kept[:LONGEST_TEXT].strip()


def title(text: str) -> str:
    if not text or text in TITLES:
        return text
    if text.upper() in TITLES:
        return text.upper()
    return OLD_TITLES.get(text.lower(), "")


def sex(text: str) -> str:
    """Ours are m and w."""
    low = text.lower()
    if low in ("f", "w"):
        return "w"
    return "m" if low == "m" else ""


def born(text: str) -> str:
    """A year, or the day of "31.05.1998"; "00.00.1998" and "0" are what they know."""
    if text in ("", "0", "0000"):
        return ""
    if day := _DAY.fullmatch(text):
        return _day(*map(int, day.groups()))
    if not (text.isascii() and text.isdigit() and len(text) == len("1998")):
        raise BadCell("year")
    return text if int(text) in YEARS else ""


def flag(text: str) -> str:
    low = text.lower()
    if low not in ("", "i", "w", "wi", "iw"):
        raise BadCell("flag")
    return "wi" if low == "iw" else low


def _day(day: int, month: int, year: int) -> str:
    if year not in YEARS:
        return ""
    if not (1 <= day <= 31 and 1 <= month <= 12):
        return str(year)
    return f"{year:04d}-{month:02d}-{day:02d}"
