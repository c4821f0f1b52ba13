"""What somebody who pairs by hand may send, right or wrong, by what stands in the round."""

from __future__ import annotations

from tournaments.domain.command import Command
from tournaments.domain.drafts.field import Pair, seal
from tournaments.domain.ids import PlayerId, RequestId
from tournaments.domain.manual.commands import (
    BeginManualPairing,
    ChangeManualPairing,
    DiscardManualPairing,
    EndManualPairing,
)
from tournaments.domain.manual.rules import waiting
from tournaments.domain.rounds.state import Round


def begin(round_: Round) -> BeginManualPairing:
    return BeginManualPairing(round=round_.number, request=round_.request)


def change(
    round_: Round,
    broken: tuple[Pair, ...] = (),
    made: tuple[Pair, ...] = (),
    pab: PlayerId | None = None,
) -> ChangeManualPairing:
    """`pab`: who has the bye afterwards."""
    return ChangeManualPairing(
        round=round_.number,
        request=round_.request,
        broken=broken,
        made=made,
        expected_pab=round_.manual.pab if round_.manual else None,
        pab=pab,
    )


def swap(round_: Round, one: int, other: int) -> ChangeManualPairing:
    """The two exchange places at their boards, or the colours of their board."""
    assert round_.manual is not None
    place = {PlayerId(one): PlayerId(other), PlayerId(other): PlayerId(one)}
    broken = tuple(pair for pair in round_.manual.pairs if {*pair} & {*place})
    made = tuple((place.get(white, white), place.get(black, black)) for white, black in broken)
    pab = round_.manual.pab
    return change(round_, broken, made, place.get(pab, pab) if pab else None)


def end(round_: Round, *over_the_limit: int, despite: tuple[int, ...] = ()) -> EndManualPairing:
    phase = round_.manual
    return EndManualPairing(
        round=round_.number,
        request=round_.request,
        seen=seal(round_.input_hash, phase.pairs, phase.pab) if phase else "",
        over_the_limit=tuple(PlayerId(one) for one in over_the_limit),
        despite=tuple(PlayerId(one) for one in despite),
    )


def discard(round_: Round) -> DiscardManualPairing:
    return DiscardManualPairing(round=round_.number, request=round_.request or RequestId("none"))


def by_hand(round_: Round, act: str, first: int, second: int) -> Command:
    """One of the acts, about the boards with these places."""
    phase = round_.manual
    if act == "discard":
        return discard(round_)
    if phase is None or act == "begin":
        return begin(round_)
    pairs = phase.pairs
    if act == "swap" and pairs:
        one, other = pairs[first % len(pairs)][0], pairs[second % len(pairs)][1]
        return swap(round_, one, other)
    if act == "unpair" and pairs:
        return change(round_, (pairs[first % len(pairs)],), (), phase.pab)
    if act == "pair" and len(left := waiting(round_, pairs, phase.pab)) >= 2:
        return change(round_, (), ((left[0], left[-1]),), phase.pab)
    return end(round_)
