"""The check-in desk: of one section, or of all sections of an event."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest
from django.http.response import HttpResponseBase

from tournaments.domain.entries.state import Player
from tournaments.domain.ids import PlayerId, UserId
from tournaments.domain.tournament.state import Tournament
from tournaments.selectors.lazily import Lazily
from tournaments.selectors.overview import me
from tournaments.selectors.players import entries_listed, player_rows
from tournaments.selectors.rows.players import PlayerRow
from tournaments.services.names import names_of

from .pages import console_page, show_long
from .reading import Reading
from .sections import OpenSection, open_sections, own_section, place_of

HERE = ("entered", "checked-in")
ACTS = ("check-in", "check-out")


@console_page
def check_in(request: HttpRequest, reading: Reading) -> HttpResponseBase:
    context = _desks(reading, [own_section(reading)])
    return show_long(request, reading, "check-in", "check_in", context)


@console_page
def festival_check_in(request: HttpRequest, reading: Reading) -> HttpResponseBase:
    """Everybody who plays, in whichever section, with the board of the round that is published."""
    opened, closed = open_sections(request, reading)
    context = _desks(reading, opened) | {"closed": closed}
    return show_long(request, reading, "check-in", "festival_check_in", context)


def _desks(reading: Reading, sections: list[OpenSection]) -> dict[str, Any]:
    desks = [_desk(reading, each) for each in sections]
    people = [entry for each in sections for entry in _expected(each.state)]
    return {
        "desks": desks,
        "expected": len(people),
        "here": sum(entry.status == "checked-in" for entry in people),
        "can_check_in": any("check-in" in desk["may"] for desk in desks),
    }


def _desk(reading: Reading, section: OpenSection) -> dict[str, Any]:
    state = section.state
    boards = _boards(state)
    names = names_of(state, (), knows=section.knows)
    rows = player_rows(state, names, _expected(state), private=True)
    return {
        **place_of(section),
        "may": _may(reading, state),
        "players": Lazily(lambda row: _at_desk(row, boards.get(PlayerId(row.player))), rows),
    }


def _expected(state: Tournament) -> list[Player]:
    return [entry for entry in entries_listed(state) if entry.status in HERE]


def _may(reading: Reading, state: Tournament) -> list[str]:
    if reading.past:
        return []
    on_device = bool(reading.device)
    mine = me(state, UserId(reading.me.user), reading.me.name, on_device=on_device)
    return [name for name in ACTS if name in mine.commands]


def _at_desk(row: PlayerRow, board: int | None) -> dict[str, Any]:
    """What a desk needs to know a person by; it works on from this when the network is away."""
    wanted = (
        "player",
        "tpn",
        "name",
        "latin",
        "title",
        "federation",
        "rating",
        "birth_year",
        "fide_id",
    )
    return {key: getattr(row, key) for key in (*wanted, "club", "status")} | {"board": board}


def _boards(state: Tournament) -> dict[PlayerId, int]:
    """Of the round that is published last."""
    games = state.games_of(state.last_published)
    return {player: game.board for game in games for player in (game.white, game.black)}
