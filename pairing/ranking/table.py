"""What a ranking is made of: everybody's rounds, with the points that count in the standings.

Points are half points. Virtual points of an acceleration never count (C.07), so none are here.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import NamedTuple

from pairing.model import TPN, Colour, HalfPoints, RoundKind, Scoring

WIN, DRAW, LOSS = 2, 1, 0
"""What a game over the board was, whatever it is worth: half points of the ordinary scoring."""


class ScoredRound(NamedTuple):
    """One round of one participant.

    `opponent` and `colour` stand for games and forfeits (the scheduled ones). `result` is that of a
    game over the board (`WIN`, `DRAW`, `LOSS`); None for anything else, and while it goes on.
    `extra`: a bonus or penalty of that round, which is no result of a game. `games`: of a match,
    those that it is made of.
    """

    kind: RoundKind
    points: HalfPoints = 0
    opponent: TPN | None = None
    colour: Colour | None = None
    result: int | None = None
    extra: HalfPoints = 0
    games: tuple[ScoredRound, ...] = ()

    @property
    def each_game(self) -> tuple[ScoredRound, ...]:
        """Those of a match, or the one of the round."""
        return self.games or (self,)

    @property
    def over_the_board(self) -> bool:
        return self.result is not None


@dataclass(frozen=True, slots=True)
class Scorecard:
    """One participant; `rating` has at most four digits, 0 is unrated. All cards of a table have
    the same rounds."""

    tpn: TPN
    rounds: tuple[ScoredRound, ...] = ()
    rating: int = 0


@dataclass(frozen=True, slots=True)
class Table:
    """A tournament as it is ranked.

    `rounds_total`: of the event, not only those behind. `predetermined`: a round robin, or other
    pairings that were known before the start (15.2). `seed`: of a drawing of lots; empty: none.
    """

    cards: tuple[Scorecard, ...]
    rounds_total: int
    scoring: Scoring = field(default_factory=Scoring)
    predetermined: bool = False
    seed: str = ""

    @property
    def rounds(self) -> int:
        """Rounds behind."""
        return max((len(card.rounds) for card in self.cards), default=0)

    @property
    def highest_score(self) -> HalfPoints:
        """That anybody could have at the end of the event."""
        return sum(self.scoring.of(number).win for number in range(1, self.rounds_total + 1))

    def after(self, rounds: int) -> Table:
        """As it stood after that round."""
        cards = tuple(replace(card, rounds=card.rounds[:rounds]) for card in self.cards)
        return replace(self, cards=cards)
