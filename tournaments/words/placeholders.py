"""Names in sentences: who shows a sentence fills them in, because names do not live in the log.

A sentence names players as `{player:41}` (entry number), games as `{board:47}` (board number),
arbiters as `{arbiter:user:3}` and moments as `{time:2026-07-04T13:20:00Z}`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final

from ..domain.ids import PlayerId, UserId


def player_ref(player: PlayerId) -> str:
    """The placeholder that stands for a player in a sentence."""
    return f"{{player:{player}}}"


def player_refs(players: Iterable[PlayerId]) -> str:
    return ", ".join(player_ref(player) for player in players)


def board_ref(board: int) -> str:
    return f"{{board:{board}}}"


def board_refs(boards: Iterable[int]) -> str:
    return ", ".join(board_ref(board) for board in boards)


def arbiter_ref(user: UserId | str) -> str:
    return f"{{arbiter:{user}}}"


def time_ref(moment: str) -> str:
    """`moment` is ISO 8601 with its zone."""
    return f"{{time:{moment}}}"


def fill(
    message: str,
    player: Callable[[PlayerId], str],
    board: Callable[[int], str],
    arbiter: Callable[[str], str] = str,
    time: Callable[[str], str] = str,
) -> str:
    """The message with its placeholders replaced; its first letter is a capital."""

    def named(match: re.Match[str]) -> str:
        if match["time"]:
            return time(match["time"])
        if match["user"]:
            return arbiter(match["user"])
        number = int(match["number"])
        return player(PlayerId(number)) if match["kind"] == "player" else board(number)

    filled = _PLACEHOLDER.sub(named, message)
    return filled[:1].upper() + filled[1:]


_PLACEHOLDER: Final = re.compile(
    r"\{(?:(?P<kind>player|board):(?P<number>\d+)|arbiter:(?P<user>[\w:.-]+)"
    r"|time:(?P<time>[\dTZ:.+-]+))\}"
)
