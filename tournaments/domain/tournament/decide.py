"""The opening of a tournament, its end, and its reopening."""

from __future__ import annotations

from functools import partial

from .. import guards
from ..decisions import Accepted, AlreadyRecorded, Context, Decision, decides
from ..event import Event
from ..games import second_person
from ..refusals import Refused, listed, refuse
from ..rounds.decide import ends
from ..settings.by_table import table_to_record
from ..settings.hall_plan import plan_to_record
from ..settings.readings import to_record
from ..settings.settings import Settings
from ..settings.sound import lines_sound, sound
from ..settings.tie_breaks import tie_breaks_to_record
from .commands import CloseTournament, CreateTournament, ReopenTournament
from .events import TournamentClosed, TournamentCreated, TournamentReopened
from .state import Tournament


@decides(CreateTournament)
def create(state: Tournament, command: CreateTournament, context: Context) -> Decision:
    if state.exists:
        return refuse("TournamentExists", slug=state.slug)
    names = {"name": command.name, "festival_name": command.festival_name}
    if refused := lines_sound(names) or sound(state, command.settings):
        return refused
    return Accepted(
        (
            TournamentCreated(
                slug=command.slug,
                name=command.name,
                festival=command.festival,
                festival_name=command.festival_name,
                settings=_to_record(command.settings),
                creator=context.actor,
            ),
        )
    )


def _to_record(settings: Settings) -> Settings:
    return plan_to_record(table_to_record(tie_breaks_to_record(to_record(settings), None)))


@decides(CloseTournament)
def close_tournament(state: Tournament, _command: CloseTournament, context: Context) -> Decision:
    """After the last round, or before it with a reason; closes the round too.

    No final standings with an adjourned game.
    """
    if state.phase == "closed":
        return AlreadyRecorded(state.phase_seq)
    if refused := ready_to_close(state) or _reason_for_an_early_end(state, context):
        return refused
    closed: tuple[Event, ...] = (TournamentClosed(),)
    if state.round(state.last_published).status == "published":
        closed = (*ends(state, state.last_published), *closed)
    return Accepted(closed)


@decides(ReopenTournament)
def reopen_tournament(state: Tournament, _command: ReopenTournament, context: Context) -> Decision:
    if state.phase != "closed":
        return AlreadyRecorded(state.phase_seq)
    return guards.reason_given(context, "reopening-the-tournament") or Accepted(
        (TournamentReopened(),)
    )


def ready_to_close(state: Tournament) -> Refused | None:
    """Why the tournament cannot be closed yet; None: it can, with a reason if rounds are left."""
    return (
        guards.running(state)
        or guards.no_pairing_in_hand(state, "closing-the-tournament")
        or guards.complete(state, range(1, state.next_round))
        or guards.no_conflicts(state)
        or _nothing_adjourned(state)
        or _last_round_confirmed(state)
        or _no_appeal_open(state)
    )


def rounds_left(state: Tournament) -> int:
    """How many rounds would not be played if the tournament ended now."""
    return state.settings.rounds - state.last_published


def _reason_for_an_early_end(state: Tournament, context: Context) -> Refused | None:
    """Where no permissible pairing exists (Vincze V18, C.04.3 1.9.3), or by order of the chief."""
    if not rounds_left(state) or context.reason.strip():
        return None
    return refuse("RoundsLeft", paired=state.last_published, rounds=state.settings.rounds)


def _last_round_confirmed(state: Tournament) -> Refused | None:
    last = state.last_published
    if state.round(last).status != "published":
        return None
    waiting = map(partial(second_person.not_confirmed, state), state.published_with(last))
    return next(filter(None, waiting), None)


def _no_appeal_open(state: Tournament) -> Refused | None:
    waiting = state.open_appeals
    if not waiting:
        return None
    numbers = listed(appeal.id for appeal in waiting)
    return refuse("AppealsOpen", appeals=numbers)


def _nothing_adjourned(state: Tournament) -> Refused | None:
    adjourned = [game for game in state.games.values() if game.adjourned]
    if not adjourned:
        return None
    rounds = listed(sorted({game.round for game in adjourned}))
    return refuse(
        "GamesAdjourned",
        games=", ".join(game.id for game in adjourned),
        rounds=rounds,
        boards=listed(game.board for game in adjourned),
    )
