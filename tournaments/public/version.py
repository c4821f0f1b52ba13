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

RESULTS: Final = frozenset(
    {
        "ResultEntered",
        "ResultCorrected",
        "ResultCleared",
        "ForfeitDeclared",
        "AdjournedGameFinished",
    }
)
"""Public events that change, on pages of their round, a result and counts alone (`round_key`)."""

NARROW: Final = RESULTS | {"ScreenSet", "RoundClosed"}
"""Public events after which most pages of players read as before; which do not, `touched` says."""

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
        self._wide = array("Q")
        """For each version the newest one, up to it, whose event is of no narrow kind."""

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
            self._note(event)
        return self.latest != before

    def count(self, events: Iterable[Logged], head: int) -> None:
        """Takes those events behind the head that was counted, which are all up to `head` that are
        public; others among them do no harm."""
        for event in events:
            self._note(event)
        self.head = head

    def _note(self, event: Logged) -> None:
        if event.type in PUBLIC:
            self._seqs.append(event.seq)
            narrow = event.type in NARROW and self._wide
            self._wide.append(self._wide[-1] if narrow else self.latest)

    def seq_of(self, version: int) -> int:
        """Seq of the event that made `version` (1 to latest); IndexError otherwise."""
        if not 1 <= version <= self.latest:
            raise IndexError(version)
        return self._seqs[version - 1]

    def wide_before(self, version: int) -> int:
        """The newest version, up to that one, after which any page may look different."""
        self.seq_of(version)
        return self._wide[version - 1]

    def at(self, seq: int) -> int:
        """The version that stood once the event `seq` was in the log."""
        return bisect_right(self._seqs, seq)


def counted(stream: str) -> Versions:
    """The versions of the whole log; counted on from where this process stopped, unless the log
    is another one since (a restored copy). Raises `events.store.StreamNotFound`."""
    with _lock:
        head = store.head(stream)
        versions, last_hash = _counts.pop(stream, (Versions(), chain.GENESIS))
        if last_hash != head.hash:
            if store.hash_at(stream, versions.head) != last_hash:
                versions = Versions()
            versions.count(store.outlines(stream, PUBLIC, versions.head, head.seq), head.seq)
        _counts[stream] = (versions, head.hash)
        while len(_counts) > TOURNAMENTS:
            _counts.popitem(last=False)
        return versions


_lock = threading.Lock()
_counts: OrderedDict[str, tuple[Versions, str]] = OrderedDict()
