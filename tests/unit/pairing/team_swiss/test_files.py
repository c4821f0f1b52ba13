"""Team events in report files: read, paired, checked, generated, and what is said of wrong ones."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from pairing.__main__ import main
from pairing.checker import check_any_report, check_report
from pairing.generator import AxisError, random_tournament
from pairing.generator.axes import Acceleration, Axes
from pairing.model import TPN, Colour, Field, Options, RoundKind, RoundPairing
from pairing.reported import rules_of
from pairing.reported_teams import team_fields, team_rules_of, team_type
from pairing.trf import Report, ReportError, read_report, write_report
from pairing.trf.team_matches import TeamMatches
from pairing.trf.team_records import read_teams
from pairing.trf.team_writer import team_lines

from .teams import TEAM

EVENTS = int(os.environ.get("TEAM_EVENTS", "40"))
SLICES = 4


def event_of(seed: int, **axes: object) -> Report:
    return random_tournament(Axes(system=TEAM, **axes), Random(f"event {seed}"), str(seed))  # type: ignore[arg-type]


def player(number: int, *rounds: str) -> str:
    """ "5w1": opponent, colour and result; "" is a blank round."""
    shown = []
    for word in rounds:
        opponent, colour, result = (word[:-2], word[-2], word[-1]) if word else ("", "", "")
        shown.append(f"  {opponent:>4} {colour:1} {result:1}")
    name = f"Player {number}"
    return f"001 {number:>4}      {name:<33} {'':>4} {'':>3} {'':>11} {'':<10} {'':>4} {'':>4}" + (
        "".join(shown)
    )


def team(number: int, *members: int, points: str = " " * 13) -> str:
    listed = " ".join(f"{member:>4}" for member in members)
    return f"310 {number:>3} {f'Team {number}':<32} {'':5} {'':6} {points} {number:>3}  {listed}"


TWO_BOARDS = (
    player(1, "5w1"),
    player(2, "6b="),
    player(3, "7b1"),
    player(4, "8w0"),
    player(5, "1b0"),
    player(6, "2w="),
    player(7, "3w0"),
    player(8, "4b1"),
)
FOUR_TEAMS = (team(1, 1, 2), team(2, 3, 4), team(3, 5, 6), team(4, 7, 8))
"""Team 1 beat team 3 with White, team 2 and team 4 drew, team 4 had White."""


def read(*lines: str) -> Report:
    return read_report("\n".join(lines).encode())


def field(*lines: str, number: int = 2, **rules: str) -> Field:
    report = read("142 5", *lines)
    chosen = team_rules_of(report, None, Options(tuple(rules.items())))
    return team_fields(read_teams(report), chosen).before(number)


def refused(*lines: str, number: int = 2) -> str:
    with pytest.raises(ReportError) as caught:
        field(*lines, number=number)
    return str(caught.value)


class TestMatches:
    def test_they_are_put_together_from_the_games_of_their_players(self) -> None:
        before = field("192 FIDE_TEAM", *TWO_BOARDS, *FOUR_TEAMS)
        rounds = {each.tpn: each.rounds[0] for each in before.participants}
        assert [(each.opponent, each.points, each.colour) for each in rounds.values()] == [
            (3, 4, Colour.WHITE),
            (4, 2, Colour.BLACK),
            (1, 0, Colour.BLACK),
            (2, 2, Colour.WHITE),
        ]
        assert [each.secondary for each in before.participants] == [3, 2, 1, 2]
        assert before.initial_colour is Colour.WHITE

    def test_game_points_may_be_the_primary_score(self) -> None:
        before = field("192 FIDE_TEAM_TYPEB_GP_MP", *TWO_BOARDS, *FOUR_TEAMS)
        assert [each.rounds[0].points for each in before.participants] == [3, 2, 1, 2]
        assert [each.secondary for each in before.participants] == [4, 2, 0, 2]

    def test_record_362_says_what_matches_are_worth(self) -> None:
        worth = "362 TW 3.0   TD 1.0   TL 0.5"
        before = field("192 FIDE_TEAM", worth, *TWO_BOARDS, *FOUR_TEAMS)
        assert [each.rounds[0].points for each in before.participants] == [6, 2, 1, 2]

    def test_record_300_says_who_sat_on_board_1(self) -> None:
        """Team 1 in the order 2, 1: its board 1 had Black; of team 3 nothing else is said, and the
        colours of a match are those of one of the two."""
        line_ups = ("300   1   1   3 0002 0001", "300   1   3   1 0006 0005")
        rounds = field("192 FIDE_TEAM", *TWO_BOARDS, *FOUR_TEAMS, *line_ups).participants
        assert [each.rounds[0].colour for each in rounds[::2]] == [Colour.BLACK, Colour.WHITE]

    def test_an_empty_first_board_has_the_colour_of_the_sequence(self) -> None:
        lines = (
            player(1, "3w1"),
            player(2, "4b0"),
            player(3, "1b0"),
            player(4, "2w1"),
        )
        teams = (team(1, 1, 2), team(2, 3, 4))
        empty = "300   1   1   2 0000 0002"
        report = read("142 5", "192 FIDE_TEAM", "352 WB", *lines, *teams, empty)
        made = TeamMatches(read_teams(report)).round(1)
        assert made[1].colour is Colour.WHITE  # player 2 has Black on the second board

    def test_a_board_won_against_nobody_counts(self) -> None:
        lines = (player(1, "0000-+"), player(2, "4b="), player(3), player(4, "2w="))
        before = field("192 FIDE_TEAM", *lines, team(1, 1, 2), team(2, 3, 4))
        assert [each.rounds[0].points for each in before.participants] == [4, 0]
        assert [each.secondary for each in before.participants] == [3, 1]
        assert all(each.rounds[0].kind is RoundKind.GAME for each in before.participants)

    def test_a_forfeited_match_is_no_meeting(self) -> None:
        lines = (player(1), player(2), player(3), player(4))
        teams = (team(1, 1, 2), team(2, 3, 4))
        before = field("192 FIDE_TEAM", *lines, *teams, "330 -+   1   1   2")
        one, other = (each.rounds[0] for each in before.participants)
        assert (one.kind, one.points) == (RoundKind.FORFEIT_LOSS, 0)
        assert (other.kind, other.points, other.colour) == (RoundKind.FORFEIT_WIN, 4, Colour.BLACK)
        assert [each.secondary for each in before.participants] == [0, 8]  # four boards as usual

    def test_a_match_forfeited_on_every_board_is_one_without_record_330(self) -> None:
        lines = (player(1, "3w+"), player(2, "4b+"), player(3, "1b-"), player(4, "2w-"))
        before = field("192 FIDE_TEAM", *lines, team(1, 1, 2), team(2, 3, 4))
        kinds = [each.rounds[0].kind for each in before.participants]
        assert kinds == [RoundKind.FORFEIT_WIN, RoundKind.FORFEIT_LOSS]

    def test_the_bye_has_a_draw_unless_record_320_says_otherwise(self) -> None:
        lines = (player(1, "3w1"), player(2, "4b="), player(3, "1b0"), player(4, "2w="))
        teams = (team(1, 1, 2), team(2, 3, 4), team(3, 5, 6))
        more = (player(5), player(6))
        usual = field("192 FIDE_TEAM", *lines, *more, *teams, "320           003")
        assert usual.participants[2].rounds[0].kind is RoundKind.PAB
        assert (usual.participants[2].rounds[0].points, usual.participants[2].secondary) == (2, 2)
        other = field("192 FIDE_TEAM", *lines, *more, *teams, "320  1.0  0.5 003")
        assert other.participants[2].rounds[0].points == 2
        assert other.participants[2].secondary == 1

    def test_byes_abnormal_points_and_absences(self) -> None:
        lines = ("240 H 001    4", "240 Z 002    3")
        players = (*TWO_BOARDS[:2], player(3), player(4), *TWO_BOARDS[4:6], player(7), player(8))
        penalty = "299    -1.0  -0.5  001    1"
        before = field("192 FIDE_TEAM", *players, *FOUR_TEAMS, *lines, penalty)
        assert before.away == {TPN(3)}
        four = before.participants[3]
        assert (four.rounds[0].kind, four.rounds[0].points) == (RoundKind.HALF_BYE, 2)
        one = before.participants[0]
        assert (one.rounds[0].points, one.secondary) == (2, 2)
        assert before.participants[1].rounds[0].kind is RoundKind.ZERO_BYE

    def test_baku_gives_match_points(self) -> None:
        before = field("192 FIDE_TEAM_MP_BAKU", *TWO_BOARDS, *FOUR_TEAMS)
        assert [each.virtual for each in before.participants] == [(4, 4), (4, 4), (), ()]
        stated = "250  1.0        1   3    2    3"
        given = field("192 FIDE_TEAM_MP", *TWO_BOARDS, *FOUR_TEAMS, stated)
        assert [each.virtual for each in given.participants] == [(), (2, 2), (2, 2), ()]


@pytest.mark.parametrize(
    ("code", "preferences", "secondary", "game_points", "baku", "written"),
    [
        ("FIDE_TEAM", "a", "used", False, False, "FIDE_TEAM_TYPEA_MP_GP"),
        ("FIDE_TEAM_BAKU", "a", "used", False, True, "FIDE_TEAM_TYPEA_MP_GP_BAKU"),
        ("FIDE_TEAM_TYPEB", "b", "used", False, False, "FIDE_TEAM_TYPEB_MP_GP"),
        ("FIDE_TEAM_TYPEB_GP", "b", "not-used", True, False, "FIDE_TEAM_TYPEB_GP"),
        ("FIDE_TEAM_GP_MP", "none", "used", True, False, "FIDE_TEAM_GP_MP"),
        ("fide_team_mp", "none", "not-used", False, False, "FIDE_TEAM_MP"),
    ],
)
def test_record_192_says_preferences_and_scores(
    code: str, preferences: str, secondary: str, game_points: bool, baku: bool, written: str
) -> None:
    rules = team_rules_of(read(f"192 {code}", *TWO_BOARDS, *FOUR_TEAMS))
    assert dict(rules.options.values) == {"preferences": preferences, "secondary": secondary}
    assert (rules.by_game_points, rules.baku) == (game_points, baku)
    assert team_type(rules) == (written, ())


def test_options_go_before_the_type_and_stand_in_a_comment() -> None:
    report = read(
        "192 FIDE_TEAM", *TWO_BOARDS, *FOUR_TEAMS, "### pairing options: last-two=no-preference"
    )
    rules = team_rules_of(report, None, Options((("preferences", "b"),)))
    options = dict(rules.options.values)
    assert (options["preferences"], options["last-two"]) == ("b", "no-preference")
    comment = "### pairing options: last-two=no-preference"
    assert team_type(rules) == ("FIDE_TEAM_TYPEB_MP_GP", (comment,))


def test_another_type_is_paired_if_the_system_is_asked_for() -> None:
    report = read("192 CUSTOM_TEAM_SWISS_GP", *TWO_BOARDS, *FOUR_TEAMS)
    rules = team_rules_of(report, TEAM)
    assert rules.by_game_points


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (("192 FIDE_TEAM",), "a team event is paired by the records 310"),
        (("192 FIDE_TEAM_SCHEVENINGEN", *FOUR_TEAMS), "no Team-Swiss"),
        (("192 CUSTOM_TEAM_SWISS_MP", *FOUR_TEAMS), "no Team-Swiss"),
        (("192 FIDE_TEAM_GP_BAKU", *FOUR_TEAMS), "no Team-Swiss"),
        (("192 FIDE_TEAM_MP_MP", *FOUR_TEAMS), "no Team-Swiss"),
        ((*FOUR_TEAMS, "330 +/   1   1   2"), "a match is forfeited as +-"),
        ((*FOUR_TEAMS, "330 +-   1   1    "), "the team (columns 16-18) is missing"),
        ((*FOUR_TEAMS, "330 +-   1   1   7"), "there is no team 7"),
        ((*FOUR_TEAMS, "330 +-   1   1   1"), "forfeited against itself"),
        ((*FOUR_TEAMS, "240 H 002    9"), "there is no team 9"),
        ((*FOUR_TEAMS, "352 WX"), "the colours of the boards"),
        ((*FOUR_TEAMS, "362 XX 2.0"), "the match points are written as"),
        ((*FOUR_TEAMS, team(4, 7, 8)), "line 14: team 4 stands twice (line 13)"),
        ((*FOUR_TEAMS, team(5, 8)), "player 8 stands in team 4 and in team 5"),
        ((*FOUR_TEAMS, team(5, 99)), "team 5 has player 99"),
        ((team(1, 1, 2), team(2, 3, 4), team(3, 5, 7), team(4, 6, 8)), "players of team 1 met"),
        ((team(1, 1, 5), *FOUR_TEAMS[1:2], team(3, 2, 6), FOUR_TEAMS[3]), "is of the same team"),
        (FOUR_TEAMS[:3], "is in no team"),
        ((*FOUR_TEAMS, "320           001"), "team 1 has the bye and met team 3"),
    ],
)
def test_what_is_wrong_with_the_records_of_teams_is_said(lines: tuple[str, ...], said: str) -> None:
    assert said in refused(*TWO_BOARDS, *lines)


def test_a_result_that_is_missing_is_said() -> None:
    pending = (player(1, "5w "), *TWO_BOARDS[1:4], player(5, "1b "), *TWO_BOARDS[5:])
    assert "a result of team 1 is missing" in refused("192 FIDE_TEAM", *pending, *FOUR_TEAMS)


def test_teams_and_players_are_not_taken_for_each_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "teams.trf"
    file.write_text("\n".join(("142 5", "192 FIDE_TEAM", *TWO_BOARDS, *FOUR_TEAMS)))
    assert main(["pair", str(file), "--system", "dutch-2026"]) == 3
    assert "dutch-2026 does not pair teams" in capsys.readouterr().err
    assert main(["rank", str(file)]) == 3
    assert "this is a team event (record 192 FIDE_TEAM)" in capsys.readouterr().err
    single = tmp_path / "single.trf"
    single.write_text("\n".join(("142 5", *TWO_BOARDS)))
    for command in ("pair", "check"):
        assert main([command, str(single), "--system", TEAM]) == 3
        assert "the file is no team event" in capsys.readouterr().err
    with pytest.raises(ReportError, match="this is a team event"):
        check_report(read_report(file.read_bytes()))
    with pytest.raises(ReportError, match="no team event"):
        rules_of(read_report(single.read_bytes()), TEAM)


def test_the_command_pairs_explains_and_checks(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "teams.trf"
    points = "   2.0    2.0"
    teams = (team(1, 1, 2, points=points), *FOUR_TEAMS[1:])
    file.write_text("\n".join(("142 5", *TWO_BOARDS, *teams)))
    assert main(["pair", str(file)]) == 0
    told = capsys.readouterr()
    assert told.out == "2 1\n3 4\n"
    assert "FIDE_TEAM is taken" in told.err
    assert main(["pair", str(file), "--explain"]) == 0
    assert "no. 2 has the lower colour difference, no. 1 the higher one. [4.3.5]" in (
        capsys.readouterr().out
    )
    assert main(["pair", str(file), "--why-not", "1", "2"]) == 0
    assert capsys.readouterr().out.rstrip().endswith("]")
    assert main(["pair", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["boards"] == [[2, 1], [3, 4]]
    assert main(["check", str(file)]) == 1
    out = capsys.readouterr().out
    assert "no. 1 Team 1 has 2 GP in the file (record 310), 1.5 by the results." in out


def rounds_of(part: int) -> range:
    return range(part, EVENTS, SLICES)


@pytest.mark.parametrize("part", range(SLICES))
def test_a_generated_event_agrees_with_the_rules(part: int) -> None:
    for seed in rounds_of(part):
        report = event_of(seed, players=(4, 24))
        back = read_report(write_report(report).encode())
        assert tuple(line.rstrip() for line in team_lines(read_teams(back))) == report.other_lines
        checked = check_any_report(back)
        assert checked.system == TEAM
        assert len(checked.rounds) == report.rounds_total
        assert checked.agrees, (seed, [*checked.rounds], checked.standings.differences)


def test_a_match_paired_otherwise_and_points_that_differ_are_noticed() -> None:
    """A control of the check."""
    report = event_of(1, players=8, rounds=4, forfeits=0.0)
    back = read_report(write_report(report).encode())
    teams = {team.number: team for team in read_teams(back).teams}
    swapped = {1: teams[2].members, 2: teams[1].members}
    lines = tuple(
        line.rstrip()
        for line in team_lines(
            replace(
                read_teams(back),
                teams=tuple(
                    replace(each, members=swapped.get(number, each.members))
                    for number, each in teams.items()
                ),
            )
        )
    )
    checked = check_any_report(replace(back, other_lines=lines))
    assert not checked.rounds[0].agrees
    worth = read_teams(back)
    more = replace(worth.teams[0], match_points=(worth.teams[0].match_points or 0) + 2)
    lines = tuple(team_lines(replace(worth, teams=(more, *worth.teams[1:]))))
    checked = check_any_report(replace(back, other_lines=lines))
    assert [each.code for each in checked.standings.differences] == ["MP"]


def test_random_events_have_what_matters() -> None:
    reports = [event_of(seed, players=(4, 14)) for seed in range(EVENTS)]
    lines = {line[:3] for report in reports for line in report.other_lines}
    assert lines >= {"300", "310", "320", "330", "352", "362"}
    kinds = {report.encoded_type for report in reports}
    assert any("TYPEA" in each for each in kinds)
    assert any("TYPEB" in each for each in kinds)
    assert any(each.startswith("FIDE_TEAM_GP") or "_GP_MP" in each for each in kinds)
    assert any(each.endswith("BAKU") for each in kinds)
    assert any(report.byes for report in reports)
    assert any(report.prohibited for report in reports)


def test_axes_of_team_events() -> None:
    report = event_of(3, players=6, rounds=3, boards=2, primary="gp")
    assert "_GP" in report.encoded_type
    assert "352 WB" in report.other_lines
    for axes, said in (
        ({"acceleration": Acceleration.BAKU, "primary": "gp"}, "match points"),
        ({"acceleration": Acceleration.HALVES}, "no acceleration of team events"),
        ({"players": 1000}, "999 teams"),
        ({"tie_breaks": ("BH",)}, "cannot be given"),
    ):
        with pytest.raises(AxisError, match=said):
            event_of(1, **axes)
    with pytest.raises(AxisError, match="pairs no teams"):
        random_tournament(Axes(boards=4), Random(1), "1")


def test_the_round_of_a_file_is_that_of_the_engine() -> None:
    report = read("142 5", "192 FIDE_TEAM", *TWO_BOARDS, *FOUR_TEAMS)
    rules = team_rules_of(report)
    fields = team_fields(read_teams(report), rules)
    assert fields.next_round == 2
    outcome = rules.pair(fields.before(2))
    assert isinstance(outcome, RoundPairing)
    assert outcome.boards == ((2, 1), (3, 4))
