"""What every pairing system reads and answers: the field before a round, and its pairing.

Points are ints in half points. Players are named by their TPN (tournament pairing number,
C.04.2 Article 2). Nothing in here knows a particular system.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple, NewType

TPN = NewType("TPN", int)
HalfPoints = int

TOURNAMENT_RULES: Final = "tournament rules"
"""Stands for an article where the tournament itself keeps players apart (`ProhibitedGroup`)."""


class Colour(StrEnum):
    WHITE = "w"
    BLACK = "b"

    @property
    def opposite(self) -> Colour:
        return Colour.BLACK if self is Colour.WHITE else Colour.WHITE


class RoundKind(StrEnum):
    """What a round was for one player (table of C.04.2, kinds of unplayed round)."""

    GAME = "game"
    FORFEIT_WIN = "forfeit-win"
    FORFEIT_LOSS = "forfeit-loss"
    PAB = "pab"
    FULL_BYE = "full-bye"
    HALF_BYE = "half-bye"
    ZERO_BYE = "zero-bye"
    """Requested, absent, withdrawn, or not yet entered."""


@dataclass(frozen=True, slots=True)
class PlayerRound:
    """One past round of one player.

    `points` are those that count for the pairing (an adjourned game: a draw, C.04.2 3.1).
    `opponent` and `colour` stand for games and forfeits (the scheduled ones), else None.
    """

    kind: RoundKind
    points: HalfPoints
    opponent: TPN | None = None
    colour: Colour | None = None

    @property
    def played(self) -> bool:
        return self.kind is RoundKind.GAME


@dataclass(frozen=True, slots=True)
class Participant:
    """A player as the pairing sees him; `rounds` holds one entry for each past round.

    `virtual[r - 1]` are the virtual points (C.04.7) of round r, up to and including the round
    to be paired; missing entries are 0.
    """

    tpn: TPN
    rounds: tuple[PlayerRound, ...] = ()
    virtual: tuple[HalfPoints, ...] = ()
    rating: int = 0
    title: str = ""
    federation: str = ""
    name: str = ""

    @property
    def secondary(self) -> HalfPoints:
        """The other score before the round, which teams alone have."""
        return 0


@dataclass(frozen=True, slots=True)
class Team(Participant):
    """`secondary`: game points where match points are the score, or the other way round (C.04.6
    1.2). A class of its own, so that what a field of players is written as stays what it was."""

    secondary: HalfPoints = 0


@dataclass(frozen=True, slots=True)
class Scoring:
    """Points of each kind of result, in half points; a loss may be worth something.

    `earlier`: what they were worth up to a round, where that was something else; oldest first.
    """

    win: HalfPoints = 2
    draw: HalfPoints = 1
    loss: HalfPoints = 0
    absent: HalfPoints = 0
    pab: HalfPoints = 2
    earlier: tuple[EarlierScoring, ...] = ()

    def of(self, round_number: int) -> Scoring:
        """The points of that round."""
        scorings = (each.scoring for each in self.earlier if round_number <= each.last_round)
        return next(scorings, self)

    def possible(self, rounds: int) -> HalfPoints:
        """The points of whoever won the first `rounds` rounds."""
        if not self.earlier:
            return rounds * self.win
        return sum(self.of(number).win for number in range(1, rounds + 1))


@dataclass(frozen=True, slots=True)
class EarlierScoring:
    """Of the rounds up to `last_round`."""

    last_round: int
    scoring: Scoring


@dataclass(frozen=True, slots=True)
class ProhibitedGroup:
    """No two of `members` meet in the rounds `first` to `last` (TRF26 record 260)."""

    members: frozenset[TPN]
    first: int = 1
    last: int = 10_000


@dataclass(frozen=True, slots=True)
class Field:
    """Everything a pairing system may look at before round `round_number` of `rounds_total`.

    `away` are the participants who are not to be paired in this round: requested byes, absent,
    withdrawn, not yet arrived. The order of `participants` has no meaning.
    """

    round_number: int
    rounds_total: int
    participants: tuple[Participant, ...]
    away: frozenset[TPN] = frozenset()
    scoring: Scoring = Scoring()
    initial_colour: Colour = Colour.WHITE
    prohibited: tuple[ProhibitedGroup, ...] = ()


class Board(NamedTuple):
    white: TPN
    black: TPN


@dataclass(frozen=True, slots=True)
class RoundPairing:
    """A legal round: boards in the order of C.04.2 3.6, and who gets the PAB.

    `downfloaters` and `upfloaters` are those of this round (C.04.3 1.4), for display.
    """

    boards: tuple[Board, ...]
    pab: TPN | None = None
    downfloaters: frozenset[TPN] = frozenset()
    upfloaters: frozenset[TPN] = frozenset()


@dataclass(frozen=True, slots=True)
class NoLegalPairing:
    """No complete round-pairing exists (C.04.3 1.9.3); the Chief Arbiter decides.

    `code` names the obstacle, `article` the rule, `players` those it concerns, and `message` says
    it in one English sentence.
    """

    code: str
    article: str
    message: str
    players: tuple[TPN, ...] = ()


Progress = Callable[[int, int], None]
"""Called with (players settled, players to pair); may raise to cancel."""


def no_progress(_done: int, _total: int) -> None:
    """The progress that nobody watches."""


@dataclass(frozen=True, slots=True)
class Options:
    """Named readings and switches of a system, e.g. {"parity": "arrived"}; all have defaults."""

    values: tuple[tuple[str, str], ...] = ()

    def get(self, name: str, default: str) -> str:
        return dict(self.values).get(name, default)


PairRound = Callable[[Field, Options, Progress], RoundPairing | NoLegalPairing]
