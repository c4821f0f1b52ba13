"""A bracket of 2012 with two players paired by force, and where that stands in the walk."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pairing.dutch_2012.bracket import Bracket2012, PairedBracket
from pairing.dutch_2012.criteria import Lowered, Pair
from pairing.dutch_2012.exchange import ExchangeOrder
from pairing.dutch_2012.own import outcome_of, web_of
from pairing.dutch_2012.perfect import perfect_pairing
from pairing.dutch_2012.web import HeaviestPairs, first_pairing
from pairing.matching.bits import members, set_of
from pairing.matching.pulse import Pulse
from pairing.model import HalfPoints


@dataclass(frozen=True, slots=True, order=True)
class PlaceInWalk:
    """What comes sooner in C.3 to C.14 and D is less.

    `levels`: MDPs paired as such and pairs, negative, the more important one first; `wide`: scores
    that are apart, by the reading that asks for them first; then what C.10 gives up, the MDPs
    (D.3), their opponents (D.1), the exchange (D.2), and the other pairs (D.1).
    """

    levels: tuple[int, int]
    wide: tuple[HalfPoints, ...]
    lowered: Lowered
    mdps: tuple[int, ...]
    opponents: tuple[int, ...]
    exchange: int
    pairs: tuple[Pair, ...]


def place_of(outcome: PairedBracket, *, pairs_first: bool = False) -> PlaceInWalk:
    """`pairs_first`: rather one pair more than one MDP more (a reading of C.13)."""
    first, others = outcome.pairs[: outcome.m1], outcome.pairs[outcome.m1 :]
    gone = {player for pair in first for player in pair}
    rest = [player for player in outcome.bracket.players if player not in gone]
    order, exchange = ExchangeOrder(rest, len(others)), outcome.exchange
    levels = -outcome.m1, -len(outcome.pairs)
    return PlaceInWalk(
        levels=(levels[1], levels[0]) if pairs_first else levels,
        wide=_wide(outcome),
        lowered=outcome.lowered,
        mdps=tuple(mdp for mdp, _opponent in first),
        opponents=tuple(opponent for _mdp, opponent in first),
        exchange=sum(map(order.leaving, exchange.leaving))
        + sum(map(order.coming, exchange.coming)),
        pairs=others,
    )


def _wide(outcome: PairedBracket) -> tuple[HalfPoints, ...]:
    """Whoever is left over counts as one who meets somebody a point below the bracket."""
    bracket, entrants = outcome.bracket, outcome.bracket.roster.entrants
    if not bracket.scores_first:
        return ()
    bottom = min(entrants[place].score for place in bracket.players) - 2
    paired = {place for pair in outcome.pairs for place in pair}
    over = (entrants[place].score - bottom for place in bracket.players if place not in paired)
    apart = (entrants[min(pair)].score - entrants[max(pair)].score for pair in outcome.pairs)
    return tuple(sorted((*filter(None, apart), *over), reverse=True))


def paired_together(outcome: PairedBracket, two: Pair, pulse: Pulse) -> PairedBracket | None:
    """The first pairing of that bracket in which these two meet, left to itself; None: the lowest
    bracket cannot be completed so."""
    forced = _forced(outcome.bracket, two)
    if not forced.homogeneous:
        made = _first(forced, two, pulse, mixed=True)
        if made is not None and made.m1:
            return made
    return _first(forced, two, pulse, mixed=False)


def _forced(bracket: Bracket2012, two: Pair) -> Bracket2012:
    """The bracket in which these two may meet nobody but each other."""
    rows = [row & ~set_of(two) for row in bracket.roster.allowed]
    for one, other in (two, two[::-1]):
        rows[one] = 1 << other
    return replace(bracket, roster=replace(bracket.roster, allowed=tuple(rows)))


def _first(forced: Bracket2012, two: Pair, pulse: Pulse, *, mixed: bool) -> PairedBracket | None:
    made = perfect_pairing(forced, pulse, mixed=mixed)
    if made is not None:
        return outcome_of(forced, made, mixed=mixed)
    tries = (forced.p0,) if forced.last else range(forced.p0, 0, -1)
    best: HeaviestPairs | None = None
    for pairs in tries:
        made = _with_pairs(forced, two, pairs, pulse, mixed=mixed)
        if made is not None and (best is None or made.m1 > best.m1):
            best = made
        if best is not None and best.m1 == (min(forced.m0, pairs) if mixed else 0):
            break
    return None if best is None else outcome_of(forced, best, mixed=mixed)


def _with_pairs(
    forced: Bracket2012, two: Pair, pairs: int, pulse: Pulse, *, mixed: bool
) -> HeaviestPairs | None:
    """With so many pairs: everybody else is joined to a place for those who are left over."""
    if forced.last:
        return first_pairing(web_of(forced, pulse, mixed=mixed), pulse)
    first_slot = forced.roster.bye + 1
    slots = range(first_slot, first_slot + len(forced.everybody) - 2 * pairs)
    others = set_of(forced.everybody) & ~set_of(two)
    aside = dict.fromkeys(slots, others) | dict.fromkeys(members(others), set_of(slots))
    web = web_of(forced, pulse, mixed=mixed, below=tuple(slots), aside=aside)
    return first_pairing(replace(web, complete=True), pulse)
