"""Which pages of a tournament stand on a mirror, under which path, and by what each is known to
read as before without being made.

Left out is what nobody can list (two players side by side, pictures of chosen players), why two
meet, how the numbers of standings before the newest came about, and what needs the server (hall
screens, messages, the pages a phone keeps).
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from events import store

from ..public import unchanged
from ..public.crosstable import ORDERS
from ..public.crosstable import argument as crosstable
from ..public.version import counted

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..public.projection import PublicView

INDEX: Final = "index.html"
TOPS: Final = ("", "4", "8", "16", "32", "64")
BY_ROUND: Final = ("pairings", "names", "standings", "progress", "pictures")
FOR_PAGES: Final = ("now.json", "find.json")
"""What scripts of pages read, in each language."""
FOR_PROGRAMS: Final = ("tournament.json", "prizes.json")
"""And the other JSON ones: in the first language."""
DIGEST: Final = 16
"""Bytes."""


class MirrorPage(NamedTuple):
    """A page of the newest version and where it stands. The same `key` is the same content."""

    language: str
    page: str
    argument: str
    path: str
    key: str


def path_of(page: str, argument: str, folder: str = "") -> str:
    """`folder` is empty or ends with a slash: "player/17/index.html", "standings/3.json"."""
    if page == "home":
        return f"{folder}{INDEX}"
    stem, dot, end = page.partition(".")
    if dot:
        return f"{folder}{stem}{'/' if argument else ''}{argument}.{end}"
    return f"{folder}{page}/{argument}{'/' if argument else ''}{INDEX}"


def split(rest: str) -> tuple[str, str]:
    """Page and argument of an address behind `/t/{slug}/`."""
    page, _, argument = rest.removesuffix("/").partition("/")
    return page or "home", argument


def folder_of(language: str, languages: list[str]) -> str:
    """Of the pages in that language; empty for the first one."""
    return "" if language == languages[0] else f"{language}/"


def listed(view: PublicView, stream: str, languages: list[str], program: str) -> list[MirrorPage]:
    """All of them, those first that most people read. `program` moves whenever the same content
    might be made into other bytes. Reads the database."""
    keys = _Keys(view, stream)
    lists = list(_lists(view, keys))
    people = list(_people(view, keys))
    made = []
    for part in (lists, people):
        for language in languages:
            folder = folder_of(language, languages)
            for page, argument, key in part:
                if folder and _for_programs(page):
                    continue
                named = digest(f"{key()} {program} {language} {languages}".encode())
                path = path_of(page, argument, folder)
                made.append(MirrorPage(language, page, argument, path, named))
    return made


def has_workings(view: PublicView) -> bool:
    """Whether it is told how the numbers of the standings came about: once the newest round is
    complete, for a result more moves those of hundreds."""
    last = view.current_round
    return bool(last) and view.tells_workings(last) and not view.rounds[-1].provisional


def digest(content: bytes) -> str:
    return blake2b(content, digest_size=DIGEST).hexdigest()


Listed = tuple[str, str, "Callable[[], str]"]


def _lists(view: PublicView, keys: _Keys) -> Iterator[Listed]:
    last = view.current_round
    rounds = [row.round for row in view.rounds]
    newest = keys.after(last)
    for page in ("home", "pairings", "now.json", "results.json", "standings", "names"):
        yield page, "", newest
    yield "find.json", "", keys.all
    for top in TOPS:
        yield "top", top, newest
    for order in ORDERS:
        yield "crosstable", crosstable(None, order), newest
    for page in ("progress", "pictures"):
        yield page, "", newest
    for page in ("tournament.json", "pairings.json", "standings.json", "following"):
        yield page, "", newest
    for page in ("entries", "rounds.ics"):
        yield page, "", keys.all
    if view.prizes is not None:
        yield "prizes", "", newest
        yield "prizes.json", "", newest
    for name in view.rankings:
        yield "ranking", str(name.ranking), newest
        yield "ranking.json", str(name.ranking), newest
    for number in reversed(rounds):
        yield from _of_round(view, number, keys.after(number))


def _of_round(view: PublicView, number: int, key: Callable[[], str]) -> Iterator[Listed]:
    for page in (*BY_ROUND, "results.json", "pairings.json", "standings.json", "progress.csv"):
        yield page, str(number), key
    for order in ORDERS:
        yield "crosstable", crosstable(number, order), key
        yield "crosstable.csv", crosstable(number, order), key
    for name in view.rankings:
        yield "ranking", f"{name.ranking}/{number}", key
        yield "ranking.json", f"{name.ranking}/{number}", key


def _people(view: PublicView, keys: _Keys) -> Iterator[Listed]:
    for player in view.players:
        key = keys.of_player(player.player)
        yield "player", str(player.player), key
        yield "player.json", str(player.player), key
    for number in sorted(view.ranks) if has_workings(view) else ():
        yield "working", str(number), keys.after(view.current_round)


def _for_programs(page: str) -> bool:
    return page.endswith((".json", ".csv", ".ics")) and page not in (*FOR_PAGES, "results.json")


class _Keys:
    """What the content of pages follows from: events that may move any page, and results."""

    def __init__(self, view: PublicView, stream: str) -> None:
        self._view = view
        versions = counted(stream)
        self._since = unchanged.since(stream, view.version)
        wide = versions.wide_before(view.version)
        self._wide = f"{wide} {store.hash_at(stream, versions.seq_of(wide))}"
        self._after: dict[int, str] = {0: self._wide}

    def all(self) -> str:
        return self._since.lists

    def after(self, number: int) -> Callable[[], str]:
        """Of pages that show nothing newer than that round."""
        return lambda: self._results_up_to(number)

    def of_player(self, number: int) -> Callable[[], str]:
        points, rank = self._view.tally(number)
        return lambda: f"{self._view.card_since(number)} {points} {rank}"

    def _results_up_to(self, number: int) -> str:
        if number not in self._after:
            before = self._results_up_to(number - 1)
            row = self._view.rounds[number - 1]
            shown = msgspec.json.encode((before, row, self._view.boards(number)))
            self._after[number] = digest(shown)
        return self._after[number]
