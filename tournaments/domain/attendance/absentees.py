"""Who has not come when check-in closes: the arbiter's choice for each (C.04.2 4.1)."""

from __future__ import annotations

from .. import guards
from ..arbiters.rights import role_of
from ..byes.decide import half_bye_refused
from ..byes.events import ByeGranted, ByeRevoked
from ..decisions import Accepted, AlreadyRecorded, Conflict, Context, Decision, all_or_none, decides
from ..entries.state import Player
from ..event import Event
from ..refusals import Refused, refuse
from ..roles import CHIEFS
from ..tournament.state import Tournament
from .commands import ChoiceForAbsentee, DecideAbsentees, ReinstatePlayer
from .decide import reinstate_player
from .events import (
    AbsenteeChoice,
    AbsenteeDecided,
    PlayerCheckedIn,
    PlayerCheckedOut,
    PlayerWithdrawn,
)


@decides(DecideAbsentees)
def decide_absentees(state: Tournament, command: DecideAbsentees, context: Context) -> Decision:
    """For the next round to be paired; all choices, or none."""
    return (
        guards.not_closed(state)
        or guards.reason_given(context, "choice-about-absentees")
        or _is_next(state, command.round)
        or guards.players_known(state, (choice.player for choice in command.choices))
        or _each_once(command)
        or _came_meanwhile(state, command)
        or _numbered_together(state, command)
        or all_or_none(
            _decided(state, command.round, choice, context) for choice in command.choices
        )
    )


def _is_next(state: Tournament, number: int) -> Refused | None:
    if number == state.next_round <= state.settings.rounds:
        return None
    return refuse("RoundNotNext", round=number, next=state.next_round)


def _each_once(command: DecideAbsentees) -> Refused | None:
    players = [choice.player for choice in command.choices]
    if len(set(players)) == len(players):
        return None
    return refuse("PlayerTwice")


def _came_meanwhile(state: Tournament, command: DecideAbsentees) -> Refused | None:
    came = [each.player for each in command.choices if state.players[each.player].checked_in]
    if not came:
        return None
    return refuse("CameMeanwhile", players=", ".join(map(str, came)))


def _numbered_together(state: Tournament, command: DecideAbsentees) -> Refused | None:
    """Who left before the numbers were given gets one when he is back, one after the other."""
    back = [
        choice.player
        for choice in command.choices
        if choice.choice == "open"
        and state.players[choice.player].tpn is None
        and state.players[choice.player].choice_for(command.round) == "withdrawn"
    ]
    if state.phase == "entries" or len(back) < 2:
        return None
    return refuse("NumberedSingly", players=", ".join(map(str, back)))


def _decided(
    state: Tournament, number: int, wanted: ChoiceForAbsentee, context: Context
) -> Decision:
    if refused := guards.not_merged(state, wanted.player):
        return refused
    entry = state.players[wanted.player]
    standing = entry.choice_for(number)
    if standing == wanted.choice:
        return AlreadyRecorded(entry.choice_seq or entry.entered_seq)
    if objected := (
        _another_stands(entry, standing, wanted)
        or _chosen_as_seen(entry, context)
        or _not_absent(state, entry, number, standing)
        or _not_possible(state, entry, standing, wanted, context)
    ):
        return objected
    followed = _followed(state, entry, number, standing, wanted.choice, context)
    if not isinstance(followed, tuple):
        return followed
    decided = AbsenteeDecided(player=entry.id, round=number, choice=wanted.choice, was=standing)
    return Accepted((decided, *followed))


def _another_stands(
    entry: Player, standing: AbsenteeChoice, wanted: ChoiceForAbsentee
) -> Refused | None:
    if standing == wanted.expected:
        return None
    return refuse(
        "ChoiceDiffers",
        player=entry.id,
        choice=standing,
        expected=wanted.expected,
    )


def _chosen_as_seen(entry: Player, context: Context) -> Conflict | None:
    """Somebody else may have chosen otherwise and back, or the player may have come and gone."""
    changed = (AbsenteeDecided, PlayerCheckedIn, PlayerCheckedOut)
    return guards.unchanged(context, "absentee", changed, player=entry.id)


def _not_absent(
    state: Tournament, entry: Player, number: int, standing: AbsenteeChoice
) -> Refused | None:
    if standing != "half-bye" and number in entry.byes:
        return refuse(
            "ByeGrantedAlready.stands",
            player=entry.id,
            round=number,
            kind=entry.byes[number].kind,
        )
    return None if standing == "withdrawn" else guards.active(state, entry.id)


def _not_possible(
    state: Tournament,
    entry: Player,
    standing: AbsenteeChoice,
    wanted: ChoiceForAbsentee,
    context: Context,
) -> Refused | None:
    if standing == "withdrawn" and wanted.choice != "open":
        return refuse("PlayerWithdrawn", player=entry.id)
    if wanted.choice != "admitted":
        return None
    if role_of(state, context.actor) not in CHIEFS:
        return refuse("NotPermitted.admitting-unseen", player=entry.id)
    return _late(entry)


def _late(entry: Player) -> Refused | None:
    if not entry.late:
        return None
    return refuse("LateEntryNotArrived", player=entry.id)


def _followed(
    state: Tournament,
    entry: Player,
    number: int,
    standing: AbsenteeChoice,
    choice: AbsenteeChoice,
    context: Context,
) -> tuple[Event, ...] | Decision:
    """What the choice before brought is taken back, what this one brings follows."""
    if standing == "withdrawn":
        back = reinstate_player(state, ReinstatePlayer(player=entry.id), context)
        return back.events if isinstance(back, Accepted) else back
    events: tuple[Event, ...] = ()
    if standing == "half-bye":
        events = (ByeRevoked(player=entry.id, round=number),)
    if choice == "half-bye":
        if refused := half_bye_refused(state, entry, number, context):
            return refused
        return (*events, ByeGranted(player=entry.id, round=number, kind="half"))
    if choice == "withdrawn":
        return (*events, PlayerWithdrawn(player=entry.id, from_round=number))
    return events
