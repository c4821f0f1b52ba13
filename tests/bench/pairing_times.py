"""Pairing: seconds a round for fields of several sizes, each round on the results of the last."""

from __future__ import annotations

import statistics
import time
from random import Random

from pairing import systems
from pairing.model import (
    TPN,
    Colour,
    Field,
    Options,
    Participant,
    PlayerRound,
    RoundKind,
    RoundPairing,
    Scoring,
    no_progress,
)

from .figures import Figure

SIZES = (60, 200, 1000)
ROUNDS = 9
PATIENCE = 60.0
"""Seconds for one size; what is left of its rounds is not paired then."""
AIMS = {200: "3 s"}


def measure(system: str = "dutch-2026") -> list[Figure]:
    return [figure for players in SIZES for figure in _measured(system, players)]


def _measured(system: str, players: int) -> list[Figure]:
    took = list(_times(system, players))
    rounds = f"{players:,} players, {len(took)} rounds"
    return [
        Figure(f"pairing {rounds}, median", statistics.median(took), "s"),
        Figure(f"pairing {rounds}, slowest", max(took), "s", AIMS.get(players, "")),
    ]


def _times(system: str, players: int) -> list[float]:
    random = Random(players)
    pair = systems.system(system).pair
    field = [
        Participant(TPN(tpn), rating=2600 - round(1200 * tpn / players))
        for tpn in range(1, players + 1)
    ]
    took: list[float] = []
    for number in range(1, ROUNDS + 1):
        began = time.perf_counter()
        paired = pair(Field(number, ROUNDS, tuple(field)), Options(), no_progress)
        took.append(time.perf_counter() - began)
        if not isinstance(paired, RoundPairing):
            raise RuntimeError(paired.message)
        field = _played(field, paired, random)
        if sum(took) > PATIENCE:
            break
    return took


def _played(field: list[Participant], paired: RoundPairing, random: Random) -> list[Participant]:
    rounds: dict[TPN, PlayerRound] = {}
    worth = Scoring()
    for white, black in paired.boards:
        points = _points(field[white - 1].rating - field[black - 1].rating, random)
        rounds[white] = PlayerRound(RoundKind.GAME, points, black, Colour.WHITE)
        rounds[black] = PlayerRound(RoundKind.GAME, worth.win - points, white, Colour.BLACK)
    if paired.pab is not None:
        rounds[paired.pab] = PlayerRound(RoundKind.PAB, worth.pab)
    return [
        Participant(player.tpn, (*player.rounds, rounds[player.tpn]), rating=player.rating)
        for player in field
    ]


def _points(advantage: int, random: Random) -> int:
    """White's half points: a third of the games drawn, the rest by the expected score."""
    if random.random() < 0.3:
        return 1
    return 2 if random.random() < 1 / (1 + 10 ** (-advantage / 400)) else 0
