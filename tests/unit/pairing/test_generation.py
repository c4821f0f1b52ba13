"""The order of transpositions (4.2) and exchanges (4.3)."""

from __future__ import annotations

from itertools import combinations, permutations
from random import Random

from pairing.dutch.exchange import single_exchanges
from pairing.dutch.transposition import first_transposition, without_partner
from pairing.matching.bits import set_of


def by_hand(s1: list[int], s2: list[int], near: dict[int, int]) -> dict[int, int] | None:
    for order in permutations(s2, len(s1)):
        if all(near[a] >> b & 1 for a, b in zip(s1, order, strict=True)):
            return dict(zip(s1, order, strict=True))
    return None


def test_the_first_transposition_is_found_among_all_of_them() -> None:
    random = Random(7)
    found = 0
    for _ in range(600):
        size = random.randint(1, 6)
        s1, s2 = list(range(size)), list(range(size, 2 * size))
        density = random.choice((0.3, 0.5, 0.8))
        near = {a: set_of(b for b in s2 if random.random() < density) for a in s1}
        expected = by_hand(s1, s2, near)
        assert first_transposition(s1, s2, near) == expected
        found += expected is not None
    assert 100 < found < 550


def test_exchanges_of_one_player_come_in_the_order_of_the_handbook() -> None:
    """4.3.2 with eleven players: S1 has the BSNs 1-5, S2 6-11."""
    s1, s2 = [1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11]
    every = sorted(
        ((up - down, -down, up) for down in s1 for up in s2),
    )
    moved = []
    for new_s1, new_s2 in single_exchanges(s1, s2):
        (up,) = set(new_s1) - set(s1)
        (down,) = set(new_s2) - set(s2)
        assert (new_s1, new_s2) == (sorted(new_s1), sorted(new_s2))
        moved.append((up - down, -down, up))
    assert moved == every
    assert [(-down, up) for _difference, down, up in moved[:4]] == [(5, 6), (5, 7), (4, 6), (5, 8)]


def test_every_single_exchange_comes_once() -> None:
    for size, more in combinations(range(1, 6), 2):
        s1, s2 = list(range(size)), list(range(size, size + more))
        assert len(list(single_exchanges(s1, s2))) == size * more


def test_those_without_partner_are_counted_up_to_a_limit() -> None:
    near = {0: 0b11000, 1: 0b01000, 2: 0b01000, 5: 0b01000}
    assert without_partner([0, 1], [3, 4], near, 2) == 0
    assert without_partner([0, 1, 2, 5], [3, 4], near, 3) == 2
    assert without_partner([0, 1, 2, 5], [3, 4], near, 0) == 1
