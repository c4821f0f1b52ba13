"""What the text of the Burstein system leaves open, as named options (docs/systems/burstein.md)."""

from __future__ import annotations

from dataclasses import dataclass

from pairing.model import Options
from pairing.options import checked
from pairing.scores import ByeBar
from pairing.system import Reading

MILDEST_BYE_BAR = ByeBar.FORFEIT_WIN
"""3.1.1: the PAB and the forfeit win."""

READINGS = (
    Reading("absences", "1.7.2", ("previous", "current")),
    Reading("absences-in", "1.7.2", ("both", "buchholz")),
    Reading("full-bye", "3.1.1", ("bars", "free")),
    Reading("games", "3.1.4", ("played", "paired")),
    Reading("parity", "5.2.1", ("arrived", "tpn")),
)


@dataclass(frozen=True, slots=True)
class BursteinReadings:
    """The options of one tournament."""

    absent_now: bool
    draws_in_sonneborn_berger: bool
    bye_bar: ByeBar
    forfeits_are_games: bool
    by_arrival: bool


def chosen(options: Options) -> BursteinReadings:
    """Raises OptionError."""
    value = checked(options, READINGS)
    return BursteinReadings(
        absent_now=value["absences"] == "current",
        draws_in_sonneborn_berger=value["absences-in"] == "both",
        bye_bar=ByeBar.UNPLAYED_WIN if value["full-bye"] == "bars" else MILDEST_BYE_BAR,
        forfeits_are_games=value["games"] == "paired",
        by_arrival=value["parity"] == "arrived",
    )
