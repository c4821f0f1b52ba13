"""B.02 8.3: the rating change of a rated player."""

from __future__ import annotations

from datetime import date
from fractions import Fraction
from typing import NamedTuple

from .shapes import Kind, Rated, RatedGame, RatedRecord
from .tables import pd

PLAYED = {"1": Fraction(1), "=": Fraction(1, 2), "0": Fraction(0)}

UNTIL_2009 = date(2009, 6, 30)
ONCE_FROM = date(2022, 1, 1)
OWN_CHAPTER = date(2022, 10, 1)
TOO_FAR_FROM = date(2024, 12, 1)
K_OF_2014 = date(2014, 7, 1)
RULES_OF_2024 = date(2024, 3, 1)
AMENDED_IN_2025 = date(2025, 10, 1)


class Line(NamedTuple):
    """A game that counts."""

    difference: int
    """Own rating less his, as it is counted."""
    expected: Fraction
    score: Fraction

    @property
    def change(self) -> Fraction:
        return self.score - self.expected


class Change(NamedTuple):
    lines: tuple[Line, ...]
    """The games that count, in the order of the record."""
    total: Fraction
    """The sum of the changes of the games, without K."""
    k: int
    exact: Fraction
    rounded: int


def change(record: RatedRecord) -> Change:
    lines = tuple(_lines(record))
    total = sum((line.change for line in lines), Fraction(0))
    k = k_factor(record, len(lines))
    exact = total * k
    return Change(lines, total, k, exact, away_from_zero(exact))


def counts(game: RatedGame) -> bool:
    """8.3.1 against a rated opponent; only games that were played, and to more than one move."""
    return game["opponent"] > 0 and game["result"] in PLAYED


def is_too_far(record: RatedRecord, game: RatedGame) -> bool:
    """Rapid and blitz 7.3.1, since 1 December 2024: not rated where the two are 600 points apart
    or more, and one of them is above 2600."""
    two = (record["player"]["rating"], game["opponent"])
    return (
        record["kind"] != "standard"
        and record["on"] >= TOO_FAR_FROM
        and max(two) - min(two) >= 600
        and max(two) > 2600
    )


def _lines(record: RatedRecord) -> list[Line]:
    own = record["player"]["rating"]
    games = [game for game in record["games"] if counts(game) and not is_too_far(record, game)]
    actual = [own - game["opponent"] for game in games]
    counted = differences(own, actual, record["on"], record["kind"])
    return [
        Line(difference, pd(difference), PLAYED[game["result"]])
        for difference, game in zip(counted, games, strict=True)
    ]


def differences(own: int, actual: list[int], on: date, kind: Kind) -> list[int]:
    """8.3.1: what is counted of each difference.

    More than 400 counts as 400, until 30 June 2009 more than 350 as 350. From 1 January 2022 to 29
    February 2024 that was so for one game of an event alone, that with the greatest difference.
    Since 1 October 2025 it is not so for players of 2650 or more, in standard chess.

    Reading: of several with the greatest difference, the first.
    """
    if on >= AMENDED_IN_2025 and kind == "standard" and own >= 2650:
        return actual
    if on <= UNTIL_2009:
        return [bounded(each, 350) for each in actual]
    if on < ONCE_FROM or on >= RULES_OF_2024:
        return [bounded(each, 400) for each in actual]
    far = [abs(each) for each in actual if abs(each) > 400]
    if not far:
        return actual
    once = [abs(each) for each in actual].index(max(far))
    return [bounded(each, 400) if place == once else each for place, each in enumerate(actual)]


def bounded(difference: int, bound: int) -> int:
    if difference > bound:
        return bound
    if difference < -bound:
        return -bound
    return difference


def k_factor(record: RatedRecord, games: int) -> int:
    """8.3.3. Where K times the games is more than 700, the largest whole number where it is not.

    Reading: this bound came with the values of 2014.
    """
    k = k_before_the_bound(record)
    if record["on"] < K_OF_2014:
        return k
    while k * games > 700:
        k -= 1
    return k


def k_before_the_bound(record: RatedRecord) -> int:
    player, on = record["player"], record["on"]
    if record["kind"] != "standard" and on < OWN_CHAPTER:
        return 20
    new = player["earlier_games"] < 30
    if on < K_OF_2014:
        if new:
            return 30
        return 10 if player["reached_2400"] else 15
    if new:
        return 40
    if player["reached_2400"]:
        return 10
    if is_junior(player, on) and player["rating"] < 2300:
        return 40
    return 20


def is_junior(player: Rated, on: date) -> bool:
    """Until the end of the year of his 18th birthday."""
    return player["born"] > 0 and on.year <= player["born"] + 18


def away_from_zero(exact: Fraction) -> int:
    """8.3.4: the nearest whole number, .5 away from zero."""
    size = (abs(exact) + Fraction(1, 2)).__floor__()
    return size if exact >= 0 else -size


def minutes_needed(ratings_of_the_game: tuple[int, int]) -> int:
    """1.1, since 1 January 2022: minutes a player for 60 moves, by the higher of the two."""
    if max(ratings_of_the_game) >= 2400:
        return 120
    if max(ratings_of_the_game) >= 1800:
        return 90
    return 60
