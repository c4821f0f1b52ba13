"""The codes of tie-breaks in files (MTB26), for individual events."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

# fmt: off
NAMES: Final = frozenset({
    "PTS", "ADJ", "DE", "WIN", "WON", "BPG", "BWG", "PS", "REP", "STD", "TPN", "BH", "AOB", "FB",
    "SB", "KS", "ARO", "TPR", "PTP", "APRO", "APPO", "RTNG",
})
# fmt: on
"""All of Article 5 for individuals; ADJ, the score of 16.3, is of use in tests only."""
OLDER: Final = "OTHER_"
"""Before the codes of tie-breaks that are not of C.07."""
OF_A_GROUP: Final = frozenset(
    {
        "DE",
        "OTHER_RATINGS_CUTS",
        "OTHER_RATINGS_CUTS_ZERO",
        "OTHER_PS_CUTS",
        "OTHER_PS_RESULTS",
        "OTHER_PS_CUTS_UNRATED",
        "OTHER_PS_RESULTS_UNRATED",
        "OTHER_FIRST",
        "OTHER_AVERAGE_FIRST",
        "OTHER_LOT_1992_FIRST",
    }
)
"""Their value is a rank inside the tied group."""
CUTS: Final = {"C1": (1, 0), "C2": (2, 0), "M1": (1, 1), "M2": (2, 2)}


class Code(NamedTuple):
    """A code of MTB26: `BH/C1/P`, `KS/L+1`, `TPN/R`, `ARO/U1400`."""

    name: str
    low: int = 0
    high: int = 0
    limit: int = 0
    options: frozenset[str] = frozenset()
    unrated: int = 0

    @property
    def lower_is_better(self) -> bool:
        """DE is a rank, so is a lot, TPN goes up (7.8), and /R turns an order round (7.8, 10.6)."""
        lower = OF_A_GROUP | {"TPN", "OTHER_LOT", "OTHER_LOT_1992"}
        return (self.name in lower) != ("R" in self.options)


@cache
def parse(text: str) -> Code:
    """Raises ValueError for what is no code of an individual event; GE is REP before 2024."""
    name, *modifiers = text.upper().split("/")
    code = Code("REP" if name == "GE" else name)
    for modifier in modifiers:
        code = _modified(code, modifier)
    if code.name not in NAMES and not code.name.startswith(OLDER):
        raise ValueError(text)
    return code


def _modified(code: Code, modifier: str) -> Code:
    if modifier in CUTS:
        low, high = CUTS[modifier]
        return code._replace(low=low, high=high)
    if found := re.fullmatch(r"L([+-]?\d+)", modifier):
        return code._replace(limit=int(found[1]))
    if found := re.fullmatch(r"U(\d+)", modifier):
        return code._replace(unrated=int(found[1]))
    if modifier in {"P", "F", "R"}:
        return code._replace(options=code.options | {modifier})
    raise ValueError(modifier)
