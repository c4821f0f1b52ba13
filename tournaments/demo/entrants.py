"""Invented players of a demo open: plausible names of many countries, ratings and titles.

The same number and seed give the same players on every machine. Any likeness to living people is
that of common names.
"""

from __future__ import annotations

import datetime
from random import Random
from typing import NamedTuple

from .names import CULTURES, Culture

LOWEST_RATING = 1400
UNRATED_SHARE = 0.06
WOMEN_SHARE = 0.17
TITLE_SHARE = 0.85
"""Of those with the rating for a title, so many hold it."""

OPEN_TITLES = ((2500, "GM"), (2400, "IM"), (2300, "FM"), (2200, "CM"))
WOMENS_TITLES = ((2300, "WGM"), (2200, "WIM"), (2100, "WFM"), (2000, "WCM"))


class Entrant(NamedTuple):
    """What an entry form says."""

    name: str
    sex: str
    federation: str
    birth_date: str
    club: str
    title: str
    rating: int


def entrants(number: int, random: Random, today: datetime.date) -> list[Entrant]:
    """So many players in the order in which they entered; names differ as far as names last."""
    taken: set[str] = set()
    drawn = []
    for _ in range(number):
        culture = random.choices(CULTURES, [each.weight for each in CULTURES])[0]
        sex = "w" if random.random() < WOMEN_SHARE else "m"
        name = _new_name(culture, sex, taken, random)
        taken.add(name)
        drawn.append(_entrant(name, sex, culture, random, today))
    return drawn


def _new_name(culture: Culture, sex: str, taken: set[str], random: Random) -> str:
    name = _name(culture, sex, random)
    for _ in range(50):
        if name not in taken:
            break
        name = _name(culture, sex, random)
    return name


def _name(culture: Culture, sex: str, random: Random) -> str:
    family = random.choice(culture.families)
    if sex == "w":
        return f"{culture.feminine(family)}, {random.choice(culture.women)}"
    return f"{family}, {random.choice(culture.men)}"


def _entrant(
    name: str, sex: str, culture: Culture, random: Random, today: datetime.date
) -> Entrant:
    rating = _rating(random)
    return Entrant(
        name=name,
        sex=sex,
        federation=culture.federation,
        birth_date=_birth_date(random, today).isoformat(),
        club=f"{random.choice(culture.clubs)} {random.choice(culture.towns)}",
        title=_title(rating, sex, random),
        rating=rating,
    )


def _rating(random: Random) -> int:
    """Most are club players around 1900; a tenth come for the prizes; some have no rating yet."""
    if random.random() < UNRATED_SHARE:
        return 0
    strong = random.random() < 0.12
    drawn = random.gauss(2340, 105) if strong else random.gauss(1890, 240)
    return min(max(round(drawn), LOWEST_RATING + random.randrange(60)), 2712)


def _title(rating: int, sex: str, random: Random) -> str:
    for ladder in (OPEN_TITLES, WOMENS_TITLES if sex == "w" else ()):
        for needed, title in ladder:
            if rating >= needed:
                return title if random.random() < TITLE_SHARE else ""
    return ""


def _birth_date(random: Random, today: datetime.date) -> datetime.date:
    years = int(random.triangular(9, 80, 22))
    return today - datetime.timedelta(days=years * 365 + random.randrange(365))
