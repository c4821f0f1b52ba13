"""C8 by a bound: what the following bracket can be given at best, whoever floats down.

Where many hold the same absolute preference no choice of downfloaters lets the following bracket
pair everybody. So its best is counted with floaters who may meet whoever any player may meet that
could float in their stead. A candidate that attains this count attains C8.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pairing.dutch.bracket import Bracket, Candidate
from pairing.dutch.completion import Completion
from pairing.matching.bits import members, set_of
from pairing.matching.cardinality import FREE, Matching


class Given(NamedTuple):
    """What C8 asks of the following bracket, in its order; the greater the better."""

    pairs: int
    floaters_paired: tuple[int, ...]
    """Of each score, the highest first."""


def next_bracket_attains_most(
    bracket: Bracket, completion: Completion, candidate: Candidate
) -> bool:
    """Whether C4 and C5 hold and no candidate equal in C6 and C7 does better in C8.

    The candidate has as many pairs as possible, and its downfloaters the lowest scores (C6, C7).
    """
    floating = candidate.downfloaters
    if bracket.is_last or not bracket.roster.edition.completes_every_bracket:
        return False
    if not completion.leaves_a_pairing(floating, bracket.group + 1):
        return False
    attained = _following(bracket, {one: bracket.roster.allowed[one] for one in floating})
    rest = tuple(members(attained.free))
    if not completion.leaves_a_pairing(rest, bracket.group + 2):
        return False
    at_most = _following(bracket, _as_any_in_their_stead(bracket, candidate))
    return _given(bracket, attained, floating) == _given(bracket, at_most, floating)


def _following(bracket: Bracket, near: Mapping[int, int]) -> Matching:
    """The best pairing of the following bracket by C8 for MDPs with these possible partners.

    The MDPs come first, by their scores: a player once paired stays so while others are added.
    """
    residents = bracket.next_residents
    here = set_of(residents)
    rows = [row & here for row in bracket.roster.allowed]
    for mdp, partners in near.items():
        rows[mdp] = partners & here
        for other in members(rows[mdp]):
            rows[other] |= 1 << mdp
    matching = Matching(rows)
    matching.present = matching.free = here | set_of(near)
    matching.augment_each((*sorted(near), *residents))
    return matching


def _given(bracket: Bracket, matching: Matching, floating: Sequence[int]) -> Given:
    entrants = bracket.roster.entrants
    scores = sorted({entrants[one].score for one in floating}, reverse=True)
    paired = [entrants[one].score for one in floating if matching.mate[one] != FREE]
    return Given(-matching.free.bit_count(), tuple(paired.count(score) for score in scores))


def _as_any_in_their_stead(bracket: Bracket, candidate: Candidate) -> dict[int, int]:
    """For each floater the partners of all of his score who can float with as many pairs made."""
    roster = bracket.roster
    possible = _could_float(bracket, candidate)
    partners: dict[int, int] = {}
    for player in members(possible):
        score = roster.entrants[player].score
        partners[score] = partners.get(score, 0) | roster.allowed[player]
    return {one: partners[roster.entrants[one].score] for one in candidate.downfloaters}


def _could_float(bracket: Bracket, candidate: Candidate) -> int:
    """Everybody who is left over by some largest set of pairs (Gallai and Edmonds).

    Each floater is given a partner of his own, and these partners one node that is free: whoever
    could be free in its stead could float.
    """
    floating = candidate.downfloaters
    size = len(bracket.roster)
    rows = [0] * size
    for player in bracket.players:
        rows[player] = bracket.partners(player)
    own = range(size, size + len(floating))
    free = own.stop
    matching = Matching([*rows, *(1 << free for _ in own), set_of(own)])
    for one, other in candidate.pairs:
        matching.join(one, other)
    for one, other in zip(floating, own, strict=True):
        matching.join(one, other)
    matching.present = set_of((*bracket.players, *own, free))
    matching.free = 1 << free
    return matching.free_instead_of(free) & set_of(bracket.players)
