"""Lower bounds of the criteria in a bracket, and the pairs a candidate attaining them may hold.

A bound comes from counting alone, so no candidate is below it. If a candidate consists of the
pairs allowed here and of a floater allowed here, it attains every bound (see `PairRules`).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import NamedTuple

from pairing.colours import Strength
from pairing.dutch.bracket import Bracket
from pairing.dutch.criteria import colour_faults
from pairing.dutch.roster import Entrant
from pairing.matching.bits import members, set_of
from pairing.model import Colour


class ColourClass(NamedTuple):
    """What counts for C12 and C13: the colour wished for, and whether the wish is only mild."""

    wish: Colour | None
    mild: bool


class ColourBound(NamedTuple):
    """C12 and C13 at best, with `majority` the colour that too many players want."""

    c12: int
    c13: int
    majority: Colour | None


class FloaterKind(NamedTuple):
    """Residents who are equally good as the only downfloater."""

    unplayed: int
    colour: ColourClass
    downfloat: tuple[bool, bool]


@dataclass(frozen=True, slots=True)
class PairRules:
    """`near[player]` are the partners, `floaters` the residents who may float down.

    A complete pairing by these rules has the fewest players without their (strong) preference
    that the numbers of preferences permit:
    - nobody wants the other's colour where the wishes balance;
    - where one colour has a majority, everybody else meets a player of the majority, so the
      number of pairs inside it is fixed, and these hold as many mild preferences as possible.
    """

    near: dict[int, int]
    floaters: int


def colour_class(entrant: Entrant) -> ColourClass:
    return ColourClass(entrant.wish, entrant.strength is Strength.MILD)


def colour_bound(counts: Counter[ColourClass]) -> ColourBound:
    """The bound for an even number of players, counted by class."""
    wishes = {
        colour: counts[ColourClass(colour, True)] + counts[ColourClass(colour, False)]
        for colour in Colour
    }
    majority = max(Colour, key=lambda colour: wishes[colour])
    others = counts.total() - wishes[majority]
    surplus = wishes[majority] - others
    if surplus <= 0:
        return ColourBound(0, 0, None)
    c12 = surplus // 2
    return ColourBound(c12, max(0, c12 - counts[ColourClass(majority, True)]), majority)


def pair_rules(bracket: Bracket, floaters: int | None, *, unplayed_counts: bool) -> PairRules:
    """The rules for a bracket in which all MDPs are paired.

    `floaters` are the residents who may float (C4, C5, C7, C8), None if nobody has to.
    `unplayed_counts`: the floater gets the PAB, so C9 applies.
    """
    entrants = bracket.roster.entrants
    counts = Counter(colour_class(entrants[player]) for player in bracket.players)
    if floaters is None:
        return PairRules(_near(bracket, colour_bound(counts)), 0)
    kinds: dict[FloaterKind, int] = {}
    for player in members(floaters):
        kind = _floater_kind(entrants[player], unplayed_counts=unplayed_counts)
        kinds[kind] = kinds.get(kind, 0) | 1 << player
    judged = {kind: _judge(counts, kind) for kind in kinds}
    best = min(judged.values(), key=lambda verdict: verdict[0])
    chosen = 0
    for kind, verdict in judged.items():
        if verdict[0] == best[0]:
            chosen |= kinds[kind]
    return PairRules(_near(bracket, best[1]), chosen)


def _floater_kind(entrant: Entrant, *, unplayed_counts: bool) -> FloaterKind:
    return FloaterKind(
        entrant.unplayed if unplayed_counts else 0, colour_class(entrant), entrant.downfloat
    )


def _judge(
    counts: Counter[ColourClass], kind: FloaterKind
) -> tuple[tuple[int, int, int, bool, bool], ColourBound]:
    """C9, C12, C13, C14 and C16 if a resident of this kind floats."""
    bound = colour_bound(counts - Counter([kind.colour]))
    return (kind.unplayed, bound.c12, bound.c13, *kind.downfloat), bound


def _near(bracket: Bracket, bound: ColourBound) -> dict[int, int]:
    entrants, allowed = bracket.roster.entrants, bracket.roster.allowed
    mdps, residents = set_of(bracket.mdps), set_of(bracket.residents)
    colours = _ColourRule(bracket, bound)
    upfloated = set_of(player for player in bracket.residents if any(entrants[player].upfloat))
    near = {}
    for player in bracket.mdps:
        near[player] = allowed[player] & residents & ~upfloated & colours.partners(player)
    for player in bracket.residents:
        meets = residents if upfloated >> player & 1 else residents | mdps
        near[player] = allowed[player] & meets & colours.partners(player)
    _bar_topscorer_faults(bracket, near)
    return near


class _ColourRule:
    def __init__(self, bracket: Bracket, bound: ColourBound) -> None:
        self.bound = bound
        self.entrants = bracket.roster.entrants
        self.wishing = dict.fromkeys(Colour, 0)
        self.mild = 0
        for player in bracket.players:
            entrant = self.entrants[player]
            if entrant.wish is not None:
                self.wishing[entrant.wish] |= 1 << player
            if entrant.strength is Strength.MILD:
                self.mild |= 1 << player

    def partners(self, player: int) -> int:
        entrant = self.entrants[player]
        if self.bound.majority is None:
            return -1 if entrant.wish is None else ~self.wishing[entrant.wish]
        majority = self.wishing[self.bound.majority]
        if entrant.wish is not self.bound.majority:
            return majority & ~self.mild if self.bound.c13 else majority
        if not self.bound.c13:
            return -1 if entrant.strength is Strength.MILD else ~majority | self.mild
        return majority & ~self.mild if entrant.strength is Strength.MILD else -1


def _bar_topscorer_faults(bracket: Bracket, near: dict[int, int]) -> None:
    """C10 and C11 are at best zero.

    Only an absolute preference can lead to a fault: if it is denied, which happens between two of
    them for one colour, or if even the colour asked for is one too many.
    """
    entrants = bracket.roster.entrants
    topscorers = set_of(player for player in bracket.players if entrants[player].topscorer)
    if not topscorers:
        return
    for colour in Colour:
        absolute = set_of(
            player
            for player in bracket.players
            if entrants[player].wish is colour and entrants[player].strength is Strength.ABSOLUTE
        )
        for player in members(absolute):
            near[player] &= ~(absolute if topscorers >> player & 1 else absolute & topscorers)
            if _suffers(entrants[player], colour):
                _bar_each_fault(bracket, near, player, topscorers)


def _suffers(entrant: Entrant, colour: Colour) -> bool:
    """Whether this colour is one too many by C10 or C11."""
    after = entrant.colours.after(colour)
    return abs(after.difference) > 2 or after.same_three_times


def _bar_each_fault(bracket: Bracket, near: dict[int, int], player: int, topscorers: int) -> None:
    others = near[player] if topscorers >> player & 1 else near[player] & topscorers
    for other in members(others):
        faults = colour_faults(bracket.roster, player, other)
        if faults.c10 or faults.c11:
            near[player] &= ~(1 << other)
            near[other] &= ~(1 << player)
