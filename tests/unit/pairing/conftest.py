"""English, as the command line speaks it."""

from __future__ import annotations

from pairing.sentences import speak_with
from pairing.spoken import english

speak_with(english)
