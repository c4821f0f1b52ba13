"""What Dubov and Burstein say of two who do not meet, held against the rules as they are written.

The groups and their best pairings are those of the literal programs, who know nothing of answers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations

from pairing.clauses import Players
from pairing.explain.position import ExplainedRound
from pairing.explain.stories import why_not_steps
from pairing.explain.whynot import why_not
from pairing.model import TPN, Field, NoLegalPairing, Options, no_progress
from pairing.story import Step
from pairing.systems import SYSTEMS

from .burstein import literal as burstein
from .dubov import literal as dubov
from .rounds_2026 import round_of_2026

Pairs = tuple[tuple[int, int], ...]
DUBOV, BURSTEIN = "dubov-2026", "burstein-2026"


class DubovAsWritten(dubov.Literal):
    """Keeps the groups, each as the pairs of S1 with T2."""

    def __init__(self, field: Field) -> None:
        super().__init__(field)
        self.groups: list[Pairs] = []

    def _paired(self, bracket: tuple[int, ...]) -> Pairs:
        pairs = super()._paired(bracket)
        self.groups.append(pairs)
        return pairs


class BursteinAsWritten(burstein.Literal):
    """Keeps the groups: who was there, who stood below, and the pairs."""

    def __init__(self, field: Field) -> None:
        super().__init__(field)
        self.groups: list[tuple[frozenset[int], frozenset[int], Pairs]] = []

    def _bracket(self, players: frozenset[int], below: frozenset[int]) -> Pairs:
        pairs = super()._bracket(players, below)
        self.groups.append((players, below, pairs))
        return pairs

    def best_with(
        self, players: frozenset[int], below: frozenset[int], given: set[frozenset[int]]
    ) -> tuple[object, ...] | None:
        """C5 to C8 of the best pairing of the group that has these pairs; None: there is none."""
        best = None
        for pairs in self.matchings(tuple(sorted(players))):
            floaters = players - {tpn for pair in pairs for tpn in pair}
            if not given <= set(map(frozenset, pairs)) or not self.complete(floaters | below):
                continue
            wishes = [(self.wish[one][0], self.wish[other][0]) for one, other in pairs]
            missed = sum(one == other != "" for one, other in wishes)
            scores = self._scores(floaters)
            quality = (-len(pairs), scores, self.following(floaters, below), missed)
            best = quality if best is None else min(best, quality)
        return best


@cache
def as_dubov(before: Field) -> DubovAsWritten:
    written = DubovAsWritten(before)
    assert written.pair() is not None
    return written


@cache
def as_burstein(before: Field) -> BursteinAsWritten:
    written = BursteinAsWritten(before)
    assert written.pair() is not None
    return written


def asked(code: str, largest: int, seeds: int) -> Iterator[tuple[Field, TPN, TPN, Step]]:
    """Of every two players of random rounds that the system pairs by its own steps."""
    system = SYSTEMS[code]
    assert system.why_not
    for seed in range(seeds):
        before = round_of_2026(seed, 4, largest, code)
        if isinstance(system.pair(before, Options(), no_progress), NoLegalPairing):
            continue
        if system.explained_by and system.explained_by(before, Options()):
            continue
        for one, other in combinations((each.tpn for each in before.participants), 2):
            yield before, one, other, system.why_not(before, Options(), one, other)[0]


def named(step: Step, fact: str) -> int:
    players = step.says.facts[fact]
    assert isinstance(players, Players)
    (tpn,) = players.tpns
    return tpn


def before_it(pairs: Pairs, seeking: int) -> Pairs:
    return pairs[: next(index for index, pair in enumerate(pairs) if pair[0] == seeking)]


def test_what_dubov_says_of_a_group_is_so() -> None:
    kinds: dict[str, int] = {}
    for before, one, other, step in asked(DUBOV, 9, 160):
        kind = step.says.key.rpartition(".")[2]
        kinds[kind] = kinds.get(kind, 0) + 1
        if kind not in ("same-half", "other-group", "order", "taken", "others-unpaired"):
            continue
        written = as_dubov(before)
        home = {tpn: pairs for pairs in written.groups for pair in pairs for tpn in pair}
        assert (home[one] is home[other]) is (kind != "other-group")
        if kind == "other-group":
            paired, rest = named(step, "player"), named(step, "other")
            assert written.groups.index(home[paired]) < written.groups.index(home[rest])
            continue
        pairs = home[one]
        s1 = [pair[0] for pair in pairs]
        assert (one in s1) is (other in s1) or kind != "same-half"
        if kind == "same-half":
            assert (one in s1) is (step.says.facts["half"] == "s1")
            assert (one in s1) == (other in s1)
            continue
        seeking = named(step, "player")
        opponent = dict(pairs)[seeking]
        if kind == "taken":
            rest = named(step, "other")
            assert named(step, "opponent") == opponent
            assert s1.index(rest) > s1.index(seeking)
            assert {opponent, rest} == {one, other}
            continue
        rest = named(step, "other")
        assert {seeking, rest} == {one, other}
        assert (rest > opponent) is (kind == "order")
        if kind == "others-unpaired":
            gone = {tpn for pair in before_it(pairs, seeking) for tpn in pair} | {seeking, rest}
            first = tuple(tpn for tpn in s1 if tpn not in gone)
            second = tuple(pair[1] for pair in pairs if pair[1] not in gone)
            assert not any(written._across(first, second))
    assert min(kinds[each] for each in ("same-half", "other-group", "order", "taken")) > 20
    assert kinds["others-unpaired"] > 1


def test_what_burstein_says_of_a_group_is_so() -> None:
    kinds: dict[str, int] = {}
    for before, one, other, step in asked(BURSTEIN, 8, 240):
        kind = step.says.key.rpartition(".")[2]
        kinds[kind] = kinds.get(kind, 0) + 1
        if kind not in ("floated", "other-group", "order", "taken", "worse"):
            continue
        written = as_burstein(before)
        first, second = named(step, "player"), named(step, "other")
        if kind in ("floated", "other-group"):
            floated, paired = (first, second) if kind == "floated" else (second, first)
            players, _below, pairs = next(
                each for each in written.groups if any(paired in pair for pair in each[2])
            )
            assert all(floated not in pair for pair in pairs)
            assert (floated in players) is (kind == "floated")
            continue
        players, below, pairs = next(
            each for each in written.groups if any(first in pair for pair in each[2])
        )
        ordered = sorted((sorted(pair, key=written.rank) for pair in pairs), key=_rank_of(written))
        assert {one, other} <= {tpn for pair in pairs for tpn in pair}
        at = next(index for index, pair in enumerate(ordered) if pair[0] == first)
        opponent = ordered[at][1]
        assert not {one, other} & {tpn for pair in ordered[:at] for tpn in pair}
        if kind == "taken":
            assert {opponent, second} == {one, other}
            continue
        assert {first, second} == {one, other}
        assert (written.rank(second) < written.rank(opponent)) is (kind == "order")
        if kind == "worse":
            given = set(map(frozenset, ordered[:at]))
            best = written.best_with(players, below, given)
            forced = written.best_with(players, below, given | {frozenset((first, second))})
            assert best is not None
            assert forced is None or best < forced
    assert min(kinds[each] for each in ("floated", "other-group", "order", "taken")) > 10
    assert kinds["worse"] > 10


def _rank_of(written: burstein.Literal) -> Callable[[list[int]], tuple[int, int, int]]:
    return lambda pair: written.rank(pair[0])


def test_a_seeding_round_is_answered_by_the_criteria_of_the_dutch_system() -> None:
    """1.6."""
    system, compared = SYSTEMS[BURSTEIN], 0
    for seed in range(40):
        before = round_of_2026(seed, 4, 12, BURSTEIN)
        if isinstance(system.pair(before, Options(), no_progress), NoLegalPairing):
            continue
        assert system.explained_by
        by = system.explained_by(before, Options())
        if by is None:
            continue
        position = ExplainedRound(before, *by)
        one, other = (each.tpn for each in before.participants[:2])
        answer = why_not(position, one, other)
        steps = why_not_steps(system, before, Options(), one, other)
        meet = any({one, other} == set(board) for board in _boards(before))
        assert (steps[0].says.key == "Pairing-Explain-WhyNot.do-meet") is meet
        assert meet is (answer.reason is None)
        assert all(step.article == "C.04.3" for step in steps)
        compared += 1
    assert compared > 10


def _boards(before: Field) -> list[tuple[TPN, TPN]]:
    made = SYSTEMS[BURSTEIN].pair(before, Options(), no_progress)
    assert not isinstance(made, NoLegalPairing)
    return [(board.white, board.black) for board in made.boards]
