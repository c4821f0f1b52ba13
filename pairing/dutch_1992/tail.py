"""What becomes of the players whom a bracket leaves over.

Each of them is matched with a node of a tail: with nobody in particular (he moves down), with
the bye, or, where C12 or C13 ask what the next bracket can make of it, with its players.
Nodes that are no players have numbers from the size of the roster on.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pairing.matching.bits import members, set_of


@dataclass(frozen=True, slots=True)
class Tail:
    """`near` are the pairs among its nodes, `takers[t]` the players whom node t may take.

    `mutual`: players left over may be paired with each other down there. `plain`: the nodes
    take one player each and nothing else happens down there.
    """

    near: Mapping[int, int]
    takers: Mapping[int, int]
    mutual: bool = False
    plain: bool = True

    @property
    def nodes(self) -> tuple[int, ...]:
        return tuple(self.takers)


def moving_down(first_node: int, count: int, anybody: int) -> Tail:
    """`count` players move down, whoever they are."""
    nodes = range(first_node, first_node + count)
    return Tail(dict.fromkeys(nodes, 0), dict.fromkeys(nodes, anybody))


def leaving(first_node: int, forced: tuple[int, ...], count: int, anybody: int) -> Tail:
    """`count` players are left over: those who are forced to, and others out of `anybody`."""
    nodes = range(first_node, first_node + count)
    takers = [1 << player for player in forced]
    takers += [anybody] * (count - len(forced))
    return Tail(dict.fromkeys(nodes, 0), dict(zip(nodes, takers, strict=True)))


@dataclass(frozen=True, slots=True)
class NextBracket:
    """The next bracket for some more players from above.

    `moved_down` are the players already in it from above, `spare` the nodes for those whom it
    may leave over (the bye), each with whom it may take. Players moved down meet residents only,
    unless it is `homogeneous` (A3). `mutual`: players who come from above may meet each other.
    """

    moved_down: int
    residents: int
    homogeneous: bool
    mutual: bool
    spare: tuple[tuple[int, int], ...]


def next_bracket(
    moved_down: int,
    residents: int,
    floaters: int,
    spare: tuple[tuple[int, int], ...],
    *,
    paired_above: bool,
) -> NextBracket:
    """With `floaters` more players from above: if they are at least half of it, homogeneous (A3).

    `paired_above`: two of the floaters who could meet down here would have met above already.
    """
    homogeneous = moved_down.bit_count() + floaters >= residents.bit_count()
    mutual = homogeneous and not paired_above
    return NextBracket(moved_down, residents, homogeneous, mutual, spare)


def tail_of(below: NextBracket, allowed: Mapping[int, int]) -> Tail:
    """The next bracket as a tail; `allowed` says who may meet whom."""
    everybody = below.moved_down | below.residents
    partners = everybody if below.homogeneous else below.residents
    near: dict[int, int] = {}
    for place in members(everybody):
        is_resident = below.residents >> place & 1
        near[place] = allowed[place] & (everybody if is_resident else partners)
    takers = {place: allowed[place] if partners >> place & 1 else 0 for place in members(everybody)}
    for node, open_to in below.spare:
        whom = open_to if below.homogeneous else open_to & below.residents
        near[node] = whom & everybody
        takers[node] = whom
        for place in members(near[node]):
            near[place] |= 1 << node
    return Tail(near, takers, mutual=below.mutual, plain=False)


def any_pairs(allowed: Mapping[int, int], players: int, spare: range) -> Tail:
    """The next bracket as if everybody in it might meet everybody else, `spare` left over."""
    nodes = set_of(spare)
    everybody = sum(1 << place for place in allowed)
    near = {place: allowed[place] & players | nodes for place in members(players)}
    takers = {place: allowed[place] for place in members(players)}
    return Tail(
        near | dict.fromkeys(spare, players),
        takers | dict.fromkeys(spare, everybody),
        mutual=True,
        plain=False,
    )


def crossing(tail: Tail, players: int) -> dict[int, int]:
    """For each of `players` the nodes of the tail that may take him."""
    cross = dict.fromkeys(members(players), 0)
    for node, whom in tail.takers.items():
        for place in members(whom & players):
            cross[place] |= 1 << node
    return cross
