"""Which languages there are, and which one is spoken.

Consoles, public pages and the API speak that of whoever reads: the one he chose, else the one that
his browser asks for. Screens, prints, papers and reports speak that of the hall, unless another one
is asked for; outside of both, in commands and workers, it is English.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from babel import Locale, UnknownLocaleError
from django.conf import settings
from django.core.exceptions import ImproperlyConfigured
from django.http import parse_cookie
from django.utils import translation
from django.utils.translation.trans_real import parse_accept_lang_header

import pairing

ENGLISH: Final = "en"

CHOSEN: Final = "openhall-language"
"""The cookie in which a browser keeps the choice of its reader."""

READERS: Final = ""
"""Stands for the language that is spoken when it is asked for (`spoken`)."""

ROOMS: Final = (Path(__file__).parent, Path(pairing.__file__).parent / "words")
"""What the program says, and what is said of a round, also by `python -m pairing`."""


def more() -> tuple[Path, ...]:
    """Folders with languages that do not come with the program."""
    folders: tuple[Path, ...] = settings.MORE_WORDS
    return folders


def known() -> frozenset[str]:
    """Those that have a folder."""
    return _languages(more())


def files(language: str, part: str = "") -> tuple[Path, ...]:
    """Its catalogues, or those of a folder in it; none: there is no such language."""
    folders = (room / language / part for room in (*ROOMS, *more()))
    return tuple(file for folder in folders for file in sorted(folder.rglob("*.ftl")))


def of_hall() -> str:
    """In which public pages, prints and papers are written. Raises `ImproperlyConfigured`."""
    chosen: str = settings.LANGUAGE_OF_HALL
    if chosen not in known():
        there = ", ".join(sorted(known()))
        raise ImproperlyConfigured(f"OPENHALL_LANGUAGE: no language {chosen!r}. There are: {there}")
    return chosen


def check() -> None:
    """What the settings say of languages. Raises `ImproperlyConfigured`."""
    for folder in more():
        if not folder.is_dir():
            raise ImproperlyConfigured(f"OPENHALL_WORDS: there is no folder {folder}")
    of_hall()


def offered() -> tuple[tuple[str, str], ...]:
    """To choose from: each with its own name, "čeština"."""
    return tuple((language, own_name(language)) for language in sorted(known()))


def of_reader(accepts: str, chosen: str = "") -> str:
    """The `chosen` one, else the one that an Accept-Language header likes best; the hall's if that
    names none of them."""
    if chosen in known():
        return chosen
    spellings = {language.lower(): language for language in known()}
    for tag, quality in parse_accept_lang_header(accepts):
        if tag == "*":
            break
        for wanted in _wider(tag):
            if quality and wanted in spellings:
                return spellings[wanted]
    return of_hall()


def of_scope(scope: Mapping[str, Any]) -> str:
    """That of whoever sits behind a connection as ASGI describes it."""
    accepts = [value for name, value in scope["headers"] if name == b"accept-language"]
    cookies = [value for name, value in scope["headers"] if name == b"cookie"]
    chosen = parse_cookie(b"; ".join(cookies).decode("latin-1")).get(CHOSEN, "")
    return of_reader(b",".join(accepts).decode("latin-1"), chosen)


def spoken() -> str:
    """The language in which is said what names none."""
    return translation.get_language() or ENGLISH


def speaking(language: str) -> translation.override:
    """Within it that language is spoken."""
    return translation.override(language)


def own_name(language: str) -> str:
    """As its speakers call it; what nobody has described stands for itself."""
    try:
        return Locale.parse(language, sep="-").get_display_name(language) or language
    except (UnknownLocaleError, ValueError):
        return language


def _wider(tag: str) -> list[str]:
    """ "pt-br", "pt"."""
    parts = tag.split("-")
    return ["-".join(parts[:count]) for count in range(len(parts), 0, -1)]


@cache
def _languages(more: tuple[Path, ...]) -> frozenset[str]:
    rooms = (*ROOMS, *more)
    files_of = ((room, file) for room in rooms for file in room.glob("*/**/*.ftl"))
    return frozenset(file.relative_to(room).parts[0] for room, file in files_of)
