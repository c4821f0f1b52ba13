"""Fields to measure the pairing engine on: open tournaments of any size, and hard cases."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import cycle
from random import Random

from pairing import systems
from pairing.model import (
    TPN,
    Board,
    Colour,
    Field,
    Options,
    Participant,
    PlayerRound,
    ProhibitedGroup,
    RoundKind,
    RoundPairing,
    Scoring,
    no_progress,
)

ROUNDS = 11
SCORING = Scoring()
WIN, DRAW, LOSS = SCORING.win, SCORING.draw, SCORING.loss
Result = Callable[[TPN, TPN], tuple[int, int]]


def entries(players: int) -> tuple[Participant, ...]:
    return tuple(Participant(TPN(number)) for number in range(1, players + 1))


def open_tournament(
    players: int, rounds: int = ROUNDS, system: str = "dutch-2026"
) -> Iterator[Field]:
    """The fields before each round; results by strength, the same for the same size."""
    results = by_strength(Random(players), players)
    field = Field(1, rounds, entries(players))
    while True:
        yield field
        if field.round_number == rounds:
            return
        outcome = systems.system(system).pair(field, Options(), no_progress)
        if not isinstance(outcome, RoundPairing):
            return
        field = played(field, outcome, results)


def by_strength(random: Random, players: int) -> Result:
    def result(white: TPN, black: TPN) -> tuple[int, int]:
        edge = 35 + 1200 * (black - white) / players
        expected = 1 / (1 + 10 ** (-edge / 400))
        draws = 0.6 * min(expected, 1 - expected)
        drawn = random.random()
        if drawn < expected - draws / 2:
            return WIN, LOSS
        return (DRAW, DRAW) if drawn < expected + draws / 2 else (LOSS, WIN)

    return result


def played(field: Field, pairing: RoundPairing, result: Result) -> Field:
    """The field before the next round."""
    entry: dict[TPN, PlayerRound] = {}
    for white, black in pairing.boards:
        points = result(white, black)
        entry[white] = PlayerRound(RoundKind.GAME, points[0], black, Colour.WHITE)
        entry[black] = PlayerRound(RoundKind.GAME, points[1], white, Colour.BLACK)
    if pairing.pab is not None:
        entry[pairing.pab] = PlayerRound(RoundKind.PAB, SCORING.pab)
    absent = PlayerRound(RoundKind.ZERO_BYE, SCORING.absent)
    participants = tuple(
        replace(player, rounds=(*player.rounds, entry.get(player.tpn, absent)))
        for player in field.participants
    )
    return replace(field, round_number=field.round_number + 1, participants=participants)


def before(players: int, round_number: int) -> Field:
    return next(field for field in open_tournament(players) if field.round_number == round_number)


# -- hard cases -----------------------------------------------------------------------------------


def one_score(players: int) -> Field:
    """Everybody drew in round 1."""
    first = next(open_tournament(players))
    outcome = systems.system("dutch-2026").pair(first, Options(), no_progress)
    assert isinstance(outcome, RoundPairing)
    return played(first, outcome, lambda _white, _black: (DRAW, DRAW))


def absolute_halves(players: int, result: Result) -> Field:
    """After two rounds the first half has had White twice, the other half Black twice."""
    half = players // 2
    field = Field(1, ROUNDS, entries(players))
    whites, blacks = range(1, half + 1), range(half + 1, players + 1)
    first = [(white, white + half) for white in whites]
    second = [
        *zip(whites[::2], blacks[1::2], strict=True),
        *zip(whites[1::2], blacks[::2], strict=True),
    ]
    for pairs in (first, second):
        boards = tuple(Board(TPN(white), TPN(black)) for white, black in pairs)
        field = played(field, RoundPairing(boards), result)
    return field


def white_wins(_white: TPN, _black: TPN) -> tuple[int, int]:
    return WIN, LOSS


def all_drawn(_white: TPN, _black: TPN) -> tuple[int, int]:
    return DRAW, DRAW


def upside_down(white: TPN, black: TPN) -> tuple[int, int]:
    """The lower ranked player wins."""
    return (WIN, LOSS) if white > black else (LOSS, WIN)


def in_turn() -> Result:
    """White and Black win in turn."""
    results = cycle([(WIN, LOSS), (LOSS, WIN)])
    return lambda _white, _black: next(results)


def at_random(seed: int, shares: tuple[int, int, int] = (1, 1, 1)) -> Result:
    """`shares` of White's wins, of draws and of Black's wins."""
    random = Random(seed)
    results = [(WIN, LOSS), (DRAW, DRAW), (LOSS, WIN)]
    return lambda _white, _black: random.choices(results, shares)[0]


def withdrawn(players: int, share: float, round_number: int) -> Field:
    """So large a share of a tournament is no longer there."""
    field = before(players, round_number)
    gone = Random(players).sample(range(1, players + 1), round(share * players))
    return replace(field, away=frozenset(map(TPN, gone)))


def clique(players: int, size: int, round_number: int, first: int) -> Field:
    """So many players in a row may not meet each other."""
    members = frozenset(TPN(number) for number in range(first, first + size))
    field = before(players, round_number)
    return replace(field, prohibited=(ProhibitedGroup(members),))
