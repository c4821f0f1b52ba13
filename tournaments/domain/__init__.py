"""The tournament as a pure function of its events: no Django, no clock, no lot, no I/O."""

from . import catalogue as catalogue  # whatever part is imported, all nouns are known
