"""The hour after the start: clocks, empty seats, the forfeits they lead to, absences explained."""

from __future__ import annotations

from .. import guards
from ..arbiters.rights import outside_sector
from ..attendance.no_shows import unexplained
from ..decisions import Accepted, AlreadyRecorded, Conflict, Context, Decision, all_or_none, decides
from ..games.decide import result_follows
from ..games.state import Game
from ..moments import moment, text
from ..refusals import Refused, listed, refuse
from ..rounds.state import Round
from ..tournament.state import Tournament
from . import default_time
from .commands import DeclareForfeits, ExplainAbsence, NoteEmptySeat, NoteTakenSeat, StartClocks
from .events import AbsenceExplained, ClocksStarted, SeatFoundEmpty, SeatTaken


@decides(StartClocks)
def start_clocks(state: Tournament, command: StartClocks, context: Context) -> Decision:
    if refused := guards.running(state) or guards.being_played(state, command.round):
        return refused
    round_ = state.round(command.round)
    at = _not_future(command.at or context.now, context.now)
    if isinstance(at, Refused):
        return at
    if round_.clocks and (not command.at or round_.clocks == at):
        return AlreadyRecorded(round_.clocks_seq)
    changed = (ClocksStarted,)
    if conflict := guards.unchanged(context, "clocks", changed, round=command.round):
        return conflict
    if round_.clocks and (refused := guards.reason_given(context, "another-start-of-the-clocks")):
        return refused
    minutes = state.settings.default_time
    return Accepted((ClocksStarted(round=command.round, at=at, default_time=minutes),))


@decides(NoteEmptySeat)
def note_empty_seat(state: Tournament, command: NoteEmptySeat, context: Context) -> Decision:
    game = _unsettled(state, command, context)
    if isinstance(game, Refused):
        return game
    if command.colour in game.empty:
        return AlreadyRecorded(game.history[-1])
    return _seat_as_seen(game, command, context) or Accepted(
        (SeatFoundEmpty(game=game.id, colour=command.colour),)
    )


@decides(NoteTakenSeat)
def note_taken_seat(state: Tournament, command: NoteTakenSeat, context: Context) -> Decision:
    game = _unsettled(state, command, context)
    if isinstance(game, Refused):
        return game
    if command.colour in game.empty:
        return _seat_as_seen(game, command, context) or Accepted(
            (SeatTaken(game=game.id, colour=command.colour),)
        )
    if game.history:
        return AlreadyRecorded(game.history[-1])
    return refuse("SeatNotEmpty", board=game.board)


@decides(DeclareForfeits)
def declare_forfeits(state: Tournament, command: DeclareForfeits, context: Context) -> Decision:
    """Each forfeit is what the empty seats say at this moment, and the default time is over."""
    if refused := guards.running(state) or guards.being_played(state, command.round):
        return refused
    wanted = {forfeit.game: forfeit.result for forfeit in command.forfeits}
    return (
        _default_time_over(state.round(command.round), context)
        or _seats_agree(state, command)
        or all_or_none(
            result_follows(state, game, result, context) for game, result in wanted.items()
        )
    )


@decides(ExplainAbsence)
def explain_absence(state: Tournament, command: ExplainAbsence, context: Context) -> Decision:
    if refused := guards.running(state) or guards.active(state, command.player):
        return refused
    entry = state.players[command.player]
    if entry.explained == command.round:
        return AlreadyRecorded(entry.explained_seq)
    if command.round != state.last_published or entry.id not in unexplained(state):
        return refuse("NotAbsent", player=entry.id, round=command.round)
    return guards.reason_given(context, "explained-absence") or Accepted(
        (AbsenceExplained(player=entry.id, round=command.round),)
    )


def _seat_as_seen(
    game: Game, command: NoteEmptySeat | NoteTakenSeat, context: Context
) -> Conflict | None:
    """A colleague's later look is not undone by an earlier one that comes late."""
    changed = (SeatFoundEmpty, SeatTaken)
    return guards.board_unchanged(context, "seat", changed, game, colour=command.colour)


# --- conditions -----------------------------------------------------------------------------


def _not_future(typed: str, now: str) -> str | Refused:
    """The time in UTC; nothing has been started in the future."""
    at, latest = moment(typed), moment(now)
    if at is None or (latest is not None and at > latest):
        return refuse("NoSuchTime.future", field="at", at=typed)
    return text(at)


def _unsettled(
    state: Tournament, command: NoteEmptySeat | NoteTakenSeat, context: Context
) -> Game | Refused:
    """The game, if this arbiter may say who sits there."""
    if refused := guards.running(state):
        return refused
    game = state.games.get(command.game)
    if game is None:
        return refuse("UnknownGame", game=command.game)
    if refused := outside_sector(state, context.actor, game.board):
        return refused
    if game.settled:
        return refuse("BoardSettled", board=game.board)
    return game


def _default_time_over(round_: Round, context: Context) -> Refused | None:
    if default_time.is_over(round_, context.now):
        return None
    ends = default_time.default_ends(round_)
    return refuse(
        "DefaultTimeRunning" if ends else "DefaultTimeRunning.not-begun",
        round=round_.number,
        ends=ends,
        article="L 6.7.1",
    )


def _seats_agree(state: Tournament, command: DeclareForfeits) -> Refused | None:
    """A player may have come while the list stood on a screen."""
    changed = []
    for wanted in command.forfeits:
        game = state.games.get(wanted.game)
        if game is None or game.round != command.round:
            return refuse("UnknownGame.in-this-round", game=wanted.game)
        if game.result != wanted.result and default_time.forfeit(game) != wanted.result:
            changed.append(game.board)
    if not changed:
        return None
    return refuse("SeatsChanged", boards=listed(changed))
