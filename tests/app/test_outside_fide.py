"""FIDE mode: what leaves it stands on every page of the console and in the report, for good."""

from __future__ import annotations

from dataclasses import replace as replace_in
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from events import store
from events.messages import Recorded
from pairing.generator import Acceleration, Axes, random_tournament
from pairing.systems import SYSTEMS
from pairing.trf import VirtualPoints as VirtualLine
from pairing.trf import write_report
from tournaments.domain.byes.commands import GrantBye
from tournaments.domain.fide_mode.outside import IN_FORCE, LAST_DAY, outside_fide
from tournaments.domain.ids import PlayerId
from tournaments.domain.refusals import Refused
from tournaments.domain.said import Said, said
from tournaments.domain.settings.commands import ChangeSettings, SetVirtualPoints
from tournaments.domain.settings.events import VirtualPoints
from tournaments.domain.settings.settings import Settings, regulations_of
from tournaments.domain.tournament.commands import CreateTournament
from tournaments.domain.tournament.state import Tournament
from tournaments.domain.tournament.steps import RegulationsFrom
from tournaments.exports.report import report_text
from tournaments.imports.service import create_from_report
from tournaments.selectors.outside_fide import sentence
from tournaments.services import outcomes, states
from tournaments.services.names import names_of
from tournaments.services.tournaments import create_tournament
from tournaments.services.users import user_id

from .api import Api, body
from .builders import Hall, account, envelope, open_hall


def with_settings(**changes: Any) -> Tournament:
    return Tournament(settings=replace(Settings(), **changes))


def test_each_system_of_2026_is_of_fide() -> None:
    """A new one that nobody has thought of here would put every event outside."""
    assert {code for code in SYSTEMS if code.endswith("-2026")} <= IN_FORCE
    assert IN_FORCE | LAST_DAY.keys() <= SYSTEMS.keys()


@pytest.mark.parametrize(
    ("changes", "outside"),
    [
        ({}, []),
        ({"system": "burstein-2026", "acceleration": "baku"}, []),
        ({"system": "round-robin"}, []),
        ({"system": "double-swiss-2026", "rounds": 8}, []),
        ({"system": "vincze"}, [said("OutsideFide.system", system="vincze")]),
        ({"system": "dutch-2017"}, [said("OutsideFide.system", system="dutch-2017")]),
        ({"system": "dutch-2017", "start_date": "2026-01-31"}, []),
        (
            {"system": "dutch-2017", "start_date": "2026-02-01"},
            [said("OutsideFide.system", system="dutch-2017")],
        ),
        (
            {"tie_breaks": ("BH", "OTHER_WINS")},
            [said("OutsideFide.tie-breaks", codes="OTHER_WINS")],
        ),
        ({"tie_break_edition": "2023"}, [said("OutsideFide.edition", edition="2023")]),
        ({"tie_break_edition": "2023", "start_date": "2024-01-05"}, []),
        ({"win": 6, "draw": 2, "absent": 1, "pab": 3}, []),
    ],
)
def test_what_the_handbook_of_its_days_does_not_know(
    changes: dict[str, Any], outside: list[Said]
) -> None:
    found = outside_fide(with_settings(**changes))
    assert [each.what for each in found] == outside
    assert {each.first for each in found} <= {1}
    assert bool(sentence(with_settings(**changes), "en")) is bool(outside)


def test_regulations_that_change_under_way_leave_it_from_their_round_on_and_for_good() -> None:
    first, other = Settings(), Settings(win=6, draw=2)
    spans = (RegulationsFrom(1, regulations_of(first)), RegulationsFrom(4, regulations_of(other)))
    back = (*spans, RegulationsFrom(6, regulations_of(first)))
    for regulations in (spans, back):
        (found,) = outside_fide(Tournament(settings=other, regulations=regulations))
        assert found == (4, said("OutsideFide.changed"))


def test_another_number_of_rounds_alone_leaves_it_not() -> None:
    fewer = RegulationsFrom(3, regulations_of(Settings(rounds=7)))
    spans = (RegulationsFrom(1, regulations_of(Settings())), fewer)
    assert outside_fide(Tournament(regulations=spans)) == ()


@pytest.mark.django_db
def test_virtual_points_by_hand_leave_it_from_their_first_round_on() -> None:
    hall = open_hall(8)
    lines = (VirtualPoints((PlayerId(1),), 2, 3, 4), VirtualPoints((PlayerId(2),), 1, 2, 4))
    assert not sentence(hall.state)
    hall.do(SetVirtualPoints(lines=lines))
    assert outside_fide(hall.state) == ((2, said("OutsideFide.virtual-points")),)


# -- where it stands ---------------------------------------------------------------------------


@pytest.fixture
def lim() -> Hall:
    """A hall by the rules of 1999."""
    hall = open_hall(6, settings=Settings(rounds=5, system="lim-1999"))
    hall.play_round()
    return hall


@pytest.mark.django_db
def test_every_page_of_the_console_says_it(lim: Hall) -> None:
    for page in ("results", "entries", "check-in", "pairing", "standings", "appeals", "settings"):
        text = lim.client().get(f"/console/{lim.slug}/{page}/").content.decode()
        assert "Outside of FIDE mode: Lim System (1999) is not a system" in text, page


@pytest.mark.django_db
def test_no_page_says_it_in_fide_mode() -> None:
    hall = open_hall(6)
    assert "Outside of FIDE" not in hall.client().get("/console/open/results/").content.decode()


def comments(state: Tournament) -> list[str]:
    text = report_text(state, names_of(state))
    return [line for line in text.splitlines() if "FIDE mode" in line or "Full-point" in line]


def read_back(text: str, slug: str) -> Tournament:
    asked = envelope(user_id(account("chief")))
    outcome = create_from_report(text.encode(), asked, slug=slug, festival=slug, festival_name=slug)
    assert isinstance(outcome, outcomes.Recorded), outcome
    return states.current(slug)


@pytest.mark.django_db
def test_the_report_says_it_once_however_often_it_is_read_back(lim: Hall) -> None:
    line = "### FIDE mode exited @ Round 1, for system lim-1999"
    assert comments(lim.state) == [line]
    back = read_back(report_text(lim.state, lim.names), "back")
    assert comments(back) == [line]


@pytest.mark.django_db
def test_baku_that_a_file_spells_out_is_baku() -> None:
    axes = Axes(players=21, rounds=6, acceleration=Acceleration.BAKU, points=(2, 1, 0))
    report = random_tournament(axes, Random("baku"), "baku")
    assert read_back(write_report(report), "baku").virtual
    assert outside_fide(states.current("baku")) == ()
    more = replace_in(report, virtual=(*report.virtual[:-1], VirtualLine(2, 3, 3, 1, 3)))
    (found,) = outside_fide(read_back(write_report(more), "more"))
    assert found.what == said("OutsideFide.virtual-points")


@pytest.mark.django_db
def test_the_line_of_another_program_is_kept() -> None:
    hall = open_hall(6, slug="other")
    hall.play_round()
    theirs = "### FIDE mode exited @ Round 3"
    back = read_back(f"{report_text(hall.state, hall.names)}{theirs}\n", "theirs")
    assert comments(back) == [theirs]


@pytest.mark.django_db
def test_a_full_point_bye_has_a_line_too() -> None:
    hall = open_hall(6)
    hall.do(GrantBye(player=PlayerId(6), round=2, kind="full"), reason="invited")
    hall.play_round()
    assert comments(hall.state) == []
    hall.play_round()
    assert comments(hall.state) == ["### Full-point bye @ Round 2: 6"]
    back = read_back(report_text(hall.state, hall.names), "back")
    assert comments(back) == ["### Full-point bye @ Round 2: 6"]


# -- it is left by two answers, and for good ---------------------------------------------------


VINCZE: dict[str, Any] = {"rounds": 5, "system": "vincze"}
TWICE: dict[str, Any] = {"leaves_fide_mode_from": 1, "leaves_fide_mode_again": 1}


def asked(hall: Hall, command: str = "change-settings", **fields: Any) -> tuple[int, str]:
    """Status and message of the API."""
    sent = body(command=fields, reason="agreed")
    answer = Api(hall).post(f"commands/{command}/", sent)
    return answer.status, (answer.body or {}).get("message", "")


def leavings(hall: Hall) -> list[Recorded]:
    return [each for each in store.read(hall.slug) if each.type == "FideModeLeft"]


@pytest.mark.django_db
def test_a_system_of_another_time_is_asked_about_twice_and_the_leaving_is_on_record() -> None:
    hall = open_hall(6, started=False)
    wanted: dict[str, Any] = {
        "name": "Open",
        "settings": to_builtins(replace(hall.state.settings, **VINCZE)),
    }
    status, words = asked(hall, **wanted)
    assert status == 422
    assert words.startswith("This leaves FIDE mode from round 1 on: VinczeSwiss is not a system")
    status, words = asked(hall, **wanted, leaves_fide_mode_from=1)
    assert (status, words.endswith("confirm the round a second time.")) == (422, True)
    assert asked(hall, **wanted, leaves_fide_mode_from=1, leaves_fide_mode_again=2)[0] == 422
    assert asked(hall, **wanted, leaves_fide_mode_again=1)[0] == 422
    assert (hall.state.settings.system, leavings(hall)) == ("dutch-2026", [])
    assert asked(hall, **wanted, **TWICE)[0] == 201
    assert [each.type for each in store.read(hall.slug)[-2:]] == ["FideModeLeft", "SettingsChanged"]


@pytest.mark.django_db
def test_whoever_goes_back_to_a_system_of_fide_stays_outside() -> None:
    hall = open_hall(6, started=False)
    before = hall.state.settings
    hall.do(ChangeSettings(name="Open", settings=replace(before, system="vincze")))
    hall.do(ChangeSettings(name="Open", settings=before))
    (found,) = outside_fide(hall.state)
    assert found == (1, said("OutsideFide.system", system="vincze"))
    assert "taken back since; FIDE mode is not entered again" in sentence(hall.state, "en")
    hall.start()
    hall.play_round()
    assert comments(hall.state) == ["### FIDE mode exited @ Round 1, for system vincze"]
    (left,) = leavings(hall)
    undo = Api(hall).get("undo/", event=left.seq).body["undo"]
    assert not undo["possible"]
    assert "left for good" in undo["sentences"][0]


@pytest.mark.django_db
def test_it_is_asked_once_and_not_for_what_the_handbook_knows() -> None:
    hall = open_hall(6, started=False)
    known = replace(hall.state.settings, system="dubov-2026", acceleration="baku")
    assert asked(hall, name="Open", settings=to_builtins(known))[0] == 201
    assert leavings(hall) == []
    hall.do(ChangeSettings(name="Open", settings=replace(known, tie_break_edition="2023")))
    more = replace(hall.state.settings, acceleration="none", system="lim-1999")
    assert asked(hall, name="Open", settings=to_builtins(more))[0] == 201
    assert len(leavings(hall)) == 1
    assert len(outside_fide(hall.state)) == 2


@pytest.mark.django_db
def test_each_command_that_may_leave_it_asks() -> None:
    hall = open_hall(8)
    hall.play_round()
    regulations = to_builtins(replace(regulations_of(hall.state.settings), win=6, draw=2))
    lines = [{"players": [1], "points": 2, "first": 3, "last": 3}]
    changed = asked(hall, "change-regulations", from_round=2, regulations=regulations)
    points = asked(hall, "set-virtual-points", lines=lines)
    for (status, words), number in ((changed, 2), (points, 3)):
        assert status == 422
        assert words.startswith(f"This leaves FIDE mode from round {number} on"), words


@pytest.mark.django_db
def test_a_new_tournament_is_asked_about_too() -> None:
    opened = CreateTournament(
        slug="new", name="N", festival="n", festival_name="N", settings=Settings(**VINCZE)
    )
    for wanted in (opened, replace(opened, leaves_fide_mode_from=1)):
        question = create_tournament(wanted, envelope(user_id(account("new"))))
        assert isinstance(question, Refused)
        assert question.code == "ConfirmFideMode"
    told = create_tournament(replace(opened, **TWICE), envelope(user_id(account("new"))))
    assert isinstance(told, outcomes.Recorded)
    assert [each.type for each in store.read("new")] == ["TournamentCreated", "FideModeLeft"]


@pytest.mark.django_db
def test_points_by_hand_before_the_numbers_are_asked_about_when_numbers_are_drawn() -> None:
    hall = open_hall(8, started=False)
    hall.do(SetVirtualPoints(lines=(VirtualPoints((PlayerId(1),), 2, 1, 2),)))
    assert hall.state.left_fide is None
    assert asked(hall, "start-tournament", colour="w")[0] == 422
    assert asked(hall, "start-tournament", colour="w", **TWICE)[0] == 201
    assert hall.state.left_fide is not None


@pytest.mark.django_db
def test_a_report_that_leaves_it_leaves_it_in_its_log(lim: Hall) -> None:
    back = read_back(report_text(lim.state, lim.names), "lim-again")
    assert back.left_fide is not None
    assert back.left_fide.reasons == (said("OutsideFide.system", system="lim-1999"),)


def test_a_log_of_before_stays_outside_by_what_it_plays_by() -> None:
    """No event says so there: it follows from the regulations."""
    state = with_settings(system="vincze")
    assert state.left_fide is None
    assert outside_fide(state)
