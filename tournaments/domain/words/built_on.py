"""What stands in the way of taking a report back: each is one of several in a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

BUILT_ON: Final[Mapping[str, str]] = {
    "BuiltOnTheImport": (
        "The import cannot be taken back as it is: {in_the_way:each}. Or leave this tournament as"
        " it is, and make a new one with the right file."
    ),
    "NotPermitted.taking-back-a-report": (
        "A report is taken back by the chief arbiter or a deputy, as it came."
    ),
    "Built.round": (
        "round {round} was published since, and a published pairing stands (C.04.2 4.4)"
    ),
    "Built.pairing-in-hand": "a pairing is in hand: discard it first, on the page Pairing",
    "Built.boards": "the boards of round {round} were changed: take that back first",
    "Built.closed": "round {round} was closed: reopen it first, on the page Pairing",
    "Built.clocks": (
        "the clocks of round {round} were started: it is being played from this import"
    ),
    "Built.conflict": "round {round}, {board:board}: a conflict is open, resolve it first",
    "Built.result": (
        "round {round}, {board:board}: a result was entered or corrected, take that back first"
    ),
    "Built.adjourned": (
        "round {round}, {board:board}: the game was adjourned, take that back first"
    ),
    "Built.rated": (
        "round {round}, {board:board}: what is rated was corrected, take that back first"
    ),
    "Built.colours": (
        "round {round}, {board:board}: the colours were corrected, take that back first"
    ),
    "Built.decided": "round {round}, {board:board}: the chief arbiter decided on it",
    "Built.entered": "{player:player} was entered since: take that entry back first",
    "Built.corrected": "{player:player} was corrected, which would be lost",
    "Built.rating": "{player:player} got another rating: take that back first",
    "Built.merged": "{player:player} was merged: take that back first",
    "Built.withdrawn": (
        "{player:player} was withdrawn, expelled or brought back: take that back first"
    ),
    "Built.bye": "{player:player} was granted a bye: revoke it first",
    "Built.committee": "{player:player} sits in the appeals committee: set it anew first",
    "Built.setting": "{setting:words} was set since: take that back first",
    "Built.prohibited-pairs": (
        "the prohibited pairs were set since: set them as they came, on the page Settings"
    ),
    "Built.virtual-points": (
        "the virtual points were set since: set them as they came, on the page Settings"
    ),
    "Built.regulations": (
        "the regulations were changed since: take that back first, on the page Activity"
    ),
    "Built.appeal": "appeal {appeal} was filed since",
}
