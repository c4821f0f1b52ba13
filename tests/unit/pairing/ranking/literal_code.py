"""The codes of tie-breaks in files (MTB26), for individual events."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

# fmt: off
NAMES: Final = frozenset({
    "PTS", "ADJ", "DE", "WIN", "WON", "BPG", "BWG", "PS", "REP", "STD", "TPN", "BH", "AOB", "FB",
    "SB", "KS", "ARO", "TPR", "PTP", "APRO", "APPO", "RTNG",
})
# fmt: on
"""All of Article 5 for individuals; ADJ, the score of 16.3, is of use in tests only."""
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
        """DE is a rank, TPN goes up (7.8), and /R turns an order round (7.8, 10.6)."""
        return (self.name in {"DE", "TPN"}) != ("R" in self.options)


def parse(text: str) -> Code:
    """Raises ValueError for what is no code of an individual event; GE is REP before 2024."""
    name, *modifiers = text.upper().split("/")
    code = Code("REP" if name == "GE" else name)
    for modifier in modifiers:
        code = _modified(code, modifier)
    if code.name not in NAMES:
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
