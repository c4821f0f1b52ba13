"""What a round robin leaves to its organiser."""

from __future__ import annotations

from dataclasses import dataclass

from pairing.model import Options
from pairing.options import checked
from pairing.system import Reading

LOTS = Reading("lots", "C.05 Annex 2", ("free", "by-federation"))
"""Who draws which number: anybody any, or players of one federation numbers of one set."""

LAST_ROUNDS = Reading("last-rounds", "C.05 Annex 1", ("swapped", "as-listed"))
"""The last two rounds of the first cycle of a double round robin."""

SINGLE_READINGS = (LOTS,)
DOUBLE_READINGS = (LOTS, LAST_ROUNDS)


@dataclass(frozen=True, slots=True)
class DoubleReadings:
    swapped: bool


def of_double(options: Options) -> DoubleReadings:
    """Raises OptionError."""
    return DoubleReadings(swapped=checked(options, DOUBLE_READINGS)["last-rounds"] == "swapped")


def by_federation(options: Options) -> bool:
    """Whether the lots are restricted (Varma tables)."""
    return options.get(LOTS.name, LOTS.choices[0]) == LOTS.choices[1]
