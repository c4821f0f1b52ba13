"""Random events for comparing tie-breaks, always the same for the same seed.

The pairings of the Swiss ones need not be legal: meetings are repeated sometimes. Byes of every
kind, forfeits of one and of both, 0–0 and ½–0, withdrawals, late entries, unrated players, other
scorings, bonus and penalty all occur; round robins are single or double, odd or even.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Final

from tests.unit.pairing.ranking.literal_event import (
    HALF,
    ONE,
    ZERO,
    Colour,
    Event,
    Kind,
    Player,
    Round,
    Scoring,
)

SCORINGS: Final = (
    *(Scoring(),) * 8,
    Scoring(pab=HALF),
    Scoring(pab=ZERO),
    Scoring(win=Fraction(3), draw=ONE, pab=Fraction(3)),
    Scoring(win=Fraction(3), draw=ONE, pab=ONE),
    Scoring(win=Fraction(3), draw=Fraction(2), loss=ONE, absent=ZERO, pab=Fraction(2)),
    Scoring(win=Fraction(2), draw=ONE, loss=HALF, absent=ZERO, pab=Fraction(2)),
)
ROUND_ROBIN_SCORINGS: Final = tuple(each for each in SCORINGS if each.pab == each.win)
Rounds = dict[int, list[Round]]


def random_event(seed: int) -> Event:
    """Two Swiss tournaments for one round robin."""
    random = Random(seed)
    event = random_round_robin(random) if random.random() < 1 / 3 else random_swiss(random)
    return event if random.random() < 0.8 else with_bonus_and_penalty(event, random)


def random_swiss(random: Random) -> Event:
    """3 to 40 players, 1 to 11 rounds; a fifth of the events is not over yet."""
    numbers = list(range(1, random.randint(3, 40) + 1))
    recorded = random.randint(1, 11)
    scoring = random.choice(SCORINGS)
    rates = Rates(random)
    arrivals = {number: rates.arrival(recorded) for number in numbers}
    departures = {number: rates.departure(recorded) for number in numbers}
    rounds: Rounds = {number: [] for number in numbers}
    for current in range(1, recorded + 1):
        here = [each for each in numbers if arrivals[each] <= current <= departures[each]]
        _swiss_round(random, rates, scoring, rounds, here)
    ahead = random.choice((0, 0, 0, 0, random.randint(1, 4)))
    return Event(_players(random, rounds), recorded + ahead, scoring)


def random_round_robin(random: Random) -> Event:
    """3 to 12 players once, 3 to 6 twice; a fifth of the events is not over yet."""
    double = random.random() < 0.4
    numbers = list(range(1, random.randint(3, 6 if double else 12) + 1))
    scoring = random.choice(ROUND_ROBIN_SCORINGS)
    rates = Rates(random)
    table = berger(numbers)
    if double:
        table += [[(black, white) for white, black in pairs] for pairs in table]
    recorded = len(table) if random.random() < 0.8 else random.randint(1, len(table))
    departures = {number: rates.departure(recorded) for number in numbers}
    rounds: Rounds = {number: [] for number in numbers}
    for current, pairs in enumerate(table[:recorded], 1):
        gone = {number for number in numbers if departures[number] < current}
        for white, black in pairs:
            _encounter(random, rates, scoring, rounds, (white, black), gone)
        _fill(rounds, numbers, Round("zero-bye", scoring.absent))
    return Event(_players(random, rounds), len(table), scoring, predetermined=True)


def with_bonus_and_penalty(event: Event, random: Random) -> Event:
    """The event with points of record 299 for some players."""
    extras = (ZERO, ZERO, ZERO, HALF, ONE, -HALF, -ONE)
    players = tuple(replace(each, extra=random.choice(extras)) for each in event.players)
    return replace(event, players=players)


def berger(numbers: list[int]) -> list[list[tuple[int, int]]]:
    """Everybody against everybody, White first (C.05 Annex 1); an odd one is free each round."""
    size = len(numbers) + len(numbers) % 2
    places = dict(enumerate(numbers, 1))
    table = []
    for current in range(1, size):
        centre = (current - 1) * (size // 2) % (size - 1) + 1
        pairs = [(centre, size) if current % 2 else (size, centre)]
        for step in range(1, size // 2):
            white = (centre - 1 + step) % (size - 1) + 1
            black = (centre - 1 - step) % (size - 1) + 1
            pairs.append((white, black))
        table.append(
            [(places[one], places[other]) for one, other in pairs if {one, other} <= set(places)]
        )
    return table


class Rates:
    """How often the unusual occurs in one event; much of it in some, nothing in others."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.draws = random.choice((0.1, 0.4, 0.9))
        self.byes = random.choice((0.0, 0.05, 0.15, 0.3))
        self.forfeits = random.choice((0.0, 0.05, 0.25))
        self.odd_results = random.choice((0.0, 0.0, 0.1))
        self.rematches = random.choice((0.0, 0.1, 0.5))
        self.withdrawals = random.choice((0.0, 0.1, 0.3))
        self.late_entries = random.choice((0.0, 0.0, 0.2))

    def arrival(self, rounds: int) -> int:
        late = self.random.random() < self.late_entries
        return self.random.randint(1, rounds) if late else 1

    def departure(self, rounds: int) -> int:
        early = self.random.random() < self.withdrawals
        return self.random.randint(0, rounds) if early else rounds


def _swiss_round(
    random: Random, rates: Rates, scoring: Scoring, rounds: Rounds, here: list[int]
) -> None:
    waiting = []
    for number in here:
        if random.random() < rates.byes:
            kind: Kind = random.choice(("half-bye", "half-bye", "zero-bye", "full-bye"))
            rounds[number].append(Round(kind, _bye_points(scoring, kind)))
        else:
            waiting.append(number)
    waiting.sort(key=lambda each: (-_score(rounds[each]) + random.random(), each))
    while len(waiting) > 1:
        one = waiting.pop(0)
        other = _opponent(random, rates, rounds, one, waiting)
        waiting.remove(other)
        pair = (one, other) if random.random() < 0.5 else (other, one)
        _encounter(random, rates, scoring, rounds, pair, set())
    if waiting:
        rounds[waiting[0]].append(Round("pab", scoring.pab))
    _fill(rounds, list(rounds), Round("zero-bye", scoring.absent))


def _bye_points(scoring: Scoring, kind: Kind) -> Fraction:
    return {"half-bye": scoring.draw, "full-bye": scoring.win}.get(kind, scoring.absent)


def _score(rounds: list[Round]) -> Fraction:
    return sum((each.points for each in rounds), ZERO)


def _opponent(random: Random, rates: Rates, rounds: Rounds, one: int, waiting: list[int]) -> int:
    met = {each.opponent for each in rounds[one]}
    new = [other for other in waiting if other not in met]
    if not new or random.random() < rates.rematches:
        return random.choice(waiting)
    return new[0]


def _encounter(
    random: Random,
    rates: Rates,
    scoring: Scoring,
    rounds: Rounds,
    pair: tuple[int, int],
    gone: set[int],
) -> None:
    white, black = pair
    missing = [random.random() < rates.forfeits / 2 or each in gone for each in pair]
    if any(missing):
        kinds = tuple(_forfeit(absent) for absent in missing)
        worth = tuple(scoring.absent if absent else scoring.win for absent in missing)
    else:
        kinds = ("game", "game")
        worth = _result(random, rates, scoring)
    colours: tuple[Colour, Colour] = ("w", "b")
    rounds[white].append(Round(kinds[0], worth[0], black, colours[0]))
    rounds[black].append(Round(kinds[1], worth[1], white, colours[1]))


def _forfeit(absent: bool) -> Kind:
    return "forfeit-loss" if absent else "forfeit-win"


def _result(random: Random, rates: Rates, scoring: Scoring) -> tuple[Fraction, Fraction]:
    win, draw, loss = scoring.win, scoring.draw, scoring.loss
    if random.random() < rates.odd_results:
        return random.choice(((loss, loss), (draw, loss), (loss, draw)))
    if random.random() < rates.draws:
        return (draw, draw)
    return random.choice(((win, loss), (loss, win)))


def _fill(rounds: Rounds, numbers: list[int], absence: Round) -> None:
    """Those without a round yet get this one."""
    current = max(len(rounds[number]) for number in numbers)
    for number in numbers:
        if len(rounds[number]) < current:
            rounds[number].append(absence)


def _players(random: Random, rounds: Rounds) -> tuple[Player, ...]:
    unrated = random.choice((0.0, 0.0, 0.0, 0.2))
    spread = random.choice((50, 400, 1200))
    players = []
    for number, own in rounds.items():
        rating = random.randint(1400, 1400 + spread)
        players.append(Player(number, 0 if random.random() < unrated else rating, tuple(own)))
    return tuple(players)
