"""The page behind a player's code on the slip: "what is the result?", without a log-in.

It shows the board, what this player has said, and the result that stands; never what the opponent
has said. Nothing is recorded before it has been read once more.
"""

from __future__ import annotations

from http import HTTPStatus

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from frontend.shared.context import Context
from frontend.shared.times import clock
from pairing.model import Colour
from tournaments.domain.decisions import Conflict
from tournaments.domain.games.results import Result
from tournaments.domain.games.state import Game
from tournaments.domain.player_reports import meaning as meaning_of
from tournaments.domain.player_reports.decide import not_reportable
from tournaments.domain.player_reports.state import Report
from tournaments.domain.refusals import Refused
from tournaments.hall_time import in_hall
from tournaments.selectors.formats import result_text
from tournaments.selectors.names import Names
from tournaments.services import player_reports
from tournaments.services.names import names_of
from tournaments.services.player_reports import Seat
from tournaments.words import label, speak, spoken

BUTTONS = (Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def report(request: HttpRequest, slug: str, game: str, colour: str, slip: str) -> HttpResponse:
    """Looking changes nothing; the last button reports."""
    address = request.META.get("REMOTE_ADDR", "")
    try:
        seat = player_reports.seat_of(slug, game, colour, slip, address=address)
    except player_reports.WrongSlipCode as error:
        status = HTTPStatus.TOO_MANY_REQUESTS if error.many else HTTPStatus.NOT_FOUND
        return _page(request, {"refused": speak("Public-Report.no-slip-reason")}, status)
    if request.method != "POST":
        return _page(request, _context(seat, _chosen(request.GET.get("result", ""))))
    chosen = _chosen(request.POST.get("result", ""))
    if chosen is None:
        return _page(request, _context(seat), HTTPStatus.BAD_REQUEST)
    return _reported(request, seat, chosen)


def _reported(request: HttpRequest, seat: Seat, result: Result) -> HttpResponse:
    try:
        outcome = player_reports.report(seat, result)
    except player_reports.TooManyReports:
        too_often = speak("Public-Report.too-often", {}, spoken())
        shown = _context(seat) | {"refused": too_often}
        return _page(request, shown, HTTPStatus.TOO_MANY_REQUESTS)
    if isinstance(outcome, Refused | Conflict):
        refused = names_of(seat.state).say(outcome)
        shown = _context(seat) | {"refused": refused}
        return _page(request, shown, HTTPStatus.UNPROCESSABLE_ENTITY)
    return redirect(request.path)


def _page(
    request: HttpRequest, context: Context, status: HTTPStatus = HTTPStatus.OK
) -> HttpResponse:
    return render(request, "public/report.html", context, status=status)


def _chosen(text: str) -> Result | None:
    return next((button for button in BUTTONS if button == text), None)


def _context(seat: Seat, chosen: Result | None = None) -> Context:
    with in_hall(seat.state.settings.time_zone):
        return _shown(seat, chosen)


def _shown(seat: Seat, chosen: Result | None) -> Context:
    state, game = seat.state, seat.board
    names = names_of(state)
    refused = not_reportable(state, game)
    own = game.report_of(seat.colour)
    language = spoken()
    return {
        "language": language,
        "tournament": state.name,
        "game": game,
        "white": names.player(game.white),
        "black": names.player(game.black),
        "me": names.player(game.player_of(seat.colour)),
        "colour": seat.colour.value,
        "refused": names.say(refused) if refused else "",
        "closed": refused is not None,
        "own": _reported_so(names, game, own, language) if own else None,
        "next": label("Public-ReportFollows", _what_follows(game, own), language) if own else "",
        "standing": result_text(game.result),
        "chosen": _button(names, game, chosen, language) if chosen and not refused else None,
        "buttons": [_button(names, game, result, language) for result in BUTTONS],
    }


def _button(names: Names, game: Game, result: Result, language: str) -> Context:
    """Who wins stands beside the figures: a slip can be read from either side of the board."""
    winner = {
        Result.WHITE_WINS: game.player_of(Colour.WHITE),
        Result.BLACK_WINS: game.player_of(Colour.BLACK),
    }.get(result)
    if winner:
        meaning = speak("Public-Report.wins", {"player": names.read_player(winner)}, language)
    else:
        meaning = speak("Public-Report.draw", {}, language)
    return {"value": result.value, "text": result_text(result), "meaning": meaning}


def _reported_so(names: Names, game: Game, own: Report, language: str) -> Context:
    return {**_button(names, game, own.result, language), "at": clock(own.at)}


def _what_follows(game: Game, own: Report) -> str:
    """A code, without a word of what the opponent says."""
    meaning = meaning_of.meaning(game)
    if meaning in ("call", "agreed", "waiting"):
        return meaning
    return "recorded" if game.result == own.result else "decided"
