"""Players' reports by the code on the slip: claims that set no result (Laws 8.7)."""

from __future__ import annotations

from typing import Final

from .. import guards
from ..decisions import Accepted, AlreadyRecorded, Claim, Conflict, Context, Decision, decides
from ..games.results import Result
from ..games.state import Game
from ..refusals import Refused, refuse
from ..tournament.state import Tournament
from .commands import ReportFromFile, ReportResult, SettleReports
from .events import FileReported, PlayerReported, ReportsSettled
from .meaning import CLAIMABLE, is_forfeit, last_seq, meaning

MOST_REPORTS: Final = 12
"""Of one player about one game; who changes his mind more often speaks with an arbiter."""


@decides(ReportResult)
def report_result(state: Tournament, command: ReportResult, context: Context) -> Decision:
    """Recorded beside the board; a second report of the same player replaces his first."""
    game = guards.game(state, command.game, context)
    if isinstance(game, Refused):
        return game
    if refused := _not_taken(state, game, command, context):
        return refused
    before = game.report_of(command.colour)
    if before is not None and before.result == command.result:
        return AlreadyRecorded(before.seq)
    if before is not None and before.times >= MOST_REPORTS:
        return refuse("TooManyReports", board=game.board, times=before.times)
    return Accepted((PlayerReported(game=game.id, colour=command.colour, result=command.result),))


@decides(ReportFromFile)
def report_from_file(state: Tournament, command: ReportFromFile, context: Context) -> Decision:
    """Recorded beside the board; a later claim of a file replaces the first."""
    game = guards.game(state, command.game, context)
    if isinstance(game, Refused):
        return game
    if refused := file_not_taken(state, game, command.result):
        return refused
    standing = game.file_report
    was = standing.result if standing else None
    if was == command.result:
        return AlreadyRecorded(standing.seq if standing else game.seq)
    if was != command.expected:
        return _changed_meanwhile(game, last_seq(game))
    return Accepted((FileReported(game=game.id, result=command.result, was=was),))


def file_not_taken(state: Tournament, game: Game, result: Result | None) -> Refused | None:
    """Why no claim of a file about that game is taken now; None as a result takes one back."""
    if result is None:
        return None
    return _round_ended(state, game) or _forfeited(game) or _not_claimable(game, result)


@decides(SettleReports)
def settle_reports(state: Tournament, command: SettleReports, context: Context) -> Decision:
    """Ends a call where a result stands; where none does, the result itself is the answer."""
    game = guards.game(state, command.game, context)
    if isinstance(game, Refused):
        return game
    last = last_seq(game)
    if game.result is None:
        return refuse("NoResultYet.enter-it", board=game.board)
    if (game.result, last) != (command.result, command.seen):
        return _changed_meanwhile(game, last)
    if meaning(game) != "call":
        return AlreadyRecorded(game.seq)
    return Accepted((ReportsSettled(game=game.id, result=game.result, of=last),))


def not_reportable(state: Tournament, game: Game) -> Refused | None:
    """Why no report about that game is taken now, whoever makes it."""
    return (
        guards.running(state)
        or _switched_off(state)
        or guards.not_replaced(game)
        or _round_ended(state, game)
        or _forfeited(game)
    )


def _not_taken(
    state: Tournament, game: Game, command: ReportResult, context: Context
) -> Refused | None:
    return (
        not_reportable(state, game)
        or _not_his_seat(game, command, context)
        or _not_claimable(game, command.result)
    )


def _switched_off(state: Tournament) -> Refused | None:
    if state.settings.player_reports:
        return None
    return refuse("ReportsNotTaken")


def _round_ended(state: Tournament, game: Game) -> Refused | None:
    if state.round(game.round).status == "published":
        return None
    return refuse("RoundClosed.tell-an-arbiter", board=game.board, round=game.round)


def _forfeited(game: Game) -> Refused | None:
    if not is_forfeit(game):
        return None
    return refuse("GameForfeited", board=game.board)


def _not_his_seat(game: Game, command: ReportResult, context: Context) -> Refused | None:
    if context.actor == f"player:{game.player_of(command.colour)}":
        return None
    return refuse("NotYourBoard", board=game.board)


def _not_claimable(game: Game, result: Result) -> Refused | None:
    if result in CLAIMABLE:
        return None
    return refuse("ResultNotReported", board=game.board, result=result.value)


def _changed_meanwhile(game: Game, last: int) -> Conflict:
    return Conflict(
        "ChangedMeanwhile.reports",
        {"board": game.board, "game": game.id},
        claims=(Claim("", "", "", "", max(game.seq, last)),),
    )
