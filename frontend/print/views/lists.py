"""Wall lists, standings, result slips and player cards for printing from the browser.

They are made of the public view, so that sheets, screens and phones show one version. What is more
than public on a sheet comes from beside it, and its view says so.
"""

from __future__ import annotations

import segno
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from events.head_check import FEWEST_DIGITS, Known
from frontend.print import as_pdf, sheets
from frontend.print import cards as player_cards
from frontend.print import slips as print_slips
from frontend.shared import seats, standing_lines, times
from frontend.shared.context import Context
from frontend.shared.hall_addresses import how_to_open, plain_address
from frontend.shared.halls_language import in_halls_language
from frontend.shared.matches import with_game_of_match
from tournaments.domain.arbiters.rights import outside_sector
from tournaments.domain.deciding import permitted
from tournaments.domain.games.commands import EnterResult
from tournaments.domain.tournament.state import Tournament
from tournaments.hall_time import in_hall
from tournaments.public.kept_views import newest_view, view_at
from tournaments.public.projection import PublicView
from tournaments.public.rows import PublicBoard, PublicRound
from tournaments.services import moments, permissions, states
from tournaments.services.index import TournamentNotFound, stream_of
from tournaments.services.users import user_id
from tournaments.words import speak, spoken


@require_safe
@in_halls_language
@login_required
def pairings(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """The wall list of a published round, `?by=name` or `?by=board`."""
    view = arbiters_view(request, slug)
    round_ = published_round(view, number)
    by_name = request.GET.get("by", "name") != "board"
    context: Context = {"round": round_, "starts": times.moment(round_.starts, view.language)}
    context["changed_text"] = seats.changed_text(view, round_)
    if by_name:
        context |= {"sheets": sheets.in_columns(seats.by_letter(view, round_), _family_name)}
    else:
        boards = view.boards(number)
        made = sheets.plain(boards, sheets.BOARDS_ON_A_PAGE, _board, _rows_of_board)
        context |= {"sheets": made}
        context |= {"byes": seats.byes(view, round_), "range_says": "Print-Boards.range"}
    key = "Print-Names.title" if by_name else "Print-Boards.title"
    title = with_game_of_match(speak(key, {"round": number}, view.language), round_, view.language)
    return on_paper(request, view, "names" if by_name else "boards", context | {"title": title})


@require_safe
@in_halls_language
@login_required
def standings(request: HttpRequest, slug: str) -> HttpResponse:
    """The standings after the newest published round, or after `?round=3`."""
    view = arbiters_view(request, slug)
    round_ = asked_round(request, view)
    rounds = [row.round for row in view.rounds if row.round <= round_.round]
    lines = standing_lines.lines(view, round_)
    paper = sheets.standings_format(len(rounds), len(lines[0].tie_breaks) if lines else 0)
    reopened = view.reopened > 0 and view.phase != "closed"
    ranked_by = view.ranked_by(round_.round)
    notes = round_.provisional + reopened + bool(ranked_by.tie_breaks)
    taken = sheets.NOTE_ROWS * notes
    context: Context = {
        "round": round_,
        "title": standing_lines.standings_title(view, round_),
        "reopened": reopened,
        "ranked_by": ranked_by,
        "sheets": sheets.plain(lines, paper.on_a_page, rank_of, rows_of_line, taken),
        "range_says": "Print-Standings.range",
        "lines": paper.lines,
        "cells": sheets.in_lines(rounds, paper.lines),
        "across": paper.across,
    }
    return on_paper(request, view, "standings", context)


@require_safe
@in_halls_language
@login_required
def slips(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """Result slips of a published round, eight on a page, with the codes to find them again."""
    view = arbiters_view(request, slug)
    round_ = published_round(view, number)
    stream, at = stream_of(slug), request.GET.get("at", "")
    state = state_at(stream, at) if at else states.current(stream)
    no_codes = bool(at or how_to_open(request))
    codes = frozenset[int]() if no_codes else _boards_with_codes(request, state, number)
    made = print_slips.slips(request, stream, state, view, number, codes=codes)
    coded = sum(bool(slip.players) for slip in made)
    context: Context = {
        "round": round_,
        "title": speak("Print-Slips.title", {"round": number}, view.language),
        "sheets": sheets.slips(made, lambda slip: _board(slip.board)),
        "codes_withheld": not no_codes
        and print_slips.reports_are_taken(state, number)
        and coded < len(made),
    }
    return on_paper(request, view, "slips", context)


@require_safe
@in_halls_language
@login_required
def cards(request: HttpRequest, slug: str) -> HttpResponse:
    """A card for each player, several on a page, with the rounds published so far."""
    view = arbiters_view(request, slug)
    on_a_page = player_cards.on_a_page(view)
    context: Context = {
        "round": view.rounds[-1] if view.rounds else None,
        "title": speak("Print-Cards.title", {}, view.language),
        "sheets": sheets.slips(player_cards.cards(view), _number_of, on_a_page),
        "size": f"cards-{on_a_page}",
    }
    return on_paper(request, view, "cards", context)


@require_safe
@in_halls_language
def player_code(request: HttpRequest, slug: str, player: int) -> HttpResponse:
    """The QR code of a player's public page, at the address that phones reach it by.

    404 with one line of text while they reach none.
    """
    address = plain_address(request, f"/t/{slug}/player/{player}")
    if not address:
        return HttpResponse(how_to_open(request), status=404, content_type="text/plain")
    code = segno.make(address, error="m").svg_inline(scale=8, border=2, light="#fff")
    content = code.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return HttpResponse(content, content_type="image/svg+xml")


def arbiters_view(request: HttpRequest, slug: str) -> PublicView:
    """The newest public version, or that of `?at=`, for arbiters of the tournament; nothing is said
    to others."""
    try:
        stream = stream_of(slug)
    except TournamentNotFound as unknown:
        raise Http404(str(unknown)) from unknown
    if not permissions.may_look(request.user, states.current(stream)):
        raise Http404(speak("NoSuch.tournament", {"slug": slug}))
    at = request.GET.get("at", "")
    return _view_at(stream, at) if at else newest_view(stream, spoken())


def _boards_with_codes(request: HttpRequest, state: Tournament, number: int) -> frozenset[int]:
    """The boards whose players' codes may be printed: those whose results he types anyway.

    The codes speak for the players, also when a device that read them was revoked: so they take a
    log-in by password.
    """
    actor = user_id(request.user)
    if permissions.device_of(request.user) or EnterResult not in permitted(state, actor):
        return frozenset()
    boards = {game.board for game in state.games_of(number)}
    return frozenset(board for board in boards if outside_sector(state, actor, board) is None)


def state_at(stream: str, moment: str) -> Tournament:
    try:
        return states.at(stream, moments.seq_of(stream, moment))
    except (states.NoSuchMoment, moments.NotAMoment) as error:
        raise Http404(str(error)) from None


def _view_at(stream: str, moment: str) -> PublicView:
    view = view_at(stream, state_at(stream, moment).seq, spoken())
    if view is None:
        raise Http404(speak("NoSuch.public-version"))
    return view


def round_number(text: str) -> int:
    """0 for what is no number of a round."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else 0


def published_round(view: PublicView, number: int) -> PublicRound:
    """Raises Http404."""
    round_ = next((row for row in view.rounds if row.round == number), None)
    if round_ is None:
        raise Http404(speak("NoSuch.wall-list", {"round": number}))
    return round_


def asked_round(request: HttpRequest, view: PublicView) -> PublicRound:
    """The newest published round, or that of `?round=3`. Raises Http404."""
    newest = str(view.rounds[-1].round) if view.rounds else "1"
    return published_round(view, round_number(request.GET.get("round", newest)))


def board_range(request: HttpRequest) -> tuple[int, int]:
    """The first and the last board of `?boards=41-80`; without it all. Raises Http404."""
    first, dash, last = request.GET.get("boards", "1-9999").partition("-")
    if not (dash and all(each.isascii() and each.isdigit() for each in (first, last))):
        raise Http404(speak("NoSuch.boards", {}))
    return int(first[:5]), int(last[:5])


def _family_name(seat: seats.Seat) -> str:
    return seat.player.name.split(",")[0]


def _board(board: PublicBoard) -> str:
    return str(board.board)


def _rows_of_board(board: PublicBoard) -> int:
    return sheets.rows_of(board.white, board.black)


def rank_of(line: standing_lines.Line) -> str:
    return str(line.rank)


def rows_of_line(line: standing_lines.Line) -> int:
    return sheets.rows_of(line.player)


def _number_of(card: player_cards.Card) -> str:
    return str(card.player.tpn or card.player.player)


def on_paper(request: HttpRequest, view: PublicView, kind: str, context: Context) -> HttpResponse:
    """The sheets of `context`, by the template of that kind."""
    with in_hall(view.time_zone):
        at = times.stamp(view.at, view.language)
    code_address = plain_address(request, f"/t/{view.slug}/#log={_head_text(view)}")
    shared: Context = {
        "view": view,
        "language": view.language,
        "kind": kind,
        "at": at,
        "head_text": _head_text(view),
        "public_address": plain_address(request, f"/t/{view.slug}/"),
        "code_address": code_address,
        "out_of_reach": how_to_open(request, view.language),
        "asked_for": [each for each in request.GET.items() if each[0] not in as_pdf.OWN],
    }
    if kind in as_pdf.KINDS:
        if kind in as_pdf.ALONE or request.GET.get("as") == "pdf":
            return as_pdf.answer(request, view, kind, shared | context)
        shared["pdf_links"] = as_pdf.links(request, view.language)
    return render(request, f"print/{kind}.html", shared | {"code": _code(code_address)} | context)


def _head_text(view: PublicView) -> str:
    """The head of the log as a person can type it, or hold it against the log later on."""
    return str(Known(view.hash[:FEWEST_DIGITS], view.seq))


def _code(address: str) -> str:
    """QR code of the public page; none when phones could not reach the address anyway.

    It says the head of the log too, behind a #: phones keep that to themselves.
    """
    return segno.make(address, error="m").svg_inline(omitsize=True, border=1) if address else ""
