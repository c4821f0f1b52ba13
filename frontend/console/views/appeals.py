"""Appeals: what still runs against a deadline, a new appeal, the open ones and their decisions."""

from __future__ import annotations

from datetime import datetime
from typing import Any, NamedTuple

import msgspec
from django.http import Http404, HttpRequest
from django.http.response import HttpResponseBase

from tournaments.domain import moments
from tournaments.domain.appeals.decide import parties
from tournaments.domain.deadlines.limits import appeal_deadline
from tournaments.domain.games.results import Result
from tournaments.domain.ids import PlayerId
from tournaments.domain.tournament.state import Tournament
from tournaments.selectors import appeals as rows
from tournaments.selectors.activity.context import SentenceContext
from tournaments.selectors.activity.disputes import late_causes
from tournaments.selectors.formats import result_text
from tournaments.selectors.names import Names
from tournaments.selectors.overview import appointments
from tournaments.selectors.players import OFF_THE_LISTS, players
from tournaments.services import disputes
from tournaments.services.erasure import members
from tournaments.words import speak

from .pages import console_page, show_long
from .past import moment_of
from .reading import Reading


@console_page
def appeals_page(request: HttpRequest, reading: Reading) -> HttpResponseBase:
    """`?about=game:1.1.2`, or `?round=1&board=2` (`board` empty: the pairing), begins a new one."""
    state = reading.state
    asked = _asked(request, state)
    may = set() if reading.past else set(reading.me.commands)
    names = disputes.dispute_names(state)
    context = {
        "part": "appeals_list",
        "appeals": disputes.appeal_rows(reading.stream, state, reading.knows),
        "committee": _members(state, names),
        "limits": rows.limits(state, names, moment_of(reading)),
        "deadline": state.settings.appeal_deadline,
        "can_file": "file-appeal" in may and state.phase == "running",
        "can_photograph": "add-attachment" in may,
        "can_decide": "decide-appeal" in may and state.phase == "running",
        "asked": asked,
        "new": _new(request.GET.get("about", "") or asked.about, state, names, moment_of(reading)),
        "rounds": range(state.last_published, 0, -1),
        "results": [(result.value, result_text(result)) for result in Result],
        "by_name": members.standing(state) if "erase-member" in may else (),
        **_committee_form(reading, names, may),
    }
    return show_long(request, reading, "appeals", "appeals", context)


class Asked(NamedTuple):
    """What the form that begins an appeal asked for; `wrong`: why there is no such board."""

    round: int = 0
    board: int = 0
    about: str = ""
    wrong: str = ""


def _new(about: str, state: Tournament, names: Names, now: datetime) -> dict[str, Any] | None:
    """What the form of a new appeal needs; None: nothing was chosen yet. Raises `Http404`."""
    if not about:
        return None
    place = _place(state, names, about)
    ends = appeal_deadline(state, about)
    noun, _, name = about.partition(":")
    game = state.games.get(name) if noun == "game" else None  # type: ignore[call-overload]
    concerned = parties(state, about, PlayerId(int(name))) if noun == "player" else ()
    if game:
        concerned = (game.white, game.black)
    return {
        "about": about,
        "place": place,
        "standing": result_text(game.result) if game else "",
        "concerned": [(player, names.read_player(player)) for player in concerned],
        "others": () if game else players(state, names),
        "deadline": moments.text(ends) if ends else "",
        "late": ends is not None and ends < now,
        "causes": [*late_causes().items()],
    }


def _asked(request: HttpRequest, state: Tournament) -> Asked:
    round_, board = (_number(request, name) for name in ("round", "board"))
    if not round_:
        return Asked()
    if not request.GET.get("board"):
        return Asked(round_, about=f"round:{round_}")
    game = state.game_on(round_, board)
    if game is None:
        wanted = {"round": round_, "board": request.GET["board"][:20]}
        no_board = speak("Console-AppealBegin.no-board", wanted)
        return Asked(round_, board, wrong=no_board)
    return Asked(round_, board, f"game:{game.id}")


def _number(request: HttpRequest, name: str) -> int:
    text = request.GET.get(name, "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 8 else 0


def _place(state: Tournament, names: Names, about: str) -> str:
    """Raises `Http404` for a scope that cannot be appealed against."""
    noun, _, name = about.partition(":")
    number = int(name) if name.isascii() and name.isdigit() and len(name) < 8 else 0
    known = {
        "game": name in state.games,
        "round": state.round(number).published if number else False,
        "player": number in state.players,
    }
    if not known.get(noun):
        raise Http404(speak("Console-AppealForm.nothing-to-appeal", {"about": about}))
    return SentenceContext(state, names).about(about)


def _members(state: Tournament, names: Names) -> list[dict[str, Any]]:
    """Each member, and the committee `without` him."""
    standing = [msgspec.to_builtins(member) for member in state.committee]
    return [
        {**row, "without": {"members": standing[:at] + standing[at + 1 :]}}
        for at, row in enumerate(map(msgspec.to_builtins, rows.committee(state, names)))
    ]


def _committee_form(reading: Reading, names: Names, may: set[str]) -> dict[str, Any]:
    if "set-appeals-committee" not in may:
        return {"can_name": False}
    state = reading.state
    return {
        "can_name": True,
        "standing_members": state.committee,
        "accounts": appointments(state, names),
        "eligible": [row for row in players(state, names) if row.status not in OFF_THE_LISTS],
    }
