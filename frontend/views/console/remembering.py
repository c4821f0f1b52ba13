"""The worker that keeps the console in a browser for a reload without the network."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.templatetags.static import static
from django.views.decorators.cache import cache_control

KEPT: Final = frozenset({"results", "check_in", "pairing", "standings"})
"""The templates whose pages a browser may keep: what an arbiter works with during a round."""

HEADER: Final = "X-Openhall-Keep"
"""Says that an answer may be kept, and for which account."""

FOLDER: Final = "frontend/static/"
KINDS: Final = frozenset({".js", ".css", ".svg"})
ELSEWHERE: Final = ("public", "screen", "print", "report.")
"""How the files begin that no page of the console uses."""


@cache_control(no_cache=True)
def worker(_request: HttpRequest) -> HttpResponse:
    """Below `/console/`, which is all it may answer for; another state of the files, another text.

    Everybody may read it: it names static files and nothing else.
    """
    return HttpResponse(_text(settings.STATIC_URL), content_type="text/javascript")


@cache
def _text(base: str) -> str:
    shell = {"version": base.strip("/").rpartition("/")[2], "base": base, "files": _files()}
    program = static("frontend/js/console-worker.js")
    return f"self.SHELL = {json.dumps(shell)};\nimportScripts({json.dumps(program)});\n"


def _files() -> list[str]:
    folder: Path = settings.BASE_DIR / FOLDER
    paths = [path.relative_to(folder) for path in sorted(folder.rglob("*")) if _used(path)]
    return [static("django_htmx/htmx-2.min.js"), *(static(path.as_posix()) for path in paths)]


def _used(path: Path) -> bool:
    return path.suffix in KINDS and not path.name.startswith(ELSEWHERE)
