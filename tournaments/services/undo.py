"""Undoing one event: what the log says of it, and whether it still is as it was read.

The command that takes an event back names it: `undoes` in the request becomes the causation of
what is recorded, "event:812".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from typing import Final

from msgspec.structs import replace

from events import store
from events.messages import Recorded
from events.store import Locked

from .. import log
from ..domain import decisions
from ..domain.batches.commands import UndoBatch
from ..domain.command import Command, MayLeaveFideMode
from ..domain.compensation import Past, compensation, replacing
from ..domain.event import Event
from ..domain.folding import fold
from ..domain.games.commands import Correction
from ..domain.settings.events import ProhibitedPairsSet, SettingsChanged, VirtualPointsSet
from ..domain.tournament.state import Tournament
from . import states

_EVENT: Final = "event:"
Reads = Callable[[int, int | None], list[Recorded]]
"""The events after a seq, up to and with another."""


def cause(seq: int | None) -> str:
    """The causation of what takes the event back; empty: nothing is taken back."""
    return f"{_EVENT}{seq}" if seq else ""


def undone(causation: str) -> int:
    """The seq of the event that is taken back; 0: none."""
    seq = causation.removeprefix(_EVENT)
    return int(seq) if seq != causation else 0


def past(seq: int, read: Reads, before: Callable[[], Tournament]) -> Past:
    """Of the event `seq`; the log is read at most once."""

    @cache
    def later() -> list[tuple[int, Event]]:
        return [(event.seq, log.decoded(event)) for event in read(seq, None)]

    return Past(before=cache(before), later=later)


def past_of(stream: str, state: Tournament, seq: int) -> Past:
    """What the log says of the event `seq`, up to that state."""
    return past(
        seq,
        lambda after, _upto: store.read(stream, after, state.seq),
        lambda: states.at(stream, seq - 1) if seq > 1 else Tournament(),
    )


def pasts_of(stream: str, recorded: Sequence[Recorded]) -> Callable[[int], Past]:
    """For several events of a log that has been read: it is decoded once, and only if asked."""

    @cache
    def everything() -> list[tuple[int, Event]]:
        return [(event.seq, log.decoded(event)) for event in recorded]

    def one(seq: int) -> Past:
        return Past(
            before=lambda: states.at(stream, seq - 1) if seq > 1 else Tournament(),
            later=lambda: everything()[seq:],
        )

    return one


def objection(
    locked: Locked, state: Tournament, command: Command, causation: str
) -> decisions.Conflict | None:
    """What takes an event back is still what the log says would: else it is read again."""
    seq = undone(causation)
    if not seq:
        return None
    known = past(seq, locked.read, lambda: _folded(locked, seq - 1))
    recorded = locked.read(seq - 1, seq)
    event = log.decoded(recorded[0]) if recorded else None
    wanted = compensation(state, seq, event, known) if event else None
    if wanted == _as_compensation(command):
        return None
    since = replacing(event, known) if event else 0
    return decisions.Conflict(
        "ChangedMeanwhile.replaced" if since else "ChangedMeanwhile.taken-back",
        {"event": seq, "since": since},
        claims=(decisions.Claim("", "", "", "", since),) if since else (),
    )


def lists_of(locked: Locked, state: Tournament, command: UndoBatch) -> Iterator[Command]:
    """What takes back the settings and lists that a batch of entries set, as far as they stand."""
    for recorded in locked.read(command.first - 1, command.last):
        event, seq = log.decoded(recorded), recorded.seq
        if isinstance(event, SettingsChanged | ProhibitedPairsSet | VirtualPointsSet):
            known = past(seq, locked.read, partial(_folded, locked, seq - 1))
            if back := compensation(state, seq, event, known):
                yield back


def around(locked: Locked, batch: Command) -> decisions.Around | None:
    """The states before and after the events of a batch; None: it is none."""
    if not isinstance(batch, UndoBatch):
        return None
    before = _folded(locked, batch.first - 1)
    made = log.facts(locked.read(batch.first - 1, batch.last))
    return decisions.Around(before, fold(before, made))


def _folded(locked: Locked, upto: int) -> Tournament:
    return fold(Tournament(), log.facts(locked.read(0, upto))) if upto else Tournament()


def _as_compensation(command: Command) -> Command:
    """That the deadline is over, or that FIDE mode is left, is read and sent with the command; it
    undoes the same."""
    if isinstance(command, Correction):
        return replace(command, late=False)
    if isinstance(command, MayLeaveFideMode):
        return replace(command, leaves_fide_mode_from=0, leaves_fide_mode_again=0)
    return command
