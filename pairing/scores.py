"""Standings points, pairing scores and floats of the rounds behind (C.04.3 1.4, C.04.7 1.5)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from itertools import groupby

from pairing.model import TPN, Field, HalfPoints, Participant, RoundKind, Scoring


class Float(StrEnum):
    NONE = ""
    DOWN = "down"
    UP = "up"


def standings_points(participant: Participant, before_round: int) -> HalfPoints:
    """The points won in the rounds before the given one, without virtual points."""
    return sum(past.points for past in participant.rounds[: before_round - 1])


def virtual_points(participant: Participant, round_number: int) -> HalfPoints:
    virtual = participant.virtual
    return virtual[round_number - 1] if len(virtual) >= round_number else 0


def pairing_score(participant: Participant, round_number: int) -> HalfPoints:
    """The score that counted when the round was paired: standings plus virtual points."""
    return standings_points(participant, round_number) + virtual_points(participant, round_number)


def scores_before(field: Field, round_number: int) -> Mapping[TPN, HalfPoints]:
    return {
        participant.tpn: pairing_score(participant, round_number)
        for participant in field.participants
    }


def scoregroups(scores: Iterable[HalfPoints]) -> tuple[range, ...]:
    """The places of equal scores, from the first on; `scores` are those of the field in order."""
    groups: list[range] = []
    start = 0
    for _score, equal in groupby(scores):
        stop = start + sum(1 for _ in equal)
        groups.append(range(start, stop))
        start = stop
    return tuple(groups)


def float_of(
    participant: Participant,
    round_number: int,
    scores: Mapping[TPN, HalfPoints],
    scoring: Scoring,
    *,
    absence_floats: bool = False,
) -> Float:
    """The float a player received in a past round (1.4); `scores` are those before that round.

    `absence_floats`: whoever did not play has a downfloat, points or not (2017, A.4.b).
    """
    if not 1 <= round_number <= len(participant.rounds):
        return Float.NONE
    past = participant.rounds[round_number - 1]
    if past.kind is RoundKind.GAME:
        if past.opponent is None or past.opponent not in scores:
            return Float.NONE
        mine, theirs = scores[participant.tpn], scores[past.opponent]
        return Float.DOWN if mine > theirs else Float.UP if mine < theirs else Float.NONE
    if absence_floats or past.kind is RoundKind.PAB or past.points > scoring.of(round_number).loss:
        return Float.DOWN
    return Float.NONE


class ByeBar(StrEnum):
    """What keeps a player from the bye: it came before, or these points without play as well."""

    UNPLAYED_POINTS = "unplayed-points"
    UNPLAYED_WIN = "unplayed-win"
    FORFEIT_WIN = "forfeit-win"
    BYE = "bye"


def may_get_bye(participant: Participant, scoring: Scoring, bar: ByeBar) -> bool:
    if bar is ByeBar.BYE:
        return all(past.kind is not RoundKind.PAB for past in participant.rounds)
    if bar is ByeBar.UNPLAYED_POINTS:
        return not any(
            past.kind is RoundKind.PAB
            or (not past.played and past.points > scoring.of(number).loss)
            for number, past in enumerate(participant.rounds, start=1)
        )
    return may_get_pab(participant, scoring, full_bye_bars=bar is ByeBar.UNPLAYED_WIN)


def may_get_pab(participant: Participant, scoring: Scoring, *, full_bye_bars: bool = True) -> bool:
    """C2: no PAB yet, and no single unplayed round that was worth a win (Basic Rules 4).

    `full_bye_bars` False: among the latter only forfeit wins count (2017, C.2).
    """
    return not any(
        past.kind is RoundKind.PAB
        or (
            (full_bye_bars or past.kind is RoundKind.FORFEIT_WIN)
            and not past.played
            and past.points >= scoring.of(number).win
        )
        for number, past in enumerate(participant.rounds, start=1)
    )
