"""Appeals: filed in time, heard by a committee, decided with what they change on the board.

The result stays in force until the decision. What a granted appeal changes is decided by the same
rules as every other correction, and recorded in one breath with it.
"""

from __future__ import annotations

from datetime import UTC, datetime

from .. import guards
from ..arbiters.rights import role_of
from ..deadlines.limits import appeal_deadline
from ..decisions import Accepted, AlreadyRecorded, Context, Decision, decides
from ..games.commands import AdjournGame, ClearResult, CorrectResult
from ..games.decide import adjourn_game, clear_result, correct_result, postpone
from ..ids import AppealId, GameId, PlayerId
from ..moments import moment, text
from ..refusals import Refused, due_to, refuse
from ..roles import CHIEF
from ..tournament.state import Tournament
from .commands import DecideAppeal, FileAppeal, SetAppealsCommittee
from .events import AppealDecided, AppealFiled, AppealsCommitteeSet, CommitteeMember
from .state import Appeal


@decides(SetAppealsCommittee)
def set_appeals_committee(
    state: Tournament, command: SetAppealsCommittee, context: Context
) -> Decision:
    if command.members == state.committee and not command.further:
        return AlreadyRecorded(state.committee_seq)
    return (
        guards.not_closed(state)
        or guards.unmoved(context, "committee")
        or _members_known(state, command)
        or Accepted((AppealsCommitteeSet(members=command.members),))
    )


@decides(FileAppeal)
def file_appeal(state: Tournament, command: FileAppeal, context: Context) -> Decision:
    by = due_to("by", guards.not_merged(state, command.by))
    if refused := guards.running(state) or by:
        return refused
    if refused := _disputable(state, command.about):
        return refused
    if (standing := _same(state, command)) is not None:
        return AlreadyRecorded(standing.seq)
    if refused := guards.reason_given(context, "appeal"):
        return refused
    filed = _handed_in(command, context)
    if isinstance(filed, Refused):
        return filed
    return _filed(state, command, context, filed)


@decides(DecideAppeal)
def decide_appeal(state: Tournament, command: DecideAppeal, context: Context) -> Decision:
    if refused := guards.running(state):
        return refused
    appeal = state.appeals.get(command.appeal)
    if appeal is None:
        return refuse("UnknownAppeal", appeal=command.appeal)
    if not appeal.open:
        return _decided_before(appeal, command)
    refused = (
        guards.reason_given(context, "decision-of-an-appeal")
        or _seats_taken(state, appeal, command)
        or _remedy_fits(appeal, command)
    )
    return refused or _decided(state, appeal, command, context)


def parties(state: Tournament, about: str, by: PlayerId) -> tuple[PlayerId, ...]:
    """Who wins or loses by the decision: the players of the board, and who appeals."""
    noun, _, name = about.partition(":")
    concerned: tuple[PlayerId, ...] = ()
    if noun == "game":
        game = state.games[GameId(name)]
        concerned = (game.white, game.black)
    elif noun == "player":
        concerned = (PlayerId(int(name)),)
    return tuple(dict.fromkeys((*concerned, by)))


# --- filing ---------------------------------------------------------------------------------


def _disputable(state: Tournament, about: str) -> Refused | None:
    noun, _, name = about.partition(":")
    if noun == "player":
        return guards.player_known(state, PlayerId(int(name)))
    known = name in state.games if noun == "game" else state.round(int(name)).published
    if known:
        return None
    unknown = "UnknownGame.to-appeal" if noun == "game" else "RoundNotPublished.to-appeal"
    return refuse(unknown, about=about)


def _same(state: Tournament, command: FileAppeal) -> Appeal | None:
    """An open appeal of this player about the same."""
    wanted = (command.about, command.by)
    return next((a for a in state.open_appeals if (a.about, a.by) == wanted), None)


def _handed_in(command: FileAppeal, context: Context) -> datetime | Refused:
    now = moment(context.now) or datetime.min.replace(tzinfo=UTC)
    if not command.handed_in:
        return now
    given = moment(command.handed_in)
    if given is None or given > now:
        return refuse("HandedInWhen", field="handed_in", handed_in=command.handed_in)
    return given


def _filed(state: Tournament, command: FileAppeal, context: Context, filed: datetime) -> Decision:
    deadline = appeal_deadline(state, command.about)
    late = deadline is not None and filed > deadline
    ends = text(deadline) if deadline else ""
    if late and (refused := _not_admitted(state, command, context, ends)):
        return refused
    return Accepted(
        (
            AppealFiled(
                appeal=AppealId(len(state.appeals) + 1),
                about=command.about,
                by=command.by,
                filed_at=text(filed),
                deadline=ends,
                late=command.admit if late else "",
            ),
        )
    )


def _not_admitted(
    state: Tournament, command: FileAppeal, context: Context, ends: str
) -> Refused | None:
    if command.admit and role_of(state, context.actor) in CHIEF:
        return None
    return refuse(
        "AppealTooLate",
        field="handed_in",
        about=command.about,
        by=command.by,
        deadline=ends,
        article="C.11 3.4.1",
        minutes=state.settings.appeal_deadline,
    )


def _members_known(state: Tournament, command: SetAppealsCommittee) -> Refused | None:
    members = command.members
    for member in members:
        said = (member.player is not None, bool(member.user), bool(member.person))
        if sum(said) != 1 or bool(member.person) is not bool(member.details) or command.further:
            return refuse("MemberUnnamed", field="members")
        if any(one.person == member.person and one.erased_seq for one in state.named_members):
            return refuse("PersonErased.member")
        if member.player is not None and (refused := guards.not_merged(state, member.player)):
            return due_to("members", refused)
    if len({(member.player, member.user, member.person) for member in members}) < len(members):
        return refuse("MemberTwice", field="members")
    return None


# --- deciding -------------------------------------------------------------------------------


def _decided_before(appeal: Appeal, command: DecideAppeal) -> Decision:
    if appeal.verdict == command.verdict:
        return AlreadyRecorded(appeal.decided_seq)
    return refuse(
        "AppealDecidedBefore",
        appeal=appeal.id,
        verdict=appeal.verdict or "",
        seq=appeal.decided_seq,
    )


def _seats_taken(state: Tournament, appeal: Appeal, command: DecideAppeal) -> Refused | None:
    """Where there is a committee it decides, and nobody in a case of his own."""
    if any(not 1 <= place <= len(state.committee) for place in command.sat):
        return refuse("UnknownMember", field="sat")
    if state.committee and not command.sat and command.verdict != "withdrawn":
        return refuse("NobodySat", field="sat")
    concerned = parties(state, appeal.about, appeal.by)
    for member in _sat(state, command):
        if member.player in concerned:
            return refuse(
                "MemberIsParty",
                field="sat",
                appeal=appeal.id,
                player=member.player,
            )
    return None


def _sat(state: Tournament, command: DecideAppeal) -> tuple[CommitteeMember, ...]:
    return tuple(state.committee[place - 1] for place in sorted(set(command.sat)))


def _remedy_fits(appeal: Appeal, command: DecideAppeal) -> Refused | None:
    if not command.remedy:
        return None
    if command.verdict != "granted":
        return refuse("NothingToRemedy", field="remedy")
    if appeal.game is None:
        return refuse("NoBoardToRemedy", about=appeal.about)
    complete = command.expected and (command.result or command.remedy != "correct")
    if complete or command.remedy == "postpone":
        return None
    return refuse("RemedyIncomplete", field="result" if command.expected else "expected")


def _decided(
    state: Tournament, appeal: Appeal, command: DecideAppeal, context: Context
) -> Decision:
    decided = AppealDecided(
        appeal=appeal.id,
        about=appeal.about,
        verdict=command.verdict,
        sat=_sat(state, command),
    )
    remedy = _remedy(state, appeal, command, context)
    match remedy:
        case Accepted():
            return Accepted((decided, *remedy.events))
        case AlreadyRecorded():
            return Accepted((decided,))
    return remedy


def _remedy(state: Tournament, appeal: Appeal, command: DecideAppeal, context: Context) -> Decision:
    """What becomes of the board, by the rules of every other correction."""
    if not command.remedy or appeal.game is None:
        return Accepted(())
    if command.remedy == "correct" and command.expected and command.result:
        corrected = CorrectResult(
            game=appeal.game,
            expected=command.expected,
            result=command.result,
            late=True,
            reach=command.reach,
        )
        return correct_result(state, corrected, context)
    if command.expected is None:
        return adjourn_game(state, AdjournGame(game=appeal.game), context)
    wanted = ClearResult(game=appeal.game, expected=command.expected)
    if command.remedy == "postpone":
        return postpone(state, wanted, context)
    return clear_result(state, wanted, context)
