"""The auxiliary rankings of V3 as tie-breaks.

The source names them without formulas. An opponent is somebody met over the board.
"""

from __future__ import annotations

from pairing.model import Options
from pairing.ranking.own_list import OwnList
from pairing.vincze.readings import VinczeReadings, chosen_by


def ranks_by(options: Options) -> OwnList:
    """In their order. Raises OptionError."""
    chosen = chosen_by(options)
    return OwnList(tuple(_code(name, chosen) for name in chosen.tie_breaks), chosen.seed)


def _code(name: str, chosen: VinczeReadings) -> str:
    buchholz = "OTHER_BH_ZERO" if chosen.unplayed_as_zero else "OTHER_BH"
    codes = {
        "buchholz": buchholz,
        "median-buchholz": f"{buchholz}/M1",
        "sonneborn-berger": "OTHER_SB",
        "progress": "PS",
        "wins": "OTHER_WINS" if chosen.wins_by_forfeit else "WON",
        "blacks": "BPG",
        "lot": "OTHER_LOT",
    }
    return codes[name]
