"""What the text of the Dubov system leaves open, as named options (see docs/systems/dubov.md)."""

from __future__ import annotations

from dataclasses import dataclass

from pairing.model import Options
from pairing.options import checked
from pairing.scores import ByeBar
from pairing.system import Reading

MILDEST_BYE_BAR = ByeBar.FORFEIT_WIN
"""3.1.1: the PAB and the forfeit win."""

READINGS = (
    Reading("full-bye", "3.1.1", ("bars", "free")),
    Reading("upfloated", "1.8", ("paired", "played")),
    Reading("games", "3.1.4", ("played", "paired")),
    Reading("parity", "5.2.1", ("arrived", "tpn")),
)


@dataclass(frozen=True, slots=True)
class DubovReadings:
    """The options of one tournament."""

    bye_bar: ByeBar
    forfeits_float: bool
    forfeits_are_games: bool
    by_arrival: bool


def chosen(options: Options) -> DubovReadings:
    """Raises OptionError."""
    value = checked(options, READINGS)
    return DubovReadings(
        bye_bar=ByeBar.UNPLAYED_WIN if value["full-bye"] == "bars" else MILDEST_BYE_BAR,
        forfeits_float=value["upfloated"] == "paired",
        forfeits_are_games=value["games"] == "paired",
        by_arrival=value["parity"] == "arrived",
    )
