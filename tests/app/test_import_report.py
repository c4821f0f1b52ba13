"""Reports become tournaments: entries, pairings, results, and the pairing that comes next."""

from __future__ import annotations

import os
import uuid
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from events import store
from pairing import systems
from pairing.model import Colour, Options, RoundPairing, no_progress
from pairing.trf import Report, field_before, read_report
from tournaments.domain.field import pairing_input
from tournaments.domain.fold import fold
from tournaments.domain.record import record_of
from tournaments.domain.standings import standings
from tournaments.domain.state import Tournament
from tournaments.imports.service import FileRefused, create_from_report, enter_file, preview
from tournaments.log import facts
from tournaments.services import Recorded, states
from tournaments.services.users import user_id

from .builders import account, envelope, open_hall

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
        cells = record_of(state, entry.id)
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
    out = StringIO()
    call_command("import_trf", CORPUS / FILES[0], "--slug", "open", stdout=out)
    assert out.getvalue().startswith("open: 11 players, 7 rounds, ")
    broken = tmp_path / "broken.trf"
    broken.write_text("001 nonsense\n")
    with pytest.raises(CommandError, match="line 1"):
        call_command("import_trf", broken, "--slug", "other")
    with pytest.raises(CommandError, match="There is a tournament open already"):
        call_command("import_trf", CORPUS / FILES[0], "--slug", "open")
