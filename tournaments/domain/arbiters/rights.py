"""Who may ask what: by role, by sector.

The server itself acts as `system:…` and has no other right than to answer a pairing request; a
player acts as `player:41` and can do no more than report the result of his own game.
"""

from __future__ import annotations

from ..command import Command, name_of
from ..ids import UserId
from ..refusals import Refused, refuse
from ..roles import OFFICE, Acting
from ..tournament.state import Tournament


def role_of(state: Tournament, actor: UserId) -> Acting | None:
    """None: no arbiter of this tournament."""
    if actor.startswith("system:"):
        return "system"
    if actor.startswith("player:"):
        return "player"
    arbiter = state.arbiters.get(actor)
    return arbiter.role if arbiter else None


def not_permitted(state: Tournament, command: Command, actor: UserId) -> Refused | None:
    """Anybody may create a tournament, and is its chief arbiter then.

    A stranger's attempt is not put on record: anybody could fill the log with them.
    """
    if command.opens:
        return None
    role = role_of(state, actor)
    if role is None:
        return refuse("NoArbiter", actor=actor)
    if role in command.roles:
        return None
    return refuse("NotPermitted", role=role, command=name_of(command))


def outside_sector(state: Tournament, actor: UserId, board: int) -> Refused | None:
    """Sector arbiters and helpers with a board range touch the boards of that range alone."""
    arbiter = state.arbiters.get(actor)
    if arbiter is None or arbiter.role in OFFICE or arbiter.looks_after(board):
        return None
    return refuse(
        "OutsideSector",
        board=board,
        first_board=arbiter.first_board,
        last_board=arbiter.last_board,
    )
