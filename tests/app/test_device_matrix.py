"""Every address and command from a device that joined by a code, of every role: what outlives the
device is not made on it, and what is done on it carries its name (`rights.py` says what is what).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from django.apps import apps
from django.core import serializers
from django.test import Client
from django.urls import get_resolver

from events import store
from events.messages import Envelope
from tournaments.domain import catalogue
from tournaments.domain.attendance.commands import WithdrawPlayer
from tournaments.domain.ids import DeviceName, UserId
from tournaments.services.users import user_id

from .api import body
from .builders import PASSWORD
from .rights import (
    ACCESS,
    BY_PASSWORD,
    COMMANDS,
    NO_ACCESS,
    ON_DEVICES,
    READ_ON_DEVICES,
    READS,
    ROLE_NAMES,
    WRITES,
    C,
    T,
)
from .test_role_matrix import COMMAND, QUERIES, Building, _let_in, patterns, written

pytestmark = pytest.mark.registries

OTHER_METHODS = ("put", "patch", "delete")

BY_CODE = "it needs a log-in by password, not a device that joined by a code"


class Devices(Building):
    """A hall in which each role has a device that joined."""

    def __init__(self) -> None:
        super().__init__()
        self.names: dict[str, DeviceName] = {}
        self.devices: dict[str, Client] = {}
        for role in ROLE_NAMES:
            self.names[role], self.devices[role] = self.joined(role)

    def user(self, role: str) -> UserId:
        return user_id(self.users[role])

    def access(self) -> dict[str, str]:
        """Who is let in, by table, and by the log."""
        rows = {
            name: serializers.serialize("json", apps.get_model(name).objects.order_by("pk"))
            for name in sorted(ACCESS - {"tournaments.DeviceLogIn"})
        }
        joined = apps.get_model("tournaments.DeviceLogIn").objects
        state = self.hall.state
        return rows | {
            "devices": str(sorted(joined.values_list("name", "until", "ended"))),
            "roles": str(sorted((user, one.role) for user, one in state.arbiters.items())),
            "in the log": str(sorted(state.devices)),
        }


@pytest.fixture
def building(transactional_db: None) -> Devices:
    return Devices()


@pytest.fixture
def envelopes(monkeypatch: pytest.MonkeyPatch) -> list[Envelope]:
    """Of everything that asks the log for anything."""
    seen: list[Envelope] = []
    execute = store.execute

    def watched(stream: str, envelope: Envelope, *args: Any, **kwargs: Any) -> Any:
        seen.append(envelope)
        return execute(stream, envelope, *args, **kwargs)

    monkeypatch.setattr(store, "execute", watched)
    return seen


def addresses() -> Iterator[str]:
    """Every address of the resolver; the log-out last."""
    places = {place for place, _ in patterns(get_resolver())}
    yield from sorted(places - {"logout/"})
    yield "logout/"


# --- nothing without a decision -------------------------------------------------------------------


def test_every_write_and_command_is_said_to_be_harmless_on_a_device_or_to_take_a_password() -> None:
    decided = ON_DEVICES | BY_PASSWORD
    assert sorted((WRITES.keys() | COMMANDS.keys()) - decided) == []
    assert sorted(decided - WRITES.keys() - COMMANDS.keys() - READS.keys()) == []
    assert not ON_DEVICES & BY_PASSWORD


def test_the_domain_refuses_the_same_commands() -> None:
    plain = {name for name, command in catalogue.COMMANDS.items() if command.by_password}
    with_addresses_of_their_own = {
        "enrol-device",
        "erase-person",
        "erase-member",
        "move-player-away",
        "admit-moved-player",
    }
    assert plain - with_addresses_of_their_own == BY_PASSWORD & COMMANDS.keys()


def test_every_table_is_said_to_let_somebody_in_or_not() -> None:
    tables = {model._meta.label for model in apps.get_models()}
    assert sorted(tables - ACCESS - NO_ACCESS) == []


# --- who is let in on a device --------------------------------------------------------------------


@pytest.mark.usefixtures("nothing_drawn")
def test_a_device_reads_what_its_owner_reads_except_what_takes_a_password(
    building: Devices,
) -> None:
    before, wrong = building.access(), []
    for pattern, row in READS.items():
        place = building.address(pattern) + QUERIES.get(pattern, "")
        for role, device in building.devices.items():
            closed = pattern in BY_PASSWORD - READ_ON_DEVICES
            if _let_in(device.get(place)) is not (role in row and not closed):
                wrong.append(f"GET {pattern} on a device of {role}")
    assert wrong == []
    assert building.access() == before


@pytest.mark.usefixtures("nothing_drawn")
def test_a_device_writes_what_its_owner_writes_except_what_takes_a_password(
    building: Devices,
) -> None:
    before, wrong = building.access(), []
    for pattern in sorted(WRITES, key=lambda pattern: pattern == "logout/"):
        for role, device in building.devices.items():
            answer = written(device, building.address(pattern), pattern)
            expected = role in WRITES[pattern] and pattern not in BY_PASSWORD
            if _let_in(answer) is not expected:
                wrong.append(f"POST {pattern} on a device of {role}: {answer.status_code}")
    assert wrong == []
    assert building.access() == before


def test_a_device_sends_what_its_owner_sends_except_what_takes_a_password(
    building: Devices,
) -> None:
    before, wrong = building.access(), []
    for name, (row, command) in COMMANDS.items():
        place = building.address(f"{COMMAND}{name}/")
        for role, device in building.devices.items():
            answer = device.post(place, body(command=command), "application/json").json()
            if name in BY_PASSWORD and role in row:
                expected = answer["code"] == "NotOnADevice"
            else:
                expected = (answer.get("code") == "NotPermitted") is (role not in row)
            if not expected:
                wrong.append(f"{name} on a device of {role}: {answer}")
    assert wrong == []
    assert building.access() == before


@pytest.mark.usefixtures("nothing_drawn")
def test_no_method_of_any_address_changes_who_is_let_in(building: Devices) -> None:
    before = building.access()
    device = building.devices["chief"]
    for pattern in addresses():
        place = building.address(pattern)
        for method in (*OTHER_METHODS, "post"):
            getattr(device, method)(place, {"x": "y"}, "application/json")
        assert building.access() == before, pattern


# --- what is done carries the device --------------------------------------------------------------


@pytest.mark.parametrize("role", ROLE_NAMES)
@pytest.mark.usefixtures("nothing_drawn")
def test_whatever_is_written_on_a_device_carries_its_name(
    building: Devices, role: str, envelopes: list[Envelope]
) -> None:
    device, name = building.devices[role], building.names[role]
    before = building.hall.state.seq
    for pattern in sorted(WRITES.keys() - {"logout/"}):
        written(device, building.address(pattern), pattern)
    for command, (_, sample) in COMMANDS.items():
        place = building.address(f"{COMMAND}{command}/")
        device.post(place, body(command=sample, device="another"), "application/json")
    own = [each for each in envelopes if each.actor == building.user(role)]
    assert len(own) >= len(COMMANDS)
    assert {each.device for each in own} == {name}
    assert not [each for each in envelopes if each.actor.startswith("user:") and each not in own]
    appended = store.read(building.hall.slug, before)
    assert {event.device for event in appended if event.actor == building.user(role)} == {name}


def test_a_batch_taken_back_on_a_device_carries_it_too(building: Devices) -> None:
    hall, device = building.hall, building.devices["chief"]
    group = body(command={"players": [5, 6]}, reason="left")
    place = f"/{T}".replace("<slug:slug>", hall.slug)
    done = device.post(f"{place}commands/withdraw-players/", group, "application/json").json()
    undone = device.post(
        f"{place}batches/{done['first_seq']}/undo/", body(reason="came back"), "application/json"
    )
    assert undone.status_code == 201, undone.content
    last = store.read(hall.slug)[-1]
    assert (last.type, last.device) == ("PlayerReinstated", building.names["chief"])


# --- the ways of a lost phone ---------------------------------------------------------------------


INVITATION = {"name": "Mal Lory", "role": "chief", "first_board": "0", "last_board": "0"}


def test_a_chiefs_phone_invites_nobody_and_the_attempt_stands_in_its_review(
    building: Devices,
) -> None:
    phone, before = building.devices["chief"], building.access()
    page = building.address(f"{C}invitations/")
    answer = phone.post(page, INVITATION)
    assert answer.status_code == 403
    assert "This device joined by a code." in answer.content.decode()
    assert building.access() == before
    assert attempts(building) == [f"Refused: appoint arbiter ({BY_CODE})"]
    assert building.browsers["chief"].post(page, INVITATION).status_code == 302
    assert building.access() != before


def test_a_chiefs_phone_makes_no_code_and_the_attempt_stands_in_its_review(
    building: Devices,
) -> None:
    phone, before = building.devices["chief"], building.access()
    wish = {"user": building.user("sector"), "until": "hours"}
    assert phone.post(building.address(f"{C}devices/"), wish).status_code == 403
    assert building.access() == before
    assert attempts(building) == [f"Refused: enrol device ({BY_CODE})"]


def test_a_chiefs_phone_appoints_and_dismisses_nobody(building: Devices) -> None:
    phone, before = building.devices["chief"], building.access()
    stranger, deputy = user_id(building.users["stranger"]), building.user("deputy")
    for name, command in (
        ("appoint-arbiter", {"user": stranger, "role": "chief"}),
        ("dismiss-arbiter", {"user": deputy}),
    ):
        place = building.address(f"{COMMAND}{name}/")
        refused = phone.post(place, body(command=command), "application/json")
        assert (refused.status_code, refused.json()["code"]) == (422, "NotOnADevice")
        assert building.access() == before
        desk = building.browsers["chief"].post(place, body(command=command), "application/json")
        assert desk.status_code == 201
        before = building.access()


def test_a_chiefs_phone_erases_nobody(building: Devices) -> None:
    name = building.hall.names.player(6)  # type: ignore[arg-type]
    building.hall.do(WithdrawPlayer(player=6), reason="asked")  # type: ignore[arg-type]
    place = building.address(f"{T}players/<int:player>/erasure/").replace("/1/", "/6/")
    wish = body(name=name, ground="own-request", read_seq=building.hall.state.seq)
    refused = building.devices["chief"].post(place, wish, "application/json")
    assert (refused.status_code, refused.json()["code"]) == (403, "not-on-a-device")
    assert attempts(building) == [f"Refused: erase person, Ńowak, A. ({BY_CODE})"]
    assert building.hall.names.player(6) == name  # type: ignore[arg-type]


def test_no_token_is_made_on_a_device_even_with_the_password(building: Devices) -> None:
    right = {"username": "chief", "password": PASSWORD}
    refused = building.devices["chief"].post("/api/v1/token/", right, "application/json")
    assert (refused.status_code, refused.json()["code"]) == (403, "not-on-a-device")
    assert Client().post("/api/v1/token/", right, "application/json").status_code == 200


def test_a_log_in_form_sent_on_a_device_leaves_it_the_device(building: Devices) -> None:
    phone, name = building.devices["chief"], building.names["chief"]
    phone.post("/login/", {"username": "chief", "password": PASSWORD})
    assert phone.get("/api/v1/device/").json()["device"] == name


def test_the_codes_of_the_players_are_not_read_on_a_device(building: Devices) -> None:
    page = building.address(f"{C}print/slips/<int:number>/")
    shown = building.devices["chief"].get(page).content.decode()
    assert "/report/" not in shown
    assert "only for a log-in by password" in shown
    at_the_desk = building.browsers["chief"].get(page).content.decode()
    assert "/report/" in at_the_desk
    assert "only for a log-in by password" not in at_the_desk


@pytest.mark.parametrize("role", ROLE_NAMES)
def test_the_pages_of_a_device_show_no_form_that_it_may_not_send(
    building: Devices, role: str
) -> None:
    device = building.devices[role]
    me = device.get(building.address(f"{T}me/")).json()
    assert not BY_PASSWORD & {*me["commands"]}
    forms = ('id="invite"', 'id="make-code"', "dismiss-arbiter", "appoint-arbiter", "/erase/")
    for page in (f"{C}settings/", f"{C}devices/", f"{C}entries/<int:number>/"):
        shown = device.get(building.address(page)).content.decode()
        assert [form for form in forms if form in shown] == [], page


def attempts(building: Devices) -> list[str]:
    """What the review of the chief's device lists besides results."""
    place = building.address(f"{T}devices/<str:name>/entries/").replace(
        building.phone, building.names["chief"]
    )
    answer = building.browsers["chief"].get(place).json()
    return [row["text"] for row in answer["others"] if row["type"] == "RequestRefused"]
