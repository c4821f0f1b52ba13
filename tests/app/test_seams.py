"""Where two acts meet that were thought of one by one: a report taken back after the regulations
became other, virtual points under a system that comes later, moves under an erasure."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from events import store
from events.verification import check
from pairing.checker import check_report, lines
from pairing.trf import read_report
from tournaments.domain import commands as c
from tournaments.domain.events import VirtualPoints
from tournaments.domain.fold import fold
from tournaments.domain.ids import PlayerId
from tournaments.domain.settings import Settings, regulations_of
from tournaments.domain.state import Tournament
from tournaments.exports.report import report_text
from tournaments.imports.service import create_from_report, preview
from tournaments.log import facts
from tournaments.services import Recorded, Refused
from tournaments.services.users import user_id

from .builders import Hall, account, envelope, open_hall
from .test_report_taken_back import facts_of, hall_with_report, read_in, take_back

pytestmark = pytest.mark.django_db(transaction=True)


def changed(hall: Hall, first: int, **fields: object) -> None:
    """The regulations from that round on."""
    wanted = replace(regulations_of(hall.state.settings_in(first)), **fields)
    hall.do(
        c.ChangeRegulations(from_round=first, regulations=wanted, confirmed_rounds=wanted.rounds),
        reason="the hall closes early",
    )


def points(*numbers: int, first: int, last: int) -> VirtualPoints:
    return VirtualPoints(tuple(PlayerId(number) for number in numbers), 2, first, last)


def again(content: str) -> Hall:
    """The tournament made of that report."""
    found = preview(content.encode())
    assert found.good, found.problems
    chief = account("chief")
    outcome = create_from_report(
        content.encode(),
        envelope(user_id(chief)),
        slug="again",
        festival="again",
        festival_name="Again",
    )
    assert isinstance(outcome, Recorded), outcome
    return Hall("again", chief)


def comparable(report: str) -> list[str]:
    return [
        line
        for line in report.splitlines()
        if not line.startswith(("### Openhall", "### Imported"))
    ]


# --- a report taken back --------------------------------------------------------------------------


def test_regulations_changed_since_stand_in_the_way_of_taking_the_report_back() -> None:
    hall, before, first = hall_with_report()
    changed(hall, 4, pab=1)
    answer = take_back(hall, first)
    assert answer.body["code"] == "BuiltOnTheImport"
    assert "regulations were changed since" in answer.body["message"]
    changed(hall, 4, pab=hall.state.settings_in(3).pab)
    assert take_back(hall, first).status == 201
    assert replace(facts_of(hall.state), regulations_seq=0) == facts_of(before)


def test_regulations_that_came_with_the_report_go_with_it() -> None:
    made = open_hall(12, settings=Settings(rounds=7))
    made.play_round()
    made.play_round()
    changed(made, 3, pab=1, rounds=5)
    made.play_round()
    content = report_text(made.state, made.names).encode()
    hall = open_hall(players=0, slug="other", started=False)
    before = hall.state
    first = read_in(hall, content)
    assert [each.first for each in hall.state.regulations] == [1, 3]
    assert take_back(hall, first).status == 201
    assert hall.state.regulations == ()
    assert replace(facts_of(hall.state), regulations_seq=0) == facts_of(before)
    settings = replace(hall.state.settings, rounds=6, win=4, draw=2)
    hall.do(c.ChangeSettings(name=hall.state.name, settings=settings))
    assert hall.state.settings_in(1) == hall.state.settings_in(9) == hall.state.settings
    assert fold(Tournament(), facts(store.read("other"))) == hall.state
    assert check("other") == []


# --- virtual points and a system that knows none --------------------------------------------------


def accelerated() -> Hall:
    """Three rounds with virtual points by hand in two of them; two more by a system without."""
    hall = open_hall(12, settings=Settings(rounds=5))
    hall.do(c.SetVirtualPoints(lines=(points(1, 2, 3, first=1, last=2),)))
    for _ in range(3):
        hall.play_round()
    changed(hall, 4, system="dutch-1992", system_options={})
    return hall


def test_settings_beside_the_regulations_can_be_changed_after_virtual_points_have_ended() -> None:
    hall = accelerated()
    settings = replace(hall.state.settings, city="Brno")
    hall.do(c.ChangeSettings(name=hall.state.name, settings=settings))
    assert hall.state.settings.city == "Brno"


def test_no_virtual_points_in_rounds_that_a_system_without_them_will_pair() -> None:
    hall = open_hall(12, settings=Settings(rounds=6))
    hall.play_round()
    changed(hall, 4, system="dutch-1992", system_options={})
    assert hall.state.settings.system != "dutch-1992"
    late = c.SetVirtualPoints(lines=(points(1, 2, first=2, last=4),))
    outcome = hall.send(late, reason="announced")
    assert isinstance(outcome, Refused), outcome
    assert outcome.code == "NoAcceleration"
    assert "round 4" in outcome.message
    hall.do(c.SetVirtualPoints(lines=(points(1, 2, first=2, last=3),)), reason="announced")


def test_a_report_with_both_comes_back_as_it_was() -> None:
    hall = accelerated()
    hall.play_round()
    text = report_text(hall.state, hall.names)
    checked = check_report(read_report(text))
    assert checked.agrees, "\n".join(lines(checked))
    made = again(text)
    assert made.state.virtual == hall.state.virtual
    assert comparable(report_text(made.state, made.names)) == comparable(text)
    made.play_round()
    assert check("again") == []
    assert check(hall.slug) == []
