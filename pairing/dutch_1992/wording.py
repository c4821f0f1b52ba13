"""Steps about brackets, pairs and colours, of at most 25 words with names of four words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pairing.clauses import Clause, Fact, clause, player, players
from pairing.colours import Strength
from pairing.dutch_1992.cards import Card
from pairing.dutch_1992.colours import ColourRule1992, Seating
from pairing.model import Colour
from pairing.story import Step

ROUND: Final = "Pairing-Dutch-1992"
_COLOUR: Final = "Pairing-Dutch-1992-Colour"
_DEGREE: Final = "Pairing-Dutch-1992-Degree"

NAMED: Final = 2
"""So many players are named; more are counted."""

_STRENGTH: Final = {
    Strength.MILD: "mild",
    Strength.STRONG: "strong",
    Strength.ABSOLUTE: "absolute",
}
_DROPPED: Final = {1: "b6", 2: "b5-b6"}


def who(cards: Sequence[Card]) -> Fact:
    """Up to two players by name, more by their number."""
    if len(cards) > NAMED:
        return clause("Pairing-Dutch-1992-Who", count=len(cards))
    return players(card.tpn for card in cards)


def exchange_step(name: str, out: Sequence[Card], into: Sequence[Card]) -> Step:
    """`name` is the letter that the tables of D2 give it, if they do."""
    key = "exchange" if len(out) == 1 else "exchange-of-several"
    says = clause(f"{ROUND}.{key}", letter=name or "none", out=who(out), into=who(into))
    return Step("C8", says)


def dropped_step(article: str, dropped: int, way: str) -> Step:
    return Step(article, clause(f"{ROUND}.dropped", rules=_DROPPED[dropped], way=way))


def colour_of(colour: Colour | None) -> str:
    """As messages choose by it."""
    match colour:
        case Colour.WHITE:
            return "white"
        case Colour.BLACK:
            return "black"
        case None:
            return "none"


def colour_step(seating: Seating) -> Step:
    """Why the two have these colours."""
    higher, lower = seating.higher, seating.lower
    wish = colour_of(higher.wish)
    match seating.rule:
        case ColourRule1992.BOTH:
            says = _both(higher, lower)
        case ColourRule1992.STRONGER:
            says = _stronger(seating)
        case ColourRule1992.ALTERNATE:
            says = clause(f"{_COLOUR}.alternate", colour=wish)
        case ColourRule1992.HIGHER:
            says = clause(f"{_COLOUR}.higher", colour=wish, player=player(higher.tpn))
        case ColourRule1992.NUMBER:
            says = _neither(seating)
    return Step(seating.rule.article, says)


def _both(higher: Card, lower: Card) -> Clause:
    return clause(
        f"{_COLOUR}.both-granted",
        higher=player(higher.tpn),
        higher_prefers=colour_of(higher.wish),
        lower=player(lower.tpn),
        lower_prefers=colour_of(lower.wish),
    )


def _stronger(seating: Seating) -> Clause:
    stronger, weaker = seating.higher, seating.lower
    if seating.colour is not stronger.wish:
        stronger, weaker = weaker, stronger
    return clause(
        f"{_COLOUR}.stronger",
        colour=colour_of(stronger.wish),
        player=player(stronger.tpn),
        degree=_degree(stronger),
        other_degree=_degree(weaker),
    )


def _neither(seating: Seating) -> Clause:
    tpn, colour = seating.higher.tpn, colour_of(seating.colour)
    if seating.by_round:
        return clause(f"{_COLOUR}.by-round", player=player(tpn), colour=colour)
    number = "odd" if tpn % 2 else "even"
    return clause(f"{_COLOUR}.by-number", player=player(tpn), number=number, colour=colour)


def _degree(card: Card) -> Clause:
    strength = _STRENGTH[card.colours.preference.strength]
    return clause(f"{_DEGREE}.{strength}", difference=f"{card.colours.difference:+d}")
