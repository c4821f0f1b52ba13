"""The player's card: what an arbiter keeps of each player to pair without a computer.

One line for each round of the tournament; the lines of rounds to come are empty.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from frontend.shared.seats import Seat, rounds_of
from tournaments.public.projection import PublicView
from tournaments.public.rows import PublicPlayer

MOST_LINES = 40
"""Rounds that find room on one card; the others follow on a second one."""
SIZES = ((9, 6), (16, 4), (MOST_LINES, 2))
"""Up to so many lines, so many cards stand on a page."""


class CardLine(msgspec.Struct, frozen=True):
    round: int
    seat: Seat | None
    """None: not played yet."""


class Card(msgspec.Struct, frozen=True):
    player: PublicPlayer
    lines: list[CardLine]


def cards(view: PublicView) -> list[Card]:
    """Everybody who is or was in the tournament, in the order of the starting numbers."""
    return [
        Card(player, lines)
        for player in view.players
        if player.tpn is not None or player.out_from is None
        for lines in _lines(view, player)
    ]


def on_a_page(view: PublicView) -> int:
    """How many cards a page holds."""
    lines = min(view.rounds_total, MOST_LINES)
    return next(cards for most, cards in SIZES if lines <= most)


def _lines(view: PublicView, player: PublicPlayer) -> Iterator[list[CardLine]]:
    card = view.card(player.player)
    played = {seat.round: seat for seat in (rounds_of(card, view.language) if card else ())}
    last = view.rounds_total
    for start in range(1, last + 1, MOST_LINES):
        numbers = range(start, min(start + MOST_LINES, last + 1))
        yield [CardLine(number, played.get(number)) for number in numbers]
