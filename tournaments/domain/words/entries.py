"""Entries, check-in, byes, absentees and numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ENTRIES: Final[Mapping[str, str]] = {
    "RoundNotNext": "Round {round} is not the next one to be paired.",
    "PlayerTwice": "A player is named twice.",
    "CameMeanwhile": "Checked in meanwhile: {players:players}. Nothing was decided.",
    "NumberedSingly": (
        "{players:players} get new numbers: take their withdrawals back one after the other."
    ),
    "ChoiceDiffers": (
        "The choice for {player:player} is {choice:absentee}, not {expected:absentee}; somebody"
        " else has made it. Nothing was decided."
    ),
    "LateEntryNotArrived": (
        "{player:player} is a late entry: paired only when actually arrived (C.04.2 2.4)."
    ),
    "ByeGrantedAlready.stands": "{player:player} has a {kind} bye in round {round}.",
    "PlayerWithdrawn": "{player:player} is withdrawn; take that choice back first.",
    "NotPermitted.admitting-unseen": (
        "Only the chief arbiter admits {player:player} unseen (C.04.2 4.1)."
    ),
    "NoRoundLeft": "All rounds have been paired.",
    "RoundAlreadyPublished.bye-too-late": (
        "Round {round} is published; the bye of {player:player} came too late."
    ),
    "RatingDiffers": "The rating of {player:player} is {rating}, not {expected}.",
    "NoBye": "{player:player} has no bye in round {round}.",
    "NotPermitted.taking-back-expulsion": (
        "Only the chief arbiter takes back the expulsion of {player:player}."
    ),
    "NoSuchRound": "The tournament has {rounds} rounds.",
    "ByeGrantedAlready": "{player:player} has a {kind} bye in round {round}; revoke that first.",
    "HalfByesUsedUp": "{player:player} may have {allowed} half-point byes and has {used}.",
    "HalfByeTooLate": "Half-point byes are possible up to round {last}.",
    "NotPermitted.full-point-bye": "Only the chief arbiter gives a full-point bye.",
    "EntryKeptByMerge": (
        "Entry {dropped} was merged into that of {player:player}: take that merge back first."
    ),
    "EntryInCommittee": (
        "{player:player} sits in the appeals committee: set the committee anew first."
    ),
    "EntryPlayed": "{player:player} has a place in round {round}: withdraw the player instead.",
    "EntryAppealed": "Appeal {appeal} names {player:player}: withdraw the player instead.",
    "NothingToUndo": "Nothing of that is as it was left: it has been taken back or changed since.",
    "NotMerged": "Entry {dropped} was not merged into entry {kept}, {kept:player}.",
    "KeptEntryMerged": (
        "Entry {kept} was itself merged into entry {into}, {into:player}, later; take that back"
        " first."
    ),
    "SameEntry": "An entry cannot be a double of itself.",
    "EntryHasGames": "{player:player} was paired in round {round}; keep that entry instead.",
    "TooFewPlayers.to-start": (
        "A tournament starts with at least two players checked in; there are {players}."
    ),
    "LotMissing": "The initial colour needs a lot or a colour set by hand.",
    "OrderIncomplete": (
        "The start order does not hold every player exactly once: {players:players}."
    ),
    "NumbersFrozen": (
        "Round {round} has been paired; no correction moves a number any more (C.04.2 2.3)."
    ),
    "NumbersLocked": "The draft of round {round} locks the numbers; discard it first (C.04.2 2.3).",
    "OrderWrong": "{higher:player} stands below {lower:player} but ranks higher (C.04.2 2.2).",
}
