"""Every page there is, in a festival where each has something to show (`whole_hall.py`).

`python -m tests.e2e.every_page FOLDER [PART ...]` writes a picture of each into the folder, in each
language, at 1440, 768 and 390 px, screens at 1920; a part is in the name of a page, or a language.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize

from .whole_hall import DRAFT, EARLY, FESTIVAL, FRESH, OVER, WHOLE

LANGUAGES: Final = ("en", "cs", "pl", "ru")
WIDTHS: Final = (1440, 768, 390)
WALL: Final[ViewportSize] = {"width": 1920, "height": 1080}
GUEST, CHIEF = "", "chief"


class Place(NamedTuple):
    """A page: the name of its address in the resolver (of a public page its own), where it is, and
    who sees it: the chief, or whoever passes by."""

    route: str
    path: str
    who: str = CHIEF

    @property
    def is_screen(self) -> bool:
        return self.route == "screen"

    @property
    def name(self) -> str:
        return self.path.strip("/").replace("/", "-").replace("?", "-") or self.route


CONSOLE: Final[Mapping[str, tuple[str, ...]]] = {
    "results": (f"{WHOLE}/results/", f"{OVER}/results/", f"{FRESH}/results/"),
    "results-round": (f"{WHOLE}/results/2/",),
    "start": (f"{WHOLE}/start/",),
    "entries": (f"{WHOLE}/entries/", f"{EARLY}/entries/", f"{FRESH}/entries/"),
    "group": (f"{EARLY}/entries/group/",),
    "entries-import": (f"{FRESH}/entries/import/",),
    "entries-review": (f"{EARLY}/entries/review/",),
    "player": (f"{WHOLE}/entries/5/", f"{WHOLE}/entries/40/"),
    "move-player": (f"{EARLY}/entries/1/move/",),
    "erase-person": (f"{OVER}/entries/3/erase/",),
    "rating-lists": (f"{WHOLE}/rating-lists/",),
    "check-in": (f"{EARLY}/check-in/", f"{WHOLE}/check-in/"),
    "check-in-close": (f"{EARLY}/check-in/close/",),
    "pairing": (f"{WHOLE}/pairing/", f"{DRAFT}/pairing/", f"{EARLY}/pairing/"),
    "pairing-round": (f"{WHOLE}/pairing/5/",),
    "explain-round": (f"{WHOLE}/pairing/5/why/",),
    "explain-board": (f"{WHOLE}/pairing/5/why/2/",),
    "explain-why-not": (f"{WHOLE}/pairing/5/why-not/?player=1&opponent=2",),
    "change-pairing": (f"{WHOLE}/pairing/5/change/?ground=top-boards",),
    "manual-pairing": (f"{DRAFT}/pairing/2/manual/",),
    "compare-manual-pairing": (f"{DRAFT}/pairing/2/manual/compare/",),
    "refuse-request": (f"{WHOLE}/pairing/5/refuse/",),
    "standings": (f"{WHOLE}/standings/", f"{WHOLE}/standings/?within=2", f"{FRESH}/standings/"),
    "standings-round": (f"{WHOLE}/standings/2/",),
    "rankings": (f"{WHOLE}/standings/rankings/",),
    "what-if": (f"{WHOLE}/standings/what-if/?b8=0-1&b9=1/2-1/2",),
    "what-if-round": (f"{WHOLE}/standings/5/what-if/",),
    "crosstable": (f"{WHOLE}/crosstable/",),
    "crosstable-round": (f"{WHOLE}/crosstable/2/",),
    "progress": (f"{WHOLE}/progress/",),
    "progress-round": (f"{WHOLE}/progress/2/",),
    "pictures": (f"{WHOLE}/pictures/",),
    "pictures-round": (f"{WHOLE}/pictures/2/",),
    "working": (f"{WHOLE}/standings/4/working/3/", f"{WHOLE}/standings/4/working/3/?against=4"),
    "ratings": (f"{OVER}/ratings/",),
    "ratings-round": (f"{OVER}/ratings/3/",),
    "rating": (f"{OVER}/ratings/9/1/",),
    "norms": (f"{OVER}/norms/",),
    "norms-round": (f"{OVER}/norms/9/",),
    "direct-titles": (f"{OVER}/norms/direct-titles/",),
    "federation-report": (f"{OVER}/federation-report/",),
    "prizes": (f"{WHOLE}/prizes/?player=3&since=2", f"{OVER}/prizes/"),
    "prizes-round": (f"{WHOLE}/prizes/2/",),
    "prize-fund": (f"{WHOLE}/prizes/fund/",),
    "appeals": (f"{WHOLE}/appeals/", f"{WHOLE}/appeals/?round=5&board=6"),
    "announcements": (f"{WHOLE}/announcements/",),
    "screens": (f"{WHOLE}/screens/",),
    "activity": (f"{WHOLE}/activity/", f"{WHOLE}/activity/?subject=round:2&kind=rounds"),
    "event": (f"{WHOLE}/events/120/",),
    "difference": (f"{WHOLE}/difference/?at=120",),
    "known-head": (f"{WHOLE}/known-head/",),
    "settings": (f"{WHOLE}/settings/", f"{EARLY}/settings/"),
    "hall": (f"{WHOLE}/hall/",),
    "second-machine": (f"{WHOLE}/second-machine/",),
    "festival": (f"{WHOLE}/festival/",),
    "festival-arbiters": (f"{WHOLE}/festival/arbiters/",),
    "festival-check-in": (f"{WHOLE}/festival/check-in/",),
    "festival-activity": (f"{WHOLE}/festival/activity/",),
    "invitations": (f"{WHOLE}/invitations/",),
    "arbiters-tokens": (f"{WHOLE}/tokens/",),
    "mirror": (f"{WHOLE}/mirror/",),
    "webhooks": (f"{WHOLE}/webhooks/",),
    "webhook": (f"{WHOLE}/webhooks/1/",),
    "devices": (f"{WHOLE}/devices/",),
}
"""By the name of the address, below `/console/`."""

OF_SERVER: Final = (
    *(Place(route, path) for route, path in (("home", "/"), ("new-tournament", "/new/"))),
    *(Place(route, f"/{route}/") for route in ("tokens", "help")),
    Place("help-page", "/help/console-in-pictures/"),
    Place("help-page", "/help/roles/"),
    Place("login", "/login/", GUEST),
    Place("received", "/received/", GUEST),
    Place("public-list", "/t/", GUEST),
    Place("invited", "/invited/none", GUEST),
    Place("join", "/join/none", GUEST),
    Place("public-festival", f"/f/{FESTIVAL}/", GUEST),
    Place("public-festival-player", f"/f/{FESTIVAL}/player/{WHOLE}/3/", GUEST),
    Place("public-known-head", f"/known-head/{WHOLE}/", GUEST),
)
PUBLIC: Final[Mapping[str, tuple[str, ...]]] = {
    WHOLE: (
        *("", "pairings/", "pairings/2", "names/", "standings/", "crosstable/", "progress/"),
        *("pictures/", "ranking/1/", "ranking/2/", "prizes/", "player/5", "player/40"),
        *(
            "working/1/",
            "compare/1/2/",
            "compare-with/1/",
            "beside/",
            "why/5-2",
            "entries/",
            "top/",
        ),
        *("following/", "known-head/", "nothing-there"),
    ),
    EARLY: ("", "pairings/", "player/1"),
    FRESH: ("", "entries/", "standings/"),
    OVER: ("", "standings/", "prizes/"),
}
SCREENS: Final = (
    *("name", "board", "results", "standings", "crosstable", "clock", "announcements"),
    *("festival", "text", "picture"),
)
NO_PAGES: Final[Mapping[str, str]] = {
    "help-picture": "a picture",
    "logout": "only written to",
    "second-machine-act": "only written to",
    "renew-token": "only written to",
    "revoke-token": "only written to",
    "console-worker": "a script",
    "console": "the results",
    "tabs": "part of a page",
    "palette": "part of a page",
    "tie-breaks": "part of a page",
    "deadlines": "part of a page",
    "board-file": "a file that is read",
    "compare-list": "of a list, and there is none here: `test_console_rating_lists.py`",
    "cancel-rating-list": "only written to",
    "confirm-rating-list": "only written to",
    "remove-rating-list": "only written to",
    "erase-member": "of a member with a name alone: `test_console_photos_and_erasure.py`",
    "take-back-invitation": "only written to",
    "revoke-arbiters-token": "only written to",
    "send-again": "only written to",
    "webhook-step": "only written to",
    "mirror-step": "only written to",
    "device": "of a device that has joined: `test_console_devices.py`",
    "take-back-code": "only written to",
    "certificate": "only where the server was started with --https",
    "certificate-file": "a file",
    "device-on": "only written to",
    "device-out": "what a device reads whose access was taken away: `test_console_devices.py`",
    "language": "only written to",
    "screen-seen": "only written to",
    "screen-picture": "a picture",
    "push-messages": "only written to",
    "player-report": "of the code on a slip: `test_public_event.py`",
}
"""What is no page, or is looked at by a test of its own, by the name of the address."""


def places() -> tuple[Place, ...]:
    """Every page in the order of the tables above."""
    console = (Place(name, f"/console/{path}") for name, all_ in CONSOLE.items() for path in all_)
    public = (
        Place(f"public-{path.partition('/')[0] or 'first'}", f"/t/{slug}/{path}", GUEST)
        for slug, paths in PUBLIC.items()
        for path in paths
    )
    screens = (Place("screen", f"/t/{WHOLE}/screen/at/hall-{kind}", GUEST) for kind in SCREENS)
    return (*OF_SERVER, *console, *public, *screens)


class Readers:
    """A window a language and kind of reader of one server; opened when it is first asked for."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser, self.url = browser, url
        self._pages: dict[tuple[str, str], Page] = {}

    def open(self, place: Place, language: str, size: ViewportSize | None = None) -> Page:
        """The page in that language; a screen says what it shows in its own."""
        page = self._window(place.who, language)
        if size:
            page.set_viewport_size(size)
        page.goto(self.url + place.path, wait_until="load")
        return page

    def close(self) -> None:
        for page in self._pages.values():
            page.context.close()

    def _window(self, who: str, language: str) -> Page:
        if (who, language) not in self._pages:
            context = self._browser.new_context(locale=language, service_workers="block")
            page = context.new_page()
            if who:
                self._log_in(page, who)
            self._pages[who, language] = page
        return self._pages[who, language]

    def _log_in(self, page: Page, who: str) -> None:
        from tests.app.builders import PASSWORD

        page.goto(f"{self.url}/login/")
        page.fill("[name=username]", who)
        page.fill("[name=password]", PASSWORD)
        page.click("button[type=submit]")
        page.wait_for_url(f"{self.url}/")


def main(folder: Path, parts: list[str]) -> None:
    import django

    django.setup()
    from tests.app.started import started

    from .console_hall import make
    from .public_hall import chromium

    folder.mkdir(parents=True, exist_ok=True)
    with ExitStack() as held:
        data = Path(held.enter_context(tempfile.TemporaryDirectory()))
        make(data, "tests.e2e.whole_hall")
        hall = held.enter_context(started(data, "--no-demo"))
        readers = Readers(held.enter_context(chromium()), hall.url)
        for place, language, size in _wanted(parts):
            page = readers.open(place, language, size)
            file = folder / f"{place.name}.{language}.{size['width']}.png"
            page.screenshot(path=file, full_page=not place.is_screen)
        readers.close()


def _wanted(parts: list[str]) -> Iterator[tuple[Place, str, ViewportSize]]:
    names = [part for part in parts if part not in LANGUAGES]
    languages = [part for part in parts if part in LANGUAGES] or LANGUAGES
    for place in places():
        if names and not any(part in place.name for part in names):
            continue
        sizes: list[ViewportSize] = [{"width": width, "height": 900} for width in WIDTHS]
        for language in languages:
            for size in [WALL] if place.is_screen else sizes:
                yield place, language, size


if __name__ == "__main__":
    import os

    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    main(Path(sys.argv[1]), sys.argv[2:])
