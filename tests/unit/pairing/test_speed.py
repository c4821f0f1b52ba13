"""Two hundred players are paired within three seconds (in practice far below)."""

from __future__ import annotations

import time

from pairing.trf import field_before, read_report

from .builders import HERE, paired
from .random_fields import random_field

LIMIT = 3.0


def test_two_hundred_players_are_paired_in_time() -> None:
    for seed in range(6):
        field = random_field(seed, 200, 200)
        start = time.perf_counter()
        paired(field)
        assert time.perf_counter() - start < LIMIT


def test_a_last_round_with_topscorers_is_paired_in_time() -> None:
    report = read_report((HERE / "corpus" / "d26-mixed-087-n0088-r13.trf").read_bytes())
    start = time.perf_counter()
    paired(field_before(report, 13))
    assert time.perf_counter() - start < LIMIT
