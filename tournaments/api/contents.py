"""What the API answers to who reads: rows of the selectors, at a place of the log."""

from __future__ import annotations

from ..imports.compared import Comparison
from ..selectors import (
    appeals,
    batches,
    deadlines,
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
from ..selectors.moving import MovePreview, SectionRow
from ..selectors.photos import PhotoRow
from ..selectors.rows.boards import BoardRow
from ..selectors.rows.log import ReachRow, UndoRow
from ..selectors.rows.numbers import NumbersRow
from ..selectors.rows.players import PlayerCard, PlayerRow
from ..selectors.rows.rounds import RoundDetail, RoundRow
from ..selectors.rows.tournament import Overview
from ..services.rating_lists.rows import ListedRow, RatingListRow
from ..webhooks.rows import DeliveryRow, WebhookRow
from .answers import Answer


class Tokens(Answer, frozen=True, kw_only=True):
    tokens: tuple[tokens.TokenRow, ...]


class RatingLists(Answer, frozen=True, kw_only=True):
    """Of all tournaments of this server, the newest import first."""

    lists: tuple[RatingListRow, ...]


class ListedPlayers(Answer, frozen=True, kw_only=True):
    """Whom a rating list has under what was asked, the strongest first. `list`: its number, 0: no
    list is here; `name`: as a rating that is taken from it says where it comes from."""

    list: int
    name: str
    players: tuple[ListedRow, ...]


class ListComparison(Answer, frozen=True, kw_only=True):
    """The entries beside the rating list of that number, by its ratings of that `kind`."""

    seq: int
    list: int
    name: str
    kind: str
    comparison: Comparison


class Webhooks(Answer, frozen=True, kw_only=True):
    webhooks: tuple[WebhookRow, ...]


class WebhookWithDeliveries(Answer, frozen=True, kw_only=True):
    """`deliveries` are the last hundred, newest first."""

    webhook: WebhookRow
    deliveries: tuple[DeliveryRow, ...]


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
