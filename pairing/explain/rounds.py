"""A whole round explained."""

from __future__ import annotations

from dataclasses import dataclass

from pairing.explain.brackets import (
    BracketExplanation,
    ByeExplanation,
    explain_bracket,
    explain_bye,
)
from pairing.explain.position import ExplainedRound


@dataclass(frozen=True, slots=True)
class RoundExplanation:
    """The brackets from the top, and the bye if there is one."""

    round: int
    brackets: tuple[BracketExplanation, ...]
    bye: ByeExplanation | None


def explain_round(position: ExplainedRound) -> RoundExplanation:
    return RoundExplanation(
        round=position.field.round_number,
        brackets=tuple(explain_bracket(position, group) for group in range(len(position.brackets))),
        bye=explain_bye(position),
    )
