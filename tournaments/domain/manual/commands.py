"""Commands of manual pairing."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from ..command import Command
from ..ids import PlayerId, RequestId
from ..roles import OFFICE
from ..values import RoundNumber


class BeginManualPairing(Command, frozen=True, kw_only=True):
    """From the engine's draft `request`, and with a reason; one arbiter at a time.

    Where the engine answered `request` by saying that no legal pairing exists: from an empty sheet,
    by the chiefs.
    """

    roles = OFFICE

    round: RoundNumber
    request: RequestId


class ChangeManualPairing(Command, frozen=True, kw_only=True):
    """Takes boards (white, black) apart and makes others, all of them or none.

    `expected_pab` is who has the bye now, `pab` who has it afterwards (null: nobody).
    """

    roles = OFFICE

    round: RoundNumber
    request: RequestId
    broken: tuple[tuple[PlayerId, PlayerId], ...] = ()
    made: tuple[tuple[PlayerId, PlayerId], ...] = ()
    expected_pab: PlayerId | None = None
    pab: PlayerId | None = None


class EndManualPairing(Command, frozen=True, kw_only=True):
    """The boards made by hand become the draft; the reason is the comment.

    `seen` is the seal of the pairing whose comparison was read; `over_the_limit` are those whose
    colour is confirmed although C.04.1 6 or 7 speaks against it. Of an empty sheet `despite` are
    those who are confirmed although they meet again, must not meet or may not get the bye.
    """

    roles = OFFICE

    round: RoundNumber
    request: RequestId
    seen: Annotated[str, Meta(max_length=64)]
    over_the_limit: tuple[PlayerId, ...] = ()
    despite: tuple[PlayerId, ...] = ()


class DiscardManualPairing(Command, frozen=True, kw_only=True):
    """The engine's draft, or its answer, stands; somebody else's phase is for the chiefs, with a
    reason."""

    roles = OFFICE

    round: RoundNumber
    request: RequestId
