"""The close of check-in: who has not come, and one choice for each (C.04.2 4.1)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.urls import reverse

from tournaments.domain.ids import UserId
from tournaments.domain.roles import CHIEFS
from tournaments.selectors.not_arrived import NotArrivedPlayer, absentees, check_in_close
from tournaments.words import speak

from .checks import Check, Link
from .pages import console_page, show_long
from .reading import Reading

CHOICES = ("excluded", "admitted", "half-bye", "withdrawn")
NAMED = 12


@console_page
def check_in_close_page(request: HttpRequest, reading: Reading) -> HttpResponseBase:
    shown = check_in_close(reading.state, reading.names, UserId(reading.me.user))
    undecided = [row for row in shown.players if row.choice == "open"]
    decides = not reading.past and "decide-absentees" in reading.me.commands
    possible = shown.round <= reading.state.settings.rounds
    context = {
        "part": "check_in_close",
        "close": shown,
        "rows": [_row(reading, shown.round, row) for row in shown.players],
        "undecided": len(undecided),
        "exclude_rest": _command(shown.round, undecided, "excluded"),
        "can_decide": decides and possible,
        "over": not possible,
    }
    return show_long(request, reading, "check-in", "check_in_close", context)


def absent_checks(reading: Reading) -> list[Check]:
    """Entered, but nobody has seen them: they are not paired unless the chief admits them."""
    number = reading.state.next_round
    choices = {entry.id: entry.choice_for(number) for entry in absentees(reading.state)}
    if not choices:
        return []
    undecided = sorted(
        reading.names.read_player(player) for player, choice in choices.items() if choice == "open"
    )
    page = Link(speak("Console-CheckInClose"), reverse("check-in-close", args=[reading.slug]))
    if not undecided:
        counted = Counter(choices.values())
        decided = ", ".join(
            speak("Console-AbsentChecks.choice", {"count": count, "choice": _name(choice)})
            for choice, count in counted.items()
        )
        facts = {"count": len(choices), "choices": decided}
        text = speak("Console-AbsentChecks.decided", facts)
        return [Check(text=text, ok=True, links=(page,))]
    return [
        Check(
            text=speak("Console-AbsentChecks.undecided", {"count": len(undecided)}),
            ok=False,
            blocks=False,
            note=_first_named(undecided),
            links=(page,),
        )
    ]


def _first_named(players: list[str]) -> str:
    first, more = "; ".join(players[:NAMED]), len(players) - NAMED
    if more <= 0:
        return first
    return speak("Console-AbsentChecks.and-more", {"names": first, "count": more})


def _name(choice: str) -> str:
    """As something that was decided."""
    return speak("Console-Choice.open" if choice == "open" else f"Console-Choice.{choice}-done")


def _row(reading: Reading, number: int, row: NotArrivedPlayer) -> dict[str, Any]:
    return {
        "player": row,
        "choice": _name(row.choice),
        "reopen": _command(number, [row], "open"),
        "buttons": [
            {
                "name": speak(f"Console-Choice.{choice}"),
                "done": _name(choice),
                "means": speak(f"Console-Choice.{choice}-means"),
                "values": _command(number, [row], choice),
                "danger": choice == "withdrawn",
            }
            for choice in CHOICES
            if choice != row.choice and _possible(reading, row, choice)
        ],
    }


def _possible(reading: Reading, row: NotArrivedPlayer, choice: str) -> bool:
    if row.choice == "withdrawn":
        return False
    if choice == "admitted":
        return reading.me.role in CHIEFS and not row.late
    return choice != "half-bye" or not row.no_half_bye


def _command(number: int, rows: list[NotArrivedPlayer], choice: str) -> dict[str, Any]:
    return {
        "round": number,
        "choices": [
            {"player": row.player, "choice": choice, "expected": row.choice} for row in rows
        ],
    }
