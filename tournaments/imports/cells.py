"""The cells of one line while they are read: what is wrong with them, and what was adjusted."""

from __future__ import annotations

import datetime
import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from tournaments.domain.entries.ratings import HIGHEST, NoRating, RatingKind, converted
from tournaments.domain.entries.sources import NATIONAL
from tournaments.domain.values import Title

from .columns import HowToRead

ARENA_TITLES: Final = ("AGM", "AIM", "AFM", "ACM")
TITLES: Final[tuple[Title, ...]] = ("GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM")
WOMENS_TITLES: Final = tuple(title for title in TITLES if title.startswith("W"))
HIGHEST_K: Final = 40
OTHER_RATINGS: Final[tuple[tuple[RatingKind, str], ...]] = (
    ("ingo", "ingo"),
    ("bcf", "bcf"),
)
"""Ratings that become another number, with their columns."""
YOUNGEST: Final = 3
OLDEST: Final = 103
"""Ages between which two digits of a year are believed: no century has two of them."""
SEXES: Final[Mapping[str, str]] = MappingProxyType(
    dict.fromkeys(("m", "male", "muž", "м"), "m")
    | dict.fromkeys(("f", "w", "female", "ž", "k", "ж"), "w")
)

_BLANKS: Final = str.maketrans(dict.fromkeys("\u00a0\u2007\u202f", " "))
_FEDERATION = re.compile(r"[A-Z]{3}")
_NOUGHT_BEHIND = re.compile(r"(\d+)[.,]0+", re.ASCII)
_SHORTENED = re.compile(r"\d([.,]\d+)?E\+?\d+", re.ASCII | re.IGNORECASE)
_GIRL = re.compile(r"[FW]U?\d{1,2}|U\d{1,2}[FWG]|GIRLS?|FMG|[FW]", re.ASCII)
_DATE_FORMS: Final = ("%Y-%m-%d", "%Y/%m/%d", "%d.%m.%Y", "%d/%m/%Y", "%Y.%m.%d")
_SHORT_DATE = re.compile(r"(\d{1,2})([./])(\d{1,2})\2'?(\d{2})", re.ASCII)
_SHORT_YEAR = re.compile(r"(?:00\.00\.)?['’]?(\d{2})", re.ASCII)
_SERIAL: Final = range(10_000, 60_000)
_SERIAL_BEGINS: Final = datetime.date(1899, 12, 30)


class Cells:
    """`texts`: our field -> text. `where`: how its column is called."""

    def __init__(self, texts: Mapping[str, str], where: Mapping[str, str], how: HowToRead) -> None:
        self._texts = {field: text.translate(_BLANKS).strip() for field, text in texts.items()}
        self._where = where
        self.how = how
        self.year = how.year
        self.problems: list[str] = []
        self.notes: list[str] = []

    def text(self, field: str) -> str:
        return self._texts.get(field, "")

    def first_of(self, *fields: str) -> str:
        """The first that has a column."""
        return next((field for field in fields if field in self._where), fields[0])

    def note(self, what: str, **facts: Any) -> None:
        self.notes.append(self.how.speak(f"CellNote.{what}", **facts))

    def bad(self, column: str, what: str, **facts: Any) -> None:
        self._bad(column, self.how.speak(f"CellProblem.{what}", **facts))

    def _bad(self, field: str, problem: str) -> None:
        where = self._where.get(field, "")
        self.problems.append(f"{where[:1].upper()}{where[1:]}: {problem}" if where else problem)

    # --- what a field says --------------------------------------------------------------------

    def title(self) -> Title:
        text = self.text("title")
        if text.upper() in ("", "-", "NONE"):
            return title_in_type(self.text("type")) or ""
        title = title_of(text)
        if title is None and text.upper() in ARENA_TITLES:
            self.note("online-title", title=text.upper())
            return ""
        if title is None:
            self.bad("title", "no-title", text=text, titles=", ".join(TITLES))
        return title or ""

    def womens_title(self) -> Title:
        """Beside a higher one; what stands there twice is one title."""
        text = self.text("womens_title")
        title = title_of(text) if text.upper() not in ("", "-", "NONE") else ""
        if title is None or (title and not title.startswith("W")):
            self.bad("womens_title", "no-title", text=text, titles=", ".join(WOMENS_TITLES))
            return ""
        return title

    def federation(self) -> str:
        text = self.text("federation")
        code = text.upper()
        if code in ("", "-"):
            return ""
        if not _FEDERATION.fullmatch(code):
            self.bad("federation", "no-federation", text=text)
            return ""
        return code

    def ratings(self) -> tuple[tuple[int, str], tuple[int, str]]:
        """FIDE's and the national one beside it, with their sources; where there is none of FIDE's
        the national one alone. The rating that is used is FIDE's, unless it is the national one.
        Where the list has none of them the INGO or BCF number is converted."""
        used, fides = self._rating("rating"), self._rating("rating_fide")
        national = self._rating("rating_national")
        if used and used != national:
            fides = used
        if fides and national:
            return (fides, ""), (national, NATIONAL)
        if fides:
            return (fides, ""), (0, "")
        if national:
            return (national, NATIONAL), (0, "")
        return self._converted(), (0, "")

    def _converted(self) -> tuple[int, str]:
        for kind, column in OTHER_RATINGS:
            if number := self._rating(column):
                try:
                    return converted(kind, number)
                except NoRating as error:
                    self._bad(column, self.how.speak(error.says, **error.facts))
        return 0, ""

    def _rating(self, field: str) -> int:
        text = self.text(field)
        digits = _whole("".join(text.rstrip("*").split()))
        if digits in ("", "-", "unr", "unr."):
            return 0
        if not digits.isascii() or not digits.isdigit() or int(digits[:9]) > HIGHEST:
            self.bad(field, "no-rating", text=text, highest=HIGHEST)
            return 0
        if text.endswith("*"):
            self.note("rating-mark", text=text)
        return int(digits)

    def fides_k(self) -> int:
        """0: the list says none."""
        text = self.text("fides_k")
        digits = _whole(text)
        if digits in ("", "-", "0"):
            return 0
        if not (digits.isascii() and digits.isdigit() and int(digits[:9]) <= HIGHEST_K):
            self.bad("fides_k", "no-k", text=text, highest=HIGHEST_K)
            return 0
        return int(digits)

    def fide_id(self) -> str:
        text = self.text("fide_id")
        digits = _whole(text)
        if digits in ("", "0", "-"):
            return ""
        if _SHORTENED.fullmatch(text):
            self.bad("fide_id", "shortened", text=text)
            return ""
        if not (digits.isascii() and digits.isdigit() and len(digits) <= 11):
            self.bad("fide_id", "no-fide-id", text=text)
            return ""
        return digits.lstrip("0")

    def sex(self) -> str:
        """Lists that have no column of it may say it in the age group: F13, GIRL."""
        text = self.text("sex")
        if text in ("", "-"):
            groups = (self.text("type"), self.text("group"))
            return "w" if any(_GIRL.fullmatch(group.upper()) for group in groups) else ""
        if text.lower() not in SEXES:
            self.bad("sex", "no-sex", text=text)
        return SEXES.get(text.lower(), "")

    def birth_date(self) -> str:
        """A date as YYYY-MM-DD, or the year alone where the file has no more."""
        text = self.text("birth_date")
        plain = text.replace(" ", "")
        if plain in ("", "-", "0", "0000", "0000/00/00", "00.00.0000"):
            return ""
        year = _whole(plain).removesuffix("/00/00").removesuffix("-00-00").removeprefix("00.00.")
        if len(year) == 4 and year.isascii() and year.isdigit():
            return year
        if date := _date(plain):
            return date
        if date := self._shortened_date(plain):
            self.note("born", text=text, date=date)
            return date
        self.bad("birth_date", "no-date", text=text)
        return ""

    def _shortened_date(self, text: str) -> str:
        """Two digits for the year, or the number of a day in a spreadsheet."""
        if match := _SHORT_YEAR.fullmatch(text):
            return str(self._century(int(match[1])) or "")
        if match := _SHORT_DATE.fullmatch(text):
            year = self._century(int(match[4]))
            return _date(f"{match[1]}.{match[3]}.{year}") if year else ""
        if self.year and text.isascii() and text.isdigit() and int(text[:9]) in _SERIAL:
            date = _SERIAL_BEGINS + datetime.timedelta(days=int(text))
            return date.isoformat() if date.year <= self.year - YOUNGEST else ""
        return ""

    def _century(self, two: int) -> int:
        """The year in which somebody was born who may play now; 0: there is none."""
        now = self.year // 100 * 100
        years = (born for born in (now + two, now - 100 + two))
        return next((y for y in years if self.year and YOUNGEST <= self.year - y < OLDEST), 0)


def title_of(text: str) -> Title | None:
    """ "wf", "(WFM)" and "WFM" are one title; None: no title of FIDE's."""
    short = text.strip().upper().removeprefix("(").removesuffix(")")
    known = {"G": "GM", "M": "IM", "F": "FM", "C": "CM", "WG": "WGM", "WM": "WIM", "WF": "WFM"}
    short = {**known, "WC": "WCM"}.get(short, short)
    return short if short in TITLES else None


def title_in_type(text: str) -> Title | None:
    """A column of types holds titles or age groups; one letter there is no title."""
    return title_of(text) if len(text) > 1 else None


def _whole(text: str) -> str:
    """ "2100,0" and "2100.00" are 2100."""
    match = _NOUGHT_BEHIND.fullmatch(text)
    return match[1] if match else text


def _date(text: str) -> str:
    for form in _DATE_FORMS:
        try:
            day = datetime.datetime.strptime(text, form)  # noqa: DTZ007 - a date has no zone
        except ValueError:
            continue
        return day.date().isoformat()
    return ""
