"""What lies on desks and boards and is worn, as PDF alone: start list, check-in list, badges, place
cards, notebook.

Like the lists on the wall they are made of the public view.
"""

from __future__ import annotations

from collections.abc import Sequence

from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from frontend.print import sheets
from frontend.print.badges import Badge
from frontend.shared import seats, times
from frontend.shared.context import Context
from frontend.shared.hall_addresses import plain_address
from frontend.shared.halls_language import in_halls_language
from frontend.shared.scan_codes import entry_code
from tournaments.public.projection import PublicView
from tournaments.public.rows import PublicBoard, PublicPlayer, PublicRound
from tournaments.words import speak

from .lists import arbiters_view, board_range, on_paper, published_round

BADGES_ON_A_PAGE = 8
PLACE_CARDS_ON_A_PAGE = 4
ENTRIES_ON_A_PAGE = 33
BOARDS_IN_A_NOTEBOOK = 17
TIE_BREAKS_IN_A_NOTE = 4


@require_safe
@in_halls_language
@login_required
def start_list(request: HttpRequest, slug: str) -> HttpResponse:
    """Everybody by starting number, with the tie-breaks in their order, which are to be announced
    (C.07 4.1.1)."""
    view = arbiters_view(request, slug)
    notes = _ranked_by(view)
    made = sheets.plain(
        _present(view),
        sheets.STANDINGS_ON_A_PAGE,
        _number,
        sheets.rows_of,
        taken=sheets.NOTE_ROWS * len(notes),
    )
    context: Context = {"sheets": made, "ranked_by_notes": notes}
    return _of_the_tournament(request, view, "start-list", context)


@require_safe
@in_halls_language
@login_required
def check_in_list(request: HttpRequest, slug: str) -> HttpResponse:
    """Everybody by name, with a box to tick and room to sign."""
    view = arbiters_view(request, slug)
    players = [player for player in seats.by_name(view) if player.out_from is None]
    made = sheets.plain(players, ENTRIES_ON_A_PAGE, _family_name, sheets.rows_of)
    return _of_the_tournament(request, view, "check-in", {"sheets": made})


@require_safe
@in_halls_language
@login_required
def badges(request: HttpRequest, slug: str) -> HttpResponse:
    """By name, with the code of the player's page and that of the check-in desk."""
    view = arbiters_view(request, slug)
    made = [
        Badge(
            player=player,
            address=plain_address(request, f"/t/{slug}/player/{player.player}/"),
            code=entry_code(player.player),
        )
        for player in seats.by_name(view)
        if player.out_from is None
    ]
    dealt = sheets.slips(made, lambda badge: _family_name(badge.player), BADGES_ON_A_PAGE)
    return _of_the_tournament(request, view, "badges", {"sheets": dealt})


@require_safe
@in_halls_language
@login_required
def place_cards(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """For the boards of a published round: who sits where."""
    view = arbiters_view(request, slug)
    round_ = published_round(view, number)
    boards = view.boards(number)
    made = sheets.slips(boards, _board, PLACE_CARDS_ON_A_PAGE)
    return _of_a_round(request, view, "place-cards", round_, {"sheets": made})


@require_safe
@in_halls_language
@login_required
def notebook(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """Boards with rows to write in; `?boards=41-80`: those of a sector."""
    view = arbiters_view(request, slug)
    round_ = published_round(view, number)
    first, last = board_range(request)
    boards = [board for board in view.boards(number) if first <= board.board <= last]
    made = sheets.plain(boards, BOARDS_IN_A_NOTEBOOK, _board)
    context: Context = {"sheets": made, "range_says": "Print-Boards.range"}
    return _of_a_round(request, view, "notebook", round_, context)


def _of_the_tournament(
    request: HttpRequest, view: PublicView, kind: str, context: Context
) -> HttpResponse:
    title = speak(f"Print-Desk.{kind}", {}, view.language)
    return on_paper(request, view, kind, context | {"title": title})


def _of_a_round(
    request: HttpRequest, view: PublicView, kind: str, round_: PublicRound, context: Context
) -> HttpResponse:
    title = speak(f"Print-Desk.{kind}", {"round": round_.round}, view.language)
    shared: Context = {
        "title": title,
        "round": round_,
        "starts": times.moment(round_.starts, view.language),
        "changed_text": seats.changed_text(view, round_),
    }
    return on_paper(request, view, kind, shared | context)


def _ranked_by(view: PublicView) -> list[str]:
    """What will rank the standings, in notes of two lines; nothing without a list."""
    by = view.ranked_by(0)
    names = [f"{one.code} {one.name}" for one in by.tie_breaks]
    if not names:
        return []
    which = "listed" if by.edition else "not-of-fide"
    says = speak(f"Shared-RankedBy.{which}", {"edition": by.edition}, view.language)
    ends = [*["; "] * (len(names) - 1), "."]
    parts = [says + " ", *map("".join, zip(names, ends, strict=True))]
    firsts = range(0, len(parts), TIE_BREAKS_IN_A_NOTE)
    return ["".join(parts[at : at + TIE_BREAKS_IN_A_NOTE]).strip() for at in firsts]


def _present(view: PublicView) -> Sequence[PublicPlayer]:
    return [player for player in view.players if player.tpn is not None or player.out_from is None]


def _number(player: PublicPlayer) -> str:
    return str(player.tpn or player.player)


def _family_name(player: PublicPlayer) -> str:
    return player.name.split(",")[0]


def _board(board: PublicBoard) -> str:
    return str(board.board)
