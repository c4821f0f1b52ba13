"""From the bytes of a file to a Report."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from pairing.clauses import Clause, clause
from pairing.trf.behind import with_records
from pairing.trf.byes import has_letters, readings, with_named_byes
from pairing.trf.checks import contradictions
from pairing.trf.columns import Line, split_lines
from pairing.trf.doubts import doubts
from pairing.trf.faults import Fault
from pairing.trf.players import read_player
from pairing.trf.problems import Problem, ReportError
from pairing.trf.records import AT_MOST_ONCE, DECIDING, OF_TRF26, READINGS, Draft
from pairing.trf.report import ByeRecord, Code, PlayerRecord, Report, VirtualPoints
from pairing.trf.teams import team_event_problem

COMMENT: Final = "###"
OTHERS: Final = frozenset({"013", "300", "310", "320", "330", "352", "362", "801", "802"})
"""Records of teams, which this reader keeps as they stand."""
LAST_COLUMN_BEFORE_ROUNDS: Final = 90
"""Of record 001; what stands from here on beside the columns may belong to a round."""


def decode(content: bytes) -> str:
    """UTF-8, with or without a byte order mark, or else Latin-1."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("latin-1")


def read_report(content: bytes | str) -> Report:
    """Read TRF26, TRF16, TRF06 or TRF(x) and check that it is consistent.

    Raises ReportError with every problem found: what cannot be read, and where players, colours,
    results or rounds contradict each other. What is only doubtful is in `doubts` of the report.
    """
    report, problems = read_unchecked(content)
    problems += contradictions(report)
    if problems:
        team = team_event_problem(report)
        raise ReportError(_with_records(report, [team, *problems] if team else problems))
    doubtful = [*report.doubts, *doubts(report)]
    named = _with_records(report, doubtful)
    return replace(report, doubts=tuple(sorted(named, key=lambda problem: problem.line)))


def read_unchecked(content: bytes | str) -> tuple[Report, list[Problem]]:
    """The report as far as it can be read, and the problems of single lines."""
    reading = LineReader(decode(content) if isinstance(content, bytes) else content)
    return reading.report, reading.problems


class LineReader:
    """A file, line by line."""

    def __init__(self, text: str) -> None:
        self.draft = Draft()
        self.players: list[PlayerRecord] = []
        self.comments: list[str] = []
        self.others: list[str] = []
        self.problems: list[Problem] = []
        self.lines: dict[str, int] = {}
        self.texts: dict[str, int] = {}
        self.records: dict[int, str] = {}
        given = split_lines(text.removeprefix("\ufeff"))
        for line in with_records(given):
            try:
                self._read(line)
            except ReportError as error:
                self.problems += error.problems
        self._between_lines()
        self.report = self._report()

    def _read(self, line: Line) -> None:
        code = line.code.upper()
        self.records[line.number] = code
        if unfit := _unfit(line.text):
            raise line.fail("not-recordable", fault=Fault.NOT_RECORDABLE, character=unfit)
        if line.text.startswith(COMMENT):
            self.comments.append(line.text)
            return
        self._given_once(line, code)
        if code == "001":
            self.players.append(read_player(line, self.draft.doubts))
        elif code in READINGS:
            READINGS[code](line, self.draft)
        else:
            self.others.append(line.text)
            self._unknown(line, code)
            return
        self._stray(line, code)

    def _given_once(self, line: Line, code: str) -> None:
        """Records that may stand once; and a line of ours that is the same as another one."""
        first = self.lines.setdefault(code, line.number)
        same = self.texts.setdefault(line.text, line.number)
        if code in AT_MOST_ONCE and first != line.number:
            raise line.fail("record-twice", fault=Fault.GIVEN_TWICE, record=code, line=first)
        if code in READINGS and same != line.number:
            raise line.fail("line-twice", fault=Fault.GIVEN_TWICE, line=same)

    def _unknown(self, line: Line, code: str) -> None:
        """Kept as it stands; federations have codes of three letters (national ratings)."""
        if code in OTHERS or (code.isascii() and code.isalpha() and not code.startswith("XX")):
            return
        message = clause("Pairing-Doubt.unknown-record", code=line.code)
        self._doubt(line, message, Fault.UNKNOWN_RECORD)

    def _stray(self, line: Line, code: str) -> None:
        player = self.players[-1].number if code == "001" else None
        for column, text in line.stray():
            message = clause("Pairing-Fault.stray-text", column=column, text=text)
            if code in DECIDING or (code == "001" and column >= LAST_COLUMN_BEFORE_ROUNDS):
                self.problems.append(Problem(line.number, message, player, Fault.ODD_COLUMNS))
            else:
                self._doubt(line, message, Fault.STRAY_TEXT, player)

    def _doubt(self, line: Line, message: Clause, fault: Fault, player: int | None = None) -> None:
        self.draft.doubts.append(Problem(line.number, message, player, fault))

    def _between_lines(self) -> None:
        if not self.players and not self.problems:
            message = clause("Pairing-Fault.no-players")
            self.problems.append(Problem(0, message, fault=Fault.NO_PLAYERS))
        self.problems += _byes_twice(self.draft)
        if not self.draft.values.get("teams_stated"):
            self.problems += self._unknown_accelerated()
        trf06 = not has_letters(self.players) and not OF_TRF26.intersection(self.lines)
        for problem in readings(self.players, trf06=trf06):
            (self.draft.doubts if problem.fault.doubtful else self.problems).append(problem)

    def _unknown_accelerated(self) -> Iterator[Problem]:
        """Also where the points are nil, which a report does not hold."""
        numbers = {player.number for player in self.players}
        ends = (
            (v.line, end) for v in self.draft.virtual for end in (v.first_player, v.last_player)
        )
        for line, player in dict.fromkeys(ends):
            if player not in numbers:
                message = clause("Pairing-Contradiction.no-player", player=player)
                yield Problem(line, message, player, Fault.NO_SUCH_PLAYER)

    def _report(self) -> Report:
        report = _report(self.draft, self.players, self.comments, self.others)
        return replace(
            report, doubts=tuple(self.draft.doubts), lines=self.lines, records=self.records
        )


def _unfit(text: str) -> str:
    """The first character that a log of texts cannot keep."""
    unfit = next((char for char in text if char == "\0" or "\ud800" <= char <= "\udfff"), "")
    return f"U+{ord(unfit):04X}" if unfit else ""


def _byes_twice(draft: Draft) -> Iterator[Problem]:
    """At most one record 240 for each type and round, and one type for a player and round."""
    records: dict[tuple[Code, int], int] = {}
    byes: dict[tuple[int, int], Code] = {}
    for bye in draft.byes:
        first = records.setdefault((bye.code, bye.round_number), bye.line)
        if first != bye.line:
            facts = {"bye": bye.code.value, "round": bye.round_number, "line": first}
            message = clause("Pairing-Contradiction.byes-twice", **facts)
            yield Problem(bye.line, message, fault=Fault.GIVEN_TWICE)
        for player in bye.players:
            before = byes.setdefault((player, bye.round_number), bye.code)
            if before is not bye.code:
                facts = {"round": bye.round_number, "bye": before.value, "other": bye.code.value}
                message = clause("Pairing-Contradiction.two-byes", **facts)
                yield Problem(bye.line, message, player, Fault.BYES_DISAGREE)


def _with_records(report: Report, problems: Iterable[Problem]) -> list[Problem]:
    return [replace(each, record=report.records.get(each.line, "")) for each in problems]


def _report(
    draft: Draft, players: list[PlayerRecord], comments: list[str], others: list[str]
) -> Report:
    named = with_named_byes(players)
    following = Report(named).rounds_paired + 1
    absent = [ByeRecord(Code.ZERO_BYE, numbers, following, line) for line, numbers in draft.absent]
    return Report(
        players=named,
        deputy_arbiters=tuple(draft.deputies),
        scoring=draft.scoring(),
        byes=(*draft.byes, *absent),
        virtual=_joined(draft.virtual),
        prohibited=tuple(draft.prohibited),
        abnormal=tuple(draft.abnormal),
        comments=tuple(comments),
        other_lines=tuple(others),
        **draft.values,
    )


def _joined(virtual: list[VirtualPoints]) -> tuple[VirtualPoints, ...]:
    """Equal points of one player in consecutive rounds as one entry; zeros only if all are zero."""
    needed = [entry for entry in virtual if entry.points or entry.match_points] or virtual
    joined: list[VirtualPoints] = []
    for entry in needed:
        if joined and _continues(joined[-1], entry):
            joined[-1] = replace(joined[-1], last_round=entry.last_round)
        else:
            joined.append(entry)
    return tuple(joined)


def _continues(before: VirtualPoints, entry: VirtualPoints) -> bool:
    return (
        before.first_player == before.last_player == entry.first_player == entry.last_player
        and entry.first_round == before.last_round + 1
        and (entry.points, entry.match_points) == (before.points, before.match_points)
    )
