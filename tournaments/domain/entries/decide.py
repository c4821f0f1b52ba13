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
from .sources import is_fides, source_of
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
    try:
        source = source_of(command.rating_kind, command.rating_source)
    except ValueError:
        return refuse("SourceNotFides", player=entry.id, source=command.rating_source)
    if _stands(entry, command, source):
        return AlreadyRecorded(entry.corrected_seq)
    if differing := _other_than_expected(entry, command):
        return differing
    changed = (RatingCorrected,)
    return guards.unchanged(context, "rating", changed, player=entry.id) or Accepted(
        (
            RatingCorrected(
                player=command.player,
                was=entry.rating,
                rating=command.rating,
                rating_source=source,
            ),
        )
    )


def _stands(entry: Player, command: CorrectRating, source: str) -> bool:
    """Who did not say which source he replaces asks for the number alone; somebody else may have
    recorded the same number with another text of the same kind."""
    if entry.rating != command.rating:
        return False
    if command.expected_source is None or entry.rating_source == source:
        return True
    alike = is_fides(entry.rating_source) == is_fides(source)
    return alike and command.expected != command.rating


def _other_than_expected(entry: Player, command: CorrectRating) -> Refused | None:
    if entry.rating != command.expected:
        return refuse(
            "RatingDiffers",
            player=entry.id,
            rating=entry.rating,
            expected=command.expected,
        )
    if command.expected_source in (None, entry.rating_source):
        return None
    return refuse(
        "RatingSourceDiffers",
        player=entry.id,
        source=entry.rating_source,
        expected=command.expected_source or "",
    )


def rounds_left(state: Tournament) -> Refused | None:
    if state.next_round <= state.settings.rounds:
        return None
    return refuse("NoRoundLeft", rounds=state.settings.rounds)
