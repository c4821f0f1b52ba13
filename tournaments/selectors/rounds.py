"""The rounds: how far each is, who did what to it, and the draft as it was paired."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from msgspec.structs import replace

from ..domain.deadlines.limits import pairing_deadline
from ..domain.drafts import failures
from ..domain.drafts.events import PairedBoard, PairingFailed
from ..domain.drafts.field import RoundIncomplete
from ..domain.games import second_person
from ..domain.ids import PlayerId
from ..domain.moments import text
from ..domain.rounds.state import Round
from ..domain.standings import standings
from ..domain.standings.standings import points_text
from ..domain.tournament.state import Tournament
from ..words import label
from . import figures
from .lazily import Lazily
from .memo import once_per_state
from .names import Names, ref
from .rows.base import fields
from .rows.rounds import ByeRow, DraftBoard, DraftSide, Failure, RoundDetail, RoundRow, Step


def rounds(state: Tournament, names: Names) -> tuple[RoundRow, ...]:
    """Every round of the tournament, the untouched ones too."""
    return tuple(RoundRow(**_fields(state, names, number)) for number in numbers(state))


def numbers(state: Tournament) -> range:
    """Of all rounds, the untouched ones too."""
    return range(1, max(state.settings_in_the_end.rounds, *state.rounds, 0) + 1)


def there_is(state: Tournament, number: int) -> bool:
    """A round of the tournament, untouched ones too."""
    return number in state.rounds or 1 <= number <= state.settings_in_the_end.rounds


def round_detail(state: Tournament, names: Names, number: int) -> RoundDetail | None:
    """A round with its pairing; None: there is no such round."""
    bare = round_without_pairs(state, names, number)
    return bare and replace(bare, pairs=tuple(pairs(state, names, number)))


def round_without_pairs(state: Tournament, names: Names, number: int) -> RoundDetail | None:
    """For whoever shows the `pairs` beside it, or none of them."""
    if not there_is(state, number):
        return None
    round_ = state.round(number)
    return RoundDetail(
        **_fields(state, names, number),
        engine=round_.engine,
        engine_version=round_.engine_version,
        input_hash=round_.input_hash,
        seal=round_.seal,
        checker=round_.checker,
        base=round_.base,
        pairs=(),
    )


def pairs(state: Tournament, names: Names, number: int) -> Sequence[DraftBoard]:
    """The boards of a round as it was paired, each worked out when somebody comes to it."""
    round_ = state.round(number)
    return Lazily(lambda board: _draft_board(state, names, round_, board), round_.boards)


def _fields(state: Tournament, names: Names, number: int) -> dict[str, Any]:
    round_ = state.round(number)
    starts = state.settings.round_starts
    return {
        "round": number,
        "status": round_.status,
        "request": round_.request,
        "boards": len(round_.boards),
        "missing": len(state.missing(number)),
        "adjourned": len(state.adjourned(number)),
        "provisional": len(second_person.waiting(state, number)),
        "conflicts": sum(bool(game.conflicts) for game in state.games_of(number)),
        "pab": ref(state, names, round_.pab) if round_.pab is not None else None,
        "byes": tuple(
            ByeRow(player=ref(state, names, player), kind=kind) for player, kind in round_.byes
        ),
        "absent": tuple(ref(state, names, player) for player in round_.absent),
        "failure": _failure(state, names, round_.failure),
        "steps": tuple(
            Step(type=step.type, by=step.by, by_name=names.user(step.by), at=step.at, seq=step.seq)
            for step in round_.steps
        ),
        "imported": round_.imported,
        "version": round_.version,
        "pairing_deadline": _text(pairing_deadline(state, number)),
        "last_call": round_.last_call,
        "starts": starts[number - 1] if number <= len(starts) else "",
    }


def _text(at: datetime | None) -> str:
    return text(at) if at else ""


def _failure(state: Tournament, names: Names, failed: PairingFailed | None) -> Failure | None:
    if failed is None:
        return None
    return Failure(
        code=failed.code,
        message=names.say(failures.sentence(failed)),
        article=label("Article", failed.article),
        players=tuple(ref(state, names, player) for player in failed.players),
    )


def _draft_board(state: Tournament, names: Names, round_: Round, board: PairedBoard) -> DraftBoard:
    return DraftBoard(
        game=board.game,
        board=board.board,
        white=_side(state, names, round_, board.white),
        black=_side(state, names, round_, board.black),
    )


def _side(state: Tournament, names: Names, round_: Round, player: PlayerId) -> DraftSide:
    record = figures.records(state)[player][: round_.number - 1]
    earlier = figures.floats(state, round_.number - 1).get(player, ())
    return DraftSide(
        **fields(ref(state, names, player)),
        points=points_text(scores(state, round_.number).get(player, 0)),
        colours=standings.colours(record),
        floats=tuple(reversed(earlier[-2:])),
        float=_float(state, round_, player),
    )


@once_per_state
def scores(state: Tournament, number: int) -> dict[PlayerId, int]:
    """The scores the pairing used, in half points; while games are open, those of the standings."""
    try:
        return standings.pairing_points(state, number)
    except RoundIncomplete:
        return dict(figures.points_before(state, number))


@once_per_state
def _opponents(state: Tournament, number: int) -> dict[PlayerId, PlayerId]:
    opponents: dict[PlayerId, PlayerId] = {}
    for board in state.round(number).boards:
        opponents[board.white], opponents[board.black] = board.black, board.white
    return opponents


def _float(state: Tournament, round_: Round, player: PlayerId) -> str:
    """Of this very round: down against a lower score, up against a higher one (C.04.3 1.4)."""
    before = scores(state, round_.number)
    own, other = before[player], before[_opponents(state, round_.number)[player]]
    return "" if own == other else "down" if own > other else "up"
