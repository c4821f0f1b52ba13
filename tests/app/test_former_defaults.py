"""The settings page names readings whose default was another once; their log does not."""

from __future__ import annotations

import re

import pytest
from django.test import Client

from tournaments.domain.settings.settings import Settings

from .builders import open_hall

pytestmark = pytest.mark.django_db(transaction=True)


def test_the_page_sends_what_the_log_would_take_for_the_former_default() -> None:
    hall = open_hall(players=4, settings=Settings(rounds=3, system="dutch-1992"))
    client = Client(headers={"host": "localhost"})
    client.force_login(hall.chief)
    page = client.get(f"/console/{hall.slug}/settings/").content.decode()
    own = page.partition('data-system="dutch-1992"')[2].partition("</fieldset>")[0]
    assert chosen(own, "c1") == ("", "moves-on")
    assert chosen(own, "c13") == ("", "moved-down-too")
    assert chosen(own, "c10") == ("every-player", "every-player")


def chosen(fieldset: str, name: str) -> tuple[str, str]:
    """What the select does not send, and what is selected."""
    select = re.search(rf'<select[^>]*name="system_options.{name}"(.*?)</select>', fieldset, re.S)
    assert select is not None
    unsent = re.search('data-default="([^"]*)"', select[1])
    selected = re.search('value="([^"]*)" selected', select[1])
    return unsent[1] if unsent else "", selected[1] if selected else ""
