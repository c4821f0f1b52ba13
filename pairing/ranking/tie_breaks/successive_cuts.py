"""What is looked at with more and more left out, until no more of a tied group can be told apart
(Lim 1999, 16): the value is the rank within that group."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pairing.clauses import clause

from ..scores import Place, Scores
from ..tie_break import GroupWorkingOf, Modifiers, PlacesOf
from ..working import Term, Working

Sums = tuple[int, ...]
"""The sum at each cut, in the order of the cuts; the larger one is the better."""
SumsOf = Callable[[Scores, Modifiers, Place], Sums]


def in_group(sums_of: SumsOf, scores: Scores, how: Modifiers, group: Sequence[Place]) -> list[Sums]:
    """Of each; who has played less has nothing left to add at the later cuts."""
    sums = [sums_of(scores, how, place) for place in group]
    longest = max(map(len, sums))
    return [each + (0,) * (longest - len(each)) for each in sums]


def ranks_of(sums: Sequence[Sums]) -> list[int]:
    ordered = sorted(sums, reverse=True)
    first = {each: rank for rank, each in reversed([*enumerate(ordered, start=1)])}
    return [first[each] for each in sums]


def needed(sums: Sequence[Sums]) -> int:
    """How many cuts it takes until no more ties can be broken; at least one."""
    final = len(set(sums))
    cuts = range(1, len(sums[0]) + 1)
    return next((cut for cut in cuts if len({each[:cut] for each in sums}) == final), 1)


def by_cuts(
    sums_of: SumsOf, *, first: int = 0, halves: bool = True
) -> tuple[PlacesOf, GroupWorkingOf]:
    """`first`: how much is left out at the first cut. `halves`: the sums are half points."""

    def within(scores: Scores, how: Modifiers, group: Sequence[Place]) -> Sequence[int]:
        return ranks_of(in_group(sums_of, scores, how, group))

    def working(scores: Scores, how: Modifiers, group: Sequence[Place], place: Place) -> Working:
        sums = in_group(sums_of, scores, how, group)
        at = list(group).index(place)
        terms = tuple(
            Term(
                number,
                None if halves else total,
                score=total if halves else None,
                says=clause("Pairing-Round.left-out", times=number),
            )
            for number, total in enumerate(sums[at][: needed(sums)], start=first)
        )
        return Working(ranks_of(sums)[at], terms)

    return within, working
