"""Random team tournaments, and fields written as an arbiter reads them."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from pairing.model import (
    TPN,
    Colour,
    Field,
    NoLegalPairing,
    Options,
    PlayerRound,
    ProhibitedGroup,
    RoundKind,
    RoundPairing,
    Scoring,
    Team,
    no_progress,
)
from pairing.team_swiss.round import pair_round
from tests.unit.pairing.rounds_2026 import WILD, AcceleratedTournament

TEAM = "team-swiss-2026"
MATCH = Scoring(win=4, draw=2, loss=0, absent=0, pab=2)
"""Match points 2-1-0; the bye has those of a draw (1.4)."""
GAMES = Scoring(win=8, draw=4, loss=0, absent=0, pab=4)
"""Game points on four boards as the primary score."""
_UNPLAYED = {
    "+": (RoundKind.FORFEIT_WIN, 4),
    "-": (RoundKind.FORFEIT_LOSS, 0),
    "U": (RoundKind.PAB, 2),
    "F": (RoundKind.FULL_BYE, 4),
    "H": (RoundKind.HALF_BYE, 2),
    "Z": (RoundKind.ZERO_BYE, 0),
}


class TeamTournament(AcceleratedTournament):
    """Match points or game points; the other score is drawn beside."""

    def __init__(self, random: Random, players: int, rounds: int) -> None:
        super().__init__(random, players, rounds)
        self.scoring = random.choice((MATCH, MATCH, GAMES))
        self.secondary = dict.fromkeys(self.history, 0)

    def _result(self, white: TPN, black: TPN) -> tuple[PlayerRound, PlayerRound]:
        mine, theirs = super()._result(white, black)
        if self.scoring is GAMES and mine.kind is RoundKind.GAME:
            won = self.random.choice((2, 3, 4, 5, 6)) if self.draws > 0.3 else mine.points
            mine, theirs = replace(mine, points=won), replace(theirs, points=8 - won)
        return mine, theirs

    def play(self, pairing: RoundPairing) -> None:
        super().play(pairing)
        for tpn in self.secondary:
            self.secondary[tpn] += self.random.choice((1, 2, 2, 3))

    def field(self) -> Field:
        plain = super().field()
        teams = (
            Team(t.tpn, t.rounds, t.virtual, t.rating, secondary=self.secondary[t.tpn])
            for t in plain.participants
        )
        return replace(plain, participants=tuple(teams))


def pair_teams(before: Field, **readings: str) -> RoundPairing | NoLegalPairing:
    named = {name.replace("_", "-"): value for name, value in readings.items()}
    return pair_round(before, Options(tuple(sorted(named.items()))), no_progress)


def random_team_round(seed: int, smallest: int, largest: int) -> Field:
    """A field before some round of a random tournament, mostly paired by the system itself."""
    random = Random(f"teams {seed}")
    teams = random.randint(smallest, largest)
    rounds = random.randint(3, max(3, min(teams + 1, 9)))
    tournament = TeamTournament(random, teams, rounds)
    wild = random.random() < WILD
    kind = random.choice(("a", "b", "none"))
    target = rounds if random.random() < 0.2 else random.randint(1, rounds)
    while tournament.round_number < target:
        pairing = pair_teams(tournament.field(), preferences=kind)
        if wild or isinstance(pairing, NoLegalPairing):
            pairing = tournament.any_pairing()
        assert isinstance(pairing, RoundPairing)
        tournament.play(pairing)
    return tournament.field()


def team(number: int, line: str) -> Team:
    """ "5w4 2b2 U": opponent, colour on board 1 and half match points; "+", "H" ...; "/9" at the
    end is the secondary score."""
    line, _, secondary = line.partition("/")
    rounds = tuple(map(_round, line.split()))
    return Team(TPN(number), rounds, secondary=int(secondary or 0))


def _round(word: str) -> PlayerRound:
    if word[-1] in _UNPLAYED:
        kind, points = _UNPLAYED[word[-1]]
        opponent = TPN(int(word[:-2])) if word[:-2] else None
        return PlayerRound(kind, points, opponent, Colour(word[-2]) if opponent else None)
    return PlayerRound(RoundKind.GAME, int(word[-1]), TPN(int(word[:-2])), Colour(word[-2]))


def team_field(*lines: str, rounds: int = 9, apart: str = "", **more: object) -> Field:
    """One line a team, in the order of numbers; `apart`: "1-4 1-5" are not to meet."""
    teams = tuple(team(number, line) for number, line in enumerate(lines, start=1))
    groups = tuple(
        ProhibitedGroup(frozenset(TPN(int(each)) for each in pair.split("-")))
        for pair in apart.split()
    )
    played = len(teams[0].rounds) if teams else 0
    return Field(played + 1, rounds, teams, scoring=MATCH, prohibited=groups, **more)  # type: ignore[arg-type]
