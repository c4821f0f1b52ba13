"""C.04.4.3 of 2026 done by hand with cards on a table, for small fields.

Every player is a card. A group is paired by trying: the first card takes the first opponent that
the text names, and if the cards behind cannot be paired then, the next one. Nothing of an engine
is used, nor of the literal version of 1999.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import zip_longest
from typing import NamedTuple

from pairing.model import Colour, Field, Participant, PlayerRound, RoundKind

Pair = tuple[int, int]
Moves = list[Pair]
DOWN, UP = 1, -1


class Card(NamedTuple):
    """What an arbiter reads on the card of a player."""

    number: int
    points: int
    rating: int
    colours: str
    opponents: frozenset[int]
    floated: bool
    bye_barred: bool
    odd: bool

    @property
    def surplus(self) -> int:
        return self.colours.count("w") - self.colours.count("b")

    @property
    def due(self) -> str:
        """5.1, 5.5, 5.6: what equalises, else what alternates; "" before the first game."""
        if self.surplus:
            return "b" if self.surplus > 0 else "w"
        return swapped(self.colours[-1]) if self.colours else ""

    def stands(self, colour: str) -> bool:
        """5.1.1 and 5.1.2: neither a third time running, nor three more of it."""
        after = self.colours + colour
        more = after.count(colour) - after.count(swapped(colour))
        return after[-3:] != colour * 3 and more < 3


def swapped(colours: str) -> str:
    return colours.translate(str.maketrans("wb", "bw"))


class Heap:
    """A scoregroup on the table: residents, floaters that came in, and its pairs as made."""

    def __init__(self, residents: Iterable[int]) -> None:
        self.residents = sorted(residents)
        self.came: list[int] = []
        self.moves: Moves = []


class Hand:
    """The arbiter. `round()` gives White-Black pairs and the number with the bye (0: nobody)."""

    def __init__(self, field: Field, **readings: str) -> None:
        self.field = field
        self.readings = readings
        self.cards = {card.number: card for card in self._cards()}
        self.tries: dict[frozenset[int], int] = {}
        self.cancelled = 0

    def read(self, name: str, value: str) -> bool:
        """Whether that choice was set; defaults are never asked for."""
        return self.readings.get(name) == value

    # -- cards ------------------------------------------------------------------------------------

    def _cards(self) -> Iterable[Card]:
        now = self.field.round_number
        seen = sorted(each.tpn for each in self.field.participants if self._was_here(each))
        for each in self.field.participants:
            if each.tpn in self.field.away:
                continue
            played = [past for past in each.rounds if past.kind is RoundKind.GAME]
            place = each.tpn if self.read("parity", "tpn") else seen.index(each.tpn) + 1
            yield Card(
                number=each.tpn,
                points=_points(each, now),
                rating=each.rating,
                colours="".join("w" if past.colour is Colour.WHITE else "b" for past in played),
                opponents=frozenset(past.opponent for past in played if past.opponent),
                floated=now > 1 and self._floated(each, each.rounds[now - 2]),
                bye_barred=any(self._bars(past) for past in each.rounds),
                odd=place % 2 == 1,
            )

    def _was_here(self, player: Participant) -> bool:
        paired = any(past.opponent or past.kind is RoundKind.PAB for past in player.rounds)
        return paired or player.tpn not in self.field.away

    def _bars(self, past: PlayerRound) -> bool:
        """1.1 with Basic Rule 4."""
        worth_a_win = past.points >= self.field.scoring.win
        if self.read("full-bye", "free"):
            return past.kind is RoundKind.PAB or (
                past.kind is RoundKind.FORFEIT_WIN and worth_a_win
            )
        unplayed = past.kind is not RoundKind.GAME
        return past.kind is RoundKind.PAB or (unplayed and worth_a_win)

    def _floated(self, player: Participant, past: PlayerRound) -> bool:
        """3.10."""
        if past.kind is not RoundKind.GAME:
            given = past.kind is RoundKind.PAB or past.points > self.field.scoring.loss
            return given and self.read("floated", "points")
        before = self.field.round_number - 1
        [other] = [each for each in self.field.participants if each.tpn == past.opponent]
        return _points(player, before) != _points(other, before)

    # -- 2.1 --------------------------------------------------------------------------------------

    @property
    def last(self) -> bool:
        return self.field.round_number == self.field.rounds_total

    def limits_stand(self, one: Card, other: Card) -> bool:
        """Article 6."""
        if self.last and self.read("last-round", "same-score"):
            return one.points != other.points
        return not self.last

    def may_meet(self, a: int, b: int) -> bool:
        one, other = self.cards[a], self.cards[b]
        if b in one.opponents or a in other.opponents:
            return False
        for ban in self.field.prohibited:
            if ban.first <= self.field.round_number <= ban.last and {a, b} <= set(ban.members):
                return False
        colours_exist = any(one.stands(c) and other.stands(swapped(c)) for c in "wb")
        return colours_exist or not self.limits_stand(one, other)

    def left_over(self, numbers: Iterable[int]) -> int:
        """How many at least find nobody among these."""
        group = frozenset(numbers)
        if len(group) < 2:
            return len(group)
        if group not in self.tries:
            one = max(group)
            rest = group - {one}
            results = [self.left_over(rest - {b}) for b in rest if self.may_meet(one, b)]
            least = min(results, default=len(group))
            if least > len(group) % 2:
                least = min(least, 1 + self.left_over(rest))
            self.tries[group] = least
        return self.tries[group]

    # -- the round (2.2) --------------------------------------------------------------------------

    def round(self) -> tuple[set[Pair], int] | None:
        bye = self._bye()
        if bye is None:
            return None
        above, middle, below = self._heaps(bye)
        for heaps, way in ((above, DOWN), (below, UP)):
            for heap, following in zip_longest(heaps, heaps[1:], fillvalue=middle):
                self._pair_heap(heap, following, way)
        self._pair_median(above, middle, below)
        return {
            self._colours(move, under=heap in below)
            for heap in (*above, *below, middle)
            for move in heap.moves
        }, bye

    def _bye(self) -> int | None:
        """1.1, 7.1; None where no round is possible."""
        if len(self.cards) % 2 == 0:
            return None if self.left_over(self.cards) else 0
        first = self.field.round_number == 1

        def claim(card: Card) -> Pair:
            return card.rating if first else card.points, -card.number

        for card in sorted(self.cards.values(), key=claim):
            if not card.bye_barred and not self.left_over(self.cards.keys() - {card.number}):
                return card.number
        return None

    def _heaps(self, bye: int) -> tuple[list[Heap], Heap, list[Heap]]:
        possible = self.field.scoring.win * (self.field.round_number - 1)
        by_points: dict[int, list[int]] = {possible: []}
        for number, card in self.cards.items():
            if number != bye:
                by_points.setdefault(2 * card.points, []).append(number)
        heaps = {doubled: Heap(numbers) for doubled, numbers in by_points.items()}
        above = [heaps[each] for each in sorted(heaps, reverse=True) if each > possible]
        below = [heaps[each] for each in sorted(heaps) if each < possible]
        return above, heaps[possible], below

    # -- a group off the median -------------------------------------------------------------------

    def _pair_heap(self, heap: Heap, following: Heap, way: int) -> None:
        staying = [*heap.residents, *heap.came]
        floats: list[int] = []
        while self.left_over(staying):
            floats.append(self._floater(heap, following, staying, floats, way))
            staying.remove(floats[-1])
        waiting = [number for number in self._turns(heap.came, way) if number in staying]
        heap.moves = self._moves(sorted(staying, key=lambda n: way * n), waiting, frozenset())
        following.came += floats

    def _floater(
        self, heap: Heap, following: Heap, staying: list[int], floats: list[int], way: int
    ) -> int:
        """2.3 and Article 3: one more who goes without the loss of a pair."""
        now = self.left_over(staying)
        can_go = [n for n in staying if self.left_over(set(staying) - {n}) == now - 1]
        whites, blacks = (sum(self.cards[n].due == c for n in staying) for c in "wb")
        wanted = "w" if whites > blacks else "b" if blacks > whites else "none"
        base = [*heap.residents, *heap.came] if self.read("maxi-end", "at-first") else staying
        end = max(base) if way == DOWN else min(base)

        def last_in_line(number: int) -> int:
            return -way * number

        def equalises(number: int) -> bool:
            near = not self.read("maxi", "yes") or self._near(number, end)
            return self.cards[number].due == wanted and near

        def kind(number: int) -> str:
            served = self._served_there(number, floats, following, way)
            if number in heap.came:
                return "b" if served else "a"
            return "d" if served else "c"

        for wished in "dcba":  # 3.9.2
            of_kind = [n for n in can_go if kind(n) == wished]
            if of_kind:
                break
        rested = [n for n in of_kind if not self.cards[n].floated] or of_kind  # 3.10
        fitting = [n for n in rested if equalises(n)] or rested  # 3.2.2
        return min(fitting, key=last_in_line)  # 3.2.4, 3.3, 3.4

    def _served_there(self, number: int, floats: list[int], following: Heap, way: int) -> bool:
        """3.3, 3.4: an opponent in the adjacent group besides those taken by floaters ahead."""
        there = list(following.residents)
        if self.read("adjacent", "with-floaters"):
            there = sorted((*there, *following.came))
        turns = self._turns([*floats, number], way)
        ahead = turns[: turns.index(number)]
        if self.read("taken", "needed"):
            return self._most(ahead, there) < self._most([*ahead, number], there)
        there.sort(key=lambda n: way * n)
        for floater in ahead:
            open_ones = [n for n in there if self.may_meet(floater, n)]
            if open_ones:
                there.remove(self._by_colour(floater, open_ones))
        return any(self.may_meet(number, n) for n in there)

    def _most(self, floaters: Sequence[int], there: list[int]) -> int:
        """To how many of them the group can give an opponent each."""
        if not floaters:
            return 0
        best = self._most(floaters[1:], there)
        for number in there:
            if self.may_meet(floaters[0], number):
                rest = [n for n in there if n != number]
                best = max(best, 1 + self._most(floaters[1:], rest))
        return best

    def _turns(self, floaters: Iterable[int], way: int) -> list[int]:
        """3.6: the most points, then the higher rank; 3.7: the fewest, then the lower rank."""
        return sorted(floaters, key=lambda n: (-way * self.cards[n].points, way * n))

    def _near(self, a: int, b: int) -> bool:
        return -100 <= self.cards[a].rating - self.cards[b].rating <= 100

    # -- the median (2.6) -------------------------------------------------------------------------

    def _pair_median(self, above: list[Heap], middle: Heap, below: list[Heap]) -> None:
        from_above = [n for n in middle.came if 2 * self.cards[n].points > self._half]
        from_below = [n for n in middle.came if n not in from_above]
        lower_side: bool | None = None
        while self.left_over([*middle.residents, *from_above, *from_below]):
            if lower_side is None or not self.read("cracking", "once"):
                lower_side = len(from_above) > len(from_below)
            order = ((below, from_below), (above, from_above))
            for heaps, freed in order if lower_side else order[::-1]:
                standing = [heap for heap in heaps if heap.moves]
                if standing:
                    at = 0 if self.read("cracked-pair", "first-made") else -1
                    freed += standing[-1].moves.pop(at)
                    self.cancelled += 1
                    break
        waiting = self._turns(from_above, DOWN) + self._turns(from_below, UP)
        turned = frozenset(from_below if self.read("median-upfloaters", "lowest") else ())
        middle.moves = self._moves(sorted([*middle.residents, *waiting]), waiting, turned)

    @property
    def _half(self) -> int:
        return self.field.scoring.win * (self.field.round_number - 1)

    # -- pairs (2.4, 2.5, 3.6 to 3.8, Article 4) --------------------------------------------------

    def _moves(self, line: list[int], waiting: list[int], turned: frozenset[int]) -> Moves:
        """The pairs in the order of their making; `line` is the group in its direction."""
        dead: set[frozenset[int]] = set()
        moves = self._walk(line, waiting, turned, dead)
        assert moves is not None, line
        return moves

    def _walk(
        self,
        line: list[int],
        waiting: list[int],
        turned: frozenset[int],
        dead: set[frozenset[int]],
    ) -> Moves | None:
        if not line:
            return []
        if frozenset(line) in dead:
            return None
        floaters = [n for n in waiting if n in line]
        if floaters:
            seeker = floaters[0]
            asked = line[::-1] if seeker in turned else list(line)
            if self.read("floaters", "last"):
                asked.sort(key=lambda n: n in waiting)
        else:
            seeker, middle = line[0], len(line) // 2
            asked = line[middle:] + line[:middle][::-1]  # 4.2: 4, 5, 6, then 3, 2
        asked = [n for n in asked if n != seeker and self.may_meet(seeker, n)]

        def rest(opponent: int) -> Moves | None:
            left = [n for n in line if n not in (seeker, opponent)]
            return self._walk(left, waiting, turned, dead)

        for opponent in self._in_order(seeker, asked, rest):
            moves = rest(opponent)
            if moves is not None:
                return [(seeker, opponent), *moves]
        dead.add(frozenset(line))
        return None

    def _in_order(
        self, seeker: int, asked: list[int], rest: Callable[[int], Moves | None]
    ) -> list[int]:
        """3.8, 5.2, 5.7: who is due the other colour before the others."""
        if self.read("maxi", "yes"):
            available = [n for n in asked if rest(n) is not None]
            return [self._by_colour(seeker, available)] if available else []
        return sorted(asked, key=lambda n: not self._suits(seeker, n))

    def _by_colour(self, seeker: int, available: list[int]) -> int:
        for number in available:
            near = not self.read("maxi", "yes") or self._near(number, available[0])
            if self._suits(seeker, number) and near:
                return number
        return available[0]

    def _suits(self, a: int, b: int) -> bool:
        mine, theirs = self.cards[a].due, self.cards[b].due
        if not theirs and mine:
            return not self.read("newcomers", "no")
        return not mine or mine != theirs

    # -- colours (5.3, 5.2, 5.4, 7.2) -------------------------------------------------------------

    def _colours(self, move: Pair, *, under: bool) -> Pair:
        higher, lower = (self.cards[n] for n in sorted(move))
        colour = self._colour_of_higher(higher, lower, under=under)
        return (higher.number, lower.number) if colour == "w" else (lower.number, higher.number)

    def _colour_of_higher(self, higher: Card, lower: Card, *, under: bool) -> str:
        stands = self.limits_stand(higher, lower) or not self.read("last-colours", "no-limits")
        broken = {c: 2 - higher.stands(c) - lower.stands(swapped(c)) for c in "wb"}
        if stands and broken["w"] != broken["b"]:
            return "w" if broken["w"] < broken["b"] else "b"
        if higher.due != lower.due:
            return higher.due or swapped(lower.due)
        if not higher.due:
            lot = "w" if self.field.initial_colour is Colour.WHITE else "b"
            return lot if higher.odd else swapped(lot)
        for mine, theirs in zip(higher.colours[::-1], lower.colours[::-1], strict=False):
            if mine != theirs:
                return theirs
        return swapped(higher.due) if under else higher.due


def _points(player: Participant, before: int) -> int:
    """C.04.7 1.5: with the virtual points of the round that is or was to be paired."""
    virtual = dict(enumerate(player.virtual, start=1))
    return sum(past.points for past in player.rounds[: before - 1]) + virtual.get(before, 0)
