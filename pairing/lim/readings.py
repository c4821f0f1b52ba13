"""What the text of the Lim system leaves open, as named options (docs/systems/lim-*.md)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from pairing.model import Options
from pairing.options import checked
from pairing.scores import ByeBar
from pairing.system import Reading

MILDEST_BYE_BAR = ByeBar.FORFEIT_WIN
"""8.2: the bye and the walkover."""

READINGS_1999 = (
    Reading("maxi", "10.2, 10.8, 12.7", ("no", "yes")),
    Reading("maxi-end", "10.2", ("staying", "at-first")),
    Reading("forfeits-meet", "2", ("no", "yes")),
    Reading("federations", "22", ("no", "if-possible", "always")),
    Reading("full-bye", "8.2", ("free", "bars")),
    Reading("cracking", "9.6", ("recount", "once")),
    Reading("cracked-pair", "9.6", ("last-made", "first-made")),
    Reading("adjacent", "10.3, 10.4, 10.9", ("own", "with-floaters")),
    Reading("taken", "10.3", ("by-10.8", "needed")),
    Reading("floaters", "10.6", ("anybody", "last")),
    Reading("median-upfloaters", "10.8", ("highest", "lowest")),
    Reading("newcomers", "10.8, 12.2", ("yes", "no")),
    Reading("floated", "10.10", ("game", "points")),
    Reading("history", "12.4", ("games", "rounds")),
    Reading("last-round", "13", ("everybody", "same-score")),
    Reading("last-colours", "12.3, 13", ("fewest-limits", "no-limits")),
    Reading("parity", "14.2, 17", ("arrived", "tpn")),
    Reading("ties", "16", ("text", "a", "b")),
    Reading("progressive", "16 (b)", ("score", "result")),
)
READINGS_2026 = (
    Reading("maxi", "3.2.3, 3.8, 5.7", ("no", "yes")),
    Reading("maxi-end", "3.2.3", ("staying", "at-first")),
    Reading("full-bye", "1.1", ("bars", "free")),
    Reading("cracking", "2.6", ("recount", "once")),
    Reading("cracked-pair", "2.6", ("last-made", "first-made")),
    Reading("adjacent", "3.3, 3.4, 3.9", ("own", "with-floaters")),
    Reading("taken", "3.3", ("by-3.8", "needed")),
    Reading("floaters", "3.6", ("anybody", "last")),
    Reading("median-upfloaters", "3.8", ("highest", "lowest")),
    Reading("newcomers", "3.8, 5.2", ("yes", "no")),
    Reading("floated", "3.10", ("game", "points")),
    Reading("last-round", "6", ("everybody", "same-score")),
    Reading("last-colours", "5.3, 6", ("fewest-limits", "no-limits")),
    Reading("parity", "7.2", ("arrived", "tpn")),
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


def chosen_of(
    options: Options, readings: Iterable[Reading], settled: Mapping[str, str]
) -> LimReadings:
    """What they say, with what the edition itself has settled. Raises OptionError."""
    value = {**settled, **checked(options, readings)}
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
