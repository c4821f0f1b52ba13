"""The brackets of a round from the top, who floats down and why, and who gets the bye."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from pairing.explain.position import ExplainedRound, Pair
from pairing.explain.reasons import Reason, bye_barred, if_floating, not_completable
from pairing.matching.bits import set_of
from pairing.matching.cardinality import Matching
from pairing.model import TPN, HalfPoints

SHOWN = 4
"""So many players who would float earlier are judged for each bracket."""


class Need(StrEnum):
    """Why so many have to float down from a bracket."""

    ODD = "odd-number"
    TOO_MANY_MDPS = "more-mdps-than-residents"
    NO_PARTNER = "no-legal-partner"
    COMPLETION = "completion"


@dataclass(frozen=True, slots=True)
class Spared:
    """Somebody who would come first as the one to float (or to get the bye), and why not."""

    player: TPN
    reason: Reason


@dataclass(frozen=True, slots=True)
class BracketExplanation:
    """Bracket `number` (from 1). `need` is None if nobody floats down.

    `spared` are lower ranked residents who were paired although somebody floats. 2017, A.9:
    `repaired` because the rest could not be completed, `collapsed` with all lower scores.
    """

    number: int
    score: HalfPoints
    residents: tuple[TPN, ...]
    mdps: tuple[TPN, ...]
    pairs: tuple[Pair, ...]
    downfloaters: tuple[TPN, ...]
    need: Need | None
    spared: tuple[Spared, ...]
    repaired: bool = False
    collapsed: bool = False


@dataclass(frozen=True, slots=True)
class ByeExplanation:
    """Who gets the PAB. `spared` are those ranked below, and why the bye was not theirs."""

    player: TPN
    score: HalfPoints
    unplayed: int
    spared: tuple[Spared, ...]
    further: int


def explain_bracket(position: ExplainedRound, group: int) -> BracketExplanation:
    outcome = position.brackets[group]
    return BracketExplanation(
        number=group + 1,
        score=outcome.resident_score,
        residents=position.residents(group),
        mdps=position.ranked(outcome.mdps),
        pairs=outcome.pairs,
        downfloaters=outcome.downfloaters,
        need=need_of(position, group) if outcome.downfloaters else None,
        spared=_spared(position, group),
        repaired=outcome.penultimate,
        collapsed=outcome.collapsed,
    )


def need_of(position: ExplainedRound, group: int) -> Need:
    """Why anybody at all floats down from a bracket that somebody floats down from."""
    outcome = position.brackets[group]
    residents, floating = position.residents(group), len(outcome.downfloaters)
    if floating == 1 and (len(residents) + len(outcome.mdps)) % 2:
        return Need.ODD
    if floating == len(outcome.mdps) - len(residents):
        return Need.TOO_MANY_MDPS
    return Need.COMPLETION if _most_pairs(position, group) > len(outcome.pairs) else Need.NO_PARTNER


def _most_pairs(position: ExplainedRound, group: int) -> int:
    """The pairs that C1 to C3 permit in the bracket, without a thought of the rest."""
    bracket = position.bracket(group)
    players = bracket.players
    inside, residents = set_of(players), set_of(bracket.residents)
    near = [0] * len(position.roster)
    for place in players:
        partners = residents if place in bracket.mdps else inside
        near[place] = position.roster.allowed[place] & partners
    matching = Matching(near)
    matching.fill(players)
    return (len(players) - matching.free.bit_count()) // 2


def _spared(position: ExplainedRound, group: int) -> tuple[Spared, ...]:
    """If one resident floats: the lower ranked residents, from the last one upwards."""
    outcome = position.brackets[group]
    residents = position.residents(group)
    if len(outcome.downfloaters) != 1 or outcome.downfloaters[0] not in residents:
        return ()
    floater = residents.index(outcome.downfloaters[0])
    below = residents[:floater:-1][:SHOWN]
    return tuple(Spared(tpn, _why_spared(position, group, tpn)) for tpn in below)


def _why_spared(position: ExplainedRound, group: int, tpn: TPN) -> Reason:
    if position.is_last(group):
        barred = bye_barred(position, tpn)
        if barred is not None:
            return barred
    return if_floating(position, group, tpn).reason


def explain_bye(position: ExplainedRound) -> ByeExplanation | None:
    """The PAB of the round; None if everybody has an opponent."""
    player = position.pab
    if player is None:
        return None
    below = [entrant.tpn for entrant in position.roster.entrants[position.place[player] + 1 :]]
    nearest = below[: -SHOWN - 1 : -1]
    return ByeExplanation(
        player=player,
        score=position.entrant(player).score,
        unplayed=position.entrant(player).unplayed,
        spared=tuple(Spared(tpn, _why_no_bye(position, tpn)) for tpn in nearest),
        further=max(0, len(below) - SHOWN),
    )


def _why_no_bye(position: ExplainedRound, tpn: TPN) -> Reason:
    """C2; C4, C5 for lower scores; otherwise the bracket in which the player would have floated."""
    barred = bye_barred(position, tpn)
    if barred is not None:
        return barred
    lowest = position.completion.pab_score
    if lowest is not None and position.entrant(tpn).score != lowest:
        return not_completable(position, position.paired_in[tpn])
    return if_floating(position, position.paired_in[tpn], tpn).reason
