"""Why the rules prefer their pairing to the one in the file (3.8)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from pairing.checker.comparison import DifferenceKind, PairingDifference
from pairing.clauses import clause
from pairing.explain import EXPLAINED, ExplainedRound
from pairing.explain.clauses import because
from pairing.explain.criteria import ContradictionError
from pairing.explain.position import Outcome
from pairing.explain.reasons import ObstacleKind as Reasons
from pairing.explain.reasons import compared
from pairing.model import Field, Options, RoundPairing
from pairing.story import RoundStory
from pairing.system import System


def why_not_as_filed(
    field: Field, filed: RoundPairing, system: System, options: Options
) -> Iterator[PairingDifference]:
    """The first criterion in which the file is worse, in the first bracket where it differs.

    `filed` is a complete pairing that respects the absolute criteria. Nothing if the pairs are the
    same. A system without such criteria tells instead how it makes the first pair that differs.
    """
    if system.tell is not None:
        yield from _steps(filed, system.tell(field, options))
    elif system.code in EXPLAINED:
        yield from _compared(filed, ExplainedRound(field, system.code, options))


def _steps(filed: RoundPairing, story: RoundStory) -> Iterator[PairingDifference]:
    pairs = {frozenset(board) for board in filed.boards}
    other = (each for each in story.boards if frozenset(each.board) not in pairs)
    for board in islice(other, 1):
        for step in board.steps:
            yield PairingDifference(DifferenceKind.REASON, step, step.players, step.article)


def _compared(filed: RoundPairing, position: ExplainedRound) -> Iterator[PairingDifference]:
    for number, actual in enumerate(position.brackets):
        instead = _as_filed(position, number, filed)
        if set(instead.pairs) != set(actual.pairs):
            yield _reason(position, number, instead)
            return


def _as_filed(position: ExplainedRound, number: int, filed: RoundPairing) -> Outcome:
    """The bracket as the file has it; the players moved down to it are the same."""
    actual = position.brackets[number]
    players = {*actual.mdps, *position.residents(number)}
    ranked = [position.ranked(board) for board in filed.boards]
    pairs = tuple((high, low) for high, low in ranked if high in players and low in players)
    paired = {tpn for pair in pairs for tpn in pair}
    return replace(
        actual, pairs=pairs, downfloaters=tuple(position.ranked(players.difference(paired)))
    )


def _reason(position: ExplainedRound, number: int, instead: Outcome) -> PairingDifference:
    bracket = number + 1
    try:
        reason = compared(position, number, instead).reason
    except ContradictionError as contradiction:
        says = clause("Pairing-Check.better", bracket=bracket, contradiction=str(contradiction))
        return PairingDifference(DifferenceKind.REASON, says)
    if reason.kind is Reasons.LATER:
        says = clause("Pairing-Check.later", bracket=bracket)
    else:
        says = clause("Pairing-Check.worse", bracket=bracket, because=because(reason))
    return PairingDifference(DifferenceKind.REASON, says, article=f"C.04.3 {reason.article}")
