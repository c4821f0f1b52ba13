"""A Report as TRF26. What `read_report` took apart is written so that it reads back the same."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from pairing.model import Colour, HalfPoints
from pairing.trf.report import (
    AbnormalPoints,
    ByeRecord,
    PlayerRecord,
    ProhibitedRecord,
    Report,
    ReportScoring,
    RoundEntry,
    VirtualPoints,
)

NAME_WIDTH: Final = 33
"""Signs of a name in record 001; no other record has room for the rest."""


def name_written(name: str) -> str:
    """As much of a name as the file holds."""
    return name[:NAME_WIDTH]


def write_report(report: Report, newline: str = "\n") -> str:
    """The file as text, to be encoded as UTF-8; `newline` ends every line, the last included."""
    return "".join(line.rstrip() + newline for line in report_lines(report))


def report_lines(report: Report) -> Iterator[str]:
    """The lines of TRF26, without their ends."""
    yield from _head(report)
    yield from _rules(report)
    for player in report.players:
        yield _player(player)
    for bye in report.byes:
        yield _bye(bye)
    for virtual in report.virtual:
        yield _virtual(virtual)
    for prohibited in report.prohibited:
        yield _prohibited(prohibited)
    for abnormal in report.abnormal:
        yield _abnormal(abnormal)
    yield from report.other_lines
    yield from report.comments


def _head(report: Report) -> Iterator[str]:
    texts = [
        ("012", report.name),
        ("022", report.city),
        ("032", report.federation),
        ("042", report.start_date),
        ("052", report.end_date),
        ("062", _number(report.players_stated)),
        ("072", _number(report.rated_stated)),
        ("082", _number(report.teams_stated)),
        ("092", report.type_text),
        ("102", report.chief_arbiter),
        *(("112", deputy) for deputy in report.deputy_arbiters),
        ("122", report.time_control),
    ]
    yield from (f"{code} {text}" for code, text in texts if text)
    if report.round_dates:
        yield "132".ljust(91) + "  ".join(date.ljust(8) for date in report.round_dates)


def _rules(report: Report) -> Iterator[str]:
    colours = {Colour.WHITE: "W", Colour.BLACK: "B", None: ""}
    texts = [
        ("142", _number(report.rounds_total)),
        ("152", colours[report.initial_colour]),
        ("172", report.rank_method),
        ("182", report.controller),
        ("192", report.encoded_type),
        ("202", ",".join(report.tie_breaks)),
        ("212", ",".join(report.standings_order)),
        ("222", report.encoded_time_control),
    ]
    yield from (f"{code} {text}" for code, text in texts if text)
    if report.by_position:
        yield "XXC rank"
    yield from _scoring(report.scoring)


def _scoring(scoring: ReportScoring) -> Iterator[str]:
    """162 where it can express the points, else XXS."""
    if scoring == ReportScoring():
        return
    simple = {
        "W": scoring.white_win,
        "D": scoring.white_draw,
        "L": scoring.white_loss,
        "A": scoring.zero_bye,
        "P": scoring.pab,
        "X": scoring.adjourned,
    }
    if scoring == _expressed(simple):
        implied = {"A": 0, "X": scoring.white_draw}
        pairs = [
            f"{symbol}{_points(points)}"
            for symbol, points in simple.items()
            if points != implied.get(symbol)
        ]
        yield "162  " + "    ".join(pairs)
        return
    yield xxs(scoring)
    yield f"162  X{_points(scoring.adjourned)}"


def xxs(scoring: ReportScoring) -> str:
    """The line of TRF(x) that has all points but those of an adjourned game."""
    names = {
        "WW": scoring.white_win,
        "BW": scoring.black_win,
        "WD": scoring.white_draw,
        "BD": scoring.black_draw,
        "WL": scoring.white_loss,
        "BL": scoring.black_loss,
        "ZPB": scoring.zero_bye,
        "HPB": scoring.half_bye,
        "FPB": scoring.full_bye,
        "PAB": scoring.pab,
        "FW": scoring.forfeit_win,
        "FL": scoring.forfeit_loss,
    }
    return "XXS " + " ".join(f"{name}={points / 2:.1f}" for name, points in names.items())


def bb(scoring: ReportScoring) -> tuple[str, ...]:
    """The lines of engines that know no XXS; none where they cannot say the points."""
    alike = (
        {scoring.white_win, scoring.black_win, scoring.forfeit_win, scoring.full_bye},
        {scoring.white_draw, scoring.black_draw, scoring.half_bye},
        {scoring.white_loss, scoring.black_loss},
    )
    if any(len(points) > 1 for points in alike):
        return ()
    points_of = {
        "BBW": scoring.white_win,
        "BBD": scoring.white_draw,
        "BBL": scoring.white_loss,
        "BBZ": scoring.zero_bye,
        "BBF": scoring.forfeit_loss,
        "BBU": scoring.pab,
    }
    return tuple(f"{code} {points / 2:>4.1f}" for code, points in points_of.items())


def _expressed(simple: dict[str, HalfPoints]) -> ReportScoring:
    win, draw, loss, absent = simple["W"], simple["D"], simple["L"], simple["A"]
    return ReportScoring(
        white_win=win,
        black_win=win,
        forfeit_win=win,
        full_bye=win,
        white_draw=draw,
        black_draw=draw,
        half_bye=draw,
        white_loss=loss,
        black_loss=loss,
        zero_bye=absent,
        forfeit_loss=absent,
        pab=simple["P"],
        adjourned=simple["X"],
    )


def _player(player: PlayerRecord) -> str:
    name = name_written(player.name).ljust(NAME_WIDTH)
    return (
        f"001 {player.number:>4} {player.sex:1.1}{player.title:>3.3} {name} "
        f"{player.rating or '':>4} {player.federation:>3.3} {player.fide_id:>11.11} "
        f"{player.birth_date:<10.10} {_points(player.points)} {_number(player.rank):>4}"
        + "".join(map(_entry, player.rounds))
    )


def _entry(entry: RoundEntry) -> str:
    if entry == RoundEntry():
        return " " * 10
    opponent = "0000" if entry.opponent is None else f"{entry.opponent:>4}"
    return f"  {opponent} {entry.colour or '-'} {entry.code.value or ' '}"


def _bye(bye: ByeRecord) -> str:
    return f"240 {bye.code.value} {bye.round_number:>3} {_numbers(bye.players)}"


def _virtual(virtual: VirtualPoints) -> str:
    return (
        f"250 {_points(virtual.match_points)} {_points(virtual.points)} "
        f"{virtual.first_round:>3} {virtual.last_round:>3} "
        f"{virtual.first_player:>4} {virtual.last_player:>4}"
    )


def _prohibited(record: ProhibitedRecord) -> str:
    return f"260 {record.first_round:>3} {record.last_round:>3} {_numbers(record.players)}"


def _abnormal(abnormal: AbnormalPoints) -> str:
    symbols = {"1": "W", "=": "D", "0": "L"}
    symbol = "" if abnormal.code is None else symbols.get(abnormal.code, abnormal.code.value)
    return (
        f"299 {symbol:1}  {_points(abnormal.match_points)}  {_points(abnormal.points)}  "
        f"{abnormal.round_number or 0:>3} {_numbers(abnormal.players)}"
    )


def _numbers(numbers: Iterable[int]) -> str:
    return " ".join(f"{number:>4}" for number in numbers)


def _number(number: int | None) -> str:
    return "" if number is None else str(number)


def _points(points: HalfPoints | None) -> str:
    return " " * 4 if points is None else f"{points / 2:>4.1f}"
