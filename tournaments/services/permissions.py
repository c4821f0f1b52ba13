"""Who may look at a tournament behind the scenes; what he may do there the domain decides.

The log-in of a device that joined by a code (`device_of`) opens the one tournament it joined.
"""

from __future__ import annotations

from django.contrib.auth.base_user import AbstractBaseUser
from django.contrib.auth.models import AnonymousUser

from ..domain.arbiters.rights import role_of
from ..domain.discretion import Knows, knows
from ..domain.roles import CHIEFS
from ..domain.tournament.state import Tournament
from ..models import DeviceLogIn
from . import device_sessions
from .users import user_id

User = AbstractBaseUser | AnonymousUser


def device_of(user: User) -> DeviceLogIn | None:
    """The device whose log-in this is; None for one by password or token."""
    return device_sessions.of(user)


def _opens(user: User, state: Tournament) -> bool:
    device = device_of(user)
    return user.is_authenticated and (device is None or device.stream == state.slug)


def may_look(user: User, state: Tournament) -> bool:
    """Arbiters of this tournament, and whoever administers the server."""
    return _opens(user, state) and (
        bool(getattr(user, "is_superuser", False)) or role_of(state, user_id(user)) is not None
    )


def knows_of(user: User, state: Tournament) -> Knows:
    """What of people, notes and photos he may know; `state` is the newest."""
    return knows(state, user_id(user))


def may_command(user: User, state: Tournament) -> bool:
    """Only those with a role in the log; the role itself is checked by the domain."""
    return _opens(user, state) and role_of(state, user_id(user)) is not None


def may_hand_out(user: User, state: Tournament) -> bool:
    """The chief arbiter and deputies decide who receives the whole log as a file."""
    return _opens(user, state) and role_of(state, user_id(user)) in CHIEFS


def may_oversee_tokens(user: User, state: Tournament) -> bool:
    """The chief arbiter sees which programs act for his arbiters, and revokes what was lost."""
    return is_chief_himself(user, state)


def may_keep_webhooks(user: User, state: Tournament) -> bool:
    """The chief arbiter decides which programs elsewhere are told of his tournament."""
    return is_chief_himself(user, state)


def may_keep_mirror(user: User, state: Tournament) -> bool:
    """The chief arbiter decides where else the public pages of his tournament stand."""
    return is_chief_himself(user, state)


def is_chief_himself(user: User, state: Tournament) -> bool:
    """The chief arbiter, and no device of his, which may be lost."""
    chief = role_of(state, user_id(user)) == "chief"
    return chief and _opens(user, state) and device_of(user) is None


def may_import_lists(user: User, state: Tournament) -> bool:
    """A rating list is every tournament's of this server."""
    return is_chief_himself(user, state)


def may_create(user: User) -> bool:
    """Staff accounts open tournaments; they become the chief arbiter of what they open."""
    staff = user.is_authenticated and bool(getattr(user, "is_staff", False))
    return staff and device_of(user) is None
