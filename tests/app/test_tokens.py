"""Tokens: named, shown once, with an end, and ended by their owner, a chief or a new password."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import msgspec
import pytest
from django.contrib.auth import get_user_model
from django.contrib.auth.models import User
from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from django.test import Client
from django.utils import timezone

from tournaments.models import AccountToken
from tournaments.services import devices, tokens
from tournaments.services.users import user_id

from .api import Answered, Api, _answered
from .builders import PASSWORD, Hall, account, open_hall

pytestmark = pytest.mark.django_db(transaction=True)

OWN = "/api/v1/tokens/"


@pytest.fixture
def hall() -> Hall:
    return open_hall(players=4)


def post(client: Client, address: str, body: dict[str, Any] | None = None) -> Answered:
    document = msgspec.json.encode(body or {})
    return _answered(client.post(address, document, content_type="application/json"))


def by(token: str) -> Client:
    """A program that has this token."""
    return Client(headers={"Authorization": f"Token {token}"})


def opens(hall: Hall, token: str) -> bool:
    return Api(hall, client=by(token)).get("me/").status == 200


def browser(user: Any) -> Client:
    client = Client(headers={"host": "localhost"})
    client.force_login(user)
    return client


def phone_of(hall: Hall, user: Any) -> Client:
    """A device of that person that joined by a code."""
    actor = user_id(user)
    token = devices.issue(hall.slug, actor, actor, timezone.now() + timedelta(hours=4))
    phone = Client(headers={"host": "localhost"})
    assert phone.post(f"/join/{token}").status_code == 302
    return phone


def obtain(name: str = "chief", **more: Any) -> Answered:
    return post(Client(), "/api/v1/token/", {"username": name, "password": PASSWORD, **more})


# --- made ---------------------------------------------------------------------------------------


def test_a_program_gets_a_token_for_user_name_and_password_as_ever(hall: Hall) -> None:
    answered = obtain()
    assert answered.status == 200
    assert answered.body.keys() == {"token", "user", "name", "number", "ends_at"}
    api = Api(hall, client=by(answered.body["token"]))
    assert api.get("me/").body["role"] == "chief"
    assert api.command("check-out", player=1).status == 201


def test_each_program_gets_one_of_its_own_with_the_name_and_end_it_asks_for(hall: Hall) -> None:
    first, second = obtain(), obtain(token_name="Screen", days=2)
    assert first.body["token"] != second.body["token"]
    rows = _answered(browser(hall.chief).get(OWN)).body["tokens"]
    assert [(row["name"], row["by_password"]) for row in rows] == [
        ("Screen", True),
        ("by user name and password", True),
    ]
    ends = AccountToken.objects.get(name="Screen").ends_at - timezone.now()
    assert timedelta(days=1, hours=23) < ends <= timedelta(days=2)


def test_a_console_makes_a_token_and_shows_it_once(hall: Hall) -> None:
    made = post(browser(hall.chief), OWN, {"name": "Live boards", "days": 7})
    assert made.status == 200
    assert opens(hall, made.body["token"])
    listed = browser(hall.chief).get(OWN).content.decode()
    assert "Live boards" in listed
    assert made.body["token"] not in listed


def test_only_a_hash_of_a_token_is_stored(hall: Hall) -> None:
    shown = obtain().body["token"]
    with connection.cursor() as cursor:
        cursor.execute("SELECT * FROM tournaments_accounttoken")
        assert shown not in str(cursor.fetchall())


@pytest.mark.parametrize(
    "body",
    [{}, {"name": ""}, {"name": "x" * 61}, {"name": "x", "days": 0}, {"name": "x", "days": 367}],
)
def test_a_token_has_a_name_and_an_end_within_a_year(hall: Hall, body: dict[str, Any]) -> None:
    assert post(browser(hall.chief), OWN, body).status == 400
    assert not AccountToken.objects.exists()


def test_a_person_has_fifty_at_most(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tokens, "MOST", 2)
    for name in ("one", "two"):
        tokens.make(hall.chief, name)
    made = post(browser(hall.chief), OWN, {"name": "three"})
    assert (made.status, made.body["code"]) == (409, "not-made")
    assert obtain().status == 409


def test_a_program_that_asks_at_each_start_drops_its_own_oldest(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tokens, "MOST", 3)
    _, kept = tokens.make(hall.chief, "screen")
    first, second, third = (obtain().body["token"] for _ in range(3))
    assert [opens(hall, key) for key in (kept, first, second, third)] == [True, False, True, True]


# --- by whom ------------------------------------------------------------------------------------


def test_no_device_that_joined_by_a_code_has_to_do_with_tokens(hall: Hall) -> None:
    made, _ = tokens.make(hall.chief, "screen")
    phone = phone_of(hall, hall.chief)
    asked = [
        post(phone, OWN, {"name": "to stay"}),
        post(phone, "/api/v1/token/", {"username": "chief", "password": PASSWORD}),
        post(phone, f"{OWN}{made.pk}/renew/"),
        post(phone, f"{OWN}{made.pk}/revoke/"),
        _answered(phone.get(OWN)),
        _answered(phone.get("/tokens/")),
        _answered(phone.post("/tokens/", {"name": "to stay", "days": "30"})),
        _answered(phone.post(f"/tokens/{made.pk}/renew/")),
        _answered(phone.get(f"/console/{hall.slug}/tokens/")),
        _answered(phone.get(f"/api/v1/tournaments/{hall.slug}/tokens/")),
        _answered(phone.post(f"/console/{hall.slug}/tokens/{made.pk}/revoke/")),
    ]
    assert {answered.status for answered in asked} == {403}
    assert [token.name for token in AccountToken.objects.all()] == ["screen"]
    assert AccountToken.objects.get().revoked_at is None
    assert "Your tokens" not in phone.get(f"/console/{hall.slug}/results/").content.decode()


def test_a_token_makes_itself_no_home(hall: Hall) -> None:
    other, _ = tokens.make(hall.chief, "other")
    mine, key = tokens.make(hall.chief, "mine")
    thief = by(key)
    asked = [
        post(thief, OWN, {"name": "to stay"}),
        post(thief, f"{OWN}{mine.pk}/renew/"),
        post(thief, f"{OWN}{other.pk}/revoke/"),
        post(thief, f"/api/v1/tournaments/{hall.slug}/tokens/{other.pk}/revoke/"),
    ]
    assert [answered.body["code"] for answered in asked] == ["only-by-password"] * 4
    assert AccountToken.objects.count() == 2
    assert post(thief, f"{OWN}{mine.pk}/revoke/").status == 200, "it may end itself"
    assert not opens(hall, key)


def test_nobody_touches_the_tokens_of_others(hall: Hall) -> None:
    made, key = tokens.make(hall.chief, "screen")
    stranger = browser(account("stranger"))
    assert post(stranger, f"{OWN}{made.pk}/renew/").status == 404
    assert post(stranger, f"{OWN}{made.pk}/revoke/").status == 404
    assert stranger.post(f"/tokens/{made.pk}/revoke/").status_code == 404
    assert _answered(stranger.get(OWN)).body["tokens"] == []
    assert opens(hall, key)


# --- ended --------------------------------------------------------------------------------------


def test_a_token_ends_by_itself(hall: Hall) -> None:
    made, key = tokens.make(hall.chief, "screen")
    assert opens(hall, key)
    AccountToken.objects.filter(pk=made.pk).update(ends_at=timezone.now())
    assert not opens(hall, key)


def test_its_owner_revokes_it(hall: Hall) -> None:
    made, key = tokens.make(hall.chief, "screen")
    assert post(browser(hall.chief), f"{OWN}{made.pk}/revoke/").body == {"status": "revoked"}
    assert not opens(hall, key)
    (row,) = _answered(browser(hall.chief).get(OWN)).body["tokens"]
    assert (row["works"], row["revoked_by_name"]) == (False, "Chief Arbiter")


def test_made_anew_it_has_another_secret_and_the_old_one_is_worth_nothing(hall: Hall) -> None:
    made, old = tokens.make(hall.chief, "screen", timedelta(days=7))
    AccountToken.objects.filter(pk=made.pk).update(
        made_at=timezone.now() - timedelta(days=5), ends_at=timezone.now() + timedelta(days=2)
    )
    renewed = post(browser(hall.chief), f"{OWN}{made.pk}/renew/")
    assert opens(hall, renewed.body["token"])
    assert not opens(hall, old)
    left = AccountToken.objects.get().ends_at - timezone.now()
    assert timedelta(days=6, hours=23) < left <= timedelta(days=7), "as long again"


def test_a_revoked_token_is_not_made_anew(hall: Hall) -> None:
    made, _ = tokens.make(hall.chief, "screen")
    tokens.revoke(made, user_id(hall.chief))
    assert post(browser(hall.chief), f"{OWN}{made.pk}/renew/").status == 409
    with pytest.raises(tokens.NotMade):
        tokens.renew(made)  # read before it was revoked


def test_another_password_ends_tokens_and_sessions(hall: Hall) -> None:
    _, key = tokens.make(hall.chief, "screen")
    console = browser(hall.chief)
    assert console.get(f"/console/{hall.slug}/results/").status_code == 200
    user = User.objects.get(pk=hall.chief.pk)
    user.set_password("another battery horse")
    user.save()
    assert not opens(hall, key)
    assert console.get(f"/console/{hall.slug}/results/").status_code == 302
    assert _answered(browser(user).get(OWN)).body["tokens"] == []


def test_a_locked_account_has_neither_tokens_nor_sessions(hall: Hall) -> None:
    _, key = tokens.make(hall.chief, "screen")
    console = browser(hall.chief)
    User.objects.filter(pk=hall.chief.pk).update(is_active=False)
    assert not opens(hall, key)
    assert console.get(f"/console/{hall.slug}/results/").status_code == 302
    assert obtain().status == 401


def test_it_says_when_a_token_was_used_last(hall: Hall) -> None:
    made, key = tokens.make(hall.chief, "screen")
    assert AccountToken.objects.get().used_at is None
    opens(hall, key)
    used = AccountToken.objects.get().used_at
    assert used is not None
    opens(hall, key)
    assert AccountToken.objects.get().used_at == used, "noted once a minute"
    long_ago = timezone.now() - timedelta(hours=1)
    AccountToken.objects.filter(pk=made.pk).update(used_at=long_ago)
    opens(hall, key)
    used = AccountToken.objects.get().used_at
    assert used is not None
    assert used > long_ago


# --- the chief ----------------------------------------------------------------------------------


def test_the_chief_sees_and_revokes_the_tokens_of_his_arbiters_and_no_others(hall: Hall) -> None:
    sector = hall.arbiter("sector", "sector")
    lost, key = tokens.make(sector, "laptop")
    foreign, foreign_key = tokens.make(account("stranger"), "private")
    chief, place = browser(hall.chief), f"/api/v1/tournaments/{hall.slug}/tokens/"
    rows = _answered(chief.get(place)).body["tokens"]
    assert [(row["user_name"], row["name"]) for row in rows] == [("Sector Arbiter", "laptop")]
    assert post(chief, f"{place}{foreign.pk}/revoke/").status == 404
    assert post(chief, f"{place}{lost.pk}/revoke/").status == 200
    assert (opens(hall, key), tokens.find(foreign_key) is None) == (False, False)
    (own,) = _answered(browser(sector).get(OWN)).body["tokens"]
    assert own["revoked_by_name"] == "Chief Arbiter", "its owner sees by whom"


@pytest.mark.parametrize("role", ["deputy", "pairing-officer", "sector", "read-only"])
def test_only_the_chief_sees_tokens_of_others(hall: Hall, role: Any) -> None:
    other = browser(hall.arbiter("other", role))
    made, _ = tokens.make(hall.chief, "screen")
    place = f"/api/v1/tournaments/{hall.slug}/tokens/"
    assert other.get(place).status_code == 403
    assert post(other, f"{place}{made.pk}/revoke/").status == 403
    assert other.get(f"/console/{hall.slug}/tokens/").status_code == 403
    assert other.post(f"/console/{hall.slug}/tokens/{made.pk}/revoke/").status_code == 403


def test_the_page_of_the_chief_revokes_too(hall: Hall) -> None:
    sector = hall.arbiter("sector", "sector")
    lost, key = tokens.make(sector, "laptop")
    chief, page = browser(hall.chief), f"/console/{hall.slug}/tokens/"
    assert "laptop" in chief.get(page).content.decode()
    assert chief.post(f"{page}{lost.pk}/revoke/")["Location"] == page
    assert "laptop" not in chief.get(page).content.decode()
    assert not opens(hall, key)


# --- the page -----------------------------------------------------------------------------------


def shown_on(page: Any) -> str:
    found = re.search(r'<code class="secret">([\w-]+)</code>', page.content.decode())
    assert found, page.content.decode()
    return found[1]


def test_the_page_makes_renews_and_revokes(hall: Hall) -> None:
    chief = browser(hall.chief)
    first = shown_on(chief.post("/tokens/", {"name": "Foyer", "days": "7"}, follow=True))
    assert opens(hall, first)
    assert first not in chief.get("/tokens/").content.decode()
    made = AccountToken.objects.get()
    assert chief.post(f"/tokens/{made.pk}/renew/").status_code == 302
    second = shown_on(chief.post(f"/tokens/{made.pk}/renew/", follow=True))
    assert (opens(hall, first), opens(hall, second)) == (False, True)
    assert chief.post(f"/tokens/{made.pk}/revoke/").status_code == 302
    assert not opens(hall, second)
    page = chief.get("/tokens/").content.decode()
    assert "by Chief Arbiter" in page
    assert "no-store" in chief.get("/tokens/")["Cache-Control"]


def test_the_page_says_what_is_missing(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    chief = browser(hall.chief)
    assert "This field is required" in chief.post("/tokens/", {"days": "7"}).content.decode()
    monkeypatch.setattr(tokens, "MOST", 0)
    refused = chief.post("/tokens/", {"name": "Foyer", "days": "7"}).content.decode()
    assert "revoke some first" in refused


# --- old databases ------------------------------------------------------------------------------


def test_tokens_of_an_older_database_go_on_working_for_a_while(hall: Hall) -> None:
    old = "9944b09199c62bcf9418ad846dd0e4bbdfc6ee4b"
    executor = MigrationExecutor(connection)
    executor.migrate([("tournaments", "0006_papers")])
    try:
        with connection.cursor() as cursor:
            cursor.execute(
                "CREATE TABLE authtoken_token (key varchar(40) NOT NULL PRIMARY KEY, created"
                " timestamp NOT NULL, user_id integer NOT NULL UNIQUE REFERENCES auth_user (id))"
            )
            cursor.execute(
                "INSERT INTO authtoken_token VALUES (%s, %s, %s)",
                [old, "2026-01-01", hall.chief.pk],
            )
    finally:
        executor = MigrationExecutor(connection)
        executor.migrate(executor.loader.graph.leaf_nodes())
    assert opens(hall, old)
    taken_over = AccountToken.objects.get()
    assert taken_over.name == "from before tokens had names"
    assert taken_over.ends_at - timezone.now() > timedelta(days=29)
    assert "authtoken_token" not in connection.introspection.table_names()
    assert get_user_model().objects.filter(tokens=taken_over).get() == hall.chief
