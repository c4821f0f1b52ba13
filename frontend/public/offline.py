"""The worker of a tournament's public pages: it keeps what a phone has opened, and shows messages.

Its scope is the tournament, as that of the manifest is: each has its own memory, and what one is
sent never reaches another. It knows nothing of the console's worker.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from django.conf import settings
from django.templatetags.static import static
from django.utils.html import escape

from tournaments.words import speak

from . import script_words

if TYPE_CHECKING:
    from tournaments.public.projection import PublicView

SELF: Final = "'self'"
POLICY: Final = "; ".join(
    " ".join(sources)
    for sources in (
        ("default-src", SELF),
        ("img-src", SELF, "data:", "blob:"),
        ("object-src", "'none'"),
        ("base-uri", "'none'"),
        ("form-action", SELF),
        ("frame-ancestors", SELF),
    )
)
"""Of a page that is shown from the memory: that of every page of this server (a test compares)."""

STYLES: Final = ("shared/css/tokens.css", "shared/css/base.css", "public/css/public.css")
SCRIPTS: Final = (
    *(f"shared/js/{name}.js" for name in ("announcing", "countdown", "letters", "theme")),
    *(
        f"public/js/{name}.js"
        for name in (
            *("addresses", "card", "codes", "find", "fit", "follow", "holding", "last-call"),
            *("memory", "patch", "public", "push", "remember", "room", "words"),
        )
    ),
)
MORE: Final = ("shared/icon.svg", "shared/css/crosstable.css", "shared/css/pictures.css")
"""All that the pages need which are kept (a test looks at each of them)."""

WORDS: Final = {
    "title": "Public-Offline.title",
    "nothing": "Public-Offline.nothing",
    "pages": "Public-Offline.pages",
    "tryAgain": "Public-Offline.try-again",
}


def worker(view: PublicView) -> bytes:
    """`/t/{slug}/worker.js`; the same text as long as the files and the words are."""
    room = {
        "scope": f"/t/{view.slug}/",
        "base": settings.STATIC_URL,
        "files": _files(view.language),
        "styles": [static(path) for path in STYLES],
        "icon": static("public/icons/icon-192.png"),
        "policy": POLICY,
        "language": view.language,
        "words": {
            name: escape(speak(key, {"name": view.name}, view.language))
            for name, key in WORDS.items()
        },
    }
    program = static("public/js/worker.js")
    return f"self.ROOM = {json.dumps(room)};\nimportScripts({json.dumps(program)});\n".encode()


def _files(language: str) -> list[str]:
    words = script_words.path(language)
    return [static(path) for path in (*STYLES, *MORE, *SCRIPTS, words)]
