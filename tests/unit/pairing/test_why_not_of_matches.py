"""Why two do not meet in Double-Swiss and Team-Swiss: every answer against the article, with all
sets of upfloaters and all pairings of the bracket written out that have the two together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from typing import Final

import pytest

from pairing.clauses import Players, Reader
from pairing.double_swiss import story as double_swiss
from pairing.double_swiss.round import pair_round
from pairing.model import TPN, Field, NoLegalPairing, Options, no_progress
from pairing.spoken import english
from pairing.story import Step
from pairing.systems import SYSTEMS
from pairing.team_swiss import story as team_swiss

from .builders import field, player
from .double_swiss import literal as double_literal
from .double_swiss.literal import identifier
from .double_swiss.matches import match_field, random_match_round
from .team_swiss import literal as team_literal
from .team_swiss.teams import pair_teams, random_team_round

Group = frozenset[TPN]
Pairs = tuple[tuple[TPN, TPN], ...]
Literal = double_literal.Literal | team_literal.Literal
Reason = tuple[str, str, dict[str, object]]
"""Article, the sentence, what it names beside the two."""
SEEDS: Final = range(130, 192)
"""All that can be said comes up in them."""
SYSTEM_CODES: Final = ("double-swiss-2026", "team-swiss-2026")
SENTENCES: Final = {
    "nobody-floats",
    "floats-up",
    "both-float",
    "more-upfloaters",
    "lower-scores",
    "following",
    "floated-before",
    "later-set",
    "broken-more",
    "later-identifier",
    "others-unpaired",
    "met",
    "prohibited",
}


class Written:
    """A round written out bracket by bracket, down to the first that has one of the two."""

    def __init__(self, literal: Literal, one: TPN, other: TPN) -> None:
        self.literal = literal
        self.two = frozenset({one, other})
        self.criteria: dict[str, Callable[[Pairs, Group], int]] = {
            each.upper(): getattr(literal, each)
            for each in ("c8", "c9", "c10")
            if hasattr(literal, each)
        }
        bye = literal.pab()
        assert bye is not None
        self.left = literal.there - {bye}
        while True:
            self.top = max(literal.score[tpn] for tpn in self.left)
            self.residents = frozenset(t for t in self.left if literal.score[t] == self.top)
            self.lower = self.left - self.residents
            self.up = literal.upfloaters(self.residents, self.lower, self.top)
            self.inside = self.residents | self.up
            if self.two & self.inside:
                break
            self.left -= self.inside

    def reason(self) -> Reason:
        if self.two <= self.inside:
            return self._within()
        (first,), (later,) = self.two & self.inside, self.two - self.inside
        if first in self.up:
            return "3.5", "floats-up", {}
        return self._below(later) if self.up else ("C4", "nobody-floats", {})

    def _within(self) -> Reason:
        if self.two <= self.up:
            return "C4", "both-float", {}
        literal = self.literal
        together = [
            pairs
            for pairs in literal.pairings(self.inside)
            if any(self.two == {*pair} for pair in pairs)
        ]
        if not together:
            return "3.6", "others-unpaired", {}
        made = literal.bracket(self.residents, self.up)
        for article, value in self.criteria.items():
            count, fewer = min(value(each, self.up) for each in together), value(made, self.up)
            if count > fewer:
                return article, "broken-more", {"count": count, "fewer": fewer}
            together = [each for each in together if value(each, self.up) == count]
        first, stated = min(map(identifier, together)), identifier(made)
        return "3.6", "later-identifier", differing(first, stated)

    def _below(self, later: TPN) -> Reason:
        sets = list(self._sets_with(later))
        if not sets:
            return "C3", "others-unpaired", {}
        count = min(map(len, sets))
        if count > len(self.up):
            return "C4", "more-upfloaters", {"count": count, "fewer": len(self.up)}
        literal, sets = self.literal, [each for each in sets if len(each) == count]
        best = max(sorted(literal.score[t] for t in each) for each in sets)
        if best < sorted(literal.score[t] for t in self.up):
            return "C5", "lower-scores", {}
        sets = [each for each in sets if sorted(literal.score[t] for t in each) == best]
        for article, says, value in (
            ("C6", "following", literal.c6(self.lower, self.top)),
            ("C7", "floated-before", literal.c7),
        ):
            least = min(map(value, sets))
            if least > value(self.up):
                return article, says, {}
            sets = [each for each in sets if value(each) == least]
        in_order = literal.in_order
        return "3.5", "later-set", differing(min(map(in_order, sets)), in_order(self.up))

    def _sets_with(self, later: TPN) -> Iterator[Group]:
        """So that the two can meet, and everybody else who is left can be paired."""
        for size in range(len(self.lower)):
            for others in combinations(sorted(self.lower - {later}), size):
                chosen = frozenset({later, *others})
                rest = (self.residents | chosen) - self.two
                if self.literal.legal(rest) and self.literal.legal(self.lower - chosen):
                    yield chosen


def differing(mine: list[TPN], others: list[TPN]) -> dict[str, object]:
    assert mine > others or len(mine) == len(others)
    instead, chosen = next(each for each in zip(mine, others, strict=True) if len({*each}) > 1)
    return {"instead": instead, "chosen": chosen}


def said_in(step: Step) -> Reason:
    named: dict[str, object] = {
        name: fact.tpns[0] if isinstance(fact, Players) else fact
        for name, fact in step.says.facts.items()
        if name in ("count", "fewer", "instead", "chosen")
    }
    return step.article, step.says.key.rpartition(".")[2], named


def rounds(code: str) -> Iterator[tuple[Field, Literal, dict[str, str]]]:
    for seed in SEEDS:
        readings = {"following": "fewest"} if seed % 3 == 0 else {}
        if code == "double-swiss-2026":
            before = random_match_round(seed, 5, 9)
            made = pair_round(before, Options(tuple(readings.items())), no_progress)
            literal: Literal = double_literal.Literal(before, **readings)
        else:
            before = random_team_round(seed, 5, 9)
            made = pair_teams(before, **readings)
            literal = team_literal.Literal(before, **readings)
        if not isinstance(made, NoLegalPairing):
            yield before, literal, readings


def ask(
    code: str, before: Field, readings: dict[str, str], one: TPN, other: TPN
) -> tuple[Step, ...]:
    """Of matches in both."""
    options = Options(tuple(readings.items()))
    if code == "double-swiss-2026":
        return double_swiss.why_not(before, options, one, other)
    return team_swiss.why_not(before, options, one, other)


Answered = list[tuple[Field, Literal, TPN, TPN, tuple[Step, ...]]]


@cache
def answers(code: str) -> Answered:
    return [
        (before, literal, one, other, ask(code, before, readings, one, other))
        for before, literal, readings in rounds(code)
        for one, other in combinations(sorted(each.tpn for each in before.participants), 2)
    ]


@pytest.mark.parametrize("code", SYSTEM_CODES)
def test_every_answer_is_what_all_sets_and_pairings_written_out_say(code: str) -> None:
    seen = set()
    for before, literal, one, other, steps in answers(code):
        boards, bye = literal.pair() or ((), TPN(0))
        key = steps[0].says.key
        if {one, other} & before.away:
            assert key == "Pairing-WhyNot.away"
        elif any({one, other} == {*board} for board in boards):
            assert key == "Pairing-WhyNot.do"
        elif bye in (one, other):
            assert "-Bye." in key
            assert bye in steps[0].players
        elif key.endswith((".met", ".prohibited")):
            seen.add(key.rpartition(".")[2])
            assert barred(before, one, other, key)
        else:
            reason = Written(literal, one, other).reason()
            assert said_in(steps[0]) == reason, (before, one, other)
            seen.add(reason[1])
    assert seen == SENTENCES


def barred(before: Field, one: TPN, other: TPN, key: str) -> bool:
    if key.endswith(".prohibited"):
        return any({one, other} <= group.members for group in before.prohibited)
    (mine,) = (each for each in before.participants if each.tpn == one)
    return any(past.played and past.opponent == other for past in mine.rounds)


@pytest.mark.parametrize("code", SYSTEM_CODES)
def test_whom_both_meet_instead_follows(code: str) -> None:
    for before, literal, one, other, steps in answers(code):
        boards, bye = literal.pair() or ((), TPN(0))
        if {one, other} & before.away:
            continue
        named = {tpn for step in steps for tpn in step.players}
        assert {one, other} <= named | {bye}
        assert all(set(board) <= named for board in boards if {one, other} & {*board})


@pytest.mark.parametrize("code", SYSTEM_CODES)
def test_every_sentence_can_be_read_and_has_its_article(code: str) -> None:
    reader = Reader(lambda _: "Anna Maria von Hohenfels", english)
    by_key = {step.says.key: step for *_, steps in answers(code) for step in steps}
    for step in by_key.values():
        said = step.sentence(reader)
        assert said.endswith(f" [{step.article}]")
        assert len(said.removesuffix(f" [{step.article}]").split()) <= 35


def test_a_set_of_upfloaters_that_comes_later_is_named_by_whom_it_has_instead() -> None:
    reader = Reader(lambda tpn: f"P{tpn}", english)
    lines = ("4w4", "5w4", "6w4", "1b0", "2b0", "3b0")
    steps = double_swiss.why_not(match_field(*lines), Options(), TPN(1), TPN(5))
    assert [step.sentence(reader) for step in steps] == [
        "If P5 floated up to P1, the upfloaters would be a later set: P5 in the place of P4. [3.5]",
        "P1 meets P3. [3.6]",
        "P5 meets P6. [3.6]",
    ]


def test_the_second_games_of_a_match_have_the_two_of_the_first() -> None:
    why_not = SYSTEMS["double-swiss-2026"].why_not
    assert why_not
    reader = Reader(lambda tpn: f"P{tpn}", english)
    played = (player(1, "3w1"), player(2, "4b="), player(3, "1b0"), player(4, "2w="))
    second = field(*played, player(5, "U"), player(6, "Z"), rounds=6, away=(6,))

    def answered(one: int, other: int) -> list[str]:
        steps = why_not(second, Options(), TPN(one), TPN(other))
        return [step.sentence(reader) for step in steps]

    settled = "The second games are the first ones with the colours exchanged. [4.4]"
    again = "P3 and P1 meet again, with the colours exchanged. [4.4]"
    assert answered(1, 3) == ["P1 and P3 do meet in this round. [4.4]"]
    others = "P2 and P4 meet again, with the colours exchanged. [4.4]"
    assert answered(1, 2) == [settled, again, others]
    bye = "P5 has the bye in both games: one won, one drawn. [3.4]"
    assert answered(1, 5) == [settled, again, bye]
    assert answered(1, 6) == ["P6 is not paired in this round. [tournament rules]"]


def test_there_is_no_answer_where_no_round_can_be_paired() -> None:
    with pytest.raises(LookupError):
        double_swiss.why_not(match_field("2w4", "1b0"), Options(), TPN(1), TPN(2))
