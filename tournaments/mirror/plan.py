"""What is to be done at a mirror, and in which order. Pure.

First goes what nobody may read any more; then the files that pages need, then the pages, last the
head that tells open pages of them. Files of an older program go when no new page names them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

STATIC = "static/"


class StandingFile(NamedTuple):
    """A file that stands there: by what it was made, what is in it, since which version."""

    key: str
    digest: str
    version: int


class MirrorPlan(NamedTuple):
    """Paths: `remove` and then `write`, in this order, the head, and `remove_last`. Where there are
    some that may be written `later`, open pages are told by a head before these too."""

    remove: tuple[str, ...]
    write: tuple[str, ...]
    later: tuple[str, ...]
    remove_last: tuple[str, ...]


def plan(
    wanted: Mapping[str, str], standing: Mapping[str, StandingFile], *, people_first: bool
) -> MirrorPlan:
    """`wanted`: path -> key in the order in which files are read. `people_first`: somebody was
    erased, or something is told no more, so single people's pages come before lists of many."""
    gone = [path for path in standing if path not in wanted]
    new = [path for path, key in wanted.items() if not _stands(path, key, standing)]
    later = set() if people_first else {path for path in new if path in standing and _waits(path)}
    write = (path for path in new if path not in later)
    return MirrorPlan(
        tuple(path for path in gone if not path.startswith(STATIC)),
        tuple(sorted(write, key=lambda path: _rank(path, people_first=people_first))),
        tuple(path for path in new if path in later),
        tuple(path for path in gone if path.startswith(STATIC)),
    )


def changed(standing: Mapping[str, StandingFile], most: int) -> tuple[int, dict[str, int]]:
    """The pages that read otherwise since a version, each with the version since when; and that
    version: at most `most` of them, of whole versions."""
    pages = [(path, file.version) for path, file in standing.items() if not _is_static(path)]
    pages.sort(key=lambda page: (-page[1], page[0]))
    if len(pages) <= most:
        return 0, dict(pages)
    since = pages[most][1]
    return since, {path: version for path, version in pages if version > since}


def is_older(version: int, log: str, there: tuple[int, str]) -> bool:
    """Whether what stands there is of the same log and newer."""
    return there[1] == log and there[0] > version


def _stands(path: str, key: str, standing: Mapping[str, StandingFile]) -> bool:
    return path in standing and standing[path].key == key


def _is_static(path: str) -> bool:
    return path.startswith(STATIC)


def _waits(path: str) -> bool:
    """Of thousands of pages that few read at a time; where they stand already, no link is dead."""
    return path.removesuffix("/index.html").split("/")[-2:-1] in (["why"], ["working"])


def _rank(path: str, *, people_first: bool) -> int:
    """Those of one rank stay in the order of the wanted ones."""
    if _is_static(path):
        return 0
    of_one = "player/" in path or "working/" in path
    return 1 if of_one == people_first else 2
