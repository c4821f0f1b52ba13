"""A device that joined by a code goes on at the second machine by the pass of its pages."""

from __future__ import annotations

import json
import re
from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone
from msgspec.structs import replace

from events import leadership
from tournaments.domain.devices.commands import RevokeDevice
from tournaments.domain.ids import DeviceName
from tournaments.models import DeviceLogIn
from tournaments.services import devices
from tournaments.services.users import user_id

from .builders import Hall, open_hall

pytestmark = pytest.mark.django_db


@pytest.fixture
def hall() -> Hall:
    hall = open_hall(players=6)
    hall.arbiter("helper", "sector", 1, 2)
    return hall


@pytest.fixture
def phone(hall: Hall) -> Client:
    """Joined as the helper."""
    helper = next(user for user, one in hall.state.arbiters.items() if one.role == "sector")
    token = devices.issue(
        hall.slug, user_id(hall.chief), helper, timezone.now() + timedelta(hours=8)
    )
    phone = Client()
    assert phone.post(f"/join/{token}").status_code == 302
    return phone


@pytest.fixture
def taken_over(monkeypatch: pytest.MonkeyPatch) -> Any:
    """From now on this is the machine that took over: it has the same rows."""

    def take_over() -> None:
        led = replace(leadership.current(), role="leading", epoch=leadership.current().epoch + 1)
        monkeypatch.setattr(leadership, "current", lambda: led)

    return take_over


def page_of(browser: Client, hall: Hall) -> dict[str, Any]:
    text = browser.get(f"/console/{hall.slug}/results/").text
    found = re.search(r'<script id="page" type="application/json">(.*?)</script>', text)
    assert found, text
    page: dict[str, Any] = json.loads(found[1])
    return page


def go_on(browser: Client, pass_: str) -> tuple[int, str]:
    answer = browser.post("/received/device/", {"pass": pass_})
    said = answer.json()
    return answer.status_code, said.get("name") or said["message"]


def test_the_device_is_logged_in_there_as_it_was(
    hall: Hall, phone: Client, taken_over: Any
) -> None:
    before = page_of(phone, hall)
    taken_over()
    there = Client(headers={"user-agent": "the same phone"})
    assert there.get(f"/console/{hall.slug}/results/").status_code == 302
    assert go_on(there, before["pass"]) == (200, "Helper Arbiter")
    after = page_of(there, hall)
    assert (after["device"], after["user"]) == (before["device"], before["user"])
    assert after["commands"] == before["commands"]
    assert list(hall.state.devices) == [before["device"]], "no other device is on record"
    assert there.cookies["openhall-device"].value != phone.cookies["openhall-device"].value


def test_it_is_used_once_and_the_former_log_in_is_gone(
    hall: Hall, phone: Client, taken_over: Any
) -> None:
    pass_ = page_of(phone, hall)["pass"]
    taken_over()
    assert go_on(Client(), pass_)[0] == 200
    status, said = go_on(Client(), pass_)
    assert (status, "new code" in said) == (410, True)
    assert phone.get(f"/console/{hall.slug}/results/").status_code == 302


def test_where_it_was_given_it_is_good_for_nothing(hall: Hall, phone: Client) -> None:
    assert go_on(Client(), page_of(phone, hall)["pass"])[0] == 410
    assert page_of(phone, hall)["device"]


def test_it_ends_with_the_device(hall: Hall, phone: Client, taken_over: Any) -> None:
    page = page_of(phone, hall)
    hall.do(RevokeDevice(device=DeviceName(page["device"])), reason="lost")
    taken_over()
    assert go_on(Client(), page["pass"])[0] == 410


def test_it_ends_with_the_log_in(hall: Hall, phone: Client, taken_over: Any) -> None:
    pass_ = page_of(phone, hall)["pass"]
    DeviceLogIn.objects.update(until=timezone.now() - timedelta(seconds=1))
    taken_over()
    assert go_on(Client(), pass_)[0] == 410


def test_an_account_that_is_used_no_more_does_not_go_on(
    hall: Hall, phone: Client, taken_over: Any, django_user_model: Any
) -> None:
    pass_ = page_of(phone, hall)["pass"]
    django_user_model.objects.filter(username="helper").update(is_active=False)
    taken_over()
    assert go_on(Client(), pass_)[0] == 410


@pytest.mark.parametrize("pass_", ["", "x", "eyJkZXZpY2UiOjF9:1:forged"])
def test_what_is_no_pass_lets_nobody_in(
    hall: Hall,
    phone: Client,
    taken_over: Any,
    pass_: str,
) -> None:
    taken_over()
    assert go_on(Client(), pass_)[0] == 410


def test_who_has_logged_in_there_stays_who_he_is(
    hall: Hall, phone: Client, taken_over: Any
) -> None:
    pass_ = page_of(phone, hall)["pass"]
    taken_over()
    chief = Client()
    chief.force_login(hall.chief)
    assert go_on(chief, pass_) == (200, "Chief Arbiter")
    assert page_of(chief, hall)["device"] == ""
    assert go_on(Client(), pass_)[0] == 200, "it is not used up"


def test_a_log_in_by_password_has_none(hall: Hall) -> None:
    chief = Client()
    chief.force_login(hall.chief)
    assert page_of(chief, hall)["pass"] == ""


def test_a_page_of_another_site_sends_none(hall: Hall, phone: Client, taken_over: Any) -> None:
    pass_ = page_of(phone, hall)["pass"]
    taken_over()
    strict = Client(enforce_csrf_checks=True)
    assert strict.post("/received/device/", {"pass": pass_}).status_code == 403
