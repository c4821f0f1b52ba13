"""Which colour a team prefers (1.7)."""

from __future__ import annotations

from pairing.colours import NO_PREFERENCE, Preference, Strength
from pairing.model import Colour
from pairing.team_swiss.readings import PreferenceType, TeamSwissReadings


def colour_difference(colours: tuple[Colour, ...]) -> int:
    """1.6.2: Whites minus Blacks."""
    return 2 * colours.count(Colour.WHITE) - len(colours)


def preference(
    colours: tuple[Colour, ...], readings: TeamSwissReadings, *, last_round: bool
) -> Preference:
    """By the colours of the matches played, oldest first; those of Type A are all alike (mild)."""
    kind = readings.preferences
    if kind is PreferenceType.NONE or not colours:
        return NO_PREFERENCE
    strong = _strong(colours, counts_balanced=readings.balanced_wish or not last_round)
    if strong is not None:
        strength = Strength.STRONG if kind is PreferenceType.B else Strength.MILD
        return Preference(strong, strength)
    mild = _mild(colours, last_round=last_round) if kind is PreferenceType.B else None
    return Preference(mild, Strength.MILD) if mild else NO_PREFERENCE


def _strong(colours: tuple[Colour, ...], *, counts_balanced: bool) -> Colour | None:
    """Type A, and the strong ones of Type B."""
    difference = colour_difference(colours)
    if abs(difference) > 1:
        return Colour.BLACK if difference > 0 else Colour.WHITE
    if not difference and not counts_balanced:
        return None
    if colours[-2:] == (Colour.BLACK, Colour.BLACK) and difference <= 0:
        return Colour.WHITE
    if colours[-2:] == (Colour.WHITE, Colour.WHITE) and difference >= 0:
        return Colour.BLACK
    return None


def _mild(colours: tuple[Colour, ...], *, last_round: bool) -> Colour | None:
    difference = colour_difference(colours)
    if difference:
        return Colour.BLACK if difference > 0 else Colour.WHITE
    return None if last_round else colours[-1].opposite
