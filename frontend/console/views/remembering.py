"""The worker that keeps the console in a browser for a reload without the network."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.templatetags.static import static
from django.utils.html import escape
from django.views.decorators.cache import cache_control

from frontend.console import style_sheets
from frontend.shared import script_words
from tournaments.words import speak, spoken

KEPT: Final = frozenset({"results", "check_in", "pairing", "standings"})
"""The templates whose pages a browser may keep: what an arbiter works with during a round."""

HEADER: Final = "X-Openhall-Keep"
"""Says that an answer may be kept, and for which account."""

ROOMS: Final = ("shared", "console")
"""Whose files the pages of the console use."""

PLAIN: Final = (
    *(f"shared/css/{name}.css" for name in ("tokens", "base")),
    *(f"console/css/{name}.css" for name in ("console", "buttons", "page", "home")),
)
"""The styles of the page that the worker makes itself."""

WORDS: Final = {
    "title": "Script-Worker.title",
    "noMemory": "Script-Worker.no-memory",
    "pages": "Script-Worker.pages",
    "page": "Script-Worker.page",
    "tryAgain": "Script-Worker.try-again",
}
"""What that page says, in the language of the browser: it is any account's."""


@cache_control(no_cache=True)
def worker(_request: HttpRequest) -> HttpResponse:
    """Below `/console/`, which is all it may answer for; another state of the files, another text.

    Everybody may read it: it names static files and nothing else.
    """
    return HttpResponse(_text(settings.STATIC_URL, spoken()), content_type="text/javascript")


@cache
def _text(base: str, language: str) -> str:
    shell = {
        "version": base.strip("/").rpartition("/")[2],
        "base": base,
        "files": _files(),
        "styles": [static(path) for path in PLAIN],
        "words": {name: escape(speak(key, {}, language)) for name, key in WORDS.items()},
    }
    program = static("console/js/offline/worker.js")
    return f"self.SHELL = {json.dumps(shell)};\nimportScripts({json.dumps(program)});\n"


def _files() -> list[str]:
    paths = [path for room in ROOMS for path in _of_room(settings.BASE_DIR / "frontend" / room)]
    within = style_sheets.imported() - {*PLAIN}
    paths = [path for path in paths if path not in within]
    made = script_words.paths()
    return [static(path) for path in ("django_htmx/htmx-2.min.js", *made, *paths)]


def _of_room(room: Path) -> list[str]:
    folder = room / "static"
    return [path.relative_to(folder).as_posix() for path in sorted(folder.rglob("*.*"))]
