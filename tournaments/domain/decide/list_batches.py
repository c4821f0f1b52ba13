"""What a list did to the entries, taken back as one: entries, corrections, withdrawals, merges.

Each entry becomes what it was before, as far as nothing has moved it since. Nothing leaves the log:
who was entered by the list is on no list any more.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from tournaments.domain import commands as c
from tournaments.domain import events as e
from tournaments.domain.decisions import Accepted, Context, Decision
from tournaments.domain.ids import PlayerId
from tournaments.domain.state import Player, Tournament

from . import entries, entries_back, merging
from .entries_back import entry_in_use
from .in_turn import Step, accepted_in_turn

ORDER: Final = ("merged", "corrected", "reinstated", "withdrawn")
"""Who was entered goes last, and all of them together: that leaves one new list of numbers."""


def left_by_list(state: Tournament, seqs: range) -> tuple[Player, ...]:
    """The entries that stand as the events `seqs` of a list left them, in more than being
    withdrawn: a group that was withdrawn is no list."""
    return tuple(
        entry
        for entry in state.players.values()
        if set(_left(state, entry, seqs)).difference({"withdrawn"})
    )


def taken_back(state: Tournament, command: c.UndoBatch, context: Context) -> tuple[e.Event, ...]:
    """Decided one after the other, because numbers follow from each; what is not possible any more
    (a merge whose other entry was merged on) is left alone."""
    seqs = range(command.first, command.last + 1)
    return accepted_in_turn(state, _steps(state, seqs, command.before), context)


def _left(state: Tournament, entry: Player, seqs: range) -> tuple[str, ...]:
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
        "entered": entered and _as_entered(state, entry, seqs),
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


def _steps(state: Tournament, seqs: range, before: Iterable[c.EntryBefore]) -> Iterator[Step]:
    stood = {each.player: each for each in before}
    left = [(entry, _left(state, entry, seqs)) for entry in state.players.values()]
    for what in ORDER:
        for entry, found in left:
            if what in found:
                yield from _step(entry, what, stood.get(entry.id))
    if entered := tuple(entry.id for entry, found in left if "entered" in found):
        yield _off_the_lists(entered)


def _step(entry: Player, what: str, before: c.EntryBefore | None) -> Iterator[Step]:
    match what:
        case "merged" if entry.merged_into is not None:
            yield _separate(c.SeparateEntries(kept=entry.merged_into, dropped=entry.id))
        case "reinstated":
            yield _withdraw(c.WithdrawPlayer(player=entry.id))
        case "withdrawn":
            yield _reinstate(c.ReinstatePlayer(player=entry.id))
        case "corrected" if before is not None:
            yield _details(before)
            yield _rating(before)


def _off_the_lists(players: tuple[PlayerId, ...]) -> Step:
    def step(state: Tournament, _context: Context) -> Decision:
        gone = [state.players[player] for player in players]
        return Accepted(entries_back.taken_back(state, gone))

    return step


def _separate(command: c.SeparateEntries) -> Step:
    return lambda state, context: merging.separate_entries(state, command, context)


def _withdraw(command: c.WithdrawPlayer) -> Step:
    return lambda state, context: entries.withdraw_player(state, command, context)


def _reinstate(command: c.ReinstatePlayer) -> Step:
    return lambda state, context: entries.reinstate_player(state, command, context)


def _details(before: c.EntryBefore) -> Step:
    command = c.CorrectPlayer(
        player=before.player,
        details=before.details,
        title=before.title,
        federation=before.federation,
    )
    return lambda state, context: entries.correct_player(state, command, context)


def _rating(before: c.EntryBefore) -> Step:
    def step(state: Tournament, context: Context) -> Decision:
        command = c.CorrectRating(
            player=before.player,
            expected=state.players[before.player].rating,
            rating=before.rating,
            rating_source=before.rating_source,
        )
        return entries.correct_rating(state, command, context)

    return step
