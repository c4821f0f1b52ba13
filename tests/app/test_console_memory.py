"""What a browser may keep of the console for a reload without the network."""

from __future__ import annotations

import json

import httpx
import pytest
from django.conf import settings
from django.test import Client

from config.asgi import make_application
from frontend.console.views.remembering import HEADER

from .builders import open_hall

pytestmark = pytest.mark.django_db(transaction=True)

KEPT = ("", "results/", "results/1/", "check-in/", "pairing/", "standings/")
NOT_KEPT = ("entries/", "settings/", "activity/", "devices/", "results/?at=2", "tabs/")


def shell() -> dict[str, object]:
    """What the worker is told."""
    text = Client().get("/console/worker.js").text
    told: dict[str, object] = json.loads(text.partition("self.SHELL = ")[2].partition(";\n")[0])
    return told


def test_pages_to_work_with_during_a_round_name_the_account_they_are_kept_for() -> None:
    hall = open_hall(players=4)
    hall.pair()
    hall.publish()
    for path in KEPT:
        answer = hall.client(hall.chief).get(f"/console/{hall.slug}/{path}")
        assert answer[HEADER] == f"user:{hall.chief.pk}", path


def test_no_other_page_earlier_moment_or_part_is_kept() -> None:
    hall = open_hall(players=4)
    hall.pair()
    hall.publish()
    browser = hall.client(hall.chief)
    for path in NOT_KEPT:
        assert HEADER not in browser.get(f"/console/{hall.slug}/{path}"), path
    part = browser.get(f"/console/{hall.slug}/pairing/1/", headers={"HX-Request": "true"})
    assert part.status_code == 200
    assert HEADER not in part
    assert HEADER not in Client().get(f"/console/{hall.slug}/results/", follow=True)


async def test_every_file_the_worker_fetches_is_there() -> None:
    transport = httpx.ASGITransport(app=make_application())
    async with httpx.AsyncClient(transport=transport, base_url="http://testserver") as browser:
        text = (await browser.get("/console/worker.js")).text
        told = json.loads(text.partition("self.SHELL = ")[2].partition(";\n")[0])
        assert f"{settings.STATIC_URL}console/js/results/results.js" in told["files"]
        assert f"{settings.STATIC_URL}words/en.js" in told["files"]
        for address in told["files"]:
            assert (await browser.get(address)).status_code == 200, address


def test_another_state_of_the_files_is_another_worker() -> None:
    told = shell()
    assert told["base"] == settings.STATIC_URL
    assert told["version"] == settings.STATIC_URL.split("/")[2]
    assert Client().get("/console/worker.js")["Cache-Control"] == "no-cache"
