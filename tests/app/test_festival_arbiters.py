"""Arbiters of several sections: one act on all logs that are named, whole or not at all."""

from __future__ import annotations

import html
import re
from datetime import timedelta
from typing import Any
from uuid import uuid4

import pytest
from django.test import Client
from django.utils import timezone

from events import store
from events.verification import check
from tournaments.domain.arbiters.commands import AppointArbiter
from tournaments.domain.roles import Role
from tournaments.services import devices
from tournaments.services.users import user_id

from .builders import account
from .test_festivals import form, section

pytestmark = pytest.mark.django_db

PAGE = "/console/a/festival/arbiters/"


class Event:
    """Sections A and B of one chief, C of another one."""

    def __init__(self) -> None:
        self.chief = account("chief", staff=True)
        other = account("other", staff=True)
        self.a, self.b = section("a", "Open A", self.chief), section("b", "Open B", self.chief)
        self.c = section("c", "Open C", other)
        self.eva = account("eva")

    def values(self, **given: Any) -> dict[str, Any]:
        seqs = {f"seq-{hall.slug}": str(hall.state.seq) for hall in (self.a, self.b, self.c)}
        return {"command_id": str(uuid4()), "section": ["a", "b"], **seqs, **given}

    def appoint(self, role: Role = "pairing-officer", by: Any = None, **given: Any) -> Any:
        values = self.values(**{"user": user_id(self.eva), "role": role, **given})
        return self.a.client(by or self.chief).post(PAGE, values)

    def relieve(self, user: Any = None, **given: Any) -> Any:
        values = self.values(relieved=user_id(user or self.eva), **given)
        return self.a.client(self.chief).post(PAGE, values)

    def roles(self) -> list[str]:
        """Of Eva in A, B and C; empty: none."""
        states = (self.a.state, self.b.state, self.c.state)
        ones = [state.arbiters.get(user_id(self.eva)) for state in states]
        return [one.role if one else "" for one in ones]

    def heads(self) -> list[int]:
        return [hall.state.seq for hall in (self.a, self.b, self.c)]


@pytest.fixture
def event() -> Event:
    return Event()


def objection(answer: Any) -> str:
    """What the form says is wrong."""
    page = answer.content.decode()
    said = re.search(r'form-alert" role="alert">(.*?)</div>', page, re.S)
    assert said, page
    return html.unescape(" ".join(re.sub(r"<[^>]+>", " ", said[1]).split()))


def joined(event: Event) -> Client:
    """A device of the chief that joined section A by a code."""
    owner = user_id(event.chief)
    token = devices.issue("a", owner, owner, timezone.now() + timedelta(hours=4))
    phone = Client()
    phone.post(f"/join/{token}")
    return phone


def test_one_appointment_is_an_event_in_each_section_under_one_command(event: Event) -> None:
    assert event.appoint(first_board="1", last_board="60").status_code == 302
    assert event.roles() == ["pairing-officer", "pairing-officer", ""]
    one, two = store.read("a")[-1], store.read("b")[-1]
    assert one.command_id == two.command_id
    assert (one.type, one.actor) == ("ArbiterAppointed", user_id(event.chief))
    assert event.b.state.arbiters[user_id(event.eva)].last_board == 60
    assert check("a") == check("b") == []


def test_one_relief_ends_the_role_in_each_section(event: Event) -> None:
    event.appoint()
    assert event.relieve().status_code == 302
    assert event.roles() == ["", "", ""]
    assert store.read("a")[-1].type == store.read("b")[-1].type == "ArbiterDismissed"


def test_the_same_form_sent_again_changes_nothing(event: Event) -> None:
    values = event.values(user=user_id(event.eva), role="sector")
    client = event.a.client(event.chief)
    client.post(PAGE, values)
    before = event.heads()
    assert client.post(PAGE, values).status_code == 302
    assert event.heads() == before


def test_a_section_that_says_it_already_gets_no_event(event: Event) -> None:
    event.b.do(AppointArbiter(user=user_id(event.eva), role="sector"))
    before = event.heads()
    event.appoint("sector")
    assert event.heads() == [before[0] + 1, *before[1:]]
    event.appoint("sector")
    assert event.heads() == [before[0] + 1, *before[1:]]


def test_only_the_ticked_sections_are_told(event: Event) -> None:
    event.appoint(section=["b"])
    assert event.roles() == ["", "pairing-officer", ""]
    before = event.heads()
    assert "at least one section" in objection(event.appoint(section=[]))
    assert event.heads() == before


def test_where_one_section_refuses_nothing_is_changed_anywhere(event: Event) -> None:
    """A has another chief, so that it lets this one go; B has none."""
    event.a.do(AppointArbiter(user=user_id(event.eva), role="chief"))
    before = event.heads()
    answer = event.appoint("deputy", user=user_id(event.chief))
    assert "Open B" in objection(answer)
    assert event.a.state.arbiters[user_id(event.chief)].role == "chief"
    assert event.heads() == before


def test_an_appointment_of_meanwhile_is_not_overwritten(event: Event) -> None:
    second = account("second")
    event.b.do(AppointArbiter(user=user_id(second), role="chief"))
    stale = event.values(user=user_id(event.eva), role="sector")
    event.b.do(AppointArbiter(user=user_id(event.eva), role="results"), by=second)
    before = event.heads()
    answer = event.a.client(event.chief).post(PAGE, stale)
    assert "Open B" in objection(answer)
    assert event.roles() == ["", "results", ""]
    assert event.heads()[0] == before[0]


def test_the_last_chief_of_a_section_is_relieved_nowhere(event: Event) -> None:
    event.a.do(AppointArbiter(user=user_id(event.eva), role="chief"))
    event.b.do(AppointArbiter(user=user_id(event.eva), role="chief"))
    before = event.heads()
    eva = event.a.client(event.eva)
    event.a.do(AppointArbiter(user=user_id(event.chief), role="deputy"))
    answer = eva.post(PAGE, event.values(relieved=user_id(event.eva)))
    assert objection(answer)
    assert "Relieve in the ticked sections" in answer.content.decode()
    assert event.roles()[:2] == ["chief", "chief"]
    assert event.heads()[1:] == before[1:]


def test_nobody_appoints_in_the_section_of_another_chief(event: Event) -> None:
    event.appoint(section=["a", "c"])
    assert event.roles() == ["pairing-officer", "", ""]
    page = event.a.client(event.chief).get(PAGE).content.decode()
    assert 'value="c"' not in page
    assert "not shown to you" in page


def test_a_deputy_looks_and_does_not_appoint(event: Event) -> None:
    deputy = event.a.arbiter("dora", "deputy")
    page = event.a.client(deputy).get(PAGE).content.decode()
    assert "Appoint in the ticked sections" not in page
    assert event.appoint(by=deputy).status_code == 403
    assert event.roles() == ["", "", ""]


def test_a_device_of_the_chief_appoints_nobody_and_the_attempt_is_on_record(event: Event) -> None:
    phone = joined(event)
    answer = phone.post(PAGE, event.values(user=user_id(event.eva), role="deputy"))
    assert answer.status_code == 403
    assert event.roles() == ["", "", ""]
    assert store.read("a")[-1].type == "RequestRefused"
    page = phone.get(PAGE).content.decode()
    assert "Appoint in the ticked sections" not in page


def test_a_device_changes_the_event_of_its_own_section_alone(event: Event) -> None:
    phone = joined(event)
    before = event.heads()
    sent = form(event.a, event.b, event.c, name="Another")
    page = phone.post("/console/a/festival/", sent).content.decode()
    assert "Open B" in page
    assert event.heads()[1:] == before[1:]


def test_the_relief_is_asked_about_and_names_where_another_chief_decides(event: Event) -> None:
    event.appoint()
    event.c.do(AppointArbiter(user=user_id(event.chief), role="read-only"))
    event.c.do(AppointArbiter(user=user_id(event.eva), role="results"))
    page = event.a.client(event.chief).get(f"{PAGE}?relieve={user_id(event.eva)}")
    assert "Another chief arbiter decides in: Open C" in page.content.decode()
