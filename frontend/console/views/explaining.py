"""Why a board was paired as it is, and why two players were not: parts for a dialog, or pages."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.http.response import HttpResponseBase

from tournaments.domain.ids import PlayerId
from tournaments.domain.tournament.state import Tournament
from tournaments.selectors import explanations
from tournaments.selectors.names import ref
from tournaments.selectors.rows.base import PlayerRef
from tournaments.selectors.worked_out import NotExplained
from tournaments.services import states
from tournaments.words import speak

from .pages import console_page, show, show_long
from .reading import Reading


@console_page
def explain_round(request: HttpRequest, reading: Reading, number: int) -> HttpResponse:
    """The brackets of a round and its bye."""
    context = {"part": "explain_round", "round": number, "story": None, "unexplained": ""}
    try:
        then = _then(reading, number)
        context["story"] = explanations.round_story(reading.state, then, reading.names, number)
    except NotExplained as reason:
        context["unexplained"] = str(reason)
    return show(request, reading, "pairing", "explain_round", context)


@console_page
def explain_board(
    request: HttpRequest, reading: Reading, number: int, board: int
) -> HttpResponseBase:
    """The pair at a board, and a form that asks "why not …?" for either player."""
    if board not in {paired.board for paired in reading.state.round(number).boards}:
        raise Http404(speak("NoSuch.board", {"round": number, "board": board}))
    context = {"part": "explain", "round": number, "board": board, "story": None, "unexplained": ""}
    try:
        then = _then(reading, number)
        story = explanations.board_story(reading.state, then, reading.names, number, board)
        context |= {"story": story, "others": _paired(reading, number)}
    except NotExplained as reason:
        context["unexplained"] = str(reason)
    return show_long(request, reading, "pairing", "explain", context)


@console_page
def why_not(request: HttpRequest, reading: Reading, number: int) -> HttpResponse:
    """The answer to `?player=` and `?opponent=` (entry numbers)."""
    player, opponent = (_entry(request, reading.state, name) for name in ("player", "opponent"))
    context = {"part": "explain_why_not", "round": number, "story": None, "unexplained": ""}
    try:
        then = _then(reading, number)
        context["story"] = explanations.why_not_story(
            reading.state, then, reading.names, number, player, opponent
        )
    except NotExplained as reason:
        context["unexplained"] = str(reason)
    return show(request, reading, "pairing", "explain_why_not", context)


def _then(reading: Reading, number: int) -> Tournament:
    return states.at(reading.stream, explanations.base_of(reading.state, number))


def _entry(request: HttpRequest, state: Tournament, name: str) -> PlayerId:
    text = request.GET.get(name, "")
    known = text.isascii() and text.isdigit() and len(text) < 10
    if not known or PlayerId(int(text)) not in state.players:
        raise Http404(speak("NoSuch.entry", {"entry": text}))
    return PlayerId(int(text))


def _paired(reading: Reading, number: int) -> list[PlayerRef]:
    """Everybody who was paired in that round, by pairing number."""
    round_ = reading.state.round(number)
    players = {player for board in round_.boards for player in (board.white, board.black)}
    if round_.pab is not None:
        players.add(round_.pab)
    rows = [ref(reading.state, reading.names, player) for player in players]
    return sorted(rows, key=lambda row: row.tpn or 0)
