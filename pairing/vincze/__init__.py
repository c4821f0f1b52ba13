"""VinczeSwiss: one group, opponents sought in a fixed order, colours afterwards.

The rules V1 to V24 are in `docs/systems/vincze.md`, with the module that applies each.
"""

from pairing.vincze.system import VINCZE

__all__ = ["VINCZE"]
