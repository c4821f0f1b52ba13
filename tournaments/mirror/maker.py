"""Who makes the files: the frontend says so when it is ready, for this room knows no pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from ..public.pages import PageMaker, Stamped

if TYPE_CHECKING:
    from ..public.projection import PublicView


class Surroundings(NamedTuple):
    """What a page is rewritten for: its own path, that of the folder of its language, the languages
    with their folders, and all paths there are."""

    slug: str
    path: str
    folder: str
    languages: Mapping[str, str]
    paths: frozenset[str]


class MirrorMaker(NamedTuple):
    """`page` makes a page, `rewrite` its links for a host that knows nothing but files; `files`
    are those that pages need, in these languages, by path."""

    pages: PageMaker
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
    """The body of a page, and what of it is the same in all versions in which it reads so."""
    pages = current().pages
    content = pages.content(view, page, argument)
    return None if content is None else pages.stamp(view, page, argument, content)


_maker: MirrorMaker | None = None
