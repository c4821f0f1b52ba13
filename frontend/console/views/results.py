"""The boards of a round, to be typed."""

from __future__ import annotations

from collections.abc import Mapping
from uuid import UUID, uuid4

from django.core.files.uploadedfile import UploadedFile
from django.http import Http404, HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import redirect
from django.urls import reverse

from events.messages import Envelope
from tournaments.domain.games.results import FORFEITS
from tournaments.domain.ids import GameId
from tournaments.domain.player_reports.slip_codes import section_digits
from tournaments.domain.refusals import NotRecorded
from tournaments.exports.board_pgn import MEDIA_TYPE
from tournaments.imports.board_moves import GamesWithMoves, moves_to_keep, with_moves
from tournaments.selectors.boards import boards_of_match, games_of_match
from tournaments.selectors.matches import match_of_round
from tournaments.selectors.rounds import round_without_pairs
from tournaments.services import moves
from tournaments.services.users import user_id
from tournaments.words import speak

from .pages import console_page, show, show_long
from .reading import Reading
from .rounds import round_links


@console_page
def results(request: HttpRequest, reading: Reading, number: int | None = None) -> HttpResponseBase:
    """The last published round unless another one is asked for; both games of a match together."""
    state = reading.state
    chosen = (state.published_with(number or state.last_published) or (0,))[0]
    if not state.round(chosen).published:
        if number is not None and not 1 <= number <= state.settings.rounds:
            raise Http404(speak("Console-Results.no-such-round", {"round": number}))
        return show(request, reading, "results", "results", {"boards": (), "round": None})
    games = games_of_match(state, chosen)
    return show_long(
        request,
        reading,
        "results",
        "results",
        {
            "boards": boards_of_match(state, reading.names, chosen, games),
            "round": round_without_pairs(state, reading.names, chosen),
            "match": match_of_round(state, chosen),
            "missing": sum(game.result is None and not game.adjourned for game in games),
            "in_conflict": sum(bool(game.conflicts) for game in games),
            "rounds": round_links(reading, chosen, "results-round", elsewhere="pairing-round"),
            "can_type": not reading.past and "enter-result" in reading.me.commands,
            "can_claim": not reading.past and "report-from-file" in reading.me.commands,
            "can_confirm": not reading.past and "confirm-result" in reading.me.commands,
            "section": section_digits(reading.stream),
            "two_person": state.settings.two_person != "off",
            "entered": sum(game.result is not None or game.adjourned for game in games),
        },
    )


@console_page
def board_file(request: HttpRequest, reading: Reading, number: int) -> HttpResponse:
    """A PGN of the electronic boards, of a published round; POST gives its moves under our tags, or
    keeps them for the report."""
    if not reading.state.round(number).published:
        raise Http404(speak("Console-Results.no-such-round", {"round": number}))
    if request.method == "POST" and "keep" in request.POST:
        return _keep(request, reading, number)
    made = _with_moves(request, reading, number) if request.method == "POST" else GamesWithMoves()
    if made.text:
        return _as_file(made.text, f"{reading.state.slug}-games.pgn")
    return _board_file(request, reading, number, made.problem)


def _board_file(request: HttpRequest, reading: Reading, number: int, problem: str) -> HttpResponse:
    state = reading.state
    kept = moves.kept(reading.stream, state)
    context = {
        "number": number,
        "problem": problem,
        "left_out": _count(request.GET.get("left_out", "")),
        "kept": sum(game in kept for game in state.games),
        "all_games": sum(game.result not in FORFEITS for game in state.games.values()),
        "command_id": uuid4(),
        "can_keep": "keep-moves" in reading.me.commands,
        "can_claim": not reading.past and "report-from-file" in reading.me.commands,
        "can_undo": "undo-batch" in reading.me.commands,
    }
    return show(request, reading, "results", "board_file", context)


def _count(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else None


def _with_moves(request: HttpRequest, reading: Reading, number: int) -> GamesWithMoves:
    content = _sent(request)
    if content is None:
        return GamesWithMoves(problem=speak("Unreadable.no-file"))
    return with_moves(content, reading.state, reading.names, number)


def _keep(request: HttpRequest, reading: Reading, number: int) -> HttpResponse:
    content = _sent(request)
    if content is None:
        return _board_file(request, reading, number, speak("Unreadable.no-file"))
    read = moves_to_keep(content, reading.state, reading.names, number)
    refused = read.problem or _kept(request, reading, read.moves)
    if refused:
        return _board_file(request, reading, number, refused)
    here = reverse("board-file", args=[reading.slug, number])
    return redirect(f"{here}?left_out={read.left_out}")


def _kept(request: HttpRequest, reading: Reading, read: Mapping[GameId, str]) -> str:
    """Why they are not."""
    try:
        command_id = UUID(request.POST.get("command_id", ""))
    except ValueError:
        return speak("NotOffered")
    envelope = Envelope(
        command_id=command_id,
        actor=user_id(request.user),
        role="",
        device=reading.device,
        read_seq=reading.state.seq,
    )
    outcome = moves.keep(reading.stream, read, envelope)
    return reading.names.say(outcome) if isinstance(outcome, NotRecorded) else ""


def _sent(request: HttpRequest) -> bytes | None:
    file = request.FILES.get("file")
    return bytes(file.read()) if isinstance(file, UploadedFile) else None


def _as_file(text: str, name: str) -> HttpResponse:
    return HttpResponse(
        text,
        content_type=f"{MEDIA_TYPE}; charset=utf-8",
        headers={
            "Content-Disposition": f'attachment; filename="{name}"',
            "Cache-Control": "no-store",
        },
    )
