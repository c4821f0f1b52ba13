"""The files of a mirror with what is in them: made, and told from those that read as before."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from ..giving_way import WAITING
from . import maker
from .keys import digest
from .maker import Surroundings
from .newest import NewestVersion
from .pages import MirrorPage
from .paths import folder_of
from .plan import StandingFile

OF_VERSION: Final = ("version", "tag", "at")
"""What JSON says of its version, and nothing of what it shows."""


class MirrorBody(NamedTuple):
    """A file as it is to stand; no body: it reads as the one that stands."""

    path: str
    key: str
    digest: str
    body: bytes | None


def made(
    newest: NewestVersion,
    paths: Sequence[str],
    pages: Mapping[str, MirrorPage],
    files: Mapping[str, bytes],
    keys: Mapping[str, str],
    standing: Mapping[str, StandingFile],
) -> Iterator[MirrorBody]:
    """Of these paths, each as it is asked for; `keys` are those of `files`."""
    folders = {each: folder_of(each, newest.languages) for each in newest.languages}
    every = frozenset(pages)
    for path in paths:
        known = standing.get(path)
        as_before = known.digest if known and known.key else ""
        if path not in pages:
            body = files[path]
            yield MirrorBody(path, keys[path], keys[path], body)
            continue
        WAITING.stand_back()
        page = pages[path]
        yield _page(newest, page, _around(newest, page, folders, every), as_before)


def _around(
    newest: NewestVersion, page: MirrorPage, folders: Mapping[str, str], every: frozenset[str]
) -> Surroundings:
    view = newest.view()
    return Surroundings(
        slug=view.slug,
        event=view.festival,
        path=page.path,
        argument=page.argument,
        folder=folders[page.language],
        languages=folders,
        paths=every,
        worked=newest.worked,
        others=newest.others(page.language),
    )


def _page(
    newest: NewestVersion, page: MirrorPage, around: Surroundings, as_before: str
) -> MirrorBody:
    made = newest.made(page)
    if made is None:
        raise RuntimeError(f"there is no page {page.path} in version {newest.version}")
    body, content = made
    if page.path.endswith(".html"):
        rewrite = maker.current().rewrite
        named = digest(rewrite(content, around))
        return MirrorBody(
            page.path, page.key, named, None if named == as_before else rewrite(body, around)
        )
    named = digest(_without_version(content) if page.path.endswith(".json") else content)
    return MirrorBody(page.path, page.key, named, None if named == as_before else body)


def _without_version(body: bytes) -> bytes:
    said = msgspec.json.decode(body)
    return msgspec.json.encode({name: said[name] for name in said if name not in OF_VERSION})
