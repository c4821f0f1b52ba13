"""The boards of a round, to be typed."""

from __future__ import annotations

from django.core.files.uploadedfile import UploadedFile
from django.http import Http404, HttpRequest, HttpResponse

from tournaments.domain.player_reports.slip_codes import section_digits
from tournaments.exports.board_pgn import MEDIA_TYPE
from tournaments.imports.board_moves import GamesWithMoves, with_moves
from tournaments.selectors.boards import boards_of_match
from tournaments.selectors.matches import match_of_round
from tournaments.selectors.rounds import round_detail
from tournaments.words import speak

from .pages import console_page, show
from .reading import Reading
from .rounds import round_links


@console_page
def results(request: HttpRequest, reading: Reading, number: int | None = None) -> HttpResponse:
    """The last published round unless another one is asked for; both games of a match together."""
    state = reading.state
    chosen = (state.published_with(number or state.last_published) or (0,))[0]
    if not state.round(chosen).published:
        if number is not None and not 1 <= number <= state.settings.rounds:
            raise Http404(speak("Console-Results.no-such-round", {"round": number}))
        return show(request, reading, "results", "results", {"boards": (), "round": None})
    rows = boards_of_match(state, reading.names, chosen)
    return show(
        request,
        reading,
        "results",
        "results",
        {
            "boards": rows,
            "round": round_detail(state, reading.names, chosen),
            "match": match_of_round(state, chosen),
            "missing": sum(row.result is None and not row.adjourned for row in rows),
            "in_conflict": sum(row.conflict is not None for row in rows),
            "rounds": round_links(reading, chosen, "results-round", elsewhere="pairing-round"),
            "can_type": not reading.past and "enter-result" in reading.me.commands,
            "can_claim": not reading.past and "report-from-file" in reading.me.commands,
            "can_confirm": not reading.past and "confirm-result" in reading.me.commands,
            "section": section_digits(reading.stream),
            "two_person": state.settings.two_person != "off",
            "entered": sum(row.result is not None or row.adjourned for row in rows),
        },
    )


@console_page
def board_file(request: HttpRequest, reading: Reading, number: int) -> HttpResponse:
    """A PGN of the electronic boards, of a published round; POST gives its moves under our tags."""
    if not reading.state.round(number).published:
        raise Http404(speak("Console-Results.no-such-round", {"round": number}))
    made = _with_moves(request, reading, number) if request.method == "POST" else GamesWithMoves()
    if made.text:
        return _as_file(made.text, f"{reading.state.slug}-games.pgn")
    context = {
        "number": number,
        "problem": made.problem,
        "can_claim": not reading.past and "report-from-file" in reading.me.commands,
        "can_undo": "undo-batch" in reading.me.commands,
    }
    return show(request, reading, "results", "board_file", context)


def _with_moves(request: HttpRequest, reading: Reading, number: int) -> GamesWithMoves:
    file = request.FILES.get("file")
    if not isinstance(file, UploadedFile):
        return GamesWithMoves(problem=speak("Unreadable.no-file"))
    return with_moves(bytes(file.read()), reading.state, reading.names, number)


def _as_file(text: str, name: str) -> HttpResponse:
    return HttpResponse(
        text,
        content_type=f"{MEDIA_TYPE}; charset=utf-8",
        headers={
            "Content-Disposition": f'attachment; filename="{name}"',
            "Cache-Control": "no-store",
        },
    )
