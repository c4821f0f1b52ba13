"""Which colour a player prefers and how much, and the obligatory colour (A7)."""

from __future__ import annotations

from collections.abc import Mapping

from pairing.colours import NO_PREFERENCE, ColourRecord, Preference, Strength, colour_history
from pairing.model import Colour, Participant


def colours_of(player: Participant, chosen: Mapping[str, str], *, void: bool) -> ColourRecord:
    """His games (F2) with the preference they give; `void`: A7a is not valid for him (note)."""
    history = colour_history(player)
    difference = 2 * history.count(Colour.WHITE) - len(history)
    obligatory = obligatory_colour(player, chosen)
    if void and chosen["void-obligation"] == "difference":
        obligatory = None
    return ColourRecord(history, difference, _preference(history, difference, obligatory))


def obligatory_colour(player: Participant, chosen: Mapping[str, str]) -> Colour | None:
    """A7a: by the difference or by the same colour twice; both may ask for different colours."""
    history = colour_history(player)
    difference = 2 * history.count(Colour.WHITE) - len(history)
    twice = _twice(player, history, chosen["same-colour"])
    if abs(difference) <= 1:
        return twice.opposite if twice is not None else None
    if difference < 0:
        return Colour.WHITE
    as_written = chosen["colour-conflict"] == "as-written" and twice is Colour.BLACK
    return Colour.WHITE if as_written else Colour.BLACK


def _twice(player: Participant, history: tuple[Colour, ...], counted: str) -> Colour | None:
    """The colour he had in his last two games, with "rounds" only if no round lies between."""
    if len(history) < 2 or history[-1] is not history[-2]:
        return None
    if counted == "rounds" and not all(past.played for past in player.rounds[-2:]):
        return None
    return history[-1]


def _preference(
    history: tuple[Colour, ...], difference: int, obligatory: Colour | None
) -> Preference:
    if not history:
        return NO_PREFERENCE
    if obligatory is not None:
        return Preference(obligatory, Strength.ABSOLUTE)
    if difference:
        lighter = Colour.BLACK if difference > 0 else Colour.WHITE
        return Preference(lighter, Strength.STRONG)
    return Preference(history[-1].opposite, Strength.MILD)
