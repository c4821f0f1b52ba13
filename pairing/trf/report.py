"""A tournament report file as data. Points are ints in half points."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property

from pairing.model import Colour, HalfPoints, Scoring
from pairing.trf.problems import Problem


class Code(StrEnum):
    """The result column of record 001."""

    WIN = "1"
    DRAW = "="
    LOSS = "0"
    SHORT_WIN = "W"
    SHORT_DRAW = "D"
    SHORT_LOSS = "L"
    FORFEIT_WIN = "+"
    FORFEIT_LOSS = "-"
    FULL_BYE = "F"
    HALF_BYE = "H"
    PAB = "U"
    ZERO_BYE = "Z"
    ADJOURNED = "?"
    BLANK = ""

    @property
    def is_game(self) -> bool:
        return self in _GAMES

    @property
    def is_forfeit(self) -> bool:
        return self in (Code.FORFEIT_WIN, Code.FORFEIT_LOSS)

    @property
    def is_bye(self) -> bool:
        """A bye without opponent that is no PAB, a blank round included."""
        return self in (Code.FULL_BYE, Code.HALF_BYE, Code.ZERO_BYE, Code.BLANK)


_GAMES = frozenset(
    {
        Code.WIN,
        Code.DRAW,
        Code.LOSS,
        Code.SHORT_WIN,
        Code.SHORT_DRAW,
        Code.SHORT_LOSS,
        Code.ADJOURNED,
    }
)


@dataclass(frozen=True, slots=True)
class RoundEntry:
    """One round of one player: opponent's starting number, own colour, result."""

    code: Code = Code.BLANK
    opponent: int | None = None
    colour: Colour | None = None

    @property
    def pending(self) -> bool:
        """Paired, and no result yet."""
        return self.code is Code.BLANK and self.opponent is not None

    @property
    def is_paired(self) -> bool:
        """The player was part of the round's pairing: a game, a forfeit or the PAB."""
        return self.opponent is not None or not self.code.is_bye


@dataclass(frozen=True, slots=True)
class PlayerRecord:
    """Record 001. `line` is where it stood in the file (0 if it came from elsewhere)."""

    number: int
    name: str = ""
    sex: str = ""
    title: str = ""
    rating: int = 0
    federation: str = ""
    fide_id: str = ""
    birth_date: str = ""
    points: HalfPoints | None = None
    rank: int | None = None
    rounds: tuple[RoundEntry, ...] = ()
    line: int = field(default=0, compare=False)

    def entry(self, round_number: int) -> RoundEntry:
        """The entry of a round; blank where the line ended earlier."""
        return self.rounds[round_number - 1] if round_number <= len(self.rounds) else RoundEntry()


@dataclass(frozen=True, slots=True)
class ReportScoring:
    """What each result is worth (162, XXS, BB?), in half points."""

    white_win: HalfPoints = 2
    black_win: HalfPoints = 2
    white_draw: HalfPoints = 1
    black_draw: HalfPoints = 1
    white_loss: HalfPoints = 0
    black_loss: HalfPoints = 0
    forfeit_win: HalfPoints = 2
    forfeit_loss: HalfPoints = 0
    full_bye: HalfPoints = 2
    half_bye: HalfPoints = 1
    zero_bye: HalfPoints = 0
    pab: HalfPoints = 2
    adjourned: HalfPoints = 1

    def points(self, entry: RoundEntry) -> HalfPoints:
        match entry.code:
            case Code.WIN | Code.SHORT_WIN:
                return self.black_win if entry.colour is Colour.BLACK else self.white_win
            case Code.DRAW | Code.SHORT_DRAW:
                return self.black_draw if entry.colour is Colour.BLACK else self.white_draw
            case Code.LOSS | Code.SHORT_LOSS:
                return self.black_loss if entry.colour is Colour.BLACK else self.white_loss
            case Code.FORFEIT_WIN:
                return self.forfeit_win
            case Code.FORFEIT_LOSS:
                return self.forfeit_loss
            case Code.FULL_BYE:
                return self.full_bye
            case Code.HALF_BYE:
                return self.half_bye
            case Code.PAB:
                return self.pab
            case Code.ADJOURNED:
                return self.adjourned
            case Code.ZERO_BYE | Code.BLANK:
                return self.zero_bye

    @property
    def for_pairing(self) -> Scoring:
        return Scoring(
            win=self.white_win,
            draw=self.white_draw,
            loss=self.white_loss,
            absent=self.zero_bye,
            pab=self.pab,
        )


@dataclass(frozen=True, slots=True)
class ByeRecord:
    """Record 240, or XXZ: byes announced for a round."""

    code: Code
    players: tuple[int, ...]
    round_number: int
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class VirtualPoints:
    """Record 250, or XXA: `points` in each round from `first_round` to `last_round`."""

    points: HalfPoints
    first_round: int
    last_round: int
    first_player: int
    last_player: int
    match_points: HalfPoints | None = None
    line: int = field(default=0, compare=False)


ALL_ROUNDS = 999
"""The last round of a prohibition without end."""


@dataclass(frozen=True, slots=True)
class ProhibitedRecord:
    """Record 260, or XXP."""

    players: tuple[int, ...]
    first_round: int = 1
    last_round: int = ALL_ROUNDS
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class AbnormalPoints:
    """Record 299. `code` None is a penalty or bonus; `round_number` None means every round."""

    code: Code | None
    points: HalfPoints
    players: tuple[int, ...]
    round_number: int | None = None
    match_points: HalfPoints | None = None
    line: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Report:
    """The whole file. Text fields are "" and numbers None where the file says nothing.

    `comments` are the lines beginning `###`, `other_lines` all records this reader does not
    take apart (teams, national ratings, unknown codes); both are kept as they stood.
    """

    players: tuple[PlayerRecord, ...]
    name: str = ""
    city: str = ""
    federation: str = ""
    start_date: str = ""
    end_date: str = ""
    players_stated: int | None = None
    rated_stated: int | None = None
    teams_stated: int | None = None
    type_text: str = ""
    chief_arbiter: str = ""
    deputy_arbiters: tuple[str, ...] = ()
    time_control: str = ""
    round_dates: tuple[str, ...] = ()
    rounds_total: int | None = None
    initial_colour: Colour | None = None
    scoring: ReportScoring = ReportScoring()
    rank_method: str = ""
    controller: str = ""
    encoded_type: str = ""
    tie_breaks: tuple[str, ...] = ()
    standings_order: tuple[str, ...] = ()
    encoded_time_control: str = ""
    byes: tuple[ByeRecord, ...] = ()
    virtual: tuple[VirtualPoints, ...] = ()
    prohibited: tuple[ProhibitedRecord, ...] = ()
    abnormal: tuple[AbnormalPoints, ...] = ()
    by_position: bool = False
    """XXC rank: players are to be paired by their position in the file."""
    comments: tuple[str, ...] = ()
    other_lines: tuple[str, ...] = ()
    doubts: tuple[Problem, ...] = field(default=(), compare=False)
    """What is doubtful, in the order of the lines; to be said to whoever sent the file."""
    lines: Mapping[str, int] = field(default_factory=dict, compare=False)
    """The first line of each record, by its code."""
    records: Mapping[int, str] = field(default_factory=dict, compare=False)
    """The code of each line."""

    @cached_property
    def rounds_paired(self) -> int:
        """The last round for which the file has a pairing (0: none)."""
        return max(
            (
                round_number
                for player in self.players
                for round_number, entry in enumerate(player.rounds, start=1)
                if entry.is_paired
            ),
            default=0,
        )
