"""The points that the text of 1992 leaves open, as options; the defaults are in `docs/systems`."""

from __future__ import annotations

from pairing.system import Reading

READINGS = (
    Reading(
        name="float-mark",
        article="A4",
        question="Is a float marked when the two are paired, or only when they play?",
        choices=("paired", "played"),
    ),
    Reading(
        name="c12",
        article="C12",
        question="Does C12 help the players moved down only, or the remainder too?",
        choices=("moved-down", "remainder-too"),
    ),
    Reading(
        name="b6",
        article="B6",
        question="Does B6 forbid the same float two rounds later, or every float for two rounds?",
        choices=("same-direction", "any-direction"),
    ),
    Reading(
        name="last-round",
        article="B, note",
        question="Last round: are B2, B5, B6 void for pairs above 50 %, or never?",
        choices=("both-above-half", "never"),
    ),
    Reading(
        name="stronger",
        article="E2",
        question="Is the wider of two absolute preferences the stronger one?",
        choices=("by-class", "by-difference"),
    ),
    Reading(
        name="absent",
        article="F8",
        question="Is a player who stays away without notice withdrawn, or paired again?",
        choices=("withdrawn", "stays"),
    ),
    Reading(
        name="lot",
        article="F10",
        question="The seed of the lot among players who are equal in everything else.",
        choices=(),
    ),
)
