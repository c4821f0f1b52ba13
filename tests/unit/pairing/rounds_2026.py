"""Small random rounds for the systems of 2026: as `random_rounds`, with virtual points as well."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from pairing.model import (
    TPN,
    Field,
    HalfPoints,
    NoLegalPairing,
    Options,
    RoundPairing,
    no_progress,
)
from pairing.systems import system

from .random_fields import Tournament
from .random_rounds import RatedTournament

WILD = 0.25
"""The share of tournaments with pairings that no system would make."""


class AcceleratedTournament(RatedTournament):
    """Some of them accelerated, at random."""

    def _virtual(self) -> dict[TPN, tuple[HalfPoints, ...]]:
        return Tournament._virtual(self)

    def field(self) -> Field:
        plain = super().field()
        participants = tuple(
            replace(each, virtual=self.virtual.get(each.tpn, ())) for each in plain.participants
        )
        return replace(plain, participants=participants)


def round_of_2026(seed: int, smallest: int, largest: int, code: str) -> Field:
    """A field before some round of a random tournament, mostly paired by the system itself."""
    random = Random(f"2026 {seed}")
    players = random.randint(smallest, largest)
    rounds = random.randint(3, max(3, min(players + 1, 9)))
    tournament = AcceleratedTournament(random, players, rounds)
    wild = random.random() < WILD
    target = rounds if random.random() < 0.25 else random.randint(1, rounds)
    while tournament.round_number < target:
        pairing = system(code).pair(tournament.field(), Options(), no_progress)
        if wild or isinstance(pairing, NoLegalPairing):
            pairing = tournament.any_pairing()
        assert isinstance(pairing, RoundPairing)
        tournament.play(pairing)
    return tournament.field()
