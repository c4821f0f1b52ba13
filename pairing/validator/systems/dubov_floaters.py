"""Whether the upfloaters of a Dubov bracket are the first best set (3.2.1, 3.2.2, C5 to C10)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from pairing.model import RoundKind
from pairing.sentences import Sentence, listed, said
from pairing.validator.alternating import NOBODY, AlternatingTree, largest_pairing, places
from pairing.validator.position import score_before
from pairing.validator.systems.dubov_proof import FloaterProof, Floaters
from pairing.validator.systems.fide_2026_hall import Hall
from pairing.validator.verdict import Finding, error, note


class FloaterCheck:
    """`residents` and `lower` are all who are not paired yet, `stated` the upfloaters stated."""

    def __init__(
        self,
        hall: Hall,
        partner: Sequence[int],
        residents: set[int],
        lower: set[int],
        stated: set[int],
    ) -> None:
        self.hall = hall
        self.partner = partner
        self.residents = residents
        self.lower = lower
        self.stated = sorted(stated, key=self.order)

    def finding(self) -> Finding | None:
        """None: they are."""
        if not self.stated:
            return None
        fewest = max(self._left_over(self.residents), self._left_over(self.lower))
        if len(self.stated) > fewest:
            return self._improved(self._pool(lowest=None), everybody=True)
        if len(self.stated) == 1:
            return self._better_than_one()
        pool = self._pool(lowest=self.hall.seats[self.stated[-1]].score)
        wrong = self._improved(pool, everybody=False)
        return wrong and self._improved(pool, everybody=True)

    def order(self, place: int) -> tuple[int, int]:
        """4.2."""
        return -self.hall.seats[place].score, place

    def _pool(self, lowest: int | None) -> list[int]:
        seats = self.hall.seats
        return [
            place
            for place in sorted(self.lower, key=self.order)
            if lowest is None or seats[place].score >= lowest
        ]

    def _left_over(self, players: set[int]) -> int:
        """How many of these cannot be paired with each other."""
        return self._largest(players).count(NOBODY)

    def _largest(self, players: set[int]) -> list[int]:
        """A largest pairing of these, in the order of their places, from the stated pairs."""
        order = sorted(players)
        number = {place: index for index, place in enumerate(order)}
        partner = [number.get(self.partner[place], NOBODY) for place in order]
        return largest_pairing(self._rows(order), partner)

    def _rows(self, order: Sequence[int]) -> list[int]:
        return [gathered(self.hall.legal[place], order) for place in order]

    # -- one --------------------------------------------------------------------------------------

    def _better_than_one(self) -> Finding | None:
        """One is needed: everybody who could be he is shown by two alternating trees."""
        stated = self.stated[0]
        joining = self._joining()
        spare = self._spare()
        score = self.hall.seats[stated].score
        candidates = [
            place
            for place in self._pool(lowest=score)
            if place != stated and joining >> place & 1 and place in spare
        ]
        for place in candidates:
            if self.hall.seats[place].score > score:
                return self._other("C6", place)
        missed = sum(self._missed_by(self.residents | {stated}))
        mine = (missed, self.costs(stated), stated)
        doubtful = [
            place
            for place in candidates
            if (self._fewest_missed(place), self.costs(place), place) < mine
        ]
        return self._improved(doubtful, everybody=False) if doubtful else None

    def _joining(self) -> int:
        """Who could complete the residents."""
        order = sorted(self.residents)
        pairs = self._largest(self.residents)
        tree = AlternatingTree(self._rows(order), pairs, pairs.index(NOBODY))
        near = 0
        for index in places(tree.outer):
            near |= self.hall.legal[order[index]]
        return near

    def _spare(self) -> set[int]:
        """Without whom all who are lower can be paired."""
        order = sorted(self.lower)
        pairs = self._largest(self.lower)
        tree = AlternatingTree(self._rows(order), pairs, pairs.index(NOBODY))
        return {order[index] for index in places(tree.outer)}

    def _missed_by(self, players: set[int]) -> Iterator[bool]:
        return (
            self.hall.missed(place, self.partner[place])
            for place in players
            if place < self.partner[place]
        )

    @cached_property
    def _wanting(self) -> dict[object, int]:
        seats = [self.hall.seats[place] for place in self.residents]
        colours = {seat.wanted for seat in seats}
        return {colour: sum(seat.wanted is colour for seat in seats) for colour in colours}

    def _fewest_missed(self, place: int) -> int:
        """C7 with this upfloater is not less than this."""
        wanting = dict(self._wanting)
        wanted = self.hall.seats[place].wanted
        wanting[wanted] = wanting.get(wanted, 0) + 1
        size = len(self.residents) + 1
        return max(0, *(number - size // 2 for number in wanting.values()))

    # -- criteria ---------------------------------------------------------------------------------

    def costs(self, place: int) -> tuple[int, int, int]:
        """C8 to C10."""
        if self.hall.last_round:
            return 0, 0, 0
        upfloats = self._upfloats(place)
        most = 2 + self.hall.field.rounds_total // 5
        times = sum(upfloats)
        return int(times >= most), times if times >= most else 0, int(upfloats[-1:] == [True])

    def _upfloats(self, place: int) -> list[bool]:
        player = self.hall.player[self.hall.seats[place].tpn]
        forfeits = self.hall.option.get("upfloated", "paired") == "paired"
        floats = []
        for number, past in enumerate(player.rounds, start=1):
            other = self.hall.player.get(past.opponent) if past.opponent is not None else None
            if other is None or not (forfeits or past.kind is RoundKind.GAME):
                floats.append(False)
                continue
            floats.append(score_before(other, number) > score_before(player, number))
        return floats

    # -- the proof by a heaviest pairing ----------------------------------------------------------

    def _improved(self, pool: Sequence[int], *, everybody: bool) -> Finding | None:
        """Whether other upfloaters of this pool would be better, or as good and earlier.

        `everybody`: all who are lower are paired as well (C4).
        """
        proof = FloaterProof(
            Floaters(
                self.hall,
                self.partner,
                self.residents,
                self.lower,
                tuple(self.stated),
                tuple(sorted({*pool, *self.stated}, key=self.order)),
                {place: self.costs(place) for place in (*pool, *self.stated)},
            ),
            everybody=everybody,
        )
        if proof.too_large:
            return note("3.2.2", self._said("float-not-shown", count=len(self.stated)))
        article, instead = proof.better()
        return self._other(article, *instead) if article else None

    def _other(self, article: str, *instead: int) -> Finding:
        seats = self.hall.seats
        stated = [seats[place].tpn for place in self.stated]
        others = [seats[place].tpn for place in instead]
        sentence = self._said("float-up-but-others", players=listed(stated), instead=listed(others))
        return error(article, sentence, *stated, *others)

    def _said(self, code: str, **facts: str | int) -> Sentence:
        score = self.hall.seats[next(iter(self.residents))].score
        return said(code, score=score, **facts)


def gathered(bits: int, order: Sequence[int]) -> int:
    """The set of those indices of `order` whose place is in `bits`."""
    return sum(1 << index for index, place in enumerate(order) if bits >> place & 1)
