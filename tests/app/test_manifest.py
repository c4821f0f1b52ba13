"""A tournament beside the apps of a phone."""

from __future__ import annotations

import json
import struct
from pathlib import Path

import pytest
from django.contrib.staticfiles import finders

from frontend.public.manifest import PAPER, SIZES
from frontend.public.pages import render
from tournaments.public.kept_views import newest_view

from .builders import open_hall

pytestmark = pytest.mark.django_db


def found(name: str) -> Path:
    path = finders.find(name)
    assert isinstance(path, str)
    return Path(path)


def test_each_tournament_is_an_app_of_its_own() -> None:
    hall = open_hall(4)
    view = newest_view(hall.slug)
    made = json.loads(render(view, "manifest.webmanifest") or b"")
    assert made["name"] == view.name
    assert made["id"] == made["start_url"] == made["scope"] == f"/t/{hall.slug}/"
    assert made["display"] == "standalone"
    assert {icon["sizes"] for icon in made["icons"]} == {"192x192", "512x512"}
    assert {icon["purpose"] for icon in made["icons"]} == {"any", "maskable"}


@pytest.mark.parametrize("size", [180, *SIZES])
def test_an_icon_is_as_large_as_it_says(size: int) -> None:
    head = found(f"public/icons/icon-{size}.png").read_bytes()[:24]
    assert head.startswith(b"\x89PNG")
    assert struct.unpack(">II", head[16:]) == (size, size)


def test_the_colours_around_the_page_are_those_of_the_page() -> None:
    tokens = found("shared/css/tokens.css").read_text()
    base = (render(newest_view(open_hall(4).slug), "home") or b"").decode()
    for colour in (PAPER, "#0f1215"):
        assert f"--paper: {colour};" in tokens
        assert f'content="{colour}"' in base
