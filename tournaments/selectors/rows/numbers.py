"""Pairing numbers as they would be given."""

from __future__ import annotations

from .base import PlayerRef, Row


class NumberChange(PlayerRef, frozen=True, kw_only=True):
    """A player whose pairing number `tpn` would become `new` by the order of C.04.2 2.2."""

    new: int


class NumbersRow(Row, frozen=True, kw_only=True):
    """`locked`: why no correction moves a number ("NumbersLocked" by a draft, "NumbersFrozen" for
    good, empty: they move), told by `sentence`; `changes` is who would get another one."""

    locked: str
    sentence: str
    changes: tuple[NumberChange, ...]
