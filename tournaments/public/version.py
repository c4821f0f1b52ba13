"""The public version: how many public changes a log holds.

Pages are immutable by it. The seq would not do: it would betray drafts and throw caches away for
events nobody outside may see.
"""

from __future__ import annotations

import threading
from array import array
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Iterable
from typing import Final, Protocol

from events import chain, store
from tournaments.domain.catalogue import EVENTS

TOURNAMENTS: Final = 256
"""Whose versions are kept, those that were asked for last."""

PUBLIC: Final = frozenset(name for name, event in EVENTS.items() if event.public)
"""The types of events after which a public page may look different."""

OUTDATING: Final = frozenset(
    {
        *(name for name, event in EVENTS.items() if event.public and event.erases),
        "PublishedPairingsChanged",
        "PublicPrizesChanged",
        "SettingsChanged",
    }
)
"""After these no phone shows from its memory what it kept before: somebody is named there, boards
stand there or prizes and ratings are told there that are not for the public any more."""


class Logged(Protocol):
    """What of a recorded event decides about versions."""

    @property
    def seq(self) -> int: ...
    @property
    def type(self) -> str: ...


class Versions:
    """Version <-> seq of one stream, moved forward by its events."""

    def __init__(self) -> None:
        self.head = 0
        self._seqs = array("Q")

    @property
    def latest(self) -> int:
        """The current version; 0 for an empty log."""
        return len(self._seqs)

    def fold(self, events: Iterable[Logged]) -> bool:
        """Takes events in order; those it knows already are skipped. True if the version moved.

        Raises ValueError at a gap.
        """
        before = self.latest
        for event in events:
            if event.seq <= self.head:
                continue
            if event.seq != self.head + 1:
                raise ValueError(f"event {event.seq} follows event {self.head}")
            self.head = event.seq
            if event.type in PUBLIC:
                self._seqs.append(event.seq)
        return self.latest != before

    def seq_of(self, version: int) -> int:
        """Seq of the event that made `version` (1 to latest); IndexError otherwise."""
        if not 1 <= version <= self.latest:
            raise IndexError(version)
        return self._seqs[version - 1]

    def at(self, seq: int) -> int:
        """The version that stood once the event `seq` was in the log."""
        return bisect_right(self._seqs, seq)


def counted(stream: str) -> Versions:
    """The versions of the whole log; counted on from where this process stopped, unless the log
    is another one since (a restored copy). Raises `events.store.StreamNotFound`."""
    with _lock:
        versions, last_hash = _counts.pop(stream, (Versions(), chain.GENESIS))
        fresh = store.read(stream, versions.head)
        if last_hash != (fresh[0].prev_hash if fresh else store.head(stream).hash):
            versions, fresh = Versions(), store.read(stream)
        versions.fold(fresh)
        _counts[stream] = (versions, fresh[-1].hash if fresh else last_hash)
        while len(_counts) > TOURNAMENTS:
            _counts.popitem(last=False)
        return versions


_lock = threading.Lock()
_counts: OrderedDict[str, tuple[Versions, str]] = OrderedDict()
