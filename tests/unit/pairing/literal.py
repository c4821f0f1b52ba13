"""The FIDE (Dutch) rules of 2026 as they are written, for small fields.

Every candidate of a bracket is generated in the order of 3.6 and 3.7 and judged by C4 to C21.
Shares no code with the engine but the data model, and makes no attempt to be fast.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, permutations

from pairing.model import TPN, Colour, Field, Participant, RoundKind

Pairs = tuple[tuple[TPN, TPN], ...]
NOBODY = TPN(0)


class Literal:
    """One round of a field. `pair()` gives boards (White first), and the PAB or 0; or None."""

    def __init__(self, field: Field, parity: str = "arrived") -> None:
        self.field = field
        self.player = {p.tpn: p for p in field.participants}
        self.score = {p.tpn: self.score_before(p, field.round_number) for p in field.participants}
        playing = [p.tpn for p in field.participants if p.tpn not in field.away]
        self.order = sorted(playing, key=lambda tpn: (-self.score[tpn], tpn))
        numbers = sorted(self.player)
        if parity == "arrived":
            numbers = [tpn for tpn in numbers if self.has_arrived(tpn)]
        self.number = {tpn: index for index, tpn in enumerate(numbers, start=1)}
        if parity == "tpn":
            self.number = {tpn: tpn for tpn in numbers}
        self.history = {tpn: self.colours_of(tpn) for tpn in playing}
        self.completions = cache(self._completions)
        self.next_bracket = cache(self._next_bracket)
        byes = self.completions(frozenset(self.order))
        self.pab_score = min((self.score[tpn] for tpn in byes if tpn), default=None)
        self.possible = bool(byes)

    # -- facts about players ------------------------------------------------------------------

    def score_before(self, player: Participant, number: int) -> int:
        points = sum(r.points for r in player.rounds[: number - 1])
        return points + (player.virtual[number - 1] if len(player.virtual) >= number else 0)

    def has_arrived(self, tpn: TPN) -> bool:
        paired = (RoundKind.GAME, RoundKind.FORFEIT_WIN, RoundKind.FORFEIT_LOSS, RoundKind.PAB)
        return tpn not in self.field.away or any(r.kind in paired for r in self.player[tpn].rounds)

    def colours_of(self, tpn: TPN) -> str:
        return "".join(
            r.colour.value for r in self.player[tpn].rounds if r.kind is RoundKind.GAME and r.colour
        )

    def difference(self, tpn: TPN, history: str | None = None) -> int:
        history = self.history[tpn] if history is None else history
        return history.count("w") - history.count("b")

    def preference(self, tpn: TPN) -> tuple[str, int]:
        """Colour and strength: 3 absolute, 2 strong, 1 mild, 0 none."""
        history, difference = self.history[tpn], self.difference(tpn)
        if not history:
            return "", 0
        if difference > 1:
            return "b", 3
        if difference < -1:
            return "w", 3
        if history.endswith("ww"):
            return "b", 3
        if history.endswith("bb"):
            return "w", 3
        if difference:
            return ("b" if difference == 1 else "w"), 2
        return ("b" if history[-1] == "w" else "w"), 1

    def topscorer(self, tpn: TPN) -> bool:
        field = self.field
        if field.round_number < field.rounds_total:
            return False
        return self.score[tpn] > (field.round_number - 1) * field.scoring.win / 2

    def floated(self, tpn: TPN, back: int) -> str:
        number = self.field.round_number - back
        if number < 1:
            return ""
        past = self.player[tpn].rounds[number - 1]
        if past.kind is RoundKind.GAME and past.opponent is not None:
            mine = self.score_before(self.player[tpn], number)
            theirs = self.score_before(self.player[past.opponent], number)
            return "down" if mine > theirs else "up" if mine < theirs else ""
        if past.kind is RoundKind.PAB or past.points > self.field.scoring.loss:
            return "down"
        return ""

    def unplayed(self, tpn: TPN) -> int:
        return sum(r.kind is not RoundKind.GAME for r in self.player[tpn].rounds)

    # -- absolute criteria, completion --------------------------------------------------------

    def may_meet(self, a: TPN, b: TPN) -> bool:
        if any(r.kind is RoundKind.GAME and r.opponent == b for r in self.player[a].rounds):
            return False
        for group in self.field.prohibited:
            in_force = group.first <= self.field.round_number <= group.last
            if in_force and a in group.members and b in group.members:
                return False
        (colour_a, strength_a), (colour_b, strength_b) = self.preference(a), self.preference(b)
        if colour_a == colour_b and strength_a == strength_b == 3:
            return self.topscorer(a) or self.topscorer(b)
        return True

    def may_get_pab(self, tpn: TPN) -> bool:
        for r in self.player[tpn].rounds:
            if r.kind is RoundKind.PAB:
                return False
            if r.kind is not RoundKind.GAME and r.points >= self.field.scoring.win:
                return False
        return True

    def _completions(self, players: frozenset[TPN]) -> frozenset[TPN]:
        """Who may get the PAB when these are paired among themselves; 0: nobody needs it."""
        if not players:
            return frozenset({NOBODY})
        first = min(players)
        rest = players - {first}
        found: set[TPN] = set()
        if len(players) % 2 and self.may_get_pab(first) and self.completions(rest):
            found.add(first)
        for other in rest:
            if self.may_meet(first, other):
                found |= self.completions(rest - {other})
        return frozenset(found)

    def legal_byes(self, players: frozenset[TPN]) -> frozenset[TPN]:
        """The same, as far as C5 permits it."""
        return frozenset(
            tpn
            for tpn in self.completions(players)
            if tpn == NOBODY or self.score[tpn] == self.pab_score
        )

    # -- the round ----------------------------------------------------------------------------

    def pair(self) -> tuple[set[tuple[TPN, TPN]], TPN] | None:
        if not self.possible:
            return None
        scores = sorted({self.score[tpn] for tpn in self.order}, reverse=True)
        boards: set[tuple[TPN, TPN]] = set()
        floating: tuple[TPN, ...] = ()
        for score in scores:
            residents = tuple(tpn for tpn in self.order if self.score[tpn] == score)
            pairs, floating = self.best(floating, residents)
            boards |= {self.with_colours(*pair) for pair in pairs}
        return boards, (floating[0] if floating else NOBODY)

    def below(self, residents: tuple[TPN, ...]) -> tuple[TPN, ...]:
        lowest = self.score[residents[0]]
        return tuple(tpn for tpn in self.order if self.score[tpn] < lowest)

    def best(
        self, mdps: tuple[TPN, ...], residents: tuple[TPN, ...]
    ) -> tuple[Pairs, tuple[TPN, ...]]:
        everybody = mdps + residents
        below = self.below(residents)
        parameters = max(
            (
                (len(pairs), [-s for s in self.scores_down(everybody, pairs)], pairs)
                for pairs in self.all_pairings(mdps, residents)
                if self.legal_byes(frozenset(self.left(everybody, pairs) + below))
            ),
            key=lambda item: item[:2],
        )
        max_pairs, down_scores, _pairs = parameters
        m1 = len(mdps) - sum(-s > self.score[residents[0]] for s in down_scores)
        best = None
        for pairs in self.candidates(mdps, residents, max_pairs, m1, down_scores):
            if not all(self.may_meet(a, b) for a, b in pairs):
                continue
            floating = self.left(everybody, pairs)
            if not self.legal_byes(frozenset(floating + below)):
                continue
            value = self.judge(mdps, residents, pairs, floating)
            if best is None or value < best[0]:
                best = value, pairs, floating
                if not floating and not any(map(any, value[2:])):
                    break
        assert best is not None
        return best[1], best[2]

    def left(self, players: tuple[TPN, ...], pairs: Pairs) -> tuple[TPN, ...]:
        paired = {tpn for pair in pairs for tpn in pair}
        return tuple(tpn for tpn in players if tpn not in paired)

    def scores_down(self, players: tuple[TPN, ...], pairs: Pairs) -> list[int]:
        return sorted((self.score[tpn] for tpn in self.left(players, pairs)), reverse=True)

    def all_pairings(self, mdps: tuple[TPN, ...], residents: tuple[TPN, ...]) -> Iterator[Pairs]:
        players = mdps + residents
        if not players:
            yield ()
            return
        first, rest_mdps = players[0], mdps[1:]
        rest_residents = residents if mdps else residents[1:]
        yield from self.all_pairings(rest_mdps, rest_residents)
        for other in rest_residents:
            if self.may_meet(first, other):
                remaining = tuple(tpn for tpn in rest_residents if tpn != other)
                for pairs in self.all_pairings(rest_mdps, remaining):
                    yield ((first, other), *pairs)

    # -- generation of the candidates (3.6, 3.7, 4) -------------------------------------------

    def candidates(
        self,
        mdps: tuple[TPN, ...],
        residents: tuple[TPN, ...],
        max_pairs: int,
        m1: int,
        down_scores: list[int],
    ) -> Iterator[Pairs]:
        wanted = sorted(-s for s in down_scores if -s > self.score[residents[0]])
        for s1 in combinations(mdps, m1):
            if sorted(self.score[tpn] for tpn in mdps if tpn not in s1) != wanted:
                continue
            for s2 in permutations(residents, m1):
                remainder = tuple(tpn for tpn in residents if tpn not in s2)
                for rest in self.homogeneous(remainder, max_pairs - m1):
                    yield (*zip(s1, s2, strict=True), *rest)

    def homogeneous(self, players: tuple[TPN, ...], pairs: int) -> Iterator[Pairs]:
        """4.3, then 4.2; BSNs are 1, 2, ... in the order of the players."""
        bsns = range(1, len(players) + 1)
        s1, s2 = bsns[:pairs], bsns[pairs:]
        for size in range(min(len(s1), len(s2)) + 1):
            exchanges = sorted(
                (
                    (sum(up) - sum(down), [-bsn for bsn in reversed(down)], list(up), down, up)
                    for down in combinations(s1, size)
                    for up in combinations(s2, size)
                ),
                key=lambda exchange: exchange[:3],
            )
            for *_, down, up in exchanges:
                new_s1 = sorted((set(s1) - set(down)) | set(up))
                new_s2 = sorted((set(s2) - set(up)) | set(down))
                for order in permutations(new_s2, pairs):
                    yield tuple(
                        (players[a - 1], players[b - 1]) for a, b in zip(new_s1, order, strict=True)
                    )

    # -- C6 to C21 ----------------------------------------------------------------------------

    def judge(
        self,
        mdps: tuple[TPN, ...],
        residents: tuple[TPN, ...],
        pairs: Pairs,
        floating: tuple[TPN, ...],
    ) -> tuple[Sequence[object], ...]:
        below = self.below(residents)
        partner = {a: b for pair in pairs for a, b in (pair, pair[::-1])}
        opponents = {partner[mdp]: mdp for mdp in mdps if mdp in partner}
        down_residents = [tpn for tpn in floating if tpn in residents]
        value: list[Sequence[object]] = [
            [len(floating)],
            sorted((self.score[tpn] for tpn in floating), reverse=True),
            list(self.next_bracket(floating, below)),
            [self.c9(floating, below)],
            *self.colour_criteria(pairs),
        ]
        for back in (1, 2):
            value.append([sum(self.floated(tpn, back) == "down" for tpn in down_residents)])
            value.append([sum(self.floated(tpn, back) == "up" for tpn in opponents)])
        for back in (1, 2):
            value.append(
                sorted(
                    (
                        (0, self.score[tpn] - self.score[partner[tpn]])
                        if tpn in partner
                        else (1, self.score[tpn])
                        for tpn in mdps
                        if self.floated(tpn, back) == "down"
                    ),
                    reverse=True,
                )
            )
            value.append(
                sorted(
                    (
                        (0, self.score[mdp] - self.score[tpn])
                        for tpn, mdp in opponents.items()
                        if self.floated(tpn, back) == "up"
                    ),
                    reverse=True,
                )
            )
        return tuple(value)

    def _next_bracket(
        self, floating: tuple[TPN, ...], below: tuple[TPN, ...]
    ) -> tuple[int, list[int]]:
        """C8: fewest downfloaters of the following bracket, then their scores."""
        if not below:
            return (0, [])
        residents = tuple(tpn for tpn in below if self.score[tpn] == self.score[below[0]])
        rest = below[len(residents) :]
        everybody = floating + residents
        return min(
            (len(down), down)
            for pairs in self.all_pairings(floating, residents)
            if self.legal_byes(frozenset(self.left(everybody, pairs) + rest))
            for down in [self.scores_down(everybody, pairs)]
        )

    def c9(self, floating: tuple[TPN, ...], below: tuple[TPN, ...]) -> int:
        if len(floating) == 1 and self.legal_byes(frozenset(floating + below)) == {floating[0]}:
            return self.unplayed(floating[0])
        return 0

    def colour_criteria(self, pairs: Pairs) -> list[Sequence[object]]:
        beyond = three = wish = strong = 0
        for a, b in pairs:
            white, black = self.with_colours(a, b)
            for tpn, colour in ((white, "w"), (black, "b")):
                history = self.history[tpn] + colour
                if self.topscorer(a) or self.topscorer(b):
                    beyond += abs(self.difference(tpn, history)) > 2
                    three += history[-3:] in ("www", "bbb")
                wanted, strength = self.preference(tpn)
                wish += wanted not in ("", colour)
                strong += wanted not in ("", colour) and strength == 2
        return [[beyond], [three], [wish], [strong]]

    # -- Article 5 ----------------------------------------------------------------------------

    def with_colours(self, a: TPN, b: TPN) -> tuple[TPN, TPN]:
        return (a, b) if self.colour_of(a, b) == "w" else (b, a)

    def colour_of(self, a: TPN, b: TPN) -> str:
        other = {"w": "b", "b": "w"}
        (wish_a, strength_a), (wish_b, strength_b) = self.preference(a), self.preference(b)
        if wish_a != wish_b:
            return wish_a or other[wish_b]
        if strength_a != strength_b:
            return wish_a if strength_a > strength_b else other[wish_a]
        if strength_a == 3 and abs(self.difference(a)) != abs(self.difference(b)):
            wider = abs(self.difference(a)) > abs(self.difference(b))
            return wish_a if wider else other[wish_a]
        for mine, theirs in zip(reversed(self.history[a]), reversed(self.history[b]), strict=False):
            if mine != theirs:
                return theirs
        higher = min(a, b, key=self.order.index)
        if wish_a:
            return wish_a if a == higher else other[wish_a]
        initial = "w" if self.field.initial_colour is Colour.WHITE else "b"
        colour = initial if self.number[higher] % 2 else other[initial]
        return colour if a == higher else other[colour]
