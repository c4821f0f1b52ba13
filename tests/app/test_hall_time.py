"""A tournament has a time zone of its own: everything is written in the time of its hall."""

from __future__ import annotations

from datetime import UTC, datetime
from io import BytesIO
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace
from pypdf import PdfReader

from events import store
from frontend.public.pages import render
from tests.app.api import Api, body
from tests.app.builders import Hall, open_hall
from tournaments.domain.settings.commands import ChangeSettings
from tournaments.domain.settings.settings import Settings
from tournaments.hall_time import is_zone, zone_names
from tournaments.public.kept_views import newest_view
from tournaments.services import moments
from tournaments.services.states import NoSuchMoment

pytestmark = pytest.mark.django_db(transaction=True)

KATHMANDU = "Asia/Kathmandu"
"""A quarter of an hour off every other one."""


@pytest.fixture
def hall() -> Hall:
    hall = open_hall(8, settings=Settings(rounds=3, time_zone=KATHMANDU))
    hall.pair()
    hall.publish()
    hall.results(1, "1-0")
    return hall


def local(hall: Hall) -> datetime:
    """When the last event was recorded, on the clock of the hall."""
    (last,) = store.read(hall.slug, hall.state.seq - 1, hall.state.seq)
    return datetime.fromisoformat(last.recorded_at).astimezone(ZoneInfo(KATHMANDU))


def test_public_pages_say_the_time_of_the_hall_with_its_zone(hall: Hall) -> None:
    when = local(hall)
    page = (render(newest_view(hall.slug), "home") or b"").decode()
    assert f"{when.day} {when:%b %Y, %H:%M:%S} +0545" in page
    assert f'data-time-zone="{KATHMANDU}"' in page


@pytest.mark.parametrize("sheet", ["pairings/1/", "standings/"])
def test_prints_say_the_time_of_the_hall_with_its_zone(hall: Hall, sheet: str) -> None:
    when = local(hall)
    answer = hall.client().get(f"/console/{hall.slug}/print/{sheet}").content.decode()
    assert f"{when:%H:%M:%S} +0545" in answer


def test_the_dossier_says_the_time_of_the_hall_with_its_zone(hall: Hall) -> None:
    game = hall.game(1)
    command = {"about": f"game:{game.id}", "by": game.white}
    assert Api(hall).post("commands/file-appeal/", body(command=command, reason="x")).status == 201
    when = local(hall)
    pdf = Api(hall).get("appeals/1/dossier/").response.content
    text = " ".join(" ".join(page.extract_text() for page in PdfReader(BytesIO(pdf)).pages).split())
    assert f"{when:%d %b %Y, %H:%M:%S} +0545" in text
    assert "UTC" not in text


def test_the_console_reads_and_writes_the_time_of_the_hall(hall: Hall) -> None:
    now = local(hall)
    page = hall.client().get(f"/console/{hall.slug}/results/").content.decode()
    assert f'value="{now:%Y-%m-%dT%H:%M}"' in page
    assert f'data-time-zone="{KATHMANDU}"' in page
    settings = hall.client().get(f"/console/{hall.slug}/settings/").content.decode()
    assert f"<option selected>{KATHMANDU}</option>" in settings


def test_a_time_that_is_looked_back_to_is_one_of_the_hall(hall: Hall) -> None:
    now = local(hall)
    assert moments.seq_of(hall.slug, f"{now:%Y-%m-%dT%H:%M}") == hall.state.seq
    with pytest.raises(NoSuchMoment):
        moments.seq_of(hall.slug, f"{now.astimezone(UTC):%Y-%m-%dT%H:%M}")


def test_a_history_is_asked_for_by_the_time_of_the_hall(hall: Hall) -> None:
    now = local(hall)
    until = Api(hall).get("history/", to=f"{now:%Y-%m-%dT%H:%M}")
    assert len(until.body["history"]) > 5
    earlier = Api(hall).get("history/", to=f"{now.astimezone(UTC):%Y-%m-%dT%H:%M}")
    assert earlier.body["history"] == []


def test_without_a_zone_of_its_own_it_is_that_of_the_server() -> None:
    hall = open_hall(4)
    page = (render(newest_view(hall.slug), "home") or b"").decode()
    assert 'data-time-zone="UTC"' in page
    assert f"{datetime.now(UTC):%b %Y}" in page


def test_a_zone_that_nobody_knows_is_refused_by_name(hall: Hall) -> None:
    settings = replace(hall.state.settings, time_zone="Europe/Prag")
    change = ChangeSettings(name="Prague Open", settings=settings)
    answer = Api(hall).post("commands/change-settings/", body(command=change))
    assert answer.status in (400, 422)
    assert "Europe/Prag" in str(answer.body)
    assert hall.state.settings.time_zone == KATHMANDU


def test_all_zones_that_are_offered_are_known() -> None:
    assert {"UTC", "Europe/Prague", KATHMANDU} <= set(zone_names())
    assert all(is_zone(name) for name in zone_names())
    assert not is_zone("../etc/passwd")
