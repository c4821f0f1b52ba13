"""A player who moves between two sections of one event."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

MOVING: Final[Mapping[str, str]] = {
    "PlayerMovedAway": (
        "{player:player} was moved to {section_name}: take that move back, or move the player back"
        " from there."
    ),
    "PlayerMovedHere": (
        "{player:player} was moved here from {section_name}: take that move back instead; it takes"
        " back both halves."
    ),
    "GameUnfinished": (
        "{player:player} plays {opponent:player} on {board:board} of round {round}, and there is no"
        " result: enter it first, or change the published pairing."
    ),
    "MoveReplaced": (
        "The entry of {player:player} is not as that move left it: there is nothing to take back."
    ),
    "PlayerExpelled.there": "{player:player} has been expelled here.",
    "EntryPlayed.move-back": (
        "{player:player} has a place in round {round}: move the player back instead; what was"
        " played stands then."
    ),
    "ChangedMeanwhile.gone-on": (
        "The tournament has gone on since you opened the page: what the move means is different"
        " now. Read it again."
    ),
    "ReasonMissing.moving-a-player-to-another-section": (
        "Moving a player to another section needs a reason."
    ),
    "ReasonMissing.taking-a-move-back": "Taking a move back needs a reason.",
    "NoBye.to-take-along": "{name} has no bye in round {round} here.",
    "NoSuchSection": (
        "{section} is no other section of {event}: a player moves between sections of one event."
    ),
    "PersonEntered.same-fide-id": (
        "{section_name}: {name}, entry {entry}, is entered there already with the same FIDE id"
        " ({fide_id}). Withdraw or take back the entry here instead."
    ),
}
