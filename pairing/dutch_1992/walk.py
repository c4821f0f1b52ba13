"""From bracket to bracket (C1) and back (C12, C13); fewer pairs where nothing helps (C14)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from pairing.dutch_1992.another import first_that_helps
from pairing.dutch_1992.bracket import Bracket1992, Candidate1992, Shape
from pairing.dutch_1992.cards import Roster1992
from pairing.dutch_1992.shapes import Brackets
from pairing.dutch_1992.tail import NextBracket, Tail, any_pairs, moving_down, next_bracket, tail_of
from pairing.matching.bits import set_of
from pairing.matching.pulse import Pulse


@dataclass(frozen=True, slots=True)
class Paired:
    """A bracket with the pairing accepted for it."""

    bracket: Bracket1992
    candidate: Candidate1992

    @property
    def floaters(self) -> tuple[int, ...]:
        return tuple(sorted((*self.candidate.part.left_over, *self.bracket.leaving)))


@dataclass(frozen=True, slots=True)
class Event:
    """Something that the walk did: the rule, and whom it concerned."""

    article: str
    players: tuple[int, ...] = ()
    paired: Paired | None = None


@dataclass(slots=True)
class Walk:
    """One round being paired; `done` are the brackets paired so far from the top."""

    roster: Roster1992
    pulse: Pulse
    done: list[Paired] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    def run(self) -> list[Paired]:
        """All brackets with their pairings; a complete pairing has to exist."""
        carried: tuple[int, ...] = ()
        for number, group in enumerate(self.roster.groups):
            if number == len(self.roster.groups) - 1:
                self._lowest(Bracket1992(self._floated(), carried, tuple(group)))
            else:
                carried = self._higher(Bracket1992(self._floated(), carried, tuple(group)))
        return self.done

    @property
    def brackets(self) -> Brackets:
        return Brackets(self.roster, self.pulse)

    def _floated(self) -> tuple[int, ...]:
        return self.done[-1].floaters if self.done else ()

    def _accept(self, bracket: Bracket1992, candidate: Candidate1992) -> None:
        paired = Paired(bracket, candidate)
        self.done.append(paired)
        self.events.append(Event("C6", paired.floaters, paired))

    # -- a bracket that is not the lowest ------------------------------------------------------

    def _higher(self, bracket: Bracket1992) -> tuple[int, ...]:
        """Pair it; if it moves down as a whole (C14), the players who do."""
        bracket = self._without_lonely(bracket)
        if self._stranded(bracket) and self._another_down(bracket, None):
            return self._higher(self._with_the_new(bracket))
        bracket = self._without_stranded(bracket)
        shape: Shape | None = self.brackets.wanted(bracket)
        while shape is not None:
            if (
                not self.brackets.possible(bracket, shape)
                and self._c12_applies(bracket, shape)
                and self._another_down(bracket, shape)
            ):
                bracket = self._without_lonely(self._with_the_new(bracket))
                bracket = self._without_stranded(bracket)
                shape = self.brackets.largest_shape(bracket)
                break
            if self.brackets.possible(bracket, shape):
                break
            shape = self.brackets.lowered(bracket, shape)
        if shape is None:
            return self._move_down_whole(bracket)
        self._pair_higher(bracket, shape)
        return ()

    def _pair_higher(self, bracket: Bracket1992, shape: Shape) -> None:
        spare = shape.spare(len(bracket.players))
        tail = moving_down(len(self.roster), spare, set_of(bracket.players))
        candidate = self.brackets.pair(bracket, shape, tail)
        if candidate is None:
            raise AssertionError("B1 and B2 allow this many pairs, yet none were found")
        self._accept(bracket, candidate)

    def _with_the_new(self, bracket: Bracket1992) -> Bracket1992:
        """The bracket after C12, before C1."""
        residents = tuple(sorted((*bracket.residents, *bracket.lonely)))
        return Bracket1992(self._floated(), bracket.carried, residents)

    def _without_lonely(self, bracket: Bracket1992) -> Bracket1992:
        """C1: residents without an opponent move down at once."""
        left = self.brackets.without_lonely(bracket)
        if left.lonely:
            self.events.append(Event("C1", left.lonely))
        return left

    def _without_stranded(self, bracket: Bracket1992) -> Bracket1992:
        """C1 where C12 does not help: with a reading they move on, otherwise C14 follows."""
        left = self.brackets.without_stranded(bracket)
        if left.passing:
            self.events.append(Event("C1", left.passing))
        return left

    def _stranded(self, bracket: Bracket1992) -> bool:
        """C1: a player moved down has no opponent here."""
        return bool(self.brackets.lonely(bracket, bracket.moved_down))

    def _c12_applies(self, bracket: Bracket1992, shape: Shape) -> bool:
        """Not where the players moved down find opponents and only the remainder lacks pairs."""
        if self.roster.readings["c12"] == "remainder-too" or not bracket.heterogeneous:
            return bool(bracket.moved_down)
        return not self.brackets.opponents_for(bracket, shape.moved_down)

    def _another_down(self, bracket: Bracket1992, p: Shape | None) -> bool:
        """C12: pair the previous bracket so that another player is moved down, if that helps.

        `p` is None where C1 asks for it.
        """
        if not self.done or not self._could_help(self.done[-1], bracket, p):
            return False
        previous = self.done[-1]
        everybody = tuple(sorted((*bracket.residents, *bracket.lonely)))

        def helps(left_over: tuple[int, ...]) -> bool:
            floated = tuple(sorted((*left_over, *previous.bracket.leaving)))
            if floated == previous.floaters:
                return False
            here = self.brackets.without_lonely(Bracket1992(floated, bracket.carried, everybody))
            if p is None and self._stranded(here):
                return False
            here = self.brackets.without_stranded(here)
            wanted = self.brackets.as_many(here, p or self.brackets.wanted(here))
            if here.heterogeneous and not self._c12_applies(here, wanted):
                return True
            return self.brackets.possible(here, wanted)

        candidate = first_that_helps(
            self.brackets, previous.bracket, previous.candidate.shape, helps
        )
        if candidate is None:
            return False
        self.done.pop()
        self.events.append(Event("C12", bracket.floated, previous))
        self._accept(previous.bracket, candidate)
        return True

    def _could_help(self, previous: Paired, bracket: Bracket1992, p: Shape | None) -> bool:
        """Whether any players left over above would make so many pairs possible at all."""
        fixed = (*bracket.carried, *previous.bracket.leaving)
        residents = (*bracket.residents, *bracket.lonely)
        above = previous.candidate.shape
        moved_down = len(fixed) + above.spare(len(previous.bracket.players))
        come = (*fixed, *previous.bracket.players)
        least = self._least_pairs(residents, moved_down, p)
        if p is not None and self._enough_pass(come, residents, moved_down):
            least = p.moved_down
        left = moved_down + len(residents) - 2 * least
        if left < 0:
            return False
        spare = range(len(self.roster), len(self.roster) + left)
        tail = any_pairs(self._allowed(), set_of((*fixed, *residents)), spare)
        return self.brackets.completes(previous.bracket, above, tail)

    def _least_pairs(self, residents: tuple[int, ...], moved_down: int, p: Shape | None) -> int:
        """How many pairs C12 asks for at least, whoever moves down and whoever leaves by C1.

        p is not determined yet where C1 asks for others: then it is that of the new bracket.
        """
        heterogeneous = moved_down < len(residents)
        remainder_too = self.roster.readings["c12"] == "remainder-too"
        if p is not None:
            pairs = p.moved_down + max(0, p.pairs)
            if remainder_too or not heterogeneous:
                return pairs
            return p.moved_down or min(pairs, moved_down)
        bits = set_of(residents)
        staying = sum(bool(self.roster.allowed[player] & bits) for player in residents)
        return min(moved_down, (moved_down + staying) // 2)

    def _enough_pass(
        self, come: tuple[int, ...], residents: tuple[int, ...], moved_down: int
    ) -> bool:
        """Whether so many who may come would move on by C1 that the bracket has another p."""
        if self.roster.readings["c1"] != "moves-on":
            return False
        bits = set_of(residents)
        strangers = sum(not self.roster.allowed[player] & bits for player in come)
        return strangers > 0 and moved_down - strangers < len(residents)

    def _move_down_whole(self, bracket: Bracket1992) -> tuple[int, ...]:
        """C14: p has become 0."""
        self.events.append(Event("C14", bracket.players))
        return tuple(sorted((*bracket.carried, *bracket.residents, *bracket.lonely)))

    # -- the lowest bracket --------------------------------------------------------------------

    def _lowest(self, bracket: Bracket1992) -> None:
        """C13 as often as needed; at last p is lowered for the players moved down (C14)."""
        while not self._complete(bracket, self.brackets.wanted(bracket)):
            if not self.done:
                break
            previous = self.done.pop()
            self.events.append(Event("C13", bracket.players, previous))
            again = self._allowing_the_lowest(previous.bracket, bracket)
            if again is not None:
                self._accept(previous.bracket, again)
                bracket = Bracket1992(self._floated(), bracket.carried, bracket.residents)
                break
            bracket = self._merged(previous.bracket, bracket)
        self._pair_lowest(bracket)

    def _merged(self, previous: Bracket1992, lowest: Bracket1992) -> Bracket1992:
        carried = (*previous.carried, *previous.residents, *previous.lonely, *lowest.carried)
        merged = Bracket1992(previous.floated, tuple(sorted(carried)), lowest.residents)
        self.events.append(Event("C13", merged.players))
        return merged

    def _pair_lowest(self, bracket: Bracket1992) -> None:
        wanted = self.brackets.wanted(bracket)
        for moved_down in range(wanted.moved_down, -1, -1):
            pairs = len(bracket.players) // 2 - moved_down
            shape = Shape(moved_down, pairs, (wanted.moved_down - moved_down, 0))
            if not self._complete(bracket, shape):
                continue
            candidate = self.brackets.pair(bracket, shape, self._bye_tail(bracket))
            if candidate is not None:
                self._accept(bracket, candidate)
                return
        raise AssertionError("a complete pairing exists, yet none was found")

    def _complete(self, bracket: Bracket1992, shape: Shape) -> bool:
        return self.brackets.completes(bracket, shape, self._bye_tail(bracket))

    def _bye_tail(self, bracket: Bracket1992) -> Tail:
        odd = len(bracket.players) % 2
        return moving_down(len(self.roster), odd, self.roster.bye_allowed)

    def _allowing_the_lowest(
        self, previous: Bracket1992, lowest: Bracket1992
    ) -> Candidate1992 | None:
        """C13 with C14: the penultimate bracket with as many pairs as the lowest one permits."""
        shapes = list(self._fewer_and_fewer(previous))
        known: dict[tuple[int, NextBracket], tuple[Tail, int | None]] = {}
        for shape in shapes:
            below = self._below_for_c13(previous, lowest, shape, first=shapes[0])
            key = shape.moved_down, below
            if key not in known:
                tail = tail_of(below, self._allowed())
                least = self.brackets.least_left_over(previous, shape.moved_down, tail)
                known[key] = tail, least
            tail, least = known[key]
            if least is not None and least <= shape.spare(len(previous.players)):
                candidate = self.brackets.pair(previous, shape, tail)
                if candidate is not None:
                    return candidate
        return None

    def _fewer_and_fewer(self, bracket: Bracket1992) -> Iterator[Shape]:
        """C14 again and again, as long as p is not 0: first p of the remainder.

        With "c13" as "moved-down-too" then p of the players moved down; each time the remainder has
        two players more, and its p is determined anew.
        """
        shape = self.brackets.largest_shape(bracket)
        while shape is not None and (shape.moved_down or shape.pairs):
            yield from self._fewer_in_remainder(shape)
            shape = self._fewer_moved_down(bracket, shape)

    def _fewer_in_remainder(self, shape: Shape) -> Iterator[Shape]:
        above, below = shape.given_up
        least = min(shape.pairs, self.brackets.least_pairs(shape))
        for pairs in range(shape.pairs, least - 1, -1):
            yield Shape(shape.moved_down, pairs, (above, below + shape.pairs - pairs))

    def _fewer_moved_down(self, bracket: Bracket1992, shape: Shape) -> Shape | None:
        """None: p would be 0, or the remainder's p already was."""
        if self.roster.readings["c13"] != "moved-down-too" or self.brackets.least_pairs(shape):
            return None
        if shape.moved_down < 2:
            return None
        wanted, fewer = self.brackets.wanted(bracket), shape.moved_down - 1
        return Shape(fewer, wanted.moved_down + wanted.pairs - fewer, (shape.given_up[0] + 1, 0))

    def _below_for_c13(
        self, previous: Bracket1992, lowest: Bracket1992, shape: Shape, first: Shape
    ) -> NextBracket:
        floating = shape.spare(len(previous.players))
        carried = set_of((*lowest.carried, *previous.leaving))
        residents = set_of(lowest.residents)
        odd = (carried.bit_count() + residents.bit_count() + floating) % 2
        spare = ((len(self.roster), self.roster.bye_allowed),) * odd
        # With p the largest possible, or as many pairs more tried before in vain, a pair of two
        # floaters would have been one pair more above. Only where A3 begins to apply it is not so,
        # and where S1 was made smaller.
        before = carried.bit_count() + floating - 2
        fewer, smaller = shape.pairs < first.pairs, shape.moved_down < first.moved_down
        paired_above = not smaller and (not fewer or before >= residents.bit_count())
        return next_bracket(carried, residents, floating, spare, paired_above=paired_above)

    def _allowed(self) -> Mapping[int, int]:
        return dict(enumerate(self.roster.allowed))
