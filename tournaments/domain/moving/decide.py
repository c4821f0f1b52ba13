"""A move between two sections: what each section decides about its half."""

from __future__ import annotations

from pairing.trf import RankingMethod

from .. import guards
from ..attendance.events import (
    PlayerCheckedIn,
    PlayerCheckedOut,
    PlayerExpelled,
    PlayerReinstated,
    PlayerWithdrawn,
)
from ..byes.events import ByeGranted, ByeRevoked
from ..decisions import Accepted, AlreadyRecorded, Conflict, Context, Decision, decides
from ..entries.back import entry_in_use, place_in
from ..entries.decide import rounds_left
from ..entries.events import EntryRestored, EntryTakenBack, PlayerCorrected, RatingCorrected
from ..entries.merges import published_since
from ..entries.state import Player, rated
from ..erasure.decide import not_erased
from ..event import Event
from ..numbers.by_lot import number_comes_back
from ..numbers.decide import late_entry_numbers, numbers_without
from ..numbers.events import PairingNumbersAssigned
from ..refusals import Refused, refuse
from ..tournament.state import Tournament
from .commands import AdmitMovedPlayer, MovePlayerAway, TakeBackMove
from .events import MoveTakenBack, PlayerMovedAway, PlayerMovedHere
from .moves import entry_of, move_stands, not_moved_away, unfinished_game
from .state import SectionMove


@decides(MovePlayerAway)
def move_player_away(state: Tournament, command: MovePlayerAway, context: Context) -> Decision:
    """Off the lists while nothing rests on the entry; afterwards withdrawn, and the games stand."""
    if refused := guards.not_closed(state) or guards.player_known(state, command.player):
        return refused
    entry = state.players[command.player]
    move = entry.moved
    if move and move.away and move_stands(entry) and move.section == command.section:
        return AlreadyRecorded(move.seq)
    if objected := (
        not_moved_away(entry)
        or _as_seen(entry, context)
        or guards.active(state, entry.id)
        or not_erased(state, entry.id)
        or guards.reason_given(context, "moving-a-player-to-another-section")
        or _game_finished(state, entry)
    ):
        return objected
    from_round, numbers = _leaving(state, entry)
    moved = PlayerMovedAway(
        player=entry.id,
        section=command.section,
        section_name=command.section_name,
        entry=command.entry,
        from_round=from_round,
    )
    return Accepted((moved, *numbers))


@decides(AdmitMovedPlayer)
def admit_moved_player(state: Tournament, command: AdmitMovedPlayer, context: Context) -> Decision:
    """Before the start an entry, afterwards a late entry; who was here before is here again."""
    known = entry_of(state, command.person)
    if objected := (
        guards.not_closed(state)
        or guards.reason_given(context, "moving-a-player-to-another-section")
        or (known and _may_come_back(state, known))
        or (rounds_left(state) if state.phase != "entries" else None)
        or _begun_as_read(state, command)
    ):
        return objected
    late = state.phase != "entries"
    moved = PlayerMovedHere(
        player=known.id if known else state.next_player,
        section=command.section,
        section_name=command.section_name,
        entry=command.entry,
        person=command.person,
        details=command.details,
        from_round=state.next_round,
        late=late,
        title=command.title,
        federation=command.federation,
        ratings=known.ratings if known else command.ratings,
        womens_title=command.womens_title,
    )
    if not late or (known and known.tpn is not None):
        return Accepted((moved,))
    newcomer = known or _newcomer(moved, state.settings.ranking_method)
    return Accepted((moved, late_entry_numbers(state, newcomer, context)))


@decides(TakeBackMove)
def take_back_move(state: Tournament, command: TakeBackMove, context: Context) -> Decision:
    """The same command in both logs: whoever left is here again, whoever came is gone."""
    if refused := guards.not_closed(state) or guards.player_known(state, command.player):
        return refused
    entry = state.players[command.player]
    move = entry.moved
    if move is None or (move.section, move.entry) != (command.section, command.entry):
        return _no_such_move(entry)
    if objected := (
        guards.reason_given(context, "taking-a-move-back")
        or (None if move_stands(entry) else _no_such_move(entry))
        or _as_seen(entry, context)
        or (number_comes_back(state, entry) if move.away else None)
        or (None if move.away else _not_paired_since(state, entry, move))
    ):
        return objected
    if move.away:
        return Accepted(_here_again(state, entry, move, context))
    from_round, numbers = _leaving(state, entry)
    return Accepted((_back(entry, move, from_round=from_round), *numbers))


def _leaving(state: Tournament, entry: Player) -> tuple[int, tuple[PairingNumbersAssigned, ...]]:
    """From which round the entry is withdrawn, 0: it is gone; the numbers without it then."""
    if entry_in_use(state, entry.id) is not None:
        return state.next_round, ()
    numbers = numbers_without(state, (entry,), "correction")
    return 0, (numbers,) if numbers else ()


def _here_again(
    state: Tournament, entry: Player, move: SectionMove, context: Context
) -> tuple[Event, ...]:
    events: list[Event] = [_back(entry, move, here=True)]
    if entry.taken_back and entry.checked_in and published_since(state, move.seq):
        events.append(PlayerCheckedOut(player=entry.id))
    if state.phase == "running" and entry.tpn is None:
        events.append(late_entry_numbers(state, entry, context))
    return tuple(events)


def _back(
    entry: Player, move: SectionMove, *, here: bool = False, from_round: int = 0
) -> MoveTakenBack:
    return MoveTakenBack(
        player=entry.id,
        section=move.section,
        section_name=move.section_name,
        entry=move.entry,
        of=move.seq,
        here=here,
        from_round=from_round,
    )


def _newcomer(moved: PlayerMovedHere, method: RankingMethod) -> Player:
    newcomer = Player(
        id=moved.player,
        person=moved.person,
        details=moved.details,
        title=moved.title,
        entered_seq=0,
        corrected_seq=0,
    )
    return rated(newcomer, moved.ratings, method)


# --- what objects ---------------------------------------------------------------------------


def _as_seen(entry: Player, context: Context) -> Conflict | None:
    changed = (
        PlayerMovedAway,
        PlayerMovedHere,
        MoveTakenBack,
        EntryTakenBack,
        EntryRestored,
        PlayerCorrected,
        RatingCorrected,
        PlayerCheckedIn,
        PlayerCheckedOut,
        PlayerWithdrawn,
        PlayerReinstated,
        PlayerExpelled,
        ByeGranted,
        ByeRevoked,
    )
    return guards.unchanged(context, "entry", changed, player=entry.id)


def _game_finished(state: Tournament, entry: Player) -> Refused | None:
    game = unfinished_game(state, entry)
    if game is None:
        return None
    opponent = game.black if game.white == entry.id else game.white
    return refuse(
        "GameUnfinished",
        player=entry.id,
        opponent=opponent,
        round=game.round,
        board=game.board,
    )


def _may_come_back(state: Tournament, known: Player) -> Refused | None:
    if known.active:
        return refuse("PersonEntered", player=known.id)
    if known.merged_into is not None:
        return guards.not_merged(state, known.id)
    if known.expelled:
        return refuse("PlayerExpelled.there", player=known.id)
    return not_erased(state, known.id)


def _begun_as_read(state: Tournament, command: AdmitMovedPlayer) -> Conflict | None:
    first = state.next_round if state.phase != "entries" else 0
    if command.expected in (None, first):
        return None
    return Conflict("ChangedMeanwhile.gone-on", {"from_round": first})


def _no_such_move(entry: Player) -> Refused:
    return refuse("MoveReplaced", player=entry.id)


def _not_paired_since(state: Tournament, entry: Player, move: SectionMove) -> Refused | None:
    for number in published_since(state, move.seq):
        if entry.id in place_in(state, state.rounds[number]):
            return refuse("EntryPlayed.move-back", player=entry.id, round=number)
    return None
