"""Commands about the machines of a hall."""

from __future__ import annotations

from ..command import Command
from ..ids import UserId
from ..roles import SERVER


class RecordTakeover(Command, frozen=True, kw_only=True):
    """The server that leads now says so, and by the word of which `user`."""

    roles = SERVER
    comes = "from-the-server"

    epoch: int
    user: UserId
