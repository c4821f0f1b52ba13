"""Who may write."""

from __future__ import annotations

import msgspec

from ..ids import UserId
from ..roles import Role


class Arbiter(msgspec.Struct, frozen=True, gc=False):
    """First and last board of the sector; 0 and 0: all boards."""

    user: UserId
    role: Role
    first_board: int = 0
    last_board: int = 0
    seq: int = 0

    def looks_after(self, board: int) -> bool:
        return self.first_board <= board and (not self.last_board or board <= self.last_board)
