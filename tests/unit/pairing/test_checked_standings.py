"""The checker about standings: points by the results, ranks by the list of the file."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from pairing.__main__ import main
from pairing.checker import Check, StandingsDifference, check_report, lines, reader_of
from pairing.model import TPN
from pairing.ranking.criteria import criteria
from pairing.ranking.editions import AUGUST_2024, NEWEST
from pairing.ranking.order import Ranking
from pairing.reported_table import EDITION_COMMENT, table_of
from pairing.trf import (
    AbnormalPoints,
    ByeRecord,
    Code,
    Report,
    VirtualPoints,
    read_report,
    write_report,
)
from pairing.trf.faults import Fault

from .builders import HERE, position

LIST = ("BH/C1", "BH", "SB", "DE")


def ranked(*codes: str, start: str = "", report: Report | None = None) -> Report:
    """The worked example, or another report, with the ranks that a list gives."""
    report = replace(report or position("worked-example"), start_date=start)
    edition = AUGUST_2024 if start else NEWEST
    ranks = Ranking(table_of(report), criteria(codes, edition=edition), edition).ranks
    players = (replace(player, rank=ranks[TPN(player.number)]) for player in report.players)
    return replace(report, players=tuple(players), encoded_type="FIDE_DUTCH_2026")


def stating(report: Report, **ranks: int | None) -> Report:
    """With other ranks: `p3=7` gives no. 3 the rank 7."""
    given = {int(name[1:]): rank for name, rank in ranks.items()}
    players = (replace(each, rank=given.get(each.number, each.rank)) for each in report.players)
    return replace(report, players=tuple(players))


def with_points(report: Report, number: int, points: int | None) -> Report:
    players = (
        replace(each, points=points if each.number == number else each.points)
        for each in report.players
    )
    return replace(report, players=tuple(players))


def found(check: Check) -> list[tuple[str, int, str]]:
    return [(each.kind, each.player, each.code) for each in check.standings.differences]


def said(check: Check, difference: StandingsDifference) -> str:
    return reader_of(check).words(difference.says)


def unseen(check: Check) -> list[str]:
    return [*map(reader_of(check).words, check.standings.not_looked_at)]


def rank_of(report: Report, number: int) -> int:
    return next(each.rank or 0 for each in report.players if each.number == number)


def test_ranks_by_the_list_of_the_file_agree() -> None:
    check = check_report(replace(ranked(*LIST), tie_breaks=LIST))
    assert check.agrees
    assert check.standings.compared == ("PTS", *LIST)
    assert unseen(check) == [
        "The values of tie-breaks are not part of a report file; ranks by them were compared."
    ]


def test_two_players_whose_ranks_are_exchanged_are_both_named_with_the_tie_break() -> None:
    """1 and 3 have 6.5 points."""
    right = replace(ranked(*LIST), standings_order=("PTS", *LIST))
    one, three = rank_of(right, 1), rank_of(right, 3)
    assert {one, three} == {1, 2}
    check = check_report(stating(right, p1=three, p3=one))
    assert sorted(found(check)) == [("rank", 1, "BH/C1"), ("rank", 3, "BH/C1")]
    assert not check.agrees
    first = min(check.standings.differences, key=lambda each: each.player)
    assert (first.stated, first.made) == (three, (one,))
    values = Ranking(table_of(right), criteria(LIST)).values(1)
    low, high = sorted((values[TPN(number)] or 0) / 2 for number in (1, 3))
    assert said(check, first).endswith(f" comes first: {high:.1f} against {low:.1f}.")


def test_a_rank_that_no_order_explains_has_no_code() -> None:
    right = replace(ranked(*LIST), tie_breaks=LIST)
    last = max(right.players, key=lambda each: each.rank or 0)
    check = check_report(stating(right, **{f"p{last.number}": 99}))
    assert found(check) == [("rank", last.number, "")]
    assert said(check, check.standings.differences[0]).endswith(
        "99 in the file, 15 by the results."
    )


def test_wrong_points_are_a_difference() -> None:
    check = check_report(with_points(ranked("BH"), 3, 11))
    assert ("points", 3, "PTS") in found(check)
    difference = check.standings.differences[0]
    assert (difference.stated, difference.made) == (5.5, (6.5,))
    assert said(check, difference) == (
        "no. 3 Carla has 5.5 in the file as points, 6.5 by the results."
    )


@pytest.mark.parametrize("stated", [" 6.3", "   x", "-1.0", "99.5", "  ½½"])
def test_no_points_of_a_player_end_the_check(
    stated: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = write_report(ranked("BH")).splitlines()
    at = next(at for at, line in enumerate(text) if line.startswith("001    3"))
    text[at] = text[at][:80] + stated + text[at][84:]
    file = tmp_path / "points.trf"
    file.write_text("\n".join(text))
    assert main(["check", str(file), "--json"]) == 1
    standings = json.loads(capsys.readouterr().out)["standings"]
    assert not standings["agrees"]
    (difference,) = standings["differences"]
    assert (difference["kind"], difference["player"], difference["code"]) == ("points", 3, "PTS")
    assert difference["made"] == [6.5]


def test_points_that_count_a_bye_of_the_next_round_are_right() -> None:
    """As engines want an absence announced: in the columns of the round, its points counted."""
    report = ranked("BH")
    players = tuple(
        replace(
            each,
            rounds=(
                *each.rounds,
                replace(each.rounds[0], code=Code.HALF_BYE, opponent=None, colour=None),
            ),
            points=(each.points or 0) + 1,
        )
        if each.number == 2
        else each
        for each in report.players
    )
    check = check_report(replace(report, players=players))
    assert check.agrees
    assert unseen(check) == [
        "Ranks were not looked at: the points count byes of a round that is not yet paired."
    ]


def test_virtual_points_never_count() -> None:
    report = replace(ranked("BH"), virtual=(VirtualPoints(2, 1, 2, 1, 7),))
    assert check_report(report).standings.agrees


def test_penalties_count() -> None:
    report = ranked("BH")
    fined = replace(report, abnormal=(AbnormalPoints(None, -1, (3,), 8),))
    assert ("points", 3, "PTS") in found(check_report(fined))
    assert found(check_report(with_points(stating(fined, p1=1, p3=2), 3, 12))) == []


def test_without_a_list_more_points_still_come_first() -> None:
    report = ranked("BH", "SB", "TPN")
    assert check_report(report).standings.compared == ("PTS",)
    assert check_report(report).agrees
    tied = stating(report, p1=rank_of(report, 3), p3=rank_of(report, 1))
    assert check_report(tied).agrees
    check = check_report(stating(report, p4=rank_of(report, 7), p7=rank_of(report, 4)))
    assert found(check) == [("rank", 4, "PTS"), ("rank", 7, "PTS")]
    assert unseen(check) == [
        "The file states no list of tie-breaks (202, 212); ranks were held against points alone.",
        "The order within 4 groups that the list leaves tied was not looked at (C.07 4.2).",
    ]


def test_a_rank_shared_by_unequal_points_is_a_difference() -> None:
    report = ranked("TPN")
    assert found(check_report(stating(report, p4=rank_of(report, 7)))) == [("rank", 4, "PTS")]


def test_blank_ranks_are_not_looked_at_and_may_count_or_not() -> None:
    right = replace(ranked(*LIST), tie_breaks=LIST)
    second = next(each for each in right.players if each.rank == 2)
    blank = stating(right, **{f"p{second.number}": None})
    closed = replace(
        blank,
        players=tuple(
            replace(each, rank=each.rank - 1) if each.rank and each.rank > 2 else each
            for each in blank.players
        ),
    )
    for report in (blank, closed, stating(blank, **{f"p{second.number}": 0})):
        check = check_report(report)
        assert check.agrees
        assert unseen(check)[0] == (
            f"Ranks of no. {second.number} {second.name} are blank or 0; they were not looked at."
        )
    assert not check_report(stating(blank, p14=2)).agrees


def test_no_ranks_and_no_points_are_said() -> None:
    report = ranked("BH")
    bare = replace(
        report, players=tuple(replace(each, rank=None, points=None) for each in report.players)
    )
    check = check_report(bare)
    assert check.agrees
    assert check.standings.compared == ()
    assert unseen(check) == [
        "The file states no points; they were not looked at.",
        "The file states no ranks; they were not looked at.",
    ]
    assert unseen(check_report(with_points(report, 5, None)))[0] == (
        "Points of no. 5 Eloise are blank; they were not looked at."
    )


@pytest.mark.parametrize(
    ("codes", "compared", "why"),
    [
        (("BH", "OTHER_X", "SB"), ("PTS", "BH"), "no tie-break OTHER_X: is OTHER_SB meant?)."),
        (("BH", "EDE"), ("PTS", "BH"), "from EDE on (EDE is a tie-break of teams)."),
        (("BH", "OTHER_LOT"), ("PTS", "BH"), "the file does not hold what it needs."),
    ],
)
def test_a_list_is_followed_as_far_as_it_can_be(
    codes: tuple[str, ...], compared: tuple[str, ...], why: str
) -> None:
    right = replace(ranked("BH", "TPN/R"), tie_breaks=codes)
    check = check_report(right)
    assert check.agrees
    assert check.standings.compared == compared
    assert any(note.endswith(why) for note in unseen(check))
    assert not check_report(stating(right, p1=15, p15=1)).agrees


def test_with_unrated_players_rating_tie_breaks_are_not_followed() -> None:
    report = ranked("BH", "ARO")
    players = (
        replace(each, rating=0 if each.number == 9 else each.rating) for each in report.players
    )
    check = check_report(replace(report, players=tuple(players), tie_breaks=("BH", "ARO")))
    assert check.agrees
    assert check.standings.compared == ("PTS", "BH")


def test_an_order_that_begins_otherwise_is_followed_and_one_that_cannot_be_read_is_not() -> None:
    order = ("WIN", "PTS")
    report = replace(ranked(*order), standings_order=order)
    assert check_report(report).agrees
    assert not check_report(replace(report, standings_order=())).agrees
    check = check_report(replace(report, standings_order=("OTHER_X", "PTS")))
    assert check.agrees
    assert check.standings.compared == ()


def test_the_edition_is_that_of_the_first_day() -> None:
    """The dummy of an own unplayed round is limited since March 2026."""
    report = read_report((HERE / "corpus" / "d26-baku-128-n0022-r07.trf").read_bytes())
    old = replace(ranked("BH", start="2025/10/01", report=report), tie_breaks=("BH",))
    assert check_report(old).standings.edition == "2024"
    assert check_report(old).standings.agrees
    new = check_report(replace(old, start_date="2026/10/01")).standings
    assert new.edition == "2026"
    assert {each.code for each in new.differences} == {"BH"}


@pytest.mark.parametrize(
    ("start", "comments", "is_said"),
    [
        ("2019/05/01", (), True),
        ("2023/08/31", (), True),
        ("2023/09/01", (), False),
        ("", (), False),
        ("2019/05/01", (f"{EDITION_COMMENT} 2024",), False),
    ],
)
def test_of_a_tournament_older_than_all_editions_it_is_said(
    start: str, comments: tuple[str, ...], is_said: bool
) -> None:
    report = replace(ranked("BH"), tie_breaks=("BH",), start_date=start, comments=comments)
    said_so = any("older than the editions" in line for line in unseen(check_report(report)))
    assert said_so is is_said


def test_while_games_go_on_tie_breaks_are_not_looked_at() -> None:
    report = replace(ranked("BH"), tie_breaks=("BH",))
    players = tuple(
        replace(
            each, points=None, rounds=(*each.rounds[:-1], replace(each.rounds[-1], code=Code.BLANK))
        )
        if each.rounds[-1].opponent
        else replace(each, points=None)
        for each in report.players
    )
    check = check_report(replace(report, players=players))
    assert check.standings.compared == ("PTS",)
    assert "Tie-breaks were not looked at: games of round 8 or before are not over." in unseen(
        check
    )


def test_of_two_lists_the_first_is_named_as_not_looked_at() -> None:
    report = replace(ranked("SB"), tie_breaks=("BH",), standings_order=("PTS", "SB"))
    check = check_report(report)
    assert check.agrees
    assert any("record 202 was not looked at" in note for note in unseen(check))


def test_announced_byes_of_a_later_round_change_nothing() -> None:
    report = replace(ranked("BH"), byes=(ByeRecord(Code.HALF_BYE, (4,), 9),), tie_breaks=("BH",))
    assert check_report(report).agrees


def test_people_and_programs_are_told_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    right = replace(ranked(*LIST), tie_breaks=LIST)
    wrong = stating(right, p1=rank_of(right, 3), p3=rank_of(right, 1))
    file = tmp_path / "ranks.trf"
    file.write_text(write_report(wrong))
    assert main(["check", str(file)]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[2:4] == [
        "8 rounds were paired again by dutch-2026: all agree.",
        "Standings after round 8, ranks by PTS, BH/C1, BH, SB, DE (C.07, edition 2026):"
        " 2 differences.",
    ]
    assert main(["check", str(file), "--json"]) == 1
    document = json.loads(capsys.readouterr().out)
    assert document["agrees"] is False
    standings = document["standings"]
    assert [difference["message"] for difference in standings["differences"]] == told[:2]
    assert (standings["round"], standings["edition"]) == (8, "2026")
    assert standings["list"] == ["PTS", *LIST]
    assert document["not_looked_at"] == told[-3:]


def test_points_that_are_only_doubtful_are_said_once() -> None:
    check = check_report(with_points(ranked("BH"), 3, 11))
    assert all(Fault.POINTS_DIFFER not in note.key for note in check.notes)
    assert sum("no. 3 Carla has 5.5" in line for line in lines(check)) == 1
