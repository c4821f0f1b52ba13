"""The standings by points, after any published round, with the tables of their rows."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.urls import reverse

from frontend.shared import crosstable as table_rows
from tournaments.domain.ids import PlayerId
from tournaments.domain.lots.decide import lots_listed, seed_drawn
from tournaments.domain.settings.by_table import on_side_a
from tournaments.domain.standings.standings import Standing, lines_left_out, settled
from tournaments.public.crosstable import Order
from tournaments.public.kept_views import view_at
from tournaments.selectors import figures
from tournaments.selectors.lazily import Lazily
from tournaments.selectors.names import ref
from tournaments.selectors.rows.base import PlayerRef
from tournaments.selectors.rows.standings import StandingRow
from tournaments.selectors.schedule import RoundToCome, schedule_of
from tournaments.selectors.sides import side_scores
from tournaments.selectors.standings import standing_rows
from tournaments.selectors.tie_breaks import ranked_by
from tournaments.words import speak, spoken

from . import within
from .pages import console_page, show_long
from .reading import Reading
from .rounds import round_links

TABLES = (
    ("standings", "Console-Standings"),
    ("crosstable", "Shared-Crosstable.name"),
    ("progress", "Shared-Progress.name"),
    ("pictures", "Shared-Pictures.name"),
)
"""Pages of the same rows, and their names."""


def may_draw_lots(reading: Reading) -> bool:
    """The chief, while the list has a drawing of lots that was not held yet."""
    state = reading.state
    may = not reading.past and "draw-lots" in reading.me.commands
    return may and state.phase == "running" and not seed_drawn(state) and lots_listed(state)


@console_page
def standings(
    request: HttpRequest, reading: Reading, number: int | None = None
) -> HttpResponseBase:
    """`?within=2`: the ranking with that number alone."""
    upto = last_round(reading, number)
    ranking = within.asked(request, reading, upto)
    query = f"?within={ranking.ranking}" if ranking else ""
    context = {
        "part": "ranking_table" if ranking else "standings_table",
        "within": ranking,
        "withins": within.offered(reading, upto, ranking),
        "standings": standing_rows(reading.state, reading.names, _lines(reading, upto)),
        "has_workings": bool(upto) and figures.ranking(reading.state, upto) is not None,
        "ranked_by": ranked_by(reading.state, upto) if upto else None,
        "can_draw_lots": may_draw_lots(reading),
        "ended": _complete(reading, upto),
        "without_sign": _without_sign(reading),
        "of_ranking": f"round={upto}&only={ranking.ranking}" if ranking else "",
        **around(reading, "standings", upto, query=query),
    }
    return show_long(request, reading, "standings", "standings", context)


def _lines(reading: Reading, upto: int) -> tuple[Standing, ...]:
    return figures.standing_lines(reading.state, upto) if upto else ()


def _without_sign(reading: Reading) -> tuple[str, ...]:
    """Adjourned games: the older report file can only write "?" for them, which was no result."""
    state, names = reading.state, reading.names
    return tuple(
        speak(
            "Console-Standings.older-game",
            {
                "round": game.round,
                "white": names.player(game.white),
                "black": names.player(game.black),
            },
        )
        for number in range(1, state.last_published + 1)
        for game in state.adjourned(number)
    )


@console_page
def crosstable(
    request: HttpRequest, reading: Reading, number: int | None = None
) -> HttpResponseBase:
    """By rank, or with `?order=number` by pairing number."""
    upto = last_round(reading, number)
    order: Order = "number" if request.GET.get("order") == "number" else "rank"
    lines = (*_lines(reading, upto), *lines_left_out(reading.state, upto))
    rounds = schedule_of(reading.state)
    seats = len(reading.state.order) if rounds else 0
    if order == "number":
        lines = tuple(sorted(lines, key=lambda line: line.tpn))
    context = {
        "part": "crosstable",
        "rows": table_rows.laid_out(
            Lazily(_listed, standing_rows(reading.state, reading.names, lines)),
            order,
            spoken(),
            seats=seats,
            side_a=on_side_a(reading.state.settings, seats),
            places=[table_rows.Place(line.player, line.tpn, line.rank) for line in lines],
        ),
        "seats": seats,
        "sides": side_scores(reading.state, upto) if upto else None,
        "schedule": [_scheduled(reading, row) for row in rounds],
        "order": order,
        "title": speak("Shared-Crosstable.title", {"round": upto}),
        "more": "&order=number" * (order == "number"),
        "orders": table_rows.orders(
            spoken(), order, lambda each: request.path + ("?order=number" * (each == "number"))
        ),
        **around(reading, "crosstable", upto, query="?order=number" * (order == "number")),
        "of_files": f"round={upto}" + "&order=number" * (order == "number"),
    }
    if seats:
        context["round_numbers"] = range(1, seats + 1)
    return show_long(request, reading, "standings", "crosstable", context)


def _scheduled(reading: Reading, row: RoundToCome) -> dict[str, Any]:
    """A round of a table with its players, for the page."""

    def named(player: PlayerId) -> PlayerRef:
        return ref(reading.state, reading.names, player)

    return {
        "round": row.round,
        "published": row.published,
        "boards": [(named(white), named(black)) for white, black in row.boards],
        "free": [named(player) for player in row.free],
    }


@console_page
def progress(request: HttpRequest, reading: Reading, number: int | None = None) -> HttpResponseBase:
    upto = last_round(reading, number)
    view = view_at(reading.stream, reading.state.seq, spoken())
    round_ = view.rounds[upto - 1] if view and upto else None
    context = {
        "part": "progress",
        "title": speak("Shared-Progress.title", {"round": upto}),
        "rows": table_rows.progress(view, round_) if view and round_ else (),
        **around(reading, "progress", upto),
    }
    return show_long(request, reading, "standings", "progress", context)


def _complete(reading: Reading, upto: int) -> bool:
    """Round `upto` is the last one, and no game is open."""
    state = reading.state
    return upto == state.settings_in_the_end.rounds and settled(state, upto)


def last_round(reading: Reading, number: int | None) -> int:
    """The round that was asked for, or the newest published one; 0: none is."""
    last = reading.state.last_published
    return min(number or last, last)


def around(reading: Reading, page: str, upto: int, *, query: str = "") -> dict[str, Any]:
    """What all tables have: the rounds, the ways to the others, where a player's page is."""
    links = round_links(reading, upto, f"{page}-round")
    return {
        "upto": upto,
        "of_files": f"round={upto}",
        "provisional": not settled(reading.state, upto),
        "round_numbers": range(1, upto + 1),
        "rounds": [
            {**link, "url": f"{link['url']}{query}"}
            for link in links
            if link["status"] in ("published", "closed")
        ],
        "tables": [
            {
                "href": reverse(f"{name}-round", args=[reading.slug, upto]),
                "text": speak(key),
                "current": name == page,
            }
            for name, key in TABLES
        ],
        "player_page": reverse("entries", args=[reading.slug]),
        "player_end": "/",
    }


def _listed(line: StandingRow) -> table_rows.Listed:
    return table_rows.Listed(line, line.status in ("withdrawn", "expelled"), line)
