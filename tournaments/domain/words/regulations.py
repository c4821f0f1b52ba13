"""What is fixed since the start, and how the chief changes it from a round on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

REGULATIONS: Final[Mapping[str, str]] = {
    "RegulationsFixed": (
        "Fixed since the start ({article}): {settings:regulations}. Where it has to be changed all"
        " the same, the chief arbiter does it from a round on, with a reason: Settings, Change the"
        " regulations."
    ),
    "TournamentNotStarted.change-its-settings": (
        "The tournament has not been started yet: change its settings instead."
    ),
    "RoundsBehindUs.regulations": (
        "Round {from_round} is published and keeps its regulations. They can be others from round"
        " {first} on."
    ),
    "LaterChangePlanned": (
        "A change from round {planned} on stands already. Take it back first (Activity), or change"
        " the regulations from that round on."
    ),
    "ConfirmRounds": (
        "The number of rounds is fixed once the tournament has started. To change it from {was} to"
        " {rounds} all the same, confirm the new number a second time."
    ),
}
