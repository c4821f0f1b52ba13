"""What events moved in the state, kept: a log only grows, and a page of its newest events is asked
for again after each."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from events.messages import Recorded

from .. import log
from ..domain.tournament.state import Tournament
from ..selectors.history.moved import MovedPart, along
from . import states

KEPT: Final = 4096
"""Events, of all tournaments together."""

Moves = tuple[MovedPart, ...]


def moves_of(stream: str, recorded: Sequence[Recorded], wanted: frozenset[int]) -> dict[int, Moves]:
    """Of each of the `wanted` events, by seq; `recorded` is the log from the first of them to the
    last. Reads the database for the state before those that are not kept."""
    hashes = {event.seq: event.hash for event in recorded if event.seq in wanted}
    with _lock:
        known = {seq: _kept[hash_] for seq, hash_ in hashes.items() if hash_ in _kept}
    missing = wanted - known.keys()
    if not missing:
        return known
    before = min(missing) - 1
    start = states.at(stream, before) if before else Tournament()
    fresh = along(start, log.facts(each for each in recorded if each.seq > before), missing)
    with _lock:
        for seq, moves in fresh.items():
            if not any(isinstance(move.after, Tournament) for move in moves):  # a whole state each
                _kept[hashes[seq]] = moves
        while len(_kept) > KEPT:
            _kept.popitem(last=False)
    return known | fresh


_lock = threading.Lock()
_kept: OrderedDict[str, Moves] = OrderedDict()
"""By the hash of the event, which stands for all of the log before it."""
