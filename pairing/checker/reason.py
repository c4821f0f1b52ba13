"""Why the rules prefer their pairing to the one in the file (3.8)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from pairing.checker.comparison import DifferenceKind, PairingDifference
from pairing.explain import EXPLAINED, ExplainedRound
from pairing.explain.clauses import Naming, because
from pairing.explain.criteria import ContradictionError
from pairing.explain.position import Outcome
from pairing.explain.reasons import ObstacleKind as Reasons
from pairing.explain.reasons import compared
from pairing.model import Field, Options, RoundPairing
from pairing.story import RoundStory
from pairing.system import System


def why_not_as_filed(
    field: Field, filed: RoundPairing, system: System, options: Options, naming: Naming
) -> Iterator[PairingDifference]:
    """The first criterion in which the file is worse, in the first bracket where it differs.

    `filed` is a complete pairing that respects the absolute criteria. Nothing if the pairs are the
    same. A system without such criteria tells instead how it makes the first pair that differs.
    """
    if system.tell is not None:
        yield from _told(filed, system.tell(field, options), naming)
    elif system.code in EXPLAINED:
        yield from _compared(filed, ExplainedRound(field, system.code, options))


def _told(filed: RoundPairing, story: RoundStory, naming: Naming) -> Iterator[PairingDifference]:
    pairs = {frozenset(board) for board in filed.boards}
    other = (each for each in story.boards if frozenset(each.board) not in pairs)
    for told in islice(other, 1):
        for step in told.steps:
            yield PairingDifference(
                DifferenceKind.REASON, step.told(naming), step.players, step.article
            )


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
    where = f"bracket {number + 1}"
    try:
        reason = compared(position, number, instead).reason
    except ContradictionError as contradiction:
        return PairingDifference(
            DifferenceKind.REASON,
            f"The file's {where} is better, please report it: {contradiction}.",
        )
    if reason.kind is Reasons.LATER:
        message = f"The file's {where} is equally good, but comes later in the order."
    else:
        message = f"With the file's {where}, {because(reason)}."
    return PairingDifference(DifferenceKind.REASON, message, article=f"C.04.3 {reason.article}")
