"""What the text of the Double-Swiss leaves open, as named options."""

from __future__ import annotations

from dataclasses import dataclass

from pairing.model import Options
from pairing.options import checked
from pairing.system import Reading

READINGS = (
    Reading("following", "C6", ("as-few-as-possible", "fewest")),
    Reading("matches", "3.4", ("played", "paired")),
    Reading("parity", "4.3.1", ("arrived", "tpn")),
)


@dataclass(frozen=True, slots=True)
class DoubleSwissReadings:
    """The options of one tournament."""

    graded: bool
    """C6: where nothing complies, the set that comes nearest; otherwise C6 says nothing there."""
    forfeits_are_matches: bool
    by_arrival: bool


def chosen(options: Options) -> DoubleSwissReadings:
    """Raises OptionError."""
    value = checked(options, READINGS)
    return DoubleSwissReadings(
        graded=value["following"] == "fewest",
        forfeits_are_matches=value["matches"] == "paired",
        by_arrival=value["parity"] == "arrived",
    )
