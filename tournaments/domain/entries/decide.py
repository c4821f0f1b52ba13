"""The list of players: entries and corrections."""

from __future__ import annotations

from .. import guards
from ..decisions import Accepted, AlreadyRecorded, Context, Decision, decides
from ..erasure.decide import not_erased
from ..numbers.decide import late_entry_numbers
from ..refusals import Refused, refuse
from ..tournament.state import Tournament
from .commands import CorrectPlayer, CorrectRating, EnterPlayer
from .events import LateEntryAdmitted, PlayerCorrected, PlayerEntered, RatingCorrected
from .state import Player


@decides(EnterPlayer)
def enter_player(state: Tournament, command: EnterPlayer, context: Context) -> Decision:
    """Before the start an entry; afterwards a late entry with its fitting TPN (C.04.2 2.4)."""
    if refused := guards.not_closed(state) or guards.not_entered(state, command.person):
        return refused
    player = state.next_player
    if state.phase == "entries":
        return Accepted(
            (
                PlayerEntered(
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
    admitted = LateEntryAdmitted(
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


@decides(CorrectPlayer)
def correct_player(state: Tournament, command: CorrectPlayer, context: Context) -> Decision:
    if refused := guards.not_merged(state, command.player):
        return refused
    if refused := not_erased(state, command.player):
        return refused
    entry = state.players[command.player]
    standing = (entry.details, entry.title, entry.federation)
    if standing == (command.details, command.title, command.federation):
        return AlreadyRecorded(entry.corrected_seq)
    return guards.unmoved(context, "details", player=command.player) or Accepted(
        (
            PlayerCorrected(
                player=command.player,
                details=command.details,
                title=command.title,
                federation=command.federation,
            ),
        )
    )


@decides(CorrectRating)
def correct_rating(state: Tournament, command: CorrectRating, context: Context) -> Decision:
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
    changed = (RatingCorrected,)
    return guards.unchanged(context, "rating", changed, player=entry.id) or Accepted(
        (
            RatingCorrected(
                player=command.player,
                was=entry.rating,
                rating=command.rating,
                rating_source=command.rating_source,
            ),
        )
    )


def rounds_left(state: Tournament) -> Refused | None:
    if state.next_round <= state.settings.rounds:
        return None
    return refuse("NoRoundLeft", rounds=state.settings.rounds)
