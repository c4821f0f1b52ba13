"""The list of players: entries, corrections, check-in, withdrawals, byes."""

from __future__ import annotations

from tournaments.domain import commands as c
from tournaments.domain import events as e
from tournaments.domain.decisions import (
    Accepted,
    AlreadyRecorded,
    Conflict,
    Context,
    Decision,
)
from tournaments.domain.ids import PlayerId
from tournaments.domain.moves import not_moved_away
from tournaments.domain.record import paired_in
from tournaments.domain.refusals import Refused, refuse
from tournaments.domain.roles import CHIEFS, role_of
from tournaments.domain.state import Player, Tournament

from . import guards, papers
from .numbers import late_entry_numbers


def enter_player(state: Tournament, command: c.EnterPlayer, context: Context) -> Decision:
    """Before the start an entry; afterwards a late entry with its fitting TPN (C.04.2 2.4)."""
    if refused := guards.not_closed(state) or guards.not_entered(state, command.person):
        return refused
    player = state.next_player
    if state.phase == "entries":
        return Accepted(
            (
                e.PlayerEntered(
                    player=player,
                    person=command.person,
                    details=command.details,
                    title=command.title,
                    federation=command.federation,
                    rating=command.rating,
                    rating_source=command.rating_source,
                ),
            )
        )
    if refused := rounds_left(state):
        return refused
    admitted = e.LateEntryAdmitted(
        player=player,
        person=command.person,
        details=command.details,
        from_round=state.next_round,
        title=command.title,
        federation=command.federation,
        rating=command.rating,
        rating_source=command.rating_source,
    )
    newcomer = Player(
        id=player,
        person=command.person,
        details=command.details,
        title=command.title,
        rating=command.rating,
        entered_seq=0,
        corrected_seq=0,
    )
    return Accepted((admitted, late_entry_numbers(state, newcomer, context)))


def correct_player(state: Tournament, command: c.CorrectPlayer, context: Context) -> Decision:
    if refused := guards.not_merged(state, command.player):
        return refused
    if refused := papers.not_erased(state, command.player):
        return refused
    entry = state.players[command.player]
    standing = (entry.details, entry.title, entry.federation)
    if standing == (command.details, command.title, command.federation):
        return AlreadyRecorded(entry.corrected_seq)
    return guards.unmoved(context, "details", player=command.player) or Accepted(
        (
            e.PlayerCorrected(
                player=command.player,
                details=command.details,
                title=command.title,
                federation=command.federation,
            ),
        )
    )


def correct_rating(state: Tournament, command: c.CorrectRating, context: Context) -> Decision:
    """Numbers move only by AssignPairingNumbers, so that the arbiter sees what it does first."""
    if refused := guards.not_closed(state) or guards.not_merged(state, command.player):
        return refused
    entry = state.players[command.player]
    if entry.rating == command.rating:
        return AlreadyRecorded(entry.corrected_seq)
    if entry.rating != command.expected:
        return refuse(
            "RatingDiffers",
            player=entry.id,
            rating=entry.rating,
            expected=command.expected,
        )
    changed = (e.RatingCorrected,)
    return guards.unchanged(context, "rating", changed, player=entry.id) or Accepted(
        (
            e.RatingCorrected(
                player=command.player,
                was=entry.rating,
                rating=command.rating,
                rating_source=command.rating_source,
            ),
        )
    )


def check_in(state: Tournament, command: c.CheckIn, context: Context) -> Decision:
    return _check(state, command.player, context, arrived=True)


def check_out(state: Tournament, command: c.CheckOut, context: Context) -> Decision:
    return _check(state, command.player, context, arrived=False)


def withdraw_player(state: Tournament, command: c.WithdrawPlayer, context: Context) -> Decision:
    if refused := guards.not_closed(state) or guards.not_merged(state, command.player):
        return refused
    entry = state.players[command.player]
    if entry.withdrawn_from is not None:
        return AlreadyRecorded(entry.withdrawn_seq)
    return _plays_as_seen(entry, context) or Accepted(
        (e.PlayerWithdrawn(player=entry.id, from_round=state.next_round),)
    )


def expel_player(state: Tournament, command: c.ExpelPlayer, context: Context) -> Decision:
    if refused := guards.not_closed(state) or guards.not_merged(state, command.player):
        return refused
    entry = state.players[command.player]
    if entry.expelled:
        return AlreadyRecorded(entry.withdrawn_seq)
    return (
        _plays_as_seen(entry, context)
        or guards.reason_given(context, "expelling-a-player")
        or Accepted((e.PlayerExpelled(player=entry.id, from_round=state.next_round),))
    )


def reinstate_player(state: Tournament, command: c.ReinstatePlayer, context: Context) -> Decision:
    if refused := guards.not_closed(state) or guards.not_merged(state, command.player):
        return refused
    entry = state.players[command.player]
    if entry.withdrawn_from is None:
        return AlreadyRecorded(entry.withdrawn_seq or entry.entered_seq)
    if objected := (
        _plays_as_seen(entry, context)
        or not_moved_away(entry)
        or _may_reinstate(state, entry, context)
    ):
        return objected
    reinstated = e.PlayerReinstated(player=entry.id, from_round=state.next_round)
    if state.phase == "entries" or entry.tpn is not None:
        return Accepted((reinstated,))
    return Accepted((reinstated, late_entry_numbers(state, entry, context)))


def grant_bye(state: Tournament, command: c.GrantBye, context: Context) -> Decision:
    if refused := guards.not_closed(state) or guards.active(state, command.player):
        return refused
    entry = state.players[command.player]
    standing = entry.byes.get(command.round)
    if standing is not None and standing.kind == command.kind:
        return AlreadyRecorded(standing.seq)
    return (
        _bye_as_seen(entry, command, context)
        or _bye_possible(state, entry, command, context)
        or (command.kind == "half" and _half_bye_allowed(state, entry, command.round, context))
        or (command.kind == "full" and _full_bye_allowed(state, context))
        or Accepted(
            (e.ByeGranted(player=entry.id, round=command.round, kind=command.kind),),
        )
    )


def revoke_bye(state: Tournament, command: c.RevokeBye, context: Context) -> Decision:
    if refused := guards.not_closed(state) or guards.not_merged(state, command.player):
        return refused
    if command.round not in state.players[command.player].byes:
        return refuse("NoBye", player=command.player, round=command.round)
    return (
        _bye_as_seen(state.players[command.player], command, context)
        or _round_not_published(state, command.player, command.round)
        or Accepted((e.ByeRevoked(player=command.player, round=command.round),))
    )


def half_byes(state: Tournament, player: PlayerId) -> tuple[int, ...]:
    """The rounds with a half-point bye of that player, had or granted."""
    had = {
        number
        for number, round_ in state.rounds.items()
        if round_.published and (player, "half") in round_.byes
    }
    granted = {number for number, bye in state.players[player].byes.items() if bye.kind == "half"}
    return tuple(sorted(had | granted))


def rounds_left(state: Tournament) -> Refused | None:
    if state.next_round <= state.settings.rounds:
        return None
    return refuse("NoRoundLeft", rounds=state.settings.rounds)


def _plays_as_seen(entry: Player, context: Context) -> Conflict | None:
    changed = (e.PlayerWithdrawn, e.PlayerExpelled, e.PlayerReinstated)
    return guards.unchanged(context, "plays-on", changed, player=entry.id)


def _bye_as_seen(
    entry: Player, command: c.GrantBye | c.RevokeBye, context: Context
) -> Conflict | None:
    changed = (e.ByeGranted, e.ByeRevoked)
    return guards.unchanged(context, "bye", changed, player=entry.id, round=command.round)


def _check(state: Tournament, player: PlayerId, context: Context, *, arrived: bool) -> Decision:
    if refused := guards.not_closed(state) or guards.not_merged(state, player):
        return refused
    entry = state.players[player]
    if entry.checked_in == arrived:
        return AlreadyRecorded(entry.checked_seq or entry.entered_seq)
    changed = (e.PlayerCheckedIn, e.PlayerCheckedOut)
    if conflict := guards.unchanged(context, "is-here", changed, player=player):
        return conflict
    if arrived:
        return guards.active(state, player) or Accepted((e.PlayerCheckedIn(player=player),))
    return Accepted((e.PlayerCheckedOut(player=player),))


def _may_reinstate(state: Tournament, entry: Player, context: Context) -> Refused | None:
    if not entry.expelled:
        return None
    if role_of(state, context.actor) not in CHIEFS:
        return refuse("NotPermitted.taking-back-expulsion", player=entry.id)
    return guards.reason_given(context, "taking-back-an-expulsion")


def _bye_possible(
    state: Tournament, entry: Player, command: c.GrantBye, context: Context
) -> Refused | None:
    rounds = state.settings_in_the_end.rounds
    if not 1 <= command.round <= rounds:
        return refuse("NoSuchRound", round=command.round, rounds=rounds)
    if command.round in entry.byes:
        return refuse(
            "ByeGrantedAlready",
            player=entry.id,
            round=command.round,
            kind=entry.byes[command.round].kind,
        )
    if _missed_before_arriving(state, entry, command.round):
        return guards.reason_given(context, "points-for-a-round-missed-before-arriving")
    return _round_not_published(state, entry.id, command.round)


def _missed_before_arriving(state: Tournament, entry: Player, number: int) -> bool:
    """The regulations may give a late entry something for the rounds missed (C.04.2 2.4)."""
    if not state.round(number).published:
        return False
    upto = (state.rounds[past] for past in range(1, number + 1))
    return all(
        entry.id not in paired_in(past) and all(player != entry.id for player, _ in past.byes)
        for past in upto
    )


def _round_not_published(state: Tournament, player: PlayerId, number: int) -> Refused | None:
    if not state.round(number).published:
        return None
    return refuse("RoundAlreadyPublished.bye-too-late", player=player, round=number)


def _half_bye_allowed(
    state: Tournament, entry: Player, number: int, context: Context
) -> Refused | None:
    """The chief or a deputy may go beyond the regulations, with a reason (C.05 6.7)."""
    if role_of(state, context.actor) in CHIEFS and context.reason.strip():
        return None
    used = half_byes(state, entry.id)
    if len(used) >= state.settings.half_byes_allowed:
        return refuse(
            "HalfByesUsedUp",
            player=entry.id,
            allowed=state.settings.half_byes_allowed,
            used=len(used),
        )
    last = state.settings.last_round_with_half_bye or state.settings_in_the_end.rounds - 1
    if number > last:
        return refuse(
            "HalfByeTooLate",
            player=entry.id,
            round=number,
            last=last,
        )
    return None


def _full_bye_allowed(state: Tournament, context: Context) -> Refused | None:
    if role_of(state, context.actor) not in CHIEFS:
        return refuse("NotPermitted.full-point-bye")
    return guards.reason_given(context, "full-point-bye")
