"""Why two do not meet: every answer against the walk of C.3 to C.14 in which the two are held
together."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from math import inf
from typing import Final, NamedTuple

import pytest

from pairing.clauses import Players, Reader
from pairing.dutch_2012.why_not import why_not
from pairing.model import TPN, Field, Options
from pairing.spoken import english
from pairing.story import Step
from tests.unit.pairing.builders import field, player
from tests.unit.pairing.random_rounds import random_round

from .hall import barred, options, players
from .literal import REQUIREMENTS, Level, Literal, Pairs, Walk, exchanges, without

SEEDS: Final = (*range(72), 453, 562)
READINGS: Final[tuple[dict[str, str], ...]] = (
    {},
    {},
    {},
    {"closeness": "scores-first"},
    {"mdps-meet": "residents"},
    {"moved-down-floats": "free"},
)
ARTICLES: Final = ("C.10.g", "C.10.f", "C.10.e", "C.10.e", "C.10.d", "C.10.c", "C.10.b", "C.10.a")
SAID: Final = {
    "other-bracket",
    "not-completed",
    "left-for-next",
    "left-for-lowest",
    "fewer-moved-down",
    "fewer-pairs",
    "further-apart",
    "given-up",
    "later-opponent",
    "later-exchange",
    "both-moved-down",
}
Reason = tuple[str, str, dict[str, object]]
"""Article, the sentence, what it names beside the two."""


class Held(Walk):
    """The candidates in which these two meet."""

    two: frozenset[TPN] = frozenset()

    def _cost(self, a: TPN, b: TPN) -> float:
        return inf if len({a, b} & self.two) == 1 else super()._cost(a, b)

    def _float_cost(self, over: frozenset[TPN]) -> float:
        return inf if over & self.two else super()._float_cost(over)


class Stands(NamedTuple):
    """Where a candidate of a level stands in its walk; what comes sooner is less."""

    cost: float
    mdps: list[int]
    opponents: list[int]
    exchange: int
    others: list[int]


class Written:
    """The bracket in which one of the two was paired first."""

    def __init__(self, walked: Literal, one: TPN, other: TPN) -> None:
        self.walked = walked
        self.two = frozenset({one, other})
        self.number, self.done = next(
            (number, done)
            for number, done in enumerate(walked.done)
            if any(self.two & {*pair} for pair in done.pairs)
        )
        self.bracket = self.done.bracket

    def reason(self) -> Reason:
        if not self.two <= {*self.bracket.players}:
            return "A.3", "other-bracket", {}
        if self._held_apart():
            return "C.4", "both-moved-down", {}
        levels = ((level, self._held(level)) for level in self._levels())
        made = next(((level, first) for level, first in levels if first), None)
        if made is None:
            return "C.13", "not-completed", {}
        return self._compared(*made)

    def _held_apart(self) -> bool:
        apart = ("mdps-meet", "residents") in self.walked.readings and self.done.level.m1
        return bool(apart) and self.two <= {*self.bracket.moved}

    def _levels(self) -> Iterator[Level]:
        m1, p1 = self.bracket.first_level
        for first in range(m1, -1, -1):
            fewest = p1 if self.bracket.lowest else max(first, 1)
            yield from (Level(first, pairs) for pairs in range(p1, fewest - 1, -1))

    def _held(self, level: Level) -> Pairs | None:
        walk = Held(self.walked, self.bracket, level, self.walked.allowed(self.bracket, None))
        walk.two = self.two
        first = walk.first()
        return first and first[0]

    def _compared(self, level: Level, pairs: Pairs) -> Reason:
        stated = self.done.level
        if level.m1 < stated.m1:
            return "C.14.b", "fewer-moved-down", {"count": level.m1, "more": stated.m1}
        if (level.m1, level.p1) < stated:
            return "C.14", "fewer-pairs", {"count": level.p1, "more": stated.p1}
        mine, theirs = self._stands(level, pairs), self._stands(stated, self.done.pairs)
        if level > stated or mine < theirs:
            return self._sooner()
        if mine.cost > theirs.cost:
            return self._given_up(int(mine.cost), int(theirs.cost))
        return self._later(level.m1, pairs, mine, theirs)

    def _sooner(self) -> Reason:
        """Only where the walk went back."""
        assert self.number < len(self.walked.done) - 1
        assert self.walked.steps & {"C.12", "C.13"}
        return "", "left", {}

    def _stands(self, level: Level, pairs: Pairs) -> Stands:
        allowed = self.walked.allowed(self.bracket, None)
        walk = Walk(self.walked, self.bracket, level, allowed)
        over = frozenset(without(self.bracket.players, *(each for pair in pairs for each in pair)))
        at = {each: number for number, each in enumerate(self.bracket.players)}
        first, others = pairs[: level.m1], pairs[level.m1 :]
        rest = without(self.bracket.players, *(each for pair in first for each in pair))
        orders = [s1 for s1, _s2 in exchanges(rest, len(others))]
        return Stands(
            sum(walk.cost(*pair) for pair in pairs) + walk.float_cost(over),
            [at[mdp] for mdp, _other in first],
            [at[other] for _mdp, other in first],
            orders.index(tuple(one for one, _other in others)),
            [at[other] for _one, other in others],
        )

    def _given_up(self, mine: int, theirs: int) -> Reason:
        places = 100 ** len(REQUIREMENTS)
        if mine // places != theirs // places:
            return "B.3", "further-apart", {}
        counts = [(mine // 100**at % 100, theirs // 100**at % 100) for at in range(len(ARTICLES))]
        articles = zip(ARTICLES, reversed(counts), strict=True)
        article, (count, fewer) = next(each for each in articles if each[1][0] != each[1][1])
        return article, "given-up", {"count": count, "fewer": fewer}

    def _later(self, m1: int, pairs: Pairs, mine: Stands, theirs: Stands) -> Reason:
        stated = self.done.pairs
        opened = mine.mdps == theirs.mdps and mine.opponents == theirs.opponents
        if opened and mine.exchange > theirs.exchange:
            return "D.2", "later-exchange", {}
        changed = [(a, b) for a, b in zip(pairs, stated, strict=True) if a != b]
        (top, instead), (chosen_top, chosen) = changed[0]
        if mine.mdps > theirs.mdps:
            (top, _), (chosen_top, _) = next(each for each in changed if each[0][0] != each[1][0])
            return "D.3", "other-moved-down", {"instead": top, "chosen": chosen_top}
        return "D.1", "later-opponent", {"top": top, "instead": instead, "chosen": chosen}


def said_in(step: Step) -> Reason:
    """Either way of going back is the same to the walk: it knows no bracket that went back."""
    says = step.says.key.rpartition(".")[2]
    if says.startswith("left-for-"):
        assert step.article == {"next": "C.12", "lowest": "C.13"}[says.removeprefix("left-for-")]
        return "", "left", {}
    named: dict[str, object] = {
        name: fact.tpns[0] if isinstance(fact, Players) else fact
        for name, fact in step.says.facts.items()
        if name in ("count", "fewer", "more", "instead", "chosen", "top")
    }
    return step.article, says, named


Answered = list[tuple[Field, Literal, TPN, TPN, tuple[Step, ...]]]


@cache
def answers(part: int) -> Answered:
    asked = []
    for seed in (each for each in SEEDS if each % len(READINGS) == part):
        before = random_round(seed, 5, 9, "dutch-2012")
        walked = Literal(before, **READINGS[part])
        if walked.pair() is None:
            continue
        chosen = Options(tuple(READINGS[part].items()))
        asked += [
            (before, walked, one, other, why_not(before, chosen, one, other))
            for one, other in combinations(sorted(each.tpn for each in before.participants), 2)
        ]
    return asked


@pytest.mark.parametrize("part", range(len(READINGS)))
def test_every_answer_is_what_the_walk_with_the_two_together_says(part: int) -> None:
    for before, walked, one, other, steps in answers(part):
        pairs = [pair for done in walked.done for pair in done.pairs]
        paired = {each for pair in pairs for each in pair}
        key = steps[0].says.key
        if {one, other} & before.away:
            assert key == "Pairing-WhyNot.away"
        elif any({one, other} == {*pair} for pair in pairs):
            assert key == "Pairing-WhyNot.do"
        elif not {one, other} <= paired:
            assert key == "Pairing-Dutch-2012.bye"
        elif not walked.may_meet(one, other):
            assert key.startswith("Pairing-Dutch-2012-Passed.")
        else:
            assert said_in(steps[0]) == Written(walked, one, other).reason(), (before, one, other)


def test_each_reason_is_given() -> None:
    """So the test above has something to look at."""
    keys = {each[4][0].says.key for part in range(len(READINGS)) for each in answers(part)}
    assert {key.rpartition(".")[2] for key in keys} >= SAID


def test_who_is_barred_has_met_or_is_kept_apart_or_has_to_get_the_same_colour() -> None:
    for part in range(len(READINGS)):
        for before, walked, one, other, steps in answers(part):
            says = steps[0].says.key.removeprefix("Pairing-Dutch-2012-Passed.")
            if says == "met":
                (mine,) = (each for each in before.participants if each.tpn == one)
                assert any(past.played and past.opponent == other for past in mine.rounds)
            elif says == "kept-apart":
                assert any({one, other} <= group.members for group in before.prohibited)
            elif says == "same-colour":
                assert walked.both_absolute(one, other)
                assert not any(map(walked.top_scorer, (one, other)))


def test_whom_both_meet_instead_follows() -> None:
    for part in range(len(READINGS)):
        for before, walked, one, other, steps in answers(part):
            if {one, other} & before.away:
                continue
            named = {tpn for step in steps for tpn in step.players}
            pairs = [pair for done in walked.done for pair in done.pairs]
            assert {one, other} <= named
            assert all({*pair} <= named for pair in pairs if {one, other} & {*pair})


def test_every_sentence_can_be_read_and_has_its_article() -> None:
    reader = Reader(lambda _: "Anna Maria von Hohenfels", english)
    asked = (step for part in range(len(READINGS)) for *_, steps in answers(part) for step in steps)
    for step in {each.says.key: each for each in asked}.values():
        said = step.sentence(reader)
        assert said.endswith(f" [{step.article}]")
        assert len(said.removesuffix(f" [{step.article}]").split()) <= 35


def test_of_two_who_moved_down_the_first_is_paired_where_one_can_be() -> None:
    games = ("9w1 10b1", "11w1 12b1", "10w1 9b0", "12w1 11b0", "14w1 13b0", "13w1 14b0")
    lowest = ("15w0 16b0", "16w0 15b0")
    gone = ("1b0 3w1", "3b0 1w0", "2b0 4w1", "4b0 2w0", "6b0 5w1", "5b0 6w1", "7b1 8w1", "8b1 7w1")
    apart = barred("1-2 1-4 1-5 1-6 2-4 2-5 2-6")
    away = tuple(range(9, 17))
    before = field(*players(*games, *lowest, *gone), rounds=7, away=away, prohibited=apart)
    reader = Reader(lambda tpn: f"P{tpn}", english)
    steps = why_not(before, options(), TPN(2), TPN(3))
    walked = Literal(before)
    walked.pair()
    assert Written(walked, TPN(2), TPN(3)).reason()[1] == "other-moved-down"
    assert [step.sentence(reader) for step in steps] == [
        "If P2 and P3 met, others of those who moved down would be paired first: "
        "P2 in the place of P1. [D.3]",
        "P2 is number 1 of S1 and meets P7. [C.6]",
        "P1 has moved down and meets P3. [C.6]",
    ]


def test_there_is_no_answer_where_no_round_can_be_paired() -> None:
    dead = field(player(1, "2w1"), player(2, "1b0"), rounds=3)
    with pytest.raises(LookupError):
        why_not(dead, options(), TPN(1), TPN(2))
