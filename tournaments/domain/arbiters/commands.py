"""Commands that appoint and dismiss."""

from __future__ import annotations

from ..command import Command
from ..ids import UserId
from ..roles import CHIEF, Role
from ..scopes import ARBITERS, Scopes


class AppointArbiter(Command, frozen=True, kw_only=True):
    roles = CHIEF
    by_password = True

    user: UserId
    role: Role
    first_board: int = 0
    last_board: int = 0

    def scopes(self) -> Scopes:
        return (ARBITERS,)


class DismissArbiter(Command, frozen=True, kw_only=True):
    roles = CHIEF
    by_password = True

    user: UserId

    def scopes(self) -> Scopes:
        return (ARBITERS,)
