"""The rounds, from the request to the last change of their boards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from ..byes.events import ByeKind
from ..changes.state import PairingChange, RefusedRequest
from ..drafts.events import PairedBoard, PairingFailed
from ..ids import GameId, PlayerId, RequestId
from ..manual.state import ManualPhase, PairedByHand
from ..tournament.steps import RoundStep

RoundStatus = Literal["none", "requested", "draft", "failed", "published", "closed"]


class Round(msgspec.Struct, frozen=True, kw_only=True):
    """`boards`, `byes`, `absent` and what follows are those of the draft or publication."""

    number: int
    status: RoundStatus = "none"
    request: RequestId = RequestId("")
    system: str = ""
    options: Mapping[str, str] = {}
    drafts: int = 0
    """Drafts made so far, the discarded ones included: the middle part of the next game ids."""
    base: int = 0
    boards: tuple[PairedBoard, ...] = ()
    pab: PlayerId | None = None
    byes: tuple[tuple[PlayerId, ByeKind], ...] = ()
    absent: tuple[PlayerId, ...] = ()
    order: tuple[PlayerId, ...] = ()
    """The TPN list this round was paired with."""
    engine: str = ""
    engine_version: str = ""
    input_hash: str = ""
    seal: str = ""
    checker: str = ""
    imported: bool = False
    manual: ManualPhase | None = None
    """While somebody pairs it by hand; `boards` and what else is here are the engine's draft, or
    with an empty sheet nothing."""
    by_hand: PairedByHand | None = None
    """Where `boards` and `pab` were made by hand."""
    failure: PairingFailed | None = None
    changes: tuple[PairingChange, ...] = ()
    """Those made after its publication, oldest first; `boards` and `pab` are what they left."""
    refused: tuple[RefusedRequest, ...] = ()
    """Requests to change its published boards, oldest first."""
    steps: tuple[RoundStep, ...] = ()
    clocks: str = ""
    """When its clocks were started, ISO 8601 in UTC; empty: not yet."""
    clocks_seq: int = 0
    default_time: int = 0
    """Minutes, as announced when the clocks were started."""
    pairing_deadline: str = ""
    """As set for this round, ISO 8601 in UTC; empty: as the regulations say."""
    pairing_deadline_seq: int = 0
    last_call: str = ""
    """When the last call for corrections ends, ISO 8601 in UTC; empty: none was announced."""
    last_call_seq: int = 0

    @property
    def published(self) -> bool:
        return self.status in ("published", "closed")

    @property
    def open(self) -> bool:
        """Asked for or drafted, not yet published: its pairing input must not move."""
        return self.status in ("requested", "draft") or self.manual is not None

    @property
    def seq(self) -> int:
        """Of the last thing done to it."""
        return self.steps[-1].seq if self.steps else 0

    @property
    def published_seq(self) -> int:
        """0: not published."""
        seqs = (step.seq for step in self.steps if step.type == "RoundPublished")
        return next(seqs, 0)

    @property
    def requested_seq(self) -> int:
        """Of the last request; 0: never asked for."""
        seqs = [step.seq for step in self.steps if step.type == "PairingRequested"]
        return seqs[-1] if seqs else 0

    @property
    def version(self) -> int:
        """Of its published boards: 1 as published, one more with each change."""
        return 1 + len(self.changes)

    @property
    def taken_back(self) -> Mapping[int, int]:
        """Seq of each change that was taken back -> of the event that did so."""
        changes = self.changes
        return {one.made.takes_back: one.seq for one in changes if one.made.takes_back}

    @property
    def standing_change(self) -> PairingChange | None:
        """The last change that was not taken back."""
        return self._standing[-1][1] if self._standing else None

    @property
    def _standing(self) -> tuple[tuple[int, PairingChange], ...]:
        """The changes that were not taken back, each with its version."""
        back = self.taken_back
        return tuple(
            (version, change)
            for version, change in enumerate(self.changes, 2)
            if not change.made.takes_back and change.seq not in back
        )

    def changed_in(self, game: GameId) -> int:
        """The version of the round in which that game came; 0: it was paired so."""
        for version, change in self._standing:
            if any(board.game == game for board in change.made.new):
                return version
        return 0

    @property
    def boards_as_paired(self) -> tuple[PairedBoard, ...]:
        """Before every change, in board order."""
        boards = set(self.boards)
        for change in reversed(self.changes):
            boards = boards.difference(change.made.new).union(change.made.old)
        return tuple(sorted(boards, key=lambda paired: paired.board))

    @property
    def pab_as_paired(self) -> PlayerId | None:
        return self.changes[0].made.was_pab if self.changes else self.pab
