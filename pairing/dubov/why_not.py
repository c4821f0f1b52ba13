"""Why two players do not meet in a round by the Dubov system, as steps."""

from __future__ import annotations

from pairing.clauses import clause, player
from pairing.dubov.round import DubovBracket, DubovCourse, course_of
from pairing.dubov.story import meeting
from pairing.fide_2026.story import others_unpaired
from pairing.fide_2026.why_not import BracketAnswer, Pair
from pairing.model import TPN, Field, NoLegalPairing, Options, no_progress
from pairing.story import Step


def why_not(field: Field, options: Options, one: TPN, other: TPN) -> tuple[Step, ...]:
    """Raises LookupError when there is no legal pairing, OptionError for wrong options."""
    course = course_of(field, options, no_progress)
    if isinstance(course, NoLegalPairing):
        raise LookupError(course.message)
    return tuple(DubovAnswer(course).steps(one, other))


class DubovAnswer(BracketAnswer[DubovBracket]):
    order = "3.2.6"

    def __init__(self, course: DubovCourse) -> None:
        super().__init__(course.roster, course.completion)
        self.roster = course.roster
        self.brackets = course.brackets

    def _meet(self, pair: Pair) -> Step:
        return meeting(self.roster, pair)

    def _in_other_bracket(self, bracket: DubovBracket, paired: int, rest: int) -> Step:
        return self._other_group(bracket, paired, rest)

    def _within(self, pair: Pair, asked: int, rest: int) -> Step:
        """3.2.6: those of S1 one after the other, each the first of S2 who is possible."""
        seeking, opponent = pair
        first, second = next(each for each in self.brackets if pair in each.pairs).subgroups.final
        for half, players in (("s1", first), ("s2", second)):
            if players >> asked & 1 and players >> rest & 1:
                who = {"player": player(self.tpns[asked]), "other": player(self.tpns[rest])}
                return Step(self.order, clause("Pairing-Dubov-Pair.same-half", half=half, **who))
        if asked == opponent:
            return self._taken(pair, rest)
        if rest < opponent:
            return others_unpaired(self.tpns, seeking, rest, self.order)
        return self._sought(pair, rest)
