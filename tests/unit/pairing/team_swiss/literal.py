"""The Team-Swiss of 2026 (C.04.6) as it is written, for small fields.

Sets of upfloaters and pairings of a bracket are written out one by one. Shares no code with the
engine but the data model.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from pairing.model import TPN, Colour, Field, RoundKind

Pairs = tuple[tuple[TPN, TPN], ...]
Teams = frozenset[TPN]
Wish = tuple[str, Colour] | None
NOBODY = TPN(0)
WHITE, BLACK = Colour.WHITE, Colour.BLACK


class Literal:
    """One round of a field. `pair()` gives boards (White first), and the PAB or 0; or None.
    `seen` afterwards says what came up."""

    def __init__(self, field: Field, **readings: str) -> None:
        self.field = field
        self.readings = readings
        self.team = {each.tpn: each for each in field.participants}
        self.there = frozenset(self.team) - field.away
        self.score = {tpn: self.score_before(tpn, field.round_number) for tpn in self.team}
        self.apart = {frozenset({a, b}) for a in self.team for b in self.not_to_meet(a)}
        self.known: dict[Teams, bool] = {}
        self.seen: set[str] = set()

    # -- Article 1 --------------------------------------------------------------------------------

    def score_before(self, tpn: TPN, number: int) -> int:
        team = self.team[tpn]
        virtual = team.virtual[number - 1] if number <= len(team.virtual) else 0
        return virtual + sum(past.points for past in team.rounds[: number - 1])

    def floated(self, tpn: TPN) -> bool:
        """1.5, in the previous round."""
        number = self.field.round_number - 1
        if number < 1:
            return False
        past = self.team[tpn].rounds[number - 1]
        if past.kind is not RoundKind.GAME or past.opponent is None:
            return False
        return self.score_before(tpn, number) != self.score_before(past.opponent, number)

    def colours(self, tpn: TPN) -> list[Colour]:
        """1.6.1."""
        return [
            past.colour
            for past in self.team[tpn].rounds
            if past.kind is RoundKind.GAME and past.colour is not None
        ]

    def cd(self, tpn: TPN) -> int:
        """1.6.2."""
        return sum(1 if colour is WHITE else -1 for colour in self.colours(tpn))

    def wish(self, tpn: TPN) -> Wish:
        """1.7, condition by condition; "strong" or "mild", and the colour."""
        kind = self.readings.get("preferences", "a")
        colours, cd = self.colours(tpn), self.cd(tpn)
        if kind == "none" or not colours:
            return None
        last_round = self.field.round_number == self.field.rounds_total
        two = colours[-2:]
        skip = last_round and cd == 0 and self.readings.get("last-two") == "no-preference"
        strong = "strong" if kind == "b" else "mild"
        if cd < -1 or (cd in (0, -1) and two == [BLACK, BLACK] and not skip):
            return strong, WHITE
        if cd > 1 or (cd in (0, 1) and two == [WHITE, WHITE] and not skip):
            return strong, BLACK
        if kind == "a":
            return None
        if cd == -1:
            return "mild", WHITE
        if cd == 1:
            return "mild", BLACK
        if last_round:
            return None
        return "mild", WHITE if colours[-1] is BLACK else BLACK

    # -- C1 to C3 ---------------------------------------------------------------------------------

    def not_to_meet(self, tpn: TPN) -> set[TPN]:
        """C1: matches that were played; and whom the tournament keeps apart."""
        others = {
            past.opponent
            for past in self.team[tpn].rounds
            if past.kind is RoundKind.GAME and past.opponent
        }
        for group in self.field.prohibited:
            if tpn in group.members and group.first <= self.field.round_number <= group.last:
                others |= group.members - {tpn}
        return others

    def legal(self, teams: Teams) -> bool:
        if teams not in self.known:
            self.known[teams] = any(True for _ in self.pairings(teams))
        return self.known[teams]

    def pairings(self, teams: Teams) -> Iterator[Pairs]:
        """All that comply with C1."""
        if not teams:
            yield ()
            return
        if len(teams) % 2:
            return
        first = min(teams)
        for other in sorted(teams - {first}):
            if frozenset({first, other}) in self.apart:
                continue
            for rest in self.pairings(teams - {first, other}):
                yield ((first, other), *rest)

    # -- the round (3.3) --------------------------------------------------------------------------

    def pair(self) -> tuple[set[tuple[TPN, TPN]], TPN] | None:
        bye = self.pab()
        if bye is None:
            return None
        left = self.there - {bye}
        matches: list[tuple[TPN, TPN]] = []
        while left:
            top = max(self.score[tpn] for tpn in left)
            residents = frozenset(tpn for tpn in left if self.score[tpn] == top)
            up = self.upfloaters(residents, left - residents, top)
            matches += self.bracket(residents, up)
            left -= residents | up
        return {self.with_colours(*pair) for pair in matches}, bye

    def pab(self) -> TPN | None:
        """3.4 with C2."""
        if len(self.there) % 2 == 0:
            return NOBODY if self.legal(self.there) else None
        barred = (RoundKind.PAB, RoundKind.FORFEIT_WIN, RoundKind.FULL_BYE)
        possible = [
            tpn
            for tpn in self.there
            if all(past.kind not in barred for past in self.team[tpn].rounds)
            and self.legal(self.there - {tpn})
        ]
        if not possible:
            return None
        lowest = min(self.score[tpn] for tpn in possible)
        possible = [tpn for tpn in possible if self.score[tpn] == lowest]
        most = max(map(self.matches, possible))
        return max(tpn for tpn in possible if self.matches(tpn) == most)

    def matches(self, tpn: TPN) -> int:
        rounds = self.team[tpn].rounds
        if self.readings.get("matches") == "paired":
            return sum(past.opponent is not None for past in rounds)
        return sum(past.kind is RoundKind.GAME for past in rounds)

    # -- upfloaters (3.5) -------------------------------------------------------------------------

    def upfloaters(self, residents: Teams, lower: Teams, top: int) -> Teams:
        sets = self.legal_sets(residents, lower)
        best = max(sorted(self.score[tpn] for tpn in each) for each in sets)  # C5
        sets = [each for each in sets if sorted(self.score[tpn] for tpn in each) == best]
        self.seen.add(f"{len(sets[0])} upfloaters")
        for name, criterion in (("C6", self.c6(lower, top)), ("C7", self.c7)):
            values = [criterion(each) for each in sets]
            if min(values) < max(values):
                self.seen.add(name)
            sets = [each for each, value in zip(sets, values, strict=True) if value == min(values)]
        return min(sets, key=self.in_order)

    def legal_sets(self, residents: Teams, lower: Teams) -> list[Teams]:
        """C4: of the smallest size for which there are any."""
        for size in range(len(lower) + 1):
            sets = [
                frozenset(chosen)
                for chosen in combinations(sorted(lower), size)
                if self.legal(residents.union(chosen)) and self.legal(lower.difference(chosen))
            ]
            if sets:
                return sets
        raise AssertionError("C3 holds throughout")

    def in_order(self, teams: Teams) -> list[TPN]:
        """3.5.3, 3.5.4."""
        return sorted(teams, key=lambda tpn: (-self.score[tpn], tpn))

    def c6(self, lower: Teams, top: int):  # type: ignore[no-untyped-def]
        """Of a set: how many more upfloaters the following scoregroup needs than it has to."""
        following = max((self.score[t] for t in self.there if self.score[t] < top), default=None)

        def value(chosen: Teams) -> int:
            rest = lower - chosen
            group = frozenset(tpn for tpn in rest if self.score[tpn] == following)
            if not group:
                return 0
            needed = len(self.legal_sets(group, rest - group)[0])
            if self.readings.get("following") == "fewest":
                return needed
            return int(needed > len(group) % 2)

        return value

    @property
    def last_two_rounds(self) -> bool:
        return self.field.round_number >= self.field.rounds_total - 1

    def c7(self, teams: Teams) -> int:
        return 0 if self.last_two_rounds else sum(map(self.floated, teams))

    # -- the bracket (3.6) ------------------------------------------------------------------------

    def bracket(self, residents: Teams, up: Teams) -> Pairs:
        pairings = list(self.pairings(residents | up))
        for name, criterion in (("C8", self.c8), ("C9", self.c9), ("C10", self.c10)):
            values = [criterion(each, up) for each in pairings]
            if min(values) < max(values):
                self.seen.add(name)
            if min(values):
                self.seen.add(f"{name} missed")
            pairings = [
                each for each, value in zip(pairings, values, strict=True) if value == min(values)
            ]
        return min(pairings, key=identifier)

    def c8(self, pairs: Pairs, _up: Teams) -> int:
        """Teams whose preference is not fulfilled: one of each two who prefer the same."""
        wishes = [(self.wish(one), self.wish(other)) for one, other in pairs]
        return sum(bool(a and b and a[1] is b[1]) for a, b in wishes)

    def c9(self, pairs: Pairs, _up: Teams) -> int:
        wishes = [(self.wish(one), self.wish(other)) for one, other in pairs]
        return sum(bool(a and a == b and a[0] == "strong") for a, b in wishes)

    def c10(self, pairs: Pairs, up: Teams) -> int:
        if self.last_two_rounds:
            return 0
        return sum(
            self.floated(one if other in up else other)
            for one, other in pairs
            if (one in up) != (other in up)
        )

    # -- colours (4) ------------------------------------------------------------------------------

    def with_colours(self, a: TPN, b: TPN) -> tuple[TPN, TPN]:
        first, other = sorted((a, b), key=self.first_team_key)
        colour = self.colour_of_first(first, other)
        return (first, other) if colour is WHITE else (other, first)

    def first_team_key(self, tpn: TPN) -> tuple[int, int, int]:
        """4.2."""
        used = self.readings.get("secondary", "used") == "used"
        return -self.score[tpn], -self.team[tpn].secondary if used else 0, tpn

    def colour_of_first(self, first: TPN, other: TPN) -> Colour:
        mine, theirs = self.colours(first), self.colours(other)
        wish, their_wish = self.wish(first), self.wish(other)
        if not mine and not theirs:  # 4.3.1
            lot = self.field.initial_colour
            return lot if self.number(first) % 2 else lot.opposite
        if wish and not their_wish:  # 4.3.2
            return wish[1]
        if their_wish and not wish:
            return their_wish[1].opposite
        if wish and their_wish:
            if wish[1] is not their_wish[1]:  # 4.3.3
                return wish[1]
            if wish[0] != their_wish[0]:  # 4.3.4
                return wish[1] if wish[0] == "strong" else wish[1].opposite
        if self.cd(first) != self.cd(other):  # 4.3.5
            return WHITE if self.cd(first) < self.cd(other) else BLACK
        for one, another in zip(mine[::-1], theirs[::-1], strict=False):  # 4.3.6
            if one is not another:
                self.seen.add("4.3.6")
                return one.opposite
        if wish:  # 4.3.7
            self.seen.add("4.3.7")
            return wish[1]
        if mine:  # 4.3.8
            self.seen.add("4.3.8")
            return mine[-1].opposite
        self.seen.add("4.3.9")
        return theirs[-1]  # 4.3.9

    def number(self, tpn: TPN) -> int:
        if self.readings.get("parity") == "tpn":
            return tpn
        arrived = [
            each.tpn
            for each in self.field.participants
            if each.tpn not in self.field.away
            or any(past.opponent or past.kind is RoundKind.PAB for past in each.rounds)
        ]
        return sorted(arrived).index(tpn) + 1


def identifier(pairs: Pairs) -> list[TPN]:
    """3.6.2: the top members ascending, then their bottom members."""
    ordered = sorted(tuple(sorted(pair)) for pair in pairs)
    return [top for top, _ in ordered] + [bottom for _, bottom in ordered]
