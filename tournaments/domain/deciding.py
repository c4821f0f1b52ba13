"""`decide(state, command, context) -> Decision`: what a command leads to, and nothing else.

No clock, no lot, no I/O: what depends on the world comes in by the context. What each command leads
to is with its noun, under `@decides`.
"""

from __future__ import annotations

from . import guards
from .arbiters.rights import not_permitted, role_of
from .batches.commands import UndoBatch
from .batches.report_files import brought_rounds
from .catalogue import COMMANDS
from .command import Command
from .decisions import DECIDERS, Context, Decision
from .devices.decide import by_password, revoked
from .fide_mode.leaving import with_leaving
from .ids import UserId
from .tournament.state import Tournament


def decide(state: Tournament, command: Command, context: Context) -> Decision:
    """Pure, and never raises for anything an arbiter can send."""
    if not command.opens and (refused := guards.exists(state)):
        return refused
    return (
        revoked(state, context)
        or not_permitted(state, command, context.actor)
        or by_password(state, command, context)
        or _decided(state, command, context)
    )


def _decided(state: Tournament, command: Command, context: Context) -> Decision:
    decision = DECIDERS[type(command)](state, command, context)
    return with_leaving(state, command, decision, context)


def permitted(
    state: Tournament, actor: UserId, *, on_device: bool = False
) -> frozenset[type[Command]]:
    """The commands that role may send at all; sectors and the state of things refuse later.

    `on_device`: from a device that joined by a code.
    """
    role = role_of(state, actor)
    given = frozenset(command for command in COMMANDS.values() if role in command.roles)
    if not on_device:
        return given
    return frozenset(command for command in given if not command.by_password)


def needs_around(state: Tournament, command: Command) -> bool:
    """Whether `Context.around` is needed: a report is taken back as a whole, or not at all."""
    return isinstance(command, UndoBatch) and brought_rounds(
        state, range(command.first, command.last + 1)
    )
