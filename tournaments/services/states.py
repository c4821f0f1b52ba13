"""The folded state of each tournament, kept in this process and moved forward by new events only.

A kept state is believed only as long as the log still holds its last event under the same hash: a
transaction that was rolled back, or a data folder that was put back, makes it fold from the start.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from events import chain, store
from events.messages import Head, Recorded
from events.store import Locked

from .. import log
from ..domain.folding import fold
from ..domain.tournament.state import Tournament

KEPT_IN_THE_PAST: Final = 16

Read = Callable[[str, int, int | None], list[Recorded]]
"""The shape of `events.store.read`."""


class NoSuchMoment(LookupError):  # noqa: N818
    """A seq that the log has not reached."""


class Kept:
    """The newest known state of a stream, and the hash of the last event folded into it."""

    __slots__ = ("hash", "state")

    def __init__(self, state: Tournament, last_hash: str) -> None:
        self.state = state
        self.hash = last_hash


def current(stream: str) -> Tournament:
    """The state at the head of the log. Raises `events.store.StreamNotFound`."""
    head = store.head(stream)
    return _moved_to(stream, head, store.read)


def of_locked(locked: Locked) -> Tournament:
    """The state at the head of a locked stream, in the transaction that holds the lock."""
    head = Head(locked.head, locked.head_hash)
    return _moved_to(locked.stream, head, lambda _stream, after, upto: locked.read(after, upto))


def at(stream: str, seq: int) -> Tournament:
    """The state as it was after event `seq`. Raises `StreamNotFound` and `NoSuchMoment`."""
    newest = current(stream)
    if seq == newest.seq:
        return newest
    if not 0 < seq < newest.seq:
        raise NoSuchMoment(f"the log ends at {newest.seq}")
    return _past(stream, seq)


def forget() -> None:
    """Drop everything that is kept; it is folded again when asked for."""
    with _lock:
        _newest.clear()
        _older.clear()


def _moved_to(stream: str, head: Head, read: Read) -> Tournament:
    kept = _newest.get(stream)
    if kept is not None and (kept.state.seq, kept.hash) == (head.seq, head.hash):
        return kept.state
    state = _folded_on(stream, kept, head, read)
    _keep(stream, Kept(state, head.hash))
    return state


def _folded_on(stream: str, kept: Kept | None, head: Head, read: Read) -> Tournament:
    if kept is not None and kept.state.seq < head.seq:
        fresh = read(stream, kept.state.seq, head.seq)
        if fresh and fresh[0].prev_hash == kept.hash:
            return fold(kept.state, log.facts(fresh))
    return fold(Tournament(), log.facts(read(stream, 0, head.seq)))


def _keep(stream: str, kept: Kept) -> None:
    with _lock:
        _newest[stream] = kept


def _past(stream: str, seq: int) -> Tournament:
    """A state before the head; the key holds the hash, because only the log may vouch for it."""
    last = store.read(stream, seq - 1, seq)
    key = (stream, seq, last[0].hash if last else chain.GENESIS)
    with _lock:
        found = _older.get(key)
    if found is None:
        found = fold(Tournament(), log.facts(store.read(stream, 0, seq)))
        with _lock:
            _older[key] = found
            while len(_older) > KEPT_IN_THE_PAST:
                _older.popitem(last=False)
    return found


_lock = threading.Lock()
_newest: dict[str, Kept] = {}
_older: OrderedDict[tuple[str, int, str], Tournament] = OrderedDict()
