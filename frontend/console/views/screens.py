"""Hall screens: what each shows, whether it is there, and forms for both."""

from __future__ import annotations

from typing import Final, get_args

from django.http import HttpRequest, HttpResponse

from frontend.shared.context import Context
from tournaments.domain.screens.state import ScreenKind, ScreenPart, ScreenPlan, ScreenSize
from tournaments.selectors.activity.screens import plan_text
from tournaments.words import label, languages

from .pages import console_page, show
from .reading import Reading

PLACES: Final = 3
"""Lists after the first that the form offers."""


@console_page
def screens_page(request: HttpRequest, reading: Reading) -> HttpResponse:
    context: Context = {
        "part": "screens_list",
        "screens": _rows(reading),
        "can_set": "set-screen" in reading.me.commands,
        "new": ScreenPlan(kinds=("name",)),
        "new_kinds": ("name", "", "", ""),
        **_choices(),
    }
    return show(request, reading, "settings", "screens", context)


def _rows(reading: Reading) -> list[Context]:
    return [
        {
            "name": name,
            "address": f"/t/{reading.slug}/screen/at/{name}",
            "plan": screen.plan,
            "kinds": (*screen.plan.kinds, *[""] * (PLACES + 1 - len(screen.plan.kinds))),
            "text": plan_text(screen.plan),
            "away": {"screen": name, "plan": None},
        }
        for name, screen in sorted(reading.state.screens.items())
        if screen.plan
    ]


def _choices() -> Context:
    return {
        "kinds": [(kind, label("Public-ScreenKind", kind)) for kind in get_args(ScreenKind)],
        "sizes": [(size, _size_name(size)) for size in get_args(ScreenSize)],
        "parts": get_args(ScreenPart),
        "languages": languages.offered(),
    }


def _size_name(size: str) -> str:
    return label("Console-ScreenSize", f"of-{size}" if size.isdigit() else size)
