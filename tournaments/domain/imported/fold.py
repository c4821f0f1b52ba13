"""Folds of imports."""

from __future__ import annotations

from ..games.state import Game
from ..ledger import Ledger, folds
from ..rounds.state import Round
from ..tournament.steps import Stamp
from .events import ColumnsMapped, RatingListUsed, ReportLinesImported, ReportTakenBack
from .rating_list import UsedList


@folds(ReportLinesImported)
def _report_lines_imported(ledger: Ledger, _stamp: Stamp, event: ReportLinesImported) -> None:
    ledger.fields["report_lines"] = event.lines


@folds(ColumnsMapped)
def _columns_mapped(ledger: Ledger, _stamp: Stamp, event: ColumnsMapped) -> None:
    """Of files without headings those of the same width are taken for alike."""
    known = ledger.fields.get("list_columns", ledger.state.list_columns)
    key = event.headings or f"{len(event.columns)} columns"
    ledger.fields["list_columns"] = {**known, key: event.columns}


@folds(RatingListUsed)
def _rating_list_used(ledger: Ledger, stamp: Stamp, event: RatingListUsed) -> None:
    ledger.fields["rating_list"] = UsedList(
        source=event.source, kind=event.kind, period=event.period, seq=stamp.seq
    )


@folds(ReportTakenBack)
def _report_taken_back(ledger: Ledger, stamp: Stamp, event: ReportTakenBack) -> None:
    """The entries keep their numbers and the games theirs, so that the log knows of whom it
    speaks; nothing of a game stands any more."""
    seqs = range(event.first, event.last + 1)
    brought = {each.number for each in ledger.rounds.values() if each.published_seq in seqs}
    for number in brought:
        before = ledger.rounds[number]
        ledger.rounds[number] = Round(number=number, drafts=before.drafts, steps=before.steps)
        ledger.step(number, stamp, event)
    for game in [each for each in ledger.games.values() if each.round in brought]:
        ledger.games[game.id] = Game(
            id=game.id,
            round=game.round,
            board=game.board,
            white=game.white,
            black=game.black,
            notes=game.notes,
            replaced_seq=stamp.seq,
            history=(*game.history, stamp.seq),
        )
    for player in ledger.order:
        ledger.player(player, tpn=None)
    ledger.order = ()
    ledger.last_published = 0
    ledger.regulations = ()
    ledger.integrity = [each for each in ledger.integrity if each.seq < event.first]
    ledger.fields |= {"collation": "", "order_seq": stamp.seq, "frozen": False}
    ledger.fields |= {"initial_colour": None, "seed": "", "lots": None, "report_lines": ()}
    ledger.enters("entries", stamp)
