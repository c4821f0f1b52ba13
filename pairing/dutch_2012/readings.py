"""What the Istanbul text of the Dutch System leaves open, as named options."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pairing.model import Options
from pairing.options import checked
from pairing.system import Reading

READINGS: Final = (
    Reading(name="parity", article="E.5", choices=("arrived", "tpn")),
    Reading(name="absent-opponent", article="A.4, F.2", choices=("floats", "none")),
    Reading(name="late-colours", article="E.5", choices=("as-round-1", "by-round")),
    Reading(name="closeness", article="A.11, B.3", choices=("procedure", "scores-first")),
    Reading(name="moved-down-floats", article="C.10.c, C.10.d", choices=("protected", "free")),
    Reading(name="half-of", article="A.3, C.1", choices=("all", "staying")),
    Reading(name="joined", article="C.3.a, C.13, A.3", choices=("heterogeneous", "half-rule")),
    Reading(name="mdps-meet", article="C.4, C.6", choices=("all-others", "residents")),
    Reading(name="backtrack-for", article="C.12", choices=("m1-too", "p1-only")),
    Reading(name="completing", article="C.13, A.11", choices=("mdps-first", "pairs-first")),
    Reading(name="bye-float", article="A.5, B.5, B.6", choices=("counts", "ignored")),
    Reading(name="stronger", article="E.2", choices=("kind", "difference")),
)


@dataclass(frozen=True, slots=True)
class Readings2012:
    """The readings in force."""

    parity_of_arrived: bool
    absentee_floats: bool
    late_colours_by_round: bool
    scores_first: bool
    mdps_float_freely: bool
    half_of_staying: bool
    joined_half_rule: bool
    mdps_meet_residents: bool
    backtrack_for_p1_only: bool
    completing_pairs_first: bool
    bye_floats: bool
    wider_is_stronger: bool


def chosen_by(options: Options) -> Readings2012:
    """Raises OptionError."""
    value = checked(options, READINGS)
    return Readings2012(
        parity_of_arrived=value["parity"] == "arrived",
        absentee_floats=value["absent-opponent"] == "floats",
        late_colours_by_round=value["late-colours"] == "by-round",
        scores_first=value["closeness"] == "scores-first",
        mdps_float_freely=value["moved-down-floats"] == "free",
        half_of_staying=value["half-of"] == "staying",
        joined_half_rule=value["joined"] == "half-rule",
        mdps_meet_residents=value["mdps-meet"] == "residents",
        backtrack_for_p1_only=value["backtrack-for"] == "p1-only",
        completing_pairs_first=value["completing"] == "pairs-first",
        bye_floats=value["bye-float"] == "counts",
        wider_is_stronger=value["stronger"] == "difference",
    )
