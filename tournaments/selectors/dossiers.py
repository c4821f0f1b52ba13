"""Everything a committee needs to decide one appeal, taken from one state of the log."""

from __future__ import annotations

from .appeals import AppealRow, MemberRow
from .articles import ArticleRow
from .explanations import BoardStory
from .photos import PhotoRow
from .rows.base import Row
from .rows.log import ActivityRow
from .rows.standings import StandingRow


class PairedBy(Row, frozen=True, kw_only=True):
    """How a board came about; `story` is None and `unexplained` says why where nobody can tell."""

    engine: str
    checker: str
    base: int
    input_hash: str
    seal: str
    story: BoardStory | None
    unexplained: str


class Photo(Row, frozen=True, kw_only=True):
    """A photo of the board or of the appeal; `content` is empty once it was erased."""

    row: PhotoRow
    content: bytes


class Dossier(Row, frozen=True, kw_only=True):
    """`seq`, `hash` and `at` are those of the last event this was made from."""

    tournament: str
    slug: str
    seq: int
    hash: str
    at: str
    time_zone: str
    """Of the hall; empty: the server's."""
    language: str
    """Of the hall."""
    minutes: int
    """How long after a decision it can be appealed against."""
    appeal: AppealRow
    committee: tuple[MemberRow, ...]
    articles: tuple[ArticleRow, ...]
    timeline: tuple[ActivityRow, ...]
    photos: tuple[Photo, ...]
    standings: tuple[StandingRow, ...]
    """The lines of its players after `round`; empty before a round is published."""
    round: int
    pairing: PairedBy | None
    """None: the appeal is not about a board."""
