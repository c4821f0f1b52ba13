"""What needs a reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

REASONS: Final[Mapping[str, str]] = {
    "ReasonMissing.taking-back-a-merge": "Taking back a merge needs a reason.",
    "ReasonMissing.reopening-the-tournament": "Reopening the tournament needs a reason.",
    "ReasonMissing.record-of-a-request": "The record of a request needs a reason.",
    "ReasonMissing.taking-back-an-entry": "Taking back an entry needs a reason.",
    "ReasonMissing.putting-an-entry-back": "Putting an entry back needs a reason.",
    "ReasonMissing.expelling-a-player": "Expelling a player needs a reason.",
    "ReasonMissing.taking-back-an-expulsion": "Taking back an expulsion needs a reason.",
    "ReasonMissing.points-for-a-round-missed-before-arriving": (
        "Points for a round missed before arriving needs a reason."
    ),
    "ReasonMissing.full-point-bye": "A full-point bye needs a reason.",
    "ReasonMissing.appeal": "An appeal needs a reason.",
    "ReasonMissing.decision-of-an-appeal": "The decision of an appeal needs a reason.",
    "ReasonMissing.withdrawing-a-group": "Withdrawing a group needs a reason.",
    "ReasonMissing.taking-back-a-batch": "Taking back a batch needs a reason.",
    "ReasonMissing.reopening-a-round": "Reopening a round needs a reason.",
    "ReasonMissing.change-of-the-regulations-after-the-start": (
        "A change of the regulations after the start needs a reason."
    ),
    "ReasonMissing.change-of-the-numbers-of-the-boards-after-the-start": (
        "A change of the numbers of the boards after the start needs a reason."
    ),
    "ReasonMissing.change-of-the-prohibited-pairs-after-round-1": (
        "A change of the prohibited pairs after round 1 needs a reason."
    ),
    "ReasonMissing.adjourning-a-game-again": "Adjourning a game again needs a reason.",
    "ReasonMissing.correction": "A correction needs a reason.",
    "ReasonMissing.resolving-a-conflict": "Resolving a conflict needs a reason.",
    "ReasonMissing.clearing-a-result-after-the-deadline-for-corrections": (
        "Clearing a result after the deadline for corrections needs a reason."
    ),
    "ReasonMissing.clearing-somebody-else-entry": "Clearing somebody else's entry needs a reason.",
    "ReasonMissing.choice-about-absentees": "A choice about absentees needs a reason.",
    "ReasonMissing.note-on-a-board": "A note on a board needs a reason.",
    "ReasonMissing.another-start-of-the-clocks": "Another start of the clocks needs a reason.",
    "ReasonMissing.explained-absence": "An explained absence needs a reason.",
    "ReasonMissing.change-of-published-pairings": "A change of published pairings needs a reason.",
    "ReasonMissing.taking-back-a-change-of-published-pairings": (
        "Taking back a change of published pairings needs a reason."
    ),
    "ReasonMissing.correction-of-colours": "A correction of colours needs a reason.",
    "ReasonMissing.manual-pairing": "Manual pairing needs a reason.",
    "ReasonMissing.end-of-manual-pairing": "The end of manual pairing needs a reason.",
    "ReasonMissing.discarding-what-somebody-else-pairs-by-hand": (
        "Discarding what somebody else pairs by hand needs a reason."
    ),
    "ReasonMissing.decision": "A decision needs a reason.",
    "ReasonMissing.taking-several-results-back": "Taking several results back needs a reason.",
    "ReasonMissing.putting-several-results-back": "Putting several results back needs a reason.",
    "ReasonMissing.change-of-the-acceleration-after-round-1": (
        "A change of the acceleration after round 1 needs a reason."
    ),
}
