"""What the fold keeps of the events themselves."""

from __future__ import annotations

import msgspec

from ..ids import GameId, PlayerId
from ..settings.settings import Regulations


class Stamp(msgspec.Struct, frozen=True, gc=False):
    """What the fold needs of an event's envelope; `at` is the server's time as it was recorded."""

    seq: int
    actor: str = ""
    at: str = ""
    device: str = ""


class RoundStep(msgspec.Struct, frozen=True, gc=False):
    """Something done to a round: the event type, who, when."""

    type: str
    by: str
    at: str
    seq: int


class RegulationsFrom(msgspec.Struct, frozen=True):
    """What the rounds from `first` on are paired and scored by, until the next of these.

    Where they are of another number, `checked` is the round before it that was checked again:
    `otherwise` of its boards would be paired otherwise.
    """

    first: int
    regulations: Regulations
    checked: int = 0
    otherwise: int = 0


class InputChange(msgspec.Struct, frozen=True, gc=False):
    """A fact that the pairing of `round` (0: of any round) reads, and that came after a request."""

    seq: int
    type: str
    subject: str
    """"player:41", "game:3.1.47", "round:3" or "settings"."""
    round: int = 0


class IntegrityEvent(msgspec.Struct, frozen=True, gc=False):
    """Something about past rounds that an inspector of the report has to read.

    `round` is the one it is about, `paired` the last one that was published by then.
    """

    seq: int
    type: str
    round: int
    paired: int
    game: GameId | None = None
    player: PlayerId | None = None
    was: str = ""
    now: str = ""
