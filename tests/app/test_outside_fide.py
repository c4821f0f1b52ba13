"""FIDE mode: what leaves it stands on every page of the console and in the report, for good."""

from __future__ import annotations

from dataclasses import replace as replace_in
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from pairing.generator import Acceleration, Axes, random_tournament
from pairing.systems import SYSTEMS
from pairing.trf import VirtualPoints as VirtualLine
from pairing.trf import write_report
from tournaments.domain.byes.commands import GrantBye
from tournaments.domain.fide_mode.outside import IN_FORCE, LAST_DAY, outside_fide
from tournaments.domain.ids import PlayerId
from tournaments.domain.said import Said, said
from tournaments.domain.settings.commands import SetVirtualPoints
from tournaments.domain.settings.events import VirtualPoints
from tournaments.domain.settings.settings import Settings, regulations_of
from tournaments.domain.tournament.state import Tournament
from tournaments.domain.tournament.steps import RegulationsFrom
from tournaments.exports.report import report_text
from tournaments.imports.service import create_from_report
from tournaments.selectors.outside_fide import sentence
from tournaments.services import states
from tournaments.services.names import names_of
from tournaments.services.outcomes import Recorded
from tournaments.services.users import user_id

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
    assert isinstance(outcome, Recorded), outcome
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
