"""Why two players do not meet in a round of 2012, as steps.

B.1 or B.2 forbids it, or they were in different brackets, or every pairing of their bracket in
which they meet comes later in the walk: they are paired by force, and compared.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from pairing import why_not as alike
from pairing.clauses import Clause, Players, clause, in_points, player
from pairing.dutch_2012.bracket import PairedBracket
from pairing.dutch_2012.criteria import Pair
from pairing.dutch_2012.reasons import Reasons
from pairing.dutch_2012.roster import Roster2012
from pairing.dutch_2012.story import brackets_of, meeting
from pairing.dutch_2012.together import PlaceInWalk, paired_together, place_of
from pairing.matching.pulse import Pulse
from pairing.model import TOURNAMENT_RULES, TPN, Field, Options
from pairing.story import Step

_APART: Final = "Pairing-Dutch-2012-Apart"
_GIVEN_UP: Final = (
    ("C.10.g", "B.2"),
    ("C.10.f", "A.7.d"),
    ("C.10.e", "B.4"),
    ("C.10.e", "B.4"),
    ("C.10.d", "B.5"),
    ("C.10.c", "B.6"),
    ("C.10.b", "B.5"),
    ("C.10.a", "B.6"),
)
"""In the order of `Lowered`: what lowers the requirement, and which one it is."""


def why_not(field: Field, options: Options, one: TPN, other: TPN) -> tuple[Step, ...]:
    """Raises LookupError when there is no legal pairing, OptionError for wrong options."""
    roster, outcomes = brackets_of(field, options)
    places = {entrant.tpn: place for place, entrant in enumerate(roster.entrants)}
    absent = [tpn for tpn in (one, other) if tpn not in places]
    if absent:
        return tuple(Step(TOURNAMENT_RULES, alike.away(tpn)) for tpn in absent)
    answer = _Answer2012(Reasons(field, roster), outcomes, (places[one], places[other]))
    return tuple(answer.steps())


class _Answer2012:
    """`two` are places; `made` is where each was paired: in which bracket, and by which pair."""

    def __init__(self, reasons: Reasons, outcomes: list[PairedBracket], two: Pair) -> None:
        self.reasons = reasons
        self.roster: Roster2012 = reasons.roster
        self.outcomes = outcomes
        self.two = two
        self.made = {
            place: (bracket, number)
            for bracket, outcome in enumerate(outcomes)
            for number, pair in enumerate(outcome.pairs)
            for place in pair
        }

    def steps(self) -> Iterator[Step]:
        one, other = self.two
        if one in self.made and self.made[one] == self.made.get(other):
            yield Step("C.6", alike.meet(*(self.roster.entrants[each].tpn for each in self.two)))
        else:
            yield self._reason()
        paired_with = (self.made[place] for place in self.two if place in self.made)
        for bracket, number in dict.fromkeys(paired_with):
            yield meeting(self.outcomes[bracket], number)

    def _player(self, place: int) -> Players:
        return player(self.roster.entrants[place].tpn)

    def _says(self, variant: str, **facts: Any) -> Clause:
        one, other = map(self._player, self.two)
        return clause(f"{_APART}.{variant}", player=one, other=other, **facts)

    def _reason(self) -> Step:
        for place in self.two:
            if place not in self.made:
                return Step("A.5", clause("Pairing-Dutch-2012.bye", player=self._player(place)))
        barred = self.reasons.barred(*self.two)
        if barred is not None:
            return barred
        outcome = self.outcomes[min(self.made[place][0] for place in self.two)]
        if not {*self.two} <= {*outcome.bracket.players}:
            return self._other_bracket()
        return self._within(outcome)

    def _other_bracket(self) -> Step:
        scores = [self._score(self.outcomes[self.made[place][0]]) for place in self.two]
        return Step("A.3", self._says("other-bracket", bracket=scores[0], other_bracket=scores[1]))

    def _score(self, outcome: PairedBracket) -> Any:
        """What the bracket is called by: the score of its last player."""
        return in_points(self.roster.entrants[outcome.bracket.everybody[-1]].score)

    # -- they could have met in that bracket ------------------------------------------------------

    def _within(self, outcome: PairedBracket) -> Step:
        if outcome.mixed and {*self.two} <= outcome.bracket.apart:
            return self.reasons.against(outcome, *self.two)
        together = paired_together(outcome, self.two, Pulse())
        if together is None:
            return Step("C.13", self._says("not-completed"))
        pairs_first = outcome.by == "C.13" and self.roster.chosen.completing_pairs_first
        mine = place_of(together, pairs_first=pairs_first)
        stated = place_of(outcome, pairs_first=pairs_first)
        if mine < stated:
            sought = "lowest" if outcome.by == "C.13" else "next"
            return Step(outcome.by, self._says(f"left-for-{sought}"))
        return self._fewer(together, outcome) or self._worse(mine, stated)

    def _fewer(self, together: PairedBracket, outcome: PairedBracket) -> Step | None:
        """C.14."""
        if together.m1 < outcome.m1:
            facts = {"count": together.m1, "more": outcome.m1}
            return Step("C.14.b", self._says("fewer-moved-down", **facts))
        if len(together.pairs) < len(outcome.pairs):
            facts = {"count": len(together.pairs), "more": len(outcome.pairs)}
            return Step("C.14", self._says("fewer-pairs", **facts))
        return None

    def _worse(self, mine: PlaceInWalk, stated: PlaceInWalk) -> Step:
        if mine.wide != stated.wide:
            return Step("B.3", self._says("further-apart"))
        for (article, rule), count, fewer in zip(
            _GIVEN_UP, mine.lowered, stated.lowered, strict=True
        ):
            if count != fewer:
                facts = {"rule": rule, "count": count, "fewer": fewer}
                return Step(article, self._says("given-up", **facts))
        return self._later(mine, stated)

    def _later(self, mine: PlaceInWalk, stated: PlaceInWalk) -> Step:
        """D."""
        if mine.mdps != stated.mdps:
            at = _first_difference(mine.mdps, stated.mdps)
            facts = {"instead": mine.mdps[at], "chosen": stated.mdps[at]}
            return Step("D.3", self._named("other-moved-down", **facts))
        if mine.opponents != stated.opponents:
            at = _first_difference(mine.opponents, stated.opponents)
            opponents = {"instead": mine.opponents[at], "chosen": stated.opponents[at]}
            return Step("D.1", self._named("later-opponent", top=mine.mdps[at], **opponents))
        if mine.exchange != stated.exchange:
            return Step("D.2", self._says("later-exchange"))
        at = _first_difference(mine.pairs, stated.pairs)
        top, instead = mine.pairs[at]
        chosen = stated.pairs[at][1]
        return Step("D.1", self._named("later-opponent", top=top, instead=instead, chosen=chosen))

    def _named(self, variant: str, **places: int) -> Clause:
        return self._says(variant, **{name: self._player(each) for name, each in places.items()})


def _first_difference(mine: tuple[Any, ...], stated: tuple[Any, ...]) -> int:
    return next(at for at, (a, b) in enumerate(zip(mine, stated, strict=True)) if a != b)
