"""The random tournament generator: complete tournaments, paired by the rules, as TRF26.

report = random_tournament(Axes(players=40), Random("7"), "7")     # -> pairing.trf.Report
"""

from pairing.generator.axes import Acceleration, Axes, AxisError
from pairing.generator.source import Source
from pairing.generator.tournament import NoTournamentError, random_tournament

__all__ = [
    "Acceleration",
    "Axes",
    "AxisError",
    "NoTournamentError",
    "Source",
    "random_tournament",
]
