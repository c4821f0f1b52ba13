"""Tie-breaks that are not of C.07 (codes OTHER_…), as their texts say, one function each.

Sources: Vincze V3, Lim 1999 Article 16, Dutch 1992 F10, and docs/tie-breaks.md where organisers ask
for what no text of today has. No code of the program; unplayed rounds are no encounters here.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from fractions import Fraction
from itertools import accumulate
from typing import Final, NamedTuple

from .literal_code import Code
from .literal_event import HALF, ONE, ZERO, Event, Player, Round

Group = tuple[int, ...]


class Older(NamedTuple):
    """Whose value is wanted. `rating`: what an unrated player counts with."""

    event: Event
    player: Player
    code: Code

    @property
    def rating(self) -> int:
        return self.code.unrated


# Of each player by himself


def sum_of_ratings(asked: Older) -> Fraction:
    """OTHER_RATINGS: the ratings of those met over the board, the lowest (and highest) cut."""
    return sum(without(met_ratings(asked), asked.code), ZERO)


def average_of_ratings(asked: Older) -> Fraction:
    """OTHER_AVERAGE: not rounded; `/P` of all that were to be met; nobody met is nought."""
    opponents = [
        each.opponent
        for each in asked.player.rounds
        if each.opponent is not None and (each.kind == "game" or "P" in asked.code.options)
    ]
    ratings = [rating_of(asked.event, number, asked.rating) for number in opponents]
    return Fraction(sum(ratings), len(ratings)) if ratings else ZERO


def plain_buchholz(asked: Older) -> Fraction:
    """OTHER_BH: the final points of those met over the board."""
    return sum(without(met_points(asked), asked.code), ZERO)


def buchholz_with_noughts(asked: Older) -> Fraction:
    """OTHER_BH_ZERO: a nought for each round without a game, which may be cut."""
    points = met_points(asked)
    noughts = [ZERO] * (len(asked.player.rounds) - len(points))
    return sum(without([*points, *noughts], asked.code), ZERO)


def plain_sonneborn_berger(asked: Older) -> Fraction:
    """OTHER_SB: the final points of those beaten over the board, half of those drawn with."""
    return sum(
        (
            outcome(asked.event, each) * points_of(asked.event.player(each.opponent))
            for each in games(asked.player)
            if each.opponent is not None
        ),
        ZERO,
    )


def games_won_or_given(asked: Older) -> Fraction:
    """OTHER_WINS: games won over the board or by forfeit; byes are no wins."""
    won = [each for each in games(asked.player) if outcome(asked.event, each) == ONE]
    given = [each for each in asked.player.rounds if each.kind == "forfeit-win"]
    return Fraction(len(won) + len(given))


OF_ONE: Final[dict[str, Callable[[Older], Fraction]]] = {
    "OTHER_RATINGS": sum_of_ratings,
    "OTHER_AVERAGE": average_of_ratings,
    "OTHER_BH": plain_buchholz,
    "OTHER_BH_ZERO": buchholz_with_noughts,
    "OTHER_SB": plain_sonneborn_berger,
    "OTHER_WINS": games_won_or_given,
}
LOTS: Final = frozenset({"OTHER_LOT", "OTHER_LOT_1992"})


def lot(event: Event, code: str, player: int, seed: str) -> Fraction | None:
    """The place in a drawing from that seed, 1 is the best; nothing where none was drawn."""
    if not seed:
        return None
    drawn = sorted(event.numbers, key=lambda number: _ticket(code, seed, number))
    return Fraction(drawn.index(player) + 1)


def _ticket(code: str, seed: str, number: int) -> tuple[int, int]:
    """The lowest comes first: the complement of the first four bytes, or in 1992 the whole."""
    if code == "OTHER_LOT":
        digest = hashlib.sha256(f"{seed}:{number}".encode()).hexdigest()
        return 16**8 - int(digest[:8], 16), number
    return int(hashlib.sha256(f"{seed}/{number}".encode()).hexdigest(), 16), number


# Of a tied group


def split(event: Event, code: Code, tied: Group, seed: str) -> list[Group]:
    """The tied in the order of that tie-break, those together whom it leaves tied."""
    match code.name:
        case "OTHER_RATINGS_CUTS":
            if not code.unrated and any_met_unrated(event, tied):
                return [tied]  # 16 a: only where all of the group met rated players alone
            return by_cuts(tied, lambda number: ratings_of(event, code, number), 1)
        case "OTHER_RATINGS_CUTS_ZERO":
            return by_cuts(tied, lambda number: ratings_of(event, code, number), 1)
        case "OTHER_PS_CUTS" | "OTHER_PS_RESULTS":
            return by_progress(event, code, tied)
        case "OTHER_PS_CUTS_UNRATED" | "OTHER_PS_RESULTS_UNRATED":
            # 16 b: otherwise, which is where somebody met an unrated player
            return by_progress(event, code, tied) if any_met_unrated(event, tied) else [tied]
    # F10: for the first place alone
    if points_of(event.player(tied[0])) < max(map(points_of, event.players)):
        return [tied]
    return highest_first(tied, lambda number: first_place(event, code, tied, number, seed))


def by_cuts(tied: Group, row: Callable[[int], list[Fraction]], first: int) -> list[Group]:
    """16: the larger sum of what is left after `first` are left out; who is still equal by what is
    left after one more, until nothing is left of anybody."""
    if len(tied) == 1 or all(first >= len(row(number)) for number in tied):
        return [tied]
    ordered: list[Group] = []
    for equal in highest_first(tied, lambda number: sum(row(number)[first:], ZERO)):
        ordered += by_cuts(equal, row, first + 1)
    return ordered


def by_progress(event: Event, code: Code, tied: Group, first: int = 0) -> list[Group]:
    """16 b: the sum of the scores after each round but the first ones; in `_RESULTS` the results of
    these rounds are out of all later scores too. A bonus of no round is no result."""
    rounds = event.rounds_recorded
    if len(tied) == 1 or first >= rounds:
        return [tied]
    begin = first if "RESULTS" in code.name else 0

    def progress(number: int) -> Fraction:
        player = event.player(number)
        scores = [
            *accumulate((each.points for each in player.rounds[begin:]), initial=player.extra)
        ]
        return sum(scores[first - begin + 1 :], ZERO)

    ordered: list[Group] = []
    for equal in highest_first(tied, progress):
        ordered += by_progress(event, code, equal, first + 1)
    return ordered


def first_place(event: Event, code: Code, tied: Group, number: int, seed: str) -> Fraction:
    """F10: results in the games between those concerned; average of ratings; lot."""
    player = event.player(number)
    match code.name:
        case "OTHER_FIRST":
            counting = [*games(player), *(forfeits(player) if "P" in code.options else ())]
            return sum((each.points for each in counting if each.opponent in tied), ZERO)
        case "OTHER_AVERAGE_FIRST":
            return average_of_ratings(Older(event, player, code))
    drawn = lot(event, "OTHER_LOT_1992", number, seed)
    return ZERO if drawn is None else -drawn


# What they are made of


def games(player: Player) -> list[Round]:
    """Over the board."""
    return [each for each in player.rounds if each.kind == "game"]


def forfeits(player: Player) -> list[Round]:
    return [each for each in player.rounds if each.kind in ("forfeit-win", "forfeit-loss")]


def points_of(player: Player) -> Fraction:
    """Final points, bonus and penalty included."""
    return player.total


def outcome(event: Event, each: Round) -> Fraction:
    """1, ½ or 0, whatever they are worth."""
    if each.points >= event.scoring.win:
        return ONE
    return HALF if each.points >= event.scoring.draw else ZERO


def rating_of(event: Event, number: int, unrated: int) -> int:
    return event.player(number).rating or unrated


def met_ratings(asked: Older) -> list[Fraction]:
    return [
        Fraction(rating_of(asked.event, each.opponent, asked.rating))
        for each in games(asked.player)
        if each.opponent is not None
    ]


def met_points(asked: Older) -> list[Fraction]:
    return [
        points_of(asked.event.player(each.opponent))
        for each in games(asked.player)
        if each.opponent is not None
    ]


def ratings_of(event: Event, code: Code, number: int) -> list[Fraction]:
    """From the lowest on."""
    return sorted(met_ratings(Older(event, event.player(number), code)))


def any_met_unrated(event: Event, tied: Group) -> bool:
    return any(
        each.opponent is not None and not event.player(each.opponent).rating
        for number in tied
        for each in games(event.player(number))
    )


def without(values: list[Fraction], code: Code) -> list[Fraction]:
    """First the lowest are cut, then of what is left the highest."""
    left = sorted(values)[code.low :]
    return left[: max(0, len(left) - code.high)]


def highest_first(tied: Group, key: Callable[[int], Fraction]) -> list[Group]:
    keys = sorted({key(number) for number in tied}, reverse=True)
    return [tuple(number for number in tied if key(number) == each) for each in keys]
