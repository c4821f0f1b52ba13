"""The median group: paired last, and enlarged until it can be paired (9.2, 9.6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pairing.lim.bracket import LimBracket, Made
from pairing.lim.colours import Half
from pairing.lim.opponents import Group
from pairing.lim.order import in_order_of_pairing
from pairing.lim.roster import LimRoster
from pairing.matching.cardinality import Matching
from pairing.matching.pulse import Pulse

STEPS_PER_PLAYER = 100


@dataclass(frozen=True, slots=True)
class Cancelled:
    """A pair that 9.6 took back. `above`, `below`: the floaters from either side before that."""

    pair: Made
    half: Half
    above: int
    below: int


class Median:
    """The median group with its floaters; it can be paired once this is made.

    Whoever calls has seen that the whole round can be paired: in the worst case all is cancelled.
    """

    def __init__(
        self,
        roster: LimRoster,
        residents: tuple[int, ...],
        upper: Sequence[LimBracket],
        lower: Sequence[LimBracket],
        pulse: Pulse,
    ) -> None:
        self.roster = roster
        self.pulse = pulse
        self.residents = residents
        self.floaters = {Half.UPPER: _leavers(upper), Half.LOWER: _leavers(lower)}
        last_first = not roster.chosen.first_made_cracked
        self.standing = {
            Half.UPPER: _made(upper, last_first=last_first),
            Half.LOWER: _made(lower, last_first=last_first),
        }
        self.cancelled: list[Cancelled] = []
        self._enlarge()

    def _enlarge(self) -> None:
        """9.6: cancel pairing by pairing until the median can be paired."""
        matching = Matching(self.roster.compatible)
        matching.fill((*self.residents, *self._incoming()))
        side = self._side()
        while not matching.perfect:
            if self.roster.chosen.recount:
                side = self._side()
            for player in self._cancel(side):
                matching.add(player)
                self.pulse.work(STEPS_PER_PLAYER)

    def _side(self) -> Half:
        """9.6: below if more floaters came from above, otherwise above."""
        more_above = len(self.floaters[Half.UPPER]) > len(self.floaters[Half.LOWER])
        return Half.LOWER if more_above else Half.UPPER

    def _cancel(self, side: Half) -> tuple[int, int]:
        """Take a pair of a side back, or of the other side where it has none left."""
        if not self.standing[side]:
            side = Half.LOWER if side is Half.UPPER else Half.UPPER
        made = self.standing[side].pop()
        above, below = (len(self.floaters[half]) for half in (Half.UPPER, Half.LOWER))
        self.cancelled.append(Cancelled(made, side, above, below))
        freed = made.player, made.opponent
        self.floaters[side] += freed
        return freed

    def _incoming(self) -> tuple[int, ...]:
        """10.6.3: those from above first, then those from below."""
        return (*self._in_order(Half.UPPER), *self._in_order(Half.LOWER))

    def _in_order(self, half: Half) -> tuple[int, ...]:
        return in_order_of_pairing(self.roster, half, self.floaters[half])

    def paired(self) -> LimBracket:
        """The bracket with its pairs, from the top down."""
        incoming = self._incoming()
        players = (*self.residents, *incoming)
        group = Group(self.roster, players, from_the_top=True, pulse=self.pulse)
        lowest_first: Iterable[int] = ()
        if self.roster.chosen.median_upfloaters_lowest:
            lowest_first = self.floaters[Half.LOWER]
        made = (*group.pair_floaters(incoming, lowest_first), *group.pair_others())
        return LimBracket(Half.MEDIAN, self.roster.median // 2, self.residents, incoming, (), made)


def _leavers(brackets: Sequence[LimBracket]) -> list[int]:
    """Who floats out of the innermost group of a side."""
    return [floater.player for floater in brackets[-1].floaters] if brackets else []


def _made(brackets: Sequence[LimBracket], *, last_first: bool) -> list[Made]:
    """The pairs of a side; the one at the end is cancelled first, it is next to the median."""
    step = 1 if last_first else -1
    return [made for bracket in brackets for made in bracket.made[::step]]
