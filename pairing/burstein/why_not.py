"""Why two players do not meet in a round after the seeding rounds, as steps."""

from __future__ import annotations

from pairing.burstein.round import BursteinCourse, PairedBursteinBracket, course_of
from pairing.burstein.story import meeting
from pairing.clauses import clause, in_points, player
from pairing.fide_2026.why_not import BracketAnswer, Pair
from pairing.model import TPN, Field, NoLegalPairing, Options, no_progress
from pairing.story import Step

_SAYS = "Pairing-Burstein-WhyNot"


def why_not(field: Field, options: Options, one: TPN, other: TPN) -> tuple[Step, ...]:
    """Raises LookupError when there is no legal pairing, OptionError for wrong options."""
    course = course_of(field, options, no_progress)
    if isinstance(course, NoLegalPairing):
        raise LookupError(course.message)
    return tuple(BursteinAnswer(course).steps(one, other))


class BursteinAnswer(BracketAnswer[PairedBursteinBracket]):
    order = "4.3"

    def __init__(self, course: BursteinCourse) -> None:
        super().__init__(course.roster, course.completion)
        self.roster = course.roster
        self.brackets = course.brackets

    def _meet(self, pair: Pair) -> Step:
        return meeting(self.roster, pair)

    def _in_other_bracket(self, bracket: PairedBursteinBracket, paired: int, rest: int) -> Step:
        if not bracket.floaters >> rest & 1:
            return self._other_group(bracket, paired, rest)
        who = {"player": player(self.tpns[rest]), "other": player(self.tpns[paired])}
        points = in_points(bracket.score)
        return Step("3.2.2", clause(f"{_SAYS}.floated", points=points, **who))

    def _within(self, pair: Pair, asked: int, rest: int) -> Step:
        """4.3: from BSN 1 on each has the largest BSN with whom all else stays as good."""
        seeking, opponent = pair
        if asked == opponent:
            return self._taken(pair, rest)
        if rest > opponent:
            return self._sought(pair, rest)
        who = {"player": player(self.tpns[seeking]), "other": player(self.tpns[rest])}
        return Step("3.2.2", clause(f"{_SAYS}.worse", **who))
