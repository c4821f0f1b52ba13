"""A round that was paired elsewhere and comes with its boards."""

from __future__ import annotations

from collections import Counter
from typing import Final

from .. import guards
from ..decisions import Accepted, AlreadyRecorded, Context, Decision, decides
from ..drafts.events import PairedBoard, RoundPaired
from ..drafts.field import seal
from ..event import Event
from ..ids import PlayerId, RequestId, game_id
from ..refusals import Refused, listed, refuse
from ..rounds.decide import is_next, publication
from ..tournament.state import Tournament
from .commands import ImportReportLines, ImportRound, MapColumns, UseRatingList
from .events import ColumnsMapped, RatingListUsed, ReportLinesImported

LONGEST_LINE: Final = 1000
BLANKS: Final = "\t\u00a0"


@decides(ImportRound)
def import_round(state: Tournament, command: ImportRound, context: Context) -> Decision:
    """The game ids are given here; those of the command are not looked at."""
    return (
        guards.running(state)
        or is_next(state, command.round)
        or guards.no_pairing_in_hand(state, "import")
        or guards.complete(state, range(1, command.round))
        or guards.no_conflicts(state)
        or _seated_once(state, command)
        or Accepted(_imported(state, command, context))
    )


@decides(ImportReportLines)
def import_report_lines(
    state: Tournament, command: ImportReportLines, _context: Context
) -> Decision:
    if command.lines == state.report_lines:
        return AlreadyRecorded(state.seq)
    if state.rounds or not command.lines or not all(map(is_line, command.lines)):
        return refuse("NoReportLines")
    return Accepted((ReportLinesImported(lines=command.lines),))


@decides(MapColumns)
def map_columns(_state: Tournament, command: MapColumns, _context: Context) -> Decision:
    """Recorded with each list: it says how that list was read."""
    mapped = ColumnsMapped(headings=command.headings, line=command.line, columns=command.columns)
    return Accepted((mapped,))


@decides(UseRatingList)
def use_rating_list(state: Tournament, command: UseRatingList, context: Context) -> Decision:
    """Nothing follows from it: ratings are corrected one by one, or by a comparison."""
    used = state.rating_list
    wanted = (command.source, command.kind, command.period)
    if used and (used.source, used.kind, used.period) == wanted:
        return AlreadyRecorded(used.seq)
    if _months(command.period) > _months(context.now) + 1:
        return refuse("NoSuchListYet", period=command.period)
    return guards.not_closed(state) or Accepted(
        (RatingListUsed(source=command.source, kind=command.kind, period=command.period),)
    )


def _months(date: str) -> int:
    """Of "2026-10" and whatever follows; a list comes out shortly before its month."""
    return int(date[:4]) * 12 + int(date[5:7])


def is_line(line: str) -> bool:
    """Of a report: one that can be written again."""
    return bool(line.strip()) and len(line) <= LONGEST_LINE and all(map(_is_written, line))


def _is_written(sign: str) -> bool:
    return sign.isprintable() or sign in BLANKS


def _seated_once(state: Tournament, command: ImportRound) -> Refused | None:
    seated = [player for board in command.boards for player in (board.white, board.black)]
    seated += [command.pab] if command.pab is not None else []
    seated += [player for player, _ in command.byes]
    twice = sorted(player for player, places in Counter(seated).items() if places > 1)
    unknown = sorted(set(seated).difference(state.order))
    if twice or unknown:
        return refuse(
            "IllegalPairing.not-everybody-once",
            round=command.round,
            players=listed(twice or unknown),
        )
    boards = [board.board for board in command.boards]
    if len(set(boards)) < len(boards) or any(board < 1 for board in boards):
        return refuse("BoardTwice", round=command.round)
    return None


def _imported(state: Tournament, command: ImportRound, context: Context) -> tuple[Event, ...]:
    number, draft = command.round, state.round(command.round).drafts + 1
    boards = tuple(
        PairedBoard(game_id(number, draft, index), board.board, board.white, board.black)
        for index, board in enumerate(command.boards, 1)
    )
    placed: set[PlayerId | None] = {command.pab, *(player for player, _ in command.byes)}
    placed.update(player for board in boards for player in (board.white, board.black))
    sealed = seal("", ((board.white, board.black) for board in boards), command.pab)
    request = RequestId(context.command_id)
    paired = RoundPaired(
        round=number,
        request=request,
        base=state.seq,
        boards=boards,
        pab=command.pab,
        byes=command.byes,
        absent=tuple(player for player in state.order if player not in placed),
        engine="import",
        engine_version="",
        input_hash="",
        seal=sealed,
        imported=True,
    )
    return (paired, *publication(state, number, request, sealed))
