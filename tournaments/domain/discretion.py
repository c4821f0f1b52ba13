"""What an asker may know, by his role.

Names, ratings, clubs, the year of birth, pairings and results are everybody's who may look at the
tournament; the rest is for whoever's work needs it (`docs/roles.md` has the table).
"""

from __future__ import annotations

import msgspec

from .arbiters.rights import role_of
from .catalogue import EVENTS
from .ids import UserId
from .roles import DESK, FLOOR
from .tournament.state import Tournament


class Knows(msgspec.Struct, frozen=True, kw_only=True):
    """What one asker may know. `appeals`: words, photos and dossiers of appeals."""

    actor: UserId
    details: bool
    """Full birth dates and contacts."""
    notes: bool
    """The words that arbiters give with what they do: reasons, notes, what players said."""
    photos: bool
    appeals: bool

    def reads(self, actor: str, event: str) -> bool:
        """The words of `actor` with an event of that type; one's own always."""
        kind = EVENTS[event]
        mine = self.notes or actor == self.actor
        return mine or kind.words_are_public or (self.appeals and kind.of_appeals)

    def heard(self) -> Knows:
        """What matters for frames, which are the same for all who know as much."""
        return Knows(
            actor=UserId(""),
            details=False,
            notes=self.notes,
            photos=False,
            appeals=self.appeals,
        )


def knows(state: Tournament, actor: UserId) -> Knows:
    """With the role that the state, usually the newest, gives the asker."""
    role = role_of(state, actor)
    floor = role in FLOOR
    return Knows(
        actor=actor,
        details=role in DESK,
        notes=floor,
        photos=floor,
        appeals=floor or _on_a_committee(state, actor),
    )


def _on_a_committee(state: Tournament, actor: UserId) -> bool:
    """A member with an account of his own, who is a reader as a rule."""
    if role_of(state, actor) is None:
        return False
    members = {*state.committee, *(one for each in state.appeals.values() for one in each.sat)}
    return actor in {member.user for member in members}


EVERYTHING = Knows(actor=UserId(""), details=True, notes=True, photos=True, appeals=True)
"""The server's own parts, and files for whoever may have the whole log."""
NOTHING = Knows(actor=UserId(""), details=False, notes=False, photos=False, appeals=False)
