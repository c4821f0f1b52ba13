"""Colours: what a player is due, what is forbidden him, and who of a pair gets what (12, 14.2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from pairing.model import Colour

Past = Sequence[Colour | None]
"""The colour of each round, oldest first; None where there was no game."""


class Half(Enum):
    """The part of the table in which a pair is made (12.4)."""

    UPPER = "upper"
    MEDIAN = "median"
    LOWER = "lower"


class Decider(Enum):
    """What gave a pair its colours; the values are the rules."""

    LIMITS = "12.3"
    DUE = "12.2"
    HISTORY = "12.4"
    RANK = "12.4 rank"
    LOT = "14.2"

    @property
    def article(self) -> str:
        return self.value.split()[0]


@dataclass(frozen=True, slots=True)
class LimColourSeeker:
    """One of a pair; `rank` is his starting number, `odd` whether it counts as odd in 14.2."""

    rank: int
    odd: bool
    past: Past
    due: Colour | None
    barred: frozenset[Colour]


def games_of(past: Past) -> tuple[Colour, ...]:
    return tuple(colour for colour in past if colour is not None)


def due_colour(past: Past) -> Colour | None:
    """12.1, 12.5, 12.6: the balancing colour, else the alternating one; None before any game."""
    games = games_of(past)
    if not games:
        return None
    surplus = _surplus(games)
    if surplus:
        return Colour.BLACK if surplus > 0 else Colour.WHITE
    return games[-1].opposite


def barred_colours(past: Past) -> frozenset[Colour]:
    """12.1: (a) a third time in a row, (b) three more games of one colour than of the other."""
    games = games_of(past)
    surplus = _surplus(games)
    return frozenset(
        colour
        for colour, lead in ((Colour.WHITE, surplus), (Colour.BLACK, -surplus))
        if games[-2:] == (colour, colour) or lead >= 2
    )


def _surplus(games: Sequence[Colour]) -> int:
    return 2 * sum(colour is Colour.WHITE for colour in games) - len(games)


def may_have_colours(barred: Iterable[Colour], barred_too: Iterable[Colour]) -> bool:
    """9.1: some way to give the two different colours breaks no limit for either."""
    mine, theirs = set(barred), set(barred_too)
    return any(colour not in mine and colour.opposite not in theirs for colour in Colour)


def allocate(
    one: LimColourSeeker,
    other: LimColourSeeker,
    half: Half,
    initial: Colour,
    *,
    by_rounds: bool = False,
    limits: bool = True,
) -> tuple[Colour, Decider]:
    """The colour of `one` against `other`, and what decided.

    `initial` is the colour of number 1 in round 1. `by_rounds`: histories are compared round by
    round (only those in which both played), not game by game from the last one. Without `limits`
    those of 12.1 and 12.3 say nothing.
    """
    limited = _by_limits(one, other) if limits else None
    if limited is not None:
        return limited, Decider.LIMITS
    if one.due is not other.due:
        colour = one.due or (other.due or initial).opposite
        return colour, Decider.DUE
    higher_first = one.rank < other.rank
    if one.due is None:
        higher = one if higher_first else other
        colour = initial if higher.odd else initial.opposite
        return colour if higher is one else colour.opposite, Decider.LOT
    before = _had_then(one.past, other.past, by_rounds=by_rounds)
    if before is not None:
        return before, Decider.HISTORY
    first = higher_first if half is not Half.LOWER else not higher_first
    return one.due if first else one.due.opposite, Decider.RANK


def _by_limits(one: LimColourSeeker, other: LimColourSeeker) -> Colour | None:
    """12.3: the colour with which fewer limits are broken; None if they say nothing."""
    white, black = (
        (colour in one.barred) + (colour.opposite in other.barred)
        for colour in (Colour.WHITE, Colour.BLACK)
    )
    if white == black:
        return None
    return Colour.WHITE if white < black else Colour.BLACK


def _had_then(mine: Past, theirs: Past, *, by_rounds: bool) -> Colour | None:
    """12.4: what the other had when their colours last differed."""
    if not by_rounds:
        mine, theirs = games_of(mine), games_of(theirs)
    for my_colour, their_colour in zip(reversed(mine), reversed(theirs), strict=False):
        if my_colour and their_colour and my_colour is not their_colour:
            return their_colour
    return None
