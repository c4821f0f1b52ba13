"""The pages of webhooks: a secret is shown once, and a page loaded anew does nothing again."""

from __future__ import annotations

import html
import re

import pytest
from django.test import Client

from tournaments.models import Webhook
from tournaments.services import sealing
from tournaments.services.users import user_id
from tournaments.webhooks import delivering, subscriptions

from .builders import Hall, open_hall

pytestmark = pytest.mark.django_db

ADDRESS = "https://receiver.example/hook"


@pytest.fixture
def hall() -> Hall:
    return open_hall(players=2, rounds=1)


def webhooks(hall: Hall) -> str:
    return f"/console/{hall.slug}/webhooks/"


def hook_of(hall: Hall) -> Webhook:
    hook, _ = subscriptions.make(hall.slug, user_id(hall.chief), ADDRESS, (), local=False)
    return hook


def unsealed(hook: Webhook) -> str | None:
    return sealing.unseal(hook.secret, "webhook")


def secrets_in(client: Client, page: str, **headers: str) -> list[str]:
    shown = client.get(page, headers=headers)
    assert shown.status_code == 200
    return re.findall(r"whsec_[A-Za-z0-9+/=]+", html.unescape(shown.content.decode()))


def test_a_page_with_a_new_webhook_that_is_loaded_anew_makes_no_other(hall: Hall) -> None:
    client, page = hall.client(), webhooks(hall)
    made = client.post(page, {"address": ADDRESS, "kinds": ["results"]})
    assert (made.status_code, made.headers["Location"]) == (302, page)
    assert secrets_in(client, page) == [unsealed(Webhook.objects.get())]
    assert secrets_in(client, page) == []
    assert Webhook.objects.count() == 1


def test_a_page_with_a_new_secret_that_is_loaded_anew_makes_no_other(hall: Hall) -> None:
    hook, client = hook_of(hall), hall.client()
    page = f"{webhooks(hall)}{hook.pk}/"
    made = client.post(f"{page}secret/")
    assert (made.status_code, made.headers["Location"]) == (302, page)
    now = Webhook.objects.get()
    assert now.secret != hook.secret
    assert secrets_in(client, page) == [unsealed(now)]
    assert secrets_in(client, page) == []
    assert Webhook.objects.get().secret == now.secret


def test_a_new_secret_is_shown_on_no_other_page_and_to_nobody_else(hall: Hall) -> None:
    hook, other = hook_of(hall), hook_of(hall)
    client, page = hall.client(), f"{webhooks(hall)}{hook.pk}/"
    client.post(f"{page}secret/")
    assert secrets_in(hall.client(), page) == []
    assert secrets_in(client, f"{webhooks(hall)}{other.pk}/") == []
    assert secrets_in(client, page, HX_Request="true") == []
    assert secrets_in(client, page) == [unsealed(Webhook.objects.get(pk=hook.pk))]


def test_deliveries_are_fetched_from_the_page_of_the_webhook(hall: Hall) -> None:
    """Also when the page was an answer to a form, at another address."""
    hook, client = hook_of(hall), hall.client()
    delivering.ask_for_test(hook)
    page = f"{webhooks(hall)}{hook.pk}/"
    shown = client.post(f"{page}secret/", follow=True).content.decode()
    (fetched,) = re.findall(r'id="webhook-deliveries"\s+hx-get="([^"]+)"', shown)
    assert fetched == page
    assert client.get(fetched, headers={"HX-Request": "true"}).status_code == 200
