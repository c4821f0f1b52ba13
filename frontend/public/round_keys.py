"""What two versions of a page have in common."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from tournaments.public.projection import PublicView
    from tournaments.public.rows import PublicRound


def round_key(view: PublicView, round_: PublicRound | None) -> str:
    """Names everything a page of the round shows except results and what follows from them.

    Two versions with one key differ, on the list of boards, in results only.
    """
    rounds = [row.round for row in view.rounds]
    seats = [_seat(board) for board in view.boards(round_.round)] if round_ else []
    parts: list[object] = [view.name, view.phase, view.rounds_total, rounds, seats]
    parts.append(round_.byes if round_ else view.players)
    parts.append(round_.last_call if round_ else "")
    parts.append(view.prizes is not None)
    parts.append(view.announcements)
    return blake2b(msgspec.json.encode(parts), digest_size=6).hexdigest()


_BUT_RESULTS: Final = (
    *("board", "white", "black", "white_points", "black_points"),
    *("under_appeal", "place", "live", "match_text"),
)


def _seat(board: object) -> tuple[object, ...]:
    return tuple(getattr(board, name) for name in _BUT_RESULTS)
