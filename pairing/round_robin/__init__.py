"""Systems with a table: everybody meets everybody once or twice, by Berger's tables (C.05 Annex 1),
or everybody of the other side, by the Scheveningen tables.

`docs/systems/round-robin.md` and `docs/systems/scheveningen.md` say which module applies what.
"""

from pairing.round_robin.systems import (
    DOUBLE_ROUND_ROBIN,
    DOUBLE_SCHEVENINGEN,
    ROUND_ROBIN,
    SCHEVENINGEN,
)

__all__ = ["DOUBLE_ROUND_ROBIN", "DOUBLE_SCHEVENINGEN", "ROUND_ROBIN", "SCHEVENINGEN"]
