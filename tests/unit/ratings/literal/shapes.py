"""The shapes of records: plain dicts."""

from __future__ import annotations

from datetime import date
from fractions import Fraction
from typing import Literal, TypedDict

Kind = Literal["standard", "rapid", "blitz"]
Title = Literal["GM", "IM", "WGM", "WIM"]


class Player(TypedDict):
    rating: int
    """0: unrated."""
    titles: tuple[str, ...]
    """Of GM IM WGM WIM FM WFM CM WCM; a woman may hold an open one and one of women."""
    federation: str
    """FID: plays under the flag of FIDE. NON or empty: belongs to none of its federations."""


class Rated(TypedDict):
    rating: int
    born: int
    """The year; 0: not known."""
    earlier_games: int
    """In events that are completed."""
    reached_2400: bool
    """A published rating was 2400 or more, now or once."""


class RatedGame(TypedDict):
    opponent: int
    """His rating; 0: unrated, or nobody."""
    result: str


class RatedRecord(TypedDict):
    kind: Kind
    on: date
    player: Rated
    games: list[RatedGame]


class FirstEvent(TypedDict):
    on: date
    games: list[RatedGame]


class FirstRecord(TypedDict):
    events: list[FirstEvent]
    """In the order of their dates."""


Exempt = Literal["", "a", "b", "c"]
Format = Literal["swiss", "round robin", "double round robin", "knock-out", "other"]


class Event(TypedDict):
    format: Format
    special: Literal["", "team championship", "World Cup"]
    """World and Continental team championships (7 games), the World Cup (8 games)."""
    host: str
    exempt: Exempt
    """By 1.4.3: national championship, national team championship, zonal or sub-zonal event."""
    scheduled: int
    """Rounds."""
    players: dict[int, Player]
    rounds: dict[int, list[tuple[int | None, str]]]


class Scored(TypedDict):
    """A game that counts for a title result."""

    round: int
    opponent: int
    points: Fraction
