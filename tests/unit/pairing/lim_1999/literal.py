"""The FIDE Swiss Rules C.04.2 of 1987-1999 (Lim) as they are written, for small fields.

Whether players can still be paired is found by trying every opponent of the first of them. Shares
no code with the engine but the data model. "Reading" means the commentary on the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise

from pairing.model import TPN, Colour, Field, RoundKind

Players = tuple[TPN, ...]
NOBODY = TPN(0)
OTHER = {"w": "b", "b": "w", "": ""}


@dataclass
class Group:
    """A score group: its own players and those who floated into it (10.6, 10.7)."""

    own: Players
    from_above: Players = ()
    from_below: Players = ()
    made: list[tuple[TPN, TPN]] = field(default_factory=list)
    """Its pairs in the order of their making."""

    @property
    def players(self) -> Players:
        return tuple(sorted(self.own + self.from_above + self.from_below))


class Literal:
    """One round of a field. `pair()` gives boards (White first), and the bye or 0; or None.

    `cracked` afterwards counts the pairings cancelled by 9.6. `readings` are named as the options
    of the system.
    """

    def __init__(self, field: Field, **readings: str) -> None:
        self.field = field
        self.readings = set(readings.items())
        self.maxi = ("maxi", "yes") in self.readings
        self.player = {p.tpn: p for p in field.participants}
        self.order = sorted(p.tpn for p in field.participants if p.tpn not in field.away)
        self.score = {tpn: self.score_before(tpn, field.round_number) for tpn in self.player}
        self.history = {tpn: self.colours_of(tpn) for tpn in self.order}
        self.compatible = cache(self._compatible)
        self.most_pairs = cache(self._most_pairs)
        self.cracked = 0

    # -- facts about players --------------------

    def score_before(self, tpn: TPN, number: int) -> int:
        return sum(past.points for past in self.player[tpn].rounds[: number - 1])

    def colours_of(self, tpn: TPN) -> str:
        rounds = self.player[tpn].rounds
        return "".join(r.colour.value for r in rounds if r.kind is RoundKind.GAME and r.colour)

    def due(self, tpn: TPN) -> str:
        """12.4 to 12.6 (reading 12): the balancing colour, else the alternating one."""
        history = self.history[tpn]
        if not history:
            return ""
        difference = history.count("w") - history.count("b")
        if difference:
            return "b" if difference > 0 else "w"
        return OTHER[history[-1]]

    def barred(self, tpn: TPN) -> set[str]:
        """12.1: colours that would be the third in a row, or three more than of the other."""
        history = self.history[tpn]
        return {
            colour
            for colour in "wb"
            if history[-2:] == 2 * colour
            or history.count(colour) + 1 - history.count(OTHER[colour]) >= 3
        }

    @property
    def last_round(self) -> bool:
        return self.field.round_number == self.field.rounds_total

    def _compatible(self, a: TPN, b: TPN) -> bool:
        """9.1; in the last round only rule 2 (13). What the arbiter forbids comes on top."""
        unplayed_too = ("forfeits-meet", "yes") in self.readings
        past = (r for r in self.player[a].rounds if r.kind is RoundKind.GAME or unplayed_too)
        if any(each.opponent == b for each in past):
            return False
        for ban in self.field.prohibited:
            in_force = ban.first <= self.field.round_number <= ban.last
            if in_force and {a, b} <= ban.members:
                return False
        if self.protected(a, b):
            return False
        return self.lifted(a, b) or bool(self.legal_colours(a, b))

    def lifted(self, a: TPN, b: TPN) -> bool:
        """13: the limits of 12.1 give way."""
        if ("last-round", "same-score") in self.readings and self.score[a] != self.score[b]:
            return False
        return self.last_round

    def protected(self, a: TPN, b: TPN) -> bool:
        """22: one federation, last three rounds, both above 50 %."""
        if not {("federations", "always"), ("federations", "if-possible")} & self.readings:
            return False
        near_the_end = self.field.round_number > self.field.rounds_total - 3
        median = (self.field.round_number - 1) * self.field.scoring.win
        of_one = self.player[a].federation == self.player[b].federation != ""
        return near_the_end and of_one and 2 * min(self.score[a], self.score[b]) > median

    def legal_colours(self, a: TPN, b: TPN) -> set[str]:
        """The colours that `a` may have against `b`."""
        return {c for c in "wb" if c not in self.barred(a) and OTHER[c] not in self.barred(b)}

    def agree(self, a: TPN, b: TPN) -> bool:
        """Both can have the colour they are due; a player without a game is due none."""
        if ("newcomers", "no") in self.readings and self.due(a) and not self.due(b):
            return False
        return self.due(a) != self.due(b) or not self.due(a)

    def floated(self, tpn: TPN) -> bool:
        """10.10 (reading 11): in the previous round."""
        number = self.field.round_number - 1
        if number < 1:
            return False
        past = self.player[tpn].rounds[number - 1]
        if past.kind is not RoundKind.GAME:
            return ("floated", "points") in self.readings and past.points > 0
        assert past.opponent is not None
        return self.score_before(tpn, number) != self.score_before(past.opponent, number)

    def _most_pairs(self, players: frozenset[TPN]) -> int:
        if not players:
            return 0
        first = min(players)
        rest = players - {first}
        most = self.most_pairs(rest)
        for other in rest:
            if 2 * most + 1 >= len(players):
                break
            if self.compatible(first, other):
                most = max(most, 1 + self.most_pairs(rest - {other}))
        return most

    def can_be_paired(self, players: Iterable[TPN]) -> bool:
        everybody = frozenset(players)
        return 2 * self.most_pairs(everybody) == len(everybody)

    # -- the round --------------------

    def pair(self) -> tuple[set[tuple[TPN, TPN]], TPN] | None:
        bye = self.bye()
        if bye is None and ("federations", "if-possible") in self.readings:
            self.readings.remove(("federations", "if-possible"))
            self.compatible.cache_clear()
            self.most_pairs.cache_clear()
            bye = self.bye()
        if bye is None:
            return None
        paired = [tpn for tpn in self.order if tpn != bye]
        above, median, below = self.groups(paired)
        self.pair_side(above, median, downwards=True)
        self.pair_side(below, median, downwards=False)
        self.pair_median(above, median, below)
        boards = {
            self.with_colours(a, b, below=group in below)
            for group in (*above, median, *below)
            for a, b in group.made
        }
        return boards, bye

    def bye(self) -> TPN | None:
        """8 (reading 10), None: no legal pairing. 14.1: the lowest rating ranks him last."""
        if len(self.order) % 2 == 0:
            return NOBODY if self.can_be_paired(self.order) else None
        for tpn in sorted(self.order, key=lambda tpn: (self.score[tpn], -tpn)):
            others = [other for other in self.order if other != tpn]
            if self.may_have_the_bye(tpn) and self.can_be_paired(others):
                return tpn
        return None

    def may_have_the_bye(self, tpn: TPN) -> bool:
        """8.2."""
        barring = {RoundKind.PAB, RoundKind.FORFEIT_WIN}
        if ("full-bye", "bars") in self.readings:
            barring.add(RoundKind.FULL_BYE)
        return not any(past.kind in barring for past in self.player[tpn].rounds)

    def groups(self, paired: list[TPN]) -> tuple[list[Group], Group, list[Group]]:
        """9.2: above the median from the top, the median, below it from the bottom."""
        median = (self.field.round_number - 1) * self.field.scoring.win

        def group(score: int) -> Group:
            return Group(tuple(tpn for tpn in paired if self.score[tpn] == score))

        scores = sorted({self.score[tpn] for tpn in paired})
        above = [group(score) for score in reversed(scores) if 2 * score > median]
        below = [group(score) for score in scores if 2 * score < median]
        return above, Group(tuple(t for t in paired if 2 * self.score[t] == median)), below

    def pair_side(self, groups: list[Group], median: Group, *, downwards: bool) -> None:
        for group, adjacent in pairwise([*groups, median]):
            floaters = self.floaters(group, adjacent, downwards=downwards)
            if downwards:
                adjacent.from_above = floaters
            else:
                adjacent.from_below = floaters
            self.pair_group(group, set(floaters), downwards=downwards)

    def pair_median(self, above: list[Group], median: Group, below: list[Group]) -> None:
        """9.6 (reading 9): blocked, it grows by the pairs made last next to it."""
        lower_first = len(median.from_above) > len(median.from_below)
        while not self.can_be_paired(median.players):
            self.cracked += 1
            if ("cracking", "once") not in self.readings:
                lower_first = len(median.from_above) > len(median.from_below)
            for side in (below, above) if lower_first else (above, below):
                group = next((each for each in reversed(side) if each.made), None)
                if group is None:
                    continue
                first_made = ("cracked-pair", "first-made") in self.readings
                freed = group.made.pop(0 if first_made else -1)
                if side is above:
                    median.from_above += freed
                else:
                    median.from_below += freed
                break
        self.pair_group(median, set(), downwards=True)

    # -- floaters: 9.3, 10.1 to 10.5, 10.9, 10.10, 11.4 (reading 5) --------------------

    def floaters(self, group: Group, adjacent: Group, *, downwards: bool) -> Players:
        """As many as the group cannot pair, one at a time."""
        staying = set(group.players)
        pairs = self.most_pairs(frozenset(staying))
        chosen: list[TPN] = []
        while len(staying) > 2 * pairs:
            candidates = [
                tpn for tpn in staying if self.most_pairs(frozenset(staying - {tpn})) == pairs
            ]
            chosen.append(
                min(
                    candidates,
                    key=lambda tpn: (
                        self.kind(tpn, group, adjacent, chosen, downwards=downwards),
                        self.floated(tpn),
                        not self.equalises(tpn, staying, group, downwards=downwards),
                        -tpn if downwards else tpn,
                    ),
                )
            )
            staying.remove(chosen[-1])
        return tuple(chosen)

    def kind(
        self, tpn: TPN, group: Group, adjacent: Group, chosen: list[TPN], *, downwards: bool
    ) -> str:
        """10.9: "0d" before "1c" before "2b" before "3a"."""
        has_opponent = self.opponent_there(tpn, adjacent, chosen, downwards=downwards)
        if tpn in group.own:
            return "0d" if has_opponent else "1c"
        return "2b" if has_opponent else "3a"

    def opponent_there(
        self, tpn: TPN, adjacent: Group, chosen: list[TPN], *, downwards: bool
    ) -> bool:
        """10.3, 10.4: after the floaters who go before him have taken theirs.

        The adjacent group is meant as it stands, without others who have floated into it.
        """
        there = adjacent.players if ("adjacent", "with-floaters") in self.readings else adjacent.own
        free = list(there) if downwards else list(reversed(there))
        turns = self.in_turn((*chosen, tpn), downwards=downwards)
        ahead = turns[: turns.index(tpn)]
        if ("taken", "needed") in self.readings:
            return self.most_served([*ahead, tpn], free) > self.most_served(ahead, free)
        for floater in ahead:
            possible = [other for other in free if self.compatible(floater, other)]
            if possible:
                free.remove(self.preferred(floater, possible))
        return any(self.compatible(tpn, other) for other in free)

    def most_served(self, floaters: list[TPN], free: list[TPN]) -> int:
        """How many of them can have an opponent of their own there."""
        if not floaters:
            return 0
        first, *rest = floaters
        choices = [other for other in free if self.compatible(first, other)]
        served = [
            1 + self.most_served(rest, [other for other in free if other != taken])
            for taken in choices
        ]
        return max(served, default=self.most_served(rest, free))

    def in_turn(self, floaters: Players, *, downwards: bool) -> list[TPN]:
        """10.6: most points, then higher ranked; 10.7: fewest points, then lower ranked."""
        sign = 1 if downwards else -1
        return sorted(floaters, key=lambda tpn: (-sign * self.score[tpn], sign * tpn))

    def equalises(self, tpn: TPN, staying: set[TPN], group: Group, *, downwards: bool) -> bool:
        """10.2: he is due the colour that more of them are due."""
        due = [self.due(each) for each in staying]
        more, fewer = due.count(self.due(tpn)), due.count(OTHER[self.due(tpn)])
        if not self.due(tpn) or more <= fewer:
            return False
        at_first = ("maxi-end", "at-first") in self.readings
        ranked = group.players if at_first else sorted(staying)
        end = ranked[-1] if downwards else ranked[0]
        return not self.maxi or self.within_100(tpn, end)

    def within_100(self, a: TPN, b: TPN) -> bool:
        return abs(self.player[a].rating - self.player[b].rating) <= 100

    # -- pairs: 9.4, 9.5, 10.6 to 10.8, 11, 12.2 (readings 6 to 8) --------------------

    def pair_group(self, group: Group, gone: set[TPN], *, downwards: bool) -> None:
        """The floaters first, then the halves; `gone` floated on."""
        from_above = self.in_turn(group.from_above, downwards=True)
        from_below = self.in_turn(group.from_below, downwards=False)
        turns = from_above + from_below if downwards else from_below + from_above
        open_players = [tpn for tpn in group.players if tpn not in gone]
        if not downwards:
            open_players.reverse()
        for floater in turns:
            if floater not in open_players:
                continue
            proposed = list(open_players)
            if ("median-upfloaters", "lowest") in self.readings and floater in from_below:
                proposed.sort(reverse=True)
            if ("floaters", "last") in self.readings:
                proposed.sort(key=turns.__contains__)
            self.make_pair(group, floater, proposed, open_players)
        while open_players:
            self.make_pair(group, open_players[0], proposals(open_players), open_players)

    def make_pair(
        self, group: Group, player: TPN, proposed: Iterable[TPN], open_players: list[TPN]
    ) -> None:
        """10.8, 11.2, 11.3: the first opponent who leaves the others able to be paired."""
        available = [
            other
            for other in proposed
            if other != player
            and self.compatible(player, other)
            and self.can_be_paired(set(open_players) - {player, other})
        ]
        opponent = self.preferred(player, available)
        group.made.append((player, opponent))
        open_players.remove(player)
        open_players.remove(opponent)

    def preferred(self, player: TPN, available: list[TPN]) -> TPN:
        """12.2, 10.8: the first who is due the other colour, else the first; 12.7 for maxi."""
        for other in available:
            near = not self.maxi or self.within_100(other, available[0])
            if self.agree(player, other) and near:
                return other
        return available[0]

    # -- 12.3 to 12.6, 14.2 --------------------

    def with_colours(self, a: TPN, b: TPN, *, below: bool) -> tuple[TPN, TPN]:
        return (a, b) if self.colour_of(a, b, below=below) == "w" else (b, a)

    def colour_of(self, a: TPN, b: TPN, *, below: bool) -> str:
        """Reading 14: limits, due colours, history, rank; `below` the median the lower ranked."""
        limits = {c: (c in self.barred(a)) + (OTHER[c] in self.barred(b)) for c in "wb"}
        silent = ("last-colours", "no-limits") in self.readings and self.lifted(a, b)
        if limits["w"] != limits["b"] and not silent:
            return min("wb", key=limits.__getitem__)
        if self.due(a) != self.due(b):
            return self.due(a) or OTHER[self.due(b)]
        for mine, theirs in self.earlier_colours(a, b):
            if mine != theirs:
                return theirs
        ranked_higher = min(a, b)
        if not self.due(a):
            lot = "w" if self.field.initial_colour is Colour.WHITE else "b"
            colour = lot if self.number(ranked_higher) % 2 else OTHER[lot]
            return colour if a == ranked_higher else OTHER[colour]
        favoured = max(a, b) if below else ranked_higher
        return self.due(a) if a == favoured else OTHER[self.due(a)]

    def earlier_colours(self, a: TPN, b: TPN) -> Iterator[tuple[Colour, Colour]]:
        """12.4: game by game from the last one, or of the rounds that both played."""
        mine, theirs = self.player[a].rounds, self.player[b].rounds
        if ("history", "rounds") not in self.readings:
            mine = tuple(past for past in mine if past.played)
            theirs = tuple(past for past in theirs if past.played)
        for one, other in zip(reversed(mine), reversed(theirs), strict=False):
            if one.played and other.played and one.colour and other.colour:
                yield one.colour, other.colour

    def number(self, tpn: TPN) -> int:
        """14.2, 17: numbers are final when the list is closed."""
        if ("parity", "tpn") in self.readings:
            return tpn
        arrived = [
            each
            for each, player in self.player.items()
            if each not in self.field.away
            or any(past.opponent or past.kind is RoundKind.PAB for past in player.rounds)
        ]
        return sorted(arrived).index(tpn) + 1


def proposals(players: list[TPN]) -> list[TPN]:
    """11.2, 11.3 (reading 6): the bottom half in order, then the top half from the bottom up."""
    half = len(players) // 2
    return players[half:] + players[half - 1 : 0 : -1]
