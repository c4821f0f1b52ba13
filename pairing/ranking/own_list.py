"""The list of a system whose text says how it ranks (auxiliary rankings, tie-breaks)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class OwnList:
    """`codes` come after the points; `seed` is that of the lots, if the readings of the system give
    one."""

    codes: tuple[str, ...] = ()
    seed: str = ""
