"""What the API answers to who reads: rows of the selectors, at a place of the log."""

from __future__ import annotations

from typing import Any

from events.head_check import Verdict

from ..domain.prizes.fund import PrizeFund
from ..domain.settings.events import ProhibitedPlayers
from ..domain.settings.settings import Settings
from ..domain.standings.announced import RankingWithin
from ..domain.tournament.steps import RegulationsFrom
from ..selectors import (
    appeals,
    batches,
    deadlines,
    devices,
    explanations,
    late_entry,
    not_arrived,
    review,
    start_of_play,
    tokens,
)
from ..selectors import changes as change_rows
from ..selectors import manual as manual_rows
from ..selectors.erasure import ErasurePlan, MemberErasurePlan
from ..selectors.history.difference import StandingChange
from ..selectors.history.rows import DifferenceRow, HistoryRow
from ..selectors.moving import MovePreview, SectionRow
from ..selectors.photos import PhotoRow
from ..selectors.rows.boards import BoardRow
from ..selectors.rows.log import ActivityRow, ReachRow, UndoRow
from ..selectors.rows.numbers import NumbersRow
from ..selectors.rows.players import PlayerCard, PlayerRow
from ..selectors.rows.prizes import NoPrizeRow, PrizeChange, PrizesRow
from ..selectors.rows.rankings import RankingRow
from ..selectors.rows.rounds import RoundDetail, RoundRow
from ..selectors.rows.standings import RankedBy, StandingRow
from ..selectors.rows.tournament import Appointment, Overview
from ..selectors.rows.workings import PlayerWorking, WorkingComparison
from .answers import Answer


class Tokens(Answer, frozen=True, kw_only=True):
    tokens: tuple[tokens.TokenRow, ...]


class Attachments(Answer, frozen=True, kw_only=True):
    seq: int
    attachments: tuple[PhotoRow, ...]


class Erasure(Answer, frozen=True, kw_only=True):
    seq: int
    plan: ErasurePlan


class MemberErasure(Answer, frozen=True, kw_only=True):
    seq: int
    plan: MemberErasurePlan


class Move(Answer, frozen=True, kw_only=True):
    """`preview` is there where `to` asked for it."""

    seq: int
    sections: tuple[SectionRow, ...]
    preview: MovePreview | None


class Tournaments(Answer, frozen=True, kw_only=True):
    """Those in which the asker has a role; all of them for whoever administers the server."""

    tournaments: tuple[Overview, ...]


class Players(Answer, frozen=True, kw_only=True):
    seq: int
    players: tuple[PlayerRow, ...]


class PlayerAnswer(Answer, frozen=True, kw_only=True):
    component = "Player"

    seq: int
    player: PlayerCard


class Rounds(Answer, frozen=True, kw_only=True):
    seq: int
    rounds: tuple[RoundRow, ...]


class RoundAnswer(Answer, frozen=True, kw_only=True):
    component = "Round"

    seq: int
    round: RoundDetail


class ManualPairing(Answer, frozen=True, kw_only=True):
    """`phase`: null when nobody pairs the round by hand; `by_hand`: null when no hand made it."""

    seq: int
    round: int
    phase: manual_rows.ManualRow | None
    by_hand: manual_rows.ByHandRow | None


class RoundExplanation(Answer, frozen=True, kw_only=True):
    seq: int
    explanation: explanations.RoundStory


class BoardExplanation(Answer, frozen=True, kw_only=True):
    seq: int
    explanation: explanations.BoardStory


class WhyNot(Answer, frozen=True, kw_only=True):
    seq: int
    explanation: explanations.WhyNotStory


class Reach(Answer, frozen=True, kw_only=True):
    seq: int
    reach: ReachRow


class Undo(Answer, frozen=True, kw_only=True):
    seq: int
    undo: UndoRow


class Numbers(Answer, frozen=True, kw_only=True):
    seq: int
    numbers: NumbersRow


class Changes(Answer, frozen=True, kw_only=True):
    """How the boards of a published round came to differ from its pairing (C.04.2 4.4)."""

    seq: int
    round: int
    version: int
    changes: tuple[change_rows.ChangeRow, ...]
    grounds: tuple[change_rows.GroundRow, ...]


class ChangeProposals(Answer, frozen=True, kw_only=True):
    seq: int
    proposals: change_rows.Proposals


class RefusedRequests(Answer, frozen=True, kw_only=True):
    seq: int
    requests: tuple[change_rows.RefusedRequestRow, ...]


class Boards(Answer, frozen=True, kw_only=True):
    seq: int
    round: int
    boards: tuple[BoardRow, ...]


class Appeals(Answer, frozen=True, kw_only=True):
    """`deadline` is how many minutes an appeal may take; `limits` are those that still run."""

    seq: int
    deadline: int
    committee: tuple[appeals.MemberRow, ...]
    limits: tuple[appeals.LimitRow, ...]
    appeals: tuple[appeals.AppealRow, ...]


class RoundStart(Answer, frozen=True, kw_only=True):
    seq: int
    start: start_of_play.StartOfPlay


class EntryPreview(Answer, frozen=True, kw_only=True):
    """What an entry would mean; nothing was written."""

    seq: int
    preview: late_entry.EntryPreviewRow


class DoubleEntries(Answer, frozen=True, kw_only=True):
    """Who may have been entered twice, what was merged, and who was told apart."""

    seq: int
    proposals: tuple[review.DoubleRow, ...]
    merged: tuple[review.MergedRow, ...]
    apart: tuple[review.ApartRow, ...]


class OddEntries(Answer, frozen=True, kw_only=True):
    """Entries that look wrong. `without_fide_id`: how many have no FIDE id where most have none,
    and are not among the entries for that reason alone."""

    seq: int
    without_fide_id: int
    entries: tuple[review.OddEntry, ...]


class Deadlines(Answer, frozen=True, kw_only=True):
    seq: int
    deadlines: deadlines.RoundDeadlines


class Absentees(Answer, frozen=True, kw_only=True):
    """Who lost the last round by forfeit and has not told why (C.05 6.5)."""

    seq: int
    round: int
    absentees: tuple[start_of_play.Absentee, ...]


class NotArrived(Answer, frozen=True, kw_only=True):
    """Who has not come when check-in closes (C.04.2 4.1)."""

    seq: int
    check_in: not_arrived.CheckInClose


class Batches(Answer, frozen=True, kw_only=True):
    """What was done to several at once, newest first."""

    seq: int
    batches: tuple[batches.BatchRow, ...]


class Standings(Answer, frozen=True, kw_only=True):
    """After round `round`."""

    seq: int
    round: int
    ranked_by: RankedBy
    standings: tuple[StandingRow, ...]


class Working(Answer, frozen=True, kw_only=True):
    """How each number of one player in the standings came about."""

    seq: int
    working: PlayerWorking


class WorkingComparisonAnswer(Answer, frozen=True, kw_only=True):
    """Two players side by side, and what decides between them."""

    component = "ComparedWorkings"

    seq: int
    comparison: WorkingComparison


class Rankings(Answer, frozen=True, kw_only=True):
    """Rankings within the standings as they are announced, and their places after a round."""

    seq: int
    round: int
    announced: tuple[RankingWithin, ...]
    rankings: tuple[RankingRow, ...]


class Prizes(Answer, frozen=True, kw_only=True):
    """The fund as it is announced, and who would get what of it. Sums are whole cents."""

    seq: int
    fund: PrizeFund
    prizes: PrizesRow


class PrizesMoved(Answer, frozen=True, kw_only=True):
    """Who gets something else than after event `seq`; `now` is the newest event."""

    seq: int
    now: int
    prizes: tuple[PrizeChange, ...]


class PrizeReasons(Answer, frozen=True, kw_only=True):
    """Why a player gets nothing of these lists."""

    seq: int
    player: int
    lists: tuple[NoPrizeRow, ...]


class Activity(Answer, frozen=True, kw_only=True):
    """Newest first; `more` says whether there are earlier ones."""

    seq: int
    activity: tuple[ActivityRow, ...]
    more: bool


class History(Answer, frozen=True, kw_only=True):
    """Newest first, each with what it changed; `more` says whether earlier ones match."""

    seq: int
    history: tuple[HistoryRow, ...]
    more: bool


class EventAnswer(Answer, frozen=True, kw_only=True):
    """An event of the log, column by column; `hash` covers `prev_hash` and all other columns."""

    component = "Event"

    seq: int
    type: str
    version: int
    body: Any
    scopes: tuple[str, ...]
    actor: str
    role: str
    device: str
    reason: str
    occurred_at: str
    recorded_at: str
    command_id: str
    causation: str
    answers: str
    prev_hash: str
    hash: str


class KnownHead(Answer, frozen=True, kw_only=True):
    """What the log says of a head that somebody knows; `seq` is that of its last event.

    `event` and `hash` are those of the event with that hash, else of the one that has its number,
    else of the last one; `broken` is the first event that does not fit, 0 for none.
    """

    seq: int
    verdict: Verdict
    message: str
    event: int
    hash: str
    broken: int


class HistoryEvent(Answer, frozen=True, kw_only=True):
    """One event as people read it, and as it stands in the log."""

    seq: int
    history: HistoryRow
    event: EventAnswer


class Difference(Answer, frozen=True, kw_only=True):
    """What is not as it was after event `seq`; `now` is the newest event."""

    seq: int
    now: int
    things: tuple[DifferenceRow, ...]
    standings: tuple[StandingChange, ...]


class Events(Answer, frozen=True, kw_only=True):
    """In the order of the log; `more` says whether later ones were left off."""

    seq: int
    events: tuple[EventAnswer, ...]
    more: bool


class RecordedCommands(Answer, frozen=True, kw_only=True):
    """Those of the commands that were asked for which became events of this log."""

    seq: int
    commands: tuple[str, ...]


class Devices(Answer, frozen=True, kw_only=True):
    """All for the chief arbiter and the deputies, for others their own; newest first."""

    seq: int
    devices: tuple[devices.DeviceRow, ...]


class DeviceEntries(Answer, frozen=True, kw_only=True):
    """What a device did in the time in doubt: the last result on each board, and all the rest."""

    seq: int
    device: devices.DeviceRow
    results: tuple[devices.TypedResult, ...]
    others: tuple[ActivityRow, ...]


class ThisDevice(Answer, frozen=True, kw_only=True):
    """What the server knows of the device that asks; empty: it did not join by a code."""

    device: str
    until: str
    revoked: bool


class Slip(Answer, frozen=True, kw_only=True):
    """The section a scanned slip belongs to; without `game` and `board` it was paired anew.

    `may_look`: whether the asker is an arbiter there.
    """

    slug: str
    name: str
    round: int
    game: str
    board: int
    may_look: bool


class SettingsAnswer(Answer, frozen=True, kw_only=True):
    seq: int
    name: str
    settings: Settings
    """In force for the round that is paired next."""
    regulations: tuple[RegulationsFrom, ...]
    """Of all rounds, where they were changed on the way; empty: the same for all."""
    prohibited: tuple[ProhibitedPlayers, ...]
    arbiters: tuple[Appointment, ...]
