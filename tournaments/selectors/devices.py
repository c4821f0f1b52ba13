"""The devices that joined, and what a revoked one typed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Literal, get_args

from events.messages import Recorded

from .. import log
from ..domain.arbiters.rights import role_of
from ..domain.devices.decide import in_doubt
from ..domain.devices.state import Device
from ..domain.games.events import (
    ResultSet,
)
from ..domain.games.state import Game
from ..domain.ids import GameId, UserId
from ..domain.roles import CHIEFS
from ..domain.tournament.state import Tournament
from .formats import result_text
from .names import Names, ref
from .rows.base import PlayerRef, Row

RESULTS_TYPED: Final = frozenset(kind.__name__ for kind in get_args(ResultSet))

Fate = Literal["in-doubt", "stands", "confirmed", "replaced", "cleared"]


class DeviceRow(Row, frozen=True, kw_only=True):
    """A device of one person. `seen_at` is empty for one that no session is kept of; `in_doubt`
    counts the results that nobody has looked at since it was revoked."""

    name: str
    user: str
    user_name: str
    joined_at: str
    joined_by_name: str
    until: str
    seen_at: str
    revoked_at: str
    revoked_by_name: str
    since: str
    in_doubt: int
    reviewed_at: str
    reviewed_by_name: str


class TypedResult(Row, frozen=True, kw_only=True):
    """The last result a device typed on a board, and what became of it.

    `stands`: the device is in use and nobody looked at it yet; `by_name` says who did.
    """

    game: str
    round: int
    board: int
    white: PlayerRef
    black: PlayerRef
    result: str
    result_text: str
    at: str
    seq: int
    fate: Fate
    standing: str | None
    standing_text: str
    by_name: str


def devices(
    state: Tournament, names: Names, seen: Mapping[str, str], asker: UserId
) -> tuple[DeviceRow, ...]:
    """All of them for the chief arbiter and the deputies, for others their own; newest first."""
    everybody = role_of(state, asker) in CHIEFS
    shown = [device for device in state.devices.values() if everybody or device.user == asker]
    shown.sort(key=lambda device: -device.enrolled_seq)
    return tuple(device_row(state, names, seen, device) for device in shown)


def may_see(state: Tournament, asker: UserId, device: Device) -> bool:
    """One's own device, and all of them for the chief arbiter and the deputies."""
    return device.user == asker or role_of(state, asker) in CHIEFS


def device_row(
    state: Tournament, names: Names, seen: Mapping[str, str], device: Device
) -> DeviceRow:
    return DeviceRow(
        name=device.name,
        user=device.user,
        user_name=names.user(device.user),
        joined_at=device.enrolled_at,
        joined_by_name=names.user(device.enrolled_by),
        until=device.until,
        seen_at=seen.get(device.name, ""),
        revoked_at=device.revoked_at,
        revoked_by_name=names.user(device.revoked_by) if device.revoked else "",
        since=device.since,
        in_doubt=len(in_doubt(state, device)) if device.revoked else 0,
        reviewed_at=device.reviewed_at,
        reviewed_by_name=names.user(device.reviewed_by) if device.reviewed else "",
    )


def typed_results(
    state: Tournament, names: Names, recorded: Iterable[Recorded]
) -> tuple[TypedResult, ...]:
    """One row a board that these events gave a result, by round and board."""
    last: dict[GameId, tuple[Recorded, ResultSet]] = {}
    for each in recorded:
        event = log.decoded(each)
        if isinstance(event, ResultSet):
            last[event.game] = (each, event)
    rows = [_typed(state, names, *typed) for typed in last.values()]
    return tuple(sorted(rows, key=lambda row: (row.round, row.board)))


def _typed(state: Tournament, names: Names, recorded: Recorded, event: ResultSet) -> TypedResult:
    game = state.games[event.game]
    fate = _fate(state, game, recorded.seq)
    looked = {"confirmed": game.confirmed_by, "replaced": game.by}.get(fate, "")
    return TypedResult(
        game=game.id,
        round=game.round,
        board=game.board,
        white=ref(state, names, game.white),
        black=ref(state, names, game.black),
        result=event.result,
        result_text=result_text(event.result),
        at=recorded.recorded_at,
        seq=recorded.seq,
        fate=fate,
        standing=game.result,
        standing_text=result_text(game.result),
        by_name=names.user(looked) if looked else "",
    )


def _fate(state: Tournament, game: Game, seq: int) -> Fate:
    if game.result is None:
        return "cleared"
    if game.seq != seq:
        return "replaced"
    if state.in_doubt(game):
        return "in-doubt"
    return "confirmed" if game.confirmed else "stands"
