"""Byes granted within the limits of the regulations, and revoked."""

from __future__ import annotations

from msgspec.structs import replace

from .. import guards
from ..arbiters.rights import role_of
from ..deadlines.limits import bye_deadline, over
from ..decisions import Accepted, AlreadyRecorded, Conflict, Context, Decision, decides
from ..entries.state import Player
from ..ids import PlayerId
from ..moments import text
from ..refusals import Refused, refuse
from ..roles import CHIEFS
from ..settings.by_table import article_of_table, by_table
from ..settings.matches import games_of_match, rounds_of_match
from ..standings.record import paired_in
from ..tournament.state import Tournament
from .commands import GrantBye, RevokeBye
from .events import ByeGranted, ByeRevoked


@decides(GrantBye)
def grant_bye(state: Tournament, command: GrantBye, context: Context) -> Decision:
    if refused := guards.not_closed(state) or guards.active(state, command.player):
        return refused
    if by_table(state.settings):
        return refuse(
            "NoByesByTable",
            player=command.player,
            article=article_of_table(state.settings),
        )
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
            tuple(
                ByeGranted(player=entry.id, round=number, kind=command.kind)
                for number in _whole_match(state, command.round)
            ),
        )
    )


@decides(RevokeBye)
def revoke_bye(state: Tournament, command: RevokeBye, context: Context) -> Decision:
    if refused := guards.not_closed(state) or guards.not_merged(state, command.player):
        return refused
    if command.round not in state.players[command.player].byes:
        return refuse("NoBye", player=command.player, round=command.round)
    return (
        _bye_as_seen(state.players[command.player], command, context)
        or _round_not_published(state, command.player, command.round)
        or Accepted(
            tuple(
                ByeRevoked(player=command.player, round=number)
                for number in _whole_match(state, command.round)
                if number in state.players[command.player].byes
            )
        )
    )


def half_bye_refused(
    state: Tournament, entry: Player, number: int, context: Context
) -> Refused | None:
    """By the regulations; going beyond them is done on the player's own page."""
    bye = GrantBye(player=entry.id, round=number, kind="half")
    decision = grant_bye(state, bye, replace(context, reason=""))
    return decision if isinstance(decision, Refused) else None


def half_byes(state: Tournament, player: PlayerId) -> tuple[int, ...]:
    """The rounds with a half-point bye of that player, had or granted; of a match the first. The
    second game of the pairing-allocated bye is none."""
    had = {
        number
        for number, round_ in state.rounds.items()
        if round_.published and (player, "half") in round_.byes
    }
    granted = {number for number, bye in state.players[player].byes.items() if bye.kind == "half"}
    first = {number for number in had | granted if number == _whole_match(state, number).start}
    return tuple(sorted(first))


def _whole_match(state: Tournament, number: int) -> range:
    """Byes concern matches only (C.04.5, Preface)."""
    return rounds_of_match(state.settings_in(number), number)


def _bye_as_seen(entry: Player, command: GrantBye | RevokeBye, context: Context) -> Conflict | None:
    changed = (ByeGranted, ByeRevoked)
    return guards.unchanged(context, "bye", changed, player=entry.id, round=command.round)


def _bye_possible(
    state: Tournament, entry: Player, command: GrantBye, context: Context
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
    in_the_end = state.settings_in_the_end
    before_the_last = in_the_end.rounds - games_of_match(in_the_end)
    last = state.settings.last_round_with_half_bye or before_the_last
    if number > last:
        return refuse(
            "HalfByeTooLate",
            player=entry.id,
            round=number,
            last=last,
        )
    return _in_time(state, entry, number, context)


def _in_time(state: Tournament, entry: Player, number: int, context: Context) -> Refused | None:
    """Nobody asked for a round that he missed before arriving."""
    deadline = bye_deadline(state, number)
    if deadline is None or not over(deadline, context.now) or state.round(number).published:
        return None
    return refuse(
        "HalfByeTooLate.deadline-over", player=entry.id, round=number, deadline=text(deadline)
    )


def _full_bye_allowed(state: Tournament, context: Context) -> Refused | None:
    if role_of(state, context.actor) not in CHIEFS:
        return refuse("NotPermitted.full-point-bye")
    return guards.reason_given(context, "full-point-bye")
