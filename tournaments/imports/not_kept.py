"""What of a report a tournament does not keep: the file is held against what would be exported.

Whatever the import may forget comes to light here, because the two are compared field by field.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

import msgspec

from pairing.clauses import Clause, clause
from pairing.ranking.criteria import POINTS
from pairing.reported import BAKU, OPTIONS_COMMENT, stated
from pairing.trf import (
    PlayerRecord,
    Problem,
    Report,
    RoundEntry,
    entry_of,
    kept_national,
    national_line,
    player_of,
    read_national,
    with_number,
)
from pairing.trf.dates import day
from pairing.trf.faults import Fault
from pairing.trf.records import READINGS
from tournaments.domain.said import Fact
from tournaments.words import speak

from .report_words import problem_lines

_OUR_COMMENTS: Final = (OPTIONS_COMMENT, "### Rated only @")
MOST_LISTED: Final = 20
_STANDINGS: Final = ("points", "rank")


class ReportPlace(msgspec.Struct, frozen=True):
    """Where a value stands; `player` is the number in the exported report. `what` is a code, and
    `facts` what its name needs."""

    record: str
    what: str
    player: int | None = None
    facts: tuple[tuple[str, Fact], ...] = ()

    @property
    def named(self) -> Clause:
        return clause(f"ReportValue.{self.what}", **dict(self.facts))


Values = dict[ReportPlace, str]


def not_kept(read: Report, exported: Report, known: Collection[str] = ()) -> Iterator[str]:
    """In sentences with line and player; what is among the doubts already is not said again, nor
    are the comments `known`."""
    numbers = {player.number: at for at, player in enumerate(_sorted(read), start=1)}
    same = {player.number: player.number for player in exported.players}
    kept = _values(exported, same)
    lost = {
        place: value for place, value in _values(read, numbers).items() if kept.get(place) != value
    }
    yield from _renumbered(numbers)
    records = dict(zip(numbers.values(), _sorted(read), strict=True))
    problems = (
        (value, _problem(read, records, place, value, kept.get(place, "")))
        for place, value in lost.items()
        if place.what not in _STANDINGS
    )
    yield from problem_lines(
        problem for value, problem in problems if not _doubted(read, problem, value)
    )
    yield from _standings(read, records, lost)
    yield from _lines(read, exported, numbers, {*exported.comments, *known})


class ReportChange(msgspec.Struct, frozen=True):
    """What two reports of one tournament say otherwise; "" where one says nothing."""

    place: ReportPlace
    was: str
    now: str


def changes(before: Report, after: Report) -> tuple[ReportChange, ...]:
    """In the order of the later one, then what is gone; players by their numbers. Comments are not
    compared."""
    was, now = (
        _values(report, {player.number: player.number for player in report.players})
        for report in (before, after)
    )
    return tuple(
        ReportChange(place, was.get(place, ""), now.get(place, ""))
        for place in (*now, *(gone for gone in was if gone not in now))
        if was.get(place) != now.get(place)
    )


def _values(report: Report, numbers: dict[int, int]) -> Values:
    """All that the report says, as text; blanks are left out."""
    values = {
        **_head(report),
        **_players(report, numbers),
        **_rounds(report, numbers),
        **_virtual(report, numbers),
        **_prohibited(report, numbers),
    }
    return {place: value for place, value in values.items() if value}


def _head(report: Report) -> Values:
    texts = {
        ("012", "name"): _plain(report.name),
        ("022", "city"): report.city,
        ("032", "federation"): report.federation,
        ("042", "start-date"): _day(report.start_date),
        ("052", "end-date"): _day(report.end_date),
        ("082", "teams"): str(report.teams_stated or ""),
        ("092", "type"): report.type_text.replace("Swiss-System", "Swiss System"),
        ("102", "chief-arbiter"): report.chief_arbiter,
        ("112", "deputy-arbiters"): "; ".join(report.deputy_arbiters),
        ("122", "time-control"): report.time_control,
        ("132", "round-dates"): " ".join(map(_day, report.round_dates)),
        ("142", "rounds"): str(report.rounds_total or ""),
        ("152", "initial-colour"): report.initial_colour or "",
        ("162", "scoring"): str(report.scoring),
        ("172", "rank-method"): report.rank_method,
        ("182", "controller"): report.controller,
        ("192", "system"): _system(report),
        **_order(report),
        ("222", "encoded-time-control"): report.encoded_time_control,
        ("XXC", "by-position"): "by position" if report.by_position else "",
    }
    return {ReportPlace(record, what): str(text) for (record, what), text in texts.items()}


def _order(report: Report) -> dict[tuple[str, str], str]:
    """212 that begins with the points says the same as 202."""
    first, *others = report.standings_order or ("",)
    if first.upper() == POINTS:
        return {("202", "tie-breaks"): ",".join(others)}
    return {
        ("202", "tie-breaks"): ",".join(report.tie_breaks),
        ("212", "standings-order"): ",".join(report.standings_order),
    }


def _system(report: Report) -> str:
    if not report.encoded_type and not stated(report).system:
        return ""
    said = stated(report)
    baku = BAKU if not report.virtual and report.encoded_type.upper().endswith(BAKU) else ""
    options = "".join(f" {name}={value}" for name, value in said.options.values)
    return f"{said.system}{baku}{options}"


def _players(report: Report, numbers: dict[int, int]) -> Values:
    values: Values = {}
    national = kept_national(report)
    for player in report.players:
        other = national.get(player.number)
        texts = {
            "sex": player.sex,
            "title": player.title,
            "name": _plain(player.name),
            "rating": str(player.rating or ""),
            "national-rating": f"{other.federation} {other.rating}" if other else "",
            "federation": player.federation,
            "fide-id": player.fide_id.lstrip("0"),
            "birth-date": _born(player.birth_date),
            "points": "" if player.points is None else f"{player.points / 2:.1f}",
            "rank": str(player.rank or ""),
        }
        number = numbers[player.number]
        values |= {ReportPlace("001", what, number): text for what, text in texts.items()}
    return values


def _rounds(report: Report, numbers: dict[int, int]) -> Values:
    """With the byes of records 240; an absence and a zero-point bye are the same."""
    last = max([report.rounds_paired, *(bye.round_number for bye in report.byes)], default=0)
    last = max([last, *(len(player.rounds) for player in report.players)])
    values: Values = {}
    for player in report.players:
        for number in range(1, last + 1):
            place = ReportPlace("001", "round", numbers[player.number], (("round", number),))
            values[place] = _entry(entry_of(report, player, number), numbers)
    for record in report.abnormal:
        for listed in record.players:
            facts = (("round", str(record.round_number)), ("code", str(record.code)))
            place = ReportPlace("299", "other-points", numbers.get(listed), facts)
            values[place] = f"{record.points / 2:.1f}"
    return values


def _entry(entry: RoundEntry, numbers: dict[int, int]) -> str:
    if entry.opponent is None:
        return entry.code.value.replace("Z", "")
    return f"{numbers.get(entry.opponent, 0)} {entry.colour or '-'} {entry.code.value}".rstrip()


def _virtual(report: Report, numbers: dict[int, int]) -> Values:
    """Of two records for a player and round the later one holds."""
    values: Values = {}
    last = report.rounds_total or 99
    for record in report.virtual:
        for original, number in numbers.items():
            if record.first_player <= original <= record.last_player:
                for round_number in range(record.first_round, min(record.last_round, last) + 1):
                    facts = (("round", round_number),)
                    place = ReportPlace("250", "virtual-points", number, facts)
                    values[place] = f"{record.points / 2:.1f}" if record.points else ""
                    if record.match_points:
                        place = ReportPlace("250", "virtual-match-points", number, facts)
                        values[place] = f"{record.match_points / 2:.1f}"
    return values


def _prohibited(report: Report, numbers: dict[int, int]) -> Values:
    values: Values = {}
    last = report.rounds_total or max(report.rounds_paired, 1)
    for record in report.prohibited:
        players = sorted(numbers[player] for player in record.players if player in numbers)
        listed = " ".join(map(str, players))
        rounds = f"{record.first_round}-{min(record.last_round, last)}"
        facts = (("players", listed), ("rounds", rounds))
        values[ReportPlace("260", "prohibition", None, facts)] = listed
    return values


def _problem(
    read: Report, records: dict[int, PlayerRecord], place: ReportPlace, value: str, now: str
) -> Problem:
    player = records.get(place.player or 0)
    line = read.lines.get(place.record, 0)
    if player is not None and (place.record == "001" or not line):
        line = player.line
    key = "NotKept.changed" if now else "NotKept"
    message = clause(key, what=place.named, value=repr(value), now=repr(now))
    number = player.number if player else None
    return Problem(line, message, number, record=place.record)


def _doubted(read: Report, problem: Problem, value: str) -> bool:
    return any(
        doubt.line == problem.line
        and doubt.player == problem.player
        and doubt.says.facts.get("text") == value
        for doubt in read.doubts
    )


def _standings(read: Report, records: dict[int, PlayerRecord], lost: Values) -> Iterator[str]:
    """One sentence for all: places and points are made of the results here."""
    for what in _STANDINGS:
        players = [records[place.player or 0] for place in lost if place.what == what]
        if what == "points":
            said = {doubt.player for doubt in read.doubts if doubt.fault is Fault.POINTS_DIFFER}
            players = [player for player in players if player.number not in said]
        if players:
            yield speak(f"NotKept.{what}", {"players": _listed(players)})


def _listed(players: list[PlayerRecord]) -> str:
    numbers = ", ".join(str(player.number) for player in players[:MOST_LISTED])
    more = len(players) - MOST_LISTED
    facts = {"numbers": numbers, "count": more}
    return speak("NotKept.players-and-more" if more > 0 else "NotKept.players", facts)


def _renumbered(numbers: dict[int, int]) -> Iterator[str]:
    moved = [
        speak("NotKept.number", {"old": old, "new": new})
        for old, new in numbers.items()
        if old != new
    ]
    if moved:
        yield speak("NotKept.numbers", {"numbers": ", ".join(moved)})


def _lines(
    read: Report, exported: Report, numbers: dict[int, int], known_comments: Collection[str]
) -> Iterator[str]:
    comments = [
        text
        for text in read.comments
        if text not in known_comments and not text.startswith(_OUR_COMMENTS)
    ]
    if comments:
        yield speak("NotKept.comments", {"comments": " / ".join(comments)})
    known = {*READINGS, "001", "###"}
    lines = [line for line, record in read.records.items() if record not in known]
    for line, text in zip(lines, read.other_lines, strict=True):
        if _as_numbered(text, numbers) in exported.other_lines or _rating_kept(
            text, read, exported, numbers
        ):
            continue
        facts = {"line": line, "record": text[:3], "text": text[3:].strip()}
        yield speak("NotKept.record", facts)


def _as_numbered(line: str, numbers: dict[int, int]) -> str:
    number = player_of(line)
    return with_number(line, numbers[number]) if number in numbers else line


def _rating_kept(line: str, read: Report, exported: Report, numbers: dict[int, int]) -> bool:
    """A national rating in a record like ours, which has the name and the days of the player."""
    one = read_national(line)
    players = {player.number: player for player in read.players}
    if one is None or one.player not in players:
        return False
    if line != national_line(one.federation, players[one.player], one.rating):
        return False
    kept = kept_national(exported).get(numbers[one.player])
    return kept is not None and (kept.federation, kept.rating) == (one.federation, one.rating)


def _sorted(report: Report) -> list[PlayerRecord]:
    return sorted(report.players, key=lambda player: player.number)


def _plain(text: str) -> str:
    return " ".join(text.split())


def _day(text: str) -> str:
    date = day(text)
    return date.isoformat() if date else text


def _born(text: str) -> str:
    if not text.strip("0/.-"):
        return ""
    return _day(text[:4] if text[4:] in ("/00/00", "-00-00", ".00.00") else text)
