"""Article 6.3 once more: every outcome of the missing games is tried."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product
from random import Random

import pytest

from tests.unit.pairing.ranking.literal_direct import direct_encounter
from tests.unit.pairing.ranking.literal_event import Event, Player, Round

Results = dict[tuple[int, int], Fraction | None]
HALVES = {0: Fraction(0), 1: Fraction(1, 2), 2: Fraction(1)}


def random_results(random: Random, players: int) -> Results:
    """Of some pairs nothing: they have not met."""
    results: Results = {}
    for one, other in combinations(range(1, players + 1), 2):
        outcome = None if random.random() < 0.3 else HALVES[random.randint(0, 2)]
        results[one, other] = outcome
        results[other, one] = None if outcome is None else 1 - outcome
    return results


def first_whatever_happens(results: Results, tied: tuple[int, ...]) -> list[int]:
    """Who leads the separate standings alone in each of all continuations, place by place."""
    missing = [pair for pair in combinations(tied, 2) if results[pair] is None]
    orders = []
    for outcomes in product(HALVES.values(), repeat=len(missing)):
        scores = {one: Fraction(0) for one in tied}
        played = {
            pair: result for pair in combinations(tied, 2) if (result := results[pair]) is not None
        }
        for (one, other), result in (played | dict(zip(missing, outcomes, strict=True))).items():
            scores[one] += result
            scores[other] += 1 - result
        orders.append(scores)
    return _places(orders, tied)


def _places(orders: list[dict[int, Fraction]], tied: tuple[int, ...]) -> list[int]:
    certain: list[int] = []
    left = list(tied)
    while len(left) > 1:
        leaders = {_alone_at_the_top(scores, left) for scores in orders}
        if len(leaders) != 1 or None in leaders:
            break
        certain += [leader for leader in leaders if leader is not None]
        left.remove(certain[-1])
    return certain


def _alone_at_the_top(scores: dict[int, Fraction], left: list[int]) -> int | None:
    best = max(scores[one] for one in left)
    leaders = [one for one in left if scores[one] == best]
    return leaders[0] if len(leaders) == 1 else None


def as_event(results: Results, players: int) -> Event:
    """A round for each pair; who does not play it is absent."""
    pairs = list(combinations(range(1, players + 1), 2))
    rounds: dict[int, list[Round]] = {number: [] for number in range(1, players + 1)}
    for pair in pairs:
        for number in rounds:
            rounds[number].append(_round(results, pair, number))
    return Event(tuple(Player(number, 0, tuple(own)) for number, own in rounds.items()), len(pairs))


def _round(results: Results, pair: tuple[int, int], number: int) -> Round:
    outcome = results[pair]
    if number not in pair or outcome is None:
        return Round("zero-bye", Fraction(0))
    if number == pair[0]:
        return Round("game", outcome, pair[1], "w")
    return Round("game", 1 - outcome, pair[0], "b")


@pytest.mark.parametrize("seed", range(200))
def test_the_certain_places_are_those_of_every_continuation(seed: int) -> None:
    random = Random(seed)
    players = random.randint(3, 5)
    results = random_results(random, players)
    tied = tuple(range(1, players + 1))
    if all(result is not None for result in results.values()):
        return
    certain = first_whatever_happens(results, tied)
    ranked = direct_encounter(as_event(results, players), tied, forfeits=False)
    assert [group[0] for group in ranked[: len(certain)]] == certain
    assert all(len(group) == 1 for group in ranked[: len(certain)])
    if not certain:
        assert ranked == [tied]


def test_some_of_these_groups_have_certain_places() -> None:
    decided = 0
    for seed in range(200):
        random = Random(seed)
        players = random.randint(3, 5)
        results = random_results(random, players)
        if None in results.values():
            decided += bool(first_whatever_happens(results, tuple(range(1, players + 1))))
    assert decided > 10


def test_two_games_of_a_pair_count_as_their_average() -> None:
    """1 and 2 shared their two games; 3 lost to 1 and drew with 2 (6.1.2)."""
    won, drawn, lost = HALVES[2], HALVES[1], HALVES[0]
    away = Round("zero-bye", lost)
    one = (
        Round("game", won, 2, "w"),
        Round("game", lost, 2, "b"),
        Round("game", won, 3, "w"),
        away,
    )
    two = (
        Round("game", lost, 1, "b"),
        Round("game", won, 1, "w"),
        away,
        Round("game", drawn, 3, "w"),
    )
    three = (away, away, Round("game", lost, 1, "b"), Round("game", drawn, 2, "b"))
    players = tuple(Player(number, 0, own) for number, own in enumerate((one, two, three), 1))
    assert direct_encounter(Event(players, 4), (1, 2, 3), forfeits=False) == [(1,), (2,), (3,)]
