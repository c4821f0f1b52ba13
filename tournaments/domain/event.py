"""What has happened in a tournament: events are named in the past tense and never change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Literal

import msgspec

from .ids import PersonId
from .scopes import Scopes

Topic = Literal[
    "announcements",
    "appeals",
    "boards",
    "conflicts",
    "deadlines",
    "devices",
    "players",
    "reports",
    "rounds",
    "screens",
    "settings",
    "standings",
    "start",
]
"""A part of a console that an event concerns; "boards" are those of the event's round, of every
published round if it has none."""

Fact = tuple[object, ...]
"""What an event is about, such that a later event with the same fact replaces it."""

Body = dict[str, Any]
Step = Callable[[Body], Body]
"""From the body of one version, as plain JSON, to that of the next. It invents nothing: what the
older program did not know becomes what it did."""


class Event(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True, kw_only=True):
    """Base of all events; the tag is the class name. `catalogue` sees that each class states
    `topics`, `public` and `scopes`."""

    topics: ClassVar[tuple[Topic, ...]]
    public: ClassVar[bool]
    """Whether a public page may look different after it. A bye is shown with its round; one granted
    for a published round (C.04.2 2.4) is shown at once."""
    of_appeals: ClassVar[bool] = False
    """Its words may be read by the members of a committee."""
    words_are_public: ClassVar[bool] = False
    """Its words are public."""
    of_players: ClassVar[bool] = False
    """It tells of the players of its board."""
    erases: ClassVar[bool] = False
    """After it somebody is nowhere named any more."""
    older: ClassVar[tuple[Step, ...]] = ()
    """The steps from version 1 to 2, to 3 and so on, up to the present fields."""

    def scopes(self) -> Scopes:
        """What the event moves; the first is its subject."""
        raise NotImplementedError(type(self).__name__)

    def fact(self) -> Fact | None:
        """None where no later event replaces it; settings and lists, of which each new one replaces
        the whole, are asked about by their parts."""
        return None

    def makes(self) -> dict[str, Any]:
        """The new things it brings, for whoever sent the command: `{"player": 41}`."""
        return {}

    def accounts(self) -> tuple[str, ...]:
        """Accounts that it names beside the one who acted."""
        return ()

    def outsiders(self) -> tuple[tuple[PersonId, str], ...]:
        """Whom it names who neither plays nor has an account: person and digest of the details."""
        return ()

    def also_about(self) -> Scopes:
        """Subjects to whose history it belongs though it does not move them."""
        return ()


def version_of(event: type[Event]) -> int:
    """The version that is written today."""
    return len(event.older) + 1
