"""The points that the text of 1992 leaves open, as options; the defaults are in `docs/systems`."""

from __future__ import annotations

from pairing.scores import ByeBar
from pairing.system import Reading

MILDEST_BYE_BAR = ByeBar.FORFEIT_WIN
"""B1b: the bye, and the point won because the opponent did not appear."""

READINGS = (
    Reading(
        "half-of",
        "A3, C1",
        "Half of the players: counted after or before those leave who have no opponent?",
        ("staying", "all"),
    ),
    Reading(
        "float-mark",
        "A4",
        "Is a float marked when the two are paired, or only when they play?",
        ("paired", "played"),
    ),
    Reading(
        "same-colour",
        "A7a, B2b",
        "Does the same colour twice mean the last two games, or the last two rounds?",
        ("games", "rounds"),
    ),
    Reading(
        "colour-conflict",
        "A7a",
        "Difference +2 and twice Black: does the difference decide, or is White due as written?",
        ("difference", "as-written"),
    ),
    Reading(
        "void-obligation",
        "A7a, note",
        "Last round above 50 %: does a void obligation stay a preference, or do A7b and A7c hold?",
        ("kept", "difference"),
    ),
    Reading(
        "bye-bar",
        "B1b",
        "What bars from the bye: any win without play, or only an earlier bye and a forfeit win?",
        ("unplayed-win", "bye-or-forfeit"),
    ),
    Reading(
        "moved-down-floats",
        "B5, B6",
        "Do B5 and B6 protect a player who has moved down from moving down once more?",
        ("protected", "free"),
    ),
    Reading(
        "b6",
        "B6",
        "Does B6 forbid the same float two rounds later, or every float for two rounds?",
        ("same-direction", "any-direction"),
    ),
    Reading(
        "last-round",
        "B, note",
        "Last round: are B2, B5, B6 void if both of a pair are above 50 %, if one is, or never?",
        ("both-above-half", "one-above-half", "never"),
    ),
    Reading(
        "last-round-floats",
        "B, note",
        "Last round: may a player above 50 % float again, though the opponent may be below it?",
        ("free", "protected"),
    ),
    Reading(
        "dropping",
        "C9, C10",
        "Is B6 dropped before B5, or together with it?",
        ("b6-first", "together"),
    ),
    Reading(
        "c1",
        "C1, C14",
        "Moved down, no opponent there, and C12 does not help: does he move on, or is p lowered?",
        ("moves-on", "c14"),
        unnamed="c14",
    ),
    Reading(
        "c10",
        "C10",
        "Before B5 is dropped: do all moved down get other opponents, or only the lowest?",
        ("every-player", "lowest-player"),
    ),
    Reading(
        "c10-floats",
        "C10, C6",
        "Other opponents for those moved down: are B5 and B6 in force again for the remainder?",
        ("in-force", "dropped"),
    ),
    Reading(
        "c11",
        "C11",
        "Whose x is raised: that of the remainder before that of those moved down, or both?",
        ("remainder-first", "both"),
    ),
    Reading(
        "after-c11",
        "C11, C14",
        "Are B5 and B6 in force again when x is raised or p lowered, or do they stay dropped?",
        ("in-force", "dropped"),
    ),
    Reading(
        "c12",
        "C12",
        "Does C12 help the players moved down only, or the remainder too?",
        ("moved-down", "remainder-too"),
    ),
    Reading(
        "c13",
        "C13, C14",
        "Does p fall for the players moved down too, or in the remainder alone?",
        ("moved-down-too", "remainder"),
        unnamed="remainder",
    ),
    Reading(
        "c14-x",
        "C14",
        "Which x does C14 lower: that of C2, or the one that C11 has raised?",
        ("original", "raised"),
    ),
    Reading(
        "c14-zero",
        "C14",
        "When p of a remainder is 0: does the remainder move down, or the whole bracket?",
        ("remainder", "whole-bracket"),
    ),
    Reading(
        "d2-ties",
        "D2",
        "Equal differences, the same of S1: the highest of S2 first, or the lowest of S2 last?",
        ("highest-first", "lowest-last"),
    ),
    Reading(
        "stronger",
        "E2",
        "Is the wider of two absolute preferences the stronger one?",
        ("by-class", "by-difference"),
    ),
    Reading(
        "no-games",
        "E4",
        "Two without a game meet after round 1: as in round 1, or from round to round?",
        ("as-round-1", "by-round"),
    ),
    Reading(
        "absent",
        "F8",
        "Is a player who stays away without notice withdrawn, or paired again?",
        ("withdrawn", "stays"),
    ),
    Reading(
        "games",
        "F10",
        "Do pairs decided by forfeit count among those concerned and for the average?",
        ("played", "paired"),
    ),
    Reading(
        "average",
        "F10",
        "Do the average rating and the lot decide every place, or only the first?",
        ("every-place", "first-place"),
    ),
    Reading(
        "lot",
        "F10",
        "The seed of the lot among players who are equal in everything else.",
        (),
    ),
)
