"""Figures with decimals as a language writes them. Files and the API keep the point: they are read
by programs."""

from __future__ import annotations

from functools import partial

from pairing.sentences import figure

from . import READERS, speak


def figures(text: str, language: str = READERS) -> str:
    """ "+42.5" -> "+42,5" in Czech; what has no decimals stands as it is."""
    return figure(text, partial(speak, language=language))
