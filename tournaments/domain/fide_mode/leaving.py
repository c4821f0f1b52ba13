"""Whatever leaves FIDE mode is confirmed twice (level 4), and the leaving stands in the log.

The rule is that of the class: every command that is a `MayLeaveFideMode` is asked about here, once
it is accepted by its own noun.
"""

from __future__ import annotations

from typing import Final, TypeGuard, TypeVar

from msgspec.structs import replace

from ..batches.in_turn import after
from ..command import Command, MayLeaveFideMode
from ..decisions import Accepted, Context, Decision
from ..refusals import Refused, refuse
from ..said import Said, item
from ..tournament.state import Tournament
from .events import FideModeLeft
from .outside import Outside, outside_fide

C = TypeVar("C", bound=Command)

QUESTION: Final = "ConfirmFideMode"


def with_leaving(
    state: Tournament, command: Command, decision: Decision, context: Context
) -> Decision:
    """The decision, with the leaving of FIDE mode before what leaves it; refused where that was not
    confirmed twice. Whoever has left it is not asked again."""
    if not isinstance(command, MayLeaveFideMode) or not isinstance(decision, Accepted):
        return decision
    if outside_fide(state):
        return decision
    outside = outside_fide(after(state, decision.events, context))
    if not outside:
        return decision
    return _not_confirmed(command, outside) or Accepted(
        (*decision.events, _left(outside)) if command.opens else (_left(outside), *decision.events)
    )


def asks_to_leave(outcome: object) -> TypeGuard[Refused]:
    """Whether FIDE mode is all that a command is asked about."""
    return isinstance(outcome, Refused) and outcome.code == QUESTION


def confirmed(command: C, question: Refused) -> C:
    """The command as it is sent by whoever says yes twice to that question."""
    if not isinstance(command, MayLeaveFideMode):
        return command
    first = question.facts["round"]
    return replace(command, leaves_fide_mode_from=first, leaves_fide_mode_again=first)


def _not_confirmed(command: MayLeaveFideMode, outside: tuple[Outside, ...]) -> Refused | None:
    first = outside[0].first
    if command.leaves_fide_mode_from != first:
        reasons = "; ".join(_as_item(each.what) for each in outside)
        return refuse(QUESTION, round=first, reasons=reasons)
    if command.leaves_fide_mode_again != first:
        return refuse(f"{QUESTION}.again", round=first)
    return None


def _as_item(what: Said) -> str:
    """No blank stands in a fact of an item."""
    facts = {name: str(fact).replace(" ", "") for name, fact in what.facts.items()}
    return item(what.says, **facts)


def _left(outside: tuple[Outside, ...]) -> FideModeLeft:
    return FideModeLeft(first=outside[0].first, reasons=tuple(each.what for each in outside))
