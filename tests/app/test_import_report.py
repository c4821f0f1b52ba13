"""Reports become tournaments: entries, pairings, results, and the pairing that comes next."""

from __future__ import annotations

import os
import uuid
from dataclasses import replace
from io import StringIO
from pathlib import Path

import msgspec
import pytest
from django.core.management import CommandError, call_command

from events import store
from events.messages import Envelope
from pairing import systems
from pairing.model import Colour, Options, RoundPairing, no_progress
from pairing.reported import rules_of
from pairing.trf import Report, field_before, read_report
from tournaments.domain.decisions import Conflict
from tournaments.domain.drafts.field import pairing_input
from tournaments.domain.entries.commands import TakeBackEntry
from tournaments.domain.folding import fold
from tournaments.domain.games.results import Result
from tournaments.domain.ids import PlayerId
from tournaments.domain.settings.settings import Settings
from tournaments.domain.standings.record import records
from tournaments.domain.standings.standings import standings
from tournaments.domain.tournament.state import Tournament
from tournaments.exports.report import report_of as report_of_state
from tournaments.exports.report import report_text
from tournaments.imports.previews import FileRefused, all_problems
from tournaments.imports.report_plan import plan_report
from tournaments.imports.report_settings import SAID_BY_A_REPORT
from tournaments.imports.report_trial import changing, names_of_plan, tried_out
from tournaments.imports.service import create_from_report, enter, preview, read_file
from tournaments.log import facts
from tournaments.services import states
from tournaments.services.names import names_of
from tournaments.services.outcomes import Outcome, Recorded
from tournaments.services.users import user_id

from .builders import account, entry, envelope, open_hall

CORPUS = Path(__file__).parents[1] / "unit" / "pairing" / "corpus"
FILES = (
    "d26-mixed-085-n0011-r07.trf",
    "d26-odd-results-173-n0016-r04.trf",
    "d26-points-310-140-n0015-r05.trf",
    "d26-baku-128-n0022-r07.trf",
    "d26-late-withdraw-064-n0011-r03.trf",
    "d26-order-169-n0012-r06.trf",
    "d26-forbidden-116-n0015-r04.trf",
    "d26-utf8-166-n0016-r05.trf",
)
SHARED = Path(__file__).parents[3] / "shared" / "corpus" / "dutch-2026"
"""Beside the project on machines that have it; run with CORPUS=all."""


def enter_file(stream: str, state: Tournament, content: bytes, sent: Envelope) -> Outcome:
    return enter(stream, state, read_file(content, state), sent)


def imported(content: bytes) -> Tournament:
    chief = account("chief", superuser=True)
    outcome = create_from_report(
        content,
        envelope(user_id(chief)),
        slug="imported",
        festival="imported",
        festival_name="Imported",
    )
    assert isinstance(outcome, Recorded), outcome
    return states.current("imported")


def report_of(name: str) -> tuple[bytes, Report]:
    content = (CORPUS / name).read_bytes()
    return content, read_report(content)


@pytest.mark.django_db
@pytest.mark.parametrize("name", FILES)
def test_standings_and_colours_are_those_of_the_file(name: str) -> None:
    content, report = report_of(name)
    state = imported(content)
    stated = {player.number: player.points for player in report.players}
    assert {state.players[row.player].tpn: row.points for row in standings(state)} == stated
    for player in report.players:
        entry = state.player_of_tpn(player.number)
        assert entry is not None
        cells = records(state)[entry.id]
        assert [cell.colour for cell in cells] == [
            player.entry(number).colour for number in range(1, report.rounds_paired + 1)
        ], f"colours of {player.number}"


@pytest.mark.slow
@pytest.mark.skipif(
    os.environ.get("CORPUS") != "all" or not SHARED.exists(),
    reason="the whole corpus is imported where it stands beside the project and CORPUS=all",
)
@pytest.mark.django_db
@pytest.mark.parametrize("path", sorted(SHARED.glob("*.trf")), ids=lambda path: path.stem)
def test_every_report_of_the_corpus_becomes_its_own_standings(path: Path) -> None:
    content = path.read_bytes()
    stated = {player.number: player.points for player in read_report(content).players}
    state = imported(content)
    assert {state.players[row.player].tpn: row.points for row in standings(state)} == stated


@pytest.mark.django_db
@pytest.mark.parametrize("name", FILES)
def test_the_replayed_log_gives_the_same_state(name: str) -> None:
    live = imported(report_of(name)[0])
    assert fold(Tournament(), facts(store.read("imported"))) == live


@pytest.mark.django_db
@pytest.mark.parametrize("name", FILES)
def test_a_tournament_cut_short_goes_on_with_the_pairing_of_the_file(name: str) -> None:
    content, report = report_of(name)
    last = report.rounds_paired
    state = imported(cut_to(content, last - 1))
    asked = pairing_input(state, last)
    expected = field_before(report, last)
    assert asked.field.away == expected.away
    answer = systems.SYSTEMS[asked.system].pair(asked.field, Options(), no_progress)
    assert isinstance(answer, RoundPairing)
    assert set(answer.boards) == boards_of(report, last)


def boards_of(report: Report, number: int) -> set[tuple[int, int | None]]:
    return {
        (player.number, player.entry(number).opponent)
        for player in report.players
        if player.entry(number).colour is Colour.WHITE
    }


def cut_to(content: bytes, rounds: int) -> bytes:
    """The file as it stood before the next round: its byes are known, its games are not."""
    lines = []
    for line in content.decode().splitlines():
        if line.startswith("001"):
            start = 91 + 10 * rounds
            upcoming = line[start : start + 8]
            keep = "0000 -" in upcoming and "U" not in upcoming
            line = line[:start] + (upcoming if keep else "")
            line = line[:80] + "    " + line[84:]
        lines.append(line)
    return "\n".join(lines).encode()


@pytest.mark.django_db
def test_a_defective_file_is_refused_with_its_line_and_leaves_nothing() -> None:
    content = report_of(FILES[0])[0].replace(b" w 1 ", b" w x ", 1)
    line = next(number for number, text in enumerate(content.splitlines(), 1) if b" w x " in text)
    with pytest.raises(FileRefused, match=f"line {line}"):
        imported(content)
    assert store.streams() == []


@pytest.mark.django_db
def test_a_list_is_entered_whole_or_not_at_all() -> None:
    hall = open_hall(players=2, started=False)
    before = states.current(hall.slug)
    content = "Name;Elo\nDvořák, Šimon;2100\nŽák, Tomáš;1900\n".encode("cp1250")
    outcome = enter_file(hall.slug, before, content, envelope(user_id(hall.chief)))
    assert isinstance(outcome, Recorded)
    assert len(states.current(hall.slug).players) == len(before.players) + 2
    with pytest.raises(FileRefused, match="line 3"):
        enter_file(
            hall.slug, before, b"Name;Elo\nGood, A;2000\nBad, B;x\n", envelope(user_id(hall.chief))
        )
    assert len(states.current(hall.slug).players) == len(before.players) + 2


@pytest.mark.django_db
def test_the_same_upload_twice_enters_everybody_once() -> None:
    hall = open_hall(players=2, started=False)
    state = states.current(hall.slug)
    sent = envelope(user_id(hall.chief), command_id=uuid.uuid4())
    first = enter_file(hall.slug, state, b"Name\nDvorak, S\n", sent)
    again = enter_file(hall.slug, state, b"Name\nDvorak, S\n", sent)
    assert isinstance(first, Recorded)
    assert isinstance(again, Recorded)
    assert again.known
    assert len(states.current(hall.slug).players) == 3


@pytest.mark.django_db
def test_days_are_iso_dates_whatever_the_file_writes() -> None:
    line = "132".ljust(91) + "26/08/01  2026.8.2  "
    settings = imported(report_of(FILES[0])[0] + f"\n{line}".encode()).settings
    assert settings.round_starts[0] == "2026-08-01"
    assert settings.start_date == read_report(report_of(FILES[0])[0]).start_date.replace("/", "-")


@pytest.mark.django_db
def test_points_outside_the_results_cannot_be_kept_and_are_named() -> None:
    content = report_of(FILES[0])[0] + b"\n299 F        1.0    0    1\n"
    shown = preview(content)
    assert not shown.good
    assert any("299" in problem for problem in shown.problems)


@pytest.mark.django_db
def test_the_command_makes_a_tournament_and_says_what_it_holds(tmp_path: Path) -> None:
    account("boss", superuser=True)
    out, noted = StringIO(), StringIO()
    call_command("import_trf", CORPUS / FILES[0], "--slug", "open", stdout=out, stderr=noted)
    assert "note: The file does not name a system (record 192)" in noted.getvalue()
    assert out.getvalue().startswith("open: 11 players, 7 rounds, ")
    broken = tmp_path / "broken.trf"
    broken.write_text("001 nonsense\n")
    with pytest.raises(CommandError, match="line 1"):
        call_command("import_trf", broken, "--slug", "other")
    with pytest.raises(CommandError, match="There is a tournament open already"):
        call_command("import_trf", CORPUS / FILES[0], "--slug", "open")


def small(*rows: str, head: tuple[str, ...] = ("142 5",)) -> bytes:
    """A report of players whose rounds are written `   2 w 1`."""
    lines = [
        f"001 {number:>4} m    {f'Player {number}':<33} 2000 CZE {'':>11} 1990/01/{number:02}"
        f"{'':>10}" + "".join(f"  {entry}" for entry in row.split("|"))
        for number, row in enumerate(rows, start=1)
    ]
    return "\n".join([*head, *lines]).encode()


GAME = ("   2 w 1", "   1 b 0")


@pytest.mark.django_db
def test_a_forfeit_without_colours_is_a_forfeit_and_said() -> None:
    content = small("   2 - +", "   1 - -")
    state = imported(content)
    assert [row.points for row in standings(state)] == [2, 0]
    assert [game.result for game in state.games.values()] == [Result.WHITE_FORFEIT_WIN]
    notes = preview(content).notes
    assert (
        "line 2, player 1: round 1: '2 - +' is not kept and becomes '2 w +' (record 001)" in notes
    )


@pytest.mark.django_db
def test_a_file_without_rounds_and_without_their_number_is_previewed() -> None:
    nobody_played = small("", "", head=()).replace(b"  \n", b"\n").rstrip()
    shown = preview(nobody_played)
    assert (shown.good, len(shown.rows)) == (True, 2), shown
    assert imported(nobody_played).settings.last_round_with_half_bye == 0


@pytest.mark.django_db
def test_byes_of_all_later_rounds_are_granted() -> None:
    state = imported(small(*GAME, head=("142 5", "240 H 002    1", "240 H 004    1    2")))
    assert sorted(state.players[PlayerId(1)].byes) == [2, 4]
    assert sorted(state.players[PlayerId(2)].byes) == [4]


@pytest.mark.django_db
def test_less_than_a_move_of_one_player_is_that_of_both_and_said() -> None:
    content = small("   2 w W", "   1 b 0")
    state = imported(content)
    assert [game.result for game in state.games.values()] == [Result.WHITE_WINS_UNRATED]
    assert any("differ on whether a move was played" in note for note in preview(content).notes)


def test_a_result_that_no_game_can_have_is_refused_with_line_and_player() -> None:
    shown = preview(small("   2 w D", "   1 b L"))
    assert not shown.good
    assert shown.problems == (
        "line 2, player 1: round 1: the result D and L of the game against 2 cannot be kept"
        " (record 001)",
    )


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (small(*GAME, head=("142 100",)), "line 1: 100 rounds; at most 99 are taken (record 142)"),
        (
            small(*GAME, head=("142 5", "162  W 1.0    D 2.0")),
            "line 2: A win counts 1.0, a draw 2.0,",
        ),
        (
            small(*GAME, head=("142 5", "162  W 1.0    D 1.0")),
            "line 2: A win counts 1.0, a draw 1.0, a loss 0.0, an absence 0.0, a bye 1.0: a win"
            " must be worth more than a draw",
        ),
        (
            small(*GAME, head=("142 5", "162  W 1.0    D 0.0")),
            "line 2: A win counts 1.0, a draw 0.0,",
        ),
        (
            small(*GAME, head=("142 5", "192 CUSTOM_SWISS", "092 vincze", "XXA    1  0.5  0.5")),
            "line 4: VinczeSwiss knows no acceleration (C.04.7) (record XXA)",
        ),
        (small(*GAME, head=("142 5", "XXS BW=1.5")), "line 2: The points differ by colour,"),
        (
            small(*GAME, head=("162  W 3.0    D 1.0", "192 FIDE_DUTCH_2026_BAKU")),
            "line 2: Baku acceleration needs a win worth two draws",
        ),
        (
            small(*GAME, head=("082 2", "310   1 A")),
            "line 2: This is a team tournament (record 310), which is not run here yet;",
        ),
        (
            small(*GAME, head=("142 5", "192 FIDE_TEAM_BAKU")),
            "line 2: This is a team tournament (record 192 FIDE_TEAM_BAKU), which is not run here",
        ),
        (
            b"\n".join((b"142 5", b"XXC rank", *reversed(small(*GAME).splitlines()[1:]))),
            "line 2: XXC rank: the players have to stand in the order of their numbers",
        ),
        (
            small(*GAME, head=("142 5", "299 W         2.0  001    1")),
            "line 2, player 1: Record 299 gives points outside the results",
        ),
        (
            small(*GAME, head=("052 2026/08/01", "042 2026/08/09")),
            "line 1: The last day (2026-08-01) is before the first day (2026-08-09).",
        ),
        (
            small(*GAME, head=("142 5", "132".ljust(91) + "26/08/02  26/08/01")),
            "line 2: Round 2 starts before round 1.",
        ),
        (small("0000 - U"), "A tournament starts with at least two players"),
    ],
)
def test_what_the_import_refuses_the_preview_refuses_and_says_where(
    content: bytes, problem: str
) -> None:
    shown = preview(content)
    assert not shown.good
    assert shown.problems[0].startswith(problem)
    with pytest.raises(FileRefused) as refused:
        create_from_report(content, envelope("user:1"), slug="x", festival="x", festival_name="X")
    assert refused.value.preview == shown


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("change", "note"),
    [
        ((53, 56, "XX1"), "line 2, player 1: 'XX1' is no federation (record 001)"),
        ((80, 84, " 4.5"), "line 2, player 1: 4.5 points are stated, the results make 1.0"),
        ((9, 10, "x"), "line 2, player 1: the sex is m or w, not 'x'"),
        ((69, 79, "1990/13/01"), "line 2, player 1: '1990/13/01' is no birth date"),
        ((57, 68, "     30911x"), "line 2, player 1: '30911x' is no FIDE ID"),
        ((10, 13, "XGM"), "line 2, player 1: 'XGM' is no title"),
    ],
)
def test_doubtful_things_are_imported_and_said(change: tuple[int, int, str], note: str) -> None:
    first, last, text = change
    lines = small(*GAME).decode().splitlines()
    lines[1] = lines[1][:first] + text.rjust(last - first) + lines[1][last:]
    content = "\n".join(lines).encode()
    assert any(said.startswith(note) for said in preview(content).notes), preview(content)
    assert len(imported(content).players) == 2


@pytest.mark.django_db
def test_the_same_fide_id_twice_is_imported_and_said() -> None:
    content = small(*GAME).decode().replace(f" CZE {'':>11}", " CZE      309117").encode()
    assert any("player 1 has the same FIDE ID 309117" in note for note in preview(content).notes)
    assert len(imported(content).players) == 2


def test_a_player_without_a_name_is_refused_with_his_number() -> None:
    content = small(*GAME).decode().replace("Player 2", " " * 8).encode()
    assert all_problems(preview(content)) == ["line 3, player 2: The name is missing."]


def test_what_a_tournament_does_not_keep_is_said() -> None:
    head = (
        "142 5",
        "172 CZE NIDOF",
        "202 bh/c1,XY",
        "BEL    1",
        "### write to arbiter@example.org",
        "122 a",
        "222 300 s",
    )
    notes = preview(small(*GAME, head=head)).notes
    for note in (
        "line 3: tie-breaks: 'bh/c1,XY' is not kept and becomes 'BH/C1' (record 202)",
        "### lines of the file that are left out: 1; they hold what may not stand in the record.",
        "line 7: '300 s' is no encoded time control (record 222)",
    ):
        assert note in notes


def test_gaps_in_the_starting_numbers_are_closed_and_said() -> None:
    content = small("   3 w 1", "0000 - U", "   1 b 0").decode()
    content = content.replace("001    3", "001    7").replace("   3 w 1", "   7 w 1")
    assert "The starting numbers have gaps; they are closed: 7 becomes 3." in (
        preview(content.encode()).notes
    )


@pytest.mark.django_db
@pytest.mark.parametrize("name", FILES)
def test_the_import_makes_what_the_preview_tried_out(name: str) -> None:
    content, report = report_of(name)
    plan = plan_report(report)
    tried = tried_out(report, plan, None, "2026-08-01T10:00:00.000000Z")
    state = imported(content)
    shown = report_of_state(tried.state, names_of_plan(plan))
    made = report_of_state(state, names_of(state))
    assert replace(shown, comments=()) == replace(made, comments=())


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("begun", "system"),
    [("2015/05/01", "dutch-2012"), ("2019/05/01", "dutch-2017"), ("2026/05/01", "dutch-2026")],
)
def test_a_file_without_a_system_goes_on_by_the_edition_of_its_days(
    begun: str, system: str
) -> None:
    content = small(*GAME, head=("142 5", f"042 {begun}"))
    assert imported(content).settings.system == system
    assert rules_of(read_report(content), None, Options()).system.code == system
    assert any(f"so {system} is taken" in note for note in preview(content).notes)


@pytest.mark.django_db
def test_virtual_points_that_the_rules_of_its_days_do_not_know_stop_no_file() -> None:
    content = small(*GAME, head=("142 5", "042 2015/05/01", "XXA    1  0.5  0.5"))
    state = imported(content)
    assert state.settings.system == "dutch-2026"
    assert state.virtual
    assert any("its days (dutch-2012) do not know" in note for note in preview(content).notes)


@pytest.mark.django_db
@pytest.mark.parametrize("kind", ["192 FIDE_DUTCH_2026", "092 Individual: Swiss-System"])
def test_an_individual_tournament_with_lists_of_teams_keeps_them(kind: str) -> None:
    content = small(*GAME, head=("142 5", kind, "082 1", "013 Alfa"))
    state = imported(content)
    assert len(state.players) == 2
    written = report_text(state, names_of(state))
    assert "\n082 1\n" in written
    assert "\n013 Alfa\n" in written
    assert not any("082" in note or "013" in note for note in preview(content).notes)


@pytest.mark.django_db
@pytest.mark.parametrize(("parity", "colour"), [("tpn", Colour.BLACK), ("arrived", Colour.WHITE)])
def test_the_initial_colour_is_read_with_the_parity_of_the_file(
    parity: str, colour: Colour
) -> None:
    head = ("142 5", "192 FIDE_DUTCH_2026", f"### pairing options: parity={parity}")
    state = imported(small("0000 - Z", "   3 w 1", "   2 b 0", head=head))
    assert state.initial_colour is colour


OF_THE_HALL = Settings(
    board_offset=100,
    default_time=60,
    correction_deadline=20,
    pairing_deadline=300,
    appeal_deadline=45,
    bye_deadline=90,
    two_person="first",
    two_person_boards=10,
    public_explanations=True,
    rated_as="rapid",
    public_rating_changes=True,
    player_reports=True,
    time_zone="Europe/Prague",
    tie_breaks=("SB",),
    tie_break_edition="2024",
)


@pytest.mark.django_db
def test_settings_that_no_file_can_say_stay_as_they_were_set() -> None:
    hall = open_hall(players=0, started=False, settings=OF_THE_HALL)
    content = small(*GAME, head=("142 5", "022 Brno"))
    outcome = enter_file(hall.slug, hall.state, content, envelope(user_id(hall.chief)))
    assert isinstance(outcome, Recorded), outcome
    of_the_file = {"rounds": 5, "city": "Brno"}
    assert hall.state.settings == msgspec.structs.replace(OF_THE_HALL, **of_the_file)


def test_every_setting_that_a_file_fills_is_taken_from_it() -> None:
    head = ("142 5", "022 Brno", "032 CZE", "042 2026/08/01", "052 2026/08/09", "102 A", "112 B")
    scoring = ("162  W 3.0    D 1.0    P 2.0    A 0.5", "122 90 min", "192 FIDE_DUTCH_2017")
    byes = ("240 H 002    1", "240 H 004    1    2", "240 H 005    2")
    plan = plan_report(read_report(small(*GAME, head=(*head, *scoring, *byes))))
    assert plan.good, plan.problems
    filled = {
        name
        for name in Settings.__struct_fields__
        if getattr(plan.settings, name) != getattr(Settings(), name)
    }
    assert filled <= {*SAID_BY_A_REPORT}
    assert {"win", "absent", "system", "chief_arbiter", "half_byes_allowed"} <= filled
    assert changing(plan, Tournament()).settings == plan.settings


@pytest.mark.django_db
def test_a_comment_that_is_kept_or_told_of_is_not_said_to_be_lost() -> None:
    kept, naming = "### MPA @ Round 1: 1-2 -> 2-1", "### MPA @ Round 1: pLaYeR 1 asked"
    content = small(*GAME, head=("142 5", kept, naming, "### by hand"))
    assert imported(content).report_lines == (kept, "### by hand")
    left_out = [note for note in preview(content).notes if "left out" in note]
    assert left_out == [
        "### lines of the file that are left out: 1; they hold what may not stand in the record."
    ]


@pytest.mark.parametrize("text", ["write to a@example.org", "call +420 602 111 222"])
def test_what_reaches_somebody_does_not_come_into_the_log(text: str) -> None:
    plan = plan_report(read_report(small(*GAME, head=("142 5", f"### {text}", f"XYZ {text}"))))
    assert plan.lines == ()
    assert plan.lines_left_out == (f"### {text}",)


def test_comments_about_rounds_are_said_once_where_the_starting_numbers_have_gaps() -> None:
    line = "### MPA @ Round 1: 1-7 -> 7-1"
    content = small("   2 w 1", "   1 b 0", head=("142 5", line)).decode()
    content = content.replace("001    2", "001    7").replace("   2 w 1", "   7 w 1")
    notes = preview(content.encode()).notes
    assert any(note.startswith("### lines of the file that are left out: 1;") for note in notes)
    assert not any(note.startswith("Comments of the file") for note in notes)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("Pla\u202eyer 2", "The name holds the sign U+202E, which turns text around."),
        ("\u2800\u2800", "The name holds no visible sign."),
    ],
)
def test_a_name_that_no_list_may_bring_is_refused_in_a_report_too(name: str, problem: str) -> None:
    content = small(*GAME).decode().replace("Player 2".ljust(33), name.ljust(33)).encode()
    told = all_problems(preview(content))
    assert len(told) == 1
    assert told[0].startswith("line 3, player 2")
    assert told[0].endswith(problem)


@pytest.mark.django_db
def test_a_report_is_not_imported_where_somebody_was_entered_since_it_was_read() -> None:
    hall = open_hall(players=0, started=False)
    before = hall.state
    hall.enter([entry(1)])
    standing = hall.state
    outcome = enter_file(hall.slug, before, small(*GAME), envelope(user_id(hall.chief)))
    assert isinstance(outcome, Conflict), outcome
    assert outcome.code == "EntriesBegunMeanwhile"
    assert hall.state == standing


@pytest.mark.django_db
def test_after_a_list_was_taken_back_the_tournament_takes_the_rounds_of_a_report() -> None:
    hall = open_hall(players=0, started=False)
    hall.enter([entry(1), entry(2), entry(3)])
    for player in (1, 2, 3):
        hall.do(TakeBackEntry(player=PlayerId(player)), reason="the wrong list")
    content, report = report_of(FILES[0])
    shown = read_file(content, hall.state)
    assert (shown.preview.good, shown.preview.rounds) == (True, report.rounds_paired)
    sent = envelope(user_id(hall.chief))
    assert isinstance(enter(hall.slug, hall.state, shown, sent), Recorded)
    state = hall.state
    stated = {player.number: player.points for player in report.players}
    assert {state.players[row.player].tpn: row.points for row in standings(state)} == stated
    again = enter_file(hall.slug, state, content, sent)
    assert isinstance(again, Recorded), again
    assert again.known
    assert read_report(report_text(hall.state, hall.names).encode()).rounds_paired


@pytest.mark.django_db
def test_entries_that_came_and_went_since_a_report_was_read_have_taken_its_numbers() -> None:
    hall = open_hall(players=0, started=False)
    before = hall.state
    hall.enter([entry(1)])
    hall.do(TakeBackEntry(player=PlayerId(1)), reason="by mistake")
    outcome = enter_file(hall.slug, before, small(*GAME), envelope(user_id(hall.chief)))
    assert isinstance(outcome, Conflict), outcome
    assert outcome.code == "EntriesBegunMeanwhile"
