"""The last look before a draft stands: the absolute rules of C.04.1, without the engine's help."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from pairing.scores import ByeBar, may_get_bye
from pairing.systems import SYSTEMS

from ..ids import PlayerId
from ..refusals import Refused, listed, refuse
from ..settings.by_table import by_table
from ..standings.record import records
from ..standings.standings import opponents
from ..tournament.state import Tournament
from .field import Pair, field_as_paired, pairable


def illegal(
    state: Tournament, number: int, pairs: tuple[Pair, ...], pab: PlayerId | None
) -> Refused | None:
    if by_table(state.settings_in(number)):
        return _everybody_once(state, number, pairs, pab)
    return (
        _everybody_once(state, number, pairs, pab)
        or _no_second_meeting(state, number, pairs)
        or _nobody_prohibited(state, number, pairs)
        or _pab_deserved(state, number, pab)
    )


def _everybody_once(
    state: Tournament, number: int, pairs: tuple[Pair, ...], pab: PlayerId | None
) -> Refused | None:
    seated = [player for pair in pairs for player in pair] + ([] if pab is None else [pab])
    odd = set(seated).symmetric_difference(pairable(state, number))
    if not odd and len(seated) == len(set(seated)):
        return None
    return _refused(number, "not-everybody-present", odd)


def _no_second_meeting(state: Tournament, number: int, pairs: tuple[Pair, ...]) -> Refused | None:
    """C.04.1 2."""
    rows = records(state, number - 1)
    for white, black in pairs:
        if black in opponents(rows[white]):
            return _refused(number, "meet-again", (white, black))
    return None


def _nobody_prohibited(state: Tournament, number: int, pairs: tuple[Pair, ...]) -> Refused | None:
    forbidden = {
        frozenset(two)
        for group in state.prohibited
        if group.first <= number <= group.last
        for two in combinations(map(state.kept_entry, group.players), 2)
    }
    for pair in pairs:
        if frozenset(pair) in forbidden:
            return _refused(number, "kept-apart", pair)
    return None


def _pab_deserved(state: Tournament, number: int, pab: PlayerId | None) -> Refused | None:
    """C.04.1 3 and 4, or what the rules of an older system say instead."""
    if pab is None:
        return None
    field = field_as_paired(state, number)
    participant = field.participants[state.order.index(pab)]
    system = SYSTEMS.get(state.settings_in(number).system)
    bar = system.bye_bar if system else ByeBar.UNPLAYED_WIN
    if may_get_bye(participant, field.scoring, bar):
        return None
    return refuse("IllegalPairing.bye", round=number, players=listed([pab]))


def _refused(number: int, fault: str, players: Iterable[PlayerId]) -> Refused:
    return refuse(f"IllegalPairing.{fault}", round=number, players=listed(sorted(players)))
