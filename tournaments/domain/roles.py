"""The roles of arbiters, and the groups of roles to which rights are given."""

from __future__ import annotations

from typing import Final, Literal

Role = Literal[
    "chief", "deputy", "pairing-officer", "sector", "results", "check-in", "read-only", "system"
]


Acting = Role | Literal["player"]
"""A role of the log, or that of a player, to which nobody is appointed."""

CHIEFS: Final[frozenset[Role]] = frozenset({"chief", "deputy"})
OFFICE: Final[frozenset[Role]] = CHIEFS | {"pairing-officer"}
DESK: Final[frozenset[Role]] = OFFICE | {"check-in"}
FLOOR: Final[frozenset[Role]] = OFFICE | {"sector"}
TYPISTS: Final[frozenset[Role]] = FLOOR | {"results"}
STAFF: Final[frozenset[Role]] = DESK | TYPISTS | {"read-only"}
CHIEF: Final[frozenset[Role]] = frozenset({"chief"})
SERVER: Final[frozenset[Role]] = frozenset({"system"})
PLAYER: Final[frozenset[Acting]] = frozenset({"player"})
