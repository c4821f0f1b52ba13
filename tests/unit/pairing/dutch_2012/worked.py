"""The annotated tournament of 14 players, as a crosstable."""

from __future__ import annotations

from dataclasses import replace

from pairing.model import TPN, Field

from .. import builders

TABLE = """
 1 Alice     8w1  5b0 14b1  3w1
 2 Bruno     9b1  7w1  5w=  6b1
 3 Carla    10w1  6b=  4w=  1b0
 4 David    11b=  9w1  3b=  5w=
 5 Eloise   12w1  1w1  2b=  4b=
 6 Finn     13b1  3w= 11b+  2w0
 7 Giorgia  14w1  2b0 10w1 11b0
 8 Kevin     1b0 11w0 12b=  9w=
 9 Louise    2w0  4b0 13w1  8b=
10 Mark      3b0 13w1  7b0 14w=
11 Nancy     4w=  8b1  6w-  7w1
12 Oskar     5b0    Z  8w= 13b0
13 Patricia  6w0 10b0  9b0 12w1
14 Robert    7b0    U  1w0 10b=
"""
LINES = [line.split() for line in TABLE.strip().splitlines()]
NAMES = {TPN(int(number)): name for number, name, *_rounds in LINES}
AWAY = {2: frozenset({TPN(12)})}
"""12 announced his absence of round 2."""


def before(round_number: int) -> Field:
    """The field before that round of the five."""
    players = (
        builders.player(int(number), *rounds[: round_number - 1])
        for number, _name, *rounds in LINES
    )
    whole = builders.field(*players, rounds=5)
    return replace(whole, away=AWAY.get(round_number, frozenset()))
