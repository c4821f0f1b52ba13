"""One bracket (3.2): the first pairing that complies best with C5 to C8."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from pairing.burstein.best import BracketGraph
from pairing.burstein.roster import BursteinRoster
from pairing.fide_2026.completion import STEPS_PER_PLAYER, largest
from pairing.matching.bits import lowest, members, set_of
from pairing.matching.cardinality import Matching
from pairing.matching.choices import first_partner
from pairing.matching.pulse import Pulse
from pairing.model import Colour

Pairs = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class BracketPairs:
    """The pairs, the higher ranked first, in the order of BSN; the rest floats."""

    pairs: Pairs
    certified: bool
    """By matchings alone: every bound that counting gives is attained."""


class BursteinBracket:
    """`incoming` and `residents` are the bracket, `following` the residents of the next one.

    `below` is a largest matching of all who stand below the bracket, `beyond` of those below the
    following one.
    """

    def __init__(
        self,
        roster: BursteinRoster,
        incoming: int,
        residents: int,
        following: int,
        below: Matching,
        beyond: Matching,
        pulse: Pulse,
    ) -> None:
        self.roster = roster
        self.incoming = incoming
        self.residents = residents
        self.players = incoming | residents
        self.following = following
        self.below = below
        self.beyond = beyond
        self.pulse = pulse

    def paired(self) -> BracketPairs:
        ideal = self._ideal()
        if ideal is not None:
            return BracketPairs(ideal, certified=True)
        return BracketPairs(self._best(), certified=False)

    # -- what counting proves ---------------------------------------------------------------------

    def _ideal(self) -> Pairs | None:
        """Everybody but one at most is paired, C6 to C8 are as good as can be; None: not so."""
        size = self.players.bit_count()
        floaters = 0
        if size % 2:
            floaters = self._ideal_floaters()
            if not floaters:
                return None
        elif not self.below.perfect:
            return None
        rows = self._rows(floaters)
        if rows is None:
            return None
        leaving = len(self.roster)
        self.pulse.work(STEPS_PER_PLAYER * size)
        matching = largest(rows, self.players | (1 << leaving if size % 2 else 0))
        if not matching.perfect:
            return None
        return tuple(
            pair for pair in in_order(matching, self.players, self.pulse) if pair[1] != leaving
        )

    def _rows(self, floaters: int) -> list[int] | None:
        """Who may meet whom where C8 attains its bound; the last row is that of who floats."""
        leaving = len(self.roster)
        wishes = {
            colour: set_of(
                place
                for place in members(self.players)
                if self.roster.entrants[place].wish is colour
            )
            for colour in Colour
        }
        more = max(wishes.values(), key=int.bit_count)
        rows = [0] * leaving + [floaters]
        size = self.players.bit_count()
        crowded = 2 * more.bit_count() > size
        if crowded:
            rows[leaving] &= more
            if size % 2 and not rows[leaving]:
                return None
        for place in members(self.players):
            near = self.roster.allowed[place] & self.players
            if crowded:
                near &= self.players if more >> place & 1 else more
            else:
                for alike in wishes.values():
                    if alike >> place & 1:
                        near &= ~alike
            rows[place] = near | (rows[leaving] >> place & 1) << leaving
        return rows

    def _ideal_floaters(self) -> int:
        """Who can float alone: of the lowest score, and C7 is as good as can be."""
        entrants = self.roster.entrants
        score = min(entrants[place].score for place in members(self.players))
        last = set_of(place for place in members(self.players) if entrants[place].score == score)
        if self.below.free.bit_count() != 1:
            return 0
        possible = last & self._near(self.below.free_instead_of(lowest(self.below.free)))
        return possible & self._welcome()

    def _welcome(self) -> int:
        """Whoever makes the following bracket one that attains its bounds."""
        if self.following.bit_count() % 2:
            if not self.beyond.perfect:
                return 0
            own = largest(self.roster.allowed, self.following)
            if own.free.bit_count() != 1:
                return 0
            return self._near(own.free_instead_of(lowest(own.free)))
        if self.beyond.free.bit_count() != 1:
            return 0
        joining = self._near(self.beyond.free_instead_of(lowest(self.beyond.free)))
        leaving = len(self.roster)
        rows = [*self.roster.allowed, joining & self.following]
        for place in members(rows[leaving]):
            rows[place] |= 1 << leaving
        own = largest(rows, self.following | 1 << leaving)
        if own.free.bit_count() != 1:
            return 0
        return self._near(own.free_instead_of(lowest(own.free)) & ~(1 << leaving))

    def _near(self, players: int) -> int:
        near = 0
        for place in members(players):
            near |= self.roster.allowed[place]
        return near

    # -- what weights tell ------------------------------------------------------------------------

    def _best(self) -> Pairs:
        """With the following bracket in sight if that leaves the rest a pairing, else with all.

        Both say the same where the first does. What prices prove costs the least; what has to be
        solved is solved with all at once, unless they are many more.
        """
        near, useful = self._graph(0, everybody=False), True
        for way in (BracketGraph.by_prices, BracketGraph.on_face, BracketGraph.by_weights):
            solution = way(near) if useful else None
            if solution is not None and self._completed_by(solution.left_over):
                return solution.pairs
            useful = useful and solution is None and 2 * len(near.nodes) < len(self._whole.nodes)
            if (complete := way(self._whole)) is not None:
                return complete.pairs
        raise AssertionError("everybody who is left can be paired")

    @cached_property
    def _whole(self) -> BracketGraph:
        return self._graph(self.below.present & ~self.following, everybody=True)

    def _graph(self, others: int, *, everybody: bool) -> BracketGraph:
        players, following = self.players, self.following
        return BracketGraph(
            self.roster, players, following, others, self.pulse, everybody=everybody
        )

    def _completed_by(self, left_over: int) -> bool:
        rest = self.beyond.copy()
        for place in members(left_over):
            rest.add(place)
        rest.augment_each(members(rest.free))
        return rest.perfect


def in_order(matching: Matching, players: int, pulse: Pulse) -> list[tuple[int, int]]:
    """4.3: each from BSN 1 on gets the largest BSN that leaves the others a perfect matching."""
    pairs = []
    for place in sorted(members(players), reverse=True):
        if matching.present >> place & 1:
            pulse.work(STEPS_PER_PLAYER)
            pairs.append((place, first_partner(matching, place)))
    return pairs
