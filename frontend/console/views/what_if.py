"""What if: the standings with results that nobody has recorded. Only here, for arbiters."""

from __future__ import annotations

from typing import Any, Final

from django.http import Http404, HttpRequest, HttpResponse

from tournaments.domain.games.results import Result
from tournaments.domain.games.state import Game
from tournaments.domain.ids import GameId
from tournaments.selectors.formats import result_text
from tournaments.selectors.what_if import what_if
from tournaments.words import speak

from .pages import console_page, show
from .reading import Reading
from .rounds import round_links

OFFERED: Final = 12
"""Open boards that are offered at once; others are asked for by their number."""


@console_page
def what_if_page(request: HttpRequest, reading: Reading, number: int | None = None) -> HttpResponse:
    """`?b12=1-0` supposes a result at board 12, `?board=12` offers that board."""
    state = reading.state
    round_ = number or state.last_published
    if number is not None and not state.round(number).published:
        raise Http404(speak("NoSuch.wall-list", {"round": number}))
    games = state.games_of(round_) if round_ else ()
    supposed = _supposed(request, games)
    offered = _offered(request, games, supposed)
    links = round_links(reading, round_, "what-if-round")
    context = {
        "part": "what_if",
        "round": round_,
        "boards": [_board(reading, game, supposed.get(game.id)) for game in offered],
        "results": [(result.value, result_text(result)) for result in Result],
        "others_open": sum(game.result is None and game not in offered for game in games),
        "most": max((game.board for game in games), default=1),
        "least": min((game.board for game in games), default=1),
        "supposed": supposed,
        "row": what_if(state, reading.names, supposed) if supposed else None,
        "prize_lists": state.prize_fund.lists,
        "rounds": [link for link in links if link["status"] in ("published", "closed")],
    }
    return show(request, reading, "standings", "what_if", context)


def _supposed(request: HttpRequest, games: tuple[Game, ...]) -> dict[GameId, Result]:
    asked = {game.id: request.GET.get(f"b{game.board}", "") for game in games}
    known = {result.value: result for result in Result}
    return {game: known[text] for game, text in asked.items() if text in known}


def _offered(
    request: HttpRequest, games: tuple[Game, ...], supposed: dict[GameId, Result]
) -> list[Game]:
    """In the order of the boards: those chosen, and the first that are open."""
    asked = request.GET.get("board", "")
    chosen = {game.id for game in games if game.id in supposed or str(game.board) == asked}
    still_open = [game.id for game in games if game.result is None and game.id not in chosen]
    shown = chosen | set(still_open[: max(OFFERED - len(chosen), 0)])
    return [game for game in games if game.id in shown]


def _board(reading: Reading, game: Game, supposed: Result | None) -> dict[str, Any]:
    return {
        "board": game.board,
        "white": reading.names.player(game.white),
        "black": reading.names.player(game.black),
        "result_text": result_text(game.result) or speak("Console-WhatIf.open"),
        "supposed": supposed.value if supposed else "",
    }
