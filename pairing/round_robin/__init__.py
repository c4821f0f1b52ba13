"""Round robins: everybody meets everybody once, or twice, by Berger's tables (C.05 Annex 1).

`docs/systems/round-robin.md` says which module applies what.
"""

from pairing.round_robin.systems import DOUBLE_ROUND_ROBIN, ROUND_ROBIN

__all__ = ["DOUBLE_ROUND_ROBIN", "ROUND_ROBIN"]
