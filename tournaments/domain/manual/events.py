"""Events of manual pairing: a phase over the engine's draft, from its beginning to its end."""

from __future__ import annotations

from ..byes.events import ByeKind
from ..drafts.events import PairedBoard
from ..event import Event
from ..ids import PlayerId, RequestId
from ..scopes import Scopes


class ManualPairingBegun(Event, frozen=True, kw_only=True):
    """One arbiter pairs the round by hand from now on; `request` is that of the engine's draft."""

    topics = ("rounds",)
    public = False

    round: int
    request: RequestId

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
    """The phase ends without a pairing: the engine's draft stands as before it."""

    topics = ("rounds",)
    public = False

    round: int
    request: RequestId

    def scopes(self) -> Scopes:
        return (f"round:{self.round}",)


class RoundPairedManually(Event, frozen=True, kw_only=True):
    """The phase ends: these boards are the draft now, in place of those of `replaces`.

    The distance to the engine's pairing: its boards that are gone (`broken`), those that stand in
    their place (`made`), and who had the bye there (`was_pab`). `over_the_limit` got a colour
    against C.04.1 6 or 7, `articles` are those the validator does not find met; both were shown
    and confirmed. The comment stands as the reason.
    """

    topics = ("rounds",)
    public = False

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
    articles: tuple[str, ...] = ()
    input_hash: str
    seal: str

    def scopes(self) -> Scopes:
        return (f"round:{self.round}",)
