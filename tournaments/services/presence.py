"""Who is at which board, and who pairs which round: told to the arbiters' consoles, kept nowhere.

A console says where it is every few seconds; who has not been heard for ten is forgotten by those
who listen, and at once when its socket ends. Nothing of it is in the log or on a public page.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from events import live

from ..domain.ids import UserId
from ..domain.settings.settings import LARGEST_NUMBER
from ..domain.values import RoundOrNone

ConsoleId = Annotated[str, Meta(pattern=r"^[0-9a-f-]{8,40}$(?!\n)")]
Doing = Literal["", "preparing", "pairing", "reviewing"]


class Whereabouts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where a console is; `console` is an id it has made for as long as its page is open.

    `board` 0: at none; `doing` is about the pairing of `round`; `left`: nobody looks at it now.
    """

    console: ConsoleId
    round: RoundOrNone = 0
    board: Annotated[int, Meta(ge=0, le=LARGEST_NUMBER)] = 0
    doing: Doing = ""
    left: bool = False


def announce(stream: str, user: UserId, name: str, where: Whereabouts) -> None:
    """To all who follow the stream now."""
    said = {"user": user, "name": name, "initials": initials(name), **msgspec.to_builtins(where)}
    live.note(stream, {"presence": said})


def leave(stream: str, user: UserId, console: str) -> None:
    """The socket of that console has ended."""
    live.note(stream, {"presence": {"user": user, "console": console, "left": True}})


def initials(name: str) -> str:
    """ "Petra Okounová" -> "PO"; of a single word the first two letters."""
    words = name.split()
    if len(words) < 2:
        return name[:2].upper()
    return (words[0][0] + words[-1][0]).upper()
