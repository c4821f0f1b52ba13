"""The brackets of a finished round, and what could have been done better in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pairing.model import Colour, RoundPairing
from pairing.validator.alternating import NOBODY, largest_pairing
from pairing.validator.heaviest import heaviest_mates
from pairing.validator.position import Wish
from pairing.validator.systems.dutch_2012_seats import Seats, Violations

Pair = tuple[int, int]
"""Places in the order of A.2, the higher ranked player first."""


@dataclass(frozen=True, slots=True)
class SeatedBracket:
    """Players of one score with those who moved down to them, and the pairs they made.

    `below` are all the others who have not been paired above.
    """

    mdps: tuple[int, ...]
    residents: tuple[int, ...]
    pairs: tuple[Pair, ...]
    below: tuple[int, ...]

    @property
    def homogeneous(self) -> bool:
        """A.3."""
        return len(self.mdps) >= len(self.residents)


def seated_brackets(seats: Seats, pairing: RoundPairing) -> Iterator[SeatedBracket]:
    """From the top; a pair belongs to the bracket of its lower player."""
    playing = seats.position.playing
    place = {contender.tpn: index for index, contender in enumerate(playing)}
    pairs = [
        (min(place[white], place[black]), max(place[white], place[black]))
        for white, black in pairing.boards
    ]
    open_places = list(range(len(playing)))
    for score in sorted({contender.score for contender in playing}, reverse=True):
        made = tuple(pair for pair in pairs if playing[pair[1]].score == score)
        yield SeatedBracket(
            mdps=tuple(index for index in open_places if playing[index].score > score),
            residents=tuple(index for index in open_places if playing[index].score == score),
            pairs=made,
            below=tuple(index for index in open_places if playing[index].score < score),
        )
        gone = {index for pair in made for index in pair}
        open_places = [index for index in open_places if index not in gone]


def complete_pairing(seats: Seats) -> list[str] | None:
    """Some complete pairing under B.1 and B.2, the bye as "7-0"; None if there is none."""
    playing = seats.position.playing
    rows = list(seats.position.legal)
    if len(playing) % 2:
        may = [index for index, each in enumerate(playing) if not seats.bye_bar(each.tpn)]
        for index in may:
            rows[index] |= 1 << len(playing)
        rows.append(sum(1 << index for index in may))
    partner = largest_pairing(rows, [NOBODY] * len(rows))
    if NOBODY in partner:
        return None
    numbers = [each.tpn for each in playing] + [0]
    return [f"{numbers[one]}-{numbers[other]}" for one, other in enumerate(partner) if one < other]


# -- preferences ---------------------------------------------------------------------------------


def more_preferences(seats: Seats, bracket: SeatedBracket) -> bool:
    """Whether the same players, paired otherwise, lower less by C.10.e to C.10.g."""
    playing = seats.position.playing
    now = [seats.violations(playing[one], playing[other]) for one, other in bracket.pairs]
    stated = tuple(sum(column) for column in zip(*now, strict=True)) or (0, 0, 0, 0)
    if stated == (0, 0, *_least(seats, bracket)):
        return False
    return _fewest(seats, bracket) < stated


def _least(seats: Seats, bracket: SeatedBracket) -> tuple[int, int]:
    """X1 and Z1 of A.8 for the players of these pairs: no pairing has less."""
    playing = seats.position.playing
    wishes: Counter[tuple[Colour | None, bool]] = Counter()
    for pair in bracket.pairs:
        for index in pair:
            player = playing[index]
            wishes[player.wanted, player.wish > Wish.MILD] += 1
    size = len(bracket.pairs)
    x1 = max(wishes[colour, True] + wishes[colour, False] - size for colour in Colour)
    z1 = 0 if seats.odd_round else max(wishes[colour, True] - size for colour in Colour)
    return max(0, x1), max(0, z1)


def _fewest(seats: Seats, bracket: SeatedBracket) -> Violations:
    """The least that any pairs of the same players lower; who moved down meets a resident."""
    playing, legal = seats.position.playing, seats.position.legal
    nodes = sorted(index for pair in bracket.pairs for index in pair)
    moved_down = set(bracket.mdps)
    width = len(nodes).bit_length() + 1
    weights, costs = {}, {}
    for row, one in enumerate(nodes):
        for column in range(row + 1, len(nodes)):
            other = nodes[column]
            if legal[one] >> other & 1 and not {one, other} <= moved_down:
                costs[row, column] = seats.violations(playing[one], playing[other])
                weights[row, column] = (1 << 5 * width) - _packed(costs[row, column], width)
    mate = heaviest_mates(len(nodes), weights)
    pairs = [(row, column) for row, column in enumerate(mate) if row < column]
    b2, a7d, x, z = (sum(costs[pair][index] for pair in pairs) for index in range(4))
    return b2, a7d, x, z


def _packed(violations: Sequence[int], width: int) -> int:
    number = 0
    for value in violations:
        number = number << width | value
    return number


# -- number of pairs -----------------------------------------------------------------------------


def more_pairs(seats: Seats, bracket: SeatedBracket) -> bool:
    """Whether more could be paired here, first of those who moved down, and the rest as well."""
    moved_down = set(bracket.mdps)
    touching = sum(one in moved_down for one, _other in bracket.pairs)
    size = len(bracket.mdps) + len(bracket.residents)
    if not bracket.below or (touching == len(bracket.mdps) and len(bracket.pairs) == size // 2):
        return False
    stated = touching, len(bracket.pairs)
    return _most(seats, bracket, ()) > stated and _most(seats, bracket, bracket.below) > stated


def _most(seats: Seats, bracket: SeatedBracket, below: tuple[int, ...]) -> tuple[int, int]:
    """The most pairs with players moved down, and in all; with `below` everybody is paired."""
    playing, legal = seats.position.playing, seats.position.legal
    moved_down, here = set(bracket.mdps), {*bracket.mdps, *bracket.residents}
    nodes = sorted((*here, *below))
    width = len(nodes).bit_length()
    complete = 1 << 2 * width if below else 0
    weights = {}
    for row, one in enumerate(nodes):
        for column in range(row + 1, len(nodes)):
            other = nodes[column]
            if not legal[one] >> other & 1 or {one, other} <= moved_down:
                continue
            inside = other in here
            touches = inside and one in moved_down
            weights[row, column] = complete + (touches << width) + inside
    if below and len(nodes) % 2:
        for row, one in enumerate(nodes):
            if not seats.bye_bar(playing[one].tpn):
                weights[row, len(nodes)] = complete
    total = len(nodes) + (1 if below and len(nodes) % 2 else 0)
    mate = heaviest_mates(total, weights)
    if below and NOBODY in mate:
        return 0, 0
    joined = [
        (nodes[row], nodes[column])
        for row, column in enumerate(mate)
        if row < column < len(nodes) and nodes[column] in here
    ]
    return sum(one in moved_down for one, _other in joined), len(joined)
