"""The Dubov system of 2026: the one round that Article 3 leads to, proved bracket by bracket.

The upfloaters stated are proved to be the first best set; the pairs of the bracket are made once
more, with the stated ones as a witness.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pairing.model import (
    TPN,
    Colour,
    Field,
    NoLegalPairing,
    Options,
    Participant,
    RoundKind,
    RoundPairing,
)
from pairing.validator.alternating import NOBODY, AlternatingTree, largest_pairing, places
from pairing.validator.systems.dubov_floaters import FloaterCheck
from pairing.validator.systems.dubov_shifts import Shifts
from pairing.validator.systems.fide_2026 import DueColour, findings_of
from pairing.validator.systems.fide_2026_hall import Hall, Seat
from pairing.validator.verdict import Finding


def findings(
    field: Field, pairing: RoundPairing | NoLegalPairing, options: Options
) -> Iterator[Finding]:
    """Everything that is wrong with a round; of pairs that should be others only the first."""
    hall = Hall(field, options, _rank, newcomers_want=Colour.BLACK)

    def claim(place: int) -> tuple[int, int, int]:
        seat = hall.seats[place]
        return seat.score, -seat.played, -place

    yield from findings_of(hall, pairing, claim, _pairs)


def _rank(seat: Seat, _player: Participant) -> tuple[int, ...]:
    return -seat.score, seat.tpn


def _pairs(hall: Hall, partner: list[int]) -> Iterator[DueColour | Finding]:
    left = {place for place, other in enumerate(partner) if other != NOBODY}
    ratings = {tpn: player.rating for tpn, player in hall.player.items()}
    aro = [_average(hall.player[seat.tpn], ratings) for seat in hall.seats]
    while left:
        top = max(hall.seats[place].score for place in left)
        residents = {place for place in left if hall.seats[place].score == top}
        stated = {partner[place] for place in residents} - residents
        wrong = FloaterCheck(hall, partner, residents, left - residents, stated).finding()
        if wrong is not None:
            yield wrong
        bracket = sorted(residents | stated)
        yield from _bracket(hall, partner, bracket, aro)
        left -= set(bracket)


def _average(player: Participant, ratings: Mapping[TPN, int]) -> int:
    """1.7."""
    met = [
        ratings.get(past.opponent, 0)
        for past in player.rounds
        if past.kind is RoundKind.GAME and past.opponent is not None
    ]
    if not met:
        return 0
    whole, rest = divmod(sum(met), len(met))
    return whole + (2 * rest >= len(met))


def _bracket(
    hall: Hall, partner: list[int], bracket: list[int], aro: list[int]
) -> Iterator[DueColour]:
    """3.2.3 to 3.2.6; in here the players of the bracket are 0, 1, ..."""
    number = {place: index for index, place in enumerate(bracket)}
    rows = [
        sum(1 << index for index, other in enumerate(bracket) if hall.legal[place] >> other & 1)
        for place in bracket
    ]
    stated = [number[partner[place]] for place in bracket]
    averages = [aro[place] for place in bracket]
    shifts = Shifts([hall.seats[place] for place in bracket], rows, stated, averages)
    first, second = shifts.groups()
    among = {True: sum(1 << each for each in first), False: sum(1 << each for each in second)}
    legal = [row & among[index not in first] for index, row in enumerate(rows)]
    witness = [other if legal[one] >> other & 1 else NOBODY for one, other in enumerate(stated)]
    pairs = largest_pairing(legal, witness)
    inside = (1 << len(bracket)) - 1
    for one in sorted(first, key=lambda each: (averages[each], each)):
        opponent = _first_possible(legal, pairs, one, inside)
        rule = "3.2.6" if stated[one] in second else "3.2.4"
        yield DueColour(bracket[one], bracket[opponent], rule)
        inside &= ~(1 << one | 1 << opponent)


def _first_possible(legal: list[int], pairs: list[int], place: int, inside: int) -> int:
    """The first of G2 by number who leaves the others their pairs; they are paired so then."""
    mate = pairs[place]
    earlier = legal[place] & inside & ((1 << mate) - 1)
    if not earlier:
        return mate
    pairs[place] = pairs[mate] = NOBODY
    tree = AlternatingTree(legal, pairs, mate, among=inside & ~(1 << place))
    opponent = next((other for other in places(earlier) if tree.outer >> other & 1), mate)
    if opponent != mate:
        freed = pairs[opponent]
        pairs[opponent] = pairs[freed] = NOBODY
        again = AlternatingTree(legal, pairs, mate, among=inside & ~(1 << place | 1 << opponent))
        if again.end != freed:
            raise AssertionError("the tree said that the others can be paired")
        again.flip()
    pairs[place], pairs[opponent] = opponent, place
    return opponent
