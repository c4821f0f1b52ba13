"""Results, corrections, adjourned games, seats, reports and notes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

BOARDS: Final[Mapping[str, str]] = {
    "NotAdjourned": "{board:board} is not adjourned.",
    "RoundClosed.adjourned-drawn": (
        "Round {round} is closed; the adjourned games were paired as draws."
    ),
    "UnknownGame": "There is no game {game} in a published round.",
    "GameTwice": "A game is named twice.",
    "BoardsChangedMeanwhile": "Changed meanwhile: {stand:stand}. No board was touched.",
    "CorrectionTooLate": (
        "{board:board} of round {round} can no longer be corrected for the standings: the round"
        " after it has ended ({article}). The chief arbiter can correct it for the rating report"
        " alone."
    ),
    "RatedResultDiffers": (
        "{board:board} is rated as {rated:result}, not {expected:result}; read it again."
    ),
    "NotPermitted.correcting-for-rating": (
        "Only the chief arbiter corrects {board:board} for the rating report alone."
    ),
    "GameNotPlayed": "{board:board} was not played: its colours count for nothing (C.04.2 3.4).",
    "ReachesOtherwise": (
        "The correction of {board:board} would now count for standings and pairings (C.04.2 4.3);"
        " read again what it reaches."
    ),
    "CorrectionIsLate": (
        "The deadline for corrections ended at {deadline:time} ({article}). Read that, and"
        " confirm again."
    ),
    "CorrectionDeadlineOver": (
        "The deadline for corrections ended at {deadline:time} ({article}). The chief arbiter"
        " alone can still correct {board:board}, with a reason."
    ),
    "ResultStands": "{board:board} stands as {standing:result}; another result is a correction.",
    "NoResultYet": "{board:board} has no result yet.",
    "RoundClosed": "Round {round} is closed; correct the result, or reopen the round.",
    "NoConflict": "{board:board} has no open conflict.",
    "ClaimantMayNotResolve": (
        "You are one of the two who disagree on {board:board}; the chief arbiter or somebody else"
        " decides."
    ),
    "ResultDiffers": "{board:board} stands as {standing:result}, not {given:result}.",
    "BoardDecidedOtherwise": (
        "{board:board} stands as {standing:result}; both claims are kept until they are resolved."
    ),
    "BoardDecidedOtherwise.cleared": (
        "{board:board} has no result any more; both claims are kept until they are resolved."
    ),
    "BoardSettled": "{board:board} is not being played.",
    "NoSuchTime.future": "The time is not readable, or lies in the future.",
    "ReportsNotTaken": "Results are not reported by the players here.",
    "RoundClosed.tell-an-arbiter": (
        "Round {round} has ended; tell an arbiter if the result of {board:board} is wrong."
    ),
    "GameForfeited": "{board:board} was decided by forfeit; tell an arbiter if that is wrong.",
    "NotYourBoard": "That is not your seat at {board:board}.",
    "ResultNotReported": "{result:result} at {board:board} is an arbiter's decision.",
    "TooManyReports": (
        "{board:board} was reported {times} times from this seat; speak with an arbiter."
    ),
    "NoResultYet.enter-it": "{board:board} has no result yet; enter it, that settles the reports.",
    "SeatNotEmpty": "Nobody is missing at {board:board}.",
    "SeatsChanged": "Not as shown any more: {boards:boards}. Look again; nothing was recorded.",
    "NotAbsent": (
        "{player:player} did not lose round {round} by forfeit, or a later round has been"
        " published."
    ),
    "UnknownGame.in-this-round": "There is no game {game} in this round.",
    "DefaultTimeRunning": "The default time of round {round} ends at {ends} (Laws 6.7.1).",
    "DefaultTimeRunning.not-begun": (
        "The default time of round {round} has not begun: the clocks have not been started (Laws"
        " 6.7.1)."
    ),
    "SamePersonTwice": "{board:board} was entered by {by:arbiter}; somebody else confirms it.",
    "ConfirmationMissing": "A second person has not confirmed {boards:boards} of round {round}.",
}
