"""What the downfloaters of a bracket do to the following one (C8; 2017: C.7)."""

from __future__ import annotations

from collections.abc import Callable

from pairing.dutch.bracket import Bracket
from pairing.dutch.floating import next_bracket_attains_all
from pairing.explain.position import ExplainedRound, Outcome
from pairing.explain.questions import best_of
from pairing.matching.bits import members, set_of
from pairing.matching.cardinality import FREE, Matching
from pairing.model import HalfPoints

BARRED_FROM_THE_BYE = 2
"""2017: added for each who is left over in the last bracket and may not get the PAB."""

Value = tuple[int, ...]


def following_bracket(position: ExplainedRound, outcome: Outcome) -> Value:
    """How many float from the following bracket, then their scores in descending order.

    2017 puts in front how many weigh against the end of the round.
    """
    if not outcome.downfloaters or outcome.following >= len(outcome.roster.groups):
        return (0,)
    if position.book.edition.completes_every_bracket:
        return _completed(outcome, _places(outcome))
    return _uncompleted(outcome, _places(outcome))


def _places(outcome: Outcome) -> tuple[int, ...]:
    place = {entrant.tpn: number for number, entrant in enumerate(outcome.roster.entrants)}
    return tuple(sorted(place[tpn] for tpn in outcome.downfloaters))


def _completed(outcome: Outcome, floating: tuple[int, ...]) -> Value:
    """C8: the engine pairs the following bracket, unless a look shows what it will come to."""
    roster, completion = outcome.roster, outcome.completion
    above = Bracket(roster, outcome.following - 1, ())
    odd = (len(floating) + len(above.next_residents)) % 2
    if next_bracket_attains_all(above, completion, floating):
        residents = [roster.entrants[above.next_residents.start].score]
        return odd, *residents[:odd]
    left = best_of(Bracket(roster, outcome.following, floating), completion).downfloaters
    return len(left), *_scores(outcome, left)


def _uncompleted(outcome: Outcome, floating: tuple[int, ...]) -> Value:
    """C.7 looks at C.1 to C.3 of the following bracket alone."""
    roster, after = outcome.roster, outcome.following
    residents = roster.groups[after]
    is_last = after == len(roster.groups) - 1
    players = (*floating, *residents)
    inside, below = set_of(players), set_of(residents)
    near = [0] * len(roster)
    for player in players:
        near[player] = roster.allowed[player] & (below if player in floating else inside)

    def weight(player: int) -> tuple[int, HalfPoints]:
        entrant = roster.entrants[player]
        barred = BARRED_FROM_THE_BYE if is_last and not entrant.may_get_pab else 0
        return 1 + barred, entrant.score

    matching = Matching(near)
    matching.fill(players)
    left = _lightest_left(matching, weight)
    return sum(weight(player)[0] for player in left), len(left), *_scores(outcome, left)


def _lightest_left(
    matching: Matching, weight: Callable[[int], tuple[int, HalfPoints]]
) -> tuple[int, ...]:
    """Whom a largest matching leaves out, the lightest if others can be in their stead.

    Those who can be left out together are a matroid: taken from the lightest on, whoever costs
    no pair, they weigh least. Only whom some largest matching leaves out need be tried.
    """
    possible = 0
    for player in members(matching.free):
        possible |= matching.free_instead_of(player)
    left = []
    for player in sorted(members(possible), key=weight):
        if not matching.free:
            break
        mate, without = matching.mate[player], matching.copy()
        without.remove(player)
        if mate == FREE or without.augment(mate):
            matching = without
            left.append(player)
    return tuple(left)


def _scores(outcome: Outcome, players: tuple[int, ...]) -> list[HalfPoints]:
    return sorted((outcome.roster.entrants[player].score for player in players), reverse=True)
