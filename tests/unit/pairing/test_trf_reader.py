"""Report files as they come: three generations, two sets of extensions, any line end."""

from __future__ import annotations

import pytest

from pairing.model import TPN, Colour, ProhibitedGroup, RoundKind, Scoring
from pairing.trf import (
    Code,
    ReportError,
    RoundEntry,
    VirtualPoints,
    field_before,
    initial_colour,
    next_round,
    points_made,
    read_report,
)


def line(number: int, points: str = "", *rounds: str, name: str = "", rank: str = "") -> str:
    """A player record; a round is written '   2 w 1'."""
    head = f"001 {number:>4} m GM {name or f'Player {number}':<33} 2400 CZE {'':>11} 1990/01/31"
    return f"{head} {points:>4} {rank:>4}" + "".join(f"  {entry:>8}" for entry in rounds)


TWO_GAMES = [
    line(1, "1.0", "   2 w 1"),
    line(2, "0.0", "   1 b 0"),
    line(3, "0.5", "   4 w ="),
    line(4, "0.5", "   3 b ="),
]


def text(*lines: str) -> str:
    return "\n".join(lines)


def test_every_column_of_a_player_record_is_read() -> None:
    record = (
        "001   12 w  WIMNovotná, Žofie                    2345 CZE      309117 1987/12/03"
        "  1.5    3     7 b =  0000 - U"
    )
    record = record.replace("w  WIM", "wWIM ")
    (player,) = read_report(text(record, line(7, "0.5", "  12 w ="))).players[:1]
    assert (player.number, player.sex, player.title, player.name) == (
        12,
        "w",
        "WIM",
        "Novotná, Žofie",
    )
    assert (player.rating, player.federation, player.fide_id) == (2345, "CZE", "309117")
    assert (player.birth_date, player.points, player.rank) == ("1987/12/03", 3, 3)
    assert player.rounds == (RoundEntry(Code.DRAW, 7, Colour.BLACK), RoundEntry(Code.PAB))
    assert player.entry(9) == RoundEntry()


@pytest.mark.parametrize("end", ["\n", "\r", "\r\n"])
def test_lines_may_end_in_three_ways(end: str) -> None:
    report = read_report((end.join(["012 Cup", *TWO_GAMES]) + end).encode())
    assert (report.name, len(report.players), report.rounds_paired) == ("Cup", 4, 1)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "latin-1"])
def test_names_are_utf_8_or_latin_1(encoding: str) -> None:
    named = line(1, "1.0", "   2 w 1", name="Müller, Jürg")
    report = read_report(text("012 Zürich", named, TWO_GAMES[1]).encode(encoding))
    assert (report.name, report.players[0].name) == ("Zürich", "Müller, Jürg")


def test_columns_count_characters() -> None:
    named = line(1, "1.0", "   2 w 1", name="Čapková, Růžena Šárka")
    assert read_report(text(named, TWO_GAMES[1]).encode()).players[0].rating == 2400


def test_the_records_of_the_head_are_read() -> None:
    report = read_report(
        text(
            "012 Winter Open",
            "022 Brno",
            "032 CZE",
            "042 2026/02/01",
            "052 2026/02/09",
            "062 4 (4)",
            "072 3",
            "082 0",
            "092 Individual: Swiss-System",
            "102 Hall, Ivana",
            "112 First Deputy",
            "112 Second Deputy",
            "122 90 min + 30 sec",
            "132".ljust(91) + "26/02/01  26/02/02",
            "142 9",
            "152 B",
            "172 CZE NIDOF",
            "182 Openhall",
            "192 FIDE_DUTCH_2026",
            "202 BH/C1, BH,SB",
            "222 5400+30",
            "### MPA @ Round 1: boards 1 and 2",
            "XYZ something else",
            *TWO_GAMES,
        )
    )
    assert (report.name, report.city, report.federation) == ("Winter Open", "Brno", "CZE")
    assert (report.start_date, report.end_date) == ("2026/02/01", "2026/02/09")
    assert (report.players_stated, report.rated_stated, report.teams_stated) == (4, 3, 0)
    assert report.deputy_arbiters == ("First Deputy", "Second Deputy")
    assert report.round_dates == ("26/02/01", "26/02/02")
    assert (report.rounds_total, report.initial_colour) == (9, Colour.BLACK)
    assert report.tie_breaks == ("BH/C1", "BH", "SB")
    assert report.encoded_time_control == "5400+30"
    assert report.comments == ("### MPA @ Round 1: boards 1 and 2",)
    assert report.other_lines == ("XYZ something else",)


def test_trf06_knows_no_letters_for_byes() -> None:
    report = read_report(
        text(
            line(1, "2.0", "0000 - +", "   2 w 1"),
            line(2, "1.5", "   3 w 1", "   1 b 0", "0000 - ="),
            line(3, "0.0", "   2 b 0", "        ", "0000 - -"),
        )
    )
    assert report.players[0].rounds[0] == RoundEntry(Code.PAB)
    assert report.players[1].rounds[2] == RoundEntry(Code.HALF_BYE)
    assert report.players[2].rounds[1:] == (RoundEntry(), RoundEntry(Code.ZERO_BYE))


def test_a_win_against_nobody_beside_named_byes_is_a_full_bye() -> None:
    report = read_report(
        text(line(1, "1.0", "0000 - +"), line(2, "1.0", "0000 - U"), line(3, "1.0", "0000 - F"))
    )
    assert [player.rounds[0].code for player in report.players] == [
        Code.FULL_BYE,
        Code.PAB,
        Code.FULL_BYE,
    ]


def scoring(*lines: str) -> Scoring:
    return read_report(text(*lines, line(1), line(2))).scoring.for_pairing


def test_points_are_stated_in_three_dialects() -> None:
    three = Scoring(win=6, draw=2, loss=0, absent=0, pab=6)
    assert scoring("162  W 3.0    D 1.0    L 0.0") == three
    assert scoring("BBW 3.0", "BBD 1.0") == three
    assert scoring("XXS W=3 D=1") == three
    assert scoring("162  P 0.5") == Scoring(pab=1)
    assert scoring("BBU  0.5") == Scoring(pab=1)
    assert scoring("XXS PAB=0.5") == Scoring(pab=1)
    assert scoring("162  A 0.5    L 0.5") == Scoring(loss=1, absent=1)
    assert scoring("BBL 1.0", "BBZ 0.5") == Scoring(loss=2, absent=1)


def test_xxs_may_depend_on_the_colour() -> None:
    report = read_report(text("XXS BW=1.5", line(1, "0.0", "   2 w 0"), line(2, "1.5", "   1 b 1")))
    assert report.scoring.points(report.players[1].rounds[0]) == 3


def test_the_initial_colour_comes_from_a_record_or_from_round_1() -> None:
    assert initial_colour(read_report(text("XXC black1", *TWO_GAMES))) is Colour.BLACK
    assert initial_colour(read_report(text("152 w", *TWO_GAMES))) is Colour.WHITE
    black_first = [line(1, "0", "   2 b 0"), line(2, "1", "   1 w 1")]
    assert initial_colour(read_report(text(*black_first))) is Colour.BLACK
    assert initial_colour(read_report(text(line(1), line(2)))) is Colour.WHITE


SIX = range(1, 7)


def pairs_of_round_1(*boards: str) -> str:
    """'1w4' a board, '2-5' a forfeit without colours; whoever is not named has a bye."""
    entries = {}
    for board in boards:
        one, colour, other = int(board[0]), board[1], int(board[2])
        back = {"w": "b", "b": "w", "-": "-"}[colour]
        entries[one] = f"{other:>4} {colour} {'+' if colour == '-' else '1'}"
        entries[other] = f"{one:>4} {back} {'-' if colour == '-' else '0'}"
    return text(*(line(number, "", entries.get(number, "0000 - Z")) for number in SIX))


@pytest.mark.parametrize(
    ("boards", "among_arrived", "as_it_stands"),
    [
        (["1w4", "2b5", "3w6"], Colour.WHITE, Colour.WHITE),
        (["1-4", "2b5", "3w6"], Colour.WHITE, Colour.WHITE),
        (["1-4", "2-5", "3b6"], Colour.BLACK, Colour.BLACK),
        (["2w4", "3b5"], Colour.WHITE, Colour.BLACK),
        (["1-4", "2-5", "3-6"], Colour.WHITE, Colour.WHITE),
        (["1-3", "4b5"], Colour.BLACK, Colour.WHITE),
    ],
)
def test_the_colour_of_an_even_number_says_the_other_initial_colour(
    boards: list[str], among_arrived: Colour, as_it_stands: Colour
) -> None:
    report = read_report(pairs_of_round_1(*boards))
    assert initial_colour(report) is among_arrived
    assert initial_colour(report, counts_arrived=False) is as_it_stands


def test_the_round_to_pair_follows_the_last_one_with_a_pairing() -> None:
    announced = read_report(text("XXR 5", *TWO_GAMES, line(5, "0.5", "0000 - Z", "0000 - H")))
    assert next_round(announced) == 2
    field = field_before(announced, 2)
    assert field.away == {5}
    assert field_before(announced, 1).away == {5}
    assert [past.kind for past in field.participants[4].rounds] == [RoundKind.ZERO_BYE]


def test_absence_is_announced_in_three_ways() -> None:
    assert field_before(read_report(text("XXR 5", "XXZ 3 4", *TWO_GAMES)), 2).away == {3, 4}
    byes = read_report(text("142 5", "240 H 002    3", "240 Z 003    4", *TWO_GAMES))
    assert field_before(byes, 2).away == {3}


def test_announced_byes_fill_rounds_left_blank() -> None:
    report = read_report(text("142 5", "240 H 001    5", *TWO_GAMES, line(5, "0.5")))
    assert field_before(report, 2).participants[4].rounds[0].kind is RoundKind.HALF_BYE


def test_prohibited_pairs_hold_for_their_rounds() -> None:
    report = read_report(text("142 5", "260 002 003    1    3", "XXP 2 4", *TWO_GAMES))
    assert field_before(report, 2).prohibited == (
        ProhibitedGroup(frozenset({TPN(1), TPN(3)}), 2, 3),
        ProhibitedGroup(frozenset({TPN(2), TPN(4)}), 1, 999),
    )


def virtual(report_text: str, round_number: int) -> list[tuple[int, ...]]:
    return [p.virtual for p in field_before(read_report(report_text), round_number).participants]


def test_acceleration_comes_from_three_kinds_of_record() -> None:
    ranges = text("142 9", "250       1.0 001 002    1    2", *TWO_GAMES)
    assert virtual(ranges, 2) == [(2, 2), (2, 2), (), ()]
    single = text("142 9", "XXA    3  0.5  1.0  0.0", *TWO_GAMES)
    assert virtual(single, 2) == [(), (), (1, 2), ()]
    baku = text("142 9", "192 FIDE_DUTCH_BAKU", *TWO_GAMES)
    assert virtual(baku, 2) == [(2, 2), (2, 2), (), ()]


def test_explicit_acceleration_overrides_baku() -> None:
    explicit = text("142 9", "192 FIDE_DUTCH_BAKU", "XXA    4  1.0", *TWO_GAMES)
    assert virtual(explicit, 1) == [(), (), (), (2,)]
    nothing = text("142 9", "192 FIDE_DUTCH_BAKU", "XXA    4  0.0  0.0", *TWO_GAMES)
    assert virtual(nothing, 1) == [(), (), (), ()]


def test_equal_virtual_points_become_one_record() -> None:
    report = read_report(text("XXA    3  1.0  1.0  0.5", *TWO_GAMES))
    assert report.virtual == (VirtualPoints(2, 1, 2, 3, 3), VirtualPoints(1, 3, 3, 3, 3))


def test_abnormal_points_count() -> None:
    report = read_report(
        text(
            "142 9",
            "299 W         0.5  001    1",
            "299          -0.5  000    3",
            line(1, "0.5", "   2 w 1"),
            TWO_GAMES[1],
            line(3, "0.0", "   4 w ="),
            TWO_GAMES[3],
        )
    )
    before = field_before(report, 2)
    assert [p.rounds[0].points for p in before.participants] == [1, 0, 0, 1]


def test_an_adjourned_game_counts_as_a_draw_for_the_pairing() -> None:
    report = read_report(text("142 9", line(1, "0.5", "   2 w ?"), line(2, "0.5", "   1 b ?")))
    before = field_before(report, 2)
    assert [(p.rounds[0].kind, p.rounds[0].points) for p in before.participants] == [
        (RoundKind.GAME, 1),
        (RoundKind.GAME, 1),
    ]


def test_results_may_be_asymmetric_or_short() -> None:
    report = read_report(
        text(
            line(1, "0.5", "   2 w ="),
            line(2, "0.0", "   1 b 0"),
            line(3, "0.0", "   4 w 0"),
            line(4, "0.0", "   3 b 0"),
            line(5, "1.0", "   6 w W"),
            line(6, "0.0", "   5 b L"),
            line(7, "0.0", "   8 b -"),
            line(8, "0.0", "   7 w -"),
        )
    )
    assert report.rounds_paired == 1


def test_a_pairing_without_results_is_pending() -> None:
    report = read_report(text("142 9", line(1, "0.0", "   2 w  "), line(2, "0.0", "   1 b  ")))
    assert report.players[0].rounds[0].pending
    assert next_round(report) == 2
    with pytest.raises(ReportError, match=r"line 2, player 1: round 1: the result is missing"):
        field_before(report, 2)


@pytest.mark.parametrize(
    ("stated", "expected"),
    [
        ("1.3", "line 1, player 1: the points (columns 81-84) are not whole or half points: '1.3'"),
        ("x", "line 1, player 1: the points (columns 81-84) are no points: 'x'"),
    ],
)
def test_points_that_cannot_be_read_are_doubtful_and_the_results_make_them(
    stated: str, expected: str
) -> None:
    report = read_report(text(line(1, stated, "0000 - H")))
    assert [str(doubt) for doubt in report.doubts] == [f"{expected} (record 001)"]
    assert report.players[0].points is None
    assert points_made(report, report.players[0], to_come=True)[0] == 1


def problems(*lines: str) -> list[str]:
    with pytest.raises(ReportError) as caught:
        read_report(text(*lines))
    return [str(problem) for problem in caught.value.problems]


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (["012 nobody"], "the file has no player (record 001)"),
        (["001    x m"], "line 1: the starting number is not a number: 'x'"),
        (["001"], "line 1: the starting number (columns 5-8) is missing"),
        ([line(1).replace("2400", "24oo")], "line 1, player 1: the rating is not a number: '24oo'"),
        ([line(1, "", "   2 w Q")], "line 1, player 1: round 1: unknown result 'Q'"),
        ([line(1, "", "   2 x 1")], "line 1, player 1: round 1: colour 'x' is not w, b or -"),
        ([line(1, "", "   2 - 1")], "line 1, player 1: round 1: a game needs a colour"),
        ([line(1, "", "   1 w 1")], "line 1, player 1: round 1: the player is his own opponent"),
        ([line(1, "", "   2 w U")], "line 1, player 1: round 1: U cannot have an opponent (2)"),
        ([line(1, "", "   2 w 1")], "line 1, player 1: round 1: there is no opponent 2"),
        ([line(1), line(1)], "line 2, player 1: starting number 1 already stands in line 1"),
        (["XXZ 7", line(1)], "line 1, player 7: there is no player 7"),
        (["260 001 003    1    8", line(1)], "line 1, player 8: there is no player 8"),
        (["142 nine", line(1)], "line 1: the number of rounds is not a number: 'nine'"),
        (["152 green", line(1)], "line 1: the initial colour is W or B, not 'green'"),
        (["240 X 001    1", line(1)], "line 1: the type of bye is F, H or Z, not 'X'"),
        (["240 H        1", line(1)], "line 1: the round (columns 7-9) is missing"),
        (["162  Q 1.0", line(1)], "line 1: unknown symbol 'Q' in the scoring"),
        (["162  W", line(1)], "line 1: no points for 'W' in the scoring"),
        (["XXS W=x", line(1)], "line 1: the points of W are no points: 'x'"),
        (["XXS FOO=1", line(1)], "line 1: unknown scoring 'FOO=1'"),
        (["XXC purple", line(1)], "line 1: unknown configuration 'purple'"),
        (["XXP 1 two", line(1)], "line 1: starting numbers expected"),
        (["XXA", line(1)], "line 1: the starting number (columns 5-8) is missing"),
        (
            ["250       1.0 001 002", line(1)],
            "line 1: the first round (15-17) and the first player",
        ),
        (
            ["250       1.0 003 002    1", line(1)],
            "line 1: the range of rounds or players runs back",
        ),
        (["260 005 003    1", line(1)], "line 1: the range of rounds runs backwards"),
        (["299 Q", line(1)], "line 1: unknown type 'Q' of abnormal points"),
        (
            ["240 H 001    1", *TWO_GAMES],
            "line 1, player 1: bye H for round 1, but the player's own",
        ),
        (["142 1", line(1, "", "0000 - U", "0000 - H")], "line 2, player 1: 2 rounds are recorded"),
        (
            [line(1, "1", "   2 w 1"), line(2, "0", "   3 b 0"), line(3, "1", "   2 w 1")],
            "line 1, player 1: round 1: plays 2, but 2 has opponent 3",
        ),
        (
            [line(1, "1", "   2 w 1"), line(2, "0", "0000 - Z")],
            "line 1, player 1: round 1: plays 2, but 2 has no opponent",
        ),
        (
            [line(1, "1", "   2 w 1"), line(2, "0", "   1 w 0")],
            "line 1, player 1: round 1: 2 has the same colour",
        ),
        (
            [line(1, "1", "   2 w 1"), line(2, "1", "   1 b 1")],
            "line 1, player 1: round 1: result 1 does not fit the result 1 of 2",
        ),
        (
            [line(1, "1", "   2 w +"), line(2, "0", "   1 b 0")],
            "line 1, player 1: round 1: result + does not fit the result 0 of 2",
        ),
        (
            [line(1, "1", "0000 - U"), line(2, "1", "0000 - U")],
            "line 2, player 2: round 1: player 1 has the pairing-allocated bye already",
        ),
        (
            [
                line(1, "", "   2 w  ", "0000 - U"),
                line(2, "", "   1 b  "),
            ],
            "line 1, player 1: round 1: the result is missing",
        ),
    ],
)
def test_a_defect_is_named_with_line_and_player(lines: list[str], expected: str) -> None:
    assert problems(*lines)[0].startswith(expected)


def test_every_problem_of_a_file_is_listed() -> None:
    found = problems(
        line(1, "3.0", "   2 w 1"),
        line(2, "0.0", "   1 w 0"),
        line(3, "0.0", "   9 b 0"),
        "152 X",
    )
    assert [message.split(":")[0] for message in found] == [
        "line 1, player 1",
        "line 3, player 3",
        "line 4",
    ]


def test_teams_and_unknown_records_are_no_errors() -> None:
    report = read_report(text("082 2", "310   1 Alfa", "240 F 001  901", "CZE    1", *TWO_GAMES))
    assert report.other_lines == ("310   1 Alfa", "CZE    1")


@pytest.mark.parametrize(
    ("lines", "record"),
    [
        (["082 2"], "082"),
        (["013 Alfa"], "013"),
        (["310   1 Alfa", "240 F 001  901"], "310"),
        (["192 FIDE_TEAM_TYPEA_MP_GP", "240 Z 001    1"], "192 FIDE_TEAM_TYPEA_MP_GP"),
        (["192 custom_team_swiss", "299 W   2.0        001    1"], "192 CUSTOM_TEAM_SWISS"),
        (["092 Team: Swiss-System", "320  2.0  2.0   1"], "320"),
    ],
)
def test_a_team_event_is_read_and_named_when_it_is_to_be_paired(
    lines: list[str], record: str
) -> None:
    report = read_report(text("142 5", *lines, *TWO_GAMES))
    with pytest.raises(ReportError) as caught:
        field_before(report, 2)
    assert str(caught.value) == (
        f"this is a team event (record {record}); "
        "of such files rounds are paired and checked, nothing else"
    )


def test_a_team_event_that_cannot_be_read_is_named_too() -> None:
    with pytest.raises(ReportError) as caught:
        read_report(text("310   1 Alfa", "001    x"))
    team, number = caught.value.problems
    assert str(team).startswith("this is a team event (record 310)")
    assert number.line == 2


def test_a_sentence_holds_whatever_a_file_does() -> None:
    """Long lines and large numbers, on the command line too."""
    assert problems("142 " + "9" * 40 + "x" * 5000, *TWO_GAMES)[0].endswith("xxx' (record 142)")
    assert problems("XXP 1 " + "9" * 40, *TWO_GAMES)[0].endswith(
        f"no player {'9' * 40} (record XXP)"
    )


@pytest.mark.parametrize("kind", ["192 FIDE_DUTCH_2026", "092 Individual: Swiss-System"])
def test_lists_of_teams_make_an_individual_tournament_no_team_event(kind: str) -> None:
    report = read_report(text("142 5", kind, "082 2", "013 Alfa", *TWO_GAMES))
    assert field_before(report, 2).round_number == 2


@pytest.mark.parametrize(
    ("lines", "round_number", "message"),
    [
        (TWO_GAMES, 2, "the number of rounds is not stated (record 142 or XXR)"),
        (["XXR 5", *TWO_GAMES], 0, "there is no round 0: the tournament has 5"),
        (["XXR 1", *TWO_GAMES], 2, "there is no round 2: the tournament has 1"),
        (["XXR 9", *TWO_GAMES], 4, "round 2 has to be paired before round 4"),
        (["XXR 9", "XXC rank", *reversed(TWO_GAMES)], 2, "XXC rank: the players have to stand"),
    ],
)
def test_a_round_that_cannot_be_paired_says_why(
    lines: list[str], round_number: int, message: str
) -> None:
    with pytest.raises(ReportError) as caught:
        field_before(read_report(text(*lines)), round_number)
    assert str(caught.value).startswith(message)


def test_the_number_of_rounds_can_be_given() -> None:
    assert field_before(read_report(text(*TWO_GAMES)), 2, rounds_total=7).rounds_total == 7


def test_a_past_round_is_seen_as_it_was() -> None:
    report = read_report(
        text(
            "142 3", line(1, "2.0", "   2 w 1", "0000 - U"), line(2, "0.0", "   1 b 0", "0000 - Z")
        )
    )
    before = field_before(report, 2)
    assert before.away == {2}
    assert [len(p.rounds) for p in before.participants] == [1, 1]
    assert field_before(report, 1).away == frozenset()
