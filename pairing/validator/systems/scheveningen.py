"""The Scheveningen tables: their rows made one from the other, and held against a round.

From one row to the next B moves on by one and A changes colours. With an odd number on a side two
of A keep theirs before each even round; with a multiple of four the halves of B move on by
themselves, and change places once. The other sizes are kept pair by pair, as rounds.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pairing.model import Field, NoLegalPairing, Options, RoundPairing
from pairing.validator.systems.round_robin import Row, held_against
from pairing.validator.verdict import Finding

ARTICLE: Final = "Scheveningen"

_ROUND_OF: Final[dict[int, tuple[tuple[int, ...], ...]]] = {
    2: ((1, -2), (-2, 1)),
    6: (
        (1, -2, 3, -4, 5, -6),
        (6, -1, 2, 5, -3, -4),
        (-3, 4, -1, -6, 2, 5),
        (4, 3, -5, 1, -6, -2),
        (-5, 6, -4, 2, -1, 3),
        (-2, -5, 6, -3, 4, 1),
    ),
    10: (
        (1, -2, 3, -4, 5, -6, 7, -8, 9, -10),
        (-2, 1, -4, 5, -7, -8, 6, 3, -10, 9),
        (6, -7, 1, 3, 8, -10, 9, -2, -5, -4),
        (-7, 8, -2, 1, -9, 4, -5, -10, 6, 3),
        (-5, -9, 10, -7, -1, -3, 4, 6, 8, 2),
        (8, 6, -9, 10, 2, -1, -3, -4, -7, 5),
        (-9, 10, 7, 8, 4, 2, -1, -5, -3, -6),
        (3, -5, -8, -2, -6, 9, -10, 1, 4, 7),
        (-4, -3, 5, -6, 10, 7, 2, 9, -1, -8),
        (10, 4, -6, -9, -3, 5, -8, 7, 2, -1),
    ),
}
"""The round in which a number of A (rows) meets one of B (columns); below zero B has White."""


def findings(
    field: Field, pairing: RoundPairing | NoLegalPairing, _options: Options
) -> Iterator[Finding]:
    return held_against(field, pairing, rows(len(field.participants)), ARTICLE)


def findings_double(
    field: Field, pairing: RoundPairing | NoLegalPairing, _options: Options
) -> Iterator[Finding]:
    return held_against(field, pairing, rows_twice(len(field.participants)), ARTICLE)


def rows_twice(players: int) -> list[Row]:
    once = rows(players)
    return once + [[(black, white) for white, black in row] for row in reversed(once)]


def rows(players: int) -> list[Row]:
    """Of the table for them, the seat that nobody has included; none where none is printed."""
    size = players - players // 2
    if not 1 <= size <= 13:
        return []
    if size in _ROUND_OF:
        return [_printed(size, number) for number in range(1, size + 1)]
    opponents, white = [*range(size)], _first_colours(size)
    made = []
    for number in range(1, size + 1):
        made.append(_row(opponents, white))
        opponents = _moved_on(opponents, number)
        kept = _keeping(size, number + 1)
        white = [had if at in kept else not had for at, had in enumerate(white)]
    return made


def _printed(size: int, number: int) -> Row:
    return [
        (one + 1, size + other + 1) if when > 0 else (size + other + 1, one + 1)
        for one, line in enumerate(_ROUND_OF[size])
        for other, when in enumerate(line)
        if abs(when) == number
    ]


def _first_colours(size: int) -> list[bool]:
    """The upper half of A has White, with an odd number the one in the middle as well."""
    return [2 * at < size for at in range(size)]


def _row(opponents: list[int], white: list[bool]) -> Row:
    size = len(opponents)
    return [
        (at + 1, size + other + 1) if has_white else (size + other + 1, at + 1)
        for at, (other, has_white) in enumerate(zip(opponents, white, strict=True))
    ]


def _moved_on(opponents: list[int], number: int) -> list[int]:
    """After round `number`."""
    size = len(opponents)
    if size % 2:
        return [*opponents[1:], opponents[0]]
    half = size // 2
    upper, lower = opponents[:half], opponents[half:]
    upper, lower = [*upper[1:], upper[0]], [*lower[1:], lower[0]]
    return [*lower, *upper] if number == half else [*upper, *lower]


def _keeping(size: int, number: int) -> tuple[int, ...]:
    """Places of A whose colour stays before that round."""
    if size % 2 == 0 or number % 2:
        return ()
    back = number // 2
    return (size // 2 + 1 - back, size - back)
