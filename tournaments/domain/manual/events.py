"""Events of manual pairing: a phase over the engine's draft, from its beginning to its end."""

from __future__ import annotations

import msgspec

from ..byes.events import ByeKind
from ..drafts.events import PairedBoard
from ..event import Event
from ..ids import PlayerId, RequestId
from ..scopes import Scopes
from .older import draft_left, from_a_draft, nothing_despite


class EmptySheet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is paired where no legal pairing exists: as of `RoundPaired`, but for the boards."""

    base: int
    players: tuple[PlayerId, ...]
    byes: tuple[tuple[PlayerId, ByeKind], ...] = ()
    absent: tuple[PlayerId, ...] = ()
    input_hash: str


class ManualPairingBegun(Event, frozen=True, kw_only=True):
    """One arbiter pairs the round by hand from now on; `request` is that of the engine's draft.

    `sheet`: no legal pairing exists; it is paired from nothing, and `request` is the one that the
    engine answered so.
    """

    topics = ("rounds",)
    public = False
    older = (from_a_draft,)

    round: int
    request: RequestId
    sheet: EmptySheet | None = None

    def scopes(self) -> Scopes:
        return (f"round:{self.round}",)


class ManualPairingChanged(Event, frozen=True, kw_only=True):
    """Boards (white, black) taken apart and made; `was_pab` and `pab`: who had the bye, who has
    it now. Whoever has no place afterwards waits for one."""

    topics = ("rounds",)
    public = False

    round: int
    request: RequestId
    broken: tuple[tuple[PlayerId, PlayerId], ...] = ()
    made: tuple[tuple[PlayerId, PlayerId], ...] = ()
    was_pab: PlayerId | None = None
    pab: PlayerId | None = None

    def scopes(self) -> Scopes:
        return (f"round:{self.round}",)


class ManualPairingDiscarded(Event, frozen=True, kw_only=True):
    """The phase ends without a pairing: the engine's draft, or its answer, stands as before it.

    `sheet`: what is left was an empty sheet.
    """

    topics = ("rounds",)
    public = False
    older = (draft_left,)

    round: int
    request: RequestId
    sheet: bool = False

    def scopes(self) -> Scopes:
        return (f"round:{self.round}",)


class RoundPairedManually(Event, frozen=True, kw_only=True):
    """The phase ends: these boards are the draft now, in place of those of `replaces`.

    The distance to the engine's pairing: its boards that are gone (`broken`), those that stand in
    their place (`made`), and who had the bye there (`was_pab`). `over_the_limit` got a colour
    against C.04.1 6 or 7, `articles` are those the validator does not find met; both were shown
    and confirmed. The comment stands as the reason.

    From an empty sheet every board is one of `made`; `despite` are those who meet again or must not
    meet, and who has the bye against C.04.1 4: confirmed as well.
    """

    topics = ("rounds",)
    public = False
    older = (nothing_despite,)

    round: int
    replaces: RequestId
    request: RequestId
    base: int
    boards: tuple[PairedBoard, ...]
    pab: PlayerId | None = None
    byes: tuple[tuple[PlayerId, ByeKind], ...] = ()
    absent: tuple[PlayerId, ...] = ()
    broken: tuple[tuple[PlayerId, PlayerId], ...] = ()
    made: tuple[tuple[PlayerId, PlayerId], ...] = ()
    was_pab: PlayerId | None = None
    over_the_limit: tuple[PlayerId, ...] = ()
    despite: tuple[PlayerId, ...] = ()
    articles: tuple[str, ...] = ()
    input_hash: str
    seal: str

    @property
    def from_nothing(self) -> bool:
        """The engine had no pairing: an empty sheet was filled."""
        return not self.broken and self.was_pab is None

    def scopes(self) -> Scopes:
        return (f"round:{self.round}",)
