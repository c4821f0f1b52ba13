"""Deadlines that are set and announced. What they lead to is decided where it is asked for."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

from .. import guards
from ..decisions import Accepted, AlreadyRecorded, Claim, Conflict, Context, Decision, decides
from ..event import Event
from ..moments import moment, text
from ..refusals import Refused, refuse
from ..rounds.state import Round
from ..tournament.state import Tournament
from .commands import AnnounceLastCall, CancelLastCall, SetPairingDeadline
from .events import LastCallAnnounced, LastCallCancelled, PairingDeadlineSet

FARTHEST: Final = timedelta(days=366)
LAST_CALL: Final = (LastCallAnnounced, LastCallCancelled)


@decides(SetPairingDeadline)
def set_pairing_deadline(
    state: Tournament, command: SetPairingDeadline, context: Context
) -> Decision:
    if refused := guards.not_closed(state) or _to_be_paired_after(state, command.round):
        return refused
    round_ = state.round(command.round)
    at = readable_time("at", command.at, context)
    if isinstance(at, Refused):
        return at
    if at == round_.pairing_deadline:
        return AlreadyRecorded(round_.pairing_deadline_seq or state.settings_seq)
    seen = (command.expected, round_.pairing_deadline, round_.pairing_deadline_seq)
    return (
        _otherwise("pairing-deadline", round_, *seen, context)
        or _as_seen("pairing-deadline", round_, (PairingDeadlineSet,), context)
        or Accepted((PairingDeadlineSet(round=command.round, at=at),))
    )


@decides(AnnounceLastCall)
def announce_last_call(state: Tournament, command: AnnounceLastCall, context: Context) -> Decision:
    if refused := guards.running(state) or guards.being_played(state, command.round):
        return refused
    round_ = state.round(command.round)
    until = _end(command, context)
    if isinstance(until, Refused):
        return until
    if until == round_.last_call:
        return AlreadyRecorded(round_.last_call_seq)
    seen = (command.expected, round_.last_call, round_.last_call_seq)
    return (
        _otherwise("last-call", round_, *seen, context)
        or _as_seen("last-call", round_, LAST_CALL, context)
        or Accepted((LastCallAnnounced(round=command.round, until=until),))
    )


@decides(CancelLastCall)
def cancel_last_call(state: Tournament, command: CancelLastCall, context: Context) -> Decision:
    if refused := guards.running(state) or guards.being_played(state, command.round):
        return refused
    round_ = state.round(command.round)
    if not round_.last_call and round_.last_call_seq:
        return AlreadyRecorded(round_.last_call_seq)
    if not round_.last_call:
        return refuse("NoLastCall", round=round_.number)
    seen = (command.expected, round_.last_call, round_.last_call_seq)
    return (
        _otherwise("last-call", round_, *seen, context)
        or _as_seen("last-call", round_, LAST_CALL, context)
        or Accepted((LastCallCancelled(round=command.round),))
    )


# --- conditions -----------------------------------------------------------------------------


def _to_be_paired_after(state: Tournament, number: int) -> Refused | None:
    """A round of the tournament that has not ended, and not the last one."""
    if number < state.last_published or state.round(number).status == "closed":
        return refuse("RoundNotPlayed.ended", round=number)
    if number < state.settings.rounds:
        return None
    return refuse("NoRoundAfter", round=number)


def readable_time(field: str, at: str, context: Context) -> str | Refused:
    """In UTC; empty stays empty. A time in another year than this or the next is a slip."""
    if not at:
        return ""
    wanted = moment(at)
    if wanted is None:
        return refuse("NoSuchTime.date-and-zone", field=field, at=at)
    now = moment(context.now)
    if now is not None and abs(wanted - now) > FARTHEST:
        return refuse("TimeFarAway", field=field, at=at)
    return text(wanted)


def _end(command: AnnounceLastCall, context: Context) -> str | Refused:
    if bool(command.until) is bool(command.minutes):
        return refuse("LastCallUntilWhen", field="until")
    now = moment(context.now) or datetime.min.replace(tzinfo=UTC)
    if command.minutes:
        return text(now + timedelta(minutes=command.minutes))
    until = readable_time("until", command.until, context)
    ends = moment(until) if isinstance(until, str) else None
    if ends is not None and ends <= now:
        return refuse("NoSuchTime.over", field="until", at=command.until)
    return until


def _as_seen(
    what: str, round_: Round, kinds: tuple[type[Event], ...], context: Context
) -> Conflict | None:
    """The time that was read stands, but somebody else may have moved it there and back."""
    return guards.unchanged(context, what, kinds, round=round_.number)


def _otherwise(
    what: str, round_: Round, expected: str, standing: str, seq: int, context: Context
) -> Conflict | None:
    """Somebody else has set another time since the form was read."""
    if moment(expected) == moment(standing):
        return None
    return Conflict(
        f"ChangedMeanwhile.{what}-{'is' if standing else 'gone'}",
        {"round": round_.number, "standing": standing, "expected": expected},
        claims=(
            Claim(standing, "", "", "", seq),
            Claim(expected, context.actor, context.now, context.device, 0),
        ),
    )
