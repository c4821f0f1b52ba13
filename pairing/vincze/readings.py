"""What the text of VinczeSwiss leaves open, as named options."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pairing.model import Options
from pairing.options import checked, listed
from pairing.system import Reading

TIE_BREAKS: Final = (
    "buchholz",
    "median-buchholz",
    "sonneborn-berger",
    "progress",
    "wins",
    "blacks",
    "lot",
)
"""The seven auxiliary rankings of V3 in the order of the text."""

READINGS: Final = (
    Reading(name="odd-player", article="V8, V17", choices=("before", "left-over")),
    Reading(name="odd-player-bar", article="V8", choices=("odd-player", "unplayed-win")),
    Reading(name="forfeits-meet", article="V6", choices=("no", "yes")),
    Reading(name="ban-lifted", article="V22", choices=("last", "before-replacing")),
    Reading(name="same-twice", article="V21, V24.1", choices=("games", "rounds")),
    Reading(name="lifted-colours", article="V22, V24.1", choices=("kept", "dropped")),
    Reading(name="difference", article="V24.2", choices=("absolute", "signed")),
    Reading(name="never-played", article="V24.5", choices=("parity", "opponent")),
    Reading(name="parity", article="V23", choices=("tpn", "arrived")),
    Reading(name="tie-breaks", article="V3", choices=(), listing=TIE_BREAKS),
    Reading(name="unplayed-rounds", article="V3", choices=("left-out", "zero")),
    Reading(name="wins", article="V3", choices=("played", "with-forfeits")),
    Reading(name="seed", article="V3", choices=()),
)


@dataclass(frozen=True, slots=True)
class VinczeReadings:
    """The readings in force; False and the whole list are the defaults."""

    odd_player_left_over: bool
    unplayed_win_bars: bool
    forfeits_meet: bool
    ban_lifted_first: bool
    twice_in_rounds: bool
    lifted_drops_rule_1: bool
    signed_difference: bool
    opponent_alternates: bool
    parity_of_arrived: bool
    tie_breaks: tuple[str, ...]
    unplayed_as_zero: bool
    wins_by_forfeit: bool
    seed: str


def chosen_by(options: Options) -> VinczeReadings:
    """Raises OptionError."""
    value = checked(options, READINGS)
    return VinczeReadings(
        odd_player_left_over=value["odd-player"] == "left-over",
        unplayed_win_bars=value["odd-player-bar"] == "unplayed-win",
        forfeits_meet=value["forfeits-meet"] == "yes",
        ban_lifted_first=value["ban-lifted"] == "before-replacing",
        twice_in_rounds=value["same-twice"] == "rounds",
        lifted_drops_rule_1=value["lifted-colours"] == "dropped",
        signed_difference=value["difference"] == "signed",
        opponent_alternates=value["never-played"] == "opponent",
        parity_of_arrived=value["parity"] == "arrived",
        tie_breaks=listed(value["tie-breaks"]) or TIE_BREAKS,
        unplayed_as_zero=value["unplayed-rounds"] == "zero",
        wins_by_forfeit=value["wins"] == "with-forfeits",
        seed=value["seed"],
    )
