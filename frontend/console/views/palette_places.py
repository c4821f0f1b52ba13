"""What the command palette leads to: the pages of a tournament, and the acts on them.

An act is the name of a command. It leads to where it is done and puts the focus there; what is
asked before it is done is asked there. `tests/app/test_palette.py` holds that no page and no
command is left out without a word why.
"""

from __future__ import annotations

from typing import Final

PAGES: Final = {
    "results": "Console-Tabs.results",
    "entries": "Console-Tabs.entries",
    "check-in": "Console-Tabs.check-in",
    "pairing": "Console-Tabs.pairing",
    "standings": "Console-Tabs.standings",
    "appeals": "Console-Tabs.appeals",
    "activity": "Console-Tabs.activity",
    "settings": "Console-Tabs.settings",
    "group": "Console-Group.title",
    "entries-review": "Console-Review",
    "entries-import": "Console-Import.page",
    "rating-lists": "Console-RatingLists.title",
    "check-in-close": "Console-CheckInClose",
    "rankings": "Console-Rankings.title",
    "what-if": "Console-WhatIf.title",
    "crosstable": "Shared-Crosstable.name",
    "progress": "Shared-Progress.name",
    "pictures": "Shared-Pictures.name",
    "ratings": "Console-Ratings.title",
    "norms": "Console-Norms.title",
    "direct-titles": "Console-DirectTitles.title",
    "federation-report": "Console-FederationReport.title",
    "prizes": "Console-Prizes.title",
    "prize-fund": "Console-PrizeFund.title",
    "announcements": "Console-Announcements.title",
    "screens": "Console-Screens.title",
    "difference": "Console-Difference",
    "known-head": "Console-KnownHead.title",
    "festival": "Console-Festival.title",
    "festival-arbiters": "Console-FestivalArbiters.title",
    "festival-check-in": "Console-FestivalCheckIn.title",
    "festival-activity": "Console-FestivalActivity.title",
    "devices": "Console-Devices.title",
    "invitations": "Console-Invitations.title",
    "arbiters-tokens": "Console-ArbitersTokens.page",
    "webhooks": "Console-Webhooks.title",
    "mirror": "Console-Mirror.title",
    "hall": "Console-Hall.title",
    "second-machine": "Console-SecondMachine.title",
}
"""By the name of the address: how the page is called."""

OF_THE_CHIEF: Final = frozenset(
    {"invitations", "arbiters-tokens", "webhooks", "mirror", "hall", "second-machine"}
)
"""Pages that nobody else opens, and no device of his."""

OF_THE_EVENT: Final = frozenset({"festival-arbiters", "festival-check-in", "festival-activity"})
"""Pages that are something else only where the event has several sections."""

ACTS: Final = {
    "enter-player": "entries",
    "assign-pairing-numbers": "entries",
    "withdraw-players": "group",
    "merge-doubles": "entries-review",
    "decide-absentees": "check-in-close",
    "start-tournament": "pairing",
    "request-pairing": "pairing",
    "publish-round": "pairing",
    "discard-pairing": "pairing",
    "begin-manual-pairing": "pairing",
    "adjourn-games": "pairing",
    "announce-last-call": "pairing",
    "set-pairing-deadline": "pairing",
    "close-round": "pairing",
    "reopen-round": "pairing",
    "start-clocks": "results",
    "declare-forfeits": "results",
    "draw-lots": "standings",
    "announce-rankings": "rankings",
    "set-direct-titles": "direct-titles",
    "set-prize-fund": "prize-fund",
    "make-report": "federation-report",
    "make-announcement": "announcements",
    "set-screen": "screens",
    "set-appeals-committee": "appeals",
    "change-settings": "settings",
    "change-regulations": "settings",
    "appoint-arbiter": "settings",
    "set-prohibited-pairs": "settings",
    "set-virtual-points": "settings",
    "set-festival": "festival",
    "close-tournament": "settings",
    "reopen-tournament": "settings",
}
"""By the name of the command: the page on which it is given."""

OF_A_PLAYER: Final = {
    "check-in": "",
    "check-out": "",
    "withdraw-player": "",
    "reinstate-player": "",
    "expel-player": "",
    "grant-bye": "",
    "correct-player": "",
    "correct-rating": "",
    "merge-entries": "",
    "take-back-entry": "",
    "restore-entry": "",
    "move-player-away": "move/",
    "erase-person": "erase/",
}
"""By the name of the command: where it is given, below the player's page."""

OF_A_BOARD: Final = (
    "enter-result",
    "correct-result",
    "clear-result",
    "confirm-result",
    "correct-colours",
    "adjourn-game",
    "decide-board",
    "note-board",
    "resolve-conflict",
    "file-appeal",
)
"""Commands that are given at a board of the round; an appeal on the page of appeals."""
