"""Boards with their results, claims and notes."""

from __future__ import annotations

from typing import Literal

from .base import PlayerRef, Row


# A claim for people: the log knows accounts by key, their names are looked up for each reader.
class ClaimRow(Row, frozen=True, kw_only=True):
    """What one arbiter says of a board; `result` is empty for "nothing stands"."""

    component = "Claim"

    result: str
    result_text: str
    by: str
    by_name: str
    at: str
    device: str
    seq: int


class ConflictRow(Row, frozen=True, kw_only=True):
    """Open until `resolve-conflict`; the first claim is the one that stands."""

    component = "Conflict"

    seq: int
    claims: tuple[ClaimRow, ...]


class Reported(Row, frozen=True, kw_only=True):
    """The last report of the player in that seat (as paired); without a colour of a file of the
    electronic boards, where `name` is that of whoever brought it."""

    colour: Literal["w", "b", ""]
    name: str
    result: str
    result_text: str
    at: str
    seq: int


class Reports(Row, frozen=True, kw_only=True):
    """Claims of players and of files, which set no result: one player has reported, both or a file
    propose a result, or an arbiter is called. `seen` is what `settle-reports` carries."""

    meaning: Literal["waiting", "agreed", "call"]
    agreed: str
    """What is proposed; empty where nothing is."""
    agreed_text: str
    claims: tuple[Reported, ...]
    seen: int
    of: Literal["players", "file"] = "players"
    """Whose they are; a file and players: the file's."""


class NoteRow(Row, frozen=True, kw_only=True):
    """A note on a board; its words stand in the history of the board, at `seq`."""

    seq: int
    kind: str
    text: str
    """The kind's name in the hall's language."""
    by_name: str
    at: str


class BoardRow(Row, frozen=True, kw_only=True):
    """One board of a round; White and Black are the places as paired, results name the places.

    `by`, `at`, `device`, `seq` belong to the result that stands (empty, 0: none). `white_points`
    and `black_points` are those before the round. `provisional`: a second person has to confirm the
    result, and has not. Points before a game of a match are those before the match.
    """

    game: str
    round: int
    board: int
    white: PlayerRef
    black: PlayerRef
    white_points: str
    black_points: str
    result: str | None
    result_text: str
    by: str
    by_name: str
    at: str
    device: str
    seq: int
    confirmed: bool
    provisional: bool
    empty: str
    """ "w", "b", "wb": the seats at which nobody was seen."""
    confirmed_by: str
    confirmed_by_name: str
    adjourned: bool
    under_appeal: bool
    conflict: ConflictRow | None
    reports: Reports | None
    """None: there are none, or they are settled."""
    rated: str | None
    """What is rated where that is not the result that counts (C.04.2 4.3)."""
    rated_text: str
    reversed: bool
    """The player in the place of Black had White."""
    reversed_in_report: bool
    changed: int = 0
    """The version of the round's boards in which this one came (C.04.2 4.4); 0: paired so."""
    replaced: bool = False
    """It ended by such a change; its round shows another game in its place."""
    notes: tuple[NoteRow, ...] = ()
    seen_at: str = ""
    """When an arbiter last saw it being played (UTC); empty: nobody said so."""
    seen_by_name: str = ""
    game_of_match: int = 0
    """1 or 2 where the round is a game of a match (C.04.5): `round` is that of the game."""
