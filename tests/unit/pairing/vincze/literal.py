"""The rules of VinczeSwiss as they are written, for small fields.

Pairs are made one by one and cancelled one by one (V16). What is left out is only what cannot
succeed: no pair is tried whose remaining players cannot be paired at all. Shares no code with the
engine but the data model.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from pairing.model import TPN, Colour, Field, PlayerRound, RoundKind

Group = tuple[TPN, ...]
Pairs = tuple[tuple[TPN, TPN], ...]
NOBODY = TPN(0)


class Literal:
    """One round of a field. `pair()` gives boards (White first), and the odd player or 0; or None.

    `colours_watched` afterwards says whether V21 could be kept (V22). `readings` are named as the
    options of the system; what is not said has the reading of the text's commentary.
    """

    def __init__(self, field: Field, **readings: str) -> None:
        self.field = field
        self.readings = set(readings.items())
        self.player = {p.tpn: p for p in field.participants}
        score = {p.tpn: sum(past.points for past in p.rounds) for p in field.participants}
        playing = sorted(p.tpn for p in field.participants if p.tpn not in field.away)  # V9, V11
        self.groups: tuple[Group, ...] = tuple(  # V7, V10
            tuple(tpn for tpn in playing if score[tpn] == points)
            for points in sorted({score[tpn] for tpn in playing}, reverse=True)
        )
        self.history = {tpn: self.colours_of(tpn) for tpn in playing}
        self.colours_watched = True
        self.can_be_paired = cache(self._can_be_paired)

    def pair(self) -> tuple[set[tuple[TPN, TPN]], TPN] | None:
        for watched, odd_player in self.attempts():
            self.colours_watched = watched
            self.can_be_paired.cache_clear()
            groups = tuple(without(group, odd_player) for group in self.groups)
            if self.left_over:
                groups = (*self.groups, (NOBODY,))
            for pairs in self.pairings(groups):
                odd_player = next((a for a, b in pairs if b == NOBODY), odd_player)
                return {self.with_colours(a, b) for a, b in pairs if b != NOBODY}, odd_player
        return None  # V18

    @property
    def left_over(self) -> bool:
        """V8: the pairing leaves the odd player over, to whom nobody is the last opponent."""
        odd = sum(map(len, self.groups)) % 2 == 1
        return odd and ("odd-player", "left-over") in self.readings

    def attempts(self) -> list[tuple[bool, TPN]]:
        """V21, V22 (reading 4): whether third colours are watched, and the odd player."""
        odd_players = [NOBODY] if self.left_over else list(self.odd_players())
        if ("ban-lifted", "before-replacing") in self.readings:
            return [(watched, tpn) for tpn in odd_players for watched in (True, False)]
        return [(watched, tpn) for watched in (True, False) for tpn in odd_players]

    # -- V8, V17 --------------------

    def odd_players(self) -> Iterator[TPN]:
        """The last of the lowest group, then whoever stands above him (reading 1)."""
        everybody = [tpn for group in self.groups for tpn in group]
        if len(everybody) % 2 == 0:
            yield NOBODY
            return
        yield from filter(self.may_be_odd, reversed(everybody))

    def may_be_odd(self, tpn: TPN) -> bool:
        return not any(self.bars(past) for past in self.player[tpn].rounds)

    def bars(self, past: PlayerRound) -> bool:
        """V8 (reading 12: only the point of the odd player)."""
        if ("odd-player-bar", "unplayed-win") in self.readings and not past.played:
            return past.kind is RoundKind.PAB or past.points >= self.field.scoring.win
        return past.kind is RoundKind.PAB

    # -- V10 to V16 --------------------

    def pairings(self, groups: tuple[Group, ...]) -> Iterator[Pairs]:
        """Every complete pairing, in the order in which the backtracking comes to it."""
        while groups and not groups[0]:
            groups = groups[1:]
        if not groups:
            yield ()
            return
        if not self.can_be_paired(frozenset(tpn for group in groups for tpn in group)):
            return
        first = groups[0][0]
        for opponent in opponents(groups):
            if self.permissible(first, opponent):
                rest = tuple(without(group, first, opponent) for group in groups)  # V14, V15
                for pairs in self.pairings(rest):
                    yield ((first, opponent), *pairs)

    def _can_be_paired(self, players: frozenset[TPN]) -> bool:
        if not players:
            return True
        first = min(players)
        return any(
            self.permissible(first, other) and self.can_be_paired(players - {first, other})
            for other in players - {first}
        )

    def permissible(self, a: TPN, b: TPN) -> bool:
        """V6 (reading 12: only games count), V14, and what the arbiter forbids."""
        if NOBODY in (a, b):
            return self.may_be_odd(max(a, b))
        forfeits_count = ("forfeits-meet", "yes") in self.readings
        if any(r.opponent == b and (r.played or forfeits_count) for r in self.player[a].rounds):
            return False
        for ban in self.field.prohibited:
            in_force = ban.first <= self.field.round_number <= ban.last
            if in_force and {a, b} <= ban.members:
                return False
        if not self.colours_watched:
            return True
        return not self.needs(a) or self.needs(a) != self.needs(b)

    # -- V19 to V24 --------------------

    def colours_of(self, tpn: TPN) -> str:
        """Reading 5: games that were played."""
        rounds = self.player[tpn].rounds
        return "".join(r.colour.value for r in rounds if r.kind is RoundKind.GAME and r.colour)

    def needs(self, tpn: TPN) -> str:
        """V21, V24.1: the colour of a player who had the other one twice."""
        last_two = self.history[tpn][-2:]
        if ("same-twice", "rounds") in self.readings:
            rounds = self.player[tpn].rounds[-2:]
            last_two = last_two if all(past.played for past in rounds) else ""
        return {"ww": "b", "bb": "w"}.get(last_two, "")

    def difference(self, tpn: TPN) -> int:
        return self.history[tpn].count("w") - self.history[tpn].count("b")

    def width(self, tpn: TPN) -> int:
        signed = ("difference", "signed") in self.readings
        return self.difference(tpn) if signed else abs(self.difference(tpn))

    def balancing(self, tpn: TPN) -> str:
        difference = self.difference(tpn)
        return "b" if difference > 0 else "w" if difference < 0 else ""

    def alternating(self, tpn: TPN) -> str:
        """V24.5; without a game by the number (reading 8), as in round 1 (V23)."""
        if self.history[tpn]:
            return "b" if self.history[tpn][-1] == "w" else "w"
        initial, other = ("w", "b") if self.field.initial_colour is Colour.WHITE else ("b", "w")
        return initial if self.number(tpn) % 2 else other

    def number(self, tpn: TPN) -> int:
        if ("parity", "arrived") not in self.readings:
            return tpn
        arrived = [
            each
            for each, player in self.player.items()
            if each not in self.field.away
            or any(past.opponent or past.kind is RoundKind.PAB for past in player.rounds)
        ]
        return sorted(arrived).index(tpn) + 1

    def with_colours(self, a: TPN, b: TPN) -> tuple[TPN, TPN]:
        lower, higher = sorted((a, b))
        for tpn, colour in self.claims(lower, higher):
            if colour:
                return (lower, higher) if (colour == "w") == (tpn == lower) else (higher, lower)
        raise AssertionError("V24.5 always decides")

    def claims(self, lower: TPN, higher: TPN) -> Iterator[tuple[TPN, str]]:
        """V24.1 to V24.5: a player and the colour he is to get, or none."""
        dropped = ("lifted-colours", "dropped") in self.readings and not self.colours_watched
        if self.needs(lower) != self.needs(higher) and not dropped:  # V24.1 (reading 7)
            yield lower, self.needs(lower)
            yield higher, self.needs(higher)
        if self.width(lower) != self.width(higher):  # V24.2 (reading 6)
            larger = max(lower, higher, key=self.width)
            yield larger, self.balancing(larger)
        yield lower, self.balancing(lower)  # V24.3
        yield higher, self.balancing(higher)  # V24.4
        if ("never-played", "opponent") in self.readings and not self.history[lower]:
            yield higher, self.alternating(higher) if self.history[higher] else ""
        yield lower, self.alternating(lower)  # V24.5


def opponents(groups: tuple[Group, ...]) -> Iterator[TPN]:
    """V12, V13: the opponents of the first player of the first group, in their order."""
    group = groups[0]
    half = len(group) // 2
    yield from group[half:] if half else ()
    yield from reversed(group[1:half])
    for lower_group in groups[1:]:
        yield from lower_group


def without(group: Group, *players: TPN) -> Group:
    return tuple(tpn for tpn in group if tpn not in players)
