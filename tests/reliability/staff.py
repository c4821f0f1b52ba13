"""Who works in the hall."""

from __future__ import annotations

from typing import Final, NamedTuple

from tournaments.domain.ids import UserId
from tournaments.domain.roles import Role


class Person(NamedTuple):
    """`first_board` and `last_board`: the sector; 0 and 0: all boards."""

    user: UserId
    role: Role
    first_board: int = 0
    last_board: int = 0


CHIEF: Final = Person(UserId("user:1"), "chief")
STAFF: Final = (
    CHIEF,
    Person(UserId("user:2"), "deputy"),
    Person(UserId("user:3"), "sector", 1, 4),
    Person(UserId("user:4"), "sector", 3, 8),
    Person(UserId("user:5"), "results"),
    Person(UserId("user:6"), "results"),
    Person(UserId("user:7"), "check-in"),
    Person(UserId("user:8"), "check-in"),
    Person(UserId("user:9"), "check-in"),
    Person(UserId("user:10"), "pairing-officer"),
)
"""Six arbiters, three desks, the pairing officer."""
