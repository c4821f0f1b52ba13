"""Small random fields for comparisons, always the same for the same seed."""

from __future__ import annotations

from random import Random

from pairing.model import (
    TPN,
    Colour,
    Field,
    HalfPoints,
    Options,
    Participant,
    PlayerRound,
    ProhibitedGroup,
    RoundKind,
    RoundPairing,
    Scoring,
    no_progress,
)
from pairing.systems import system

WILD = 0.15
"""The share of tournaments with pairings that no system would make."""
SCORINGS = (
    Scoring(),
    Scoring(),
    Scoring(),
    Scoring(pab=1),
    Scoring(win=6, draw=2, pab=6),
    Scoring(win=6, draw=2, loss=1, absent=0, pab=2),
    Scoring(win=4, draw=2, loss=1, absent=0, pab=4),
)


class Tournament:
    """Players with their rounds so far; `play` adds a round at random."""

    def __init__(self, random: Random, players: int, rounds: int) -> None:
        self.random = random
        self.rounds_total = rounds
        self.scoring = random.choice(SCORINGS)
        self.initial = random.choice(list(Colour))
        self.history: dict[TPN, list[PlayerRound]] = {
            TPN(number): [] for number in range(1, players + 1)
        }
        self.virtual = self._virtual()
        self.prohibited = self._prohibited()
        self.draws = random.choice((0.1, 0.4, 0.9))
        self.byes = random.choice((0.0, 0.0, 0.05, 0.15))
        self.forfeits = random.choice((0.0, 0.0, 0.05, 0.2))
        self.away: frozenset[TPN] = frozenset()
        self.draw_away()

    def _virtual(self) -> dict[TPN, tuple[HalfPoints, ...]]:
        if self.random.random() < 0.8:
            return {}
        return {
            tpn: tuple(self.random.choice((0, 0, 1, 2)) for _ in range(self.rounds_total))
            for tpn in self.history
        }

    def _prohibited(self) -> tuple[ProhibitedGroup, ...]:
        if self.random.random() < 0.7 or len(self.history) < 4:
            return ()
        groups = []
        for _ in range(self.random.randint(1, 3)):
            members = self.random.sample(sorted(self.history), self.random.randint(2, 3))
            first = self.random.randint(1, self.rounds_total)
            groups.append(
                ProhibitedGroup(frozenset(members), first, first + self.random.randint(0, 4))
            )
        return tuple(groups)

    @property
    def round_number(self) -> int:
        return len(self.history[TPN(1)]) + 1

    def field(self) -> Field:
        participants = [
            Participant(tpn, tuple(rounds), self.virtual.get(tpn, ()))
            for tpn, rounds in self.history.items()
        ]
        self.random.shuffle(participants)
        return Field(
            round_number=self.round_number,
            rounds_total=self.rounds_total,
            participants=tuple(participants),
            away=self.away,
            scoring=self.scoring,
            initial_colour=self.initial,
            prohibited=self.prohibited,
        )

    def draw_away(self) -> None:
        self.away = frozenset(tpn for tpn in self.history if self.random.random() < self.byes)

    def play(self, pairing: RoundPairing) -> None:
        entries: dict[TPN, PlayerRound] = {}
        for white, black in pairing.boards:
            entries[white], entries[black] = self._result(white, black)
        if pairing.pab is not None:
            entries[pairing.pab] = PlayerRound(RoundKind.PAB, self.scoring.pab)
        for tpn in self.away:
            entries[tpn] = self._bye()
        for tpn, rounds in self.history.items():
            rounds.append(entries[tpn])
        self.draw_away()

    def _bye(self) -> PlayerRound:
        kind, points = self.random.choice(
            (
                (RoundKind.FULL_BYE, self.scoring.win),
                (RoundKind.HALF_BYE, self.scoring.draw),
                (RoundKind.HALF_BYE, self.scoring.draw),
                (RoundKind.ZERO_BYE, self.scoring.absent),
                (RoundKind.ZERO_BYE, self.scoring.absent),
            )
        )
        return PlayerRound(kind, points)

    def _result(self, white: TPN, black: TPN) -> tuple[PlayerRound, PlayerRound]:
        score = self.scoring
        won, lost, draw = RoundKind.FORFEIT_WIN, RoundKind.FORFEIT_LOSS, RoundKind.GAME
        if self.random.random() < self.forfeits:
            kinds = self.random.choice(((won, lost), (lost, won), (lost, lost)))
            points = tuple(score.win if kind is won else score.absent for kind in kinds)
        else:
            kinds = (draw, draw)
            if self.random.random() < self.draws:
                points = (score.draw, score.draw)
            else:
                points = self.random.choice(((score.win, score.loss), (score.loss, score.win)))
        return (
            PlayerRound(kinds[0], points[0], black, Colour.WHITE),
            PlayerRound(kinds[1], points[1], white, Colour.BLACK),
        )

    def any_pairing(self) -> RoundPairing:
        """Somebody against somebody: colours and opponents as no system would give them."""
        players = [tpn for tpn in self.history if tpn not in self.away]
        self.random.shuffle(players)
        pab = players.pop() if len(players) % 2 else None
        boards = tuple(zip(players[::2], players[1::2], strict=True))
        return RoundPairing(boards, pab)  # type: ignore[arg-type]


def random_field(seed: int, smallest: int = 2, largest: int = 8, code: str = "dutch-2026") -> Field:
    """A field before some round of a random tournament, mostly paired by the engine itself."""
    random = Random(seed)
    players = random.randint(smallest, largest)
    rounds = random.randint(2, max(2, min(players + 1, 9)))
    tournament = Tournament(random, players, rounds)
    wild = random.random() < WILD
    target = random.choice((random.randint(1, rounds), rounds))
    while tournament.round_number < target:
        pairing = system(code).pair(tournament.field(), Options(), no_progress)
        if wild or not isinstance(pairing, RoundPairing):
            pairing = tournament.any_pairing()
        tournament.play(pairing)
    return tournament.field()
