"""The chief finds every setting in a form."""

from __future__ import annotations

import re

import pytest

from tournaments.domain.settings.settings import Settings

from .builders import open_hall

pytestmark = [pytest.mark.django_db, pytest.mark.registries]

ELSEWHERE = {"fixed_boards": "a list of its own"}


def test_every_setting_has_a_field() -> None:
    hall = open_hall(4, started=False)
    text = hall.client().get(f"/console/{hall.slug}/settings/").content.decode()
    named = set(re.findall(r'name="(\w+)', text))
    assert {*Settings.__struct_fields__} - ELSEWHERE.keys() - named == set()
