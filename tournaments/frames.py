"""What a console is told of new events: rows of activity, the boards they touched, and topics.

A frame is rendered once in a process and language for all who may know as much, however many
consoles are open. Its boards are never older than the frame; they may be newer, and whatever made
them newer comes in a later frame.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from typing import Final
from weakref import WeakKeyDictionary

import msgspec

from events.live import Frame
from events.messages import HASH_SHOWN, Recorded

from .domain.catalogue import EVENTS
from .domain.discretion import Knows
from .domain.ids import GameId
from .domain.tournament.state import Tournament
from .erasure_watch import ErasureWatch
from .offload import CONSOLES, Flights
from .selectors.boards import boards_of
from .selectors.rows.boards import BoardRow
from .selectors.rows.log import ActivityRow
from .services import states
from .services.activity_rows import rows_with
from .services.names import names_of
from .words import ENGLISH, speaking

_Key = tuple[str, int, str, Knows, str]
"""Stream, seq before, hash of the last event, what the listener knows, his language."""

ERASING: Final = frozenset(name for name, event in EVENTS.items() if event.erases)

KEPT: Final = 256
"""Rendered frames a process keeps for those who come a little later."""


class ConsoleFrame(msgspec.Struct, frozen=True):
    """One message of `/ws/t/{slug}`: the events `prev + 1` to `seq`, in order, and the beginnings
    of the hashes of `seq` and `prev`."""

    seq: int
    hash: str
    prev: int
    prev_hash: str
    events: tuple[ActivityRow, ...]
    boards: tuple[BoardRow, ...]
    topics: tuple[str, ...]


class Rendering:
    """The frames of one event loop as JSON text, each made once."""

    def __init__(self) -> None:
        self._kept: OrderedDict[_Key, str] = OrderedDict()
        self._flights = Flights()
        self._watch = ErasureWatch(CONSOLES, "the consoles")
        self._erasures: object = None

    async def text(self, frame: Frame, knows: Knows, language: str = ENGLISH) -> str:
        """With the words that arbiters gave, as far as the listener `knows` them."""
        erased = any(event.type in ERASING for event in frame.events)
        erasures = await self._watch.look(at_once=erased)
        if erasures != self._erasures:
            self._kept.clear()
            self._erasures = erasures
        key = (frame.stream, frame.prev, frame.events[-1].hash, knows, language)
        kept = self._kept.get(key)
        if kept is None:
            kept = await self._flights.once(
                key, lambda: CONSOLES.run(render, frame, knows, language)
            )
            if erasures == self._watch.known:
                self._keep(key, kept)
        return kept

    def _keep(self, key: _Key, text: str) -> None:
        self._kept[key] = text
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def rendering() -> Rendering:
    """That of the running event loop."""
    return _renderings.setdefault(asyncio.get_running_loop(), Rendering())


def render(frame: Frame, knows: Knows, language: str = ENGLISH) -> str:
    """Reads the state at or after the frame's seq, hence not on an event loop."""
    state = states.current(frame.stream)
    with speaking(language):
        return msgspec.json.encode(console_frame(frame, state, knows)).decode()


def console_frame(frame: Frame, state: Tournament, knows: Knows) -> ConsoleFrame:
    names = names_of(state, events=frame.events, knows=knows)
    return ConsoleFrame(
        seq=frame.seq,
        hash=frame.hash[:HASH_SHOWN],
        prev=frame.prev,
        prev_hash=frame.prev_hash[:HASH_SHOWN],
        events=rows_with(names, frame.stream, state, frame.events),
        boards=boards_of(state, names, games(frame.events)),
        topics=topics(state, frame.events),
    )


def topics(state: Tournament, events: Iterable[Recorded]) -> tuple[str, ...]:
    """The topics of all the events, each once."""
    moved: dict[str, None] = {}
    for event in events:
        for topic in EVENTS[event.type].topics:
            moved |= dict.fromkeys(_boards(state, event) if topic == "boards" else (topic,))
    return tuple(moved)


def games(events: Iterable[Recorded]) -> tuple[GameId, ...]:
    """The games the events moved, each once."""
    return tuple(GameId(name) for name in _named("game", events))


def _boards(state: Tournament, event: Recorded) -> tuple[str, ...]:
    moved = [state.games[game].round for game in games((event,)) if game in state.games]
    named = _named("round", (event,))
    numbers = moved or [int(name) for name in named] or range(1, state.last_published + 1)
    return tuple(f"boards:{number}" for number in numbers)


def _named(kind: str, events: Iterable[Recorded]) -> tuple[str, ...]:
    """The `kind:name` scopes of the events, each once."""
    scopes = (scope.partition(":") for event in events for scope in event.scope_names)
    return tuple(dict.fromkeys(name for noun, _, name in scopes if noun == kind))


_renderings: WeakKeyDictionary[asyncio.AbstractEventLoop, Rendering] = WeakKeyDictionary()
