"""Lists of tie-breaks that were recommended once: points come before all of them.

The edition of today recommends none (C.07 4.1): these are FIDE's Standards of before, C.02.13.16.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

INCONSISTENT: Final = "swiss"
CONSISTENT: Final = "swiss-rated"

TEMPLATES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        INCONSISTENT: ("BH/C1", "BH", "SB", "PS", "DE", "WIN", "BWG"),
        CONSISTENT: ("BH/C1", "BH", "DE", "ARO/C1", "WIN", "BWG", "BPG", "SB"),
    }
)
"""Of individual Swiss tournaments, where not all ratings are consistent (13.16.4) and where they
are (13.16.5)."""

USUAL: Final = TEMPLATES[INCONSISTENT]
"""Of a tournament whose players are not known yet: it looks at no rating."""
