"""A bracket measured criterion by criterion (2.3 and 2.4; 2017: C.5 to C.19), smaller is better."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from pairing.dutch.criteria import colour_faults
from pairing.explain.books import Criterion
from pairing.explain.following import following_bracket
from pairing.explain.position import ExplainedRound, Outcome
from pairing.model import TPN, HalfPoints

Value = tuple[int, ...]
"""Compared as the criterion compares: a number, or several in descending order."""
Measure = Callable[[ExplainedRound, Outcome], Value]


@dataclass(frozen=True, slots=True)
class CriterionDifference:
    """The first criterion in which two candidates differ."""

    criterion: Criterion
    actual: Value
    instead: Value


class ContradictionError(RuntimeError):
    """A candidate is better than the one that was taken: one of the two programs is wrong."""


def first_worse(
    position: ExplainedRound, group: int, instead: Outcome
) -> CriterionDifference | None:
    """The criterion in which `instead` is worse than bracket `group`; None if none is.

    Raises ContradictionError if it is better.
    """
    for criterion, rule in position.book.criteria.items():
        if criterion is Criterion.FOLLOWING_BRACKET and instead.penultimate:
            continue  # A.9: C.4 takes the place of C.7
        value = MEASURES[criterion](position, instead)
        difference = CriterionDifference(criterion, _measured(position, group, criterion), value)
        if difference.actual < difference.instead:
            return difference
        if difference.actual > difference.instead:
            raise ContradictionError(f"{rule.name}: {difference}")
    return None


def _measured(position: ExplainedRound, group: int, criterion: Criterion) -> Value:
    """Of the bracket as it was paired; asked for again and again."""
    key = (group, criterion)
    if key not in position.measured:
        position.measured[key] = MEASURES[criterion](position, position.brackets[group])
    return position.measured[key]


def _pab_score(_position: ExplainedRound, outcome: Outcome) -> Value:
    score = outcome.completion.pab_score
    return () if score is None else (score,)


def _number_floating(_position: ExplainedRound, outcome: Outcome) -> Value:
    return (len(outcome.downfloaters),)


def _scores_floating(position: ExplainedRound, outcome: Outcome) -> Value:
    return _descending(position.entrant(tpn).score for tpn in outcome.downfloaters)


def _unplayed(position: ExplainedRound, outcome: Outcome) -> Value:
    """Only if one player floats down and nobody below can get the PAB."""
    pab_score = outcome.completion.pab_score
    if len(outcome.downfloaters) != 1 or pab_score is None or pab_score < outcome.resident_score:
        return (0,)
    return (position.entrant(outcome.downfloaters[0]).unplayed,)


def _colour_fault(name: str) -> Measure:
    def measure(position: ExplainedRound, outcome: Outcome) -> Value:
        place = position.place
        faults = (
            colour_faults(position.roster, place[one], place[other]) for one, other in outcome.pairs
        )
        return (sum(getattr(fault, name) for fault in faults),)

    return measure


def _descending(values: Iterable[int]) -> Value:
    return tuple(sorted(values, reverse=True))


# --- floats of 2026: those of residents and MDPs apart (2.4.9 to 2.4.16) --------------------------


def _residents_again(back: int) -> Measure:
    def measure(position: ExplainedRound, outcome: Outcome) -> Value:
        residents = (tpn for tpn in outcome.downfloaters if tpn not in outcome.mdps)
        return (sum(position.entrant(tpn).downfloat[back] for tpn in residents),)

    return measure


def _opponents_again(back: int) -> Measure:
    def measure(position: ExplainedRound, outcome: Outcome) -> Value:
        return (sum(position.entrant(tpn).upfloat[back] for tpn in _opponents(outcome)),)

    return measure


FURTHER_DOWN = 1_000_000
"""Added to the score of an MDP who floats again: more than any difference inside the bracket."""


def _mdp_differences(back: int) -> Measure:
    def measure(position: ExplainedRound, outcome: Outcome) -> Value:
        return _descending(
            position.entrant(mdp).score - outcome.resident_score
            if mdp in outcome.partner
            else position.entrant(mdp).score + FURTHER_DOWN
            for mdp in outcome.mdps
            if position.entrant(mdp).downfloat[back]
        )

    return measure


def _opponent_differences(back: int) -> Measure:
    def measure(position: ExplainedRound, outcome: Outcome) -> Value:
        return _descending(
            position.entrant(mdp).score - outcome.resident_score
            for opponent, mdp in _opponents(outcome).items()
            if position.entrant(opponent).upfloat[back]
        )

    return measure


def _opponents(outcome: Outcome) -> dict[TPN, TPN]:
    """The residents who meet MDPs, with their MDPs."""
    return {outcome.partner[mdp]: mdp for mdp in outcome.mdps if mdp in outcome.partner}


# --- floats of 2017: all that the bracket gives, each with its score difference (A.8, C.12-C.19) --

ONE_POINT = 2
"""Half points; A.8 says one point, whatever a win is worth."""


def _differences_down(position: ExplainedRound, outcome: Outcome) -> dict[TPN, HalfPoints]:
    """Everybody who gets a downfloat (A.4), with the score difference."""
    score = {tpn: position.entrant(tpn).score for pair in outcome.pairs for tpn in pair}
    uneven = {
        higher: score[higher] - score[lower]
        for higher, lower in outcome.pairs
        if score[higher] != score[lower]
    }
    artificial = outcome.lowest - ONE_POINT
    return uneven | {tpn: position.entrant(tpn).score - artificial for tpn in outcome.downfloaters}


def _differences_up(position: ExplainedRound, outcome: Outcome) -> dict[TPN, HalfPoints]:
    down = _differences_down(position, outcome)
    return {outcome.partner[tpn]: sd for tpn, sd in down.items() if tpn in outcome.partner}


def _score_differences(position: ExplainedRound, outcome: Outcome) -> Value:
    """The PSD (A.8); pairs of equal scores have no difference."""
    floats = _differences_down(position, outcome)
    even = len(outcome.pairs) + len(outcome.downfloaters) - len(floats)
    return _descending([*floats.values(), *[0] * even])


def _again(measure: Measure) -> Measure:
    return lambda position, outcome: (len(measure(position, outcome)),)


def _down_again(back: int) -> Measure:
    def measure(position: ExplainedRound, outcome: Outcome) -> Value:
        down = _differences_down(position, outcome).items()
        return _descending(sd for tpn, sd in down if position.entrant(tpn).downfloat[back])

    return measure


def _up_again(back: int) -> Measure:
    def measure(position: ExplainedRound, outcome: Outcome) -> Value:
        up = _differences_up(position, outcome).items()
        return _descending(sd for tpn, sd in up if position.entrant(tpn).upfloat[back])

    return measure


MEASURES: dict[Criterion, Measure] = {
    Criterion.PAB_SCORE: _pab_score,
    Criterion.DOWNFLOATERS: _number_floating,
    Criterion.DOWNFLOATER_SCORES: _scores_floating,
    Criterion.SCORE_DIFFERENCES: _score_differences,
    Criterion.FOLLOWING_BRACKET: following_bracket,
    Criterion.PAB_UNPLAYED: _unplayed,
    Criterion.COLOUR_DIFFERENCE: _colour_fault("c10"),
    Criterion.COLOUR_THREE_TIMES: _colour_fault("c11"),
    Criterion.COLOUR_PREFERENCE: _colour_fault("c12"),
    Criterion.STRONG_PREFERENCE: _colour_fault("c13"),
    Criterion.RESIDENTS_DOWN_1: _residents_again(0),
    Criterion.RESIDENTS_UP_1: _opponents_again(0),
    Criterion.RESIDENTS_DOWN_2: _residents_again(1),
    Criterion.RESIDENTS_UP_2: _opponents_again(1),
    Criterion.DOWN_1: _again(_down_again(0)),
    Criterion.UP_1: _again(_up_again(0)),
    Criterion.DOWN_2: _again(_down_again(1)),
    Criterion.UP_2: _again(_up_again(1)),
    Criterion.MDP_DROP_1: _mdp_differences(0),
    Criterion.MDP_RISE_1: _opponent_differences(0),
    Criterion.MDP_DROP_2: _mdp_differences(1),
    Criterion.MDP_RISE_2: _opponent_differences(1),
    Criterion.DIFFERENCE_DOWN_1: _down_again(0),
    Criterion.DIFFERENCE_UP_1: _up_again(0),
    Criterion.DIFFERENCE_DOWN_2: _down_again(1),
    Criterion.DIFFERENCE_UP_2: _up_again(1),
}
