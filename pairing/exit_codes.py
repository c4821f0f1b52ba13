"""How the command line ends."""

from typing import Final

OK: Final = 0
DIFFERS: Final = 1
NO_LEGAL_PAIRING: Final = 2
BAD_INPUT: Final = 3
