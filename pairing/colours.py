"""Colour history, colour preference and who gets which colour (C.04.3 1.6, 1.7, 5; GHR 3.4)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum

from pairing.model import TPN, Colour, Field, HalfPoints, Participant, RoundKind


class Strength(IntEnum):
    NONE = 0
    MILD = 1
    STRONG = 2
    ABSOLUTE = 3


@dataclass(frozen=True, slots=True)
class Preference:
    """The colour a player should get next and how badly (1.7); no colour before the first game."""

    colour: Colour | None = None
    strength: Strength = Strength.NONE


NO_PREFERENCE = Preference()


@dataclass(frozen=True, slots=True)
class ColourRecord:
    """The colours of the games a player has played, oldest first (unplayed rounds left out)."""

    history: tuple[Colour, ...] = ()
    difference: int = 0
    """Games with White minus games with Black (1.6)."""
    preference: Preference = NO_PREFERENCE

    def after(self, colour: Colour) -> ColourRecord:
        return colour_record((*self.history, colour))

    @property
    def same_three_times(self) -> bool:
        return len(self.history) >= 3 and len(set(self.history[-3:])) == 1


def colour_history(participant: Participant) -> tuple[Colour, ...]:
    """The colours of the games really played, oldest first."""
    return tuple(
        played.colour
        for played in participant.rounds
        if played.played and played.colour is not None
    )


def colour_record(history: tuple[Colour, ...]) -> ColourRecord:
    whites = sum(colour is Colour.WHITE for colour in history)
    difference = 2 * whites - len(history)
    return ColourRecord(history, difference, _preference(history, difference))


def _preference(history: tuple[Colour, ...], difference: int) -> Preference:
    if not history:
        return NO_PREFERENCE
    lighter = Colour.BLACK if difference > 0 else Colour.WHITE
    if abs(difference) > 1:
        return Preference(lighter, Strength.ABSOLUTE)
    if history[-2:] in ((Colour.WHITE,) * 2, (Colour.BLACK,) * 2):
        return Preference(history[-1].opposite, Strength.ABSOLUTE)
    if difference:
        return Preference(lighter, Strength.STRONG)
    return Preference(history[-1].opposite, Strength.MILD)


class ColourRule(StrEnum):
    """The rule of Article 5 that decided."""

    BOTH = "5.2.1"
    STRONGER = "5.2.2"
    ALTERNATE = "5.2.3"
    HIGHER = "5.2.4"
    INITIAL = "5.2.5"


@dataclass(frozen=True, slots=True)
class ColourSeeker:
    """One player of a pair, as far as colours care."""

    score: HalfPoints
    tpn: TPN
    record: ColourRecord
    odd: bool
    """Whether the number that counts for 5.2.5 is odd."""


def allocate(one: ColourSeeker, other: ColourSeeker, initial: Colour) -> tuple[Colour, ColourRule]:
    """The colour of `one` against `other`, and the rule of Article 5 that says so."""
    mine, theirs = one.record.preference, other.record.preference
    if mine.colour is not theirs.colour:
        if mine.colour is not None:
            return mine.colour, ColourRule.BOTH
        if theirs.colour is not None:
            return theirs.colour.opposite, ColourRule.BOTH
    elif mine.colour is not None and _rank(one) != _rank(other):
        granted = _rank(one) > _rank(other)
        return mine.colour if granted else mine.colour.opposite, ColourRule.STRONGER
    alternated = _alternate(one.record.history, other.record.history)
    if alternated is not None:
        return alternated, ColourRule.ALTERNATE
    one_is_higher = (-one.score, one.tpn) < (-other.score, other.tpn)
    if mine.colour is not None:
        return mine.colour if one_is_higher else mine.colour.opposite, ColourRule.HIGHER
    higher = one if one_is_higher else other
    colour = initial if higher.odd else initial.opposite
    return colour if one_is_higher else colour.opposite, ColourRule.INITIAL


def _rank(seeker: ColourSeeker) -> tuple[int, int]:
    """Strength of the preference; between absolute ones the wider colour difference (5.2.2)."""
    strength = seeker.record.preference.strength
    wide = abs(seeker.record.difference) if strength is Strength.ABSOLUTE else 0
    return strength, wide


def _alternate(mine: tuple[Colour, ...], theirs: tuple[Colour, ...]) -> Colour | None:
    for my_colour, their_colour in zip(reversed(mine), reversed(theirs), strict=False):
        if my_colour is not their_colour:
            return their_colour
    return None


_PAIRED = frozenset({RoundKind.GAME, RoundKind.FORFEIT_WIN, RoundKind.FORFEIT_LOSS, RoundKind.PAB})


def parity_numbers(field: Field, *, arrived_only: bool) -> dict[TPN, int]:
    """The number whose parity counts in 5.2.5, for everybody it is defined for.

    `arrived_only` skips those who have never been paired and are not paired in this round
    either: whoever has not arrived has no TPN yet (C.04.2 2.4). Otherwise the plain TPN.
    """
    if not arrived_only:
        return {participant.tpn: participant.tpn for participant in field.participants}
    arrived = sorted(
        participant.tpn
        for participant in field.participants
        if participant.tpn not in field.away
        or any(past.kind in _PAIRED for past in participant.rounds)
    )
    return {tpn: number for number, tpn in enumerate(arrived, start=1)}
