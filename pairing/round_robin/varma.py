"""The restricted drawing of lots (C.05 Annex 2): players of one federation do not meet at the end.

The numbers of the table lie in four large envelopes. The players of a federation draw from one that
holds enough for all of them: the largest federation first, equal ones in the order of their codes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from types import MappingProxyType
from typing import Final

from pairing.round_robin.berger import seats_of

Sets = tuple[tuple[int, ...], ...]

TABLES: Final[Mapping[int, Sets]] = MappingProxyType(
    {
        10: ((3, 4, 8), (5, 7, 9), (1, 6), (2, 10)),
        12: ((4, 5, 9, 10), (1, 2, 7), (6, 8, 12), (3, 11)),
        14: ((4, 5, 6, 11, 12), (1, 2, 8, 9), (7, 10, 13), (3, 14)),
        16: ((5, 6, 7, 12, 13, 14), (1, 2, 3, 9, 10), (8, 11, 15), (4, 16)),
        18: ((5, 6, 7, 8, 14, 15, 16), (1, 2, 3, 10, 11, 12), (9, 13, 17), (4, 18)),
        20: ((6, 7, 8, 9, 15, 16, 17, 18), (1, 2, 3, 11, 12, 13, 14), (5, 10, 19), (4, 20)),
        22: (
            (6, 7, 8, 9, 10, 17, 18, 19, 20),
            (1, 2, 3, 4, 12, 13, 14, 15),
            (11, 16, 21),
            (5, 22),
        ),
        24: (
            (6, 7, 8, 9, 10, 11, 19, 20, 21, 22),
            (1, 2, 3, 4, 13, 14, 15, 16, 17),
            (12, 18, 23),
            (5, 24),
        ),
    }
)
"""The sets A to D by seats of the table."""

FEWEST: Final = 9
MOST: Final = 24
"""Players for whom there are tables."""


@dataclass(frozen=True, slots=True)
class LotDrawer:
    """`key` names the player for the lot; `place` is that of his name in the alphabet."""

    key: int
    federation: str
    place: int


def drawn_freely(keys: Iterable[int], seed: str) -> tuple[int, ...]:
    """Everybody in the order of the numbers that are drawn: the first has number 1."""
    return tuple(sorted(keys, key=_lot(seed, "number")))


def drawn_by_federation(entrants: Sequence[LotDrawer], seed: str) -> tuple[int, ...]:
    """The same with restricted lots. Raises ValueError where there is no Varma table.

    Where no set has numbers for a whole federation, the text has no answer: it draws from several,
    the fullest first. Who has no federation draws for himself, at the end.
    """
    players = len(entrants)
    if not FEWEST <= players <= MOST:
        raise ValueError(f"Varma tables are for {FEWEST} to {MOST} players, not {players}")
    envelopes = [
        [number for number in numbers if number <= players] for numbers in TABLES[seats_of(players)]
    ]
    number_of: dict[int, int] = {}
    for contingent in _contingents(entrants):
        name = contingent[0].federation or str(contingent[0].key)
        numbers = _from_envelopes(envelopes, len(contingent), _lot(seed, f"envelope of {name}"))
        numbers.sort(key=_lot(seed, "number"))
        for entrant, number in zip(contingent, numbers, strict=True):
            number_of[entrant.key] = number
    return tuple(sorted(number_of, key=number_of.__getitem__))


def _contingents(entrants: Sequence[LotDrawer]) -> list[list[LotDrawer]]:
    """In the order in which they draw, the players of each in that of their names."""
    of: dict[str, list[LotDrawer]] = {}
    for entrant in sorted(entrants, key=lambda each: each.place):
        of.setdefault(entrant.federation, []).append(entrant)
    alone = of.pop("", [])
    drawing = sorted(of, key=lambda code: (-len(of[code]), code))
    return [*(of[code] for code in drawing), *([each] for each in alone)]


def _from_envelopes(
    envelopes: list[list[int]], wanted: int, lot: Callable[[int], str]
) -> list[int]:
    """So many numbers, taken out of the envelopes."""
    enough = [each for each in range(len(envelopes)) if len(envelopes[each]) >= wanted]
    if enough:
        chosen = [min(enough, key=lot)]
    else:
        chosen = sorted(range(len(envelopes)), key=lambda each: (-len(envelopes[each]), lot(each)))
    taken: list[int] = []
    for each in chosen:
        numbers = sorted(envelopes[each], key=lot)[: wanted - len(taken)]
        envelopes[each] = [number for number in envelopes[each] if number not in numbers]
        taken += numbers
    return taken


def _lot(seed: str, what: str) -> Callable[[int], str]:
    """Whoever has the seed draws the same lots again."""

    def lot(number: int) -> str:
        return sha256(f"{seed}:{what}:{number}".encode()).hexdigest()

    return lot
