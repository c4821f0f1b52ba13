"""B.01 1.4: the title results of a player in an event, by trying every choice of games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import chain, combinations
from typing import NamedTuple

from .performance import average
from .rating import PLAYED
from .shapes import Event, Player, Scored, Title
from .tables import dp


class Asks(NamedTuple):
    performance: int
    average: int
    floor: int
    titles: tuple[str, ...]


ASKED: dict[Title, Asks] = {
    "GM": Asks(2600, 2380, 2200, ("GM",)),
    "IM": Asks(2450, 2230, 2050, ("IM", "GM")),
    "WGM": Asks(2400, 2180, 2000, ("WGM", "IM", "GM")),
    "WIM": Asks(2250, 2030, 1850, ("WIM", "WGM", "IM", "GM")),
}

TITLEHOLDERS = ("GM", "IM", "WGM", "WIM", "FM", "WFM")
OF_NO_FEDERATION = ("", "NON")
UNDER_FIDES_FLAG = "FID"
UNRATED = 1400


class Norm(NamedTuple):
    """A choice of games that makes a title result."""

    rounds: tuple[int, ...]
    average: int
    performance: int
    score: Fraction
    needed: Fraction
    """The fewest points that make the result with these games."""
    counts_as: int
    """Games of the 27 that an application needs."""


def norms(event: Event, player: int) -> dict[Title, list[Norm]]:
    """For each title all choices of games that make it; empty: no norm."""
    return {
        title: [
            norm_of(event, title, choice)
            for choice in choices(event, player, title)
            if is_a_result(event, player, title, choice)
        ]
        for title in ASKED
    }


# 1.4.1 the games


def choices(event: Event, player: int, title: Title) -> Iterator[list[Scored]]:
    """Every choice of games that 1.4.1 and 1.4.2 allow and that is enough of them."""
    games = counted(event, player)
    for some in left_out(event, games):
        if len(some) < games_needed(event):
            continue
        if is_predetermined(event) and not is_a_mix(event, player, title, games):
            continue
        yield some
    if is_one_short(event, player, games):
        yield games
    with_the_last = with_last_round_lost(event, player, games)
    if with_the_last and len(games) < games_needed(event) <= len(with_the_last):
        yield with_the_last


def left_out(event: Event, games: list[Scored]) -> Iterator[list[Scored]]:
    """1.4.1e: games after the result was reached, unless the pairings were known before.
    1.4.1f: any games that were won."""
    for last in [event["scheduled"]] if is_predetermined(event) else ends(games):
        until = [game for game in games if game["round"] <= last]
        won = [game for game in until if game["points"] == 1]
        for ignored in chain.from_iterable(combinations(won, n) for n in range(len(won) + 1)):
            yield [game for game in until if game not in ignored]


def ends(games: list[Scored]) -> list[int]:
    return [game["round"] for game in games]


def games_needed(event: Event) -> int:
    """1.4.1a, b."""
    if event["special"] == "team championship" and event["scheduled"] in (7, 8, 9):
        return 7
    if event["special"] == "World Cup":
        return 8
    return 9


def is_one_short(event: Event, player: int, games: list[Scored]) -> bool:
    """1.4.1c: eight played games of nine rounds; the other a forfeit win or an allocated bye."""
    if event["scheduled"] != 9 or len(games) != 8 or games_needed(event) != 9:
        return False
    unplayed = [result for _, result in event["rounds"][player] if result not in PLAYED]
    return unplayed in (["+"], ["U"])


def is_predetermined(event: Event) -> bool:
    return event["format"] in ("round robin", "double round robin")


# 1.4.2 what is not counted


def counted(event: Event, player: int) -> list[Scored]:
    """The games over the board against players of federations of FIDE.

    Reading: a game that ended before each side had made a move was not decided over the board.
    """
    return [
        Scored(round=number, opponent=opponent, points=PLAYED[result])
        for number, (opponent, result) in enumerate(event["rounds"][player], 1)
        if opponent is not None and result in PLAYED and is_counted(event, opponent)
    ]


def is_counted(event: Event, opponent: int) -> bool:
    if event["players"][opponent]["federation"] in OF_NO_FEDERATION:
        return False
    return not (
        event["format"] in ("round robin", "double round robin")
        and not event["players"][opponent]["rating"]
        and score_against_rated(event, opponent) == 0
    )


def score_against_rated(event: Event, player: int) -> Fraction:
    return sum(
        (
            PLAYED[result]
            for opponent, result in event["rounds"][player]
            if opponent is not None and result in PLAYED and event["players"][opponent]["rating"]
        ),
        Fraction(0),
    )


def with_last_round_lost(event: Event, player: int, games: list[Scored]) -> list[Scored]:
    """1.4.2c: the opponent of the last round did not come. Empty: he came, or there was none.

    The norm is valid if the player needed the game for the number and could afford to lose it.
    Reading: it is then looked at as a game that was lost to this opponent.
    """
    record = event["rounds"][player]
    if len(record) < event["scheduled"]:
        return []
    opponent, result = record[-1]
    if result != "+" or opponent is None or not is_counted(event, opponent):
        return []
    return [*games, Scored(round=len(record), opponent=opponent, points=Fraction(0))]


# 1.4.3 to 1.4.8


def is_a_result(event: Event, player: int, title: Title, games: list[Scored]) -> bool:
    if event["format"] == "other":
        return False
    ratings = raised(event, title, games)
    points = sum((game["points"] for game in games), Fraction(0))
    return is_a_mix(event, player, title, games) and is_enough(title, ratings, points)


def is_a_mix(event: Event, player: int, title: Title, games: list[Scored]) -> bool:
    return titles_do(event, title, games) and (
        federations_do(event, player, games) or is_exempt(event, player)
    )


def federations_do(event: Event, player: int, games: list[Scored]) -> bool:
    """1.4.3 two federations other than the own; 1.4.4 not too many of one."""
    own = event["players"][player]["federation"]
    of = Counter(
        federation
        for game in games
        if (federation := event["players"][game["opponent"]]["federation"]) != UNDER_FIDES_FLAG
    )
    others = [federation for federation in of if federation != own]
    return (
        len(others) >= 2
        and of[own] <= (len(games) * 3) // 5
        and all(number <= (len(games) * 2) // 3 for number in of.values())
    )


def is_exempt(event: Event, player: int) -> bool:
    """1.4.3a to d, which waive 1.4.4 as well."""
    if event["exempt"] == "b":
        return event["players"][player]["federation"] == event["host"]
    return event["exempt"] in ("a", "c") or is_international(event)


def is_international(event: Event) -> bool:
    """1.4.3d: in every round of a Swiss twenty rated players of other federations than the host's,
    from three at least, ten of them GM, IM, WGM or WIM.

    Only who misses at most one round, allocated byes aside. Reading: he is counted in the rounds
    in which he was there; a forfeit win is no round missed. FID is no federation: its players are
    foreign to nobody.
    """
    if event["format"] != "swiss":
        return False
    constant = [
        player
        for player, record in event["rounds"].items()
        if sum(missed(result) for _, result in record) <= 1
    ]
    return all(
        round_is_international(
            event, [each for each in constant if not missed(event["rounds"][each][number][1])]
        )
        for number in range(event["scheduled"])
    )


def missed(result: str) -> bool:
    return result in ("-", "F", "H", "Z")


def round_is_international(event: Event, present: list[int]) -> bool:
    guests = [
        each
        for number in present
        if (each := event["players"][number])["rating"]
        and each["federation"] not in (event["host"], UNDER_FIDES_FLAG, *OF_NO_FEDERATION)
    ]
    titled = [each for each in guests if holds(each, ("GM", "IM", "WGM", "WIM"))]
    return (
        len(guests) >= 20
        and len({each["federation"] for each in guests}) >= 3
        and len(titled) >= 10
    )


def titles_do(event: Event, title: Title, games: list[Scored]) -> bool:
    """1.4.5: half of the opponents hold a title, a third (three at least) one of those asked for.

    Double round robins have six players at least; each opponent is counted once, and half the
    numbers suffice, rounded up.
    """
    opponents = [game["opponent"] for game in games]
    holders, asked = half(len(games)), max(3, third(len(games)))
    if event["format"] == "double round robin":
        if len(event["players"]) < 6:
            return False
        opponents = sorted(set(opponents))
        holders, asked = half(holders), half(asked)
    players = [event["players"][each] for each in opponents]
    return (
        sum(holds(each, TITLEHOLDERS) for each in players) >= holders
        and sum(holds(each, ASKED[title].titles) for each in players) >= asked
    )


def holds(player: Player, titles: tuple[str, ...]) -> bool:
    return any(title in titles for title in player["titles"])


def half(number: int) -> int:
    """Rounded up (1.4.4)."""
    return -(-number // 2)


def third(number: int) -> int:
    return -(-number // 3)


def raised(event: Event, title: Title, games: list[Scored]) -> list[int]:
    """1.4.6: unrated opponents as 1400, and the lowest-rated opponent at the floor.

    Reading: one opponent is raised, in both games of a double round robin.
    """
    rating = {
        game["opponent"]: event["players"][game["opponent"]]["rating"] or UNRATED for game in games
    }
    lowest = min(rating, key=lambda each: rating[each])
    rating[lowest] = max(rating[lowest], ASKED[title].floor)
    return [rating[game["opponent"]] for game in games]


def is_enough(title: Title, ratings: list[int], points: Fraction) -> bool:
    """1.4.7 the average; 1.4.8 the performance, and 35 % at least.

    Reading: percentages are rounded for the table alone; 4½ of 13 are less than 35 %.
    """
    asks = ASKED[title]
    return (
        average(ratings) >= asks.average
        and average(ratings) + dp(points, len(ratings)) >= asks.performance
        and points * 100 >= 35 * len(ratings)
    )


def norm_of(event: Event, title: Title, games: list[Scored]) -> Norm:
    """1.4.1d: each whole point more than needed counts as a game. 1.4.1b: eight of the World Cup
    count as nine. 1.7: at most 13 of a longer event."""
    ratings = raised(event, title, games)
    points = sum((game["points"] for game in games), Fraction(0))
    needed = points
    while needed > 0 and is_enough(title, ratings, needed - Fraction(1, 2)):
        needed -= Fraction(1, 2)
    played = min(13, len(games))
    if event["special"] == "World Cup":
        played = max(9, played)
    return Norm(
        tuple(game["round"] for game in games),
        average(ratings),
        average(ratings) + dp(points, len(ratings)),
        points,
        needed,
        played + int(points - needed),
    )
