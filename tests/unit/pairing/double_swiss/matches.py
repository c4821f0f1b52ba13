"""Random tournaments of matches, and fields written as an arbiter reads them."""

from __future__ import annotations

from random import Random

from pairing.double_swiss.round import pair_round
from pairing.model import (
    TPN,
    Colour,
    Field,
    NoLegalPairing,
    Options,
    Participant,
    PlayerRound,
    ProhibitedGroup,
    RoundKind,
    RoundPairing,
    Scoring,
    no_progress,
)
from tests.unit.pairing.rounds_2026 import WILD, AcceleratedTournament

DOUBLE = "double-swiss-2026"
MATCH = Scoring(win=4, draw=2, loss=0, absent=0, pab=3)
"""Points of a match of two games; the bye is worth a win and a draw (1.4)."""
_UNPLAYED = {
    "+": (RoundKind.FORFEIT_WIN, 4),
    "-": (RoundKind.FORFEIT_LOSS, 0),
    "U": (RoundKind.PAB, 3),
    "F": (RoundKind.FULL_BYE, 4),
    "H": (RoundKind.HALF_BYE, 2),
    "Z": (RoundKind.ZERO_BYE, 0),
}


class MatchTournament(AcceleratedTournament):
    """Two games a round; one of them may be forfeited, and the match is played all the same."""

    def __init__(self, random: Random, players: int, rounds: int) -> None:
        super().__init__(random, players, rounds)
        self.scoring = MATCH if random.random() < 0.8 else Scoring(win=4, draw=2, pab=4)

    def _result(self, white: TPN, black: TPN) -> tuple[PlayerRound, PlayerRound]:
        if self.random.random() < self.forfeits:
            return super()._result(white, black)
        games = ((2, 0), (0, 2), (1, 1), (1, 1)) if self.draws > 0.3 else ((2, 0), (0, 2))
        odd = ((1, 0), (0, 1), (0, 0))
        played = [
            self.random.choice(odd if self.random.random() < 0.05 else games) for _game in (1, 2)
        ]
        mine, theirs = (sum(points) for points in zip(*played, strict=True))
        return (
            PlayerRound(RoundKind.GAME, mine, black, Colour.WHITE),
            PlayerRound(RoundKind.GAME, theirs, white, Colour.BLACK),
        )


def pair_match(before: Field, **readings: str) -> RoundPairing | NoLegalPairing:
    """The match before which the field stands; its rounds are matches."""
    return pair_round(before, Options(tuple(sorted(readings.items()))), no_progress)


def random_match_round(seed: int, smallest: int, largest: int) -> Field:
    """A field before some round of a random tournament, mostly paired by the system itself."""
    random = Random(f"matches {seed}")
    players = random.randint(smallest, largest)
    rounds = random.randint(3, max(3, min(players + 1, 8)))
    tournament = MatchTournament(random, players, rounds)
    wild = random.random() < WILD
    target = rounds if random.random() < 0.2 else random.randint(1, rounds)
    while tournament.round_number < target:
        pairing = pair_match(tournament.field())
        if wild or isinstance(pairing, NoLegalPairing):
            pairing = tournament.any_pairing()
        assert isinstance(pairing, RoundPairing)
        tournament.play(pairing)
    return tournament.field()


def match_player(number: int, line: str) -> Participant:
    """ "5w3 2b1 U": opponent, colour in game 1 and half points of each match; or "+", "H" ..."""
    return Participant(TPN(number), tuple(map(_round, line.split())))


def _round(word: str) -> PlayerRound:
    if word[-1] in _UNPLAYED:
        kind, points = _UNPLAYED[word[-1]]
        opponent = TPN(int(word[:-2])) if word[:-2] else None
        return PlayerRound(kind, points, opponent, Colour(word[-2]) if opponent else None)
    return PlayerRound(RoundKind.GAME, int(word[-1]), TPN(int(word[:-2])), Colour(word[-2]))


def match_field(*lines: str, rounds: int = 9, apart: str = "", **more: object) -> Field:
    """One line a player, in the order of numbers; `apart`: "1-4 1-5" are not to meet."""
    players = tuple(match_player(number, line) for number, line in enumerate(lines, start=1))
    groups = tuple(
        ProhibitedGroup(frozenset(TPN(int(each)) for each in pair.split("-")))
        for pair in apart.split()
    )
    played = len(players[0].rounds) if players else 0
    return Field(played + 1, rounds, players, scoring=MATCH, prohibited=groups, **more)  # type: ignore[arg-type]
