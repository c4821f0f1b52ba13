"""The editions of the Lim system.

The engine cites the rules of 1999; the Handbook of 2026 says the same under other numbers
(C.04.4.3) and leaves to other chapters what stood there beside them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pairing.lim.numbers import NUMBERS_OF_2026
from pairing.lim.readings import READINGS_1999, READINGS_2026, LimReadings, chosen_of
from pairing.model import Options
from pairing.system import Reading


@dataclass(frozen=True, slots=True)
class LimEdition:
    """One text of the rules.

    - `settled`: readings of another edition that this one, or a rule above it, decides.
    - `numbers`: what the rules of 1999 are called in it.
    - `bye_barred`: the message that a player may not have the bye.
    """

    code: str
    readings: tuple[Reading, ...]
    settled: Mapping[str, str] = field(default_factory=dict)
    numbers: Mapping[str, str] = field(default_factory=dict)
    bye_barred: str = "Pairing-Lim-Bye.had-before"

    def chosen(self, options: Options) -> LimReadings:
        """Raises OptionError."""
        return chosen_of(options, self.readings, self.settled)

    def article(self, rule: str) -> str:
        """The number of a rule of 1999 in this edition."""
        return self.numbers.get(rule, rule)


LIM_OF_1999 = LimEdition("lim-1999", READINGS_1999)
LIM_OF_2026 = LimEdition(
    "lim-2026",
    READINGS_2026,
    settled={
        "forfeits-meet": "no",  # C.04.2 3.5
        "federations": "no",
        "history": "games",  # C.04.2 3.4
        "ties": "text",
        "progressive": "score",
    },
    numbers=NUMBERS_OF_2026,
    bye_barred="Pairing-Fide-2026-Bye.barred",
)
