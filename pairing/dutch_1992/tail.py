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


def next_bracket(
    allowed: Mapping[int, int],
    moved_down: int,
    residents: int,
    floaters: int,
    spare: Mapping[int, int],
    *,
    paired_above: bool,
) -> Tail:
    """The next bracket for `floaters` more players from above.

    `moved_down` are the players already in it from above, `spare` the nodes for those whom it
    may leave over (the bye, or players it moves down itself), each with whom it may take.
    Players moved down meet residents only, unless they are at least half of the bracket (A3).
    `paired_above`: two of the floaters who could meet down here would have met above already.
    """
    everybody = moved_down | residents
    down_there = moved_down.bit_count() + floaters
    homogeneous = down_there >= residents.bit_count()
    partners = everybody if homogeneous else residents
    near: dict[int, int] = {}
    for place in members(everybody):
        is_resident = residents >> place & 1
        near[place] = allowed[place] & (everybody if is_resident else partners)
    takers = {place: allowed[place] if partners >> place & 1 else 0 for place in members(everybody)}
    for node, whom in spare.items():
        whom = whom if homogeneous else whom & residents
        near[node] = whom & everybody
        takers[node] = whom
        for place in members(near[node]):
            near[place] |= 1 << node
    return Tail(near, takers, mutual=homogeneous and not paired_above, plain=False)


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


def nodes_of(tail: Tail) -> int:
    return set_of(tail.takers)
