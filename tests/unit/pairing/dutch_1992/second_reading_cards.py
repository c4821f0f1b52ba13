"""Second reading of the rules of 1992: cards, pairs and colours (A2, A4, A5, A7, A8, B, E, F1)."""

from __future__ import annotations

from collections.abc import Sequence

from pairing.model import Field, Participant, RoundKind

Pair = tuple[int, int]
UP, DOWN = "^", "v"
ABSOLUTE, STRONG, MILD, NONE = 3, 2, 1, 0
OPPOSITE = {"w": "b", "b": "w"}


class Card:
    """What stands on the card of one player before the round."""

    def __init__(self, player: Participant, field: Field, points: dict[int, list[int]]) -> None:
        games = [each for each in player.rounds if each.kind is RoundKind.GAME]
        self.points = sum(each.points for each in player.rounds)
        self.met = {each.opponent for each in games}
        self.colours = "".join(str(each.colour) for each in games)
        self.marks = [_mark(player, at, points) for at in range(len(player.rounds))]
        self.had_a_point_without_play = any(
            each.kind is RoundKind.PAB
            or (each.kind is not RoundKind.GAME and each.points >= field.scoring.win)
            for each in player.rounds
        )
        half = field.scoring.win * (field.round_number - 1)
        last = field.round_number == field.rounds_total
        self.above_half_at_the_end = last and 2 * self.points > half

    @property
    def wish(self) -> tuple[str, int]:
        """A7: the colour, and how strongly it is preferred."""
        if not self.colours:
            return "", NONE
        difference = self.colours.count("w") - self.colours.count("b")
        balance = "b" if difference > 0 else "w"
        if abs(difference) > 1:
            return balance, ABSOLUTE
        if self.colours[-2:] in ("ww", "bb"):
            return OPPOSITE[self.colours[-1]], ABSOLUTE
        return (balance, STRONG) if difference else (OPPOSITE[self.colours[-1]], MILD)

    def floated(self, direction: str, level: int) -> bool:
        """B5 and B6: level 0 holds both, level 1 only B5, level 2 neither."""
        return level < 2 and direction in self.marks[level - 2 :]


def _mark(player: Participant, at: int, points: dict[int, list[int]]) -> str:
    """A4, A5: points were unequal when the two were paired; the bye is a downfloat."""
    past = player.rounds[at]
    if past.kind is RoundKind.PAB:
        return DOWN
    if past.opponent is None:
        return ""
    mine, theirs = points[player.tpn][at], points[past.opponent][at]
    return DOWN if mine > theirs else UP if mine < theirs else ""


class CardIndex:
    """The cards of all who are to be paired (F5), and what the rules ask about some of them."""

    def __init__(self, field: Field, **readings: str) -> None:
        self.field = field
        self.floats_are_free = readings.get("last-round-floats") != "protected"
        points = {
            int(each.tpn): [
                sum(past.points for past in each.rounds[:at]) for at in range(len(each.rounds))
            ]
            for each in field.participants
        }
        self.cards = {
            int(each.tpn): Card(each, field, points)
            for each in field.participants
            if each.tpn not in field.away
        }

    def rank(self, number: int) -> tuple[int, int]:
        """A2; starting numbers stand for rating, title and alphabet."""
        return -self.cards[number].points, number

    def ordered(self, numbers: Sequence[int]) -> list[int]:
        return sorted(numbers, key=self.rank)

    def score_groups(self) -> list[list[int]]:
        groups: dict[int, list[int]] = {}
        for number in self.ordered(list(self.cards)):
            groups.setdefault(self.cards[number].points, []).append(number)
        return list(groups.values())

    def may_meet(self, one: int, other: int) -> bool:
        """B1 a and B2, and whom the arbiter keeps apart."""
        mine, theirs = self.cards[one], self.cards[other]
        if other in mine.met or self._kept_apart(one, other):
            return False
        both_bound = mine.wish == theirs.wish and mine.wish[1] == ABSOLUTE
        return not both_bound or self._both_above_half(one, other)

    def _kept_apart(self, one: int, other: int) -> bool:
        return any(
            {one, other} <= group.members and group.first <= self.field.round_number <= group.last
            for group in self.field.prohibited
        )

    def _both_above_half(self, one: int, other: int) -> bool:
        return all(self.cards[each].above_half_at_the_end for each in (one, other))

    def may_be_left(self, left: Sequence[int], *, lowest: bool) -> bool:
        """In the lowest bracket one player gets the bye (B1 b)."""
        if not lowest or not left:
            return True
        return len(left) == 1 and not self.cards[left[0]].had_a_point_without_play

    def x(self, numbers: Sequence[int]) -> int:
        """A8."""
        wishes = [self.cards[each].wish[0] for each in numbers]
        return max(0, max(wishes.count("w"), wishes.count("b")) - (len(numbers) + 1) // 2)

    def breaks_a_wish(self, pair: Pair) -> bool:
        mine, theirs = (self.cards[each].wish[0] for each in pair)
        return mine == theirs != ""

    def floats_up_again(self, pair: Pair, level: int) -> bool:
        higher, lower = self.ordered(pair)
        if self.cards[higher].points == self.cards[lower].points:
            return False
        return not self._both_above_half(*pair) and self.cards[lower].floated(UP, level)

    def floats_down_again(self, number: int, level: int) -> bool:
        card = self.cards[number]
        if self.floats_are_free and card.above_half_at_the_end:
            return False
        return card.floated(DOWN, level)

    def white_first(self, pair: Pair) -> Pair:
        higher, lower = self.ordered(pair)
        return (higher, lower) if self._colour_of(higher, lower) == "w" else (lower, higher)

    def _colour_of(self, higher: int, lower: int) -> str:
        mine, theirs = self.cards[higher], self.cards[lower]
        (my_wish, my_strength), (their_wish, their_strength) = mine.wish, theirs.wish
        if not my_wish and not their_wish:
            first = str(self.field.initial_colour)
            return first if higher % 2 else OPPOSITE[first]
        if my_wish != their_wish:  # E1
            return my_wish or OPPOSITE[their_wish]
        if my_strength != their_strength:  # E2
            return my_wish if my_strength > their_strength else OPPOSITE[my_wish]
        for my_last, their_last in zip(mine.colours[::-1], theirs.colours[::-1], strict=False):
            if my_last != their_last:  # E3, F3
                return their_last
        return my_wish  # E4

    def published(self, pairs: Sequence[Pair]) -> list[Pair]:
        """F1: the boards from the first one on, White first."""

        def place(pair: Pair) -> tuple[int, int, tuple[int, int]]:
            higher = self.ordered(pair)[0]
            together = sum(self.cards[each].points for each in pair)
            return -self.cards[higher].points, -together, self.rank(higher)

        return [self.white_first(pair) for pair in sorted(pairs, key=place)]
