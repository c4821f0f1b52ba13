"""What a merge gave to the kept entry, and what taking it back means."""

from __future__ import annotations

from collections.abc import Iterator

from ..ids import PlayerId
from ..refusals import listed
from ..said import Said, said
from ..standings.record import paired_in
from ..tournament.state import Tournament
from .state import Player, TakenOver


def taken_over(kept: Player, dropped: Player, next_round: int) -> TakenOver:
    """What `kept` gets of `dropped`: the check-in, and byes of rounds to come."""
    if not kept.active:
        return TakenOver(tpn=dropped.tpn)
    return TakenOver(
        checked_in=dropped.checked_in and not kept.checked_in,
        byes=tuple(
            number for number in dropped.byes if number not in kept.byes and number >= next_round
        ),
        tpn=dropped.tpn,
    )


def numbered_without(dropped: Player) -> int:
    """The seq of the TPN list that the merge of that entry made, if it made one."""
    over = dropped.taken_over
    return dropped.merged_seq + 1 + over.checked_in + len(over.byes)


def published_since(state: Tournament, seq: int) -> tuple[int, ...]:
    """The rounds that were published after that event."""
    return tuple(
        number
        for number, round_ in sorted(state.rounds.items())
        if round_.published and round_.published_seq > seq
    )


def check_in_to_return(state: Tournament, kept: Player, dropped: Player) -> bool:
    """Whether the check-in of the kept entry is still the one that the merge gave it."""
    return (
        dropped.taken_over.checked_in
        and kept.checked_in
        and kept.checked_seq == dropped.merged_seq + 1
        and not published_since(state, dropped.merged_seq)
    )


def byes_to_return(state: Tournament, kept: Player, dropped: Player) -> tuple[int, ...]:
    """Rounds of the byes that the merge gave and that are still to come."""
    over = dropped.taken_over
    first = dropped.merged_seq + 1 + over.checked_in
    return tuple(
        number
        for seq, number in enumerate(over.byes, first)
        if number in kept.byes and kept.byes[number].seq == seq and number >= state.next_round
    )


def sentences(state: Tournament, kept: PlayerId, dropped: PlayerId) -> tuple[Said, ...]:
    """What taking the merge back means."""
    one, other = state.players[kept], state.players[dropped]
    return (
        said("Separated", kept=kept, dropped=dropped),
        *_returned(state, one, other),
        *_played(state, one, other),
        *_number(state, other),
    )


def _returned(state: Tournament, kept: Player, dropped: Player) -> Iterator[Said]:
    if check_in_to_return(state, kept, dropped):
        yield said("Separated.check-in-goes", player=kept.id)
    if byes := byes_to_return(state, kept, dropped):
        yield said("Separated.byes-go", player=kept.id, rounds=listed(byes))


def _played(state: Tournament, kept: Player, dropped: Player) -> Iterator[Said]:
    since = published_since(state, dropped.merged_seq)
    played = [number for number in since if kept.id in paired_in(state.rounds[number])]
    if played:
        rounds = listed(played)
        yield said("Separated.games-stay", player=kept.id, rounds=rounds, count=len(played))
    if since:
        rounds = listed(since)
        yield said("Separated.missed", player=dropped.id, rounds=rounds, count=len(since))


def _number(state: Tournament, dropped: Player) -> Iterator[Said]:
    if state.phase != "running" or dropped.tpn is not None or dropped.withdrawn_from is not None:
        return
    over = dropped.taken_over
    if over.tpn is not None and state.order_seq == numbered_without(dropped):
        yield said("Separated.number-again", number=over.tpn)
    else:
        yield said("Separated.fitting-number")
