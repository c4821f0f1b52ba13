"""The boards of published rounds, and conflicts of two claims about them."""

from __future__ import annotations

import msgspec

from pairing.model import Colour

from ..ids import GameId, PlayerId
from ..notes.state import BoardNote
from ..player_reports.state import FileReport, Report
from .results import Result


class OpenConflict(msgspec.Struct, frozen=True, kw_only=True):
    """Two claims: what stood, by whom; what was claimed later, by whom."""

    seq: int
    scope: str
    game: GameId | None
    command: str
    standing: str
    standing_seq: int
    standing_by: str
    standing_at: str
    standing_device: str
    claimed: str
    expected: str
    by: str
    at: str
    device: str


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """A board of a published round. `seq`, `by`, `at`, `device` belong to the standing result."""

    id: GameId
    round: int
    board: int
    white: PlayerId
    black: PlayerId
    result: Result | None = None
    seq: int = 0
    by: str = ""
    at: str = ""
    device: str = ""
    entered_at: str = ""
    """When what stands was first entered, corrections aside."""
    confirmed_by: str = ""
    confirmed_seq: int = 0
    adjourned: bool = False
    """Adjourned and not finished yet: a draw for pairing, nothing in the standings."""
    rated: Result | None = None
    """What is rated, where that is not what counts (C.04.2 4.3)."""
    rated_seq: int = 0
    reversed: bool = False
    """Black as paired had White (Laws 7.3); `result` still names the seats as paired."""
    rated_reversed: bool | None = None
    """The same in the report, where that is not what counts for later pairings."""
    colours_seq: int = 0
    adjourned_seq: int = 0
    empty: tuple[Colour, ...] = ()
    """Seats at which nobody was seen."""
    decided_seq: int = 0
    """Of the chief arbiter's last decision on this board; 0: none."""
    decided_at: str = ""
    since: int = 0
    """The round that was running when the first result came; later than `round` if adjourned."""
    drawn_for: tuple[int, ...] = ()
    """The rounds that were published while it was adjourned: a draw for their pairing."""
    conflicts: tuple[int, ...] = ()
    """Seqs of the open ConflictRaised."""
    history: tuple[int, ...] = ()
    """Seqs of all events of this game, oldest first."""
    reports: tuple[Report, ...] = ()
    """The last of each player who reported, the newest at the end; they move nothing here."""
    file_report: FileReport | None = None
    """What a file of the electronic boards says; it moves nothing here."""
    reports_settled: int = 0
    """Seq of the last report an arbiter has looked at beside the result."""
    notes: tuple[BoardNote, ...] = ()
    """Oldest first."""
    seen_at: str = ""
    """When an arbiter last saw it being played, ISO 8601 in UTC; empty: nobody said so."""
    seen_by: str = ""
    seen_seq: int = 0
    replaced_seq: int = 0
    """Of the change of the published pairings that ended it before it was played."""

    @property
    def rated_result(self) -> Result | None:
        return self.result if self.rated is None else self.rated

    @property
    def reversed_in_report(self) -> bool:
        return self.reversed if self.rated_reversed is None else self.rated_reversed

    def report_of(self, colour: Colour) -> Report | None:
        """The last report from that seat."""
        return next((each for each in self.reports if each.colour == colour), None)

    def player_of(self, colour: Colour) -> PlayerId:
        """Who has that seat as paired."""
        return self.white if colour == Colour.WHITE else self.black

    @property
    def confirmed(self) -> bool:
        return self.confirmed_seq > 0

    @property
    def settled(self) -> bool:
        """Ready for the next pairing (C.04.2 3.1)."""
        return self.result is not None or self.adjourned
