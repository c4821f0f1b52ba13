"""What erasing a person would take away, to be read before it is done."""

from __future__ import annotations

from .rows.base import Row


class ErasedText(Row, frozen=True, kw_only=True):
    """A text that stands beside the log. `sure`: it names the person, or was written about the
    entry, an appeal or a decision; else it stands at one of the boards, or has a given name."""

    seq: int
    at: str
    by_name: str
    event: str
    words: str
    sure: bool


class ErasedPicture(Row, frozen=True, kw_only=True):
    attachment: str
    seq: int
    at: str
    by_name: str
    event: str


class Elsewhere(Row, frozen=True, kw_only=True):
    """An entry in another tournament of the asker that looks like the same person."""

    slug: str
    tournament: str
    player: int
    name: str


class ErasedTogether(Row, frozen=True, kw_only=True):
    """The entry of the same person in another section, erased at the same time or not at all.

    `texts` beside those that are listed already, as `seq` of that log has them, and the number of
    `pictures`: only where the asker is the chief arbiter (`mine`), who alone erases there.
    """

    slug: str
    tournament: str
    player: int
    name: str
    seq: int
    mine: bool
    still_playing: bool
    texts: tuple[ErasedText, ...]
    pictures: int


class MemberElsewhere(Row, frozen=True, kw_only=True):
    """Somebody of the same name on a committee of a tournament of the asker."""

    slug: str
    tournament: str
    member: int
    name: str


class ErasurePlan(Row, frozen=True, kw_only=True):
    """`details` are the values that go, by what they are; empty when they have gone already."""

    player: int
    name: str
    erased_seq: int
    still_playing: bool
    entries: tuple[int, ...]
    details: tuple[tuple[str, str], ...]
    texts: tuple[ErasedText, ...]
    pictures: tuple[ErasedPicture, ...]
    together: tuple[ErasedTogether, ...]
    """In other sections between which the player was moved."""
    elsewhere: tuple[Elsewhere, ...]
    members: tuple[MemberElsewhere, ...]
    """Of the same name on a committee, of this tournament too."""


class MemberErasurePlan(Row, frozen=True, kw_only=True):
    """Of somebody who was on a committee and neither plays nor has an account: the name goes, and
    the texts that are chosen."""

    member: int
    name: str
    erased_seq: int
    still_sits: bool
    texts: tuple[ErasedText, ...]
    entries_elsewhere: tuple[Elsewhere, ...]
    members_elsewhere: tuple[MemberElsewhere, ...]
