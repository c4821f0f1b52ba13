"""A Report as TRF16 with the TRF(x) lines of engines, for programs that do not know TRF26.

What only TRF26 can say stands behind `### TRF26`, which older programs pass over and
`read_report` reads as what follows: so this file says all that the newer one says.

What an engine needs stands in its own lines as well: XXR, XXC, XXS, BBW to BBU, XXA; XXP and XXZ
for the round to be paired or, where all are, the last one. They say less than their record of
TRF26, and are not read where that stands behind `### TRF26`.
"""

from __future__ import annotations

from collections.abc import Iterator

from pairing.model import Colour, Field
from pairing.trf.field import field_before, next_round
from pairing.trf.problems import ReportError
from pairing.trf.records import BEHIND, OF_TRF26
from pairing.trf.report import Report, ReportScoring
from pairing.trf.writer import bb, report_lines, xxs


def write_trf16(report: Report, newline: str = "\n") -> str:
    """The file as text, to be encoded as UTF-8; `newline` ends every line, the last included."""
    return "".join(line.rstrip() + newline for line in _lines(report))


def _lines(report: Report) -> Iterator[str]:
    engine = list(_for_engines(report))
    for line in report_lines(report):
        if line[:3] in OF_TRF26:
            yield BEHIND + line
        elif not line.startswith("XXS"):
            yield line
    yield from engine


def _for_engines(report: Report) -> Iterator[str]:
    if report.rounds_total:
        yield f"XXR {report.rounds_total}"
    if report.initial_colour:
        yield f"XXC {'white1' if report.initial_colour is Colour.WHITE else 'black1'}"
    if report.scoring != ReportScoring():
        yield xxs(report.scoring)
        yield from bb(report.scoring)
    following = _following(report)
    if following is None:
        return
    yield from _virtual(following)
    yield from _forbidden(following)
    if report.byes and (away := [*_away(report)]):
        yield f"XXZ {' '.join(map(str, away))}"


def _following(report: Report) -> Field | None:
    """The field of the round to be paired or, of a whole tournament, of the last one, which a
    checker pairs anew; None where it cannot be said."""
    if not report.rounds_total:
        return None
    try:
        return field_before(report, min(next_round(report), report.rounds_total))
    except ReportError:
        return None


def _away(report: Report) -> Iterator[int]:
    number = next_round(report)
    yield from sorted({p for bye in report.byes if bye.round_number == number for p in bye.players})


def _virtual(field: Field) -> Iterator[str]:
    """The whole history of each, because floats depend on it."""
    for player in field.participants:
        if any(player.virtual):
            points = " ".join(f"{each / 2:>4.1f}" for each in player.virtual)
            yield f"XXA {player.tpn:>4} {points}"


def _forbidden(field: Field) -> Iterator[str]:
    """The same players may be kept apart by several lines, for other rounds each."""
    groups = (
        tuple(sorted(group.members))
        for group in field.prohibited
        if group.first <= field.round_number <= group.last
    )
    for members in dict.fromkeys(groups):
        yield f"XXP {' '.join(map(str, members))}"
