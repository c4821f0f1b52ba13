"""The list of faults: an example of each, said with line, player and record."""

from __future__ import annotations

from pathlib import Path

import pytest

from pairing.trf import Problem, Report, ReportError, field_before, read_report
from pairing.trf.faults import Fault

from .test_trf_reader import line

HERE = Path(__file__).parent
GAME = (line(1, "1.0", "   2 w 1"), line(2, "0.0", "   1 b 0"))
RANKED = [("1.0", "   2 w 1"), ("0.0", "   1 b 0")]


def ranked(*rows: tuple[str, str, str]) -> list[str]:
    numbered = enumerate(rows, start=1)
    return [line(number, points, game, rank=rank) for number, (points, game, rank) in numbered]


def with_column(column: int, text: str, of: str = GAME[0]) -> list[str]:
    """The two players, the first with other text from a column on."""
    padded = of.ljust(column + len(text))
    return [padded[: column - 1] + text + padded[column - 1 + len(text) :], GAME[1]]


EXAMPLES: list[tuple[Fault, list[str], str]] = [
    (Fault.WRONG_VALUE, with_column(5, "  1x"), "line 1: the starting number is not a number"),
    (Fault.WRONG_VALUE, with_column(49, "24oo"), "line 1, player 1: the rating is not a number"),
    (Fault.WRONG_VALUE, with_column(92, " 2x2"), "line 1, player 1: the opponent of round 1"),
    (Fault.WRONG_VALUE, with_column(97, "x"), "line 1, player 1: round 1: colour 'x'"),
    (Fault.WRONG_VALUE, with_column(99, "x"), "line 1, player 1: round 1: unknown result 'X'"),
    (Fault.WRONG_VALUE, ["142 nine", *GAME], "line 1: the number of rounds is not a number"),
    (Fault.WRONG_VALUE, ["152 green", *GAME], "line 1: the initial colour is W or B"),
    (Fault.WRONG_VALUE, ["162  Q 1.0", *GAME], "line 1: unknown symbol 'Q' in the scoring"),
    (Fault.WRONG_VALUE, ["240 X 001    1", *GAME], "line 1: the type of bye is F, H or Z"),
    (Fault.WRONG_VALUE, ["240 H 001   1x", *GAME], "line 1: a starting number is not a number"),
    (Fault.WRONG_VALUE, ["299 Q", *GAME], "line 1: unknown type 'Q' of abnormal points"),
    (Fault.WRONG_VALUE, ["XXS W:3", *GAME], "line 1: unknown scoring 'W:3'"),
    (Fault.WRONG_VALUE, ["XXC purple", *GAME], "line 1: unknown configuration 'purple'"),
    (Fault.WRONG_VALUE, ["XXP 1 two", *GAME], "line 1: starting numbers expected"),
    (Fault.WRONG_VALUE, ["BBW two", *GAME], "line 1: the points are no points: 'two'"),
    (Fault.OUT_OF_RANGE, with_column(49, "4001"), "line 1, player 1: the rating 4001 is above"),
    (Fault.OUT_OF_RANGE, ["142 0", *GAME], "line 1: the number of rounds is 0"),
    (Fault.OUT_OF_RANGE, ["162  L-1.0", *GAME], "line 1: a result is worth -1.0"),
    (Fault.MISSING, with_column(5, "    "), "line 1: the starting number (columns 5-8) is missing"),
    (Fault.MISSING, with_column(5, "   0"), "line 1: the starting number (columns 5-8) is missing"),
    (Fault.MISSING, ["162  W", *GAME], "line 1: no points for 'W' in the scoring"),
    (Fault.MISSING, ["240 H        1", *GAME], "line 1: the round (columns 7-9) is missing"),
    (Fault.MISSING, ["250       1.0 001", *GAME], "line 1: the first round (15-17) and"),
    (Fault.MISSING, ["250           001 001    1    2", *GAME], "line 1: the virtual points (10"),
    (Fault.MISSING, ["260 001 003    1", *GAME], "line 1: a prohibition needs two players"),
    (Fault.MISSING, ["XXP 1", *GAME], "line 1: a prohibition needs two players"),
    (Fault.MISSING, ["299 W         1.0  001", *GAME], "line 1: the points are for nobody"),
    (Fault.ODD_COLUMNS, ["162 W 3.0", *GAME], "line 1: the scoring has 'nothing' in column 6"),
    (Fault.ODD_COLUMNS, ["162  W 3.0 D 1.0", *GAME], "line 1: the scoring has '.' in column 15"),
    (Fault.ODD_COLUMNS, ["240 H001    1", *GAME], "line 1: column 6 holds '0'"),
    (Fault.ODD_COLUMNS, ["250       1.0001 001    1    2", *GAME], "line 1: column 14 holds '0'"),
    (Fault.ODD_COLUMNS, ["142 5 9", *GAME], "line 1: the number of rounds is followed by '9'"),
    (Fault.ODD_COLUMNS, with_column(98, "1"), "line 1, player 1: column 98 holds '1', which"),
    (Fault.ODD_COLUMNS, with_column(90, "1"), "line 1, player 1: column 90 holds '1', which"),
    (Fault.RUNS_BACKWARDS, ["260 003 001    1    2", *GAME], "line 1: the range of rounds runs"),
    (Fault.RUNS_BACKWARDS, ["250       1.0 001 001    2    1", *GAME], "line 1: the range of rou"),
    (Fault.LISTED_TWICE, ["240 H 002    1    1", *GAME], "line 1, player 1: player 1 stands in"),
    (Fault.LISTED_TWICE, ["260 001 003    2    1    2", *GAME], "line 1, player 2: player 2 stan"),
    (Fault.LISTED_TWICE, ["XXZ 1 2 1", *GAME], "line 1, player 1: player 1 stands in the record"),
    (Fault.NOT_RECORDABLE, ["012 Open\0", *GAME], "line 1: the line holds the character U+0000"),
    (Fault.OWN_OPPONENT, with_column(92, "   1"), "line 1, player 1: round 1: the player is his"),
    (Fault.BYE_WITH_OPPONENT, with_column(99, "U"), "line 1, player 1: round 1: U cannot have an"),
    (
        Fault.RESULT_WITHOUT_OPPONENT,
        with_column(92, "0000"),
        "line 1, player 1: round 1: the result 1 of a game has no opponent (record 001)",
    ),
    (
        Fault.RESULT_WITHOUT_OPPONENT,
        ["142 5", line(1, "1.0", "0000 - 1"), line(2)],
        "line 2, player 1: round 1: the result 1 of a game has no opponent (record 001)",
    ),
    (
        Fault.RESULT_WITHOUT_OPPONENT,
        [line(1, "1.0", "0000 - 1"), line(2, "1.0", "0000 - U")],
        "line 1, player 1: round 1: the result 1 of a game has no opponent",
    ),
    (Fault.GAME_WITHOUT_COLOUR, with_column(97, "-"), "line 1, player 1: round 1: a game needs a"),
    (Fault.NO_PLAYERS, ["012 nobody"], "the file has no player (record 001)"),
    (
        Fault.GIVEN_TWICE,
        ["012 A", "012 B", *GAME],
        "line 2: record 012 is given twice (line 1)",
    ),
    (Fault.GIVEN_TWICE, ["142 5", *GAME, "142 5"], "line 4: record 142 is given twice (line 1)"),
    (Fault.GIVEN_TWICE, ["162  W 1.0    W 2.0", *GAME], "line 1: the scoring has W twice"),
    (Fault.GIVEN_TWICE, ["XXS W=1 W=2", *GAME], "line 1: the scoring has W twice"),
    (
        Fault.GIVEN_TWICE,
        ["240 H 002    1", "240 H 002    2", *GAME],
        "line 2: byes H of round 2 stand in line 1 too (record 240)",
    ),
    (
        Fault.GIVEN_TWICE,
        ["260 001 003    1    2", "260 001 003    1    2", *GAME],
        "line 2: the line stands twice (line 1) (record 260)",
    ),
    (Fault.CONTRADICTION, ["142 5", "XXR 6", *GAME], "line 2: rounds total: another record says"),
    (Fault.CONTRADICTION, ["152 W", "XXC black1", *GAME], "line 2: initial colour: another rec"),
    (
        Fault.CONTRADICTION,
        ["162  W 3.0", "BBW 2.0", *GAME],
        "line 2: record 162 gives other points for a white win (record BBW)",
    ),
    (Fault.NUMBER_TWICE, [*GAME, line(1)], "line 3, player 1: starting number 1 already stands"),
    (Fault.NO_SUCH_PLAYER, with_column(92, "   9"), "line 1, player 1: round 1: there is no oppo"),
    (Fault.NO_SUCH_PLAYER, ["XXZ 7", *GAME], "line 1, player 7: there is no player 7"),
    (Fault.NO_SUCH_PLAYER, ["240 H 002    7", *GAME], "line 1, player 7: there is no player 7"),
    (Fault.NO_SUCH_PLAYER, ["260 001 003    1    7", *GAME], "line 1, player 7: there is no play"),
    (
        Fault.NO_SUCH_PLAYER,
        ["250       1.0 001 001    1    7", *GAME],
        "line 1, player 7: there is no player 7 (record 250)",
    ),
    (Fault.NO_SUCH_PLAYER, ["XXA    7  1.0", *GAME], "line 1, player 7: there is no player 7"),
    (Fault.NO_SUCH_ROUND, ["142 3", "240 H 004    1", *GAME], "line 2: there is no round 4: the t"),
    (
        Fault.NO_SUCH_ROUND,
        ["142 3", "250       1.0 001 004    1    2", *GAME],
        "line 2: there is no round 4",
    ),
    (Fault.NO_SUCH_ROUND, ["142 3", "260 001 004    1    2", *GAME], "line 2: there is no round 4"),
    (
        Fault.NO_SUCH_ROUND,
        ["142 3", "299 W         1.0  004    1", *GAME],
        "line 2: there is no round 4",
    ),
    (
        Fault.NO_SUCH_ROUND,
        ["142 1", line(1, "", "0000 - U", "0000 - H")],
        "line 2, player 1: 2 rounds are recorded, but the tournament has 1",
    ),
    (
        Fault.NOT_MUTUAL,
        [*with_column(92, "   3"), line(3)],
        "line 1, player 1: round 1: plays 3, but 3 has no opponent (record 001)",
    ),
    (Fault.SAME_COLOUR, with_column(97, "b"), "line 1, player 1: round 1: 2 has the same colour"),
    (Fault.RESULTS_DISAGREE, with_column(99, "+"), "line 1, player 1: round 1: result + does not"),
    (Fault.RESULTS_DISAGREE, with_column(99, " "), "line 1, player 1: round 1: result blank does"),
    (
        Fault.RESULT_MISSING,
        [line(1, "", "   2 w  ", "0000 - U"), line(2, "", "   1 b  ")],
        "line 1, player 1: round 1: the result is missing",
    ),
    (
        Fault.SECOND_PAB,
        [line(1, "1", "0000 - U"), line(2, "1", "0000 - U")],
        "line 2, player 2: round 1: player 1 has the pairing-allocated bye already",
    ),
    (Fault.BYES_DISAGREE, ["240 H 001    1", *GAME], "line 1, player 1: bye H for round 1, but"),
    (
        Fault.BYES_DISAGREE,
        ["240 H 002    1", "240 Z 002    1", *GAME],
        "line 2, player 1: round 2: bye H and Z (record 240)",
    ),
    (
        Fault.POINTS_DIFFER,
        with_column(81, " 2.0"),
        "line 1, player 1: 2.0 points are stated, the results make 1.0 (record 001)",
    ),
    (Fault.POINTS_DIFFER, with_column(81, " 1.3"), "line 1, player 1: the points (columns 81-84)"),
    (
        Fault.RANKS_IN_DISORDER,
        ranked((*RANKED[0], "   1"), (*RANKED[1], "   3")),
        "line 2, player 2: the rank is 3, where 2 or a tie should stand (record 001)",
    ),
    (
        Fault.RANKS_IN_DISORDER,
        ranked((*RANKED[0], "   2"), (*RANKED[1], "   1")),
        "line 1, player 1: the rank is 2, but 2 has rank 1 with fewer points (record 001)",
    ),
    (
        Fault.RANKS_IN_DISORDER,
        ranked((*RANKED[0], "   1"), (*RANKED[1], "   1")),
        "line 2, player 2: the rank is 1, but 1 has rank 1 with more points (record 001)",
    ),
    (
        Fault.SAME_FIDE_ID,
        [*with_column(58, "     309117"), with_column(58, "00000309117", GAME[1])[0]][::2],
        "line 2, player 2: player 1 has the same FIDE ID 309117 (record 001)",
    ),
    (
        Fault.SAME_PERSON,
        [line(1, name="Novak, Jan"), line(2, name="NOVAK, Jan")],
        "line 2, player 2: player 1 has the same name and birth date (record 001)",
    ),
    (Fault.UNREADABLE, with_column(10, "x"), "line 1, player 1: the sex is m or w, not 'x'"),
    (Fault.UNREADABLE, with_column(11, "GMX"), "line 1, player 1: 'GMX' is no title"),
    (Fault.UNREADABLE, with_column(54, "C3E"), "line 1, player 1: 'C3E' is no federation"),
    (Fault.UNREADABLE, with_column(58, "30911x"), "line 1, player 1: '30911x' is no FIDE ID"),
    (Fault.UNREADABLE, with_column(70, "1990/13/31"), "line 1, player 1: '1990/13/31' is no birt"),
    (Fault.UNREADABLE, with_column(86, " 1st"), "line 1, player 1: the rank (columns 86-89) is"),
    (Fault.UNREADABLE, ["062 many", *GAME], "line 1: the number of players is not a number"),
    (Fault.UNREADABLE, ["032 Czechia", *GAME], "line 1: 'Czechia' is no federation (record 032)"),
    (Fault.UNREADABLE, ["042 next week", *GAME], "line 1: the start date is no day: 'next week'"),
    (Fault.UNREADABLE, ["052 2026/02/30", *GAME], "line 1: the end date is no day: '2026/02/30'"),
    (Fault.UNREADABLE, ["132".ljust(91) + "someday", *GAME], "line 1: the date of round 1 is no"),
    (Fault.UNREADABLE, ["172 CZE BEST", *GAME], "line 1: 'CZE BEST' is no method of starting"),
    (Fault.UNREADABLE, ["222 90 min", *GAME], "line 1: '90 min' is no encoded time control"),
    (
        Fault.UNREADABLE,
        ["260     003    1    2", *GAME],
        "line 1: the rounds (columns 5-7 and 9-11",
    ),
    (Fault.UNREADABLE, ["062 2 of 4", *GAME], "line 1: the number of players is not a number"),
    (Fault.NO_SUCH_PLAYER, ["XXA    7  0.0", *GAME], "line 1, player 7: there is no player 7"),
    (Fault.STRAY_TEXT, with_column(48, "x"), "line 1, player 1: column 48 holds 'x', which belon"),
    (Fault.STRAY_TEXT, ["012Open", *GAME], "line 1: column 4 holds 'O', which belongs to no field"),
    (Fault.STRAY_TEXT, ["132 26/08/01", *GAME], "line 1: column 5 holds '26/08/01', which"),
    (
        Fault.DATES_BACKWARDS,
        ["042 2026/02/09", "052 2026/02/01", *GAME],
        "line 2: the end 2026/02/01 is before the start 2026/02/09 (record 052)",
    ),
    (
        Fault.DATES_BACKWARDS,
        ["132".ljust(91) + "26/02/02  26/02/01", *GAME],
        "line 1: round 2 is on 26/02/01, before the round that precedes it (record 132)",
    ),
    (
        Fault.DATE_OUTSIDE,
        ["042 2026/02/02", "132".ljust(91) + "26/02/01", *GAME],
        "line 2: round 1 is on 26/02/01, outside the tournament (record 132)",
    ),
    (Fault.DATE_OUTSIDE, ["042 1980/01/01", *GAME], "line 2, player 1: the birth date 1990/01/31"),
    (Fault.COUNT_DIFFERS, ["062 3", *GAME], "line 1: 3 players are stated, the file has 2"),
    (Fault.COUNT_DIFFERS, ["072 3", *GAME], "line 1: 3 rated players are stated, the file has 2"),
    (
        Fault.COUNT_DIFFERS,
        ["142 1", "132".ljust(91) + "26/02/01  26/02/02", *GAME],
        "line 2: 2 dates for 1 rounds (record 132)",
    ),
    (Fault.UNKNOWN_RECORD, [*GAME, "002    3 m"], "line 3: record '002' is not known and not use"),
    (Fault.UNKNOWN_RECORD, [*GAME, " 001   3 m"], "line 3: record ' 00' is not known and not use"),
    (Fault.TWO_ORDERS, ["202 BH", "212 PTS,BH", *GAME], "line 2: the order of the standings is"),
    (
        Fault.READ_AS_BYE,
        [line(1, "1.0", "0000 - +"), line(2, "1.0", "0000 - U")],
        "line 1, player 1: round 1: + without an opponent is a full-point bye (record 001)",
    ),
    (
        Fault.COLOUR_WITHOUT_OPPONENT,
        [line(1, "1.0", "0000 w U"), line(2)],
        "line 1, player 1: round 1: a colour without an opponent is not kept (record 001)",
    ),
    (Fault.SHORT_OF_ONE, with_column(99, "W"), "line 1, player 1: round 1: W and 0 of 2 differ"),
    (
        Fault.CHANGE_UNCLEAR,
        ["### Regulations changed by the chief arbiter @ Round 2: bye 1 to 0.5", *GAME],
        "line 1: the change of the regulations cannot be read",
    ),
    (
        Fault.CHANGE_UNCLEAR,
        ["### Regulations changed by the chief arbiter @ Round 2: bye 1.0 -> 0.5", *GAME],
        "line 1: from round 2 on bye is said to be 0.5, afterwards it is 1.0",
    ),
    (
        Fault.ACCELERATED_TWICE,
        ["250       1.0 001 002    1    2", "250       0.5 002 003    2    2", *GAME],
        "line 2, player 2: line 1 has virtual points for player 2 already (record 250)",
    ),
]


def said(lines: list[str]) -> list[Problem]:
    """Errors, or else doubts."""
    try:
        return list(read_report("\n".join(lines)).doubts)
    except ReportError as error:
        return list(error.problems)


@pytest.mark.parametrize(("fault", "lines", "expected"), EXAMPLES)
def test_a_fault_is_said_with_line_player_and_record(
    fault: Fault, lines: list[str], expected: str
) -> None:
    found = [problem for problem in said(lines) if problem.fault is fault]
    assert found, [(problem.fault, str(problem)) for problem in said(lines)]
    assert any(str(problem).startswith(expected) for problem in found), list(map(str, found))
    assert all(problem.record == lines[problem.line - 1][:3] for problem in found if problem.line)


@pytest.mark.parametrize(("fault", "lines", "expected"), EXAMPLES)
def test_an_error_stops_the_file_and_a_doubt_does_not(
    fault: Fault, lines: list[str], expected: str
) -> None:
    text = "\n".join(lines)
    if fault.doubtful:
        assert isinstance(read_report(text), Report), expected
    else:
        with pytest.raises(ReportError):
            read_report(text)


def test_every_fault_of_the_list_has_its_example() -> None:
    shown = {fault for fault, _, _ in EXAMPLES}
    assert set(Fault) - shown == {Fault.NOT_PAIRABLE}
    with pytest.raises(ReportError) as caught:
        field_before(read_report("\n".join(GAME)), 2)
    assert [problem.fault for problem in caught.value.problems] == [Fault.NOT_PAIRABLE]


@pytest.mark.parametrize("file", sorted((HERE / "corpus").glob("*.trf")), ids=lambda f: f.stem)
def test_a_sound_file_raises_no_doubt(file: Path) -> None:
    assert read_report(file.read_bytes()).doubts == ()


def test_who_left_may_still_be_named_in_the_file_of_the_last_round() -> None:
    assert read_report("\n".join(["XXR 1", "XXZ 1", *GAME])).doubts == ()


def test_ranks_are_not_compared_with_points_that_are_not_stated() -> None:
    lines = ranked(("1.0", "   2 w 1", "   2"), ("", "   1 b 0", "   1"))
    assert read_report("\n".join(lines)).doubts == ()
