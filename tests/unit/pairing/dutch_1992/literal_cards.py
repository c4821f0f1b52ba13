"""What the text of 1992 says of the players and of a pair: A2, A4, A5, A7, A8, B and E.

Shares no code with the engine but the data model. "Reading" means the commentary on the rules.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import inf

from pairing.model import TPN, Colour, Field, RoundKind

Players = tuple[TPN, ...]
Pairs = tuple[tuple[TPN, TPN], ...]
OTHER = {"w": "b", "b": "w"}
ALL_DROPPED = 2
"""0: B5 and B6 in force, 1: B6 dropped, 2: B5 dropped as well (reading 4)."""


class Cards:
    """The players of a field before its round; `readings` are named as the options."""

    def __init__(self, field: Field, **readings: str) -> None:
        self.field = field
        self.readings = {name.replace("_", "-"): value for name, value in readings.items()}
        self.player = {p.tpn: p for p in field.participants}
        playing = [p.tpn for p in field.participants if p.tpn not in field.away]
        self.score = {tpn: self.score_before(tpn, field.round_number) for tpn in self.player}
        self.order = sorted(playing, key=self.rank)
        self.history = {tpn: self.colours_of(tpn) for tpn in playing}
        self.fewest_breaks = cache(self._fewest_breaks)

    def reads(self, name: str, value: str) -> bool:
        """Whether an option has this value, which is not the default."""
        return self.readings.get(name) == value

    # -- A --------------------

    def rank(self, tpn: TPN) -> tuple[int, TPN]:
        """A2; the starting numbers stand for rating, title and alphabet."""
        return -self.score[tpn], tpn

    def ordered(self, players: Iterable[TPN]) -> Players:
        return tuple(sorted(players, key=self.rank))

    def score_before(self, tpn: TPN, number: int) -> int:
        return sum(past.points for past in self.player[tpn].rounds[: number - 1])

    def floated(self, tpn: TPN, back: int) -> str:
        """A4, A5: the mark on the card of a round before."""
        number = self.field.round_number - back
        if number < 1:
            return ""
        past = self.player[tpn].rounds[number - 1]
        if past.kind is RoundKind.PAB:
            return "down"
        if past.opponent not in self.player:
            return ""
        if self.reads("float-mark", "played") and not past.played:
            return ""
        mine, theirs = self.score_before(tpn, number), self.score_before(past.opponent, number)
        return "down" if mine > theirs else "up" if mine < theirs else ""

    def colours_of(self, tpn: TPN) -> str:
        """F2, F3: only games that were played, moved together."""
        rounds = self.player[tpn].rounds
        return "".join(r.colour.value for r in rounds if r.kind is RoundKind.GAME and r.colour)

    def difference(self, tpn: TPN) -> int:
        return self.history[tpn].count("w") - self.history[tpn].count("b")

    def twice(self, tpn: TPN) -> str:
        """A7a: the colour of the last two games, or only if they are the last two rounds."""
        last = self.history[tpn][-2:]
        if self.reads("same-colour", "rounds"):
            rounds = self.player[tpn].rounds[-2:]
            last = "".join(r.colour or "" for r in rounds if r.kind is RoundKind.GAME)
        return last[0] if last in ("ww", "bb") else ""

    def obligation(self, tpn: TPN) -> str:
        """A7a: the obligatory colour or nothing (reading 12: first the difference)."""
        difference, twice = self.difference(tpn), self.twice(tpn)
        if abs(difference) < 2 and not twice:
            return ""
        if self.reads("colour-conflict", "as-written") and abs(difference) > 1:
            return "w" if difference < 0 or twice == "b" else "b"
        if abs(difference) > 1:
            return "w" if difference < 0 else "b"
        return OTHER[twice]

    def preference(self, tpn: TPN) -> tuple[str, int]:
        """A7: colour and strength: 3 absolute, 2 strong, 1 mild, 0 none."""
        void = self.reads("void-obligation", "difference") and self.above_half(tpn)
        if self.obligation(tpn) and not void:
            return self.obligation(tpn), 3
        if not self.history[tpn]:
            return "", 0
        if self.difference(tpn):
            return ("w" if self.difference(tpn) < 0 else "b"), 2
        return OTHER[self.history[tpn][-1]], 1

    def x(self, players: Players) -> int:
        """A8 (reading 1)."""
        wanted = [self.preference(tpn)[0] for tpn in players]
        half = (len(wanted) + 1) // 2
        return max(0, wanted.count("w") - half, wanted.count("b") - half)

    # -- B --------------------

    def above_half(self, tpn: TPN) -> bool:
        """Last round, more than 50 % (A7 a, note to B)."""
        field = self.field
        last = field.round_number == field.rounds_total
        if self.reads("last-round", "never"):
            return False
        return last and 2 * self.score[tpn] > (field.round_number - 1) * field.scoring.win

    def exempt(self, a: TPN, b: TPN) -> bool:
        """Note to B (reading 17: both)."""
        above = [self.above_half(a), self.above_half(b)]
        return any(above) if self.reads("last-round", "one-above-half") else all(above)

    def may_meet(self, a: TPN, b: TPN) -> bool:
        """B1 a, B2, and what the arbiter forbids."""
        if any(r.kind is RoundKind.GAME and r.opponent == b for r in self.player[a].rounds):
            return False
        for ban in self.field.prohibited:
            in_force = ban.first <= self.field.round_number <= ban.last
            if in_force and {a, b} <= ban.members:
                return False
        return self.exempt(a, b) or self.obligation(a) != self.obligation(b) or not self.bound(a)

    def bound(self, tpn: TPN) -> bool:
        return self.obligation(tpn) != ""

    def may_have_the_bye(self, tpn: TPN) -> bool:
        """B1 b."""
        return not any(
            r.kind is RoundKind.PAB
            or (r.kind in self.spared_from_the_bye and r.points >= self.field.scoring.win)
            for r in self.player[tpn].rounds
        )

    @property
    def spared_from_the_bye(self) -> set[RoundKind]:
        """Whose full points keep them from it."""
        if self.reads("bye-bar", "bye-or-forfeit"):
            return {RoundKind.FORFEIT_WIN}
        return set(RoundKind) - {RoundKind.GAME}

    def breaks(self, a: TPN, b: TPN) -> int:
        """B4: 1 if not both preferences can be granted."""
        return int(self.preference(a)[0] == self.preference(b)[0] != "")

    def float_repeats(self, tpn: TPN, direction: str, dropped: int) -> bool:
        """B5 and B6 (reading 3: the same direction), as far as they are in force."""
        if self.reads("b6", "any-direction") and dropped < 1:
            return any(self.floated(tpn, back) for back in (1, 2))
        barred = [back for back, lasts in ((1, 2), (2, 1)) if dropped < lasts]
        return any(self.floated(tpn, back) == direction for back in barred)

    def may_be_paired(self, a: TPN, b: TPN, dropped: int) -> bool:
        """B1 and B2, and B5 and B6 for the one who would be moved up."""
        if not self.may_meet(a, b):
            return False
        if self.score[a] == self.score[b] or self.exempt(a, b):
            return True
        return not self.float_repeats(min(a, b, key=self.score.__getitem__), "up", dropped)

    def downfloats_allowed(self, floating: Players, dropped: int, moved: Players) -> bool:
        """B5 and B6 for those left over; "free": not for those who have moved down already."""
        free = moved if self.reads("moved-down-floats", "free") else ()
        unbound = not self.reads("last-round-floats", "protected")
        return not any(
            self.float_repeats(tpn, "down", dropped)
            for tpn in floating
            if not (self.above_half(tpn) and unbound) and tpn not in free
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

    # -- E --------------------

    def with_colours(self, a: TPN, b: TPN) -> tuple[TPN, TPN]:
        return (a, b) if self.colour_of(a, b) == "w" else (b, a)

    def preference_against(self, tpn: TPN, opponent: TPN) -> tuple[str, int]:
        """Where the note to B does not make it void, the obligatory colour is obligatory."""
        if self.bound(tpn) and not self.exempt(tpn, opponent):
            return self.obligation(tpn), 3
        return self.preference(tpn)

    def colour_of(self, a: TPN, b: TPN) -> str:
        wish_a, strength_a = self.preference_against(a, b)
        wish_b, strength_b = self.preference_against(b, a)
        if wish_a != wish_b:  # E1; who has played no game wishes nothing
            return wish_a or OTHER[wish_b]
        if strength_a != strength_b:  # E2
            return wish_a if strength_a > strength_b else OTHER[wish_a]
        if strength_a == 3 and self.reads("stronger", "by-difference"):
            width_a, width_b = abs(self.difference(a)), abs(self.difference(b))
            if width_a != width_b:
                return wish_a if width_a > width_b else OTHER[wish_a]
        for mine, theirs in zip(reversed(self.history[a]), reversed(self.history[b]), strict=False):
            if mine != theirs:  # E3
                return theirs
        higher = min(a, b, key=self.rank)
        colour = wish_a or self.lot(higher)  # E4; round 1
        return colour if a == higher else OTHER[colour]

    def lot(self, higher: TPN) -> str:
        """E4: the lot gives the first number its colour, all odd numbers have it too."""
        initial = "w" if self.field.initial_colour is Colour.WHITE else "b"
        number = higher
        if self.reads("no-games", "by-round") and self.field.round_number > 1:
            number = TPN(self.field.round_number)
        return initial if number % 2 else OTHER[initial]
