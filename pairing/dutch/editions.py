"""What differs between the editions of C.04.3; everything else is common to them.

The order (1.2, A.2), the colours, C1 to C3, the topscorers, the generation of candidates and the
criteria on pairs, colours and floats are the same. Numbers of criteria in this package are those
of 2026; 2017 counts C6 to C8 as C.5 to C.7 and C10 to C21 as C.8 to C.19.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Articles(NamedTuple):
    """Where the edition says what may stand in the way of a round-pairing."""

    absolute: str
    pab: str
    incomplete: str


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition of the FIDE (Dutch) System as a set of rules.

    - `absence_floats`: whoever does not play gets a downfloat (A.4.b), not only for points
      beyond those of a loss (1.4.3).
    - `full_bye_bars_pab`: C2 bars for any unplayed round worth a win, not only for forfeit wins.
    - `completes_every_bracket`: every bracket leaves the rest a pairing (C4). Otherwise only one
      that has failed to is paired again, and all players below it become one bracket (A.9).
    - `lowest_pab`: the score of whoever gets the PAB is as low as can be (C5).
    - `fewest_unplayed`: of equals the PAB spares who has missed games (C9).
    """

    code: str
    encoded_type: str
    articles: Articles
    absence_floats: bool
    full_bye_bars_pab: bool
    completes_every_bracket: bool
    lowest_pab: bool
    fewest_unplayed: bool


DUTCH_2026 = Edition(
    code="dutch-2026",
    encoded_type="FIDE_DUTCH_2026",
    articles=Articles(absolute="C.04.3 2.1", pab="C.04.3 2.1.2", incomplete="C.04.3 1.9.3"),
    absence_floats=False,
    full_bye_bars_pab=True,
    completes_every_bracket=True,
    lowest_pab=True,
    fewest_unplayed=True,
)

DUTCH_2017 = Edition(
    code="dutch-2017",
    encoded_type="FIDE_DUTCH_2017",
    articles=Articles(absolute="C.04.3 C.1-C.3", pab="C.04.3 C.2", incomplete="C.04.3 A.9"),
    absence_floats=True,
    full_bye_bars_pab=False,
    completes_every_bracket=False,
    lowest_pab=False,
    fewest_unplayed=False,
)
