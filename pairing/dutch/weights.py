"""The criteria C6 to C21 and the order of generation, written as numbers on pairs.

Every criterion is a sum over the pairs of a candidate. A column holds one number for each edge,
the greater the better; the columns stand in the order of their priority.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pairing.dutch.bracket import Pair
from pairing.dutch.criteria import colour_faults
from pairing.dutch.graph import Graph, Place, Reach
from pairing.dutch.roster import Entrant

Column = list[int]


def packed(columns: Sequence[Column], edges: int, pairs: int) -> list[int]:
    """One int for each edge; sums of up to `pairs` of them compare like the columns' sums."""
    weights = [0] * edges
    for column in columns:
        greatest = max(map(abs, column), default=0)
        if greatest:
            shift = (2 * greatest * pairs + 1).bit_length()
            weights = [(old << shift) + value for old, value in zip(weights, column, strict=True)]
    return weights


class Criteria:
    """C6 to C21 for some edges of a graph.

    `single_floater`: one player floats down and gets the PAB, so C9 applies.
    """

    def __init__(self, graph: Graph, edges: Sequence[Pair], *, single_floater: bool) -> None:
        self.graph = graph
        self.edges = edges
        self.single_floater = single_floater
        self.places = [graph.place(edge) for edge in edges]
        self.mdp_scores = sorted({self._entrant(mdp).score for mdp in graph.mdps}, reverse=True)

    def columns(self) -> list[Column]:
        complete = [[1] * len(self.edges)] if self.graph.reach is Reach.EVERYBODY else []
        return [
            *complete,
            *self._pairs_made(Place.BRACKET, self.mdp_scores),
            *self._following_bracket(),
            *([self._inner(self._unplayed)] if self.single_floater else []),
            *self._colours(),
            *self._numbers_of_floats(),
            *self._score_differences(),
        ]

    def _entrant(self, player: int) -> Entrant:
        return self.graph.bracket.roster.entrants[player]

    def _inner(self, value: Callable[[Pair], int]) -> Column:
        return [
            value(edge) if place is Place.BRACKET else 0
            for edge, place in zip(self.edges, self.places, strict=True)
        ]

    def _pairs_made(self, where: Place, scores: list[int]) -> list[Column]:
        """C6, C7 and C8: the number of pairs, then the higher scores among the paired."""
        higher_score = {
            player: self._entrant(player).score for player in self.graph.bracket.players
        }
        made = [int(place is where) for place in self.places]
        return [
            made,
            *(
                [
                    int(one and higher_score.get(edge[0]) == score)
                    for edge, one in zip(self.edges, made, strict=True)
                ]
                for score in scores
            ),
        ]

    def _following_bracket(self) -> list[Column]:
        """C8; in 2017 (C.7) only where the rest of the round is out of sight."""
        bracket = self.graph.bracket
        columns = self._pairs_made(Place.FOLLOWING, [*self.mdp_scores, bracket.resident_score])
        if bracket.roster.edition.completes_every_bracket:
            return columns
        if self.graph.reach is not Reach.FOLLOWING:
            return []
        if bracket.group + 2 == len(bracket.roster.groups):
            return [self._fit_for_the_end(), *columns]
        return columns

    def _fit_for_the_end(self) -> Column:
        """2017: in the last bracket one left over who may not get the PAB weighs like three.

        Whoever is paired before is not left over either.
        """
        return [
            1 + sum(not self._entrant(player).may_get_pab for player in edge) for edge in self.edges
        ]

    def _unplayed(self, pair: Pair) -> int:
        """C9: the more unplayed games are paired, the fewer has the downfloater."""
        return sum(self._entrant(player).unplayed for player in pair)

    def _colours(self) -> list[Column]:
        """C10 to C13."""
        roster = self.graph.bracket.roster
        faults = [
            colour_faults(roster, *edge) if place is Place.BRACKET else (0, 0, 0, 0)
            for edge, place in zip(self.edges, self.places, strict=True)
        ]
        return [[-fault[criterion] for fault in faults] for criterion in range(4)]

    def _numbers_of_floats(self) -> list[Column]:
        """C14 to C17."""
        columns = []
        for back in (0, 1):
            columns.append(self._inner(_for_pair(self._residents_kept, back)))
            columns.append(self._inner(_for_pair(self._upfloat_repeated, back)))
        return columns

    def _score_differences(self) -> list[Column]:
        """C18 to C21: all residents have one score, so a difference is a matter of the MDP."""
        columns = []
        for back in (0, 1):
            for measure in (self._mdp_kept, self._upfloat_repeated):
                for score in self.mdp_scores:
                    columns.append(self._inner(_for_pair(measure, back, score)))
        return columns

    def _residents_kept(self, pair: Pair, back: int, _score: int | None) -> int:
        """Residents with a downfloat who are paired, so do not float again."""
        return sum(
            self._entrant(player).downfloat[back]
            for player in pair
            if player not in self.graph.mdps
        )

    def _upfloat_repeated(self, pair: Pair, back: int, score: int | None) -> int:
        """An MDP opponent with an upfloat, against an MDP of this score (None: of any)."""
        mdp, opponent = pair
        if mdp not in self.graph.mdps or not self._entrant(opponent).upfloat[back]:
            return 0
        return -int(score is None or self._entrant(mdp).score == score)

    def _mdp_kept(self, pair: Pair, back: int, score: int | None) -> int:
        """A paired MDP with a downfloat: unpaired, the score difference would be greater."""
        mdp = pair[0]
        if mdp not in self.graph.mdps or self._entrant(mdp).score != score:
            return 0
        return int(self._entrant(mdp).downfloat[back])


def _for_pair(
    measure: Callable[[Pair, int, int | None], int], back: int, score: int | None = None
) -> Callable[[Pair], int]:
    return lambda pair: measure(pair, back, score)


def mdp_order(graph: Graph, edges: Sequence[Pair]) -> list[Column]:
    """The order of the sets of pairable MDPs (4.4.2), then of their partners (4.2)."""
    mdps, residents = graph.bracket.mdps, graph.bracket.residents
    from_last = {mdp: len(mdps) - 1 - index for index, mdp in enumerate(mdps)}
    base = len(residents) + 1
    chosen = [0] * len(edges)
    partners = [0] * len(edges)
    for index, (higher, lower) in enumerate(edges):
        if higher in graph.mdps and lower in graph.inside:
            chosen[index] = 1 << from_last[higher]
            partners[index] = (residents.stop - lower) * base ** from_last[higher]
    return [chosen, partners]


def exchange_ranks(players: int, pairs: int) -> list[int]:
    """What it is worth that a player of the remainder is in S1: the order of exchanges (4.3.2).

    The original S1 has the first `pairs` of the players. The greater the sum over the new S1, the
    earlier the exchange: fewest, least moved, then who leaves and who comes.
    """
    places = range(players)
    columns = [
        [int(place < pairs) for place in places],
        [-place for place in places],
        [-(1 << place) if place < pairs else 0 for place in places],
        [0 if place < pairs else 1 << (players - place) for place in places],
    ]
    return packed(columns, players, pairs)


def remainder_order(remainder: Sequence[int], pairs: int, edges: Sequence[Pair]) -> list[Column]:
    """The order of exchanges (4.3.2), then of transpositions (4.2).

    In its first generation a pairing has the higher ranked player of each pair in S1 after the
    exchange, so the exchange can be read off the pairs.
    """
    number = {player: index for index, player in enumerate(remainder)}
    size = len(remainder)
    base = size + 1
    ranks = exchange_ranks(size, pairs)
    exchanges, partners = ([0] * len(edges) for _ in range(2))
    for index, (higher, lower) in enumerate(edges):
        if higher in number and lower in number:
            high = number[higher]
            exchanges[index] = ranks[high]
            partners[index] = (size - number[lower]) * base ** (size - 1 - high)
    return [exchanges, partners]
