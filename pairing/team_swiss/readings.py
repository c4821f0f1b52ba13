"""What the regulations of a team event choose (1.2, 1.7) and what the text leaves open."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from pairing.model import Options
from pairing.options import checked
from pairing.system import Reading


class PreferenceType(StrEnum):
    """Which colour preferences teams have (1.7)."""

    A = "a"
    B = "b"
    NONE = "none"


READINGS = (
    Reading("preferences", "1.7", tuple(PreferenceType)),
    Reading("secondary", "1.2", ("used", "not-used")),
    Reading("last-two", "1.7", ("prefer", "no-preference")),
    Reading("following", "C6", ("as-few-as-possible", "fewest")),
    Reading("matches", "3.4.3", ("played", "paired")),
    Reading("parity", "4.3.1", ("arrived", "tpn")),
)


@dataclass(frozen=True, slots=True)
class TeamSwissReadings:
    """The options of one tournament.

    `graded`: where no set complies with C6, the one that comes nearest is chosen. `balanced_wish`:
    in the last round a team with as many Whites as Blacks has a preference if its last two matches
    had the same colour.
    """

    preferences: PreferenceType
    uses_secondary: bool
    balanced_wish: bool
    graded: bool
    forfeits_are_matches: bool
    by_arrival: bool


def chosen(options: Options) -> TeamSwissReadings:
    """Raises OptionError."""
    value = checked(options, READINGS)
    return TeamSwissReadings(
        preferences=PreferenceType(value["preferences"]),
        uses_secondary=value["secondary"] == "used",
        balanced_wish=value["last-two"] == "prefer",
        graded=value["following"] == "fewest",
        forfeits_are_matches=value["matches"] == "paired",
        by_arrival=value["parity"] == "arrived",
    )
