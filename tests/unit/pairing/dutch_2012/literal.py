"""The Dutch System of Istanbul 2012 as it is written, for small fields.

The candidates are walked in the written order, C.1 to C.14. C.10 lowers one requirement at a time,
each for the fewest pairs, and begins again at C.3; so of two walks the one that gives up less of
the requirement named last in C.10 comes first. What no candidate of a walk can pass is known by
adding up what pairs give up, and such a walk is not begun; nothing else is left out. Shares no
code with the engine but the data model.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import inf
from typing import NamedTuple

from pairing.model import TPN, Colour, Field, RoundKind

Players = tuple[TPN, ...]
Pairs = tuple[tuple[TPN, TPN], ...]
Condition = Callable[[Players], bool]
"""Whether these players may be left over by a bracket."""
NOBODY = TPN(0)
MILD, STRONG, ABSOLUTE = 1, 2, 3
REQUIREMENTS = ("B2", "A7d", "X", "Z", "B5down", "B6down", "B5up", "B6up")
"""In the order of C.3: the first one is the last to be lowered (C.10.g to C.10.a)."""


def given_up(*broken: str) -> int:
    """What is broken, as one number that is larger when the earlier requirement is broken more."""
    return sum(100 ** (len(REQUIREMENTS) - 1 - REQUIREMENTS.index(name)) for name in broken)


class Level(NamedTuple):
    """C.14: how many MDPs, and how many pairs. Without MDPs everybody is paired alike."""

    m1: int
    p1: int


@dataclass(frozen=True)
class Group:
    """A score bracket; `upper` are the players of the bracket that was joined to it last (C.13)."""

    upper: Players
    own: Players


@dataclass(frozen=True)
class Bracket:
    """The players to be paired, in order; `gone` were moved down by C.1."""

    moved: Players
    players: Players
    gone: Players
    lowest: bool
    heterogeneous: bool

    @property
    def first_level(self) -> Level:
        """C.2."""
        return Level(len(self.moved) if self.heterogeneous else 0, len(self.players) // 2)


@dataclass(frozen=True)
class Done:
    group: Group
    bracket: Bracket
    level: Level
    pairs: Pairs
    floating: Players


class Facts:
    """What A, B and E say of the players of one field."""

    def __init__(self, field: Field, **readings: str) -> None:
        self.field = field
        self.readings = set(readings.items())
        self.player = {p.tpn: p for p in field.participants}
        playing = [p.tpn for p in field.participants if p.tpn not in field.away]
        self.score = {tpn: self.score_before(tpn, field.round_number) for tpn in self.player}
        self.order = sorted(playing, key=self.rank)
        self.history = {tpn: self.colours_of(tpn) for tpn in playing}
        self.preference = cache(self._preference)
        self.floated = cache(self._floated)
        self.may_meet = cache(self._may_meet)

    def rank(self, tpn: TPN) -> tuple[int, TPN]:
        """A.2; the numbers stand for rating, title and alphabet."""
        return -self.score[tpn], tpn

    def ordered(self, players: Players) -> Players:
        return tuple(sorted(players, key=self.rank))

    def score_before(self, tpn: TPN, number: int) -> int:
        return sum(past.points for past in self.player[tpn].rounds[: number - 1])

    def colours_of(self, tpn: TPN) -> str:
        """F.2, F.3: only games that were played, the gaps moved to the front."""
        rounds = self.player[tpn].rounds
        return "".join(r.colour.value for r in rounds if r.kind is RoundKind.GAME and r.colour)

    def difference(self, tpn: TPN) -> int:
        return self.history[tpn].count("w") - self.history[tpn].count("b")

    def _preference(self, tpn: TPN) -> tuple[str, int]:
        """A.7: colour and strength; without a game none."""
        history, difference = self.history[tpn], self.difference(tpn)
        if not history:
            return "", 0
        alternating = "b" if history[-1] == "w" else "w"
        balancing = "b" if difference > 0 else "w"
        if abs(difference) > 1:
            return balancing, ABSOLUTE
        if history[-2:] in ("ww", "bb"):
            return alternating, ABSOLUTE
        return (balancing, STRONG) if difference else (alternating, MILD)

    def top_scorer(self, tpn: TPN) -> bool:
        """A.10."""
        field = self.field
        best = (field.round_number - 1) * field.scoring.win
        return field.round_number == field.rounds_total and 2 * self.score[tpn] > best

    def _floated(self, tpn: TPN, back: int) -> str:
        """A.4, B.1.b: the float of the previous round, or of two rounds before."""
        number = self.field.round_number - back
        if number < 1:
            return ""
        past = self.player[tpn].rounds[number - 1]
        if past.kind is not RoundKind.GAME and past.points > 0:
            return "down"
        absent = past.kind is not RoundKind.GAME
        if past.opponent is None or (absent and ("absent-opponent", "none") in self.readings):
            return ""
        mine, theirs = self.score_before(tpn, number), self.score_before(past.opponent, number)
        return "down" if mine > theirs else "up" if mine < theirs else ""

    def repeated(self, tpn: TPN, direction: str) -> list[str]:
        """B.5, B.6."""
        float_before = {"B5": self.floated(tpn, 1), "B6": self.floated(tpn, 2)}
        return [rule + direction for rule, was in float_before.items() if was == direction]

    def _may_meet(self, a: TPN, b: TPN) -> bool:
        """B.1.a, B.2, and what the arbiter forbids."""
        if any(r.kind is RoundKind.GAME and r.opponent == b for r in self.player[a].rounds):
            return False
        for ban in self.field.prohibited:
            in_force = ban.first <= self.field.round_number <= ban.last
            if in_force and {a, b} <= ban.members:
                return False
        return not self.both_absolute(a, b) or self.top_scorer(a) or self.top_scorer(b)

    def same_preference(self, a: TPN, b: TPN) -> int:
        """0 if both can be granted, else the strength of the weaker of the two."""
        (wish_a, strength_a), (wish_b, strength_b) = self.preference(a), self.preference(b)
        return min(strength_a, strength_b) if wish_a == wish_b else 0

    def both_absolute(self, a: TPN, b: TPN) -> bool:
        return self.same_preference(a, b) == ABSOLUTE

    def may_have_the_bye(self, tpn: TPN) -> bool:
        """B.1.b."""
        rounds = self.player[tpn].rounds
        return not any(r.kind is not RoundKind.GAME and r.points > 0 for r in rounds)

    def colours_given_up(self, a: TPN, b: TPN) -> list[str]:
        """B.2 of top scorers, A.7.d in odd rounds, X, and in even rounds Z."""
        strength = self.same_preference(a, b)
        if not strength:
            return []
        if strength == MILD:
            return ["X"]
        if strength == ABSOLUTE:
            return ["X", "B2"] if self.field.round_number % 2 else ["X", "B2", "Z"]
        return ["X", "A7d"] if self.field.round_number % 2 else ["X", "Z"]

    def x1(self, bracket: Bracket) -> int:
        """A.8.a, for P0 pairs."""
        wishes = [self.preference(tpn)[0] for tpn in bracket.players]
        white, black, none = (wishes.count(wish) for wish in ("w", "b", ""))
        return max(0, len(wishes) // 2 - (white if black > white else black) - none)

    def z1(self, bracket: Bracket) -> int:
        """A.8.b, for P0 pairs; w and b are variable."""
        known = [self.preference(tpn) for tpn in bracket.players]
        firm = [wish for wish, strength in known if strength > MILD]
        white, black = firm.count("w"), firm.count("b")
        others = len(known) - len(firm)
        return max(0, len(known) // 2 - (white if black > white else black) - others)

    # -- E --------------------

    def with_colours(self, a: TPN, b: TPN) -> tuple[TPN, TPN]:
        return (a, b) if self.colour_of(a, b) == "w" else (b, a)

    def colour_of(self, a: TPN, b: TPN) -> str:
        other = {"w": "b", "b": "w"}
        (wish_a, strength_a), (wish_b, strength_b) = self.preference(a), self.preference(b)
        if wish_a != wish_b:  # E.1, A.7.f
            return wish_a or other[wish_b]
        if strength_a != strength_b:  # E.2
            return wish_a if strength_a > strength_b else other[wish_a]
        width_a, width_b = abs(self.difference(a)), abs(self.difference(b))
        if ("stronger", "difference") in self.readings and width_a != width_b:
            return wish_a if width_a > width_b else other[wish_a]
        for mine, theirs in zip(reversed(self.history[a]), reversed(self.history[b]), strict=False):
            if mine != theirs:  # E.3
                return theirs
        higher = min(a, b, key=self.rank)
        colour = self.preference(higher)[0] or self.lot(
            higher, max(a, b, key=self.rank)
        )  # E.4, E.5
        return colour if a == higher else other[colour]

    def lot(self, tpn: TPN, opponent: TPN) -> str:
        """E.5, for the player of S1, who is the higher one.

        With "by-round" who stands first in the list has the lot's colour in round 3, 5, 7 …
        """
        initial, other = ("w", "b") if self.field.initial_colour is Colour.WHITE else ("b", "w")
        number = self.number(tpn)
        if ("late-colours", "by-round") in self.readings and self.field.round_number > 1:
            number = self.field.round_number + (opponent < tpn)
        return initial if number % 2 else other

    def number(self, tpn: TPN) -> int:
        if ("parity", "tpn") in self.readings:
            return tpn
        arrived = [
            each
            for each, player in self.player.items()
            if each not in self.field.away
            or any(past.opponent or past.kind is RoundKind.PAB for past in player.rounds)
        ]
        return sorted(arrived).index(tpn) + 1


class Walk:
    """C.3 to C.10: the candidates of one bracket with M1 MDPs and P1 pairs, in their order."""

    def __init__(self, facts: Facts, bracket: Bracket, level: Level, allowed: Condition) -> None:
        self.facts = facts
        self.bracket = bracket
        self.level = level
        self.allowed = allowed
        self.cost = cache(self._cost)
        self.float_cost = cache(self._float_cost)
        self.least_pairs = cache(self._least_pairs)
        self.least_rest = cache(self._least_rest)
        self.least_opening = cache(self._least_opening)
        self.least_across = cache(self._least_across)

    def first(self) -> tuple[Pairs, Players] | None:
        """The first acceptable candidate and the players who are left over."""
        least = self.least()  # C.10: whatever is asked above this no candidate passes
        if least == inf:
            return None
        for s1, s2 in self.sets_of_mdps():  # C.8.b
            for opening, others, left in self.openings(s1, s2, least):  # C.6, C.7
                pairs, over = next(self.pairings_alike(others, left))
                return opening + pairs, self.facts.ordered(over + self.bracket.gone)
        raise AssertionError("some candidate gives up the least")

    def least(self) -> float:
        """How little a candidate gives up; inf: there is none under B.1 and B.2."""
        return min(self.least_opening(s1, frozenset(s2)) for s1, s2 in self.sets_of_mdps())

    def sets_of_mdps(self) -> Iterator[tuple[Players, Players]]:
        """C.4, D.3: the MDPs to be paired, and all others."""
        for s1 in combinations(self.bracket.moved, self.level.m1):
            yield s1, without(self.bracket.players, *s1)

    def openings(
        self, s1: Players, s2: Players, least: float
    ) -> Iterator[tuple[Pairs, Players, float]]:
        """D.1.2: MDPs with their opponents, the remainder, and what may still be given up."""
        if self.least_opening(s1, frozenset(s2)) > least:
            return
        if not s1:
            yield (), s2, least
            return
        for opponent in s2:
            left = least - self.cost(s1[0], opponent)
            others = without(s2, opponent)
            for pairs, remainder, rest in self.openings(s1[1:], others, left):
                yield ((s1[0], opponent), *pairs), remainder, rest

    def pairings_alike(self, players: Players, least: float) -> Iterator[tuple[Pairs, Players]]:
        """C.4 to C.8.a for a homogeneous bracket or a remainder."""
        for s1, s2 in exchanges(players, self.level.p1 - self.level.m1):
            yield from self.transpositions(s1, s2, least)

    def transpositions(
        self, s1: Players, s2: Players, least: float
    ) -> Iterator[tuple[Pairs, Players]]:
        """D.1.1."""
        if self.least_across(s1, frozenset(s2)) > least:
            return
        if not s1:
            yield (), s2
            return
        for opponent in s2:
            left, others = least - self.cost(s1[0], opponent), without(s2, opponent)
            for pairs, over in self.transpositions(s1[1:], others, left):
                yield ((s1[0], opponent), *pairs), over

    # -- what is given up at least --------------------

    def _cost(self, a: TPN, b: TPN) -> float:
        facts = self.facts
        if not facts.may_meet(a, b):
            return inf
        apart = self.level.m1 and ("mdps-meet", "residents") in facts.readings
        if apart and {a, b} <= set(self.bracket.moved):  # C.4, C.6
            return inf
        broken = facts.colours_given_up(a, b)
        if self.level.m1 and facts.score[a] != facts.score[b]:  # C.3.g, C.3.h
            broken += facts.repeated(min(a, b, key=facts.score.__getitem__), "up")
        return given_up(*broken) + self.apart(abs(facts.score[a] - facts.score[b]))

    def _float_cost(self, over: frozenset[TPN]) -> float:
        """C.3.e, C.3.f, where these are left over."""
        facts, readings = self.facts, self.facts.readings
        if not self.allowed(facts.ordered((*over, *self.bracket.gone))):
            return inf
        lowest = min((facts.score[tpn] for tpn in self.bracket.players), default=0)
        apart = sum(self.apart(facts.score[tpn] - lowest + 2) for tpn in over)
        if self.bracket.lowest and ("bye-float", "ignored") in readings:
            return apart
        free = self.bracket.moved if ("moved-down-floats", "free") in readings else ()
        broken = (given_up(*facts.repeated(tpn, "down")) for tpn in over if tpn not in free)
        return apart + sum(broken)

    def apart(self, difference: int) -> int:
        """B.3 before B.4 by the reading of A.11 that puts close scores before colours.

        One pair further apart weighs more than any number of closer ones; who is left over counts
        as one who meets a player a point below the bracket.
        """
        first = ("closeness", "scores-first") in self.facts.readings and self.bracket.moved
        return int(100 ** (len(REQUIREMENTS) + difference)) if first and difference else 0

    def _least_pairs(self, players: frozenset[TPN]) -> float:
        """When all of them are paired with one another."""
        if not players:
            return 0
        first = min(players)
        others = players - {first}
        return min(self.cost(first, b) + self.least_pairs(others - {b}) for b in others)

    def _least_rest(self, players: frozenset[TPN]) -> float:
        """When P1 - M1 pairs are made of them."""
        size = len(players) - 2 * (self.level.p1 - self.level.m1)
        least = inf
        for over in combinations(sorted(players), size) if size >= 0 else ():
            cost = self.least_pairs(players - set(over))
            if cost < least:
                least = min(least, cost + self.float_cost(frozenset(over)))
        return least

    def _least_opening(self, s1: Players, s2: frozenset[TPN]) -> float:
        """When all of S1 are paired in S2, and P1 - M1 pairs are made of the others."""
        if not s1:
            return self.least_rest(s2)
        return min(
            (self.cost(s1[0], b) + self.least_opening(s1[1:], s2 - {b}) for b in s2),
            default=inf,
        )

    def _least_across(self, s1: Players, s2: frozenset[TPN]) -> float:
        """When all of S1 are paired in S2, and the others are left over."""
        if not s1:
            return self.float_cost(s2)
        return min(self.cost(s1[0], b) + self.least_across(s1[1:], s2 - {b}) for b in s2)


class Literal(Facts):
    """One round of a field. `pair()` gives boards (White first), and the bye or 0; or None."""

    def __init__(self, field: Field, **readings: str) -> None:
        super().__init__(field, **readings)
        self.done: list[Done] = []
        self.steps: set[str] = set()
        """The rarer articles that were applied."""

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
        """C.1 to C.14 for the first of the groups; False when no bracket is left to undo."""
        bracket = self.bracket(self.incoming(), groups)
        if self.stranded(bracket) and self.c12(groups, None):  # C.1
            bracket = self.bracket(self.incoming(), groups)
        level: Level | None = bracket.first_level
        while level:
            found = self.walk(bracket, level)
            if not found and bracket.moved and self.c12(groups, level):
                bracket = self.bracket(self.incoming(), groups)
                found = self.walk(bracket, level)
            if found:
                self.done.append(Done(groups.pop(0), bracket, level, *found))
                return True
            level = self.c14(bracket, level)
        return bool(self.done) and self.c13(groups)

    # -- C.1 --------------------

    def incoming(self) -> Players:
        return self.done[-1].floating if self.done else ()

    def bracket(self, incoming: Players, groups: list[Group]) -> Bracket:
        """A.3, A.6, C.1: whoever of the bracket itself has no opponent in it moves down."""
        group, lowest = groups[0], len(groups) == 1
        moved = self.ordered(incoming + group.upper)
        everybody = self.ordered(moved + group.own)
        alone = () if lowest else self.alone(everybody)
        gone = tuple(tpn for tpn in group.own if tpn in alone)
        players = without(everybody, *gone)
        counted = players if ("half-of", "staying") in self.readings else everybody
        heterogeneous = 0 < 2 * len(moved) < len(counted)
        if group.upper and ("joined", "half-rule") not in self.readings:  # C.13
            heterogeneous = True
        return Bracket(moved, players, gone, lowest, heterogeneous)

    def alone(self, players: Players) -> Players:
        return tuple(a for a in players if not any(a != b and self.may_meet(a, b) for b in players))

    def stranded(self, bracket: Bracket) -> bool:
        """C.1: an MDP has no possible opponent here."""
        return bool(set(self.alone(bracket.players)) & set(bracket.moved))

    # -- C.3 to C.10 --------------------

    def walk(
        self, bracket: Bracket, level: Level, also: Condition | None = None
    ) -> tuple[Pairs, Players] | None:
        return Walk(self, bracket, level, self.allowed(bracket, also)).first()

    def possible(self, bracket: Bracket, level: Level) -> bool:
        return Walk(self, bracket, level, self.allowed(bracket, None)).least() < inf

    def allowed(self, bracket: Bracket, also: Condition | None) -> Condition:
        """In the lowest bracket only one may be left over, who gets the bye (A.5, B.1.b)."""

        def condition(over: Players) -> bool:
            if bracket.lowest and not (len(over) < 2 and all(map(self.may_have_the_bye, over))):
                return False
            return also is None or also(over)

        return condition

    # -- C.12 to C.14 --------------------

    def c12(self, groups: list[Group], level: Level | None) -> bool:
        """Others in the place of the MDPs, as many and with the same scores, so that P1 pairs with
        M1 of them are possible here. Not when C.13 has already gone back."""
        if not self.done or "C.13" in self.steps:
            return False
        previous = self.done[-1]

        def helps(others: Players) -> bool:
            if set(others) == set(previous.floating) or self.scores(others) != scores:
                return False
            here = self.bracket(others, groups)
            if level is None:
                return not self.stranded(here) and self.enough(here, here.first_level)
            return self.enough(here, level)

        p1_only = ("backtrack-for", "p1-only") in self.readings
        if level and p1_only and self.enough(self.bracket(previous.floating, groups), level):
            return False
        scores = self.scores(previous.floating)
        return self.undo(previous.level, helps, "C.12")

    def enough(self, bracket: Bracket, level: Level) -> bool:
        """C.12: P1 pairs with M1 of the MDPs; or by the other reading P1 pairs, with any M1."""
        if ("backtrack-for", "p1-only") not in self.readings:
            return self.possible(bracket, level)
        return any(self.possible(bracket, Level(m1, level.p1)) for m1 in range(level.m1 + 1))

    def scores(self, players: Players) -> list[int]:
        return sorted(self.score[tpn] for tpn in players)

    def undo(self, level: Level, helps: Condition, article: str) -> bool:
        """The first pairing of the previous bracket that moves down players who help."""
        previous = self.done[-1]
        found = self.walk(previous.bracket, level, helps)
        if found:
            self.done[-1] = Done(previous.group, previous.bracket, level, *found)
            self.steps.add(article)
        return bool(found)

    def c13(self, groups: list[Group]) -> bool:
        """Another pairing of the penultimate bracket that allows one of the lowest. When P becomes
        zero there, the two are joined."""
        penultimate = self.done[-1]
        self.steps.add("C.13")

        def helps(others: Players) -> bool:
            lowest = self.bracket(others, groups)
            here: Level | None = lowest.first_level
            while here:
                if self.possible(lowest, here):
                    return True
                here = self.c14(lowest, here)
            return False

        first = penultimate.bracket.first_level
        pairs_first = ("completing", "pairs-first") in self.readings
        by_a3 = ("joined", "half-rule") in self.readings
        least_m1 = min(1, first.m1) if by_a3 and not pairs_first else 0  # C.3.a: P is M1
        levels = [
            Level(m1, p1)
            for m1 in range(first.m1, least_m1 - 1, -1)
            for p1 in range(first.p1, max(m1, 1) - 1, -1)
        ]
        if pairs_first:
            levels.sort(key=lambda level: -level.p1)
        for level in levels:
            if self.undo(level, helps, "C.13"):
                if by_a3:  # nobody has moved down but the floaters
                    groups[0] = Group((), groups[0].upper + groups[0].own)
                return True
        self.steps.add("joined")
        upper = self.done.pop().group
        lowest = groups[0]
        groups[0] = Group(upper.upper + upper.own, lowest.upper + lowest.own)
        return True

    def c14(self, bracket: Bracket, level: Level) -> Level | None:
        """P1 or M1 is lowered. None in the lowest bracket: all pairs have to be made there."""
        if level.m1 and (bracket.lowest or not self.reaches_the_remainder(bracket, level)):
            self.steps.add("C.14.b.2")
            return Level(level.m1 - 1, level.p1)
        if bracket.lowest:
            return None
        self.steps.add("C.14.b.1" if level.m1 else "C.14.a")
        return Level(level.m1, level.p1 - 1)

    def reaches_the_remainder(self, bracket: Bracket, level: Level) -> bool:
        """C.14.b: M1 MDPs can be paired."""
        return self.possible(bracket, Level(level.m1, level.m1))


def without(players: Players, *others: TPN) -> Players:
    return tuple(tpn for tpn in players if tpn not in others)


def exchanges(players: Players, p: int) -> Iterator[tuple[Players, Players]]:
    """C.4, and S1 and S2 after each exchange of D.2."""
    numbers = range(1, len(players) + 1)
    upper, lower = numbers[:p], numbers[p:]
    for size in range(min(len(upper), len(lower)) + 1):
        swaps = sorted(
            (sum(up) - sum(down), tuple(-n for n in reversed(down)), up)
            for down in combinations(upper, size)
            for up in combinations(lower, size)
        )
        for _difference, down, up in swaps:
            s1 = (set(upper) | set(up)) - {-n for n in down}
            yield (
                tuple(players[n - 1] for n in numbers if n in s1),
                tuple(players[n - 1] for n in numbers if n not in s1),
            )
