"""B.02 7.1.4 and 8.2: the first rating of an unrated player, and what older rules asked for."""

from __future__ import annotations

from datetime import date
from fractions import Fraction

from .rating import PLAYED, counts
from .shapes import FirstEvent, FirstRecord
from .tables import dp

GAMES_NEEDED = 5
FLOOR = 1400
HIGHEST = 2200
HYPOTHETICAL = 1800
MONTHS = 26


def first_rating(record: FirstRecord) -> int | None:
    """None: no rating is published yet.

    8.2.1: a first event without a point is disregarded. The newest events that lie within 26
    consecutive months are pooled. Reading: months are those of the calendar, the first and the last
    of them counted; without a point against rated opponents.
    """
    events = record["events"]
    if events and not any(counts(game) and game["result"] != "0" for game in events[0]["games"]):
        events = events[1:]
    pooled = within_the_months(events)
    games = [game for event in pooled for game in event["games"] if counts(game)]
    if len(games) < GAMES_NEEDED:
        return None
    score = sum((PLAYED[game["result"]] for game in games), Fraction(0))
    opponents = [game["opponent"] for game in games] + [HYPOTHETICAL, HYPOTHETICAL]
    average = Fraction(sum(opponents), len(opponents))
    exact = average + dp(score + 1, len(games) + 2)
    rating = min(half_up(exact), HIGHEST)
    return rating if rating >= FLOOR else None


def within_the_months(events: list[FirstEvent]) -> list[FirstEvent]:
    if not events:
        return []
    newest = max(month(event["on"]) for event in events)
    return [event for event in events if newest - month(event["on"]) < MONTHS]


def month(day: date) -> int:
    return day.year * 12 + day.month


def half_up(exact: Fraction) -> int:
    return (exact + Fraction(1, 2)).__floor__()


def event_counts(on: date, swiss: bool, games: list[tuple[int, Fraction]]) -> bool:
    """Whether an event of an unrated player counts for him (rating of the opponent, points).

    By the rules of 2003 not with 0 or ½; since July 2009 a Swiss needs three rated opponents and a
    point against them. Since March 2024 five games are needed, but not of one event.
    """
    points = sum((score for rating, score in games if rating), Fraction(0))
    rated = sum(rating > 0 for rating, _ in games)
    if on >= date(2024, 3, 1):
        return rated > 0
    if on >= date(2009, 7, 1):
        return not swiss or (rated >= 3 and points >= 1)
    return sum((score for _, score in games), Fraction(0)) > Fraction(1, 2)


def raised_in_march_2024(old: int) -> Fraction:
    """Ratings between 1000 and 2000 were raised once."""
    if 1000 <= old <= 2000:
        return old + Fraction(40, 100) * (2000 - old)
    return Fraction(old)
