"""What the command palette of a tournament finds: its players, the boards of its newest round, the
pages and acts that are this person's."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.urls import reverse

from frontend.shared.round_prints import offered
from tournaments.selectors.players import OFF_THE_LISTS, players
from tournaments.words import speak

from .pages import console_page, sections_of
from .palette_places import (
    ACTS,
    OF_A_BOARD,
    OF_A_PLAYER,
    OF_THE_CHIEF,
    OF_THE_EVENT,
    PAGES,
)
from .reading import Reading
from .remembering import HEADER

PERSON = ("player", "tpn", "name", "title", "federation", "rating", "fide_id", "club")


@console_page
def palette(_request: HttpRequest, reading: Reading) -> HttpResponse:
    """JSON, which a browser may keep as it keeps the pages."""
    answer = JsonResponse(
        {
            "pages": [*_pages(reading), *_prints(reading), *_sections(reading)],
            "acts": list(_acts(reading)),
            "of_a_player": [_act(name, place) for name, place in _mine(reading, OF_A_PLAYER)],
            "of_a_board": [_act(name, "") for name in OF_A_BOARD if name in reading.me.commands],
            "players": list(_players(reading)),
            "boards": list(_boards(reading)),
        }
    )
    if not reading.past:
        answer[HEADER] = reading.me.user
    return answer


def _mine(reading: Reading, acts: dict[str, str]) -> Iterator[tuple[str, str]]:
    return ((name, place) for name, place in acts.items() if name in reading.me.commands)


def _act(name: str, place: str) -> dict[str, str]:
    return {"command": name, "label": speak(f"Console-Palette.{name}"), "place": place}


def _acts(reading: Reading) -> Iterator[dict[str, str]]:
    for name, page in _mine(reading, ACTS):
        yield _act(name, _at(reading, reverse(page, args=[reading.slug])))


def _pages(reading: Reading) -> Iterator[dict[str, str]]:
    several = sections_of(reading).count() > 1
    chief = reading.me.role == "chief" and not reading.device
    for name, title in PAGES.items():
        if (name in OF_THE_CHIEF and not chief) or (name in OF_THE_EVENT and not several):
            continue
        yield {"label": speak(title), "place": _at(reading, reverse(name, args=[reading.slug]))}
    yield {"label": speak("Console-Bar.help"), "place": reverse("help")}
    yield {"label": speak("Console-Sections.all"), "place": reverse("home")}


def _prints(reading: Reading) -> Iterator[dict[str, str]]:
    for link in offered("bar", reading.slug, reading.state.last_published):
        label = speak("Console-Palette.print", {"sheet": link.text})
        yield {"label": label, "place": _at(reading, link.href)}


def _sections(reading: Reading) -> Iterator[dict[str, str]]:
    for row in sections_of(reading).exclude(slug=reading.slug):
        label = speak("Console-Palette.section", {"name": row.name})
        yield {"label": label, "place": reverse("results", args=[row.slug])}


def _players(reading: Reading) -> Iterator[dict[str, Any]]:
    for row in players(reading.state, reading.names, private=True):
        if row.status not in OFF_THE_LISTS:
            plain = msgspec.to_builtins(row)
            place = _at(reading, reverse("player", args=[reading.slug, row.player]))
            yield {key: plain[key] for key in PERSON} | {"place": place}


def _boards(reading: Reading) -> Iterator[dict[str, Any]]:
    """Of the round that is published last."""
    state, names = reading.state, reading.names
    results = reverse("results", args=[reading.slug])
    appeals = reverse("appeals", args=[reading.slug])
    for game in state.games_of(state.last_published):
        yield {
            "board": game.board,
            "white": names.player(game.white),
            "black": names.player(game.black),
            "place": f"{_at(reading, results)}#b{game.board}",
            "appeal": _at(reading, f"{appeals}?about=game:{game.id}"),
        }


def _at(reading: Reading, address: str) -> str:
    """At the moment of the page."""
    if not reading.past:
        return address
    return f"{address}{'&' if '?' in address else '?'}at={reading.state.seq}"
