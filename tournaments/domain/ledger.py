"""The state while events are folded into it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from .entries.ratings import BothRatings
from .entries.state import rated
from .event import Event
from .ids import PlayerId
from .rounds.state import Round
from .settings.settings import Settings, under
from .settings.timetable import timetable
from .tournament.state import Phase, Tournament
from .tournament.steps import InputChange, IntegrityEvent, RoundStep, Stamp


class Ledger:
    """The state while it is being folded: mutable, and seen by the fold alone."""

    def __init__(self, state: Tournament) -> None:
        self.state = state
        self.seq = state.seq
        self.fields: dict[str, Any] = {}
        self.settings = state.settings
        self.regulations = state.regulations
        self.arbiters = dict(state.arbiters)
        self.devices = dict(state.devices)
        self.players = dict(state.players)
        self.apart = dict(state.apart)
        self.order = state.order
        self.rounds = dict(state.rounds)
        self.games = dict(state.games)
        self.conflicts = dict(state.conflicts)
        self.appeals = dict(state.appeals)
        self.announcements = dict(state.announcements)
        self.screens = dict(state.screens)
        self.attachments = dict(state.attachments)
        self.last_published = state.last_published
        self.input_changes = list(state.input_changes)
        self.watching = any(round_.open for round_ in state.rounds.values())
        self.integrity = list(state.integrity)
        self.refusals = state.refusals
        self.named_members = list(state.named_members)

    def closed(self) -> Tournament:
        if self.seq == self.state.seq:
            return self.state
        return replace(
            self.state,
            seq=self.seq,
            settings=self.settings,
            regulations=self.regulations,
            arbiters=self.arbiters,
            devices=self.devices,
            players=self.players,
            apart=self.apart,
            order=self.order,
            rounds=self.rounds,
            games=self.games,
            conflicts=self.conflicts,
            appeals=self.appeals,
            announcements=self.announcements,
            screens=self.screens,
            attachments=self.attachments,
            last_published=self.last_published,
            input_changes=tuple(self.input_changes),
            integrity=tuple(self.integrity),
            refusals=self.refusals,
            named_members=tuple(self.named_members),
            **self.fields,
        )

    def plays_by(self, settings: Settings) -> None:
        """From now on these settings hold; they say which rating of each player counts."""
        method = settings.ranking_method
        if method != self.settings.ranking_method:
            self.players = {
                number: rated(entry, entry.ratings, method)
                for number, entry in self.players.items()
            }
        self.settings = settings

    def rates(self, player: PlayerId, ratings: BothRatings) -> None:
        """The entry has these ratings."""
        method = self.settings.ranking_method
        self.players[player] = rated(self.players[player], ratings, method)

    def player(self, player: PlayerId, **changes: Any) -> None:
        self.players[player] = replace(self.players[player], **changes)

    def step(self, number: int, stamp: Stamp, event: Event, **changes: Any) -> None:
        """Note what was done to the round."""
        before = self.rounds.get(number) or Round(number=number)
        step = RoundStep(type(event).__name__, stamp.actor, stamp.at, stamp.seq)
        self.rounds[number] = replace(before, steps=(*before.steps, step), **changes)

    def goes_by_round(self) -> None:
        """The settings are those of the round that is paired next."""
        held = [each for each in self.regulations if each.first <= self.last_published + 1]
        if held:
            self.plays_by(under(held[-1].regulations, self.settings))

    def goes_by_time(self) -> None:
        """The rounds have the times of the settings."""
        held = self.regulations
        rounds = held[-1].regulations.rounds if held else self.settings.rounds
        before = self.fields.get("timetable", self.state.timetable)
        self.fields["timetable"] = timetable(before, self.settings, rounds)

    def moves_input(self, stamp: Stamp, event: Event, subject: str, round_number: int = 0) -> None:
        if self.watching:
            change = InputChange(stamp.seq, type(event).__name__, subject, round_number)
            self.input_changes.append(change)

    def goes_into_report(self, stamp: Stamp, event: Event, number: int, **facts: Any) -> None:
        """Note what an inspector has to read; `facts` are those of `IntegrityEvent`."""
        self.integrity.append(
            IntegrityEvent(stamp.seq, type(event).__name__, number, self.last_published, **facts)
        )

    def enters(self, phase: Phase, stamp: Stamp) -> None:
        self.fields |= {"phase": phase, "phase_seq": stamp.seq}

    def watch(self, watching: bool) -> None:
        """Begin or end to note what moves the input of the pairing in hand."""
        self.watching = watching
        self.input_changes.clear()


_Fold = Callable[[Ledger, Stamp, Any], None]
_F = TypeVar("_F", bound=_Fold)

FOLDS: Final[dict[type[Event], _Fold]] = {}


def folds(*events: type[Event]) -> Callable[[_F], _F]:
    """The function says what these events do to the ledger."""

    def register(fold: _F) -> _F:
        for event in events:
            if event in FOLDS:
                raise TypeError(f"{event.__name__} is folded twice")
            FOLDS[event] = fold
        return fold

    return register
