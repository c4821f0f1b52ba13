"""The first of the heaviest matchings in the order of D.3, D.1 and D.2, without more weights.

The heaviest matchings are known by what they have in common (`Optimum`): so whether an MDP can be
paired, with whom first, and which exchange leads to a pairing, is asked of largest matchings of
tight edges. Such a search leaves the odd sets of the proof aside. If its answer fills them it is
one of the heaviest; then it is the first of them, as it is of more. If not, weights have to tell.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from pairing.dutch.exchange import single_exchanges
from pairing.dutch_2012.criteria import Pair
from pairing.matching.bits import lowest, members, set_of
from pairing.matching.cardinality import FREE, Matching
from pairing.matching.optimum import Optimum
from pairing.matching.pulse import Pulse

STEPS_PER_NODE = 10
EXCHANGES_TRIED = 100
MOST_ALONE_BEFORE_EXCHANGE = 4
"""Two players change sides, and each can leave two players fewer without partner."""


class Face:
    """Nodes are the numbers of `best`.

    Who may stay alone may be "paired" with others who may, and with a dummy if they are odd: so
    a matching of tight edges leaves nobody else over if it is perfect.
    """

    def __init__(self, best: Optimum, pulse: Pulse) -> None:
        self.best = best
        self.pulse = pulse
        count = len(best.mates)
        self.alone = best.optional | count % 2 << count
        self.rows = [*best.tight, 0]
        for node in members(self.alone):
            self.rows[node] |= self.alone & ~(1 << node)
        self.matching = Matching(self.rows)
        self.matching.present = self.matching.free = (1 << count) - 1 | self.alone
        for node, mate in enumerate(best.mates):
            if node < mate:
                self.matching.join(node, mate)
        over = list(members(self.matching.free))
        for one, other in zip(over[::2], over[1::2], strict=True):
            self.matching.join(one, other)
        self.settled: list[Pair] = []

    # -- MDPs -------------------------------------------------------------------------------------

    def pair_mdps(self, mdps: Sequence[int], inside: Sequence[int]) -> tuple[Pair, ...] | None:
        """D.3, then D.1; they are settled then. None: not one of the heaviest.

        `inside[mdp]` are the lower ranked players whom he may meet in the bracket.
        """
        paired = [mdp for mdp in mdps if self._is_paired(mdp, inside[mdp])]
        self.settled = [(mdp, self._first_partner(self.matching, mdp)) for mdp in paired]
        rest = self._pairs_of(self.matching)
        return tuple(self.settled) if self._is_heaviest([*self.settled, *rest]) else None

    def _is_paired(self, mdp: int, inside: int) -> bool:
        """Whether he can be paired in the bracket; from now on he is, or is not."""
        self.pulse.work(STEPS_PER_NODE * len(self.rows))
        inner = self.rows[mdp] & inside
        outer = self.rows[mdp] & ~inner
        if not inner:
            return False
        if not inner >> self.matching.mate[mdp] & 1 and not self._led_away(mdp, outer):
            self._part(mdp, inner)
            return False
        self._part(mdp, outer)
        return True

    def _led_away(self, mdp: int, outer: int) -> bool:
        """Pair him with others than these, if that leaves everybody a partner."""
        matching, mate = self.matching, self.matching.mate[mdp]
        matching.remove(mdp)
        matching.present |= 1 << mdp
        matching.free |= 1 << mdp
        self._part(mdp, outer)
        augmented = matching.augment(mdp)
        if not augmented:
            self._bring_back(mdp, outer)
            matching.join(mdp, mate)
        return augmented

    def _part(self, node: int, others: int) -> None:
        self.rows[node] &= ~others
        for other in members(others):
            self.rows[other] &= ~(1 << node)

    def _bring_back(self, node: int, others: int) -> None:
        self.rows[node] |= others
        for other in members(others):
            self.rows[other] |= 1 << node

    def _first_partner(self, matching: Matching, player: int) -> int:
        """The highest ranked opponent who leaves the others a way; both are taken out then."""
        self.pulse.work(STEPS_PER_NODE * len(self.rows))
        partner = lowest(matching.neighbours[player] & matching.present)
        if matching.mate[player] != partner:
            partner = lowest(matching.partners(player))
            if matching.mate[player] != partner:
                matching.force(player, partner)
        matching.remove(player)
        matching.remove(partner)
        return partner

    # -- the others -------------------------------------------------------------------------------

    def pair_others(self, players: Sequence[int], size: int) -> tuple[Pair, ...] | None:
        """D.2, then D.1: that many pairs, the player of S1 in front. None: weights have to tell."""
        for s1, divided in self._divisions(players[:size], players[size:]):
            if divided.perfect:
                pairs = [(player, self._first_partner(divided, player)) for player in s1]
                rest = self._pairs_of(divided)
                heaviest = self._is_heaviest([*self.settled, *pairs, *rest])
                return tuple(pairs) if heaviest else None
        return None

    def _divisions(
        self, s1: Sequence[int], s2: Sequence[int]
    ) -> Iterator[tuple[Sequence[int], Matching]]:
        """S1 as it was, then after each exchange of one player, as long as that may help."""
        divided = self._divided(set_of(s1), set_of(s2))
        yield s1, divided
        if divided.free.bit_count() <= MOST_ALONE_BEFORE_EXCHANGE:
            for new_s1, new_s2 in islice(single_exchanges(s1, s2), EXCHANGES_TRIED):
                yield new_s1, self._divided(set_of(new_s1), set_of(new_s2))

    def _divided(self, s1: int, s2: int) -> Matching:
        """As many pairs as possible if all of S1 meet S2, and S2 nobody else of the bracket."""
        self.pulse.work(5 * STEPS_PER_NODE * len(self.rows))
        rows = self._rows_divided(s1, s2)
        divided = Matching(rows)
        divided.present = divided.free = self.matching.present
        for one in members(divided.present):
            other = self.matching.mate[one]
            if one < other and rows[one] >> other & 1:
                divided.join(one, other)
        for one in members(divided.free):
            if divided.mate[one] == FREE and (direct := rows[one] & divided.free):
                divided.join(one, lowest(direct))
        for one in members(divided.free):
            if divided.mate[one] == FREE:
                divided.augment(one)
        return divided

    def _rows_divided(self, s1: int, s2: int) -> list[int]:
        tight = self.best.tight
        outside = self.matching.present & ~s1 & ~s2
        rows = [row & outside for row in self.rows]
        for player in members(s1):
            rows[player] = tight[player] & s2
        idle = s2 & self.alone
        for player in members(s2):
            rows[player] |= tight[player] & s1
            if idle >> player & 1:
                rows[player] |= idle & ~(1 << player)
        for node in members(outside):
            rows[node] |= self.rows[node] & s2
        return rows

    # -- what is proved ---------------------------------------------------------------------------

    def _pairs_of(self, matching: Matching) -> Iterator[Pair]:
        """Those of the matching that are pairs indeed."""
        for one in members(matching.present):
            other = matching.mate[one]
            if one < other < len(self.best.tight) and self.best.tight[one] >> other & 1:
                yield one, other

    def _is_heaviest(self, pairs: Iterable[Pair]) -> bool:
        made = list(pairs)
        return all(_filled(odd_set, made) for odd_set in self.best.odd_sets)


def _filled(odd_set: int, pairs: Iterable[Pair]) -> bool:
    within = sum(odd_set >> one & odd_set >> other & 1 for one, other in pairs)
    return 2 * within + 1 == odd_set.bit_count()
