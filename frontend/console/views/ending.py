"""The end of a tournament: on the page of its last round, under Settings, and before that where
a round could not be paired.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tournaments.domain.drafts import failures
from tournaments.domain.drafts.input_changes import STALE
from tournaments.domain.tournament.decide import ready_to_close, rounds_left
from tournaments.words import speak

from .reading import Reading


class Ending(msgspec.Struct, frozen=True):
    """Whether the tournament can be closed now, and if not, why ("": it can).

    `left` rounds would not be played; then `reasons` are offered, that of the pairing first.
    """

    obstacle: str
    left: int
    reasons: str


def ending_context(reading: Reading) -> dict[str, Any]:
    """What `_ending.html` needs."""
    state = reading.state
    may = set() if reading.past else set(reading.me.commands)
    return {
        "ended": state.phase == "closed",
        "ending": _ending(reading),
        "can_end": "close-tournament" in may,
        "can_resume": "reopen-tournament" in may,
    }


def _ending(reading: Reading) -> Ending | None:
    """None before the last round is published, unless the tournament could end early now."""
    state = reading.state
    refused, left = ready_to_close(state), rounds_left(state)
    if left and (refused or not state.last_published):
        return None
    failure = state.round(state.next_round).failure
    if failure and failure.code == STALE:
        return None
    reasons = speak("Console-Ending.early-reasons")
    if failure:
        reasons = f"{reading.names.say(failures.sentence(failure))}|{reasons}"
    return Ending(
        obstacle=reading.names.say(refused) if refused else "",
        left=left,
        reasons=reasons,
    )
