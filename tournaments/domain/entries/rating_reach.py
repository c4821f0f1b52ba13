"""What a corrected rating reaches: the numbers until round 4 is paired (C.04.2 2.3), the report,
and the ranks where a tie-break reads ratings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from ..decisions import Context
from ..games.reach import Case, CorrectionReach, NewNumber, moved_lines
from ..ids import PersonId, PlayerId, UserId
from ..numbers.by_lot import numbers_by_lot
from ..numbers.decide import numbers_locked, proposed_order
from ..refusals import refuse
from ..said import Said, said
from ..settings.by_table import by_table
from ..tournament.state import Tournament

ARTICLE: Final = "C.04.2 2.3"


def rating_reach(
    state: Tournament, player: PlayerId, rating: int, names: Mapping[PersonId, str]
) -> CorrectionReach:
    """Of a correction by which `rating` counts for that entry; `names` (family name first) order
    equal players."""
    corrected = replace(state.players[player], rating=rating)
    after = replace(state, players={**state.players, player: corrected})
    if state.phase == "entries":
        return _moving_nothing(state, "next", said("RatingReach.at-the-start"))
    moves = moved_lines(state, after)
    by_lot = refuse(numbers_by_lot(state.settings)) if by_table(state.settings) else None
    if locked := numbers_locked(state) or by_lot:
        why, stays = Said(locked.says, locked.facts), said("RatingReach.report-alone")
        reach = _moving_nothing(state, "rating" if state.frozen else "next", why, stays)
    else:
        reach = _renumbering(state, after, names)
    if not moves:
        return reach
    said_too = (*reach.sentences, said("RatingReach.ranks-move"))
    return replace(reach, sentences=said_too, standings=moves)


def _moving_nothing(state: Tournament, case: Case, *sentences: Said) -> CorrectionReach:
    return CorrectionReach(
        case=case, counts_for=0, outdates=_in_hand(state), sentences=sentences, article=ARTICLE
    )


def _renumbering(
    state: Tournament, after: Tournament, names: Mapping[PersonId, str]
) -> CorrectionReach:
    order = proposed_order(after, Context(actor=UserId(""), names=names))
    numbers = tuple(
        NewNumber(player, state.players[player].tpn, new)
        for new, player in enumerate(order, 1)
        if state.players[player].tpn != new
    )
    return CorrectionReach(
        case="next",
        counts_for=state.next_round if numbers else 0,
        outdates=_in_hand(state),
        sentences=tuple(_sentences(state, len(numbers))),
        article=ARTICLE,
        numbers=numbers,
    )


def _sentences(state: Tournament, moved: int) -> Iterator[Said]:
    if not moved:
        yield said("RatingReach.no-number-moves")
        return
    yield said("RatingReach.numbers-move", count=moved, round=state.next_round)
    if state.last_published:
        yield said("RatingReach.published-stays", last=state.last_published)


def _in_hand(state: Tournament) -> int:
    upcoming = state.round(state.next_round)
    return upcoming.number if upcoming.open else 0
