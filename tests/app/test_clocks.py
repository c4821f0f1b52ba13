"""A clock that is wrong is noticed by those of the consoles, and keeps nobody out for an hour."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any
from unittest import mock
from uuid import uuid4

import pytest
from django.utils import timezone

from config.steady_cache import SteadyCache
from events.messages import utc_text
from tournaments.api.views.presence import PresenceRate
from tournaments.models import DeviceLogIn
from tournaments.services import clocks, device_sessions, devices, invitations
from tournaments.services.users import user_id

from .api import Api
from .builders import Hall, open_hall

pytestmark = pytest.mark.django_db(transaction=True)

HOUR = timedelta(hours=1)


@pytest.fixture(autouse=True)
def no_reports() -> Iterator[None]:
    clocks.forget()
    yield
    clocks.forget()


@pytest.fixture
def hall() -> Hall:
    return open_hall(4)


def a_clock_ahead(by: timedelta = HOUR) -> Any:
    return mock.patch.object(timezone, "now", return_value=datetime.now(UTC) + by)


def told(hall: Hall, by: Any = None) -> str:
    """What one more console hears that says the right time."""
    said = {"console": str(uuid4()), "at": utc_text(datetime.now(UTC))}
    answer = Api(hall, by).post("clock/", said)
    assert answer.status == 200, answer.body
    words: str = answer.body["words"]
    return words


def test_the_chief_is_told_when_the_servers_clock_differs_from_most_consoles(hall: Hall) -> None:
    """One of six has the server's time."""
    bruno = hall.arbiter("bruno", "sector")
    assert told(hall, bruno) == ""
    with a_clock_ahead(timedelta(minutes=61)):
        for _ in range(4):
            assert told(hall, bruno) == "", "no matter of his"
        words = "The server's clock is 61 minutes ahead of 5 of 6 consoles."
        assert told(hall) == words
        assert words.replace("'", "&#x27;") in hall.client().get("/").content.decode()


def test_a_server_that_is_behind_is_told_so(hall: Hall) -> None:
    with a_clock_ahead(-HOUR):
        told(hall)
        assert told(hall) == "The server's clock is 60 minutes behind all 2 consoles."


def test_a_device_whose_own_clock_is_wrong_says_nothing_of_the_server(hall: Hall) -> None:
    for _ in range(2):
        told(hall)
    with a_clock_ahead():
        told(hall)
    assert told(hall) == ""
    assert hall.client().get("/").content.decode().count("clock is") == 0


def test_a_console_that_was_closed_is_not_counted_for_long(hall: Hall) -> None:
    with a_clock_ahead():
        assert told(hall)
    later = time.monotonic() + clocks.FORGOTTEN_AFTER
    with mock.patch.object(time, "monotonic", return_value=later):
        assert clocks.difference(hall.slug) is None


@pytest.mark.parametrize("wrong", [{"at": "soon"}, {"at": "2026-11-21T14:05"}, {"console": "?"}])
def test_a_time_without_zone_is_none(hall: Hall, wrong: dict[str, str]) -> None:
    said = {"console": str(uuid4()), "at": utc_text(datetime.now(UTC)), **wrong}
    assert Api(hall).post("clock/", said).status == 400


def test_a_code_given_while_the_clock_was_ahead_is_valid_no_longer_than_any_other(
    hall: Hall,
) -> None:
    chief = user_id(hall.chief)
    with a_clock_ahead():
        token = devices.issue(hall.slug, chief, chief, datetime.now(UTC) + 3 * HOUR)
        devices.find(token)
    with pytest.raises(devices.NotJoined):
        devices.find(token)
    assert not devices.open_codes(hall.slug)


def test_an_invitation_given_while_the_clock_was_ahead_does_not_work(hall: Hall) -> None:
    chief = user_id(hall.chief)
    with a_clock_ahead():
        token = invitations.invite(hall.slug, chief, "Eva", "sector")
        invitations.find(token)
    with pytest.raises(invitations.NotInvited):
        invitations.find(token)


def test_a_device_seen_in_the_future_is_seen_again_now(hall: Hall) -> None:
    with a_clock_ahead():
        seen_at = timezone.now()
    until = datetime.now(UTC) + 2 * HOUR
    log_in = DeviceLogIn.objects.create(
        token="t", stream=hall.slug, name="Phone ABC", until=until, seen_at=seen_at
    )
    assert device_sessions.attach(mock.Mock(), {device_sessions.KEY: log_in.pk})  # type: ignore[arg-type]
    log_in.refresh_from_db()
    assert log_in.seen_at <= datetime.now(UTC)


def test_a_clock_that_is_set_back_holds_no_count_for_longer() -> None:
    """Of failed log-ins, for instance. With Redis its clock counts, not that of a server."""
    counts = SteadyCache("counts", {})
    ahead = time.time() + 3600
    with mock.patch.object(time, "time", return_value=ahead):
        counts.set("counted", 10, 60)
    assert counts.get("counted") == 10
    with mock.patch.object(time, "monotonic", return_value=time.monotonic() + 61):
        assert counts.get("counted") is None


def test_what_was_asked_while_the_clock_was_ahead_is_not_counted_against_anybody(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PresenceRate, "rate", "2/min")
    here = {"console": str(uuid4()), "round": 1, "board": 7}
    api, ahead = Api(hall), time.time() + 3600
    monkeypatch.setattr(PresenceRate, "timer", staticmethod(lambda: ahead))
    assert [api.post("presence/", here).status for _ in range(3)] == [200, 200, 429]
    monkeypatch.setattr(PresenceRate, "timer", staticmethod(time.time))
    assert api.post("presence/", here).status == 200
