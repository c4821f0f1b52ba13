"""The command that takes a batch back."""

from __future__ import annotations

import msgspec

from ..command import Command
from ..entries.ratings import BothRatings
from ..ids import PlayerId
from ..roles import OFFICE
from ..tournament.state import Tournament
from ..values import Federation, Number, Title


class EntryBefore(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What stood at an entry before a batch corrected it; `details` is the digest."""

    player: PlayerId
    details: str
    title: Title
    federation: Federation
    ratings: BothRatings
    womens_title: Title = ""


class UndoBatch(Command, frozen=True, kw_only=True):
    """Takes back what the events `first` to `last` did, as far as nothing has moved it since.

    `before` is read from the log by the service: the events of a correction do not hold it.
    """

    roles = OFFICE
    comes = "by-form"

    first: Number
    last: Number
    before: tuple[EntryBefore, ...] = ()

    def needs_names(self, state: Tournament, /) -> bool:
        return state.phase == "running"
