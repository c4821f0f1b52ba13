"""What the text of the Lim system leaves open, as named options (see docs/systems/lim-1999.md)."""

from __future__ import annotations

from dataclasses import dataclass

from pairing.model import Options
from pairing.options import checked
from pairing.scores import ByeBar
from pairing.system import Reading

MILDEST_BYE_BAR = ByeBar.FORFEIT_WIN
"""8.2: the bye and the walkover."""

READINGS = (
    Reading("maxi", "10.2, 10.8, 12.7", "Is this a maxi-tournament?", ("no", "yes")),
    Reading(
        "maxi-end",
        "10.2",
        "Who is the lowest (upwards: highest) ranked of the group, from whom the 100 points count:"
        " of those still there, or of all before anybody floated?",
        ("staying", "at-first"),
    ),
    Reading(
        "forfeits-meet",
        "2",
        "Have two players met whose game was not played?",
        ("no", "yes"),
    ),
    Reading(
        "federations",
        "22",
        "Are players of one federation kept apart near the end: never, if possible, always?",
        ("no", "if-possible", "always"),
    ),
    Reading(
        "full-bye",
        "8.2",
        "Does a full-point bye that was asked for bar the bye, as a walkover does?",
        ("free", "bars"),
    ),
    Reading(
        "cracking",
        "9.6",
        "Is the side whose pairing is cancelled counted again each time, or once?",
        ("recount", "once"),
    ),
    Reading(
        "cracked-pair",
        "9.6",
        "Which pair of the neighbouring group is cancelled: the one made last, or first?",
        ("last-made", "first-made"),
    ),
    Reading(
        "adjacent",
        "10.3, 10.4, 10.9",
        "Whom upfloaters may meet in the median: its own players, or downfloaters in it as well?",
        ("own", "with-floaters"),
    ),
    Reading(
        "taken",
        "10.3",
        "Are opponents taken whom 10.8 gives to those ahead, or only what they cannot spare?",
        ("by-10.8", "needed"),
    ),
    Reading(
        "floaters",
        "10.6",
        "Does a floater meet anybody of the group, or other floaters only after all others?",
        ("anybody", "last"),
    ),
    Reading(
        "median-upfloaters",
        "10.8",
        "Does an upfloater meet the highest or the lowest ranked opponent in the median?",
        ("highest", "lowest"),
    ),
    Reading(
        "newcomers",
        "10.8, 12.2",
        "Does an opponent without any game count as due the other colour?",
        ("yes", "no"),
    ),
    Reading(
        "floated",
        "10.10",
        "Who floated in the previous round: by a game only, or by points without a game too?",
        ("game", "points"),
    ),
    Reading(
        "history",
        "12.4",
        "Are colours compared game by game from the last one, or round by round?",
        ("games", "rounds"),
    ),
    Reading(
        "last-round",
        "13",
        "Whom do the colour limits let meet in the last round: everybody, or equal scores only?",
        ("everybody", "same-score"),
    ),
    Reading(
        "last-colours",
        "12.3, 13",
        "Where rule 13 lifts the limits: are fewest of them broken, or do they say nothing?",
        ("fewest-limits", "no-limits"),
    ),
    Reading(
        "parity",
        "14.2, 17",
        "Is a number odd or even among those who have arrived, or as it stands?",
        ("arrived", "tpn"),
    ),
    Reading(
        "ties",
        "16",
        "Are ties broken by (a) where all opponents are rated, else by (b); or by one only?",
        ("text", "a", "b"),
    ),
    Reading(
        "progressive",
        "16 (b)",
        "What is dropped with a round: its progressive score, or its result from all of them?",
        ("score", "result"),
    ),
)


@dataclass(frozen=True, slots=True)
class LimReadings:
    """The options of one tournament."""

    maxi: bool
    maxi_end_at_first: bool
    forfeits_meet: bool
    federations: str
    bye_bar: ByeBar
    recount: bool
    first_made_cracked: bool
    floaters_adjacent: bool
    only_needed: bool
    floaters_last: bool
    median_upfloaters_lowest: bool
    newcomers_suit: bool
    points_float: bool
    by_rounds: bool
    limits_between_scores: bool
    lifted_limits_silent: bool
    by_arrival: bool
    ties: str
    results_dropped: bool


def chosen(options: Options) -> LimReadings:
    """Raises OptionError."""
    value = checked(options, READINGS)
    return LimReadings(
        maxi=value["maxi"] == "yes",
        maxi_end_at_first=value["maxi-end"] == "at-first",
        forfeits_meet=value["forfeits-meet"] == "yes",
        federations=value["federations"],
        bye_bar=ByeBar.UNPLAYED_WIN if value["full-bye"] == "bars" else MILDEST_BYE_BAR,
        recount=value["cracking"] == "recount",
        first_made_cracked=value["cracked-pair"] == "first-made",
        floaters_adjacent=value["adjacent"] == "with-floaters",
        only_needed=value["taken"] == "needed",
        floaters_last=value["floaters"] == "last",
        median_upfloaters_lowest=value["median-upfloaters"] == "lowest",
        newcomers_suit=value["newcomers"] == "yes",
        points_float=value["floated"] == "points",
        by_rounds=value["history"] == "rounds",
        limits_between_scores=value["last-round"] == "same-score",
        lifted_limits_silent=value["last-colours"] == "no-limits",
        by_arrival=value["parity"] == "arrived",
        ties=value["ties"],
        results_dropped=value["progressive"] == "result",
    )
