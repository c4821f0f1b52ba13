"""What the Istanbul text of the Dutch System leaves open, as named options."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pairing.model import Options
from pairing.options import checked
from pairing.system import Reading

READINGS: Final = (
    Reading(
        name="parity",
        article="E.5",
        question="Is a number odd or even among those who have arrived, or as it stands?",
        choices=("arrived", "tpn"),
    ),
    Reading(
        name="absent-opponent",
        article="A.4, F.2",
        question="Does who did not appear at the board float by the pairing, or not at all?",
        choices=("floats", "none"),
    ),
    Reading(
        name="late-colours",
        article="E.5",
        question="Two without a game meet after round 1: as in round 1, or the smaller number"
        " alternates from round to round?",
        choices=("as-round-1", "by-round"),
    ),
    Reading(
        name="closeness",
        article="A.11, B.3",
        question="With players moved down from several scores: the procedure as it stands, or"
        " close scores before colours?",
        choices=("procedure", "scores-first"),
    ),
    Reading(
        name="moved-down-floats",
        article="C.10.c, C.10.d",
        question="Do B.5 and B.6 protect a player who has moved down from moving down again?",
        choices=("protected", "free"),
    ),
    Reading(
        name="half-of",
        article="A.3, C.1",
        question="Half of the players: counted before or after those leave who have no opponent?",
        choices=("all", "staying"),
    ),
    Reading(
        name="joined",
        article="C.3.a, C.13, A.3",
        question="Are brackets joined where no pair helps, and heterogeneous; or where M1 is 0, and"
        " as A.3 says?",
        choices=("heterogeneous", "half-rule"),
    ),
    Reading(
        name="mdps-meet",
        article="C.4, C.6",
        question="Whom may a player moved down meet in a heterogeneous bracket: all others of S2,"
        " or residents only?",
        choices=("all-others", "residents"),
    ),
    Reading(
        name="backtrack-for",
        article="C.12",
        question="What have other floaters to allow: P1 pairs with M1 of them, or P1 pairs in any"
        " way?",
        choices=("m1-too", "p1-only"),
    ),
    Reading(
        name="completing",
        article="C.13, A.11",
        question="The other pairing of the penultimate bracket: is it one with as many players"
        " moved down, or with as many pairs, as possible?",
        choices=("mdps-first", "pairs-first"),
    ),
    Reading(
        name="bye-float",
        article="A.5, B.5, B.6",
        question="Is the bye of this round a downfloat under B.5 and B.6?",
        choices=("counts", "ignored"),
    ),
    Reading(
        name="stronger",
        article="E.2",
        question="Is one absolute preference stronger than another by a wider colour difference?",
        choices=("kind", "difference"),
    ),
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
