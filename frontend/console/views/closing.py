"""The close of check-in: who has not come, and one choice for each (C.04.2 4.1)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.urls import reverse

from tournaments.domain.ids import UserId
from tournaments.domain.roles import CHIEFS
from tournaments.selectors.not_arrived import NotArrivedPlayer, absentees, check_in_close

from .checks import Check, Link
from .pages import console_page, show
from .reading import Reading

CHOICES = (
    ("excluded", "Not paired", "Not paired before the player has checked in (C.04.2 4.1)."),
    ("admitted", "Paired anyway", "Paired though nobody has seen the player (C.04.2 4.1)."),
    ("half-bye", "Half-point bye", "A half-point bye for this round, as the regulations allow."),
    ("withdrawn", "Withdrawn", "Not paired any more; can be reinstated."),
)
NAMES = {"open": "open", **{choice: name.lower() for choice, name, _ in CHOICES}}
NAMED = 12


@console_page
def check_in_close_page(request: HttpRequest, reading: Reading) -> HttpResponse:
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
    return show(request, reading, "check-in", "check_in_close", context)


def absent_checks(reading: Reading) -> list[Check]:
    """Entered, but nobody has seen them: they are not paired unless the chief admits them."""
    number = reading.state.next_round
    choices = {entry.id: entry.choice_for(number) for entry in absentees(reading.state)}
    if not choices:
        return []
    undecided = sorted(
        reading.names.player(player) for player, choice in choices.items() if choice == "open"
    )
    page = Link("Who has not come", reverse("check-in-close", args=[reading.slug]))
    if not undecided:
        counted = Counter(choices.values())
        told = ", ".join(f"{count} {NAMES[choice]}" for choice, count in counted.items())
        text = f"{len(choices)} not checked in, all decided: {told}"
        return [Check(text=text, ok=True, links=(page,))]
    more = f" and {len(undecided) - NAMED} more" if len(undecided) > NAMED else ""
    return [
        Check(
            text=f"{len(undecided)} entered but not checked in; they are not paired",
            ok=False,
            blocks=False,
            note="; ".join(undecided[:NAMED]) + more,
            links=(page,),
        )
    ]


def _row(reading: Reading, number: int, row: NotArrivedPlayer) -> dict[str, Any]:
    return {
        "player": row,
        "choice": NAMES[row.choice],
        "reopen": _command(number, [row], "open"),
        "buttons": [
            {
                "name": name,
                "means": means,
                "values": _command(number, [row], choice),
                "danger": choice == "withdrawn",
            }
            for choice, name, means in CHOICES
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
