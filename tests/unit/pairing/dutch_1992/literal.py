"""The rules "Swiss system based on rating" of 1992 as they are written, for small fields.

The candidates are walked in the written order, C1 to C14. What is left out is only what cannot
succeed: a walk is not begun where no pairing at all would pass it. Shares no code with the engine
but the data model. "Reading" means the commentary on the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations, product
from math import inf

from pairing.model import TPN, Field

from .literal_cards import ALL_DROPPED, Cards, Pairs, Players

Condition = Callable[[Players], bool]
"""Whether these players may remain unpaired in a bracket."""
NOBODY = TPN(0)


@dataclass(frozen=True)
class Group:
    """A score bracket; `upper` came as a whole from merged brackets (C13, C14)."""

    upper: Players
    own: Players


@dataclass(frozen=True)
class Step:
    """Where C14 has got to: pairs of players moved down and pairs in all.

    And by how much p was lowered for the players moved down and for the (remainder) bracket.
    """

    from_above: int
    pairs: int
    lowered_above: int = 0
    lowered_rest: int = 0

    @property
    def lowered(self) -> bool:
        return self.lowered_above + self.lowered_rest > 0


@dataclass(frozen=True)
class Bracket:
    """The players to be paired, in order; `gone` were moved on by C1.

    `counted`: how many players the half of A3 is the half of, and how many of them were moved down.
    """

    moved: Players
    players: Players
    gone: Players
    lowest: bool
    counted: tuple[int, int]

    @property
    def heterogeneous(self) -> bool:
        """A3: not when at least half of them were moved down."""
        everybody, moved = self.counted
        return bool(self.moved) and 2 * moved < everybody

    @property
    def first_step(self) -> Step:
        """C3, A6."""
        return Step(len(self.moved) if self.heterogeneous else 0, len(self.players) // 2)


@dataclass(frozen=True)
class Done:
    group: Group
    bracket: Bracket
    step: Step
    pairs: Pairs
    floating: Players


class Literal(Cards):
    """One round of a field. `pair()` gives boards (White first), and the bye or 0; or None.

    `done` afterwards holds the brackets as they were paired. `readings` are named as the options of
    the system.
    """

    def __init__(self, field: Field, **readings: str) -> None:
        super().__init__(field, **readings)
        self.done: list[Done] = []

    # -- the round: brackets from the top --------------------

    def pair(self) -> tuple[set[tuple[TPN, TPN]], TPN] | None:
        scores = sorted({self.score[tpn] for tpn in self.order}, reverse=True)
        groups = [Group((), tuple(t for t in self.order if self.score[t] == s)) for s in scores]
        while groups:
            if not self.pair_next(groups):
                return None
        boards = {self.with_colours(a, b) for done in self.done for a, b in done.pairs}
        bye = self.done[-1].floating if self.done else ()
        return boards, (bye[0] if bye else NOBODY)

    def pair_next(self, groups: list[Group]) -> bool:
        """C1 to C14 for the first of the groups; False when no pairing is left to undo."""
        bracket = self.bracket(self.incoming(), groups[0], lowest=len(groups) == 1)
        if self.stranded(bracket) and self.c12(groups, bracket.first_step, from_c1=True):
            return True
        bracket = self.bracket_after_c12(self.incoming(), groups[0], lowest=bracket.lowest)
        step: Step | None = bracket.first_step
        while step:
            found = self.walk(bracket, step, self.rest_allowed(bracket))
            if (
                not found
                and not self.p_pairs_are_possible(bracket, step)
                and self.c12(groups, step)
            ):
                return self.pair_without_c12(groups, lowest=bracket.lowest)
            if found:
                self.done.append(Done(groups.pop(0), bracket, step, *found))
                return True
            if bracket.lowest and self.done:
                self.c13(groups)
                return True
            step = self.c14(bracket, step)
        if bracket.lowest:
            return False
        merge(groups)
        return True

    def pair_without_c12(self, groups: list[Group], *, lowest: bool) -> bool:
        """After C12: a new bracket, from C1 on; there are no more other players to move down."""
        bracket = self.bracket_after_c12(self.incoming(), groups[0], lowest=lowest)
        step: Step | None = bracket.first_step
        while step:
            found = self.walk(bracket, step, self.rest_allowed(bracket))
            if found:
                self.done.append(Done(groups.pop(0), bracket, step, *found))
                return True
            if lowest:
                self.c13(groups)
                return True
            step = self.c14(bracket, step)
        merge(groups)
        return True

    def incoming(self) -> Players:
        return self.done[-1].floating if self.done else ()

    def bracket_after_c12(self, incoming: Players, group: Group, *, lowest: bool) -> Bracket:
        """Players moved down whom C12 cannot help leave like those of C1, if not "c14"."""
        moves_on = not self.reads("c1", "c14")
        return self.bracket(incoming, group, lowest=lowest, moves_on=moves_on)

    def bracket(
        self, incoming: Players, group: Group, *, lowest: bool, moves_on: bool = False
    ) -> Bracket:
        """C1: whoever of the bracket itself has no opponent in it is moved on."""
        come = self.ordered(incoming + group.upper)
        everybody = self.ordered(come + group.own)
        lonely = self.without_opponent(everybody)
        leaving = everybody if moves_on else group.own
        gone = () if lowest else tuple(tpn for tpn in leaving if tpn in lonely)
        moved = tuple(tpn for tpn in come if tpn not in gone)
        players = tuple(tpn for tpn in everybody if tpn not in gone)
        before = self.reads("half-of", "all")
        counted = (len(everybody), len(come)) if before else (len(players), len(moved))
        return Bracket(moved, players, gone, lowest, counted)

    def stranded(self, bracket: Bracket) -> bool:
        """C1: somebody who was moved down has no opponent here, nor can have the bye (16)."""
        if bracket.lowest and self.is_possible(bracket, bracket.first_step):
            return False
        return bool(self.without_opponent(bracket.players) & set(bracket.moved))

    def without_opponent(self, players: Players) -> set[TPN]:
        return {a for a in players if not any(a != b and self.may_meet(a, b) for b in players)}

    def rest_allowed(self, bracket: Bracket) -> Condition:
        """In the lowest bracket at most one remains, who may have the bye (B1 b)."""

        def allowed(floating: Players) -> bool:
            if not bracket.lowest:
                return True
            return len(floating) < 2 and all(map(self.may_have_the_bye, floating))

        return allowed

    # -- C12 to C14 --------------------

    def p_pairs_are_possible(self, bracket: Bracket, step: Step) -> bool:
        """C12: in a heterogeneous bracket the pairs of the players moved down, or with "c12" those
        of the remainder too. `step` may be that of the same bracket before C12."""
        from_above = (step.from_above or len(bracket.moved)) if bracket.heterogeneous else 0
        here = replace(step, from_above=from_above, pairs=max(step.pairs, step.from_above))
        if bracket.heterogeneous and not self.reads("c12", "remainder-too"):
            return self.reaches_the_remainder(bracket, here)
        return self.is_possible(bracket, here)

    def c12(self, groups: list[Group], step: Step, *, from_c1: bool = False) -> bool:
        """Other players, as many, moved down from the previous bracket, so that p pairs are
        possible here (reading 9)."""
        if not self.done:
            return False
        previous = self.done[-1]

        def helps(floating: Players) -> bool:
            moved = floating + previous.bracket.gone
            if set(moved) == set(previous.floating):
                return False
            here = self.bracket(moved, groups[0], lowest=len(groups) == 1)
            if from_c1 and self.stranded(here):
                return False
            here = self.bracket_after_c12(moved, groups[0], lowest=here.lowest)
            return self.p_pairs_are_possible(here, here.first_step if from_c1 else step)

        return self.undo(helps, previous.step)

    def undo(self, condition: Condition, step: Step) -> bool:
        """Another pairing of the previous bracket that leaves suitable players over."""
        previous = self.done[-1]
        found = self.walk(previous.bracket, step, condition)
        if not found:
            return False
        pairs, floating = found
        self.done[-1] = Done(previous.group, previous.bracket, step, pairs, floating)
        return True

    def c13(self, groups: list[Group]) -> None:
        """A pairing of the penultimate bracket that lets the lowest be paired, with fewer and fewer
        pairs (reading 10); when p is zero there the two are merged."""
        penultimate = self.done[-1]

        def helps(floating: Players) -> bool:
            moved = floating + penultimate.bracket.gone
            lowest = self.bracket(moved, groups[0], lowest=True)
            return self.is_possible(lowest, lowest.first_step)

        step: Step | None = penultimate.bracket.first_step
        while step:
            if self.undo(helps, step):
                return
            lower = self.c14(penultimate.bracket, step)
            step = lower or self.c14_above(penultimate.bracket, step)
        groups.insert(0, self.done.pop().group)
        merge(groups)

    def c14(self, bracket: Bracket, step: Step) -> Step | None:
        """p - 1: of the remainder if it was reached, else of the players moved down.

        None: p is zero, and the whole bracket moves down. The lowest cannot: it is paired as a
        homogeneous one in the end.
        """
        lower_above = replace(
            step, from_above=step.from_above - 1, lowered_above=step.lowered_above + 1
        )
        if bracket.lowest:
            return lower_above if step.from_above else None
        if step.from_above and not self.reaches_the_remainder(bracket, step):
            return lower_above if step.from_above > 1 else None
        least = step.from_above + (not step.from_above or self.reads("c14-zero", "whole-bracket"))
        if step.pairs <= least:
            return None
        return replace(step, pairs=step.pairs - 1, lowered_rest=step.lowered_rest + 1)

    def c14_above(self, bracket: Bracket, step: Step) -> Step | None:
        """C13: p - 1 for the players moved down, once p of the remainder is zero; the remainder is
        another one then, whose p C3 determines. Not with "remainder"."""
        if self.reads("c13", "remainder") or self.reads("c14-zero", "whole-bracket"):
            return None
        if step.pairs > step.from_above or step.from_above < 2:
            return None
        all_pairs = bracket.first_step.pairs
        return Step(step.from_above - 1, all_pairs, step.lowered_above + 1)

    def reaches_the_remainder(self, bracket: Bracket, step: Step) -> bool:
        s1, s2 = bracket.players[: step.from_above], bracket.players[step.from_above :]
        return any(True for _ in self.transpositions(s1, s2))

    def is_possible(self, bracket: Bracket, step: Step) -> bool:
        """B1 and B2 alone allow the p pairs."""
        if len(bracket.players) < 2 * step.pairs:
            return False
        s1, s2 = bracket.players[: step.from_above], bracket.players[step.from_above :]
        size = len(bracket.players) - 2 * step.pairs
        allowed = self.rest_allowed(bracket)
        for partners in self.transpositions(s1, s2):
            remainder = frozenset(s2) - set(partners)
            for floating in combinations(self.ordered(tuple(remainder)), size):
                if allowed(floating) and self.fewest_breaks(remainder - set(floating)) < inf:
                    return True
        return False

    # -- C2 to C11: the candidates of one bracket --------------------

    def walk(
        self, bracket: Bracket, step: Step, allowed: Condition
    ) -> tuple[Pairs, Players] | None:
        """The first acceptable pairing with this p, and the players who are moved down."""
        if step.from_above:
            found = self.walk_heterogeneous(bracket, step, allowed)
        else:
            found = self.walk_homogeneous(bracket, step, allowed)
        if not found:
            return None
        return found[0], self.ordered(found[1] + bracket.gone)

    def steps_of_dropping(self, *, again: bool) -> tuple[int, ...]:
        """C9, C10: what is dropped one after the other; `again`: after C11 or C14 (reading 5)."""
        if again and self.reads("after-c11", "dropped"):
            return (ALL_DROPPED,)
        return (0, 2) if self.reads("dropping", "together") else (0, 1, 2)

    def x_now(self, players: Players, p: int, lowered: int) -> int:
        """C2; after C14 (reading 11) one less for each pair less, from the x of C2 or of C11."""
        x = self.x(players)
        if lowered and self.reads("c14-x", "raised"):
            return max(x, p + lowered) - (lowered if x else 0)
        return max(0, x - lowered)

    def walk_homogeneous(
        self, bracket: Bracket, step: Step, allowed: Condition
    ) -> tuple[Pairs, Players] | None:
        x = self.x_now(bracket.players, step.pairs, step.lowered_rest)
        for budget in range(x, max(x, step.pairs) + 1):  # C11
            steps = self.steps_of_dropping(again=budget > x or step.lowered)
            for up, down in product(steps, steps):  # C10, C9
                found = self.walk_alike(bracket, bracket.players, step, budget, up, down, allowed)
                if found:
                    return found
        return None

    def walk_heterogeneous(
        self, bracket: Bracket, step: Step, allowed: Condition
    ) -> tuple[Pairs, Players] | None:
        """The players moved down first, then the remainder, each with its own x (C6, C2)."""
        lowest_only = (True, False) if self.reads("c10", "lowest-player") else (False,)
        for fixed, (above, below) in product(lowest_only, self.raises(bracket, step)):
            steps = self.steps_of_dropping(again=above + below > 0 or step.lowered)
            for up in steps:  # C10, second sentence
                openings = self.openings(bracket, step, above, up, fixed=fixed)
                for number, (pairs, remainder) in enumerate(openings):
                    downs = steps[-1:] if number and self.reads("c10-floats", "dropped") else steps
                    budget = self.budget(remainder, step, below)
                    for down in downs if budget is not None else ():
                        assert budget is not None
                        found = self.walk_alike(bracket, remainder, step, budget, up, down, allowed)
                        if found:
                            return pairs + found[0], found[1]
        return None

    def raises(self, bracket: Bracket, step: Step) -> Iterator[tuple[int, int]]:
        """C11: by how much x is raised for the players moved down and for the remainder."""
        x = self.x_now(bracket.players, step.from_above, step.lowered_above)
        above, below = max(0, step.from_above - x), step.pairs - step.from_above
        if self.reads("c11", "both"):
            return zip(*[range(max(above, below) + 1)] * 2, strict=True)
        return product(range(above + 1), range(below + 1))

    def budget(self, remainder: Players, step: Step, raised: int) -> int | None:
        """x of the remainder after C11; None if x was p before."""
        p = step.pairs - step.from_above
        x = self.x_now(remainder, p, step.lowered_rest)
        if raised and x + raised > p and not self.reads("c11", "both"):
            return None
        return min(x + raised, max(x, p))

    def openings(
        self, bracket: Bracket, step: Step, raised: int, dropped: int, *, fixed: bool
    ) -> Iterator[tuple[Pairs, Players]]:
        """C4 to C7, C10: pairs of the players moved down, and the remainder.

        `fixed`: only the lowest of them gets another opponent than at first.
        """
        s1, s2 = bracket.players[: step.from_above], bracket.players[step.from_above :]
        x = self.x_now(bracket.players, step.from_above, step.lowered_above) + raised
        first: Pairs = ()
        for partners in self.transpositions(s1, s2, dropped):
            pairs = tuple(zip(s1, partners, strict=True))
            if sum(self.breaks(a, b) for a, b in pairs) > x:
                continue
            first = first or pairs
            if not fixed or pairs[:-1] == first[:-1]:
                yield pairs, tuple(tpn for tpn in s2 if tpn not in partners)

    def transpositions(
        self, s1: Players, s2: Players, dropped: int = ALL_DROPPED
    ) -> Iterator[Players]:
        """D1: the opponents of S1, in ascending order."""
        if not s1:
            yield ()
            return
        for opponent in s2:
            if self.may_be_paired(s1[0], opponent, dropped):
                others = tuple(tpn for tpn in s2 if tpn != opponent)
                for rest in self.transpositions(s1[1:], others, dropped):
                    yield (opponent, *rest)

    def walk_alike(
        self,
        bracket: Bracket,
        players: Players,
        step: Step,
        budget: int,
        dropped_up: int,
        dropped: int,
        allowed: Condition,
    ) -> tuple[Pairs, Players] | None:
        """A homogeneous bracket or a remainder: C4 to C8."""
        p = step.pairs - step.from_above
        everybody = frozenset(players)
        rests = [
            frozenset(rest)
            for rest in combinations(players, len(players) - 2 * p)
            if self.fewest_breaks(everybody - set(rest), dropped_up) <= budget
            and allowed(rest)
            and self.downfloats_allowed(rest, dropped, bracket.moved)
        ]
        lowest_last = self.reads("d2-ties", "lowest-last")
        for s1, s2 in exchanges(players, p, lowest_last=lowest_last) if rests else ():  # C4, C8
            for pairs in self.pairings(s1, s2, budget, dropped_up, rests):  # C6, C7
                paired = {tpn for pair in pairs for tpn in pair}
                return pairs, tuple(tpn for tpn in players if tpn not in paired)
        return None

    def pairings(
        self, s1: Players, s2: Players, budget: int, dropped: int, rests: list[frozenset[TPN]]
    ) -> Iterator[Pairs]:
        """S1 against the transpositions of S2 in order, leaving one of the rests unpaired."""
        open_players = frozenset(s1 + s2)
        if not any(
            rest <= set(s2) and self.fewest_breaks(open_players - rest, dropped) <= budget
            for rest in rests
        ):
            return
        if not s1:
            yield ()
            return
        for opponent in s2:
            if self.may_be_paired(s1[0], opponent, dropped):
                others = tuple(tpn for tpn in s2 if tpn != opponent)
                left = budget - self.breaks(s1[0], opponent)
                for rest in self.pairings(s1[1:], others, left, dropped, rests):
                    yield ((s1[0], opponent), *rest)


def merge(groups: list[Group]) -> None:
    """The first group moves down to the second as a whole."""
    first, second = groups[:2]
    groups[:2] = [Group(first.upper + first.own + second.upper, second.own)]


def exchanges(players: Players, p: int, *, lowest_last: bool) -> Iterator[tuple[Players, Players]]:
    """S1 and S2 as they are, then after each exchange of D2 (reading 15: every size)."""
    numbers = range(1, len(players) + 1)
    upper, lower = numbers[:p], numbers[p:]
    for size in range(min(len(upper), len(lower)) + 1):
        swaps = sorted(
            (
                sum(up) - sum(down),
                tuple(-n for n in reversed(down)),
                up[::-1] if lowest_last else up,
            )
            for down in combinations(upper, size)
            for up in combinations(lower, size)
        )
        for _difference, down, up in swaps:
            s1 = (set(upper) | set(up)) - {-n for n in down}
            yield (
                tuple(players[n - 1] for n in numbers if n in s1),
                tuple(players[n - 1] for n in numbers if n not in s1),
            )
