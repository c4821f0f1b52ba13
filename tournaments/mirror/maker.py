"""Who makes the files: the frontend says so when it is ready, for this room knows no pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from ..public.pages import PageMaker, Stamped

if TYPE_CHECKING:
    from ..public.festival import PublicEvent
    from ..public.projection import PublicView


class Surroundings(NamedTuple):
    """What a page is rewritten for: its own path and argument, the path of the folder of its
    language, the languages with their folders, all paths there are, the round after which standings
    are explained, and where readers find other sections of the event."""

    slug: str
    event: str
    path: str
    argument: str
    folder: str
    languages: Mapping[str, str]
    paths: frozenset[str]
    worked: int
    others: Mapping[str, str]


class MirrorMaker(NamedTuple):
    """`page` makes a page, `rewrite` its links for a host that knows nothing but files; `files`
    are those that pages need, in these languages, by path. `frame`: what stands around the pages
    of single boards and workings, whatever these say. `event` makes those of the event that a
    section belongs to, by its slug, argument and language."""

    pages: PageMaker
    frame: Callable[[PublicView], bytes]
    event: Callable[[PublicEvent, str, str, str], bytes | None]
    rewrite: Callable[[bytes, Surroundings], bytes]
    files: Callable[[list[str]], Mapping[str, bytes]]


def use(maker: MirrorMaker) -> None:
    """Called once, when the app is ready."""
    global _maker
    _maker = maker


def current() -> MirrorMaker:
    if _maker is None:
        raise RuntimeError("nobody makes the files of mirrors")
    return _maker


def made(view: PublicView, page: str, argument: str) -> Stamped | None:
    """The body of a page, and what of it is the same in all versions in which it reads so. Of a
    board that cannot be explained after all the page says, as the server does, that there is
    none."""
    pages = current().pages
    content = pages.content(view, page, argument)
    if content is not None:
        return pages.stamp(view, page, argument, content)
    if page != "why":
        return None
    return Stamped(pages.missing(view), current().frame(view))


_maker: MirrorMaker | None = None
