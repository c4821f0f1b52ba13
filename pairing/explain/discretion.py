"""Explanations for everybody: which pairs the tournament keeps apart is for its arbiters only."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from pairing.explain.floats import FloatExplanation
from pairing.explain.pairs import PairExplanation, Rejected
from pairing.explain.reasons import ObstacleKind


def discreet_pair(pair: PairExplanation) -> PairExplanation:
    """Partners who may not be met by decision of the tournament are only counted."""
    before = _open(pair.before)
    return replace(pair, before=before, further=pair.further + len(pair.before) - len(before))


def discreet_floats(floats: Iterable[FloatExplanation]) -> tuple[FloatExplanation, ...]:
    return tuple(
        replace(
            each,
            partners=_open(each.partners),
            further=each.further + len(each.partners) - len(_open(each.partners)),
        )
        for each in floats
    )


def _open(rejected: Iterable[Rejected]) -> tuple[Rejected, ...]:
    return tuple(each for each in rejected if each.reason.kind is not ObstacleKind.PROHIBITED)
