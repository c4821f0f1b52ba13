"""A second reading of the rules of 1992, made from their text alone: A3, A6, A9, C and D.

Engine and literal version are of one hand, so a common misreading would not show. This one was
written before looking at either and shares no code with them: candidates are walked one by one in
the order of C4 to C11, and nothing is skipped that could not succeed. It knows the default
readings, and the other values of the two options on which it first read otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, product

from pairing.model import Field

from .second_reading_cards import CardIndex, Pair

Candidate = tuple[tuple[Pair, ...], tuple[int, ...]]
"""The pairs, and who is left over."""
Wanted = Callable[[list[int]], bool]
"""Whether it helps that these players move down."""
LEVELS = (0, 1, 2)
"""C9, C10: B5 and B6 in force, B6 dropped, both dropped."""


@dataclass
class Bracket:
    """`moved`: down from the bracket before; `upper`: those of a bracket that came down whole."""

    upper: list[int]
    own: list[int]
    moved: list[int]
    gone: list[int] = field(default_factory=list)
    lowered: int = 0
    """By how much C14 has lowered p, of S1 if the bracket is heterogeneous."""
    rest_lowered: int = 0
    """The same for the remainder."""
    pairs: tuple[Pair, ...] = ()
    left: tuple[int, ...] = ()

    @property
    def floaters(self) -> list[int]:
        return self.gone + list(self.left)


def exchanges(p: int, n: int) -> Iterator[tuple[list[int], list[int]]]:
    """D2, none first: the places of S1 and S2 in a bracket of n, sorted again."""
    first, second = range(1, p + 1), range(p + 1, n + 1)
    listed = []
    for count in range(min(p, n - p) + 1):
        for out, back in product(combinations(first, count), combinations(second, count)):
            lowest_of_s1 = [-place for place in reversed(out)]
            listed.append((count, sum(back) - sum(out), lowest_of_s1, back, out))
    for *_, back, out in sorted(listed):
        yield sorted({*first, *back} - {*out}), sorted({*second, *out} - {*back})


def without(players: Sequence[int], pairs: Sequence[Pair]) -> list[int]:
    paired = {each for pair in pairs for each in pair}
    return [each for each in players if each not in paired]


class SecondReading(CardIndex):
    """`pair()` gives the boards in the order F1 and the bye or 0; None if there is no round."""

    def __init__(self, field: Field, **readings: str) -> None:
        super().__init__(field, **readings)
        self.stranded_move_on = readings.get("c1") != "c14"

    def pair(self) -> tuple[list[Pair], int] | None:
        done = self.walk()
        if done is None:
            return None
        bye = done[-1].floaters if done else []
        return self.published([pair for each in done for pair in each.pairs]), sum(bye)

    # the candidates of one bracket: C2 to C11

    def transpositions(
        self, s1: Sequence[int], s2: Sequence[int], x: int, up: int
    ) -> Iterator[tuple[Pair, ...]]:
        """C6, C7: opponents of S1 in the order D1 that keep B1, B2, x and the upfloats."""
        if not s1:
            yield ()
            return
        for opponent in s2:
            pair = (s1[0], opponent)
            left = x - self.breaks_a_wish(pair)
            if left < 0 or not self.may_meet(*pair) or self.floats_up_again(pair, up):
                continue
            others = [each for each in s2 if each != opponent]
            for rest in self.transpositions(s1[1:], others, left, up):
                yield (pair, *rest)

    def any_transposition(self, s1: Sequence[int], s2: Sequence[int]) -> bool:
        """By B1 and B2 alone."""
        return any(True for _ in self.transpositions(s1, s2, len(s1), LEVELS[-1]))

    def alike(
        self, players: list[int], p: int, x: int, up: int, *, lowest: bool
    ) -> Iterator[Candidate]:
        """C4 to C9 for players who are treated as homogeneous."""
        for down, (first, second) in product(LEVELS, list(exchanges(p, len(players)))):
            s1 = [players[place - 1] for place in first]
            s2 = [players[place - 1] for place in second]
            for pairs in self.transpositions(s1, s2, x, up):
                left = tuple(without(players, pairs))
                repeated = any(self.floats_down_again(each, down) for each in left)
                if not repeated and self.may_be_left(left, lowest=lowest):
                    yield pairs, left

    def homogeneous(self, bracket: Bracket, *, lowest: bool) -> Iterator[Candidate]:
        players = self.staying(bracket)
        p = len(players) // 2 - bracket.lowered
        x = max(0, self.x(players) - bracket.lowered)
        for allowed, up in product(range(x, max(x, p) + 1), LEVELS):  # C11, C10
            yield from self.alike(players, p, allowed, up, lowest=lowest)

    def heterogeneous(self, bracket: Bracket, *, lowest: bool) -> Iterator[Candidate]:
        """The players moved down first; what C10 and C11 change begins with them anew."""
        players, p = self.staying(bracket), self.p_of_s1(bracket)
        rest_p = (len(players) - 2 * p) // 2 - bracket.rest_lowered
        x = max(0, self.x(players) - bracket.lowered)
        raised = product(range(x, max(x, p) + 1), range(rest_p + 1))
        for (allowed, more), up in product(raised, LEVELS):
            for pairs in self.transpositions(players[:p], players[p:], allowed, up):
                rest = without(players, pairs)
                rest_x = max(0, self.x(rest) - bracket.rest_lowered) + more
                for others, left in self.alike(rest, rest_p, rest_x, up, lowest=lowest):
                    yield pairs + others, left

    def take(self, bracket: Bracket, wanted: Wanted, *, lowest: bool = False) -> bool:
        """The first candidate whose floaters are wanted; False leaves the bracket as it was."""
        walk = self.heterogeneous if self.is_heterogeneous(bracket) else self.homogeneous
        refused: set[tuple[int, ...]] = set()
        for pairs, left in walk(bracket, lowest=lowest):
            if left not in refused and wanted(bracket.gone + list(left)):
                bracket.pairs, bracket.left = pairs, left
                return True
            refused.add(left)
        return False

    # A3, A6

    def moved(self, bracket: Bracket) -> list[int]:
        everybody = self.ordered(bracket.moved + bracket.upper)
        return [each for each in everybody if each not in bracket.gone]

    def staying(self, bracket: Bracket) -> list[int]:
        everybody = self.ordered(bracket.moved + bracket.upper + bracket.own)
        return [each for each in everybody if each not in bracket.gone]

    def is_heterogeneous(self, bracket: Bracket) -> bool:
        return 0 < 2 * len(self.moved(bracket)) < len(self.staying(bracket))

    def p_of_s1(self, bracket: Bracket) -> int:
        return len(self.moved(bracket)) - bracket.lowered

    # from bracket to bracket: C1, C12, C13, C14

    def walk(self) -> list[Bracket] | None:
        done: list[Bracket] = []
        waiting: list[tuple[list[int], list[int]]] = [
            ([], group) for group in reversed(self.score_groups())
        ]
        while waiting:
            upper, own = waiting.pop()
            bracket = Bracket(upper, own, done[-1].floaters if done else [])
            match self.settled(bracket, done, lowest=not waiting):
                case "paired":
                    done.append(bracket)
                case "C12":
                    waiting.append((upper, own))
                case "C14":
                    below = waiting.pop()
                    waiting.append((upper + own + below[0], below[1]))
                case "C13" if done:
                    if not self.another_penultimate(bracket, done[-1]):
                        upper = done[-1].upper + done[-1].own + upper
                        done.pop()
                    waiting.append((upper, own))
                case _:
                    return None
        return done

    def settled(self, bracket: Bracket, done: list[Bracket], *, lowest: bool) -> str:
        """Paired, or the rule that says how to go on."""
        alone = self.without_opponent(bracket, lowest=lowest)
        stranded = set(alone) - set(bracket.own)
        if stranded and self.c12(bracket, done, lowest=lowest, from_c1=True):
            return "C12"
        if alone and lowest:
            return "C13"
        bracket.gone = [each for each in alone if self.stranded_move_on or each not in stranded]
        if self.is_heterogeneous(bracket):
            return self.settled_heterogeneous(bracket, done, lowest=lowest)
        return self.settled_homogeneous(bracket, done, lowest=lowest)

    def without_opponent(self, bracket: Bracket, *, lowest: bool) -> list[int]:
        """C1; the bye is as good as an opponent."""
        players = self.staying(bracket)
        bye = lowest and len(players) % 2 == 1
        return [
            each
            for each in players
            if not any(other != each and self.may_meet(each, other) for other in players)
            and not (bye and self.may_be_left([each], lowest=True))
        ]

    def settled_homogeneous(self, bracket: Bracket, done: list[Bracket], *, lowest: bool) -> str:
        most = len(self.staying(bracket)) // 2
        for bracket.lowered in range(max(1, most)):
            if self.take(bracket, lambda _moving: True, lowest=lowest):
                return "paired"
            if self.moved(bracket) and self.c12(bracket, done, lowest=lowest):
                return "C12"
            if lowest:
                return "C13"
        return "C14"

    def settled_heterogeneous(self, bracket: Bracket, done: list[Bracket], *, lowest: bool) -> str:
        players, moved = self.staying(bracket), self.moved(bracket)
        for bracket.lowered in range(len(moved) + lowest):
            p = self.p_of_s1(bracket)
            if self.any_transposition(players[:p], players[p:]):
                rest = (len(players) - 2 * p) // 2
                for bracket.rest_lowered in range(1 if lowest else rest + 1):
                    if self.take(bracket, lambda _moving: True, lowest=lowest):
                        return "paired"
            elif self.c12(bracket, done, lowest=lowest):
                return "C12"
            if lowest and done:
                return "C13"
        return "C13" if lowest else "C14"

    def c12(
        self, bracket: Bracket, done: list[Bracket], *, lowest: bool, from_c1: bool = False
    ) -> bool:
        """The previous bracket moves others down, and p pairs become possible here."""
        if not done:
            return False
        before = set(done[-1].floaters)

        def wanted(moving: list[int]) -> bool:
            here = Bracket(bracket.upper, bracket.own, moving, lowered=bracket.lowered)
            alone = self.without_opponent(here, lowest=lowest)
            if self.stranded_move_on and not from_c1 and not lowest:
                here.gone = alone
            if set(moving) == before or (from_c1 and set(alone) - set(bracket.own)):
                return False
            players, p = self.staying(here), self.p_of_s1(here)
            if self.is_heterogeneous(here):
                return self.any_transposition(players[:p], players[p:])
            p = len(self.staying(bracket)) // 2 - here.lowered
            return self.pairs_exist(players, p, lowest=lowest)

        return self.take(done[-1], wanted)

    def pairs_exist(self, players: Sequence[int], p: int, *, lowest: bool) -> bool:
        """By B1 and B2 alone."""
        if p == 0:
            return self.may_be_left(players, lowest=lowest)
        return any(
            self.may_meet(one, other)
            and self.pairs_exist(without(players, [(one, other)]), p - 1, lowest=lowest)
            for one, other in combinations(players, 2)
        )

    def another_penultimate(self, lowest: Bracket, penultimate: Bracket) -> bool:
        """C13 with C14: a pairing there that lets the lowest bracket be paired."""

        def wanted(moving: list[int]) -> bool:
            return self.can_be_the_lowest(Bracket(lowest.upper, lowest.own, moving))

        return any(self.take(penultimate, wanted) for _ in self.fewer_and_fewer(penultimate))

    def fewer_and_fewer(self, bracket: Bracket) -> Iterator[None]:
        """C14: p as it was at first, then less and less, until it is zero."""
        players = len(self.staying(bracket))
        if self.is_heterogeneous(bracket):
            moved = len(self.moved(bracket))
            lowered = bracket.lowered
            for bracket.lowered in range(lowered, moved):
                rest_p = players // 2 - self.p_of_s1(bracket)
                for bracket.rest_lowered in range(rest_p + 1):
                    yield
        else:
            for bracket.lowered in range(max(1, players // 2)):
                yield

    def can_be_the_lowest(self, bracket: Bracket) -> bool:
        players, moved = self.staying(bracket), self.moved(bracket)
        if not self.is_heterogeneous(bracket):
            return self.pairs_exist(players, len(players) // 2, lowest=True)
        residents = [each for each in players if each not in moved]
        return any(
            self.pairs_exist(rest, len(rest) // 2, lowest=True)
            for pairs in self.transpositions(moved, residents, len(moved), LEVELS[-1])
            for rest in [without(players, pairs)]
        )
