"""Entries to look over: possible doubles side by side, and what looks wrong."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.urls import reverse
from django.utils import timezone

from tournaments.selectors import review as selected
from tournaments.selectors.review import DoubleRow
from tournaments.selectors.rows.players import PlayerRow
from tournaments.words import speak

from .checks import Check, Link
from .pages import console_page, show_long
from .reading import Reading

NAMED = 12


@console_page
def review(request: HttpRequest, reading: Reading) -> HttpResponseBase:
    state, names = reading.state, reading.names
    doubles = selected.doubles(state, names)
    sure = selected.sure_merges(doubles)
    merges = [{"kept": kept.player, "dropped": dropped.player} for kept, dropped in sure]
    context = {
        "part": "review",
        "doubles": [_pair(row) for row in doubles],
        "sure": sure,
        "sure_merges": {"doubles": merges},
        "odd": selected.odd_entries(state, names, timezone.localdate()),
        "without_fide_id": selected.without_fide_id(state, names),
        "merged": selected.merged(state, names),
        "apart": selected.told_apart(state, names),
        "paired": bool(state.last_published),
        **_rights(reading),
    }
    return show_long(request, reading, "entries", "review", context)


def review_checks(reading: Reading) -> list[Check]:
    """Worth knowing before round 1: numbers follow from these entries (C.04.2 2.1 to 2.3)."""
    state, names = reading.state, reading.names
    page = reverse("entries-review", args=[reading.slug])
    doubles = [
        speak("Console-Doubles.pair", {"one": row.one.name, "other": row.other.name})
        for row in selected.doubles(state, names)
    ]
    odd = [row.name for row in selected.odd_entries(state, names, timezone.localdate())]
    return [
        Check(
            text=speak(f"Console-ReviewChecks.{what}", {"count": len(entries)}),
            ok=False,
            blocks=False,
            note="; ".join(entries[:NAMED]) + (" …" if len(entries) > NAMED else ""),
            links=(Link(speak("Console-Review"), page),),
        )
        for what, entries in (("doubles", doubles), ("odd", odd))
        if entries
    ]


def _rights(reading: Reading) -> dict[str, bool]:
    wanted = {
        "can_merge": "merge-entries",
        "can_merge_all": "merge-doubles",
        "can_separate": "separate-entries",
        "can_tell_apart": "tell-entries-apart",
    }
    return {
        key: not reading.past and command in reading.me.commands for key, command in wanted.items()
    }


def _pair(row: DoubleRow) -> dict[str, Any]:
    return {
        "key": f"{row.one.player}-{row.other.player}",
        "row": row,
        "sides": [
            _side(row.one, row.other, row.keep_one),
            _side(row.other, row.one, row.keep_other),
        ],
        "apart": {"one": row.one.player, "other": row.other.player},
    }


def _side(kept: PlayerRow, dropped: PlayerRow, refused: str) -> dict[str, Any]:
    return {
        "player": kept,
        "refused": refused,
        "other": dropped,
        "merge": {"kept": kept.player, "dropped": dropped.player},
    }
