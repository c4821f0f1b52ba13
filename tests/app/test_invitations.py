"""Accounts by invitation: one link, one plain account, one appointment."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import pytest
from django.contrib.auth import get_user_model
from django.test import Client
from django.utils import timezone

from tournaments.domain.arbiters.commands import AppointArbiter
from tournaments.models import Invitation
from tournaments.services import invitations
from tournaments.services.users import user_id

from .builders import Hall, account, open_hall

pytestmark = pytest.mark.django_db(transaction=True)

WISH = {"name": "Jana Malá", "role": "sector", "first_board": "11", "last_board": "20"}
CHOICE = {"username": "jana", "password1": "tall rook 41 sails", "password2": "tall rook 41 sails"}


@pytest.fixture
def hall() -> Hall:
    return open_hall(players=4)


def page(hall: Hall) -> str:
    return f"/console/{hall.slug}/invitations/"


def logged_in(user: Any) -> Client:
    client = Client(headers={"host": "localhost"})
    client.force_login(user)
    return client


def link(hall: Hall, **fields: str) -> str:
    """The path of a new link, as the chief reads it."""
    answer = logged_in(hall.chief).post(page(hall), WISH | fields, follow=True).content.decode()
    found = re.search(r"http://localhost(/invited/[\w-]+)</code>", answer)
    assert found, answer
    assert "<svg" in answer
    return found[1]


def accounts() -> int:
    return get_user_model().objects.count()


def test_an_invited_person_gets_a_plain_account_and_the_role(hall: Hall) -> None:
    invited = Client()
    address = link(hall)
    assert "Jana Malá" in invited.get(address).content.decode()
    assert invited.post(address, CHOICE)["Location"] == f"/console/{hall.slug}/"
    made = get_user_model().objects.get(username="jana")
    assert (made.get_full_name(), made.is_staff, made.is_superuser) == ("Jana Malá", False, False)
    arbiter = hall.state.arbiters[user_id(made)]
    assert (arbiter.role, arbiter.first_board, arbiter.last_board) == ("sector", 11, 20)
    assert invited.get(f"/console/{hall.slug}/results/").status_code == 200
    activity = logged_in(hall.chief).get(f"/console/{hall.slug}/activity/").content.decode()
    assert "invitation" in activity


def test_a_link_works_once_and_only_its_hash_is_kept(hall: Hall) -> None:
    address = link(hall)
    token = address.rsplit("/", 1)[1]
    assert Invitation.objects.get().token == invitations.hash_of(token) != token
    Client().post(address, CHOICE)
    before = accounts()
    again = Client().post(address, CHOICE | {"username": "petr"})
    assert (again.status_code, accounts()) == (410, before)


def test_of_two_who_use_a_link_at_once_one_gets_through(hall: Hall) -> None:
    token = link(hall).rsplit("/", 1)[1]
    first, second = invitations.find(token), invitations.find(token)
    invitations.accept(first, get_user_model()(username="one"))
    with pytest.raises(invitations.NotInvited, match="used already"):
        invitations.accept(second, get_user_model()(username="two"))
    assert not get_user_model().objects.filter(username="two").exists()


def test_a_link_ends_after_two_days(hall: Hall) -> None:
    address = link(hall)
    Invitation.objects.update(until=timezone.now() - timedelta(seconds=1))
    assert Client().get(address).status_code == 410
    assert not invitations.open_invitations(hall.slug)


def test_an_invitation_is_taken_back(hall: Hall) -> None:
    address, chief = link(hall), logged_in(hall.chief)
    number = Invitation.objects.get().pk
    assert "Jana Malá" in chief.get(page(hall)).content.decode()
    assert chief.post(f"{page(hall)}{number}/take-back/").status_code == 302
    assert Client().get(address).status_code == 410


def test_a_chief_who_lost_the_role_lets_nobody_in(hall: Hall) -> None:
    address = link(hall)
    hall.arbiter("successor", "chief")
    hall.do(AppointArbiter(user=user_id(hall.chief), role="deputy"))
    before = accounts()
    answer = Client().post(address, CHOICE)
    assert (answer.status_code, accounts()) == (410, before)
    assert "no longer chief arbiter" in answer.content.decode()


def test_a_refused_appointment_leaves_no_account_and_the_link(hall: Hall) -> None:
    token = link(hall).rsplit("/", 1)[1]
    invitation = invitations.find(token)
    hall.arbiter("successor", "chief")
    hall.do(AppointArbiter(user=user_id(hall.chief), role="deputy"))
    before = accounts()
    with pytest.raises(invitations.NotInvited):
        invitations.accept(invitation, get_user_model()(username="jana"))
    assert (accounts(), Invitation.objects.count()) == (before, 1)


@pytest.mark.parametrize("role", ["deputy", "sector", "read-only"])
def test_only_the_chief_invites(hall: Hall, role: Any) -> None:
    other = logged_in(hall.arbiter("other", role))
    assert other.get(page(hall)).status_code == 403
    assert other.post(page(hall), WISH).status_code == 403
    link(hall)
    number = Invitation.objects.get().pk
    assert other.post(f"{page(hall)}{number}/take-back/").status_code == 403
    assert "Invite somebody" not in other.get(f"/console/{hall.slug}/settings/").content.decode()
    assert Invitation.objects.count() == 1


def test_the_settings_offer_the_form_to_the_chief(hall: Hall) -> None:
    shown = logged_in(hall.chief).get(f"/console/{hall.slug}/settings/").content.decode()
    assert "Invite somebody who has no account" in shown


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"first_board": "20", "last_board": "11"}, "Boards 20 to 11 are no sector."),
        ({"role": "system"}, "system is not one of the available choices"),
        ({"name": " "}, "This field is required."),
    ],
)
def test_a_bad_wish_makes_no_link(hall: Hall, fields: dict[str, str], problem: str) -> None:
    answer = logged_in(hall.chief).post(page(hall), WISH | fields, follow=True).content.decode()
    assert problem in answer
    assert not Invitation.objects.exists()


def test_a_taken_user_name_is_said_and_the_link_still_works(hall: Hall) -> None:
    account("jana")
    address = link(hall)
    answer = Client().post(address, CHOICE).content.decode()
    assert "already exists" in answer
    assert Client().post(address, CHOICE | {"username": "jana2"}).status_code == 302


def test_guessing_is_slowed_down_and_shuts_nobody_out(hall: Hall, settings: Any) -> None:
    settings.LOG_IN_ATTEMPTS_BY_ADDRESS = 3
    address = link(hall)
    tries = [Client().get(f"/invited/guess{n}").status_code for n in range(4)]
    assert tries == [410, 410, 410, 429]
    assert Client().get(address).status_code == 200, "a right link opens, whatever was guessed"


# --- into several sections of one event -----------------------------------------------------------


@pytest.fixture
def beside(hall: Hall) -> Hall:
    """Another section of the same event, of the same chief."""
    return open_hall(players=4, slug="beside")


def test_one_link_gives_the_role_in_all_ticked_sections(hall: Hall, beside: Hall) -> None:
    address = link(hall, beside="beside")
    assert "Prague Open, Prague Open" in Client().get(address).content.decode()
    Client().post(address, CHOICE)
    made = user_id(get_user_model().objects.get(username="jana"))
    for section in (hall, beside):
        arbiter = section.state.arbiters[made]
        assert (arbiter.role, arbiter.first_board, arbiter.last_board) == ("sector", 11, 20)
    assert not Invitation.objects.exists()


def test_each_of_the_sections_shows_it_and_takes_it_back(hall: Hall, beside: Hall) -> None:
    address, chief = link(hall, beside="beside"), logged_in(hall.chief)
    for section in (hall, beside):
        assert "Also in: Prague Open" in chief.get(page(section)).content.decode()
    chief.post(f"{page(beside)}{Invitation.objects.get().pk}/take-back/")
    assert Client().get(address).status_code == 410


def test_it_lets_nobody_in_where_one_of_the_sections_has_another_chief(
    hall: Hall, beside: Hall
) -> None:
    address = link(hall, beside="beside")
    beside.arbiter("successor", "chief")
    beside.do(AppointArbiter(user=user_id(beside.chief), role="deputy"))
    before, arbiters = accounts(), hall.state.arbiters
    assert Client().post(address, CHOICE).status_code == 410
    assert (accounts(), hall.state.arbiters) == (before, arbiters)


def test_what_one_section_refuses_is_done_in_none_of_them(hall: Hall, beside: Hall) -> None:
    invitation = invitations.find(link(hall, beside="beside").rsplit("/", 1)[1])
    beside.arbiter("successor", "chief")
    beside.do(AppointArbiter(user=user_id(beside.chief), role="deputy"))
    before, arbiters = accounts(), hall.state.arbiters
    with pytest.raises(invitations.NotInvited):
        invitations.accept(invitation, get_user_model()(username="jana"))
    assert (accounts(), hall.state.arbiters) == (before, arbiters)
    assert Invitation.objects.filter(pk=invitation.pk).exists()


def test_nobody_invites_into_a_section_that_is_not_his(hall: Hall, beside: Hall) -> None:
    other = open_hall(players=0, slug="elsewhere", started=False)
    other.arbiter("successor", "chief")
    other.do(AppointArbiter(user=user_id(other.chief), role="deputy"))
    shown = logged_in(hall.chief).get(page(hall)).content.decode()
    assert 'name="beside" value="beside"' in shown
    assert 'name="beside" value="elsewhere"' not in shown
    link(hall, beside="elsewhere")  # as if it had been ticked
    assert Invitation.objects.get().streams == (hall.slug,)
    with pytest.raises(invitations.NotInvited):
        invitations.invite(hall.slug, user_id(hall.chief), "Eva", "sector", beside=("elsewhere",))
