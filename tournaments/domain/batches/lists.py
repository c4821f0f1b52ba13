"""What a list did to the entries, taken back as one: entries, corrections, withdrawals, merges.

Each entry becomes what it was before, as far as nothing has moved it since. Nothing leaves the log:
who was entered by the list is on no list any more.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from ..attendance.commands import ReinstatePlayer, WithdrawPlayer
from ..attendance.decide import reinstate_player, withdraw_player
from ..decisions import Accepted, Context, Decision
from ..entries import back as entries_back
from ..entries import merging
from ..entries.back import entry_in_use, place_in
from ..entries.commands import CorrectPlayer, SeparateEntries
from ..entries.correcting import to_ratings
from ..entries.decide import correct_player, correct_rating
from ..entries.state import Player
from ..event import Event
from ..ids import PlayerId
from ..tournament.state import Tournament
from .commands import EntryBefore, UndoBatch
from .in_turn import Step, accepted_in_turn

ORDER: Final = ("merged", "corrected", "reinstated", "withdrawn")
"""Who was entered goes last, and all of them together: that leaves one new list of numbers."""


def left_by_list(state: Tournament, seqs: range) -> tuple[Player, ...]:
    """The entries that stand as the events `seqs` of a list left them, in more than being
    withdrawn: a group that was withdrawn is no list."""
    seated = _seated(state)
    return tuple(
        entry
        for entry in state.players.values()
        if set(_left(state, entry, seqs, seated)).difference({"withdrawn"})
    )


def taken_back(state: Tournament, command: UndoBatch, context: Context) -> tuple[Event, ...]:
    """Decided one after the other, because numbers follow from each; what is not possible any more
    (a merge whose other entry was merged on) is left alone."""
    seqs = range(command.first, command.last + 1)
    return accepted_in_turn(state, _steps(state, seqs, command.before), context)


def _seated(state: Tournament) -> frozenset[PlayerId]:
    """Whoever has or had a place in a published round: all at once, for one list has many."""
    published = (round_ for round_ in state.rounds.values() if round_.published)
    return frozenset[PlayerId]().union(*(place_in(state, round_) for round_ in published))


def _left(
    state: Tournament, entry: Player, seqs: range, seated: frozenset[PlayerId]
) -> tuple[str, ...]:
    """What of the entry stands as the list left it; an erased person stays as he is."""
    if entry.merged_into is not None:
        return ("merged",) if entry.merged_seq in seqs else ()
    if entry.erased_seq or entry.expelled or not entry.stands:
        return ()
    entered = entry.entered_seq in seqs
    stands = {
        "corrected": not entered and entry.corrected_seq in seqs,
        "reinstated": entry.withdrawn_from is None and entry.withdrawn_seq in seqs,
        "withdrawn": entry.withdrawn_from is not None
        and entry.withdrawn_seq in seqs
        and (state.phase == "entries" or entry.tpn is not None),
        "entered": entered and entry.id not in seated and _as_entered(state, entry, seqs),
    }
    return tuple(what for what, left in stands.items() if left)


def _as_entered(state: Tournament, entry: Player, seqs: range) -> bool:
    """Who was checked in, corrected, given a bye or paired since is there by more than the list;
    so is an entry on which something rests."""
    moved = (
        entry.checked_seq,
        entry.withdrawn_seq,
        entry.choice_seq,
        *(bye.seq for bye in entry.byes.values()),
    )
    return (
        entry.corrected_seq in seqs
        and not entry.taken_back_seq
        and all(seq in seqs for seq in moved if seq)
        and entry_in_use(state, entry.id) is None
    )


def _steps(state: Tournament, seqs: range, before: Iterable[EntryBefore]) -> Iterator[Step]:
    stood = {each.player: each for each in before}
    seated = _seated(state)
    left = [(entry, _left(state, entry, seqs, seated)) for entry in state.players.values()]
    for what in ORDER:
        for entry, changes in left:
            if what in changes:
                yield from _step(entry, what, stood.get(entry.id))
    if entered := tuple(entry.id for entry, changes in left if "entered" in changes):
        yield _off_the_lists(entered)


def _step(entry: Player, what: str, before: EntryBefore | None) -> Iterator[Step]:
    match what:
        case "merged" if entry.merged_into is not None:
            yield _separate(SeparateEntries(kept=entry.merged_into, dropped=entry.id))
        case "reinstated":
            yield _withdraw(WithdrawPlayer(player=entry.id))
        case "withdrawn":
            yield _reinstate(ReinstatePlayer(player=entry.id))
        case "corrected" if before is not None:
            yield _details(before)
            yield _rating(before)


def _off_the_lists(players: tuple[PlayerId, ...]) -> Step:
    def step(state: Tournament, _context: Context) -> Decision:
        gone = [state.players[player] for player in players]
        return Accepted(entries_back.taken_back(state, gone))

    return step


def _separate(command: SeparateEntries) -> Step:
    return lambda state, context: merging.separate_entries(state, command, context)


def _withdraw(command: WithdrawPlayer) -> Step:
    return lambda state, context: withdraw_player(state, command, context)


def _reinstate(command: ReinstatePlayer) -> Step:
    return lambda state, context: reinstate_player(state, command, context)


def _details(before: EntryBefore) -> Step:
    command = CorrectPlayer(
        player=before.player,
        details=before.details,
        title=before.title,
        federation=before.federation,
        womens_title=before.womens_title,
    )
    return lambda state, context: correct_player(state, command, context)


def _rating(before: EntryBefore) -> Step:
    def step(state: Tournament, context: Context) -> Decision:
        command = to_ratings(state.players[before.player], before.ratings)
        return correct_rating(state, command, context)

    return step
