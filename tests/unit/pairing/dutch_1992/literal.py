"""The rules "Swiss system based on rating" of 1992 as they are written, for small fields.

The candidates are walked in the written order, C1 to C14. What is left out is only what cannot
succeed: a walk is not begun where no pairing at all would pass it. Shares no code with the engine
but the data model. "Reading" means the commentary on the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations
from math import inf

from pairing.model import TPN, Colour, Field, RoundKind

Players = tuple[TPN, ...]
Pairs = tuple[tuple[TPN, TPN], ...]
Condition = Callable[[Players], bool]
"""Whether these players may remain unpaired in a bracket."""
NOBODY = TPN(0)
IN_FORCE = range(3)
"""0: B5 and B6 in force, 1: B6 dropped, 2: B5 dropped as well (reading 4)."""
ALL_DROPPED = 2


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


@dataclass(frozen=True)
class Bracket:
    """The players to be paired, in order; `gone` were moved on by C1."""

    moved: Players
    players: Players
    gone: Players
    lowest: bool

    @property
    def heterogeneous(self) -> bool:
        """A3: not when at least half of them were moved down."""
        return 0 < 2 * len(self.moved) < len(self.players)

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


class Literal:
    """One round of a field. `pair()` gives boards (White first), and the bye or 0; or None.

    `done` afterwards holds the brackets as they were paired. `readings` are named as the options of
    the system.
    """

    def __init__(self, field: Field, **readings: str) -> None:
        self.field = field
        self.readings = set(readings.items())
        self.player = {p.tpn: p for p in field.participants}
        playing = [p.tpn for p in field.participants if p.tpn not in field.away]
        self.score = {tpn: self.score_before(tpn, field.round_number) for tpn in self.player}
        self.order = sorted(playing, key=self.rank)
        self.history = {tpn: self.colours_of(tpn) for tpn in playing}
        self.fewest_breaks = cache(self._fewest_breaks)
        self.done: list[Done] = []

    # -- facts about players --------------------

    def rank(self, tpn: TPN) -> tuple[int, TPN]:
        """A2; the starting numbers stand for rating, title and alphabet."""
        return -self.score[tpn], tpn

    def score_before(self, tpn: TPN, number: int) -> int:
        return sum(past.points for past in self.player[tpn].rounds[: number - 1])

    def colours_of(self, tpn: TPN) -> str:
        """F2, F3: only games that were played, moved together."""
        rounds = self.player[tpn].rounds
        return "".join(r.colour.value for r in rounds if r.kind is RoundKind.GAME and r.colour)

    def preference(self, tpn: TPN) -> tuple[str, int]:
        """A7: colour and strength: 3 absolute, 2 strong, 1 mild, 0 none."""
        history = self.history[tpn]
        difference = history.count("w") - history.count("b")
        if not history:
            return "", 0
        if abs(difference) > 1:
            return ("w" if difference < 0 else "b"), 3
        if history[-2:] in ("ww", "bb"):
            return ("w" if history[-1] == "b" else "b"), 3
        if difference:
            return ("w" if difference < 0 else "b"), 2
        return ("w" if history[-1] == "b" else "b"), 1

    def exempt(self, tpn: TPN) -> bool:
        """Last round, more than 50 % (A7 a, note to B)."""
        field = self.field
        last = field.round_number == field.rounds_total
        if ("last-round", "never") in self.readings:
            return False
        return last and 2 * self.score[tpn] > (field.round_number - 1) * field.scoring.win

    def floated(self, tpn: TPN, back: int) -> str:
        """A4, A5: the mark on the card of a round before."""
        number = self.field.round_number - back
        if number < 1:
            return ""
        past = self.player[tpn].rounds[number - 1]
        if past.kind is RoundKind.PAB:
            return "down"
        if past.opponent is None or (("float-mark", "played") in self.readings and not past.played):
            return ""
        mine, theirs = self.score_before(tpn, number), self.score_before(past.opponent, number)
        return "down" if mine > theirs else "up" if mine < theirs else ""

    def float_repeats(self, tpn: TPN, direction: str, dropped: int) -> bool:
        """B5 and B6 (reading 3: the same direction), as far as they are in force."""
        if ("b6", "any-direction") in self.readings and dropped < 1:
            return any(self.floated(tpn, back) for back in (1, 2))
        barred = [back for back, lasts in ((1, 2), (2, 1)) if dropped < lasts]
        return any(self.floated(tpn, back) == direction for back in barred)

    def may_meet(self, a: TPN, b: TPN) -> bool:
        """B1 a, B2, and what the arbiter forbids."""
        if any(r.kind is RoundKind.GAME and r.opponent == b for r in self.player[a].rounds):
            return False
        for ban in self.field.prohibited:
            in_force = ban.first <= self.field.round_number <= ban.last
            if in_force and {a, b} <= ban.members:
                return False
        (colour_a, strength_a), (colour_b, strength_b) = self.preference(a), self.preference(b)
        if colour_a == colour_b and strength_a == strength_b == 3:
            return self.exempt(a) and self.exempt(b)
        return True

    def may_have_the_bye(self, tpn: TPN) -> bool:
        """B1 b."""
        return not any(
            r.kind is RoundKind.PAB
            or (r.kind is not RoundKind.GAME and r.points >= self.field.scoring.win)
            for r in self.player[tpn].rounds
        )

    def breaks(self, a: TPN, b: TPN) -> int:
        """B4: 1 if not both preferences can be granted."""
        return int(self.preference(a)[0] == self.preference(b)[0] != "")

    def may_be_paired(self, a: TPN, b: TPN, dropped: int) -> bool:
        """B1 and B2, and B5 and B6 for the one who would be moved up."""
        if not self.may_meet(a, b):
            return False
        if self.score[a] == self.score[b] or (self.exempt(a) and self.exempt(b)):
            return True
        return not self.float_repeats(min(a, b, key=self.score.__getitem__), "up", dropped)

    def downfloats_allowed(self, floating: Players, dropped: int) -> bool:
        return not any(
            self.float_repeats(tpn, "down", dropped) for tpn in floating if not self.exempt(tpn)
        )

    def _fewest_breaks(self, players: frozenset[TPN], dropped: int = ALL_DROPPED) -> float:
        """Fewest pairs that break a preference when these are all paired; inf: impossible."""
        if not players:
            return 0
        first = min(players)
        return min(
            (
                self.breaks(first, other) + self.fewest_breaks(players - {first, other}, dropped)
                for other in players - {first}
                if self.may_be_paired(first, other, dropped)
            ),
            default=inf,
        )

    def x(self, players: Players) -> int:
        """A8 (reading 1)."""
        wanted = [self.preference(tpn)[0] for tpn in players]
        half = (len(wanted) + 1) // 2
        return max(0, wanted.count("w") - half, wanted.count("b") - half)

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
        step: Step | None = bracket.first_step
        while step:
            found = self.walk(bracket, step, self.rest_allowed(bracket))
            if (
                not found
                and not self.p_pairs_are_possible(bracket, step)
                and self.c12(groups, step)
            ):
                bracket = self.bracket(self.incoming(), groups[0], lowest=bracket.lowest)
                found = self.walk(bracket, step, self.rest_allowed(bracket))
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

    def incoming(self) -> Players:
        return self.done[-1].floating if self.done else ()

    def bracket(self, incoming: Players, group: Group, *, lowest: bool) -> Bracket:
        """C1: whoever of the bracket itself has no opponent in it is moved on."""
        moved = self.ordered(incoming + group.upper)
        everybody = self.ordered(moved + group.own)
        lonely = self.without_opponent(everybody)
        gone = () if lowest else tuple(tpn for tpn in group.own if tpn in lonely)
        players = tuple(tpn for tpn in everybody if tpn not in gone)
        return Bracket(moved, players, gone, lowest)

    def stranded(self, bracket: Bracket) -> bool:
        """C1: somebody who was moved down has no opponent here, nor can have the bye (16)."""
        if bracket.lowest and self.is_possible(bracket, bracket.first_step):
            return False
        return bool(self.without_opponent(bracket.players) & set(bracket.moved))

    def ordered(self, players: Players) -> Players:
        return tuple(sorted(players, key=self.rank))

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
        of the remainder too."""
        if bracket.heterogeneous and ("c12", "remainder-too") not in self.readings:
            return self.reaches_the_remainder(bracket, step)
        return self.is_possible(bracket, step)

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
            return self.p_pairs_are_possible(here, step)

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
            step = self.c14(penultimate.bracket, step)
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
        if step.pairs <= max(step.from_above, 1):
            return None
        return replace(step, pairs=step.pairs - 1, lowered_rest=step.lowered_rest + 1)

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
            found = self.walk_homogeneous(bracket.players, step, allowed)
        if not found:
            return None
        return found[0], self.ordered(found[1] + bracket.gone)

    def walk_homogeneous(
        self, players: Players, step: Step, allowed: Condition
    ) -> tuple[Pairs, Players] | None:
        x = max(0, self.x(players) - step.lowered_rest)  # C2; C14 (reading 11)
        for budget in range(x, max(x, step.pairs) + 1):  # C11
            for dropped in IN_FORCE:  # C10
                found = self.walk_alike(players, step.pairs, budget, dropped, allowed)
                if found:
                    return found
        return None

    def walk_heterogeneous(
        self, bracket: Bracket, step: Step, allowed: Condition
    ) -> tuple[Pairs, Players] | None:
        """The players moved down first, then the remainder, each with its own x (C6, C2)."""
        p = step.pairs - step.from_above
        x = max(0, self.x(bracket.players) - step.lowered_above)
        for budget in range(x, max(x, step.from_above) + 1):  # C11 for the players moved down
            for raised in range(p + 1):  # C11 for the remainder
                for dropped in IN_FORCE:  # C10, second sentence
                    for pairs, remainder in self.openings(bracket, step, budget, dropped):
                        x_there = max(0, self.x(remainder) - step.lowered_rest) + raised
                        if raised and x_there > p:
                            continue
                        found = self.walk_alike(remainder, p, x_there, dropped, allowed)
                        if found:
                            return pairs + found[0], found[1]
        return None

    def openings(
        self, bracket: Bracket, step: Step, budget: int, dropped: int
    ) -> Iterator[tuple[Pairs, Players]]:
        """C4 to C7, C10: pairs of the players moved down, and the remainder."""
        s1, s2 = bracket.players[: step.from_above], bracket.players[step.from_above :]
        for partners in self.transpositions(s1, s2, dropped):
            pairs = tuple(zip(s1, partners, strict=True))
            if sum(self.breaks(a, b) for a, b in pairs) <= budget:
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
        self, players: Players, p: int, budget: int, dropped_up: int, allowed: Condition
    ) -> tuple[Pairs, Players] | None:
        """A homogeneous bracket or a remainder: C4 to C9."""
        everybody = frozenset(players)
        rests = [
            rest
            for rest in combinations(players, len(players) - 2 * p)
            if self.fewest_breaks(everybody - set(rest), dropped_up) <= budget and allowed(rest)
        ]
        for dropped in IN_FORCE:  # C9
            suitable = [frozenset(rest) for rest in rests if self.downfloats_allowed(rest, dropped)]
            if not suitable:
                continue
            for s1, s2 in exchanges(players, p):  # C4, C5, C8
                for pairs in self.pairings(s1, s2, budget, dropped_up, suitable):  # C6, C7
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

    # -- E --------------------

    def with_colours(self, a: TPN, b: TPN) -> tuple[TPN, TPN]:
        return (a, b) if self.colour_of(a, b) == "w" else (b, a)

    def colour_of(self, a: TPN, b: TPN) -> str:
        other = {"w": "b", "b": "w"}
        (wish_a, strength_a), (wish_b, strength_b) = self.preference(a), self.preference(b)
        if wish_a != wish_b:  # E1; who has played no game wishes nothing
            return wish_a or other[wish_b]
        if strength_a != strength_b:  # E2
            return wish_a if strength_a > strength_b else other[wish_a]
        if strength_a == 3 and ("stronger", "by-difference") in self.readings:
            width_a, width_b = (
                abs(h.count("w") - h.count("b")) for h in map(self.history.get, (a, b))
            )
            if width_a != width_b:
                return wish_a if width_a > width_b else other[wish_a]
        for mine, theirs in zip(reversed(self.history[a]), reversed(self.history[b]), strict=False):
            if mine != theirs:  # E3
                return theirs
        higher = min(a, b, key=self.rank)
        initial = "w" if self.field.initial_colour is Colour.WHITE else "b"
        lot = initial if higher % 2 else other[initial]
        colour = self.preference(higher)[0] or lot  # E4; round 1
        return colour if a == higher else other[colour]


def merge(groups: list[Group]) -> None:
    """The first group moves down to the second as a whole."""
    first, second = groups[:2]
    groups[:2] = [Group(first.upper + first.own + second.upper, second.own)]


def exchanges(players: Players, p: int) -> Iterator[tuple[Players, Players]]:
    """S1 and S2 as they are, then after each exchange of D2 (reading 15: every size)."""
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
