"""Who has which colour, and the rule of Article 5 that says so."""

from __future__ import annotations

from dataclasses import dataclass

from pairing.colours import ColourRule, Strength, allocate
from pairing.explain.position import ExplainedRound
from pairing.model import TPN, Colour


@dataclass(frozen=True, slots=True)
class ColourSide:
    """One player's colours: `history` like "WBW", games played only, oldest first (GHR 3.4)."""

    player: TPN
    history: str
    difference: int
    wish: Colour | None
    strength: Strength


@dataclass(frozen=True, slots=True)
class ColourExplanation:
    """`back` (5.2.3): the games counted from the last one in which the two colours differed."""

    white: ColourSide
    black: ColourSide
    higher: TPN
    rule: ColourRule
    back: int = 0
    odd: bool = False
    """5.2.5: whether the number of the higher ranked player counts as odd."""
    initial: Colour = Colour.WHITE


def explain_colours(position: ExplainedRound, one: TPN, other: TPN) -> ColourExplanation:
    """The colours of a pair by Article 5."""
    first, second = position.entrant(one), position.entrant(other)
    colour, rule = allocate(first.seeker, second.seeker, position.roster.initial_colour)
    white, black = (one, other) if colour is Colour.WHITE else (other, one)
    higher = min(one, other, key=position.place.__getitem__)
    return ColourExplanation(
        white=_side(position, white),
        black=_side(position, black),
        higher=higher,
        rule=rule,
        back=_back(first.colours.history, second.colours.history)
        if rule is ColourRule.ALTERNATE
        else 0,
        odd=position.entrant(higher).odd,
        initial=position.roster.initial_colour,
    )


def _side(position: ExplainedRound, tpn: TPN) -> ColourSide:
    entrant = position.entrant(tpn)
    history = "".join(colour.value.upper() for colour in entrant.colours.history)
    return ColourSide(tpn, history, entrant.colours.difference, entrant.wish, entrant.strength)


def _back(mine: tuple[Colour, ...], theirs: tuple[Colour, ...]) -> int:
    pairs = zip(reversed(mine), reversed(theirs), strict=False)
    return next(n for n, (one, other) in enumerate(pairs, start=1) if one is not other)
