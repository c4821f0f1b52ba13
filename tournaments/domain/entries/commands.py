"""Commands of entries: who plays, and when."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from ..command import Command
from ..ids import PersonId, PlayerId
from ..roles import DESK, OFFICE
from ..scopes import Scopes
from ..tournament.state import Tournament
from ..values import MOST_IN_A_BATCH, Federation, K, Rating, ShortText, Title
from .sources import Whose

BOTH_AT_ONCE: Final = (
    "national_rating",
    "national_source",
    "expected_national",
    "expected_national_source",
)


class EnterPlayer(Command, frozen=True, kw_only=True):
    """Before the start an entry, afterwards a late entry for the next round to be paired.

    `person` and `details` are made by the service that keeps the personal details.
    """

    roles = DESK
    comes = "by-form"
    came_later = frozenset({"national_rating", "national_source", "fides_k", "womens_title"})

    person: PersonId
    details: str
    title: Title = ""
    federation: Federation = ""
    rating: Rating = 0
    """FIDE's, unless its source is not."""
    rating_source: ShortText = ""
    national_rating: Rating = 0
    """Beside FIDE's."""
    national_source: ShortText = ""
    fides_k: K = 0
    """As FIDE's list says it; 0: not known."""
    womens_title: Title = ""
    """Of who has a higher one in `title` too."""

    def needs_names(self, state: Tournament, /) -> bool:
        return state.phase == "running"


class TakeBackEntry(Command, frozen=True, kw_only=True):
    """The entry was a mistake; only while it has not been paired. Needs a reason."""

    roles = OFFICE

    player: PlayerId

    def scopes(self) -> Scopes:
        return (f"player:{self.player}",)


class RestoreEntry(Command, frozen=True, kw_only=True):
    """Puts an entry back that was taken back; needs a reason."""

    roles = OFFICE

    player: PlayerId

    def scopes(self) -> Scopes:
        return (f"player:{self.player}",)

    def needs_names(self, state: Tournament, /) -> bool:
        return state.lacks_number(self.player)


class CorrectPlayer(Command, frozen=True, kw_only=True):
    roles = DESK
    comes = "by-form"
    came_later = frozenset({"womens_title"})

    player: PlayerId
    details: str
    title: Title
    federation: Federation
    womens_title: Title | None = None
    """null: as it is."""

    def scopes(self) -> Scopes:
        return (f"player:{self.player}:details",)


class CorrectRating(Command, frozen=True, kw_only=True):
    """The number, where it comes from, or both: whether it is FIDE's hangs on the source.

    Of two ratings that of the kind is corrected, and the other stays. Where there is only one of
    the other kind, which `expected` names, it becomes one of this kind; 0: this one comes beside
    it. With `national_rating` both are said at once, `rating` is FIDE's then.
    """

    roles = OFFICE
    came_later = frozenset({"rating_kind", "expected_source", "fides_k", *BOTH_AT_ONCE})

    player: PlayerId
    expected: Rating
    rating: Rating
    rating_source: ShortText = ""
    rating_kind: Whose = ""
    """`elo`: FIDE's; `national`: not; empty: `rating_source` says it ("DWZ" is none of FIDE's)."""
    expected_source: ShortText | None = None
    """The source to be replaced, also where the number stays; null: only the number is asked."""
    national_rating: Rating | None = None
    """null: only the one rating is corrected."""
    national_source: ShortText = ""
    expected_national: Rating = 0
    expected_national_source: ShortText | None = None
    fides_k: K | None = None
    """null: as it is."""

    def scopes(self) -> Scopes:
        return (f"player:{self.player}:details",)


class MergeEntries(Command, frozen=True, kw_only=True):
    roles = OFFICE

    kept: PlayerId
    dropped: PlayerId


class Double(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    kept: PlayerId
    dropped: PlayerId


class MergeDoubles(Command, frozen=True, kw_only=True):
    """Several doubles as one batch, as they were shown: all of them, or none."""

    roles = OFFICE

    doubles: Annotated[tuple[Double, ...], Meta(min_length=1, max_length=MOST_IN_A_BATCH)]


class SeparateEntries(Command, frozen=True, kw_only=True):
    """Takes a merge back: both entries are again what they were; needs a reason."""

    roles = OFFICE

    kept: PlayerId
    dropped: PlayerId

    def needs_names(self, state: Tournament, /) -> bool:
        return state.lacks_number(self.dropped)


class TellEntriesApart(Command, frozen=True, kw_only=True):
    """These are two people: they are not proposed as a double entry again."""

    roles = OFFICE

    one: PlayerId
    other: PlayerId
