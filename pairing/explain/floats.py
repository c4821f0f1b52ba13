"""Why a player floats down: nobody in the bracket could be the partner, and why not."""

from __future__ import annotations

from dataclasses import dataclass

from pairing.explain.brackets import Need, need_of
from pairing.explain.pairs import SHOWN, Rejected
from pairing.explain.position import ExplainedRound
from pairing.explain.reasons import barred, if_paired
from pairing.model import TPN, HalfPoints


@dataclass(frozen=True, slots=True)
class FloatExplanation:
    """One bracket (from 1) out of which the player floats; `partners` are those it offered."""

    player: TPN
    bracket: int
    score: HalfPoints
    need: Need
    partners: tuple[Rejected, ...]
    further: int


def explain_floats(position: ExplainedRound, tpn: TPN) -> tuple[FloatExplanation, ...]:
    """Every bracket out of which a player floats in this round, from the top."""
    return tuple(
        _explain(position, group, tpn)
        for group, outcome in enumerate(position.brackets)
        if tpn in outcome.downfloaters
    )


def _explain(position: ExplainedRound, group: int, tpn: TPN) -> FloatExplanation:
    outcome = position.brackets[group]
    residents = position.residents(group)
    others = residents if tpn in outcome.mdps else (*position.ranked(outcome.mdps), *residents)
    offered = [other for other in others if other != tpn]
    return FloatExplanation(
        player=tpn,
        bracket=group + 1,
        score=outcome.resident_score,
        need=need_of(position, group),
        partners=tuple(_rejected(position, group, tpn, other) for other in offered[:SHOWN]),
        further=max(0, len(offered) - SHOWN),
    )


def _rejected(position: ExplainedRound, group: int, tpn: TPN, other: TPN) -> Rejected:
    absolute = barred(position, tpn, other)
    if absolute is not None:
        return Rejected(other, absolute)
    higher, lower = position.ranked((tpn, other))
    return Rejected(other, if_paired(position, group, [(higher, lower)]).reason)
