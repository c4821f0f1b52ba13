"""The final ranking of a system that brings its own (auxiliary rankings, tie-breaks)."""

from __future__ import annotations

from dataclasses import dataclass

from pairing.model import TPN, HalfPoints


@dataclass(frozen=True, slots=True)
class Ranked:
    """One line of a ranking, from the top. `place` is shared where nothing decides.

    `values` are the criteria in their order, each a message of the catalogues, with their values as
    text, e.g. ("Pairing-TieBreak.buchholz", "42.5").
    """

    place: int
    tpn: TPN
    points: HalfPoints
    values: tuple[tuple[str, str], ...] = ()
