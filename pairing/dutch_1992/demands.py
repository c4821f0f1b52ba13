"""What a candidate of a bracket has to keep."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass

from pairing.dutch_1992.tail import Tail
from pairing.matching.pulse import Pulse


@dataclass(frozen=True, slots=True)
class Demands:
    """What a candidate has to keep.

    - `near`: whom each player may meet; `good`: those of them without a broken preference;
      `legal`: whom he may meet further down.
    - `loose`: who may be left over.
    - `broken`: in how many pairs a preference may be broken (x, A8); None: in any number.
    - `tail`: what becomes of those left over.
    - `kind`: players of one kind prefer alike, and B2 bars them alike.
    """

    near: Mapping[int, int]
    good: Mapping[int, int]
    legal: Mapping[int, int]
    loose: int
    broken: int | None
    tail: Tail
    kind: Callable[[int], Hashable]
    pulse: Pulse
