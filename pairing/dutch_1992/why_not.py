"""Why two players do not meet in a round of 1992, as steps.

Either B1 or B2 forbids it, or they were in different brackets, or the first acceptable pairing of
their bracket, in the order of D1, has others for them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pairing import why_not as alike
from pairing.clauses import clause
from pairing.dutch_1992.bracket import Opponents, PairedPart
from pairing.dutch_1992.cards import roster_of
from pairing.dutch_1992.obstacle import obstacle
from pairing.dutch_1992.story import Teller1992
from pairing.dutch_1992.walk import Paired, Walk
from pairing.dutch_1992.wording import ROUND, colour_of, who
from pairing.matching.pulse import Pulse
from pairing.model import TOURNAMENT_RULES, TPN, Field, Options
from pairing.story import Step

_APART: Final = "Pairing-Dutch-1992-Apart"
Part = Opponents | PairedPart


def why_not(field: Field, options: Options, one: TPN, other: TPN) -> tuple[Step, ...]:
    """Raises LookupError when there is no legal pairing, OptionError for wrong options."""
    roster = roster_of(field, options)
    in_the_way = obstacle(roster)
    if in_the_way is not None:
        raise LookupError(in_the_way.message)
    places = {card.tpn: place for place, card in enumerate(roster.cards)}
    absent = [tpn for tpn in (one, other) if tpn not in places]
    if absent:
        return tuple(Step(TOURNAMENT_RULES, alike.away(tpn)) for tpn in absent)
    walk = Walk(roster, Pulse())
    walk.run()
    answer = Answer1992(Teller1992(field, roster), walk.done, (places[one], places[other]))
    return tuple(answer.steps())


class Answer1992:
    """`two` are places; `made` the pair that each of them is in, and the bracket that made it."""

    def __init__(self, teller: Teller1992, done: list[Paired], two: tuple[int, int]) -> None:
        self.teller = teller
        self.roster = teller.roster
        self.two = two
        self.made = {
            place: (paired, pair)
            for paired in done
            for pair in paired.candidate.pairs
            for place in pair
        }
        self.done = done

    def steps(self) -> Iterator[Step]:
        one, other = self.two
        if one in self.made and other in self.made[one][1]:
            yield Step("C6", alike.meet(self._tpn(one), self._tpn(other)))
        elif left_over := [place for place in self.two if place not in self.made]:
            for place in left_over:
                yield Step("A5", clause(f"{ROUND}.left-over", player=self.teller.named(place)))
        elif not self.roster.allowed[one] >> other & 1:
            yield self._barred(one, other)
        else:
            yield from self._paired_before()
        paired_with = (self.made[place] for place in self.two if place in self.made)
        for paired, pair in dict.fromkeys(paired_with):
            yield self.teller.pair_step(paired, pair)

    def _tpn(self, place: int) -> TPN:
        return self.roster.tpn(place)

    def _barred(self, one: int, other: int) -> Step:
        facts = {"player": self.teller.named(one), "other": self.teller.named(other)}
        met = self.teller.met_in.get((self._tpn(one), self._tpn(other)))
        if met is not None:
            return Step("B1a", clause(f"{_APART}.met", round=met, **facts))
        card, opposite = self.roster.cards[one], self.roster.cards[other]
        if card.obliged is not None and card.obliged is opposite.obliged:
            colour = colour_of(card.obliged)
            return Step("B2", clause(f"{_APART}.same-colour", colour=colour, **facts))
        return Step(TOURNAMENT_RULES, clause(f"{_APART}.prohibited", **facts))

    def _paired_before(self) -> Iterator[Step]:
        order = {id(paired): number for number, paired in enumerate(self.done)}
        first, later = sorted(self.two, key=lambda place: order[id(self.made[place][0])])
        paired = self.made[first][0]
        if paired is not self.made[later][0]:
            yield self._other_bracket(paired, first, later)
            return
        parts = [self._part(paired, place) for place in (first, later)]
        met = paired.candidate.opponents
        if parts[0] is parts[1]:
            yield self._within(parts[0], first, later)
        elif parts[0] is met:
            yield self._of_remainder(met, first, later)
        elif met is not None:
            yield self._of_remainder(met, later, first)

    def _other_bracket(self, paired: Paired, first: int, later: int) -> Step:
        """`later` was not paired in the bracket of `first`: he left it, or was never in it."""
        card = self.roster.cards[later]
        if later in paired.bracket.leaving:
            return Step("C1", clause(f"{ROUND}.no-opponent", who=who([card])))
        if later in paired.candidate.part.left_over:
            return Step("C6", clause(f"{ROUND}.move-down", who=who([card]), count=1))
        return Step(
            "A3",
            clause(
                f"{_APART}.other-bracket",
                player=self.teller.named(first),
                bracket=self.teller.score_of(paired.bracket),
                other=self.teller.named(later),
                other_bracket=self.teller.score_of(self.made[later][0].bracket),
            ),
        )

    def _part(self, paired: Paired, place: int) -> Part:
        met = paired.candidate.opponents
        if met is not None and any(place in pair for pair in met.pairs):
            return met
        return paired.candidate.part

    def _of_remainder(self, met: Opponents, place: int, remaining: int) -> Step:
        """`place` was moved down or met somebody who was; `remaining` is of the remainder."""
        if place in met.s1 and remaining in met.s2:
            return self._seeking(met, place, remaining)
        seeking, partner = self.made[place][1]
        if place == partner:
            says = alike.taken(self._tpn(seeking), self._tpn(partner), self._tpn(remaining))
            return Step("C6", says)
        return self._same_half("s1")

    def _within(self, part: Part, one: int, other: int) -> Step:
        """Both were paired in that part."""
        upper = [place for place in self.two if place in part.s1]
        if len(upper) != 1:
            return self._same_half("s1" if upper else "s2")
        seeking = upper[0]
        return self._seeking(part, seeking, other if seeking == one else one)

    def _seeking(self, part: Part, seeking: int, other: int) -> Step:
        """In the order of D1: S1 from the top, each with the highest of S2 who leaves a way."""
        number = next(at for at, pair in enumerate(part.pairs) if pair[0] == seeking)
        for before, took in part.pairs[:number]:
            if took == other:
                says = alike.taken(self._tpn(before), self._tpn(took), self._tpn(seeking))
                return Step("D1", says)
        if isinstance(part, Opponents) and part.another:
            return Step("C10", clause(f"{ROUND}.another-opponent"))
        partner = part.pairs[number][1]
        if part.s2.index(other) > part.s2.index(partner):
            says = alike.comes_later(self._tpn(seeking), self._tpn(partner), self._tpn(other))
            return Step("D1", says)
        facts = {"player": self.teller.named(seeking), "other": self.teller.named(other)}
        near = self.roster.near((seeking, other), part.upfloats_dropped)
        if not near[seeking] >> other & 1:
            return Step("B5, B6", clause(f"{_APART}.upfloat", **facts))
        return Step("C7", clause(f"{_APART}.others-unpaired", **facts))

    def _same_half(self, half: str) -> Step:
        one, other = (self.teller.named(place) for place in self.two)
        return Step("A6", clause(f"{_APART}.same-half", player=one, other=other, half=half))
