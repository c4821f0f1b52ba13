"""The Index of 1.7: Buchholz and Sonneborn-Berger from the scores of the moment."""

from __future__ import annotations

from collections.abc import Mapping

from pairing.burstein.readings import BursteinReadings
from pairing.model import TPN, Field, HalfPoints, Participant, RoundKind

Index = tuple[int, int]
"""Buchholz in half points, Sonneborn-Berger in quarters of a point."""


def indexes(field: Field, readings: BursteinReadings) -> Mapping[TPN, Index]:
    """Of everybody; virtual points say nothing here (1.7.2)."""
    own = {each.tpn: sum(past.points for past in each.rounds) for each in field.participants}
    seen = {
        each.tpn: own[each.tpn] + _draws_for_absences(field, each, readings)
        for each in field.participants
    }
    in_sb = seen if readings.draws_in_sonneborn_berger else own
    return {each.tpn: _index(each, own, seen, in_sb) for each in field.participants}


def _index(
    player: Participant,
    own: Mapping[TPN, HalfPoints],
    seen: Mapping[TPN, HalfPoints],
    in_sb: Mapping[TPN, HalfPoints],
) -> Index:
    """1.7.2: a round not played is a game against oneself with the points it gave."""
    buchholz = sonneborn_berger = 0
    for past in player.rounds:
        if past.played and past.opponent is not None:
            buchholz += seen.get(past.opponent, 0)
            sonneborn_berger += past.points * in_sb.get(past.opponent, 0)
        else:
            buchholz += own[player.tpn]
            sonneborn_berger += past.points * own[player.tpn]
    return buchholz, sonneborn_berger


def _draws_for_absences(
    field: Field, player: Participant, readings: BursteinReadings
) -> HalfPoints:
    """1.7.2: what opponents see of the zero-point byes in a row up to now, each worth a draw."""
    if readings.absent_now and player.tpn not in field.away:
        return 0
    gained = 0
    for number in range(len(player.rounds), 0, -1):
        past = player.rounds[number - 1]
        if past.kind is not RoundKind.ZERO_BYE:
            break
        gained += field.scoring.of(number).draw - past.points
    return gained
