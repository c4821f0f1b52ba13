"""Events of appointments."""

from __future__ import annotations

from ..event import Event, Fact
from ..ids import UserId
from ..roles import Role
from ..scopes import ARBITERS, Scopes


class ArbiterAppointed(Event, frozen=True, kw_only=True):
    topics = ("settings",)
    public = False

    user: UserId
    role: Role
    first_board: int = 0
    last_board: int = 0
    """Sector of boards; 0 and 0: all."""

    def scopes(self) -> Scopes:
        return (ARBITERS,)

    def fact(self) -> Fact:
        return ("arbiter", self.user)

    def accounts(self) -> tuple[str, ...]:
        return (self.user,)


class ArbiterDismissed(Event, frozen=True, kw_only=True):
    topics = ("settings",)
    public = False

    user: UserId

    def scopes(self) -> Scopes:
        return (ARBITERS,)

    def fact(self) -> Fact:
        return ("arbiter", self.user)

    def accounts(self) -> tuple[str, ...]:
        return (self.user,)
