"""The points that the text of 1992 leaves open, as options (`words/en/systems.ftl`)."""

from __future__ import annotations

from pairing.scores import ByeBar
from pairing.system import Reading

MILDEST_BYE_BAR = ByeBar.FORFEIT_WIN
"""B1b: the bye, and the point won because the opponent did not appear."""

READINGS = (
    Reading("half-of", "A3, C1", ("staying", "all")),
    Reading("float-mark", "A4", ("paired", "played")),
    Reading("same-colour", "A7a, B2b", ("games", "rounds")),
    Reading("colour-conflict", "A7a", ("difference", "as-written")),
    Reading("void-obligation", "A7a, note", ("kept", "difference")),
    Reading("bye-bar", "B1b", ("unplayed-win", "bye-or-forfeit")),
    Reading("moved-down-floats", "B5, B6", ("protected", "free")),
    Reading("b6", "B6", ("same-direction", "any-direction")),
    Reading("last-round", "B, note", ("both-above-half", "one-above-half", "never")),
    Reading("last-round-floats", "B, note", ("free", "protected")),
    Reading("dropping", "C9, C10", ("b6-first", "together")),
    Reading("c1", "C1, C14", ("moves-on", "c14"), unnamed="c14"),
    Reading("c10", "C10", ("every-player", "lowest-player")),
    Reading("c10-floats", "C10, C6", ("in-force", "dropped")),
    Reading("c11", "C11", ("remainder-first", "both")),
    Reading("after-c11", "C11, C14", ("in-force", "dropped")),
    Reading("c12", "C12", ("moved-down", "remainder-too")),
    Reading("c13", "C13, C14", ("moved-down-too", "remainder"), unnamed="remainder"),
    Reading("c14-x", "C14", ("original", "raised")),
    Reading("c14-zero", "C14", ("remainder", "whole-bracket")),
    Reading("d2-ties", "D2", ("highest-first", "lowest-last")),
    Reading("stronger", "E2", ("by-class", "by-difference")),
    Reading("no-games", "E4", ("as-round-1", "by-round")),
    Reading("absent", "F8", ("withdrawn", "stays")),
    Reading("games", "F10", ("played", "paired")),
    Reading("average", "F10", ("every-place", "first-place")),
    Reading("lot", "F10", ()),
)
