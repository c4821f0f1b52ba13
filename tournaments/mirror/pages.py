"""Which pages of a tournament stand on a mirror, under which path, and by what each is known to
read as before without being made.

Left out is what nobody can list (pictures of chosen players), how the numbers of standings came
about but for the newest round that is over, and what needs the server (hall screens, messages, the
pages a phone keeps). Two players side by side are one page, put together by whoever reads it.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from ..public.crosstable import ORDERS
from ..public.crosstable import argument as crosstable
from .event import PAGE as EVENT
from .event import PLAYER, MirroredEvent
from .keys import PageKeys, digest
from .paths import BESIDE, folder_of, path_of

if TYPE_CHECKING:
    from ..public.projection import PublicView

TOPS: Final = ("", "4", "8", "16", "32", "64")
BY_ROUND: Final = ("pairings", "names", "standings", "progress", "pictures")
FOR_PAGES: Final = ("now.json", "find.json")
"""What scripts of pages read, in each language."""
FOR_PROGRAMS: Final = ("tournament.json", "prizes.json")
"""And the other JSON ones: in the first language."""


class MirrorPage(NamedTuple):
    """A page of the newest version and where it stands. The same `key` is the same content;
    `made_by`: the argument that the page is made by, where that is not the one it stands by."""

    language: str
    page: str
    argument: str
    path: str
    key: str
    made_by: str = ""


def listed(
    view: PublicView,
    stream: str,
    languages: list[str],
    program: str,
    event: MirroredEvent | None = None,
) -> list[MirrorPage]:
    """All of them, those first that most people read. `program` moves whenever the same content
    might be made into other bytes; `event`: that it is a section of. Reads the database."""
    keys, worked = PageKeys(view, stream), worked_round(view)
    several = event.players(view) if event else {}
    parts = (
        _lists(view, keys, worked),
        _of_event(event, several),
        _whys(view, keys),
        _people(view, keys, worked, several),
    )
    made = []
    for part in map(list, parts):
        for language in languages:
            folder = folder_of(language, languages)
            for each in part:
                if folder and _for_programs(each.page):
                    continue
                named = digest(f"{each.key()} {program} {language} {languages}".encode())
                path = path_of(each.page, each.argument, folder)
                page = (language, each.page, each.argument, path, named, each.made_by)
                made.append(MirrorPage(*page))
    return made


def worked_round(view: PublicView) -> int:
    """The round after which it is told how the numbers of the standings came about: the newest one
    that is over, for a result more moves those of hundreds. 0: none."""
    over = (row.round for row in reversed(view.rounds) if not row.provisional)
    return next((number for number in over if view.tells_workings(number)), 0)


class _Listed(NamedTuple):
    page: str
    argument: str
    key: Callable[[], str]
    made_by: str = ""


def _lists(view: PublicView, keys: PageKeys, worked: int) -> Iterator[_Listed]:
    last = view.current_round
    rounds = [row.round for row in view.rounds]
    newest = keys.after(last)
    for page in ("home", "pairings", "now.json", "results.json", "standings", "names"):
        yield _Listed(page, "", newest)
    yield _Listed("find.json", "", keys.all)
    for top in TOPS:
        yield _Listed("top", top, newest)
    for order in ORDERS:
        yield _Listed("crosstable", crosstable(None, order), newest)
    for page in ("progress", "pictures"):
        yield _Listed(page, "", newest)
    for page in ("tournament.json", "pairings.json", "standings.json", "following"):
        yield _Listed(page, "", newest)
    for page in ("entries", "rounds.ics"):
        yield _Listed(page, "", keys.all)
    if view.prizes is not None:
        yield _Listed("prizes", "", newest)
        yield _Listed("prizes.json", "", newest)
    for name in view.rankings:
        yield _Listed("ranking", str(name.ranking), newest)
        yield _Listed("ranking.json", str(name.ranking), newest)
    if worked:
        yield _Listed(BESIDE, "", keys.worked(worked), str(worked))
    for number in reversed(rounds):
        yield from _of_round(view, number, _with(keys.after(number), number == worked))


def _with(key: Callable[[], str], links: object) -> Callable[[], str]:
    """What pages can link to, they are made of too."""
    return lambda: f"{key()} {links}"


def _of_round(view: PublicView, number: int, key: Callable[[], str]) -> Iterator[_Listed]:
    for page in (*BY_ROUND, "results.json", "pairings.json", "standings.json", "progress.csv"):
        yield _Listed(page, str(number), key)
    for order in ORDERS:
        yield _Listed("crosstable", crosstable(number, order), key)
        yield _Listed("crosstable.csv", crosstable(number, order), key)
    for name in view.rankings:
        yield _Listed("ranking", f"{name.ranking}/{number}", key)
        yield _Listed("ranking.json", f"{name.ranking}/{number}", key)


def _whys(view: PublicView, keys: PageKeys) -> Iterator[_Listed]:
    """Before the pages of players, which link to them."""
    for row in reversed(view.rounds):
        explained = [board.board for board in view.boards(row.round)]
        explained = [board for board in explained if view.explains_board(row.round, board)]
        key = keys.why(row.round) if explained else keys.all
        for board in explained:
            yield _Listed("why", f"{row.round}-{board}", key)


def _of_event(event: MirroredEvent | None, several: Mapping[int, str]) -> Iterator[_Listed]:
    if event is None:
        return
    yield _Listed(EVENT, "", lambda: event.key)
    for player, key in several.items():
        yield _Listed(EVENT, f"{PLAYER}/{player}", partial(str, key))


def _people(
    view: PublicView, keys: PageKeys, worked: int, several: Container[int]
) -> Iterator[_Listed]:
    ranked = dict.fromkeys(line.player.player for line in view.standings(worked))
    for player in view.players:
        number = player.player
        key = _with(keys.of_player(number), (number in ranked, number in several))
        yield _Listed("player", str(number), key)
        yield _Listed("player.json", str(number), key)
    for number in ranked:
        yield _Listed("working", str(number), keys.worked(worked), f"{number}/{worked}")


def _for_programs(page: str) -> bool:
    return page.endswith((".json", ".csv", ".ics")) and page not in (*FOR_PAGES, "results.json")
