"""`python -m pairing rank`: a report file ranked by its own list of tie-breaks, or by another."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from pathlib import Path

import msgspec

from pairing.clauses import Reader, clause
from pairing.model import TPN
from pairing.ranking.criteria import CriterionError, criteria
from pairing.ranking.editions import EDITIONS
from pairing.ranking.order import Ranking
from pairing.ranking.report import (
    decided_document,
    decided_lines,
    document,
    lines,
    working_document,
    working_lines,
)
from pairing.reported_table import (
    edition_in,
    listed,
    own_list_in,
    rounds_recorded,
    table_of,
)
from pairing.trf import Report, read_report

TYPES = {"swiss": False, "round-robin": True}


def add_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", type=Path, help="see pair")
    command.add_argument(
        "--tie-breaks",
        metavar="LIST",
        help='e.g. "BH/C1,BH,SB,DE"; default: the 202 or 212 of the file, else that of its system',
    )
    command.add_argument("--round", type=int, help="after this round; default: the last one")
    command.add_argument(
        "--edition", choices=EDITIONS, help="of C.07; default: that of the file's days"
    )
    command.add_argument("--type", choices=TYPES, help="default: what the file says")
    command.add_argument("--json", action="store_true", help="print one JSON document")
    command.add_argument(
        "--working", type=int, metavar="PLAYER", help="how the numbers of one player came about"
    )
    command.add_argument(
        "--against", type=int, metavar="PLAYER", help="with --working: what decides between the two"
    )


def ranked(parsed: argparse.Namespace) -> str:
    """What is printed. Raises ReportError for a file that cannot be ranked, CriterionError for a
    list or a request that cannot be met."""
    report = read_report(parsed.file.read_bytes())
    ranking = _ranking(report, parsed)
    if parsed.working is None and parsed.against is None:
        return _shown(report, ranking, as_json=parsed.json)
    one = _participant(ranking, parsed.working)
    if parsed.against is None:
        if parsed.json:
            return _encoded(working_document(ranking, one))
        return "\n".join(working_lines(ranking, one, Reader()))
    other = _participant(ranking, parsed.against)
    if one == other:
        raise CriterionError(clause("Pairing-Ranking.same-player", player=one))
    if parsed.json:
        return _encoded(decided_document(ranking, one, other))
    return "\n".join(decided_lines(ranking, one, other, Reader()))


def _participant(ranking: Ranking, asked: int | None) -> TPN:
    """Raises CriterionError for nobody."""
    if asked is None:
        raise CriterionError(clause("Pairing-Ranking.against-whom"))
    if asked not in ranking.ranks:
        raise CriterionError(clause("Pairing-Ranking.no-player", player=asked))
    return TPN(asked)


def _ranking(report: Report, parsed: argparse.Namespace) -> Ranking:
    edition = EDITIONS[parsed.edition] if parsed.edition else edition_in(report)
    if parsed.round is not None and not 0 < parsed.round <= rounds_recorded(report):
        raise CriterionError(
            clause("Pairing-Ranking.no-round", round=parsed.round, rounds=rounds_recorded(report))
        )
    table = table_of(report, parsed.round, predetermined=TYPES.get(parsed.type or ""))
    codes = _asked_or_listed(report, parsed)
    wanted = criteria(
        codes,
        predetermined=table.predetermined,
        edition=edition,
        highest=table.highest_score,
    )
    return Ranking(table, wanted, edition)


def _asked_or_listed(report: Report, parsed: argparse.Namespace) -> Sequence[str]:
    if parsed.tie_breaks is not None:
        return _codes(parsed.tie_breaks)
    return listed(report, parsed.round) or own_list_in(report, parsed.round).codes


def _codes(text: str) -> list[str]:
    """With commas between, or semicolons or blanks, as lists are pasted."""
    return [code for code in re.split(r"[\s,;]+", text) if code]


def _shown(report: Report, ranking: Ranking, *, as_json: bool) -> str:
    if as_json:
        return _encoded(document(ranking))
    names = {TPN(player.number): player.name for player in report.players}
    return "\n".join(lines(ranking, names, Reader()))


def _encoded(made: object) -> str:
    return msgspec.json.encode(made).decode()
