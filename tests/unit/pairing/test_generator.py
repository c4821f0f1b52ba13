"""Random tournaments: complete, legal, repeatable, and as their axes say."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pairing.__main__ import main
from pairing.checker import check_report
from pairing.checker.standings import check_standings
from pairing.generator import (
    Acceleration,
    Axes,
    AxisError,
    NoTournamentError,
    random_tournament,
    tie_breaks,
)
from pairing.generator.axes import settle
from pairing.generator.configuration import axes_in
from pairing.generator.entrants import entrants
from pairing.generator.results import chances, with_draws
from pairing.generator.tournament import _prohibited
from pairing.model import Colour
from pairing.ranking.registry import TIE_BREAKS
from pairing.trf import Code, Report, RoundEntry, read_report, write_report

QUIET = Axes(
    players=24, rounds=7, unrated=0.0, forfeits=0.0, half_byes=0.0, zero_byes=0.0, full_byes=0.0,
    withdrawals=0.0, late_entries=0.0, prohibited=0, odd_results=0.0,
    acceleration=Acceleration.NONE, points=(2, 1, 0), pab=2, absent=0, tie_breaks=(),
)  # fmt: skip
"""Everything given, nothing special."""


def made(axes: Axes, seed: str = "1") -> Report:
    return random_tournament(axes, Random(seed), seed)


def entries(report: Report) -> list[RoundEntry]:
    return [entry for player in report.players for entry in player.rounds]


# -- the result model -------------------------------------------------------------------------


def test_the_published_example_of_the_result_model() -> None:
    white_wins, draw, black_wins = chances(2467, 2344)
    assert (round(white_wins, 3), round(draw, 3), round(black_wins, 3)) == (0.511, 0.351, 0.138)


@pytest.mark.parametrize("mean", [0, 1000, 1500, 2000, 2500, 2900])
def test_a_better_player_wins_more_often(mean: int) -> None:
    rows = [chances(mean + half, mean - half) for half in range(-450, 451, 10)]
    for row in rows:
        assert all(0 <= chance <= 1 for chance in row)
        assert sum(row) == pytest.approx(1)
    assert all(a.white_wins <= b.white_wins + 1e-9 for a, b in pairwise(rows))
    assert all(a.black_wins + 1e-9 >= b.black_wins for a, b in pairwise(rows))


def test_a_share_of_draws_leaves_the_odds_of_the_others() -> None:
    model = chances(2400, 2300)
    changed = with_draws(model, 0.8)
    assert changed.draw == 0.8
    assert changed.white_wins / changed.black_wins == pytest.approx(
        model.white_wins / model.black_wins
    )


# -- tournaments ------------------------------------------------------------------------------


def test_the_same_source_gives_the_same_tournament() -> None:
    assert made(QUIET, "7") == made(QUIET, "7")
    assert made(QUIET, "7") != made(QUIET, "8")


def test_the_seed_and_all_axes_stand_in_the_file() -> None:
    report = made(QUIET, "seed-9")
    assert report.comments[0] == "### seed: seed-9"
    assert "players=24 rounds=7" in report.comments[1]
    assert "points=1-0.5-0 pab=1" in report.comments[1]


def test_the_head_of_the_file_is_complete() -> None:
    report = made(replace(QUIET, initial_colour=Colour.BLACK, unrated=0.5))
    assert (report.players_stated, report.rounds_total) == (24, 7)
    assert report.rated_stated == sum(player.rating > 0 for player in report.players)
    assert report.encoded_type == "FIDE_DUTCH_2026"
    assert report.initial_colour is Colour.BLACK
    assert len(report.round_dates) == 7
    assert [player.number for player in report.players] == list(range(1, 25))
    assert len({player.name for player in report.players}) == 24


def test_numbers_follow_rating_title_and_name() -> None:
    report = made(replace(QUIET, players=200, rounds=2, unrated=0.3, highest=2100, lowest=2000))
    order = ["GM", "IM", "FM", "CM", ""]
    keys = [(-p.rating, order.index(p.title), p.name) for p in report.players]
    assert keys == sorted(keys)


def test_a_quiet_tournament_has_games_and_byes_of_the_pairing_only() -> None:
    report = made(replace(QUIET, players=25))
    codes = Counter(entry.code for entry in entries(report))
    assert set(codes) <= {Code.WIN, Code.DRAW, Code.LOSS, Code.PAB}
    assert codes[Code.PAB] == 7


@pytest.mark.parametrize(
    ("axis", "code"),
    [
        ("forfeits", Code.FORFEIT_LOSS),
        ("half_byes", Code.HALF_BYE),
        ("zero_byes", Code.ZERO_BYE),
        ("full_byes", Code.FULL_BYE),
        ("withdrawals", Code.ZERO_BYE),
        ("late_entries", Code.ZERO_BYE),
        ("odd_results", Code.SHORT_WIN),
    ],
)
def test_each_axis_shows_in_the_file(axis: str, code: Code) -> None:
    often: dict[str, Any] = {axis: 0.2}
    report = made(replace(QUIET, players=60, rounds=5, **often))
    share = sum(entry.code is code for entry in entries(report)) / len(entries(report))
    assert share > 0.01


def test_nobody_has_a_half_point_bye_in_the_last_round() -> None:
    report = made(replace(QUIET, half_byes=0.4))
    assert all(player.rounds[-1].code is not Code.HALF_BYE for player in report.players)
    assert any(player.rounds[-2].code is Code.HALF_BYE for player in report.players)


def test_late_entries_come_once_and_withdrawals_do_not_come_back() -> None:
    report = made(replace(QUIET, players=80, late_entries=0.3))
    first = [player for player in report.players if player.rounds[0].code is Code.ZERO_BYE]
    assert 10 < len(first) < 40
    for player in first:
        there = [entry.is_paired for entry in player.rounds]
        assert there == sorted(there)
    report = made(replace(QUIET, players=80, withdrawals=0.1))
    for player in report.players:
        there = [entry.is_paired for entry in player.rounds]
        assert there == sorted(there, reverse=True)


def test_baku_stands_in_the_type_and_round_by_round() -> None:
    report = made(replace(QUIET, players=30, rounds=9, acceleration=Acceleration.BAKU))
    assert report.encoded_type == "FIDE_DUTCH_2026_BAKU"
    assert [(v.points, v.first_round, v.last_player) for v in report.virtual] == [
        (2, 1, 16), (2, 2, 16), (2, 3, 16), (1, 4, 16), (1, 5, 16),
    ]  # fmt: skip
    by_type = replace(report, virtual=())
    assert check_report(by_type).agrees


def test_other_points_and_byes_are_counted() -> None:
    report = made(replace(QUIET, players=15, points=(6, 2, 0), pab=2))
    assert (report.scoring.white_win, report.scoring.pab) == (6, 2)
    assert max(player.points or 0 for player in report.players) > 2 * 7
    assert read_report(write_report(report)).scoring == report.scoring


def test_prohibited_players_do_not_meet() -> None:
    report = made(replace(QUIET, players=12, rounds=5, prohibited=5))
    assert len(report.prohibited) == 5
    for record in report.prohibited:
        for player in report.players:
            if player.number in record.players:
                met = {entry.opponent for entry in player.rounds}
                assert not met.intersection(record.players)


@pytest.mark.parametrize("seed", range(8))
def test_players_prohibited_twice_stand_in_one_line(seed: int) -> None:
    """Six groups of four players: the same ones are drawn again and again."""
    settings = settle(replace(QUIET, players=4, rounds=1, prohibited=6), Random(seed))
    records = _prohibited(settings, Random(seed))
    assert len({record.players for record in records}) == len(records)
    report = Report(
        players=tuple(entrant.record for entrant in entrants(settings, Random(seed))),
        rounds_total=1,
        prohibited=records,
    )
    assert read_report(write_report(report)).prohibited == records


def test_a_range_is_drawn_from() -> None:
    drawn = {settle(Axes(players=(5, 8)), Random(seed)).players for seed in range(60)}
    assert drawn == {5, 6, 7, 8}


@pytest.mark.parametrize(
    ("axes", "message"),
    [
        (Axes(players=1), "2 to 9999 players"),
        (Axes(players=10_000), "2 to 9999 players"),
        (Axes(forfeits=1.5), "forfeits is a share"),
        (Axes(rounds=0), "1 to 99 rounds"),
        (Axes(highest=1000, lowest=2000), "ratings do not go"),
        (Axes(points=(0, 2, 4)), "a win, a draw and a loss"),
        (Axes(points=(2, 1, 0), pab=3), "worth a win at most"),
        (Axes(points=(2, 1, 0), absent=2), "an absence is worth a draw at most"),
        (Axes(system="round-robin", absent=1), "absent does not go with round-robin"),
        (Axes(ratings=(2000, 99_999)), "ratings do not go"),
        (Axes(points=(6, 2, 0), acceleration=Acceleration.BAKU), "Baku acceleration needs"),
    ],
)
def test_impossible_axes_are_refused(axes: Axes, message: str) -> None:
    with pytest.raises(AxisError, match=message):
        settle(axes, Random(1))


# -- what the standings are made by ------------------------------------------------------------


def test_every_tie_break_of_the_master_list_is_drawn_from() -> None:
    report = made(QUIET)
    made_by = {code for seed in range(150) for code in tie_breaks.drawn(report, Random(seed))}
    assert made_by == {*tie_breaks.OF_RESULTS, *tie_breaks.OF_RATINGS}
    codes = {code.partition("/")[0] for code in made_by}
    assert codes == {code for code in TIE_BREAKS if not code.startswith("OTHER_")} - {"PTS"}


def test_a_drawn_list_ranks_and_the_checker_agrees() -> None:
    reports = [made(replace(QUIET, tie_breaks=None), str(seed)) for seed in range(12)]
    lists = [report.tie_breaks or report.standings_order for report in reports]
    assert sum(not each for each in lists) in range(1, 5)
    assert any(report.standings_order[:1] == ("PTS",) for report in reports)
    assert any(report.tie_breaks for report in reports)
    for report in reports:
        checked = check_standings(report)
        assert checked.agrees
        assert set(report.tie_breaks or report.standings_order) <= {"PTS", *checked.compared}


def test_a_given_list_stands_in_the_file_and_decides() -> None:
    report = made(replace(QUIET, tie_breaks=("BH/C1", "DE")))
    assert (report.tie_breaks or report.standings_order[1:]) == ("BH/C1", "DE")
    tied = made(replace(QUIET, tie_breaks=()))
    assert [player.rounds for player in tied.players] == [p.rounds for p in report.players]
    assert len({p.rank for p in tied.players}) < len({p.rank for p in report.players})


def test_unrated_players_are_said_to_count_where_ratings_decide() -> None:
    mixed = made(replace(QUIET, unrated=0.5))
    assert "ARO/C1/U1400" in tie_breaks.fitting(mixed)
    assert "ARO/C1" not in tie_breaks.fitting(mixed)


def test_a_round_robin_has_no_tie_break_of_a_swiss() -> None:
    table = made(Axes(system="round-robin", players=6))
    fitting = tie_breaks.fitting(table)
    assert "SB" in fitting
    assert not any(code.startswith(("BH", "FB", "AOB")) for code in fitting)


def test_a_list_that_there_is_not_is_refused() -> None:
    with pytest.raises(AxisError, match="there is no tie-break BX"):
        made(replace(QUIET, tie_breaks=("BX",)))


def test_given_ratings_are_those_of_the_players() -> None:
    ratings = (2105, 0, 2300, 1990, 1850, 2200, 1702, 2050)
    report = made(replace(QUIET, rounds=3, players=None, ratings=ratings))
    assert sorted(player.rating for player in report.players) == sorted(ratings)
    assert report.players[0].rating == 2300


def test_an_absence_may_be_worth_something() -> None:
    report = made(replace(QUIET, zero_byes=0.3, absent=1))
    assert (report.scoring.zero_bye, report.scoring.forfeit_loss) == (1, 1)
    assert read_report(write_report(report)).scoring == report.scoring
    assert check_report(report).agrees


# -- a configuration ----------------------------------------------------------------------------


def test_a_configuration_of_the_public_generators_is_read() -> None:
    text = """
        # for people
        PlayersNumber=30
        RoundsNumber = 7
        DrawPercentage=25
        ForfeitRate=20
        RetiredRate=0
        HalfPointByeRate=100
        PointsForWin=3
        PointsForDraw=1
        PointsForForfeitLoss=0.5
        PointsForPAB=1.5
    """
    axes = axes_in(text, Axes(system="dutch-2017"))
    assert axes == Axes(
        system="dutch-2017", players=30, rounds=7, draws=0.25, forfeits=0.05, withdrawals=0.0,
        half_byes=0.01, points=(6, 2, 0), absent=1, pab=3,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("PlayersNumber", "line 1 of the configuration is no Key=Value"),
        ("Players=3", "unknown key 'Players'"),
        ("PlayersNumber=many", "PlayersNumber cannot be 'many'"),
        ("PointsForWin=0.3", "PointsForWin cannot be '0.3'"),
    ],
)
def test_a_configuration_that_cannot_be_read_is_refused(text: str, message: str) -> None:
    with pytest.raises(AxisError, match=message):
        axes_in(text, Axes())


def test_more_rounds_than_opponents_are_given_up() -> None:
    with pytest.raises(NoTournamentError, match="no tournament in 50 attempts"):
        made(replace(QUIET, players=4, rounds=9))


# -- on the command line ----------------------------------------------------------------------


def test_a_tournament_is_printed(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    assert main(["generate", "--players", "9", "--rounds", "4", "--seed", "s"]) == 0
    first = capsysbinary.readouterr().out
    assert read_report(first).rounds_total == 4
    main(["generate", "--players", "9", "--rounds", "4", "--seed", "s"])
    assert capsysbinary.readouterr().out == first
    main(["generate", "--players", "9", "--rounds", "4"])
    assert capsysbinary.readouterr().out != first


def test_many_tournaments_go_into_a_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    small = ["--players", "8-12", "--rounds", "3", "--points", "3-1-0", "--pab", "1"]
    out = tmp_path / "made"
    assert main(["generate", *small, "--seed", "s", "--count", "3", "--out", str(out)]) == 0
    files = sorted(out.iterdir())
    assert [file.name for file in files] == ["s-00001.trf", "s-00002.trf", "s-00003.trf"]
    assert capsys.readouterr().out.split() == list(map(str, files))
    again = tmp_path / "third.trf"
    main(["generate", *small, "--seed", "s", "--first", "3", "--out", str(again)])
    assert again.read_bytes() == files[2].read_bytes()
    assert main(["check", *map(str, files)]) == 0


def test_lists_ratings_and_a_configuration_are_taken_from_the_command_line(
    tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    configuration, ratings = tmp_path / "generator.txt", tmp_path / "ratings.txt"
    configuration.write_text("RoundsNumber=3\n")
    ratings.write_text("2000\n1900\n1800\n1700\n1600\n1500\n")
    files = ["--configuration", str(configuration), "--ratings", str(ratings)]
    assert main(["generate", *files, "--tie-breaks", "BH, SB"]) == 0
    report = read_report(capsysbinary.readouterr().out)
    assert (report.rounds_total, len(report.players), report.players[0].rating) == (3, 6, 2000)
    assert (report.tie_breaks or report.standings_order[1:]) == ("BH", "SB")
    ratings.write_text("2000 strong\n")
    assert main(["generate", *files]) == 3
    assert b"a rating is a whole number" in capsysbinary.readouterr().err


def test_a_bad_axis_ends_with_3(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["generate", "--players", "1"]) == 3
    assert "2 to 9999 players" in capsys.readouterr().err
    for bad in (["--players", "x"], ["--points", "3-1"], ["--pab", "0.3"]):
        with pytest.raises(SystemExit) as ended:
            main(["generate", *bad])
        assert ended.value.code == 3
