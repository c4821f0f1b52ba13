"""Hall screens: what each shows, whether it is there, and forms for both."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final, get_args

from django.http import HttpRequest, HttpResponse
from django.utils import timezone

from frontend.shared.context import Context
from tournaments.domain.announcements.decide import LONGEST
from tournaments.domain.photos.state import ORGANISERS
from tournaments.domain.screens.state import (
    Screen,
    ScreenKind,
    ScreenPace,
    ScreenPart,
    ScreenPlan,
    ScreenSize,
)
from tournaments.selectors.activity.screens import plan_text
from tournaments.selectors.announcements import in_order
from tournaments.selectors.photos import of_organiser
from tournaments.services.announcements import texts_of
from tournaments.services.screens import last_seen
from tournaments.words import label, languages

from .pages import console_page, show
from .reading import Reading

PLACES: Final = 5
"""Lists after the first that the form offers."""


@console_page
def screens_page(request: HttpRequest, reading: Reading) -> HttpResponse:
    asked = request.GET.get("part")
    context: Context = {
        "part": "new_screen" if asked == "new-screen" else "screens_list",
        "screens": _rows(reading),
        "can_set": "set-screen" in reading.me.commands,
        "can_write": "make-announcement" in reading.me.commands,
        "longest": LONGEST,
        "organisers": ORGANISERS,
        "new": ScreenPlan(kinds=("name",), pace="by-rows"),
        "new_kinds": ("name", *[""] * PLACES),
        **_choices(reading),
    }
    return show(request, reading, "settings", "screens", context)


def _rows(reading: Reading) -> list[Context]:
    standing = {name: each for name, each in reading.state.screens.items() if each.plan}
    heard, now = last_seen(reading.stream, standing), timezone.now()
    return [_row(reading, name, standing[name], heard.get(name), now) for name in sorted(standing)]


def _row(
    reading: Reading, name: str, screen: Screen, seen: dict[str, Any] | None, now: datetime
) -> Context:
    """`seen`: what the screen said last, `ago` in milliseconds; None where nobody has heard it."""
    kinds = screen.plan.kinds if screen.plan else ()
    if seen:
        ago = now - datetime.fromisoformat(seen["at"])
        seen = seen | {"ago": round(ago.total_seconds() * 1000)}
    return {
        "name": name,
        "address": f"/t/{reading.slug}/screen/at/{name}",
        "plan": screen.plan,
        "kinds": (*kinds, *[""] * (PLACES + 1 - len(kinds))),
        "text": plan_text(screen.plan),
        "away": {"screen": name, "plan": None},
        "seen": seen,
    }


def _choices(reading: Reading) -> Context:
    kinds = [(kind, label("Public-ScreenKind", kind)) for kind in get_args(ScreenKind)]
    return {
        "kinds": kinds,
        "kind_names": dict(kinds),
        "sizes": [(size, _size_name(size)) for size in get_args(ScreenSize)],
        "parts": get_args(ScreenPart),
        "paces": [(pace, label("Console-ScreenPace", pace)) for pace in get_args(ScreenPace)],
        "languages": languages.offered(),
        "texts": _texts(reading),
        "pictures": of_organiser(reading.state),
    }


def _texts(reading: Reading) -> list[tuple[int, str]]:
    written = [each for each in in_order(reading.state) if each.priority == "screen"]
    texts = texts_of(reading.stream, written)
    return [(each.id, texts[each.id]) for each in written if each.id in texts]


def _size_name(size: str) -> str:
    return label("Console-ScreenSize", f"of-{size}" if size.isdigit() else size)
