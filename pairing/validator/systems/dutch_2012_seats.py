"""What the Istanbul text asks about players and pairs, read from the histories alone."""

from __future__ import annotations

from itertools import zip_longest

from pairing.model import TPN, Colour, Options, RoundKind
from pairing.sentences import said
from pairing.validator.colours import numbers_of_the_arrived, plain_numbers
from pairing.validator.position import Contender, Position, Wish

Violations = tuple[int, int, int, int]
"""Of a pair, the worst first: B.2, A.7.d, X, Z."""


class Seats:
    """The players of a round and the readings in force."""

    def __init__(self, position: Position, options: Options) -> None:
        self.position = position
        self.participants = {player.tpn: player for player in position.field.participants}
        self.round_number = position.field.round_number
        self.by_round = options.get("late-colours", "as-round-1") == "by-round"
        self.wide = options.get("stronger", "kind") == "difference"
        by_arrival = options.get("parity", "arrived") == "arrived"
        self.numbers = (numbers_of_the_arrived if by_arrival else plain_numbers)(position.field)

    @property
    def odd_round(self) -> bool:
        return self.round_number % 2 == 1

    def bye_bar(self, tpn: TPN) -> str:
        """B.1.b: why a player may not have the bye, or ""."""
        for number, past in enumerate(self.participants[tpn].rounds, start=1):
            if past.kind is RoundKind.PAB:
                return said("had-bye-in", round=number)
            if (
                past.kind is not RoundKind.GAME
                and past.points > self.position.field.scoring.of(number).loss
            ):
                return said("points-unplayed-in", round=number)
        return ""

    def violations(self, one: Contender, other: Contender) -> Violations:
        """What C.10.e to C.10.g would have to lower for this pair."""
        if one.wanted is None or one.wanted is not other.wanted:
            return 0, 0, 0, 0
        weaker = min(one.wish, other.wish)
        absolute, strong = weaker is Wish.ABSOLUTE, weaker >= Wish.STRONG
        if self.odd_round:
            return int(absolute), int(strong and not absolute), 1, 0
        return int(absolute), 0, 1, int(strong)

    def white_of(self, one: TPN, other: TPN) -> tuple[TPN, str]:
        """Who has White, and the rule of E that says so."""
        contenders = self.position.contenders
        higher, lower = sorted((contenders[one], contenders[other]), key=lambda each: each.rank)
        colour, rule = self._of_higher(higher, lower)
        return (higher if colour is Colour.WHITE else lower).tpn, rule

    def _of_higher(self, higher: Contender, lower: Contender) -> tuple[Colour, str]:
        if higher.wanted is not lower.wanted:
            if higher.wanted is not None:
                return higher.wanted, "E.1"
            return (Colour.BLACK if lower.wanted is Colour.WHITE else Colour.WHITE), "E.1"
        if higher.wanted is not None and self._urgency(higher) != self._urgency(lower):
            stronger = self._urgency(higher) > self._urgency(lower)
            return (higher.wanted if stronger else higher.wanted.opposite), "E.2"
        for mine, theirs in zip_longest(reversed(higher.games), reversed(lower.games)):
            if mine is not None and theirs is not None and mine is not theirs:
                return theirs, "E.3"
        if higher.wanted is not None:
            return higher.wanted, "E.4"
        odd = self.numbers[higher.tpn] % 2 == 1
        if self.by_round and self.round_number > 1:
            odd = self.odd_round if higher.tpn < lower.tpn else not self.odd_round
        first = self.position.field.initial_colour
        return (first if odd else first.opposite), "E.5"

    def _urgency(self, player: Contender) -> tuple[int, int]:
        wide = self.wide and player.wish is Wish.ABSOLUTE
        return player.wish, abs(player.colour_difference) if wide else 0
