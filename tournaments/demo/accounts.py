"""The arbiters of a demo: accounts of the group whose log-ins work on the server's machine only."""

from __future__ import annotations

from collections.abc import Mapping

from django.conf import settings
from django.contrib.auth.hashers import make_password
from django.contrib.auth.models import Group, User

from ..domain.arbiters.commands import AppointArbiter
from ..domain.ids import UserId
from ..domain.roles import Role
from ..services.users import user_id

PASSWORD = "demo"  # noqa: S105 (printed at the start, of use on loopback only)

STAFF: tuple[tuple[str, str, str, Role], ...] = (
    ("chief", "Ingrid", "Solheim", "chief"),
    ("deputy", "Marek", "Zábranský", "deputy"),
    ("pairing", "Chiara", "Benedetti", "pairing-officer"),
    ("arbiter-a", "Aino", "Korhonen", "sector"),
    ("arbiter-b", "Bruno", "Salvador", "sector"),
    ("arbiter-c", "Claire", "Fontaine", "sector"),
    ("arbiter-d", "Dalibor", "Hrubý", "sector"),
    ("desk", "Wanda", "Piątek", "check-in"),
)
"""Log-in name, first and family name, role."""

SECTORS = tuple(name for name, _, _, role in STAFF if role == "sector")

Staff = Mapping[str, UserId]
"""Actors by the log-in names of STAFF."""


def staff() -> Staff:
    """The accounts, made where they are missing. A name that somebody else has gets `demo-`."""
    group, _ = Group.objects.get_or_create(name=settings.DEMO_GROUP)
    password = make_password(PASSWORD)
    return {
        name: user_id(_account(group, name, role, (first, last), password))
        for name, first, last, role in STAFF
    }


def log_ins() -> list[tuple[str, Role]]:
    """Log-in name and role of each demo account that works now: none on a network or no demo."""
    if not settings.DEMO_LOGINS:
        return []
    roles = {name: role for name, _, _, role in STAFF}
    demo = User.objects.filter(groups__name=settings.DEMO_GROUP).order_by("pk")
    return [
        (name, roles[name.removeprefix("demo-")])
        for name in demo.values_list("username", flat=True)
    ]


def appointments(actors: Staff, boards: int) -> list[AppointArbiter]:
    """All but the chief, who makes the tournament; the sectors share the boards."""
    return [
        AppointArbiter(user=actors[name], role=role, first_board=first, last_board=last)
        for name, _, _, role in STAFF
        if role != "chief"
        for first, last in [sector(name, boards) if role == "sector" else (0, 0)]
    ]


def sector(name: str, boards: int) -> tuple[int, int]:
    """First and last board of an arbiter; the last sector has no end (late entries add boards)."""
    number = SECTORS.index(name)
    size = -(-boards // len(SECTORS))
    last = 9999 if name == SECTORS[-1] else (number + 1) * size
    return number * size + 1, last


def _account(group: Group, name: str, role: Role, names: tuple[str, str], password: str) -> User:
    """The chief is staff: who tries the demo can make a tournament of his own."""
    first, last = names
    theirs = User.objects.filter(username=name).exclude(groups=group).exists()
    user, made = User.objects.get_or_create(
        username=f"demo-{name}" if theirs else name,
        defaults={
            "first_name": first,
            "last_name": last,
            "password": password,
            "is_staff": role == "chief",
        },
    )
    if made:
        user.groups.add(group)
    return user
