"""The grounds on which published pairings may be changed (C.04.2 4.4), and who may use each.

`played-as` is none of them: the rules are silent on players who sat down at the wrong board, so the
chief arbiter decides and the decision is on record.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import msgspec

from ..articles import CHIEF_ARBITER
from ..roles import Role
from .events import Ground, RequestKind

ARTICLE: Final = "C.04.2 4.4"


class Basis(msgspec.Struct, frozen=True, kw_only=True):
    """One ground. `agreed`: all players who are touched must agree; `smallest`: no more boards may
    be touched than the smallest legal change touches."""

    ground: Ground
    article: str
    deciders: frozenset[Role] = frozenset({"chief", "deputy"})
    agreed: bool = False
    smallest: bool = False


_CHIEF: Final[frozenset[Role]] = frozenset({"chief"})

GROUNDS: Final[Mapping[Ground, Basis]] = MappingProxyType(
    {
        basis.ground: basis
        for basis in (
            Basis(
                ground="late-entry",
                article="C.04.2 4.4.4",
                agreed=True,
                smallest=True,
            ),
            Basis(
                ground="both-unpaired",
                article=ARTICLE,
                agreed=True,
            ),
            Basis(
                ground="rematch",
                article=f"{ARTICLE}, C.04.1 2",
                smallest=True,
            ),
            Basis(
                ground="top-boards",
                article=ARTICLE,
            ),
            Basis(
                ground="regulations",
                article=ARTICLE,
                deciders=_CHIEF,
            ),
            Basis(
                ground="played-as",
                article=CHIEF_ARBITER,
                deciders=_CHIEF,
            ),
        )
    }
)
"""In the order in which a hall needs them."""

ANSWERS: Final[Mapping[RequestKind, str]] = MappingProxyType(
    {
        "other-opponent": "C.04.2 4.4, 1.5",
        "family-or-club": "C.04.2 4.4, C.05 5.2",
        "other-colour": "C.04.2 4.4, 1.4",
        "wrong-opponent": "C.04.2 1.4",
        "late-entry": "C.04.2 4.4.4, 2.4",
    }
)
"""The articles by which a request of players is refused."""
