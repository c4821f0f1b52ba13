"""Since which version a page reads as it does: its content is kept, and fetched, under that one.

The rank on a player's page is not part of it: one result moves hundreds of them.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Final

from msgspec.structs import replace

from events import store
from events.messages import Recorded

from .. import log
from ..domain.folding import fold
from ..domain.ids import PlayerId
from ..services import states
from . import projection
from .touched import Since, touched
from .version import PUBLIC, Versions, counted

KEPT: Final = 64
"""Versions of which it is known, of all tournaments together."""


def since(stream: str, version: int) -> Since:
    """For a version of the log. Reads the database, hence never on an event loop."""
    versions = counted(stream)
    seq = versions.seq_of(version)
    tag = projection.tag(version, store.hash_at(stream, seq))
    with _lock:
        if (stream, tag) in _kept:
            return _kept[stream, tag]
        before = [one for (of, _), one in _kept.items() if of == stream and one.version < version]
    known = _moved(stream, versions, version, max(before, key=_version, default=None))
    with _lock:
        _kept[stream, tag] = known
        while len(_kept) > KEPT:
            _kept.popitem(last=False)
    return known


def forget() -> None:
    """Drop what is kept; it is counted again when asked for."""
    with _lock:
        _kept.clear()


def _moved(stream: str, versions: Versions, version: int, before: Since | None) -> Since:
    """From the newest one before that is of this log, or from where all pages moved."""
    first = versions.wide_before(version)
    start = _all_moved(stream, versions, first)
    if before is not None and before.version > first and _stands(stream, versions, before):
        start = before
    after = versions.seq_of(start.version)
    fresh = store.read(stream, after, versions.seq_of(version)) if start.version < version else []
    state = states.at(stream, after)
    for event in fresh:
        fact = log.decoded(event)
        then, state = state, fold(state, [(log.stamp(event), fact)])
        if event.type in PUBLIC:
            start = _after(start, event, touched(then, state, fact))
    return start


def _all_moved(stream: str, versions: Versions, version: int) -> Since:
    tag = projection.tag(version, store.hash_at(stream, versions.seq_of(version)))
    return Since(version=version, tag=tag, others=tag, lists=tag, players={})


def _stands(stream: str, versions: Versions, known: Since) -> bool:
    """A log that was put back counts the same versions again."""
    hash_ = store.hash_at(stream, versions.seq_of(known.version))
    return known.tag == projection.tag(known.version, hash_)


def _after(before: Since, event: Recorded, players: frozenset[PlayerId] | None) -> Since:
    version = before.version + 1
    tag = projection.tag(version, event.hash)
    if players is None:
        return Since(version=version, tag=tag, others=tag, lists=before.lists, players={})
    moved = {**before.players, **dict.fromkeys(players, tag)}
    return replace(before, version=version, tag=tag, players=moved)


def _version(known: Since) -> int:
    return known.version


_lock = threading.Lock()
_kept: OrderedDict[tuple[str, str], Since] = OrderedDict()
