"""The tie-breaks of C.07 Articles 7 to 10, one function each."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Callable
from fractions import Fraction
from functools import partial
from typing import Final, NamedTuple

from tests.unit.pairing.ranking.literal_code import Code
from tests.unit.pairing.ranking.literal_event import (
    HALF,
    ONE,
    ZERO,
    Event,
    Player,
    Round,
    Scoring,
)
from tests.unit.pairing.ranking.literal_tables import expected_hundredths, rating_difference
from tests.unit.pairing.ranking.literal_unplayed import (
    Edition,
    adjusted,
    cut,
    elements,
    final_round_drawn,
    half_up,
    mean,
    rules_of,
    total,
)


class Asked(NamedTuple):
    """Whose tie-break of which event is wanted."""

    event: Event
    player: Player
    code: Code
    edition: Edition


# Article 7: own record


def wins(asked: Asked) -> Fraction:
    """7.1 WIN: rounds with the points of a win, with or without playing."""
    win = asked.event.scoring.win
    return Fraction(sum(each.points == win for each in asked.player.rounds))


def games_won(asked: Asked) -> Fraction:
    """7.2 WON: games won over the board."""
    return Fraction(len(_won(asked)))


def games_with_black(asked: Asked) -> Fraction:
    """7.3 BPG: games played over the board with Black."""
    return Fraction(sum(each.colour == "b" for each in over_the_board(asked.player)))


def games_won_with_black(asked: Asked) -> Fraction:
    """7.4 BWG: games won over the board with Black."""
    return Fraction(sum(each.colour == "b" for each in _won(asked)))


def progressive(asked: Asked) -> Fraction:
    """7.5 PS: the sum of the scores after each round; 14.1.1 Cut-1 leaves out the first.

    A bonus or penalty of no round counts in each of these scores.
    """
    running = [
        sum((each.points for each in asked.player.rounds[:number]), asked.player.extra)
        for number in range(1, len(asked.player.rounds) + 1)
    ]
    kept = running[asked.code.low : max(asked.code.low, len(running) - asked.code.high)]
    return sum(kept, ZERO)


def rounds_elected(asked: Asked) -> Fraction:
    """7.6 REP: the rounds without half-point byes, zero-point byes and forfeit losses."""
    missed = sum(
        each.kind in ("half-bye", "zero-bye", "forfeit-loss") for each in asked.player.rounds
    )
    return Fraction(len(asked.player.rounds) - missed)


def standard_points(asked: Asked) -> Fraction:
    """7.7 STD: wins and draws of the rounds, whatever they are worth."""
    return sum(
        (_standard(asked.event, index, each) for index, each in enumerate(asked.player.rounds)),
        ZERO,
    )


def _standard(event: Event, index: int, each: Round) -> Fraction:
    if each.opponent is None:
        compared = event.scoring.draw  # without playing
    else:
        compared = event.player(each.opponent).rounds[index].points  # the scheduled opponent's
    if each.points > compared:
        return ONE
    return HALF if each.points == compared else ZERO


def pairing_number(asked: Asked) -> Fraction:
    """7.8 TPN."""
    return Fraction(asked.player.number)


def over_the_board(player: Player) -> list[Round]:
    return [each for each in player.rounds if each.kind == "game"]


def _won(asked: Asked) -> list[Round]:
    win = asked.event.scoring.win
    return [each for each in over_the_board(asked.player) if each.points == win]


# Articles 8 and 9: opponents' scores


def buchholz(asked: Asked) -> Fraction:
    """8.1 BH with its cuts."""
    rules = rules_of(asked.event, asked.edition, asked.code.options)
    addends = elements(asked.event, asked.player.number, rules, products=False)
    kept = cut(addends, asked.code.low, asked.code.high, asked.edition)
    return sum((each.value for each in kept), ZERO)


def fore_buchholz(asked: Asked) -> Fraction:
    """8.3 FB."""
    event = final_round_drawn(asked.event)
    return buchholz(asked._replace(event=event, player=event.player(asked.player.number)))


def average_buchholz(asked: Asked) -> Fraction | None:
    """8.2 AOB: over the opponents played over the board; /F takes their Fore Buchholz."""
    one = fore_buchholz if "F" in asked.code.options else buchholz
    return mean([one(asked._replace(player=each)) for each in opponents(asked)])


def sonneborn_berger(asked: Asked) -> Fraction:
    """9.1 SB with its cuts."""
    rules = rules_of(asked.event, asked.edition, asked.code.options)
    addends = elements(asked.event, asked.player.number, rules, products=True)
    kept = cut(addends, asked.code.low, asked.code.high, asked.edition)
    return sum((each.value for each in kept), ZERO)


def koya(asked: Asked) -> Fraction:
    """9.2 KS: points against all who made half of the maximum; 14.5 moves it by half points."""
    limit = _maximum(asked.event) / 2 + asked.code.limit * HALF
    return sum(
        (
            each.points
            for each in asked.player.rounds
            if each.opponent is not None and total(asked.event.player(each.opponent)) >= limit
        ),
        ZERO,
    )


def _maximum(event: Event) -> Fraction:
    """The most that can be scored: a free round of a round robin gives nobody points."""
    rounds = event.rounds_recorded
    if event.predetermined:
        rounds = max(
            sum(each.opponent is not None for each in player.rounds) for player in event.players
        )
    return rounds * event.scoring.win


def opponents(asked: Asked) -> list[Player]:
    """The opponents played over the board, as often as met (4.4)."""
    return [
        asked.event.player(each.opponent)
        for each in over_the_board(asked.player)
        if each.opponent is not None
    ]


# Article 10: ratings


def average_rating(asked: Asked) -> Fraction | None:
    """10.1 ARO, rounded, .5 up; 14.1.1 Cut-1 leaves out the lowest rating."""
    ratings = sorted(Fraction(each.rating) for each in opponents(asked))
    kept = ratings[asked.code.low : max(asked.code.low, len(ratings) - asked.code.high)]
    return _rounded_mean(kept)


def performance(asked: Asked) -> Fraction | None:
    """10.2 TPR: ARO and the difference for the fractional score (B.02 8.1.1)."""
    average = average_rating(asked._replace(code=Code("ARO")))
    if average is None:
        return None
    games = over_the_board(asked.player)
    return average + rating_difference(_board_score(asked), len(games))


def perfect_performance(asked: Asked) -> Fraction | None:
    """10.3 PTP: the lowest whole rating that expects the score against these opponents."""
    ratings = [each.rating for each in opponents(asked)]
    score = _board_score(asked)
    if not ratings:
        return None
    if score == 0:
        return Fraction(min(ratings) - 800)
    reaching = range(min(ratings) - 800, max(ratings) + 737)  # PD is 0 and 1 at the ends
    wanted = math.ceil(100 * score)
    return Fraction(reaching[bisect_left(reaching, wanted, key=partial(_expected, ratings))])


def average_performance(asked: Asked) -> Fraction | None:
    """10.4 APRO."""
    return _average_of(asked, performance)


def average_perfect(asked: Asked) -> Fraction | None:
    """10.5 APPO."""
    return _average_of(asked, perfect_performance)


def rating(asked: Asked) -> Fraction | None:
    """10.6 RTNG."""
    return Fraction(asked.player.rating)


def _average_of(asked: Asked, one: Callable[[Asked], Fraction | None]) -> Fraction | None:
    values = [one(asked._replace(player=each)) for each in opponents(asked)]
    return _rounded_mean([each for each in values if each is not None])


def _rounded_mean(values: list[Fraction]) -> Fraction | None:
    average = mean(values)
    return None if average is None else half_up(average)


def _expected(ratings: list[int], rating: int) -> int:
    """Σ PD(R - R of the opponent) in hundredths; it never falls when R grows."""
    return sum(expected_hundredths(rating - each) for each in ratings)


def _board_score(asked: Asked) -> Fraction:
    """Points over the board on the scale of the rating tables: 1, ½, 0."""
    scoring = asked.event.scoring
    return sum((_on_scale(scoring, each.points) for each in over_the_board(asked.player)), ZERO)


def _on_scale(scoring: Scoring, points: Fraction) -> Fraction:
    if points >= scoring.win:
        return ONE
    return HALF if points >= scoring.draw else ZERO


OF_ONE_PLAYER: Final[dict[str, Callable[[Asked], Fraction | None]]] = {
    "PTS": lambda asked: total(asked.player),
    "ADJ": lambda asked: adjusted(
        asked.event,
        asked.player.number,
        rules_of(asked.event, asked.edition, asked.code.options),
    ),
    "WIN": wins,
    "WON": games_won,
    "BPG": games_with_black,
    "BWG": games_won_with_black,
    "PS": progressive,
    "REP": rounds_elected,
    "STD": standard_points,
    "TPN": pairing_number,
    "BH": buchholz,
    "AOB": average_buchholz,
    "FB": fore_buchholz,
    "SB": sonneborn_berger,
    "KS": koya,
    "ARO": average_rating,
    "TPR": performance,
    "PTP": perfect_performance,
    "APRO": average_performance,
    "APPO": average_perfect,
    "RTNG": rating,
}
"""All but DE, which needs the tied group."""
