"""The standings by points, after any published round."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse

from tournaments.domain.lots.decide import lots_listed
from tournaments.selectors import figures
from tournaments.selectors.standings import standings as standing_rows
from tournaments.selectors.tie_breaks import ranked_by

from .pages import console_page, show
from .reading import Reading
from .rounds import round_links


def may_draw_lots(reading: Reading) -> bool:
    """The chief, while the list has a drawing of lots that was not held yet."""
    state = reading.state
    may = not reading.past and "draw-lots" in reading.me.commands
    return may and state.phase == "running" and not state.lots and lots_listed(state)


@console_page
def standings(request: HttpRequest, reading: Reading, number: int | None = None) -> HttpResponse:
    last = reading.state.last_published
    upto = min(number or last, last)
    links = round_links(reading, upto, "standings-round")
    context = {
        "part": "standings_table",
        "upto": upto,
        "standings": standing_rows(reading.state, reading.names, upto) if upto else (),
        "has_workings": bool(upto) and figures.ranking(reading.state, upto) is not None,
        "at": f"?at={reading.state.seq}" if reading.past else "",
        "ranked_by": ranked_by(reading.state, upto) if upto else None,
        "can_draw_lots": may_draw_lots(reading),
        "round_numbers": range(1, upto + 1),
        "rounds": [link for link in links if link["status"] in ("published", "closed")],
    }
    return show(request, reading, "standings", "standings", context)
