"""C.07 Article 6, Direct Encounter."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import combinations
from typing import TypeVar

from tests.unit.pairing.ranking.literal_event import ZERO, Event
from tests.unit.pairing.ranking.literal_unplayed import FORFEITS, mean

Group = tuple[int, ...]
Key = TypeVar("Key", Fraction, tuple[bool, Fraction])


def highest_first(tied: Group, key: Callable[[int], Key]) -> list[Group]:
    """The tied in subgroups of one key each."""
    keys = sorted({key(number) for number in tied}, reverse=True)
    return [tuple(number for number in tied if key(number) == each) for each in keys]


def direct_encounter(event: Event, tied: Group, *, forfeits: bool) -> list[Group]:
    """Article 6: the tied in the order of the games among them."""
    if len(tied) == 1:
        return [tied]
    results = {
        pair: _encounter(event, *pair, forfeits=forfeits or event.predetermined)
        for pair in _both_ways(tied)
    }
    if all(result is not None for result in results.values()):
        ranked = highest_first(tied, lambda number: _scores(results, number, tied, ZERO))
    else:
        ranked = _certain_places(event, tied, results)
    if len(ranked) == 1:
        return ranked  # nothing more is resolved
    # 6.2, 6.3: Article 6 again for those still tied
    again: list[Group] = []
    for subgroup in ranked:
        again += direct_encounter(event, subgroup, forfeits=forfeits)
    return again


def _both_ways(tied: Group) -> list[tuple[int, int]]:
    pairs = list(combinations(tied, 2))
    return pairs + [(other, one) for one, other in pairs]


def _encounter(event: Event, one: int, other: int, *, forfeits: bool) -> Fraction | None:
    """6.1.1 forfeits only where they count; 6.1.2 the average of several games; None: not met."""
    games = [
        each.points
        for each in event.player(one).rounds
        if each.opponent == other and (each.kind == "game" or (forfeits and each.kind in FORFEITS))
    ]
    return mean(games)


def _scores(
    results: dict[tuple[int, int], Fraction | None], one: int, tied: Group, missing: Fraction
) -> Fraction:
    """One's score in the separate standings, if every missing game gave him so much."""
    score = ZERO
    for other in tied:
        if other != one:
            result = results[one, other]
            score += missing if result is None else result
    return score


def _certain_places(
    event: Event, tied: Group, results: dict[tuple[int, int], Fraction | None]
) -> list[Group]:
    """6.3: who is alone at the top whatever the missing games would end like, place by place."""
    lowest = {each: _scores(results, each, tied, event.scoring.loss) for each in tied}
    highest = {each: _scores(results, each, tied, event.scoring.win) for each in tied}
    ranked: list[Group] = []
    left = tied
    while left:
        certain = [
            one
            for one in left
            if all(lowest[one] > highest[other] for other in left if other != one)
        ]
        if not certain:
            return [*ranked, left]
        ranked.append((certain[0],))
        left = tuple(each for each in left if each != certain[0])
    return ranked
