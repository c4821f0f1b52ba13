"""The event of several sections: changed as one, by who may, on record in each section."""

from __future__ import annotations

import re
from typing import Any
from uuid import uuid4

import pytest
from django.core.management import call_command
from django.test import Client

from events import store
from tournaments.domain.settings.settings import Settings
from tournaments.domain.tournament.commands import CreateTournament
from tournaments.models import TournamentIndex

from .builders import Hall, account

pytestmark = pytest.mark.django_db


def section(slug: str, name: str, chief: Any, festival: str = "prague") -> Hall:
    hall = Hall(slug, chief)
    hall.do(
        CreateTournament(
            slug=slug,
            name=name,
            festival=festival,
            festival_name="Prague Festival" if festival == "prague" else name,
            settings=Settings(),
        )
    )
    return hall


def form(*halls: Hall, **given: str) -> dict[str, str]:
    places = {f"order-{hall.slug}": str(at) for at, hall in enumerate(halls, 1)}
    seqs = {f"seq-{hall.slug}": str(hall.state.seq) for hall in halls}
    named = {"name": "Prague Festival", "command_id": str(uuid4())}
    return {**named, **places, **seqs, **given}


def sent(hall: Hall, values: dict[str, str]) -> Any:
    return hall.client().post(f"/console/{hall.slug}/festival/", values)


def shown() -> list[str]:
    """Headings, facts and sections of the public list."""
    page = Client().get("/t/").content.decode().partition("<main")[2]
    heading = r"<h2>(?:<a [^>]*>)?(.*?)(?:</a>)?</h2>"
    found = re.findall(rf"{heading}(?:<p class=\"fine\">(.*?)</p>)?|<strong>(.*?)</strong>", page)
    return [text for row in found for text in row if text]


def test_name_place_days_and_order_change_in_every_section_and_on_the_public_list() -> None:
    chief = account("chief", staff=True)
    one, two = section("a", "Open A", chief), section("b", "Open B", chief)
    assert shown() == ["Prague Festival", "Open A", "Open B"]
    days = {"first_day": "2026-08-01", "last_day": "2026-08-09"}
    answer = sent(one, form(two, one, name="Praha Open", place="Strahov", **days))
    assert answer.status_code == 302
    assert shown() == ["Praha Open", "Strahov, 1 Aug 2026 to 9 Aug 2026", "Open B", "Open A"]
    for hall, order in ((two, 1), (one, 2)):
        state = hall.state
        assert (state.festival_name, state.festival_more.order) == ("Praha Open", order)
        last = store.read(hall.slug)[-1]
        assert (last.type, last.actor) == ("FestivalSet", f"user:{chief.pk}")
    feed = one.client().get("/console/a/activity/").content.decode()
    assert "Praha Open" in feed
    row = TournamentIndex.objects.values().get(slug="a")
    call_command("rebuild_index")
    assert TournamentIndex.objects.values().get(slug="a") == row


def test_what_stands_already_is_not_recorded_again() -> None:
    chief = account("chief", staff=True)
    one, two = section("a", "Open A", chief), section("b", "Open B", chief)
    sent(one, form(one, two))
    before = (one.state.seq, two.state.seq)
    assert sent(one, form(one, two)).status_code == 302
    assert (one.state.seq, two.state.seq) == before


def test_a_tournament_is_added_and_taken_out() -> None:
    chief = account("chief", staff=True)
    one, rapid = section("a", "Open A", chief), section("rapid", "Rapid", chief, "rapid")
    sent(one, form(one, add="rapid"))
    assert shown() == ["Prague Festival", "Open A", "Rapid"]
    assert rapid.state.festival == "prague"
    sent(one, form(one, rapid, **{"out-a": "on"}))
    assert shown() == ["Open A", "Open A", "Prague Festival", "Rapid"]
    assert one.state.festival == "a"


def test_nothing_is_changed_where_one_section_is_somebody_elses() -> None:
    one = section("a", "Open A", account("chief", staff=True))
    two = section("b", "Open B", account("other", staff=True))
    page = sent(one, form(one, two, name="Mine now")).content.decode()
    assert "This changes Open B as well" in page
    assert 'value="Mine now"' in page
    assert one.state.festival_name == two.state.festival_name == "Prague Festival"
    refused = sent(one, form(one, add="b")).content.decode()
    assert 'role="alert"' in refused


def test_nobody_adds_the_tournament_of_another_chief() -> None:
    one = section("a", "Open A", account("chief", staff=True))
    section("b", "Open B", account("other", staff=True), "b")
    page = sent(one, form(one, add="b")).content.decode()
    assert "not yours to add" in page or 'role="alert"' in page
    assert shown() == ["Open B", "Open B", "Prague Festival", "Open A"]


def test_an_arbiter_looks_and_does_not_change() -> None:
    one = section("a", "Open A", account("chief", staff=True))
    officer = one.client(one.arbiter("eva", "pairing-officer"))
    page = officer.get("/console/a/festival/").content.decode()
    assert "Save the event" not in page
    assert officer.post("/console/a/festival/", form(one)).status_code == 403


def test_who_read_an_older_event_is_told() -> None:
    chief = account("chief", staff=True)
    one = section("a", "Open A", chief)
    stale = form(one, name="Later")
    sent(one, form(one, name="First"))
    page = sent(one, stale).content.decode()
    assert 'role="alert"' in page
    assert one.state.festival_name == "First"


def test_a_section_that_the_form_did_not_show_counts_as_not_read() -> None:
    one = section("a", "Open A", account("chief", staff=True))
    sent(one, form(one, name="First"))
    mangled = form(one, name="Later") | {"seq-a": "x"}
    assert 'role="alert"' in sent(one, mangled).content.decode()
    assert one.state.festival_name == "First"


@pytest.mark.parametrize(
    ("field", "value"),
    [("name", ""), ("name", "A\u202eB"), ("place", "A\u202eB"), ("last_day", "2026-07-01")],
)
def test_what_is_wrong_stands_beside_its_field(field: str, value: str) -> None:
    one = section("a", "Open A", account("chief", staff=True))
    given = {"first_day": "2026-08-01", "place": "Brno"} | {field: value}
    page = sent(one, form(one, **given)).content.decode()
    assert f'aria-describedby="error-{field}"' in page
    assert re.search(rf'id="error-{field}">[^<]+<', page)
    assert 'value="2026-08-01"' in page


def test_what_a_section_says_of_its_event_is_taken_back() -> None:
    one = section("a", "Open A", account("chief", staff=True))
    sent(one, form(one, name="Wrong"))
    seq = one.state.seq
    undo = one.client().get(f"/api/v1/tournaments/a/undo/?event={seq}").json()["undo"]
    assert undo["command"] == "set-festival"
    assert undo["values"]["name"] == "Prague Festival"
