"""The rows that API, console, socket frames and public page share; all of them JSON-able.

Points are text for people ("2½"); `player` is the entry number, `tpn` the pairing number (None
before the start). Times are ISO 8601 in UTC.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """Base of all rows."""


class PlayerRef(Row, frozen=True, kw_only=True):
    player: int
    tpn: int | None
    name: str
    title: str
    federation: str
    rating: int


class Claim(Row, frozen=True, kw_only=True):
    """What one arbiter says of a board; `result` is empty for "nothing stands"."""

    result: str
    result_text: str
    by: str
    by_name: str
    at: str
    device: str
    seq: int


class Conflict(Row, frozen=True, kw_only=True):
    """Open until `resolve-conflict`; the first claim is the one that stands."""

    seq: int
    claims: tuple[Claim, ...]


class Reported(Row, frozen=True, kw_only=True):
    """The last report of the player in that seat (as paired)."""

    colour: Literal["w", "b"]
    name: str
    result: str
    result_text: str
    at: str
    seq: int


class Reports(Row, frozen=True, kw_only=True):
    """Players' claims, which set no result: one has reported, both say the same, or an arbiter is
    called. `seen` is what `settle-reports` carries."""

    meaning: Literal["waiting", "agreed", "call"]
    agreed: str
    """What both say; empty where they do not."""
    agreed_text: str
    claims: tuple[Reported, ...]
    seen: int


class NoteRow(Row, frozen=True, kw_only=True):
    """A note on a board; its words stand in the history of the board, at `seq`."""

    seq: int
    kind: str
    text: str
    by_name: str
    at: str


class BoardRow(Row, frozen=True, kw_only=True):
    """One board of a round; White and Black are the places as paired, results name the places.

    `by`, `at`, `device`, `seq` belong to the result that stands (empty, 0: none). `white_points`
    and `black_points` are those before the round. `provisional`: a second person has to confirm the
    result, and has not.
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
    conflict: Conflict | None
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


PlayerStatus = Literal["entered", "checked-in", "withdrawn", "expelled", "merged"]


class PlayerRow(PlayerRef, frozen=True, kw_only=True):
    """`from_round` is the round from which the status (late entry, withdrawal) holds, 1 by default.

    The last fields are for arbiters; they are None for everybody else.
    """

    status: PlayerStatus
    from_round: int
    byes: dict[int, str]
    points: str
    merged_into: int | None = None
    rating_source: str = ""
    sex: str | None = None
    birth_date: str | None = None
    birth_year: int | None = None
    fide_id: str | None = None
    club: str | None = None
    contact: str | None = None


class CardRound(Row, frozen=True, kw_only=True):
    """One round of one player. `kind` is that of `pairing.model.RoundKind`, or "open" while the
    result is missing; `float` is "down", "up" or empty; `points` is what the round gave."""

    round: int
    kind: str
    board: int | None
    opponent: PlayerRef | None
    colour: str
    result: str | None
    result_text: str
    points: str
    float: str
    total: str


class PlayerCard(PlayerRow, frozen=True, kw_only=True):
    rank: int | None
    rounds: tuple[CardRound, ...]


class GameCell(Row, frozen=True, kw_only=True):
    """A cell of the cross table: "w12 1" is text for people, the other fields say the same."""

    round: int
    opponent: int | None
    """TPN of the opponent."""
    colour: str
    points: str
    kind: str
    text: str


class TieBreak(Row, frozen=True):
    """One criterion of a ranking beyond the points, with its value as text."""

    name: str
    value: str


class StandingRow(PlayerRef, frozen=True, kw_only=True):
    """`rank` is shared by players of equal points; `games` has one cell for each round."""

    rank: int
    points: str
    tie_breaks: tuple[TieBreak, ...]
    status: PlayerStatus
    games: tuple[GameCell, ...]


RoundStatus = Literal["none", "requested", "draft", "failed", "published", "closed"]


class ByeRow(Row, frozen=True, kw_only=True):
    player: PlayerRef
    kind: str


class Failure(Row, frozen=True, kw_only=True):
    code: str
    message: str
    article: str
    players: tuple[PlayerRef, ...]


class Step(Row, frozen=True, kw_only=True):
    """Who did something to the round, and when (requested, paired, published, closed …)."""

    type: str
    by: str
    by_name: str
    at: str
    seq: int


class RoundRow(Row, frozen=True, kw_only=True):
    """`boards`, `missing` and `provisional` are counts; `missing` are boards without a result,
    `provisional` those that wait for a second person."""

    round: int
    status: RoundStatus
    request: str
    boards: int
    missing: int
    provisional: int
    conflicts: int
    pab: PlayerRef | None
    byes: tuple[ByeRow, ...]
    absent: tuple[PlayerRef, ...]
    failure: Failure | None
    steps: tuple[Step, ...]
    imported: bool
    starts: str
    version: int = 1
    """Of its published boards: one more with each change (C.04.2 4.4)."""
    pairing_deadline: str = ""
    """Until when its unfinished games are waited for, UTC; empty: no deadline runs."""
    last_call: str = ""
    """When the last call for corrections ends, UTC; empty: none was announced."""


class DraftSide(PlayerRef, frozen=True, kw_only=True):
    """A player on a draft's board: score, colours so far ("wb-w"), floats of the last two rounds
    (newest first), colour preference is the engine's affair."""

    points: str
    colours: str
    floats: tuple[str, ...]
    float: str


class DraftBoard(Row, frozen=True, kw_only=True):
    game: str
    board: int
    white: DraftSide
    black: DraftSide


class RoundDetail(RoundRow, frozen=True, kw_only=True):
    """A round with its boards as they were paired; drafts are for arbiters only."""

    engine: str
    engine_version: str
    input_hash: str
    seal: str
    checker: str
    base: int
    pairs: tuple[DraftBoard, ...]


class ActivityRow(Row, frozen=True, kw_only=True):
    """One event of the log as a sentence. `subject` is its first scope, e.g. "game:3.1.47"."""

    seq: int
    at: str
    actor: str
    actor_name: str
    role: str
    device: str
    type: str
    text: str
    reason: str
    subject: str


Phase = Literal["entries", "running", "closed"]


class Overview(Row, frozen=True, kw_only=True):
    """`version` is the number of public changes; `current_round` is the highest round that has
    been requested, paired or published (0: none)."""

    slug: str
    name: str
    festival: str
    festival_name: str
    seq: int
    version: int
    phase: Phase
    system: str
    rounds_total: int
    current_round: int
    round_status: RoundStatus
    next_round: int | None
    players: int
    checked_in: int
    withdrawn: int
    boards: int
    missing: int
    conflicts: int
    appeals: int
    """Those that are not decided yet."""
    city: str
    federation: str
    start_date: str
    end_date: str


class Appointment(Row, frozen=True, kw_only=True):
    user: str
    name: str
    role: str
    first_board: int
    last_board: int


class NumberChange(PlayerRef, frozen=True, kw_only=True):
    """A player whose pairing number `tpn` would become `new` by the order of C.04.2 2.2."""

    new: int


class NumbersRow(Row, frozen=True, kw_only=True):
    """`locked`: why no correction moves a number ("NumbersLocked" by a draft, "NumbersFrozen" for
    good, empty: they move), told by `sentence`; `changes` is who would get another one."""

    locked: str
    sentence: str
    changes: tuple[NumberChange, ...]


class StandingMove(PlayerRef, frozen=True, kw_only=True):
    """A line of the standings before and after a correction."""

    rank: int
    points: str
    new_rank: int
    new_points: str


class ReachRow(Row, frozen=True, kw_only=True):
    """What a correction reaches: `counts_for` is the first round whose pairing reads it, `outdates`
    the round whose pairing in hand would not hold any more (None: no round)."""

    case: Literal["next", "after-next", "rating"]
    counts_for: int | None
    outdates: int | None
    article: str
    sentences: tuple[str, ...]
    standings: tuple[StandingMove, ...]
    numbers: tuple[NumberChange, ...]
    late: str = ""
    """The deadline for corrections that it comes too late for, UTC; empty: it is in time."""


class UndoRow(Row, frozen=True, kw_only=True):
    """What taking back the event `of`, told by `text`, would mean. `values` are those of `command`
    (kebab-case), which does it; where it is not possible `sentences` say why."""

    of: int
    text: str
    possible: bool
    command: str = ""
    values: dict[str, Any] = {}
    sentences: tuple[str, ...]
    reach: ReachRow | None = None


class ProhibitedGroup(Row, frozen=True, kw_only=True):
    """Players who do not meet in the rounds `first` to `last`."""

    players: tuple[PlayerRef, ...]
    first: int
    last: int


class FixedBoard(PlayerRef, frozen=True, kw_only=True):
    board: int


class VirtualLine(Row, frozen=True, kw_only=True):
    """Points that the pairing of the rounds `first` to `last` adds for these players."""

    players: tuple[PlayerRef, ...]
    points: str
    first: int
    last: int


class Me(Row, frozen=True, kw_only=True):
    """Who asks, and what the log lets him do here."""

    seq: int
    user: str
    name: str
    role: str
    first_board: int
    last_board: int
    commands: tuple[str, ...]


def fields(row: Row) -> dict[str, Any]:
    """The fields of a row, to make a longer one of it."""
    return {name: getattr(row, name) for name in row.__struct_fields__}
