"""Games that keep the next round from being paired, and the batch that adjourns them."""

from __future__ import annotations

from typing import Any

from django.utils import timezone

from tournaments.selectors.deadlines import round_deadlines

from .reading import Reading


def adjourning(reading: Reading, number: int) -> dict[str, Any] | None:
    """What the button beside round `number` sends; None: nothing is missing, or not this role.

    It is proposed once the pairing deadline is over; before that the officer opens it by hand.
    """
    state = reading.state
    before = state.published_with(number - 1) if number == state.next_round else ()
    missing = [game for each in before for game in state.missing(each)]
    if not missing or reading.past or "adjourn-games" not in reading.me.commands:
        return None
    clock = round_deadlines(state, reading.names, number - 1, timezone.now().isoformat())
    return {
        "round": number - 1,
        "deadline": clock.pairing_deadline,
        "over": clock.over,
        "count": len(missing),
        "boards": ", ".join(str(game.board) for game in missing),
        "values": {"games": [game.id for game in missing]},
    }
