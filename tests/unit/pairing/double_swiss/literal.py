"""The Double-Swiss of 2026 (C.04.5) as it is written, for small fields.

Sets of upfloaters and pairings of a bracket are written out one by one. Shares no code with the
engine but the data model.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from pairing.model import TPN, Colour, Field, Participant, RoundKind

Pairs = tuple[tuple[TPN, TPN], ...]
Players = frozenset[TPN]
NOBODY = TPN(0)


class Literal:
    """One round of a field. `pair()` gives boards (White of game 1 first), and the PAB or 0; or
    None. `seen` afterwards says what came up."""

    def __init__(self, field: Field, **readings: str) -> None:
        self.field = field
        self.readings = readings
        self.player = {each.tpn: each for each in field.participants}
        self.there = frozenset(self.player) - field.away
        self.score = {tpn: self.score_before(tpn, field.round_number) for tpn in self.player}
        self.meetings = {self.pair_of(a, b) for a in self.player for b in self.met_by(a)}
        self.known: dict[Players, bool] = {}
        self.seen: set[str] = set()

    # -- facts ------------------------------------------------------------------------------------

    def score_before(self, tpn: TPN, number: int) -> int:
        player = self.player[tpn]
        virtual = player.virtual[number - 1] if number <= len(player.virtual) else 0
        return sum(past.points for past in player.rounds[: number - 1]) + virtual

    def met_by(self, tpn: TPN) -> set[TPN]:
        """C1: matches that were played, and who is kept apart by the tournament."""
        met = {
            past.opponent
            for past in self.player[tpn].rounds
            if past.kind is RoundKind.GAME and past.opponent
        }
        for group in self.field.prohibited:
            if tpn in group.members and group.first <= self.field.round_number <= group.last:
                met |= group.members - {tpn}
        return met

    @staticmethod
    def pair_of(a: TPN, b: TPN) -> frozenset[TPN]:
        return frozenset({a, b})

    def floated(self, tpn: TPN) -> bool:
        """1.5, in the previous round."""
        number = self.field.round_number - 1
        if number == 0 or self.field.round_number == self.field.rounds_total:
            return False
        past = self.player[tpn].rounds[number - 1]
        if past.kind is not RoundKind.GAME or past.opponent is None:
            return False
        return self.score_before(tpn, number) != self.score_before(past.opponent, number)

    def colours(self, tpn: TPN) -> list[Colour]:
        played = (past for past in self.player[tpn].rounds if past.kind is RoundKind.GAME)
        return [past.colour for past in played if past.colour]

    def legal(self, players: Players) -> bool:
        """C1, C3: all of them can be paired."""
        if players not in self.known:
            self.known[players] = any(True for _ in self.pairings(players))
        return self.known[players]

    def pairings(self, players: Players) -> Iterator[Pairs]:
        """All that comply with C1."""
        if not players:
            yield ()
            return
        if len(players) % 2:
            return
        first = min(players)
        for other in sorted(players - {first}):
            if self.pair_of(first, other) in self.meetings:
                continue
            for rest in self.pairings(players - {first, other}):
                yield ((first, other), *rest)

    # -- the round (3.3) --------------------------------------------------------------------------

    def pair(self) -> tuple[set[tuple[TPN, TPN]], TPN] | None:
        bye = self.pab()
        if bye is None:
            return None
        left = self.there - {bye}
        boards: list[tuple[TPN, TPN]] = []
        while left:
            top = max(self.score[tpn] for tpn in left)
            residents = frozenset(tpn for tpn in left if self.score[tpn] == top)
            up = self.upfloaters(residents, left - residents, top)
            boards += self.bracket(residents, up)
            left -= residents | up
        return {self.with_colours(*pair) for pair in boards}, bye

    def pab(self) -> TPN | None:
        """3.4 with C2."""
        if len(self.there) % 2 == 0:
            return NOBODY if self.legal(self.there) else None
        barred = {RoundKind.PAB, RoundKind.FORFEIT_WIN, RoundKind.FULL_BYE}
        candidates = [
            tpn
            for tpn in self.there
            if not any(past.kind in barred for past in self.player[tpn].rounds)
            and self.legal(self.there - {tpn})
        ]
        return min(
            candidates,
            key=lambda tpn: (self.score[tpn], -self.matches(self.player[tpn]), -tpn),
            default=None,
        )

    def matches(self, player: Participant) -> int:
        if self.readings.get("matches") == "paired":
            return sum(past.opponent is not None for past in player.rounds)
        return sum(past.kind is RoundKind.GAME for past in player.rounds)

    # -- upfloaters (3.5) -------------------------------------------------------------------------

    def upfloaters(self, residents: Players, lower: Players, top: int) -> Players:
        sets = self.legal_sets(residents, lower)
        best = max(self.ascending(each) for each in sets)  # C5
        sets = [each for each in sets if self.ascending(each) == best]
        self.seen.add(f"{len(sets[0])} upfloaters")
        for criterion in (self.c6(lower, top), self.c7):
            least = min(criterion(each) for each in sets)
            if least < max(criterion(each) for each in sets):
                self.seen.add("C7" if criterion == self.c7 else "C6")
            sets = [each for each in sets if criterion(each) == least]
        return min(sets, key=self.in_order)

    def legal_sets(self, residents: Players, lower: Players) -> list[Players]:
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

    def ascending(self, players: Players) -> list[int]:
        return sorted(self.score[tpn] for tpn in players)

    def in_order(self, players: Players) -> list[TPN]:
        """3.5: in a set by score, then TPN; sets by these TPNs."""
        return sorted(players, key=lambda tpn: (-self.score[tpn], tpn))

    def c6(self, lower: Players, top: int):  # type: ignore[no-untyped-def]
        """Of a set: how many more upfloaters the following scoregroup needs than it has to."""
        below = [self.score[tpn] for tpn in self.there if self.score[tpn] < top]
        following = max(below, default=None)

        def value(chosen: Players) -> int:
            rest = lower - chosen
            group = frozenset(tpn for tpn in rest if self.score[tpn] == following)
            if not group:
                return 0
            needed = len(next(iter(self.legal_sets(group, rest - group))))
            if self.readings.get("following") == "fewest":
                return needed
            return int(needed > len(group) % 2)

        return value

    def c7(self, players: Players) -> int:
        return sum(map(self.floated, players))

    # -- the bracket (3.6) ------------------------------------------------------------------------

    def bracket(self, residents: Players, up: Players) -> Pairs:
        pairings = list(self.pairings(residents | up))
        least = min(self.c8(each, up) for each in pairings)
        if up and least < max(self.c8(each, up) for each in pairings):
            self.seen.add("C8")
        if least:
            self.seen.add("C8 missed")
        return min((p for p in pairings if self.c8(p, up) == least), key=identifier)

    def c8(self, pairs: Pairs, up: Players) -> int:
        return sum(
            self.floated(one if other in up else other)
            for one, other in pairs
            if (one in up) != (other in up)
        )

    # -- colours (4) ------------------------------------------------------------------------------

    def with_colours(self, a: TPN, b: TPN) -> tuple[TPN, TPN]:
        higher, lower = sorted((a, b), key=lambda tpn: (-self.score[tpn], tpn))
        white = self.colour_of_higher(higher, lower) is Colour.WHITE
        return (higher, lower) if white else (lower, higher)

    def colour_of_higher(self, higher: TPN, lower: TPN) -> Colour:
        mine, theirs = self.colours(higher), self.colours(lower)
        if not mine and not theirs:
            lot = self.field.initial_colour
            return lot if self.number(higher) % 2 else lot.opposite
        whites = [each.count(Colour.WHITE) for each in (mine, theirs)]
        if whites[0] != whites[1]:
            return Colour.WHITE if whites[0] < whites[1] else Colour.BLACK
        for one, other in zip(mine[::-1], theirs[::-1], strict=False):
            if one is not other:
                return one.opposite
        return mine[-1].opposite if mine else theirs[-1]

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
    """3.6: the top members ascending, then their bottom members."""
    ordered = sorted(tuple(sorted(pair)) for pair in pairs)
    return [top for top, _ in ordered] + [bottom for _, bottom in ordered]
