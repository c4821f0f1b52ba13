"""Why two players do not meet, or why somebody does not float: an absolute rule, or a criterion."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from pairing.colours import Strength
from pairing.explain.books import NO_RULE, Criterion, Rule
from pairing.explain.criteria import Value, first_worse
from pairing.explain.large import if_floating_at_large
from pairing.explain.position import ExplainedRound, Outcome, Pair
from pairing.explain.questions import alone, instead
from pairing.model import TPN, Colour
from pairing.scores import may_get_pab


class ObstacleKind(StrEnum):
    """What stands in the way."""

    ABSENT = "absent"
    MET = "met"
    PROHIBITED = "prohibited"
    SAME_ABSOLUTE = "same-absolute-colour"
    HAD_BYE = "had-bye"
    NOT_COMPLETABLE = "not-completable"
    WORSE = "worse"
    LATER = "later"


@dataclass(frozen=True, slots=True)
class Reason:
    """`rule` is "C1" to "C21" (2017: "C.1" to "C.19") or empty, `article` one of C.04.3 or empty.

    `round` is that of an earlier game or bye, `colour` the one both must get; `actual` and
    `instead` are the values of the `criterion` that gets worse (see `criteria`).
    """

    kind: ObstacleKind
    rule: str
    article: str
    criterion: Criterion | None = None
    round: int = 0
    colour: Colour | None = None
    actual: Value = ()
    instead: Value = ()

    @property
    def cited(self) -> str:
        return Rule(self.rule, self.article).cited


@dataclass(frozen=True, slots=True)
class Alternative:
    """What was tried instead: `pairs` and `downfloaters` of the bracket.

    Both are empty if it is impossible, or if a large bracket need not be paired to know the reason.
    """

    reason: Reason
    pairs: tuple[Pair, ...] = ()
    downfloaters: tuple[TPN, ...] = ()


def barred(position: ExplainedRound, one: TPN, other: TPN) -> Reason | None:
    """The absolute rule by which the two may not meet (C1, C3, prohibited pairs, absence)."""
    if one not in position.place or other not in position.place:
        return _reason(ObstacleKind.ABSENT)
    for number, entry in enumerate(position.participants[one].rounds, start=1):
        if entry.played and entry.opponent == other:
            return _reason(ObstacleKind.MET, position.book.met, round=number)
    if position.roster.may_meet(position.place[one], position.place[other]):
        return None
    mine, theirs = position.entrant(one), position.entrant(other)
    both_absolute = mine.strength is theirs.strength is Strength.ABSOLUTE
    if both_absolute and mine.wish is theirs.wish and not (mine.topscorer or theirs.topscorer):
        return _reason(ObstacleKind.SAME_ABSOLUTE, position.book.same_absolute, colour=mine.wish)
    return _reason(ObstacleKind.PROHIBITED)


def bye_barred(position: ExplainedRound, tpn: TPN) -> Reason | None:
    """C2: the round in which the player had a bye, or the points of a win without playing."""
    if position.entrant(tpn).may_get_pab:
        return None
    past = position.participants[tpn]
    bars = position.book.edition.full_bye_bars_pab
    for number, entry in enumerate(past.rounds, start=1):
        alone = replace(past, rounds=(entry,))
        if not may_get_pab(alone, position.field.scoring.of(number), full_bye_bars=bars):
            return _reason(ObstacleKind.HAD_BYE, position.book.had_bye, round=number)
    return None


def if_paired(position: ExplainedRound, group: int, given: Sequence[Pair]) -> Alternative:
    """Bracket `group` with the given pairs, compared with what was taken."""
    return compared(position, group, instead(position, group, given))


def if_floating(position: ExplainedRound, group: int, tpn: TPN) -> Alternative:
    """Bracket `group` if the player may not be paired in it.

    Nor with those who float from it as well: moved-down players do not meet each other (3.2.3).
    """
    known = if_floating_at_large(position, group, tpn)
    if known is not None:
        return Alternative(compared(position, group, known).reason)
    return compared(position, group, instead(position, group, (), alone(position, group, tpn)))


def compared(position: ExplainedRound, group: int, outcome: Outcome | None) -> Alternative:
    """An outcome of bracket `group` against the one that was taken."""
    if outcome is None:
        return Alternative(not_completable(position, group))
    difference = first_worse(position, group, outcome)
    if difference is None:
        reason = _reason(ObstacleKind.LATER, position.book.earlier)
    else:
        reason = Reason(
            ObstacleKind.WORSE,
            *position.book.criteria[difference.criterion],
            criterion=difference.criterion,
            actual=difference.actual,
            instead=difference.instead,
        )
    return Alternative(reason, outcome.pairs, outcome.downfloaters)


def not_completable(position: ExplainedRound, group: int) -> Reason:
    """C4; the last bracket of 2017 has to complete the round without such a criterion (A.9)."""
    book = position.book
    rule = book.complete_round if position.is_last(group) else book.completion
    return _reason(ObstacleKind.NOT_COMPLETABLE, rule)


def _reason(
    kind: ObstacleKind, rule: Rule = NO_RULE, *, round: int = 0, colour: Colour | None = None
) -> Reason:
    return Reason(kind, *rule, round=round, colour=colour)
