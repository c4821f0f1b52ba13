"""What the public is told as it happens, and what the door is told for it. Knows no Django: the
door (`config.door`), a process of its own, reads and writes these messages too.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace


class Head(msgspec.Struct, frozen=True):
    """`/t/{slug}/head`: the newest version.

    `tag` is the part of an address that names the version (`v/{tag}/`) and no other log's, `at` is
    when it came into being, `hash` that of its event, `round` the newest published round (0: none).
    What a phone kept of versions before `keep_from` it shows no more. Where the hall has a second
    machine, `others` are its addresses, `led_at` the one to go to instead of this one, and `hall`
    and `epoch` as `/machine/` says them: by these a phone knows that another machine is of the same
    hall, and not led by what was before.
    """

    version: int
    tag: str
    at: str
    hash: str
    round: int
    keep_from: int = 0
    others: tuple[str, ...] | UnsetType = UNSET
    led_at: str | UnsetType = UNSET
    hall: str | UnsetType = UNSET
    epoch: int | UnsetType = UNSET


class ChangedBoards(msgspec.Struct, frozen=True):
    """All that is new since the version of the tag `since`: results of the newest round.

    `boards`: by board as text for people, the same in every language, "" where there is none any
    more. `missing`, `adjourned`: counts of the round, as in `results.json`.
    """

    since: str
    boards: dict[int, str]
    missing: int
    adjourned: int


class NewVersion(Head, frozen=True):
    """Each message of `/t/{slug}/live`: a `Head`, and what has changed where that is little.

    Who has another version than `changes.since`, or gets none, fetches what he shows.
    """

    changes: ChangedBoards | UnsetType = UNSET


def announcement(head: Head, changes: ChangedBoards | None) -> NewVersion:
    newest = UNSET if changes is None else changes
    return NewVersion(**msgspec.structs.asdict(head), changes=newest)


def head_of(newest: NewVersion) -> Head:
    """Without what has changed."""
    return Head(**{field: getattr(newest, field) for field in Head.__struct_fields__})


def event(newest: NewVersion) -> bytes:
    """The server-sent event, its id the version."""
    return b"id: %d\ndata: %s\n\n" % (newest.version, msgspec.json.encode(newest))


def joined(first: NewVersion, then: NewVersion) -> NewVersion:
    """Both in one, for who was told neither."""
    before, after = first.changes, then.changes
    if before is UNSET or after is UNSET or after.since != first.tag:
        return replace(then, changes=UNSET)
    boards = before.boards | after.boards
    return replace(then, changes=replace(after, since=before.since, boards=boards))


# --- between the hall and its door: a JSON document a line ---------------------------------------

LINE: Final = "door.line"
"""Such a line as a message of an ASGI application of the type `door`."""


class Follow(msgspec.Struct, frozen=True, tag="follow"):
    """The door asks for the news of a tournament, until it says `Leave`."""

    slug: str


class Leave(msgspec.Struct, frozen=True, tag="leave"):
    slug: str


class Look(msgspec.Struct, frozen=True, tag="look"):
    """The door asks whether a version is one of the log; `tag` empty: whether there is one of that
    number by now."""

    slug: str
    version: int
    tag: str


class DoorNews(msgspec.Struct, frozen=True, tag="news"):
    """The newest version; first what stands, then each as it comes into being."""

    slug: str
    newest: NewVersion


class Looked(msgspec.Struct, frozen=True, tag="looked"):
    """The answer; news of before it has been told."""

    slug: str
    version: int
    tag: str
    here: bool


class Gone(msgspec.Struct, frozen=True, tag="gone"):
    """No news come any more: there is no such tournament, its log is another one, or the hall
    stops. Who listens comes again."""

    slug: str


Asked = Follow | Leave | Look
Told = DoorNews | Looked | Gone
