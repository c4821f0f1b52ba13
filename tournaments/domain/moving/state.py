"""What the entry of a player who was moved says of it."""

from __future__ import annotations

import msgspec

from ..ids import PlayerId


class SectionMove(msgspec.Struct, frozen=True, gc=False):
    """The last move between sections: to the other section (`away`), or from there."""

    section: str
    section_name: str
    entry: PlayerId
    """There."""
    away: bool
    seq: int
    stands_since: int
    """Seq of the event that set the entry as it is: that of the move, or of one after it that was
    taken back."""
    before: SectionMove | None = None
    """The one that stood until then, and stands again when this one is taken back."""
