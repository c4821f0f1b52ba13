"""Commands about the boards of a published round."""

from __future__ import annotations

import msgspec

from ..command import Command
from ..ids import GameId, PlayerId
from ..roles import CHIEFS, OFFICE
from ..values import Clause, Number, RoundNumber
from .events import Ground, RequestKind


class NewBoard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    board: Number
    white: PlayerId
    black: PlayerId


class ChangePublishedPairings(Command, frozen=True, kw_only=True):
    """On a ground of C.04.2 4.4, and with a reason: the `replaced` games end, `boards` stand.

    `expected_pab` is who has the pairing-allocated bye now, `pab` who has it afterwards; `absent`
    are those who had a place and lose it; `agreed` are those who were asked and agree. `clause`
    says which article of the regulations allows it, where they are the ground.
    """

    roles = CHIEFS

    round: RoundNumber
    ground: Ground
    replaced: tuple[GameId, ...] = ()
    boards: tuple[NewBoard, ...] = ()
    expected_pab: PlayerId | None = None
    pab: PlayerId | None = None
    absent: tuple[PlayerId, ...] = ()
    agreed: tuple[PlayerId, ...] = ()
    clause: Clause = ""


class TakeBackPairingChange(Command, frozen=True, kw_only=True):
    """The last change of published pairings was a mistake, and nothing is recorded on its boards
    yet: what it replaced stands again. `of` is its seq; who made such a change may take it back."""

    roles = CHIEFS

    round: RoundNumber
    of: Number


class RefuseRequest(Command, frozen=True, kw_only=True):
    """Players asked for another pairing of a published round; the reason says what they said."""

    roles = OFFICE

    round: RoundNumber
    kind: RequestKind
    players: tuple[PlayerId, ...]
    games: tuple[GameId, ...] = ()
