"""Commands of imports."""

from __future__ import annotations

from ..byes.events import ByeKind
from ..command import Command
from ..drafts.events import PairedBoard
from ..ids import PlayerId
from ..roles import DESK, OFFICE
from ..values import RoundNumber
from .list_fields import ListColumn
from .rating_list import ListPeriod, ListSource, RatingOf


class ImportRound(Command, frozen=True, kw_only=True):
    """A round as a report file has it: paired and published at once, marked as imported."""

    roles = OFFICE
    comes = "from-the-server"

    round: RoundNumber
    boards: tuple[PairedBoard, ...]
    pab: PlayerId | None = None
    byes: tuple[tuple[PlayerId, ByeKind], ...] = ()


class ImportReportLines(Command, frozen=True, kw_only=True):
    """The ### lines and records that say nothing to us, of the file a tournament is made of, before
    its first round."""

    roles = OFFICE
    comes = "from-the-server"

    lines: tuple[str, ...]


class MapColumns(Command, frozen=True, kw_only=True):
    """What each column of an imported list holds, as an arbiter said; see `ColumnsMapped`."""

    roles = DESK
    comes = "from-the-server"

    headings: str
    line: int
    columns: tuple[ListColumn, ...]


class UseRatingList(Command, frozen=True, kw_only=True):
    """The tournament plays by the ratings of this list."""

    roles = OFFICE

    source: ListSource
    kind: RatingOf
    period: ListPeriod
