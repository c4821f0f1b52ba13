"""Appeals, and outsiders who sit on a committee."""

from __future__ import annotations

import msgspec

from ..ids import AppealId, GameId, PersonId, PlayerId
from .events import CommitteeMember, LateCause, Verdict


class Appeal(msgspec.Struct, frozen=True, kw_only=True):
    """The ground and the words of the decision are the reasons of the events `seq` and
    `decided_seq`."""

    id: AppealId
    about: str
    by: PlayerId
    filed_at: str
    deadline: str
    late: LateCause
    seq: int
    recorded_by: str
    recorded_at: str
    verdict: Verdict | None = None
    sat: tuple[CommitteeMember, ...] = ()
    decided_seq: int = 0
    decided_by: str = ""
    decided_at: str = ""

    @property
    def open(self) -> bool:
        return self.verdict is None

    @property
    def game(self) -> GameId | None:
        noun, _, name = self.about.partition(":")
        return GameId(name) if noun == "game" else None


class NamedOutsider(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Somebody by name; the name stands beside the log until it is erased (`erased_seq`)."""

    person: PersonId
    erased_seq: int = 0
