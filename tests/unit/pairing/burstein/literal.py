"""The Burstein system of 2026 as it is written, slow: all pairings of a bracket one by one.

Shares nothing with the engine. Players are their TPNs. For rounds after the seeding rounds (1.6).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from pairing.model import Colour, Field, Participant, RoundKind

NOBODY = 0
Pairs = tuple[tuple[int, int], ...]
WHITE, BLACK = str(Colour.WHITE), str(Colour.BLACK)


class Literal:
    """One round; `pair()` gives its boards (White first) and who has the PAB, or None."""

    def __init__(self, field: Field, **readings: str) -> None:
        self.field = field
        self.reading = {
            "absences": "previous",
            "absences-in": "both",
            "full-bye": "bars",
            "games": "played",
            "parity": "arrived",
        } | {name.replace("_", "-"): value for name, value in readings.items()}
        self.now = field.round_number
        self.player: dict[int, Participant] = {each.tpn: each for each in field.participants}
        self.playing = frozenset(set(self.player) - set(field.away))
        self.points = {
            tpn: sum(each.points for each in player.rounds) for tpn, player in self.player.items()
        }
        self.score = {tpn: self._pairing_score(tpn) for tpn in self.player}
        self.history = {tpn: self._history(tpn) for tpn in self.player}
        self.wish = {tpn: self._preference(tpn) for tpn in self.player}
        self.index = {tpn: (self.buchholz(tpn), self.sonneborn_berger(tpn)) for tpn in self.player}
        self.legal = {
            (one, other): self._legal(one, other)
            for one in self.playing
            for other in self.playing
            if one != other
        }
        self.complete = cache(self._complete)
        self.following = cache(self._following)
        self.seen: set[str] = set()
        """What came up, for the test that everything does."""

    # -- 1: definitions ---------------------------------------------------------------------------

    def _pairing_score(self, tpn: int) -> int:
        virtual = self.player[tpn].virtual[self.now - 1 : self.now]
        return self.points[tpn] + sum(virtual)

    def _history(self, tpn: int) -> str:
        games = (each for each in self.player[tpn].rounds if each.kind is RoundKind.GAME)
        return "".join(str(each.colour) for each in games)

    def _preference(self, tpn: int) -> tuple[str, int]:
        """1.5: the colour, and 3 absolute, 2 strong, 1 mild; none without games."""
        history = self.history[tpn]
        if not history:
            return "", 0
        difference = history.count(WHITE) - history.count(BLACK)
        less = WHITE if difference < 0 else BLACK
        alternate = _other(history[-1])
        if abs(difference) > 1:
            return less, 3
        if history[-2:] in (WHITE * 2, BLACK * 2):
            return alternate, 3
        return (less, 2) if difference else (alternate, 1)

    def _seen_by_opponents(self, tpn: int) -> int:
        """1.7.2 (2)."""
        rounds = list(self.player[tpn].rounds)
        points = self.points[tpn]
        if self.reading["absences"] == "current" and tpn in self.playing:
            return points
        while rounds and rounds[-1].kind is RoundKind.ZERO_BYE:
            points += self.field.scoring.of(len(rounds)).draw - rounds[-1].points
            rounds.pop()
        return points

    def buchholz(self, tpn: int) -> int:
        total = 0
        for past in self.player[tpn].rounds:
            if past.kind is RoundKind.GAME and past.opponent is not None:
                total += self._seen_by_opponents(past.opponent)
            else:
                total += self.points[tpn]
        return total

    def sonneborn_berger(self, tpn: int) -> int:
        total = 0
        for past in self.player[tpn].rounds:
            if past.kind is not RoundKind.GAME or past.opponent is None:
                total += past.points * self.points[tpn]
            elif self.reading["absences-in"] == "both":
                total += past.points * self._seen_by_opponents(past.opponent)
            else:
                total += past.points * self.points[past.opponent]
        return total

    def rank(self, tpn: int) -> tuple[int, int, int]:
        """1.8: the smaller the higher."""
        buchholz, sonneborn_berger = self.index[tpn]
        return -buchholz, -sonneborn_berger, tpn

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
            if past.kind is RoundKind.GAME or past.points < self.field.scoring.of(number).win:
                continue
            if past.kind is RoundKind.FORFEIT_WIN or self.reading["full-bye"] == "bars":
                return False
        return True

    def _complete(self, players: frozenset[int]) -> bool:
        if not players:
            return True
        first = min(players)
        return any(
            self.legal[first, other] and self.complete(players - {first, other})
            for other in players - {first}
        )

    def matchings(self, players: tuple[int, ...]) -> Iterator[Pairs]:
        """All ways to pair some of them."""
        if not players:
            yield ()
            return
        first, *others = players
        yield from self.matchings(tuple(others))
        for other in others:
            if self.legal[first, other]:
                rest = tuple(each for each in others if each != other)
                for pairs in self.matchings(rest):
                    yield ((first, other), *pairs)

    def _scores(self, players: frozenset[int]) -> list[int]:
        return sorted((self.score[tpn] for tpn in players), reverse=True)

    def _following(self, floaters: frozenset[int], below: frozenset[int]) -> tuple[int, list[int]]:
        """C7: C4 to C6 in the following bracket, at its best."""
        if not below:
            return 0, []
        top = max(self.score[tpn] for tpn in below)
        bracket = floaters | {tpn for tpn in below if self.score[tpn] == top}
        rest = below - bracket
        best: tuple[int, list[int]] | None = None
        for pairs in self.matchings(tuple(sorted(bracket))):
            left = bracket - {tpn for pair in pairs for tpn in pair}
            if self.complete(left | rest):
                quality = (-len(pairs), self._scores(left))
                best = quality if best is None else min(best, quality)
        assert best is not None
        return best

    # -- 3: procedures ----------------------------------------------------------------------------

    def pair(self) -> tuple[set[tuple[int, int]], int] | None:
        left = self.playing
        pab = NOBODY
        if len(left) % 2:
            order = sorted(left, key=self._pab_order)
            may = (t for t in order if self.may_have_pab(t) and self.complete(left - {t}))
            pab = next(may, NOBODY)
            if pab == NOBODY:
                return None
            left -= {pab}
        if not self.complete(left):
            return None
        boards: set[tuple[int, int]] = set()
        floaters: frozenset[int] = frozenset()
        while left:
            top = max(self.score[tpn] for tpn in left)
            residents = frozenset(tpn for tpn in left if self.score[tpn] == top)
            left -= residents
            pairs = self._bracket(floaters | residents, left)
            boards |= {self._with_colours(one, other) for one, other in pairs}
            floaters = (floaters | residents) - {tpn for pair in pairs for tpn in pair}
        return boards, pab

    def _pab_order(self, tpn: int) -> tuple[object, ...]:
        rounds = self.player[tpn].rounds
        games = sum(each.kind is RoundKind.GAME for each in rounds)
        if self.reading["games"] == "paired":
            games = sum(each.opponent is not None for each in rounds)
        return self.score[tpn], -games, *(-value for value in self.rank(tpn))

    def _bracket(self, players: frozenset[int], below: frozenset[int]) -> Pairs:
        """3.2: best by C5 to C8, then the first by 4.3."""
        bsn = {tpn: n for n, tpn in enumerate(sorted(players, key=self.rank), start=1)}
        best: tuple[object, ...] | None = None
        chosen: Pairs = ()
        for pairs in self.matchings(tuple(sorted(players))):
            floaters = players - {tpn for pair in pairs for tpn in pair}
            if best is not None and -len(pairs) > best[0]:  # type: ignore[operator]
                continue
            if not self.complete(floaters | below):
                continue
            opponent = dict(pairs) | {other: one for one, other in pairs}
            order = [-bsn.get(opponent.get(tpn, NOBODY), 0) for tpn in sorted(bsn, key=bsn.get)]  # type: ignore[arg-type]
            c8 = sum(self.wish[a][0] == self.wish[b][0] != "" for a, b in pairs)
            quality = (
                -len(pairs),
                self._scores(floaters),
                self.following(floaters, below),
                c8,
                order,
            )
            if best is None or quality < best:
                best, chosen = quality, pairs
        assert best is not None
        self.seen.add(f"{min(len(players) - 2 * len(chosen), 3)} floaters")
        if best[3]:
            self.seen.add("C8")
        return chosen

    # -- 5: colours -------------------------------------------------------------------------------

    def _with_colours(self, one: int, other: int) -> tuple[int, int]:
        higher, lower = sorted((one, other), key=self.rank)
        colour = self._colour_of_higher(higher, lower)
        return (higher, lower) if colour == WHITE else (lower, higher)

    def _colour_of_higher(self, higher: int, lower: int) -> str:
        if not self.history[higher] and not self.history[lower]:
            initial = str(self.field.initial_colour)
            return initial if self._number(higher) % 2 else _other(initial)
        mine, theirs = self.wish[higher], self.wish[lower]
        if mine[0] != theirs[0]:
            return mine[0] or _other(theirs[0])
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
