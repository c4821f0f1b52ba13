"""The Dubov system of 2026 as it is written, slow: sets and pairings are tried one by one.

Shares nothing with the engine. Players are their TPNs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations
from math import floor

from pairing.model import Colour, Field, Participant, PlayerRound, RoundKind

NOBODY = 0
Pairs = tuple[tuple[int, int], ...]
WHITE, BLACK = str(Colour.WHITE), str(Colour.BLACK)


class Literal:
    """One round; `pair()` gives its boards (White first) and who has the PAB, or None."""

    def __init__(self, field: Field, **readings: str) -> None:
        self.field = field
        self.reading = {
            "full-bye": "bars",
            "upfloated": "paired",
            "games": "played",
            "parity": "arrived",
        } | {name.replace("_", "-"): value for name, value in readings.items()}
        self.now = field.round_number
        self.player: dict[int, Participant] = {each.tpn: each for each in field.participants}
        self.playing = sorted(set(self.player) - set(field.away))
        self.score = {tpn: self.score_in(tpn, self.now) for tpn in self.player}
        self.history = {tpn: self._history(tpn) for tpn in self.player}
        self.wish = {tpn: self._preference(tpn) for tpn in self.player}
        self.aro = {tpn: self._aro(tpn) for tpn in self.player}
        self.last_round = self.now == field.rounds_total
        self.most = 2 + floor(Fraction(field.rounds_total, 5))
        self.upfloats = {tpn: self._upfloats(tpn) for tpn in self.playing}
        self.legal = {
            (one, other): self._legal(one, other)
            for one in self.playing
            for other in self.playing
            if one != other
        }
        self.complete = cache(self._complete)
        self.seen: set[str] = set()
        """What came up, for the test that everything does."""

    # -- 1: definitions ---------------------------------------------------------------------------

    def score_in(self, tpn: int, number: int) -> int:
        player = self.player[tpn]
        virtual = list(player.virtual) + [0] * number
        return sum(each.points for each in player.rounds[: number - 1]) + virtual[number - 1]

    def _history(self, tpn: int) -> str:
        games = (each for each in self.player[tpn].rounds if each.kind is RoundKind.GAME)
        return "".join(str(each.colour) for each in games)

    def _preference(self, tpn: int) -> tuple[str, int]:
        """1.6: the colour, and 3 absolute, 2 strong, 1 mild."""
        history = self.history[tpn]
        if not history:
            return BLACK, 1
        difference = history.count(WHITE) - history.count(BLACK)
        less = WHITE if difference < 0 else BLACK
        alternate = WHITE if history[-1] == BLACK else BLACK
        if difference > 1 or difference < -1:
            return less, 3
        if history[-2:] in ("ww", "bb"):
            return alternate, 3
        if difference:
            return less, 2
        return alternate, 1

    def _aro(self, tpn: int) -> int:
        """1.7."""
        games = [each for each in self.player[tpn].rounds if each.kind is RoundKind.GAME]
        met = [self.player[each.opponent].rating for each in games if each.opponent]
        return floor(Fraction(sum(met), len(met)) + Fraction(1, 2)) if met else 0

    def _upfloats(self, tpn: int) -> list[bool]:
        """1.8, for each past round."""
        return [
            self._upfloated(tpn, number, each)
            for number, each in enumerate(self.player[tpn].rounds, start=1)
        ]

    def _upfloated(self, tpn: int, number: int, past: PlayerRound) -> bool:
        if past.opponent is None:
            return False
        if past.kind is not RoundKind.GAME and self.reading["upfloated"] == "played":
            return False
        return self.score_in(past.opponent, number) > self.score_in(tpn, number)

    # -- 2: criteria ------------------------------------------------------------------------------

    def _legal(self, one: int, other: int) -> bool:
        games = [each for each in self.player[one].rounds if each.kind is RoundKind.GAME]
        if other in [each.opponent for each in games]:
            return False
        for group in self.field.prohibited:
            if {one, other} <= set(group.members) and group.first <= self.now <= group.last:
                return False
        return not (self.wish[one] == self.wish[other] and self.wish[one][1] == 3)

    def may_have_pab(self, tpn: int) -> bool:
        for number, past in enumerate(self.player[tpn].rounds, start=1):
            if past.kind is RoundKind.PAB:
                return False
            if past.kind is RoundKind.GAME:
                continue
            if past.points >= self.field.scoring.of(number).win and (
                past.kind is RoundKind.FORFEIT_WIN or self.reading["full-bye"] == "bars"
            ):
                return False
        return True

    def pairings(self, players: tuple[int, ...]) -> Iterator[Pairs]:
        if not players:
            yield ()
            return
        first, *others = players
        for other in others:
            if self.legal[first, other]:
                rest = tuple(each for each in others if each != other)
                for pairs in self.pairings(rest):
                    yield ((first, other), *pairs)

    def _complete(self, players: frozenset[int]) -> bool:
        if not players:
            return True
        first = min(players)
        return any(
            self.legal[first, other] and self.complete(players - {first, other})
            for other in players - {first}
        )

    def unfulfilled(self, pairs: Pairs) -> int:
        """C7."""
        return sum(self.wish[one][0] == self.wish[other][0] for one, other in pairs)

    # -- 3: procedures ----------------------------------------------------------------------------

    def pair(self) -> tuple[set[tuple[int, int]], int] | None:
        left = frozenset(self.playing)
        pab = NOBODY
        if len(left) % 2:
            pab = next(
                (
                    tpn
                    for tpn in sorted(left, key=self._pab_order)
                    if self.may_have_pab(tpn) and self.complete(left - {tpn})
                ),
                NOBODY,
            )
            if pab == NOBODY:
                return None
            left -= {pab}
        if not self.complete(left):
            return None
        boards: set[tuple[int, int]] = set()
        while left:
            pairs = self._bracket(left)
            boards |= {self._with_colours(one, other) for one, other in pairs}
            left -= {tpn for pair in pairs for tpn in pair}
        return boards, pab

    def _pab_order(self, tpn: int) -> tuple[int, int, int]:
        rounds = self.player[tpn].rounds
        games = sum(each.kind is RoundKind.GAME for each in rounds)
        if self.reading["games"] == "paired":
            games = sum(each.opponent is not None for each in rounds)
        return self.score[tpn], -games, -tpn

    def _bracket(self, left: frozenset[int]) -> Pairs:
        top = max(self.score[tpn] for tpn in left)
        residents = frozenset(tpn for tpn in left if self.score[tpn] == top)
        pool = sorted(left - residents, key=lambda tpn: (-self.score[tpn], tpn))
        upfloaters = self._upfloaters(left, residents, pool)
        bracket = tuple(sorted(residents | set(upfloaters)))
        return self._paired(bracket)

    def _upfloaters(
        self, left: frozenset[int], residents: frozenset[int], pool: Sequence[int]
    ) -> tuple[int, ...]:
        """3.2.1, 3.2.2: the fewest, the best, of these the first (4.2)."""
        for count in range(len(residents) % 2, len(pool) + 1, 2):
            best: tuple[object, ...] | None = None
            chosen: tuple[int, ...] = ()
            for floaters in combinations(pool, count):
                bracket = residents | set(floaters)
                if not (self.complete(bracket) and self.complete(left - bracket)):
                    continue
                quality = self._quality(bracket, floaters)
                if best is None or quality < best:
                    best, chosen = quality, floaters
            if best is not None:
                self.seen.add(f"{min(count, 3)} upfloaters")
                return chosen
        raise AssertionError("C4")

    def _quality(self, bracket: frozenset[int], floaters: tuple[int, ...]) -> tuple[object, ...]:
        """C6 to C10: the smaller the better."""
        top = max(self.score[tpn] for tpn in bracket)
        differences = sorted((top - self.score[tpn] for tpn in floaters), reverse=True)
        c7 = min(self.unfulfilled(pairs) for pairs in self.pairings(tuple(sorted(bracket))))
        if self.last_round:
            return differences, c7
        most = [tpn for tpn in floaters if sum(self.upfloats[tpn]) >= self.most]
        if most:
            self.seen.add("maximum upfloater")
        return (
            differences,
            c7,
            len(most),
            sum(sum(self.upfloats[tpn]) for tpn in most),
            sum(self.upfloats[tpn][-1:] == [True] for tpn in floaters),
        )

    # -- 3.2.3 to 3.2.6 ---------------------------------------------------------------------------

    def _paired(self, bracket: tuple[int, ...]) -> Pairs:
        if not any(self.history[tpn] for tpn in bracket):
            g1 = bracket[: len(bracket) // 2]
            self.seen.add("halves")
        else:
            g1 = tuple(tpn for tpn in bracket if self.wish[tpn][0] == WHITE)
        g2 = tuple(tpn for tpn in bracket if tpn not in g1)
        every = list(self.pairings(bracket))
        c7 = min(map(self.unfulfilled, every))
        small, large = (g1, g2) if len(g1) <= len(g2) else (g2, g1)
        inside = min(
            sum(set(pair) <= set(small) for pair in pairs)
            for pairs in every
            if self.unfulfilled(pairs) == c7
        )
        if inside:
            self.seen.add("shifted from the smaller")
        new_small, new_large = self._shifts(small, large, inside, c7)
        s1, t2 = (new_small, new_large) if small == g1 else (new_large, new_small)
        s1 = tuple(sorted(s1, key=lambda tpn: (self.aro[tpn], tpn)))
        for each in permutations(sorted(t2)):
            pairs = tuple(zip(s1, each, strict=True))
            if all(self.legal[pair] for pair in pairs):
                return pairs
        raise AssertionError("no transposition")

    def _shifts(
        self, small: tuple[int, ...], large: tuple[int, ...], inside: int, c7: int
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """3.2.4: the first set of the smaller, then of the larger."""
        more = (len(large) + inside - (len(small) - inside)) // 2
        if more:
            self.seen.add("shifted from the larger")
        for out in combinations(self._middle_first(small), inside):
            for back in combinations(self._middle_first(large), more):
                one = tuple(tpn for tpn in (*small, *back) if tpn not in out)
                other = tuple(tpn for tpn in (*large, *out) if tpn not in back)
                if any(self.unfulfilled(pairs) == c7 for pairs in self._across(one, other)):
                    return one, other
        raise AssertionError("no shift")

    def _across(self, one: tuple[int, ...], other: tuple[int, ...]) -> Iterator[Pairs]:
        if not one:
            yield ()
            return
        for opponent in other:
            if self.legal[one[0], opponent]:
                rest = tuple(tpn for tpn in other if tpn != opponent)
                for pairs in self._across(one[1:], rest):
                    yield ((one[0], opponent), *pairs)

    def _middle_first(self, players: tuple[int, ...]) -> list[int]:
        """4.3: again and again the one in the middle, the higher of two."""
        if players and self.wish[players[0]][0] == WHITE:
            listed = sorted(players, key=lambda tpn: (self.aro[tpn], tpn))
        else:
            listed = sorted(players)
        middle = Fraction(len(listed) - 1, 2)
        return sorted(listed, key=lambda tpn: (abs(listed.index(tpn) - middle), listed.index(tpn)))

    # -- 5: colours -------------------------------------------------------------------------------

    def _with_colours(self, one: int, other: int) -> tuple[int, int]:
        higher, lower = sorted((one, other), key=lambda tpn: (-self.score[tpn], tpn))
        colour = self._colour_of_higher(higher, lower)
        return (higher, lower) if colour == WHITE else (lower, higher)

    def _colour_of_higher(self, higher: int, lower: int) -> str:
        if not self.history[higher] and not self.history[lower]:
            initial = str(self.field.initial_colour)
            return initial if self._number(higher) % 2 else _other(initial)
        mine, theirs = self.wish[higher], self.wish[lower]
        if mine[0] != theirs[0]:
            return mine[0]
        if mine[1] != theirs[1]:
            return mine[0] if mine[1] > theirs[1] else _other(mine[0])
        for my_colour, their_colour in zip(
            reversed(self.history[higher]), reversed(self.history[lower]), strict=False
        ):
            if my_colour != their_colour:
                return their_colour
        return mine[0]

    def _number(self, tpn: int) -> int:
        if self.reading["parity"] == "tpn":
            return tpn
        there = (RoundKind.GAME, RoundKind.FORFEIT_WIN, RoundKind.FORFEIT_LOSS, RoundKind.PAB)
        arrived = [
            each
            for each in sorted(self.player)
            if each in self.playing or any(r.kind in there for r in self.player[each].rounds)
        ]
        return 1 + arrived.index(tpn)


def _other(colour: str) -> str:
    return BLACK if colour == WHITE else WHITE
