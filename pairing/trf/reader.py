"""From the bytes of a file to a Report."""

from __future__ import annotations

from dataclasses import replace

from pairing.trf.checks import contradictions
from pairing.trf.columns import split_lines
from pairing.trf.players import read_player, with_named_byes
from pairing.trf.problems import Problem, ReportError
from pairing.trf.records import READINGS, Draft
from pairing.trf.report import ByeRecord, Code, PlayerRecord, Report, VirtualPoints

COMMENT = "###"


def decode(content: bytes) -> str:
    """UTF-8, with or without a byte order mark, or else Latin-1."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("latin-1")


def read_report(content: bytes | str) -> Report:
    """Read TRF26, TRF16, TRF06 or TRF(x) and check that it is consistent.

    Raises ReportError with every problem found: what cannot be read, and where players, colours,
    results or points contradict each other.
    """
    report, problems = read_unchecked(content)
    problems += contradictions(report)
    if problems:
        raise ReportError(problems)
    return report


def read_unchecked(content: bytes | str) -> tuple[Report, list[Problem]]:
    """The report as far as it can be read, and the problems of single lines."""
    text = decode(content) if isinstance(content, bytes) else content.removeprefix("\ufeff")
    draft = Draft()
    players: list[PlayerRecord] = []
    comments: list[str] = []
    others: list[str] = []
    problems: list[Problem] = []
    for line in split_lines(text):
        try:
            if line.text.startswith(COMMENT):
                comments.append(line.text)
            elif line.code == "001":
                players.append(read_player(line))
            elif line.code.upper() in READINGS:
                READINGS[line.code.upper()](line, draft)
            else:
                others.append(line.text)
        except ReportError as error:
            problems += error.problems
    if not players and not problems:
        problems.append(Problem(0, "the file has no player (record 001)"))
    return _report(draft, players, comments, others), problems


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
