"""The folded states of tournaments: the one place that keeps any, as many as it has room for.

The newest of each tournament is moved forward by new events only, one of the past (a moment that
somebody looks at, the last one that is public) by those since the nearest moment before it. A kept
state is believed only as long as the log still holds its last event under the same hash: a
transaction that was rolled back, or a data folder that was put back, makes it fold from the start,
or from a snapshot (`snapshots`) for which the log vouches.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from events import codec, outages, store
from events.messages import Head, Recorded
from events.store import Locked

from .. import log
from ..domain.folding import fold
from ..domain.tournament.state import Tournament
from ..words import speak
from . import snapshots

TOURNAMENTS: Final = 256
"""Newest states that are kept, those that were asked for last."""
MOMENTS: Final = 32
"""States of the past that are kept, of all tournaments together."""

Read = Callable[[str, int, int | None], list[Recorded]]
"""The shape of `events.store.read`."""


class NoSuchMoment(LookupError):  # noqa: N818
    """A seq that the log has not reached."""


class Kept(NamedTuple):
    """A state of a stream, and the hash of the last event folded into it."""

    state: Tournament
    hash: str


def current(stream: str) -> Tournament:
    """The state at the head of the log. Raises `events.store.StreamNotFound`."""
    return _newest_at(stream, store.head(stream), store.read)


def readable(stream: str) -> Tournament | None:
    """The state at the head of the log; None where a newer program has written what this one cannot
    read, for lists whose other tournaments can be. Raises `events.store.StreamNotFound`."""
    try:
        return current(stream)
    except codec.NewerEvent as error:
        outages.say(outages.NEWER_EVENT, error, f"a reader of {stream}")
        return None


def of_locked(locked: Locked) -> Tournament:
    """The state at the head of a locked stream, in the transaction that holds the lock."""
    head = Head(locked.head, locked.head_hash)
    return _newest_at(locked.stream, head, lambda _stream, after, upto: locked.read(after, upto))


def at(stream: str, seq: int) -> Tournament:
    """The state as it was after event `seq`. Raises `StreamNotFound` and `NoSuchMoment`."""
    head = store.head(stream)
    if not 0 < seq <= head.seq:
        raise NoSuchMoment(speak("NoSuch.event-yet", {"last": head.seq}))
    place = head if seq == head.seq else Head(seq, store.hash_at(stream, seq))
    with _lock:
        kept = _moments.get((stream, place))
    if kept is not None:
        state = kept
    elif place == head:
        state = _newest_at(stream, head, store.read)
    else:
        state = _folded_on(stream, _nearest(stream, seq), place, store.read)
    _keep_moment(stream, place, state)
    return state


def forget() -> None:
    """Drop everything that is kept; it is folded again when asked for."""
    with _lock:
        _newest.clear()
        _moments.clear()


def _newest_at(stream: str, head: Head, read: Read) -> Tournament:
    kept = _newest.get(stream)
    if kept is None or (kept.state.seq, kept.hash) != (head.seq, head.hash):
        kept = Kept(_folded_on(stream, kept, head, read), head.hash)
    with _lock:
        _newest[stream] = kept
        _newest.move_to_end(stream)
        while len(_newest) > TOURNAMENTS:
            _newest.popitem(last=False)
    return kept.state


def _folded_on(stream: str, kept: Kept | None, place: Head, read: Read) -> Tournament:
    for base in _bases(stream, kept, place):
        fresh = read(stream, base.state.seq, place.seq)
        if (fresh[0].prev_hash if fresh else place.hash) == base.hash:
            return fold(base.state, log.facts(fresh))
        if base is not kept:
            snapshots.discard(stream, base.state.seq, "the log has another event there")
    return fold(Tournament(), log.facts(read(stream, 0, place.seq)))


def _bases(stream: str, kept: Kept | None, place: Head) -> Iterator[Kept]:
    """From where the way to that place is short, the nearest first; the log has to vouch for it."""
    before = kept if kept is not None and kept.state.seq < place.seq else None
    if before is not None and place.seq - before.state.seq <= snapshots.EVERY:
        yield before
        before = None
    for state, hash_ in snapshots.nearest(stream, place.seq):
        if before is not None and before.state.seq > state.seq:
            yield before
            before = None
        yield Kept(state, hash_)
    if before is not None:
        yield before


def save_snapshots() -> None:
    """One of each tournament that has come far enough since its last, or of a moment of before."""
    with _lock:
        newest = [(stream, kept) for stream, kept in _newest.items()]
    for stream, kept in newest:
        seq = snapshots.wanted(stream, kept.state.seq)
        if seq == kept.state.seq:
            snapshots.save(stream, kept.state, kept.hash)
        elif seq:
            snapshots.save(stream, at(stream, seq), store.hash_at(stream, seq))


def _nearest(stream: str, seq: int) -> Kept | None:
    """The last moment before `seq` that is kept."""
    with _lock:
        before = [
            Kept(state, place.hash)
            for (of, place), state in _moments.items()
            if of == stream and place.seq < seq
        ]
    return max(before, key=lambda kept: kept.state.seq, default=None)


def _keep_moment(stream: str, place: Head, state: Tournament) -> None:
    with _lock:
        _moments[stream, place] = state
        _moments.move_to_end((stream, place))
        while len(_moments) > MOMENTS:
            _moments.popitem(last=False)


_lock = threading.Lock()
_newest: OrderedDict[str, Kept] = OrderedDict()
_moments: OrderedDict[tuple[str, Head], Tournament] = OrderedDict()
"""By stream and place: only the log may vouch for a state."""
