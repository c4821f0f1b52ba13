"""What is laid down about single players, and numbers after corrections, as consoles show it."""

from __future__ import annotations

import dataclasses
import json
from html import unescape
from itertools import combinations
from pathlib import Path
from typing import Any
from uuid import uuid4

import msgspec
import pytest
from msgspec.structs import replace

from events.verification import check as verify
from pairing import systems
from pairing.__main__ import main
from pairing.checker import check_report, lines
from pairing.model import no_progress
from pairing.trf import Report, read_report
from tournaments.domain.drafts.field import pairing_input
from tournaments.domain.entries.commands import CorrectRating
from tournaments.domain.games.commands import ConfirmResult
from tournaments.domain.ids import PlayerId
from tournaments.domain.numbers.commands import AssignPairingNumbers, StartTournament
from tournaments.domain.refusals import Refused
from tournaments.domain.settings.commands import (
    ChangeRegulations,
    ChangeSettings,
    SetProhibitedPairs,
    SetVirtualPoints,
)
from tournaments.domain.settings.events import ProhibitedPlayers, VirtualPoints
from tournaments.domain.settings.settings import Settings, regulations_of
from tournaments.domain.standings.standings import standings
from tournaments.domain.tournament.state import Tournament
from tournaments.exports.report import report_text
from tournaments.exports.report_lines import IMPORTED
from tournaments.imports.service import create_from_report, preview
from tournaments.selectors.boards import boards
from tournaments.selectors.numbers import number_changes, start_order
from tournaments.selectors.regulations import fixed_boards, prohibited_groups, virtual_lines
from tournaments.services import states
from tournaments.services.names import names_of
from tournaments.services.outcomes import Recorded
from tournaments.services.users import user_id

from .api import Api
from .builders import Hall, account, envelope, open_hall

pytestmark = pytest.mark.django_db


def ids(*numbers: int) -> tuple[PlayerId, ...]:
    return tuple(PlayerId(number) for number in numbers)


def moves(hall: Hall) -> list[tuple[int | None, int, str]]:
    """Number now, new number, name."""
    rows = number_changes(hall.state, hall.names)
    return [(row.tpn, row.new, row.name) for row in rows]


def corrected(hall: Hall, player: int, rating: int) -> None:
    expected = hall.state.players[PlayerId(player)].rating
    hall.do(CorrectRating(player=PlayerId(player), expected=expected, rating=rating))


def test_a_fixed_board_goes_through_the_api_and_sticks_to_its_player() -> None:
    hall = open_hall(6)
    settings = msgspec.to_builtins(hall.state.settings, str_keys=True)
    body = {
        "command_id": str(uuid4()),
        "read_seq": hall.state.seq,
        "reason": "wheelchair",
        "command": {
            "name": "Prague Open",
            "settings": settings | {"fixed_boards": {"4": 1, "2": 7}},
        },
    }
    answer = hall.client().post(
        "/api/v1/tournaments/open/commands/change-settings/",
        json.dumps(body),
        content_type="application/json",
    )
    assert answer.status_code == 201, answer.content
    rows = fixed_boards(hall.state, hall.names)
    assert [(row.name, row.board) for row in rows] == [("Łoś, A.", 1), ("Chalupa, A.", 7)]
    hall.pair()
    hall.publish()
    assert {hall.game(1).white, hall.game(1).black} & {4}
    assert {hall.game(7).white, hall.game(7).black} & {2}


def test_groups_and_virtual_points_are_read_with_names() -> None:
    hall = open_hall(6)
    hall.do(SetProhibitedPairs(groups=(ProhibitedPlayers(ids(1, 3), 2, 4),)))
    hall.do(SetVirtualPoints(lines=(VirtualPoints(ids(2), 1, 1, 2),)))
    (group,) = prohibited_groups(hall.state, hall.names)
    assert [player.name for player in group.players] == ["Čapek, A.", "Dvořák, A."]
    assert (group.first, group.last) == (2, 4)
    (line,) = virtual_lines(hall.state, hall.names)
    assert (line.points, line.players[0].name, line.last) == ("½", "Chalupa, A.", 2)


def test_nothing_is_laid_down_at_first() -> None:
    hall = open_hall(4, started=False)
    state, names = hall.state, hall.names
    assert not fixed_boards(state, names)
    assert not prohibited_groups(state, names)
    assert not virtual_lines(state, names)


def test_a_corrected_rating_shows_whom_new_numbers_would_move() -> None:
    hall = open_hall(4)
    assert moves(hall) == []
    corrected(hall, 3, 2595)
    assert moves(hall) == [(3, 1, "Dvořák, A."), (1, 2, "Čapek, A."), (2, 3, "Chalupa, A.")]
    hall.do(AssignPairingNumbers())
    assert moves(hall) == []
    assert hall.state.order == start_order(hall.state, hall.names) == ids(3, 1, 2, 4)


def test_before_the_start_and_from_round_4_on_no_number_would_move() -> None:
    hall = open_hall(12, started=False)
    corrected(hall, 5, 2599)
    assert moves(hall) == []
    hall.do(StartTournament(seed="x"))
    for _ in range(3):
        hall.play_round()
    corrected(hall, 12, 2600)
    assert len(moves(hall)) == 12
    hall.pair()
    assert moves(hall) == []


def test_a_board_says_who_confirmed_its_result() -> None:
    hall = open_hall(4)
    bruno = hall.arbiter("bruno", "results")
    hall.pair()
    hall.publish()
    hall.results(1, "1-0", "0-1")
    game = hall.game(1)
    assert game.result is not None
    hall.do(ConfirmResult(game=game.id, result=game.result), by=bruno)
    first, second = boards(hall.state, hall.names, 1)
    assert (first.confirmed_by, first.confirmed_by_name) == (user_id(bruno), "Bruno Arbiter")
    assert (second.confirmed, second.confirmed_by_name) == (False, "")


def test_other_settings_keep_the_fixed_boards() -> None:
    hall = open_hall(4, started=False)
    fixed = replace(hall.state.settings, fixed_boards={PlayerId(1): 5})
    hall.do(ChangeSettings(name="Open", settings=fixed))
    hall.do(ChangeSettings(name="Open", settings=replace(hall.state.settings, city="Tábor")))
    assert [row.board for row in fixed_boards(hall.state, hall.names)] == [5]


def test_pairs_that_are_kept_apart_from_a_round_on_leave_the_report_true_for_all_rounds() -> None:
    """As the console sends it: a group added from round 2 on, and taken away from round 4 on."""
    hall = open_hall(10)
    hall.play_round()
    client, page = hall.client(), "/console/open/settings/"
    met = {frozenset((game.white, game.black)) for game in hall.state.games_of(1)}
    one, other = next(
        two for two in combinations(hall.state.order[:4], 2) if frozenset(two) not in met
    )
    form = client.get(page).content.decode()
    assert 'min="2" max="99" value="2"' in form
    api = Api(hall)
    group = {"players": [one, other], "first": 2, "last": 99}
    asked = {"groups": [group], "from_round": 2}
    late = api.command("set-prohibited-pairs", groups=[group | {"first": 1}], from_round=2)
    assert late.body["code"] == "ReasonMissing"
    why = {"reason": "announced, and not entered"}
    behind = {"groups": [group | {"first": 1}], "from_round": 2}
    refused = api.command("set-prohibited-pairs", envelope=why, **behind)
    assert (refused.body["code"], refused.body["facts"]["rounds"]) == ("RoundsBehindUs", "1")
    assert api.command("set-prohibited-pairs", envelope=why, **asked).status == 201
    hall.play_round()
    hall.play_round()
    listed = client.get(page, {"part": "prohibited_list"}).content.decode()
    button = listed.split('data-command="set-prohibited-pairs" data-values="')[1]
    without = json.loads(unescape(button.split('"')[0]))
    assert without == {"groups": [group | {"last": 3}], "from_round": 4}
    assert api.command("set-prohibited-pairs", envelope=why, **without).status == 201
    hall.play_round()
    report = read_report(report_text(hall.state, hall.names))
    told = [one for one in report.comments if "Prohibited pairs" in one]
    assert [line.partition(" from ")[2][:10] for line in told] == ["round 2 on", "round 4 on"]
    checked = check_report(report)
    assert len(checked.rounds) == 4
    assert checked.agrees, "\n".join(lines(checked))


def test_a_deputy_sees_after_round_1_that_the_chief_alone_keeps_players_apart() -> None:
    hall = open_hall(6)
    deputy = hall.client(hall.arbiter("deputy", "deputy"))
    assert "Keep them apart" in deputy.get("/console/open/settings/").content.decode()
    hall.play_round()
    page = deputy.get("/console/open/settings/").content.decode()
    assert "Keep them apart" not in page
    assert "only the chief arbiter changes this" in page


def changed(hall: Hall, from_round: int, **fields: Any) -> None:
    standing = hall.state.settings_in(from_round)
    hall.do(
        ChangeRegulations(
            from_round=from_round,
            regulations=replace(regulations_of(standing), **fields),
            confirmed_rounds=fields.get("rounds", 0),
        ),
        reason="announced wrongly",
    )


def read(state: Tournament) -> Report:
    return read_report(report_text(state, names_of(state)))


def imported(state: Tournament, slug: str) -> Tournament:
    content = report_text(state, names_of(state)).encode()
    asked = envelope(user_id(account("chief")))
    outcome = create_from_report(content, asked, slug=slug, festival=slug, festival_name=slug)
    assert isinstance(outcome, Recorded), outcome
    return states.current(slug)


def without_origin(state: Tournament) -> list[str]:
    """The lines of the export but those that say which record it is of, and what was imported."""
    told = report_text(state, names_of(state)).splitlines()
    return sorted(line for line in told if not line.startswith(("### Openhall", IMPORTED)))


def test_a_tournament_of_three_regulations_is_checked_round_by_round_and_comes_back(
    tmp_path: Path,
) -> None:
    """Edition, acceleration, bye, win and number of rounds, each from another round on."""
    hall = open_hall(15, settings=Settings(rounds=9, system="dutch-2017", acceleration="baku"))
    for _ in range(2):
        hall.play_round()
    changed(hall, 3, system="dutch-2026", acceleration="none")
    hall.play_round()
    before = {row.player: row.points for row in standings(hall.state)}
    changed(hall, 4, pab=1, system_options={"parity": "tpn"})
    hall.play_round()
    changed(hall, 5, win=6, draw=2, pab=2, rounds=7)
    assert {row.player: row.points for row in standings(hall.state, 3)} == before
    hall.play_round()
    hall.play_round()
    report = read(hall.state)
    assert not report.doubts, [str(doubt) for doubt in report.doubts]
    told = [one for one in report.comments if one.startswith("### Regulations changed")]
    assert told == [
        "### Regulations changed by the chief arbiter @ Round 3: system dutch-2017 -> dutch-2026;"
        " acceleration baku -> none; options none -> none",
        "### Regulations changed by the chief arbiter @ Round 4: options none -> parity=tpn;"
        " bye 1.0 -> 0.5",
        "### Regulations changed by the chief arbiter @ Round 5: rounds 9 -> 7; win 1.0 -> 3.0;"
        " draw 0.5 -> 1.0; bye 0.5 -> 1.0",
    ]
    assert "### Checked again @ Round 4 as one of 7 rounds: paired as it is" in report.comments
    checked = check_report(report)
    assert [each.number for each in checked.rounds] == [1, 2, 3, 4, 5, 6]
    assert checked.agrees, "\n".join(lines(checked))
    file = tmp_path / "open.trf"
    file.write_text(report_text(hall.state, hall.names), encoding="utf-8")
    assert main(["check", str(file)]) == 0
    once = imported(hall.state, "once")
    again = imported(once, "again")
    assert without_origin(again) == without_origin(once) == without_origin(hall.state)
    assert [each.first for each in again.regulations] == [1, 3, 4, 5]
    assert not verify("open")
    assert not verify("again")
    job = pairing_input(again, 7)
    assert (job.field.rounds_total, job.system, job.options) == (
        7,
        "dutch-2026",
        pairing_input(hall.state, 7).options,
    )
    assert systems.system(job.system).pair(job.field, job.options, no_progress) == (
        systems.system(job.system).pair(
            pairing_input(hall.state, 7).field, job.options, no_progress
        )
    )


def test_the_check_of_the_export_needs_its_lines() -> None:
    """A control: without them the rounds before the change are taken for others."""
    hall = open_hall(15, settings=Settings(rounds=7, acceleration="baku"))
    hall.play_round()
    hall.play_round()
    changed(hall, 3, acceleration="none")
    hall.play_round()
    report = read(hall.state)
    assert check_report(report).agrees
    bare = dataclasses.replace(report, comments=())
    assert not check_report(bare).agrees


def test_a_round_that_becomes_the_last_is_checked_again() -> None:
    """Of 3 rounds the third would not have been accelerated, nor the second by a whole point."""
    hall = open_hall(16, settings=Settings(rounds=9, acceleration="baku"))
    for _ in range(3):
        hall.play_round()
    changed(hall, 4, rounds=3)
    entry = hall.state.regulations[-1]
    assert entry.checked == 3
    assert entry.otherwise > 0
    said = f"### Checked again @ Round 3 as one of 3 rounds: {entry.otherwise} boards would be"
    assert any(one.startswith(said) for one in read(hall.state).comments)
    assert check_report(read(hall.state)).agrees


def test_computed_acceleration_is_not_replaced_by_lines_under_way() -> None:
    hall = open_hall(10, settings=Settings(rounds=7, acceleration="baku"))
    hall.play_round()
    line = VirtualPoints(ids(1, 2), 2, 2, 2)
    refused = hall.send(SetVirtualPoints(lines=(line,)), reason="other ones")
    assert isinstance(refused, Refused)
    assert refused.code == "RoundsBehindUs"


def test_the_acceleration_of_an_older_system_comes_back_too() -> None:
    hall = open_hall(12, settings=Settings(rounds=7, system="lim-1999", acceleration="baku"))
    hall.play_round()
    hall.play_round()
    assert check_report(read(hall.state)).agrees
    assert imported(hall.state, "once").settings.acceleration == "baku"


def test_the_preview_of_such_a_report_loses_nothing() -> None:
    hall = open_hall(9, settings=Settings(rounds=7, acceleration="baku"))
    hall.play_round()
    changed(hall, 2, acceleration="none", system="dutch-2017", pab=1)
    hall.play_round()
    changed(hall, 5, rounds=6)
    content = report_text(hall.state, hall.names).encode()
    shown = preview(content)
    assert shown.good
    (note, left) = shown.notes
    assert note.endswith("are not kept: ### Openhall: version 39 of the record of open")
    assert left.startswith("Outside of FIDE mode: ")
    once = imported(hall.state, "once")
    assert [each.first for each in once.regulations] == [1, 2, 5]
    for _ in range(3):
        hall.play_round()
    assert check_report(read(hall.state)).agrees
    once = imported(hall.state, "later")
    assert [each.checked for each in once.regulations] == [0, 0, 2], "as it was done then"
    assert without_origin(once) == without_origin(hall.state)


def test_regulations_that_make_no_sense_in_a_file_are_refused_with_it() -> None:
    hall = open_hall(9, settings=Settings(rounds=7))
    hall.play_round()
    changed(hall, 2, pab=1)
    hall.play_round()
    content = report_text(hall.state, hall.names)
    odd = content.replace("bye 1.0 -> 0.5", "bye 9.0 -> 0.5").encode()
    shown = preview(odd)
    assert not shown.good
    assert "must not be worth more than a win" in " ".join(shown.problems)


def test_the_settings_page_shows_them_fixed_and_says_why() -> None:
    hall = open_hall(6)
    page = hall.client().get("/console/open/settings/").content.decode()
    assert "fixed since the start" in page
    assert "C.04.2 1.3" in page
    assert 'id="change-regulations"' in page
    deputy = hall.client(hall.arbiter("deputy", "deputy"))
    page = deputy.get("/console/open/settings/").content.decode()
    assert "fixed since the start" in page
    assert 'id="change-regulations"' not in page
    fresh = open_hall(6, slug="fresh", started=False)
    page = fresh.client().get("/console/fresh/settings/").content.decode()
    assert "fixed since the start" not in page
    assert 'name="pab"' in page


def test_the_page_of_the_change_tells_it_and_takes_it_back() -> None:
    hall = open_hall(9, settings=Settings(rounds=7))
    hall.play_round()
    changed(hall, 2, pab=1, acceleration="baku")
    seq = hall.state.seq
    page = hall.client().get(f"/console/open/events/{seq}/").content.decode()
    assert "Regulations changed from round 2 on: points for the pairing-allocated bye 1" in page
    assert f'data-take-back="{seq}"' in page
    assert "Acceleration: Baku (C.04.7) becomes none again, from round 2 on." in page
    deputy = hall.client(hall.arbiter("deputy", "deputy"))
    shown = deputy.get(f"/console/open/events/{seq}/").content.decode()
    assert "data-take-back" not in shown
