"""The boards of a round, to be typed."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse

from tournaments.domain.player_reports.slip_codes import section_digits
from tournaments.selectors.boards import boards
from tournaments.selectors.rounds import round_detail
from tournaments.words import speak

from .pages import console_page, show
from .reading import Reading
from .rounds import round_links


@console_page
def results(request: HttpRequest, reading: Reading, number: int | None = None) -> HttpResponse:
    """The last published round unless another one is asked for."""
    state = reading.state
    chosen = number or state.last_published
    if not state.round(chosen).published:
        if number is not None and not 1 <= number <= state.settings.rounds:
            raise Http404(speak("Console-Results.no-such-round", {"round": number}))
        return show(request, reading, "results", "results", {"boards": (), "round": None})
    rows = boards(state, reading.names, chosen)
    return show(
        request,
        reading,
        "results",
        "results",
        {
            "boards": rows,
            "round": round_detail(state, reading.names, chosen),
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
    """A PGN of the electronic boards, of a published round."""
    if not reading.state.round(number).published:
        raise Http404(speak("Console-Results.no-such-round", {"round": number}))
    context = {
        "number": number,
        "can_claim": not reading.past and "report-from-file" in reading.me.commands,
        "can_undo": "undo-batch" in reading.me.commands,
    }
    return show(request, reading, "results", "board_file", context)
