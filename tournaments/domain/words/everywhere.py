"""What may be refused to any command: the state of the tournament, roles, sectors, devices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

EVERYWHERE: Final[Mapping[str, str]] = {
    "DeviceRevoked": (
        "{device} was revoked; what was typed on it is not taken any more. Tell the chief arbiter"
        " what it was."
    ),
    "NotOnADevice": (
        "{device} joined by a code. Roles, invitations, codes, erasures and moves between sections"
        " are made on a console that logged in by password."
    ),
    "EntriesInDoubt": "What {device} typed is neither confirmed nor corrected on {boards:boards}.",
    "NotYourDevice": "Devices of others are the chief arbiter's matter.",
    "UnknownDevice": "There is no device {device} here.",
    "DeviceKnown": "There is a device {device} already.",
    "UnknownArbiter": "{user} is no arbiter here.",
    "NoTime": "The time since when must be a date and time with its time zone.",
    "DeviceInUse": "{device} is in use; there is nothing to review.",
    "NoTournament": "This tournament has not been created.",
    "TournamentOver": "The tournament is closed; the chief arbiter can reopen it.",
    "TournamentStarted": "The tournament has been started already.",
    "UnknownPlayer": "There is no entry number {player}.",
    "EntryMerged": "Entry {player} was merged into {kept:player}.",
    "ManualPairingRuns": (
        "{by:arbiter} has been pairing round {round} by hand since {since:clock} UTC; that has to"
        " be ended or discarded first."
    ),
    "ResultsMissing": "Round {round} has no result yet on {boards:boards}.",
    "ConflictsOpen": "Two arbiters claim different results: {places:places}. Resolve that first.",
    "GameReplaced": (
        "{board:board} was paired anew after its publication: {white:player} and {black:player}"
        " do not play each other."
    ),
    "ConflictOpen": "Two arbiters claim different results for {board:board}; resolve that.",
    "UnknownSystem": "There is no pairing system {system!r}; known: {known}.",
    "TournamentNotStarted": "The tournament has not been started yet.",
    "EntryTakenBack": "The entry of {player:player} has been taken back; put it back first.",
    "PersonEntered": "{player:player} has been entered already.",
    "PlayerExpelled": "{player:player} is expelled.",
    "PlayerWithdrawn": "{player:player} is withdrawn.",
    "PairingInHand.closing-the-tournament": (
        "Closing the tournament is not possible while round {round} is being paired; discard that"
        " pairing first."
    ),
    "PairingInHand.changing-the-acceleration": (
        "Changing the acceleration is not possible while round {round} is being paired; discard"
        " that pairing first."
    ),
    "PairingInHand.changing-the-numbers-of-the-boards": (
        "Changing the numbers of the boards is not possible while round {round} is being paired;"
        " discard that pairing first."
    ),
    "PairingInHand.taking-back-an-adjournment": (
        "Taking back an adjournment is not possible while round {round} is being paired; discard"
        " that pairing first."
    ),
    "PairingInHand.clearing-a-result": (
        "Clearing a result is not possible while round {round} is being paired; discard that"
        " pairing first."
    ),
    "PairingInHand.changing-published-pairings": (
        "Changing published pairings is not possible while round {round} is being paired; discard"
        " that pairing first."
    ),
    "PairingInHand.import": (
        "An import is not possible while round {round} is being paired; discard that pairing first."
    ),
    "NotPermitted": "The role {role} does not permit {command}.",
    "OutsideSector": "{board:board} is not in your sector ({first_board:sector}).",
    "NoArbiter": "You are no arbiter of this tournament.",
    "AndMore": "and {count} more",
}
