"""Small random rounds with ratings, titles and federations, always the same for the same seed.

For the systems that read more than starting numbers. The list stands in order: rating, title,
name; so whoever orders by number and whoever orders by rating order alike.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from pairing.model import (
    TPN,
    Field,
    HalfPoints,
    Options,
    Participant,
    PlayerRound,
    RoundKind,
    RoundPairing,
    Scoring,
    no_progress,
)
from pairing.systems import system

from .random_fields import Tournament

WILD = 0.1
"""The share of tournaments with pairings that no system would make."""
SCORINGS = (*(Scoring(),) * 6, Scoring(pab=1), Scoring(win=6, draw=2, pab=6))
TITLES = ("GM", "IM", "FM", "")
FEDERATIONS = ("CZE", "HUN", "NED", "POL", "SVK")
SPREADS = (40, 150, 400, 1000)
"""Rating points between the first and the last; 100 is a limit in maxi-tournaments."""


class RatedTournament(Tournament):
    """Late arrivals and withdrawals beside single absences; no virtual points."""

    def __init__(self, random: Random, players: int, rounds: int) -> None:
        late, withdrawn = random.choice((0.0, 0.0, 0.1)), random.choice((0.0, 0.0, 0.1))
        span = range(1, players + 1)
        self.enters = {
            TPN(number): random.randint(2, 4) if random.random() < late else 1 for number in span
        }
        self.leaves = {
            TPN(number): random.randint(2, 8) if random.random() < withdrawn else 1000
            for number in span
        }
        super().__init__(random, players, rounds)
        self.scoring = random.choice(SCORINGS)
        self.entrants = self._entrants()

    def _virtual(self) -> dict[TPN, tuple[HalfPoints, ...]]:
        return {}

    def _entrants(self) -> dict[TPN, Participant]:
        random = self.random
        spread, unrated = random.choice(SPREADS), random.choice((0.0, 0.0, 0.2))
        federations = FEDERATIONS[: random.randint(1, len(FEDERATIONS))]
        drawn = sorted(
            (
                0 if random.random() < unrated else -random.randint(2400 - spread, 2400) // 5 * 5,
                TITLES.index(random.choice(TITLES)),
            )
            for _ in self.history
        )
        drawn = [line for line in drawn if line[0]] + [line for line in drawn if not line[0]]
        return {
            tpn: Participant(
                tpn,
                rating=-rating,
                title=TITLES[title],
                federation=random.choice(federations),
                name=f"Player {tpn:02}",
            )
            for tpn, (rating, title) in zip(self.history, drawn, strict=True)
        }

    def field(self) -> Field:
        plain = super().field()
        participants = tuple(
            replace(self.entrants[each.tpn], rounds=each.rounds) for each in plain.participants
        )
        return replace(plain, participants=participants)

    def draw_away(self) -> None:
        super().draw_away()
        self.away |= self._not_in_the_hall()

    def _not_in_the_hall(self) -> frozenset[TPN]:
        number = self.round_number
        return frozenset(
            tpn for tpn in self.history if not self.enters[tpn] <= number < self.leaves[tpn]
        )

    def play(self, pairing: RoundPairing) -> None:
        missing = self._not_in_the_hall()
        super().play(pairing)
        for tpn in missing:
            self.history[tpn][-1] = PlayerRound(RoundKind.ZERO_BYE, self.scoring.absent)


def random_round(seed: int, smallest: int, largest: int, code: str) -> Field:
    """A field before some round of a random tournament, mostly paired by the system itself.

    Many of them are last rounds, because some rules change there.
    """
    random = Random(seed)
    players = random.randint(smallest, largest)
    rounds = random.randint(3, min(players + 1, 9))
    tournament = RatedTournament(random, players, rounds)
    wild = random.random() < WILD
    target = rounds if random.random() < 0.25 else random.randint(1, rounds)
    while tournament.round_number < target:
        pairing = system(code).pair(tournament.field(), Options(), no_progress)
        if wild or not isinstance(pairing, RoundPairing):
            pairing = tournament.any_pairing()
        tournament.play(pairing)
    return tournament.field()


def wild_round(seed: int, smallest: int, largest: int) -> Field:
    """A field whose earlier rounds were paired by no system: scores and colours are far apart."""
    random = Random(f"wild {seed}")
    players = random.randint(smallest, largest)
    rounds = random.randint(3, min(players - 1, 9))
    tournament = RatedTournament(random, players, rounds)
    target = random.randint(2, rounds)
    while tournament.round_number < target:
        tournament.play(tournament.any_pairing())
    return tournament.field()
