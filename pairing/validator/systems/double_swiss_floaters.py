"""Whether the stated upfloaters are the first best set (3.5; C3 to C7), for the validator."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pairing.sentences import listed, said
from pairing.validator.alternating import NOBODY, AlternatingTree, largest_pairing, places
from pairing.validator.systems.double_swiss_hall import MatchHall
from pairing.validator.systems.double_swiss_proof import SetProof
from pairing.validator.verdict import Finding, error, note


def bits(members: Iterable[int]) -> int:
    return sum(1 << place for place in set(members))


class MatchFloaterCheck:
    """`partner` is the stated round, in which `residents` and `lower` are all paired."""

    def __init__(
        self,
        hall: MatchHall,
        partner: Sequence[int],
        residents: set[int],
        lower: set[int],
        stated: set[int],
    ) -> None:
        self.hall = hall
        self.partner = partner
        self.residents = residents
        self.lower = lower
        self.stated = stated
        self.score = hall.seats[next(iter(residents))].score
        self.graded = hall.option.get("following") == "fewest"
        below = {seat.score for seat in hall.seats if seat.score < self.score}
        self.following = {
            place for place in lower if below and hall.seats[place].score == max(below)
        }

    def finding(self) -> Finding | None:
        """What is wrong with the set, or what could not be shown; None: it is right."""
        if not self.stated:
            return None
        if len(self.stated) == 1:
            (stated,) = self.stated
            complies = self.complies({stated})
            if complies or not self.graded:
                return self._one(stated, complies=complies)
        proof = SetProof(
            self.hall, self.residents, self.lower, self.stated, self.following, graded=self.graded
        )
        if proof.too_large:
            return note("3.5", said("float-not-shown", score=self.score, count=len(self.stated)))
        article, instead = proof.better()
        return self._other(article, instead) if article else None

    # -- one --------------------------------------------------------------------------------------

    def _one(self, stated: int, *, complies: bool) -> Finding | None:
        """By C5 a higher score; by C6, C7 and 3.5 somebody of the same one."""
        seats = self.hall.seats
        singles = self._singles(stated)
        best = max(seats[place].score for place in singles)
        if best > seats[stated].score:
            return self._other("C5", [min(p for p in singles if seats[p].score == best)])
        level = [place for place in singles if seats[place].score == best]
        level.sort(key=self._merit)
        for place in level:
            if place == stated:
                break
            if not complies or self.complies({place}):
                article = "C7" if self._merit(place)[0] < self._merit(stated)[0] else "3.5"
                return self._other(article, [place])
        if not complies:
            better = next((place for place in level if self.complies({place})), None)
            if better is not None:
                return self._other("C6", [better])
        return None

    def _merit(self, place: int) -> tuple[bool, int]:
        return place in self.hall.floated, place

    def _singles(self, stated: int) -> list[int]:
        """All who alone could float up and leave a pairing (C3), the stated one among them."""
        mate = self.partner[stated]
        inside, outside = self._within(self.residents), self._within(self.lower)
        legal = self.hall.legal
        spare = AlternatingTree(legal, inside, mate, among=bits(self.residents)).outer
        near = 0
        for place in places(spare):
            near |= legal[place]
        outer = AlternatingTree(legal, outside, stated, among=bits(self.lower)).outer
        return list(places(near & outer))

    def _within(self, group: set[int]) -> list[int]:
        """The stated pairs inside a group."""
        return [
            other if place in group and other in group else NOBODY
            for place, other in enumerate(self.partner)
        ]

    # -- C6 ---------------------------------------------------------------------------------------

    def complies(self, chosen: set[int]) -> bool:
        """The rest of the following scoregroup needs nobody, or one if its number is odd."""
        group = self.following - chosen
        below = self.lower - self.following - chosen
        if not group:
            return True
        own, low = self._largest(group), self._largest(below)
        alone = [place for place in group if own[place] == NOBODY]
        over = [place for place in below if low[place] == NOBODY]
        if len(group) % 2 == 0:
            return not alone and not over
        if len(alone) != 1 or len(over) != 1:
            return False
        legal = self.hall.legal
        near = 0
        for place in places(AlternatingTree(legal, own, alone[0], among=bits(group)).outer):
            near |= legal[place]
        return near & AlternatingTree(legal, low, over[0], among=bits(below)).outer != 0

    def _largest(self, group: set[int]) -> list[int]:
        among = bits(group)
        rows = [row & among if among >> n & 1 else 0 for n, row in enumerate(self.hall.legal)]
        return largest_pairing(rows, self._within(group))

    def _other(self, article: str, instead: Sequence[int]) -> Finding:
        seats = self.hall.seats
        order = sorted(self.stated, key=lambda place: (-seats[place].score, place))
        stated = [seats[place].tpn for place in order]
        others = [seats[place].tpn for place in instead]
        sentence = said(
            "float-up-but-others",
            score=self.score,
            players=listed(stated),
            instead=listed(others),
        )
        return error(article, sentence, *stated, *others)
