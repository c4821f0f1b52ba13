"""Addresses of the local machine and network: the operator lets them, a chief ticks them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytest_django import Settings as PytestSettings

from tournaments.domain.arbiters.commands import AppointArbiter, DismissArbiter
from tournaments.models import Webhook
from tournaments.services.users import user_id
from tournaments.webhooks import calling, delivering, rows, subscriptions
from tournaments.webhooks.addresses import NotAnAddress, read

from .api import Api
from .builders import Hall, account, open_hall
from .receiver import Receiver, receiving
from .workers import ROOT

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as receiver:
        yield receiver


@pytest.fixture
def hall() -> Hall:
    hall = open_hall(players=8, rounds=5)
    hall.pair()
    hall.publish()
    return hall


def hook_of(hall: Hall, receiver: Receiver) -> Webhook:
    chief = user_id(hall.chief)
    hook, _ = subscriptions.make(hall.slug, chief, receiver.address, (), local=True)
    return hook


def shown_as_local(hook: Webhook) -> bool:
    (row,) = rows.webhook_rows([Webhook.objects.get(pk=hook.pk)])
    return row.local


@pytest.mark.parametrize(
    ("given", "allowed"), [(None, "False"), ("off", "False"), ("on", "True"), ("1", "True")]
)
def test_a_server_calls_inside_only_where_its_operator_says_so(
    given: str | None, allowed: str
) -> None:
    environment = {
        name: value for name, value in os.environ.items() if name != "OPENHALL_LOCAL_WEBHOOKS"
    }
    if given is not None:
        environment["OPENHALL_LOCAL_WEBHOOKS"] = given
    command = "from config import settings; print(settings.LOCAL_WEBHOOKS)"
    printed = subprocess.run(
        [sys.executable, "-c", command],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert printed.stdout.strip() == allowed


@pytest.mark.parametrize(("given", "chosen"), [(None, "on"), ("off", "off")])
def test_the_embedded_server_says_so_unless_it_is_told_otherwise(
    given: str | None, chosen: str, tmp_path: Path
) -> None:
    environment = {
        name: value for name, value in os.environ.items() if name != "OPENHALL_LOCAL_WEBHOOKS"
    }
    if given is not None:
        environment["OPENHALL_LOCAL_WEBHOOKS"] = given
    command = (
        "import argparse, os, pathlib; from config.embedded import run;"
        f" data = pathlib.Path({str(tmp_path)!r});"
        " run._choose_settings(argparse.Namespace(backup=None, data=data), False);"
        " print(os.environ['OPENHALL_LOCAL_WEBHOOKS'])"
    )
    printed = subprocess.run(
        [sys.executable, "-c", command],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert printed.stdout.strip() == chosen


@pytest.mark.parametrize("text", ["http://127.0.0.1:8000/", "https://inside.example/"])
def test_where_the_operator_lets_none_the_tick_is_refused(
    hall: Hall, settings: PytestSettings, text: str
) -> None:
    settings.LOCAL_WEBHOOKS = False
    with pytest.raises(NotAnAddress) as refused:
        read(text, local=True)
    assert refused.value.says == "NotAnAddress.local-off"
    answered = Api(hall).post("webhooks/", {"address": text, "local": True})
    assert (answered.status, answered.body["field"]) == (400, "$.address")
    assert not Webhook.objects.exists()


def test_what_was_ticked_before_the_operator_said_no_is_not_called(
    hall: Hall, receiver: Receiver, settings: PytestSettings
) -> None:
    hook = hook_of(hall, receiver)
    assert shown_as_local(hook)
    settings.LOCAL_WEBHOOKS = False
    hall.enter_result(1, "1-0")
    delivering.run(hook.pk)
    assert receiver.messages == []
    assert hook.deliveries.get().problem == "address"
    assert not shown_as_local(hook)


def test_a_name_that_leads_inside_is_not_called_where_the_operator_lets_none(
    receiver: Receiver, settings: PytestSettings
) -> None:
    """What counts is asked where the connection is made."""
    address = read(receiver.address, local=True)
    settings.LOCAL_WEBHOOKS = False
    assert calling.post(address, {}, b"{}", local=True).problem == "address"
    assert receiver.messages == []


def test_the_tick_holds_as_long_as_who_set_it_is_the_chief(hall: Hall, receiver: Receiver) -> None:
    hook = hook_of(hall, receiver)
    second = account("second")
    hall.do(AppointArbiter(user=user_id(second), role="chief"))
    hall.do(DismissArbiter(user=user_id(hall.chief)), by=second)
    hall.enter_result(1, "1-0", by=second)
    delivering.run(hook.pk)
    assert receiver.messages == []
    assert hook.deliveries.get().problem == "address"
    assert not shown_as_local(hook)
    now = Webhook.objects.get(pk=hook.pk)
    subscriptions.change(now, user_id(second), receiver.address, (), local=True)
    assert now.local_by == user_id(second)
    subscriptions.go_on(now, skip=False)
    delivering.run(hook.pk)
    assert len(receiver.messages) == 1


def test_a_tick_that_was_taken_away_does_not_come_back_with_its_chief(
    hall: Hall, receiver: Receiver
) -> None:
    hook = hook_of(hall, receiver)
    second = account("second")
    hall.do(AppointArbiter(user=user_id(second), role="chief"))
    hall.do(DismissArbiter(user=user_id(hall.chief)), by=second)
    now = Webhook.objects.get(pk=hook.pk)
    subscriptions.change(now, user_id(second), "https://example.org/", (), local=False)
    hall.do(AppointArbiter(user=user_id(hall.chief), role="chief"), by=second)
    assert Webhook.objects.get(pk=hook.pk).local_by == ""


def test_the_form_has_no_tick_where_the_operator_lets_none(
    hall: Hall, settings: PytestSettings
) -> None:
    page = f"/console/{hall.slug}/webhooks/"
    assert 'name="local"' in hall.client().get(page).content.decode()
    settings.LOCAL_WEBHOOKS = False
    assert 'name="local"' not in hall.client().get(page).content.decode()
    sent = hall.client().post(page, {"address": "http://127.0.0.1:8000/", "kinds": ["results"]})
    assert "only who runs it can allow that" in sent.content.decode()
