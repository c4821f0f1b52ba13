"""Sentences about brackets, pairs and colours, of at most 25 words with names of four words."""

from __future__ import annotations

from pairing.colours import Strength
from pairing.dutch_1992.cards import Card
from pairing.dutch_1992.colours import ColourRule1992, Seating
from pairing.model import Colour, HalfPoints
from pairing.story import Step

COLOUR = {Colour.WHITE: "White", Colour.BLACK: "Black"}
_STRENGTH = {
    Strength.MILD: "mild",
    Strength.STRONG: "strong",
    Strength.ABSOLUTE: "absolute",
}
_DROPPED = {1: "B6 is", 2: "B5 and B6 are"}


def points(score: HalfPoints) -> str:
    return f"{score / 2:g}"


def players(number: int) -> str:
    return "1 player" if number == 1 else f"{number} players"


def who(cards: list[Card]) -> str:
    """Up to two players by name, more by their number."""
    if len(cards) > 2:
        return players(len(cards))
    return " and ".join(f"{{{card.tpn}}}" for card in cards)


def exchange_step(name: str, out: list[Card], into: list[Card]) -> Step:
    """`name` is the letter that the tables of D2 give it, if they do."""
    called = f"Exchange {name}" if name else "An exchange"
    if len(out) == 1:
        return Step("C8", f"{called}: {who(out)} and {who(into)} change places.")
    return Step("C8", f"{called}: {who(out)} change places with {who(into)}.")


def dropped_step(article: str, dropped: int, direction: str) -> Step:
    return Step(article, f"{_DROPPED[dropped]} dropped for players moving {direction}.")


def colour_step(seating: Seating) -> Step:
    """Why the two have these colours."""
    higher, lower = seating.higher, seating.lower
    match seating.rule:
        case ColourRule1992.BOTH:
            text = _both(higher, lower)
        case ColourRule1992.STRONGER:
            stronger, weaker = higher, lower
            if seating.colour is not higher.wish:
                stronger, weaker = lower, higher
            text = (
                f"Both prefer {_wish(higher)}; {{{stronger.tpn}}} more: {_degree(stronger)} "
                f"against {_degree(weaker)}."
            )
        case ColourRule1992.ALTERNATE:
            text = (
                f"Both prefer {_wish(higher)} equally; they alternate from the last round in "
                "which their colours differed."
            )
        case ColourRule1992.HIGHER:
            text = f"Both prefer {_wish(higher)} equally; {{{higher.tpn}}} is ranked higher."
        case ColourRule1992.NUMBER:
            text = _neither(seating)
    return Step(seating.rule.article, text)


def _neither(seating: Seating) -> str:
    colour = f"gets {COLOUR[seating.colour]}"
    if seating.by_round:
        return f"Neither has a preference; {{{seating.higher.tpn}}} is ranked higher and {colour}."
    parity = "odd" if seating.higher.tpn % 2 else "even"
    return (
        f"Neither has a preference; {{{seating.higher.tpn}}} has an {parity} starting number "
        f"and {colour}."
    )


def _both(higher: Card, lower: Card) -> str:
    wishes = [
        f"{{{card.tpn}}} prefers {_wish(card)}" if card.wish else f"{{{card.tpn}}} has none"
        for card in (higher, lower)
    ]
    return f"Both preferences are granted: {wishes[0]}, {wishes[1]}."


def _wish(card: Card) -> str:
    return COLOUR[card.wish] if card.wish else "nothing"


def _degree(card: Card) -> str:
    return f"{_STRENGTH[card.colours.preference.strength]} ({card.colours.difference:+d})"
