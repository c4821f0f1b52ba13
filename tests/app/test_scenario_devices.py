"""S28: a phone joins by a code, is lost, revoked, and what was typed on it is looked at again."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from django.contrib.sessions.models import Session
from django.test import Client
from django.utils import timezone
from msgspec.structs import replace

from events import store
from tournaments.domain.arbiters.commands import AppointArbiter
from tournaments.domain.devices.commands import CloseDeviceReview, RevokeDevice
from tournaments.domain.games.commands import ConfirmResult, CorrectResult
from tournaments.domain.ids import DeviceName
from tournaments.domain.settings.commands import ChangeSettings
from tournaments.domain.tournament.commands import CreateTournament
from tournaments.models import DeviceCode, DeviceLogIn
from tournaments.services import devices
from tournaments.services.users import user_id

from .api import body
from .builders import Hall, account, open_hall

pytestmark = pytest.mark.django_db(transaction=True)

PHONE_AGENT = "Mozilla/5.0 (Linux; Android 16) Mobile Safari"


@pytest.fixture
def hall() -> Hall:
    """Round 1 is being played on three boards."""
    hall = open_hall(players=6)
    hall.pair()
    hall.publish()
    return hall


class Phone:
    """A browser that opens codes and sends commands as a console does."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.client = Client(headers={"user-agent": PHONE_AGENT})

    def opens(self, link: str) -> int:
        status: int = self.client.post(link).status_code
        return status

    def sends(self, command: str, **fields: Any) -> Any:
        return self.client.post(
            f"/api/v1/tournaments/{self.hall.slug}/commands/{command}/",
            body(device="whatever", command=fields),
            content_type="application/json",
        )

    def types(self, board: int, result: str) -> Any:
        return self.sends("enter-result", game=self.hall.game(board).id, result=result)

    @property
    def name(self) -> str:
        return str(self.client.get("/api/v1/device/").json()["device"])


def address(hall: Hall) -> str:
    return f"/console/{hall.slug}/devices/"


def code(hall: Hall, user: Any, by: Any = None, until: str = "hours") -> str:
    """The path behind a new code, as whoever makes it reads it."""
    wish = {"user": user_id(user), "until": until}
    answer = hall.client(by).post(address(hall), wish, follow=True, headers={"host": "localhost"})
    found = re.search(r"http://localhost(/join/[\w-]+)</code>", answer.content.decode())
    assert found, answer.content.decode()
    assert "<svg" in answer.content.decode()
    return found[1]


def joined(hall: Hall, user: Any) -> Phone:
    phone = Phone(hall)
    assert phone.opens(code(hall, user)) == 302
    return phone


def revoke(hall: Hall, phone: Phone, by: Any = None) -> None:
    hall.do(RevokeDevice(device=DeviceName(phone.name)), by=by, reason="lost")


def test_a_revoked_device_reads_when_in_the_time_of_the_hall(hall: Hall) -> None:
    settings = replace(hall.state.settings, time_zone="Asia/Kathmandu")
    hall.do(ChangeSettings(name="Open", settings=settings))
    phone = joined(hall, hall.arbiter("dana", "sector"))
    revoke(hall, phone)
    at = datetime.fromisoformat(hall.state.devices[DeviceName(phone.name)].revoked_at)
    page = phone.client.get("/device-out/").content.decode()
    assert f"{at.astimezone(ZoneInfo('Asia/Kathmandu')):%H:%M}</time> (Asia/Kathmandu)" in page
    assert 'data-time-zone="Asia/Kathmandu"' in page, "as the browser writes it"
    assert "UTC" not in page


def test_s28_a_lost_phone_is_out_and_each_of_its_entries_is_looked_at(hall: Hall) -> None:
    dana = hall.arbiter("dana", "sector")
    phone = joined(hall, dana)
    name = phone.name
    assert re.fullmatch(r"Phone [A-Z]{3}", name)
    assert [phone.types(1, "1-0").status_code, phone.types(2, "0-1").status_code] == [201, 201]
    chief = hall.client()
    revoke(hall, phone)

    late = phone.types(3, "1-0")
    assert (late.status_code, late.json()["code"]) == (401, "device-revoked")
    assert phone.client.get(f"/console/{hall.slug}/results/")["Location"] == "/device-out/"
    out = phone.client.get("/device-out/")
    assert out.status_code == 403
    assert f"{name} was revoked" in out.content.decode()

    entries = f"/api/v1/tournaments/{hall.slug}/devices/{name}/entries/"
    listed = chief.get(entries).json()["results"]
    assert [(row["board"], row["result"], row["fate"]) for row in listed] == [
        (1, "1-0", "in-doubt"),
        (2, "0-1", "in-doubt"),
    ]
    close = CloseDeviceReview(device=DeviceName(name))
    assert getattr(hall.send(close), "code", "") == "EntriesInDoubt"
    hall.do(ConfirmResult(game=hall.game(1).id, result="1-0"))  # type: ignore[arg-type]
    hall.do(
        CorrectResult(game=hall.game(2).id, expected="0-1", result="1-0"),  # type: ignore[arg-type]
        reason="slip",
    )
    fates = [row["fate"] for row in chief.get(entries).json()["results"]]
    assert fates == ["confirmed", "replaced"]
    hall.do(close)
    (shown,) = chief.get(f"/api/v1/tournaments/{hall.slug}/devices/").json()["devices"]
    assert (shown["in_doubt"], bool(shown["reviewed_at"])) == (0, True)
    told = chief.get(f"/api/v1/tournaments/{hall.slug}/activity/").json()["activity"]
    assert f"{name} of Dana Arbiter revoked" in [row["text"] for row in told]


def test_the_name_on_record_is_the_servers_whatever_the_device_says(hall: Hall) -> None:
    phone = joined(hall, hall.arbiter("dana", "sector"))
    phone.types(1, "1-0")
    assert hall.game(1).device == phone.name
    assert store.read(hall.slug)[-1].device == phone.name


def test_its_outbox_that_comes_by_a_later_log_in_is_refused_on_record(hall: Hall) -> None:
    dana = hall.arbiter("dana", "sector")
    phone = joined(hall, dana)
    name = phone.name
    revoke(hall, phone)
    kept = body(device=name, command={"game": hall.game(1).id, "result": "1-0"})
    answer = hall.client(dana).post(
        f"/api/v1/tournaments/{hall.slug}/commands/enter-result/", kept, "application/json"
    )
    assert (answer.status_code, answer.json()["code"]) == (422, "DeviceRevoked")
    assert store.read(hall.slug)[-1].type == "RequestRefused"
    assert hall.game(1).result is None


def test_looking_at_a_code_changes_nothing_and_it_works_once(hall: Hall) -> None:
    dana = hall.arbiter("dana", "sector")
    link = code(hall, dana)
    first, second = Phone(hall), Phone(hall)
    assert "Dana Arbiter" in first.client.get(link).content.decode()
    assert not hall.state.devices
    assert [first.opens(link), second.opens(link)] == [302, 410]
    assert len(hall.state.devices) == 1
    stored = DeviceLogIn.objects.get()
    assert stored.token not in (first.client.cookies["openhall-device"].value, "")


def test_a_newer_code_of_a_person_replaces_the_older(hall: Hall) -> None:
    dana = hall.arbiter("dana", "sector")
    older, newer = code(hall, dana), code(hall, dana)
    assert [Phone(hall).opens(older), Phone(hall).opens(newer)] == [410, 302]


def test_a_code_ends_after_a_quarter_of_an_hour(hall: Hall) -> None:
    link = code(hall, hall.arbiter("dana", "sector"))
    DeviceCode.objects.update(valid_until=timezone.now() - timedelta(seconds=1))
    assert Phone(hall).opens(link) == 410
    assert not devices.open_codes(hall.slug)


def test_a_code_of_a_chief_who_lost_the_role_lets_nobody_in(hall: Hall) -> None:
    link = code(hall, hall.arbiter("dana", "sector"))
    hall.arbiter("successor", "chief")
    hall.do(AppointArbiter(user=user_id(hall.chief), role="deputy"))
    assert Phone(hall).opens(link) == 410


def test_a_code_is_taken_back_by_who_made_it_or_whose_it_is(hall: Hall) -> None:
    dana, eva = hall.arbiter("dana", "sector"), hall.arbiter("eva", "sector")
    link = code(hall, dana)
    place = f"{address(hall)}codes/{DeviceCode.objects.get().pk}/take-back/"
    assert hall.client(eva).post(place).status_code == 403
    assert hall.client(dana).post(place).status_code == 302
    assert Phone(hall).opens(link) == 410


def test_only_the_chief_makes_codes_for_others(hall: Hall) -> None:
    dana, deputy = hall.arbiter("dana", "sector"), hall.arbiter("deputy", "deputy")
    wish = {"user": user_id(dana), "until": "hours"}
    shown = hall.client(deputy).post(address(hall), wish).content.decode()
    assert "Only the chief arbiter makes codes for others." in shown
    assert not DeviceCode.objects.exists()
    assert code(hall, dana, by=dana)


def test_a_device_lets_no_other_device_in(hall: Hall) -> None:
    dana = hall.arbiter("dana", "sector")
    phone = joined(hall, dana)
    wish = {"user": user_id(dana), "until": "hours"}
    assert phone.client.post(address(hall), wish).status_code == 403
    assert "Add a device" not in phone.client.get(address(hall)).content.decode()


def test_its_log_in_opens_the_one_tournament_it_joined(hall: Hall) -> None:
    boss = account("boss", staff=True)
    hall.do(AppointArbiter(user=user_id(boss), role="deputy"))
    other = Hall("other", boss)
    other.do(CreateTournament(slug="other", name="B", festival="prague", festival_name="Prague"))
    phone = joined(hall, boss)
    assert phone.client.get(f"/console/{hall.slug}/results/").status_code == 200
    assert phone.client.get("/console/other/results/").status_code == 403
    assert phone.client.get("/api/v1/tournaments/other/").status_code == 403
    assert phone.client.get("/new/").status_code == 403


def test_the_log_in_ends_by_itself(hall: Hall) -> None:
    phone = joined(hall, hall.arbiter("dana", "sector"))
    session = Session.objects.get(session_key=phone.client.session.session_key)
    four_hours = datetime.now(UTC) + timedelta(hours=4)
    assert abs(session.expire_date - four_hours) < timedelta(minutes=1)
    DeviceLogIn.objects.update(until=timezone.now() - timedelta(seconds=1))
    assert phone.types(1, "1-0").status_code == 401
    assert hall.game(1).result is None


def test_revoking_ends_the_session_of_that_device_alone(hall: Hall) -> None:
    dana = hall.arbiter("dana", "sector")
    lost, kept = joined(hall, dana), joined(hall, dana)
    at_the_desk = hall.client(dana)
    before = Session.objects.count()
    revoke(hall, lost)
    assert Session.objects.count() == before - 1
    assert kept.types(1, "1-0").status_code == 201
    assert at_the_desk.get(f"/console/{hall.slug}/results/").status_code == 200


def test_everybody_sees_his_own_devices_and_the_chiefs_all(hall: Hall) -> None:
    dana, eva = hall.arbiter("dana", "sector"), hall.arbiter("eva", "sector")
    deputy = hall.arbiter("deputy", "deputy")
    phone = joined(hall, dana)
    name = phone.name

    def seen_by(user: Any) -> int:
        answer = hall.client(user).get(f"/api/v1/tournaments/{hall.slug}/devices/")
        return len(answer.json()["devices"])

    assert [seen_by(user) for user in (hall.chief, deputy, dana, eva)] == [1, 1, 1, 0]
    for place in (
        f"{address(hall)}{name}/",
        f"/api/v1/tournaments/{hall.slug}/devices/{name}/entries/",
    ):
        statuses = [hall.client(user).get(place).status_code for user in (deputy, dana, eva)]
        assert statuses == [200, 200, 403]


def test_the_list_says_when_a_device_was_seen(hall: Hall) -> None:
    phone = joined(hall, hall.arbiter("dana", "sector"))
    long_ago = timezone.now() - timedelta(hours=1)
    DeviceLogIn.objects.update(seen_at=long_ago)
    phone.types(1, "1-0")
    assert DeviceLogIn.objects.get().seen_at > long_ago


def test_what_a_device_did_besides_results_is_listed_too(hall: Hall) -> None:
    phone = joined(hall, hall.arbiter("officer", "pairing-officer"))
    phone.sends("withdraw-player", player=6)
    name = phone.name
    revoke(hall, phone)
    entries = hall.client().get(f"/api/v1/tournaments/{hall.slug}/devices/{name}/entries/").json()
    assert entries["results"] == []
    assert [row["type"] for row in entries["others"]] == ["PlayerWithdrawn"]


def test_guessing_codes_is_slowed_down_and_shuts_no_device_out(hall: Hall, settings: Any) -> None:
    settings.LOG_IN_ATTEMPTS_BY_ADDRESS = 3
    link = code(hall, hall.arbiter("dana", "sector"))
    tries = [Client().get(f"/join/guess{n}").status_code for n in range(4)]
    assert tries == [410, 410, 410, 429]
    assert Phone(hall).opens(link) == 302, "a right code opens, whatever was guessed"


def test_on_a_device_no_undo_is_offered_that_takes_a_log_in_by_password(hall: Hall) -> None:
    hall.arbiter("anna", "sector")
    seq = hall.state.seq
    phone = joined(hall, hall.chief)
    page = f"/console/{hall.slug}/events/{seq}/"
    undo = f"/api/v1/tournaments/{hall.slug}/undo/?event={seq}"
    assert hall.client().get(undo).json()["undo"]["possible"]
    assert f'data-take-back="{seq}"' in hall.client().get(page).content.decode()
    said = phone.client.get(undo).json()["undo"]
    assert not said["possible"]
    assert "logged in by password" in said["sentences"][0]
    shown = phone.client.get(page).content.decode()
    assert "data-take-back" not in shown
    assert "logged in by password" in shown
