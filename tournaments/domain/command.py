"""What an arbiter, a desk or the server may ask of a tournament.

Commands are imperatives and carry what they expect to replace. The kebab-case name of the class is
the command's name in the API (`EnterResult` -> `enter-result`).
"""

from __future__ import annotations

import re
from typing import ClassVar, Literal

import msgspec

from .roles import Acting
from .scopes import Scopes
from .tournament.state import Tournament
from .values import RoundOrNone


class Command(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True, kw_only=True):
    """Base of all commands; the tag is the class name. `catalogue` sees that each class states
    `roles`."""

    roles: ClassVar[frozenset[Acting]]
    """Who may send it at all; sectors and the state of things refuse later."""
    by_password: ClassVar[bool] = False
    """No device that joined by a code may send it, whoever's it is: it would still let somebody in,
    or keep somebody out, after the device was revoked, it cannot be taken back, or it is done in
    two sections, of which the device opens one."""
    opens: ClassVar[bool] = False
    """It opens the log of a tournament: whoever sends it is its chief arbiter then."""
    comes: ClassVar[Literal["by-name", "by-form", "from-the-server"]] = "by-name"
    """`by-form`: it has an address of its own, because personal details, a photo, a new log, a look
    at the log or another log go with it. `from-the-server`: only the server's own parts send it,
    for a player his page."""

    came_later: ClassVar[frozenset[str]] = frozenset()
    """Fields that an older version did not know. Where they say nothing, a command that was sent to
    that version and is sent again is the same command."""

    def scopes(self) -> Scopes:
        """What has to be unmoved since the command's `read_seq`.

        Where the command itself carries what it expects to replace, `decide` compares with the
        state, and asks by the scope whether somebody else changed it and changed it back.
        """
        return ()

    def needs_names(self, _state: Tournament, /) -> bool:
        """Whether `Context.names` (family name first, by person, the new entry's too) is needed:
        where a TPN list has to be made and the command does not bring one."""
        return False


class MayLeaveFideMode(Command, frozen=True, kw_only=True):
    """One that can bring what the Handbook does not know: `fide_mode.leaving` asks about it twice.

    `leaves_fide_mode_from` is the first round that is outside of FIDE mode, as the refusal names
    it; `leaves_fide_mode_again` is the same round once more.
    """

    came_later = frozenset({"leaves_fide_mode_from", "leaves_fide_mode_again"})

    leaves_fide_mode_from: RoundOrNone = 0
    leaves_fide_mode_again: RoundOrNone = 0


def name_of(command: Command | type[Command]) -> str:
    """`EnterResult` -> `enter-result`."""
    name = (command if isinstance(command, type) else type(command)).__name__
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def subject(command: Command) -> str:
    """What the command is about: "game:3.1.47", "player:41", "round:3" or nothing in particular."""
    for noun in ("game", "player", "round", "appeal", "announcement", "screen"):
        name = getattr(command, noun, None)
        if name is not None:
            return f"{noun}:{name}"
    return getattr(command, "about", "")
