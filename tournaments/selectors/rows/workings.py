"""How the numbers of a player came about, and which of them decides between two. Public facts."""

from __future__ import annotations

from .base import PlayerRef, Row


class WorkingNote(Row, frozen=True, kw_only=True):
    """A sentence; `article` of C.07, or empty."""

    sentence: str
    article: str = ""


class WorkingLine(Row, frozen=True, kw_only=True):
    """One line of a working: what a round adds.

    `score` and `points` are points as text ("2½"), the opponent's adjusted score (or that of the
    dummy) and what the player got; `rating` is the opponent's number in tie-breaks of ratings.
    `adds` is written as the value is. `cut`: "lowest", "voluntary", "highest", or empty.
    """

    round: int
    opponent: PlayerRef | None
    score: str
    points: str
    rating: int | None
    adds: str
    cut: str
    notes: tuple[WorkingNote, ...]


class EncounterLine(Row, frozen=True, kw_only=True):
    """One player in the small table of a direct encounter.

    `points` against each in the order of the table, empty where they did not meet. `least` and
    `most`: what the sum can be.
    """

    player: PlayerRef
    points: tuple[str, ...]
    least: str
    most: str
    rank: int


class CriterionWorking(Row, frozen=True, kw_only=True):
    """One criterion of the list.

    `place` in the list, from 1; `kind` is the code without modifiers. `value` as the standings show
    it, empty where it is not defined. `tied`: how many others were tied with the player when this
    criterion was looked at. `encounters` leaves out so many (`left_out`) of a large group whom the
    player has not met.
    """

    place: int
    code: str
    kind: str
    name: str
    article: str
    value: str
    tied: int
    lines: tuple[WorkingLine, ...]
    notes: tuple[WorkingNote, ...]
    encounters: tuple[EncounterLine, ...]
    left_out: int


class RankedPlayer(PlayerRef, frozen=True, kw_only=True):
    rank: int


class PlayerWorking(Row, frozen=True, kw_only=True):
    """One player after `round`, by an `edition` of C.07. `sharing`: who has the same rank;
    `near`: who stands next to him in the standings."""

    player: PlayerRef
    round: int
    edition: str
    rank: int
    sharing: int
    criteria: tuple[CriterionWorking, ...]
    near: tuple[RankedPlayer, ...]


class WorkingComparison(Row, frozen=True, kw_only=True):
    """Two players side by side. `decided`: the place of the criterion that put one before the
    other, None where they share their rank; `sentence` says so."""

    one: PlayerWorking
    other: PlayerWorking
    decided: int | None
    sentence: str
