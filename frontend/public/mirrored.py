"""Public pages as they stand on a mirror: every link leads to a file beside, by a relative path, so
that the files can stand in any folder of any host. What is not there is linked to nowhere.

Pages are our own templates: attributes stand in double quotes, and nobody's text holds one.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from django.conf import settings
from django.contrib.staticfiles.finders import get_finders
from django.templatetags.static import static
from django.utils.html import escape

from tournaments.mirror.event import PAGE as EVENT
from tournaments.mirror.event import PLAYER
from tournaments.mirror.paths import Linked, linked, path_of, split
from tournaments.words import languages

from . import script_words

if TYPE_CHECKING:
    from tournaments.mirror.maker import Surroundings

TAGS: Final = re.compile(r"<(a|link|script|img|use|image)\b([^>]*)>")
ADDRESS: Final = re.compile(r'\s(href|src)="(/[^"]*)"')
LANGUAGES: Final = re.compile(r'<form class="languages".*?</form>', re.DOTALL)
ARGUMENT: Final = re.compile(r'\sdata-argument="[^"]*"')
BODY: Final = re.compile(r'<body class="public"([^>]*)>')
MESSAGES: Final = re.compile(r"\sdata-messages(?=\s|$)")
ROUNDS: Final = re.compile(r'<nav class="rounds".*?</nav>', re.DOTALL)
CODE: Final = re.compile(r"<details[^>]*\sdata-qr=.*?</details>", re.DOTALL)
UNNEEDED: Final = re.compile(
    r"<(script|link)\b[^>]*\s(?:href|src)=\"([^\"]*)\"[^>]*>(?:</script>)?\s*"
)
MANIFEST: Final = re.compile(r'<link rel="manifest"[^>]*>\s*')
FOOT: Final = '<footer class="foot">'
HEAD: Final = "head.json"
SCRIPT: Final = "public/js/mirror.js"
ROOMS: Final = ("public/", "shared/")
NOT_NEEDED: Final = (
    *("public/js/screen", "public/js/worker.js", "public/js/push.js", "public/js/memory.js"),
    *("public/css/screen.css", "public/css/report.css", "shared/words/"),
)
"""Files that only hall screens, messages and pages of a log-in ask for."""


def rewritten(body: bytes, around: Surroundings) -> bytes:
    """The page for where it will stand."""
    up = "../" * around.path.count("/")
    text = LANGUAGES.sub(lambda _: _languages(around), body.decode())
    text = CODE.sub("", MANIFEST.sub("", text))
    text = UNNEEDED.sub(lambda match: "" if _is_unneeded(match[2]) else match[0], text)
    page, foot, rest = text.partition(FOOT)
    page = ROUNDS.sub(lambda match: _linked(match[0], around, up, hide=True), page)
    made = _linked(page, around, up) + foot + _linked(rest, around, up, hide=True)
    return BODY.sub(lambda match: _body(match[1], around, up), made, count=1).encode()


def files(of: list[str]) -> dict[str, bytes]:
    """What pages in these languages load, by the path where it will stand."""
    known = {script_words.path(each): script_words.module(each).encode() for each in of}
    for finder in get_finders():
        for path, storage in finder.list(["*.map"]):
            if path.startswith(ROOMS) and not path.startswith(NOT_NEEDED):
                with storage.open(path) as file:
                    known[path] = file.read()
    base = settings.STATIC_URL.lstrip("/")
    return {f"{base}{path}": body for path, body in sorted(known.items())}


def _is_unneeded(address: str) -> bool:
    path = address.removeprefix(settings.STATIC_URL)
    return path != address and path.startswith(NOT_NEEDED)


def _linked(html: str, around: Surroundings, up: str, *, hide: bool = False) -> str:
    """`hide`: what leads nowhere is left out of a row of links."""

    def tag(match: re.Match[str]) -> str:
        address = ADDRESS.search(match[2])
        if address is None:
            return match[0]
        there = _address(address[2], around, up)
        if there is not None:
            leads = f' {address[1]}="{there}"'
            return f"<{match[1]}{_exchanged(match[2], address, leads)}>"
        hidden = " hidden" if hide or 'class="button' in match[2] else ""
        return f"<{match[1]}{_exchanged(match[2], address, hidden)}>"

    return TAGS.sub(tag, html)


def _exchanged(attributes: str, address: re.Match[str], by: str) -> str:
    return f"{attributes[: address.start()]}{by}{attributes[address.end() :]}"


def _address(address: str, around: Surroundings, up: str) -> str | None:
    """Where it stands, seen from the page; None: nowhere."""
    if address.startswith(settings.STATIC_URL):
        return f"{up}{address.lstrip('/')}"
    kind, name, rest = [*address[1:].split("/", 2), "", ""][:3]
    rest, _, fragment = rest.partition("#")
    if kind == "t" and name in around.others:
        page = path_of(*split(rest))
        return f"{escape(around.others[name])}{page}{_fragment(fragment)}"
    there = _own(kind, name, rest, around)
    path = path_of(there.page, there.argument, around.folder)
    return f"{up}{path}{_fragment(there.fragment or fragment)}" if path in around.paths else None


def _own(kind: str, name: str, rest: str, around: Surroundings) -> Linked:
    """What shows that page on this mirror, if anything does."""
    if (kind, name) == ("t", around.slug):
        return linked(*split(rest), around.worked)
    if (kind, name) != ("f", around.event):
        return Linked("", "")
    of_player = rest.removeprefix(f"{PLAYER}/{around.slug}/").rstrip("/")
    return Linked(EVENT, f"{PLAYER}/{of_player}" if rest else "")


def _fragment(name: str) -> str:
    return f"#{name}" if name else ""


def _body(attributes: str, around: Surroundings, up: str) -> str:
    base = f"{up}{around.folder}" or "./"
    attributes = attributes.replace(f'data-base="/t/{around.slug}/"', f'data-base="{base}"')
    attributes = MESSAGES.sub("", attributes)
    attributes = ARGUMENT.sub(f' data-argument="{around.argument}"', attributes)
    script = f"{up}{static(SCRIPT).lstrip('/')}"
    begin = f'<body class="public"{attributes} data-mirror="{up}{HEAD}">'
    return f'{begin}\n<script src="{script}"></script>'


def _languages(around: Surroundings) -> str:
    """Links to the same page in the others."""
    if len(around.languages) == 1:
        return ""
    up = "../" * around.path.count("/")
    stem = around.path.removeprefix(around.folder)
    there = around.languages.items()
    links = (_language(code, f"{up}{folder}{stem}", around) for code, folder in there)
    return f'<p class="languages">{" ".join(links)}</p>'


def _language(code: str, address: str, around: Surroundings) -> str:
    here = ' aria-current="true"' if around.languages[code] == around.folder else ""
    name = escape(languages.own_name(code))
    return f'<a href="{address}" lang="{code}" hreflang="{code}"{here}>{name}</a>'
