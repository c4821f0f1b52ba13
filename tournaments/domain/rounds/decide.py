"""A round in the hall: published, closed, reopened.

A round is closed by an arbiter, or by the publication of the next one, whichever comes first: that
is "the end of the round" of C.04.2 4.3.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .. import guards
from ..decisions import Accepted, AlreadyRecorded, Conflict, Context, Decision, decides
from ..drafts.stale import stale_draft
from ..event import Event
from ..games import second_person
from ..games.events import ForfeitDeclared
from ..games.results import forfeit
from ..ids import RequestId
from ..numbers.decide import FREEZING_ROUND
from ..numbers.events import PairingNumbersFrozen
from ..refusals import Refused, refuse
from ..settings.by_table import by_table
from ..tournament.state import Tournament
from .commands import CloseRound, PublishRound, ReopenRound
from .events import RoundClosed, RoundPublished, RoundReopened
from .state import Round


@decides(PublishRound)
def publish_round(state: Tournament, command: PublishRound, _context: Context) -> Decision:
    round_ = state.round(command.round)
    if round_.published and round_.request == command.request:
        return AlreadyRecorded(round_.published_seq)
    return (
        not_published(round_)
        or guards.not_closed(state)
        or in_hand(round_, command.request, ("draft",))
        or guards.not_by_hand(round_)
        or guards.complete(state, range(1, command.round))
        or guards.no_conflicts(state)
        or _round_before_may_end(state, command.round)
        or stale_draft(state, round_)
        or Accepted(
            (
                *publication(state, round_.number, round_.request, round_.seal),
                *_forfeits(state, round_),
            )
        )
    )


@decides(CloseRound)
def close_round(state: Tournament, command: CloseRound, context: Context) -> Decision:
    round_ = state.round(command.round)
    if round_.status == "closed":
        return AlreadyRecorded(round_.seq)
    return (
        guards.running(state)
        or _is_published(round_)
        or _ended_as_seen(round_, context)
        or guards.complete(state, state.published_with(command.round))
        or guards.no_conflicts(state)
        or _confirmed(state, command.round)
        or Accepted(ends(state, command.round))
    )


@decides(ReopenRound)
def reopen_round(state: Tournament, command: ReopenRound, context: Context) -> Decision:
    """Only the last one: the end of an earlier round has had its effect (C.04.2 4.3)."""
    round_ = state.round(command.round)
    if round_.status == "published":
        return AlreadyRecorded(round_.seq)
    return (
        guards.running(state)
        or _is_published(round_)
        or _ended_as_seen(round_, context)
        or _is_last(state, command.round)
        or guards.reason_given(context, "reopening-a-round")
        or Accepted(
            tuple(RoundReopened(round=each) for each in state.published_with(command.round))
        )
    )


def is_next(state: Tournament, number: int) -> Refused | None:
    if number <= state.last_published:
        return not_published(state.round(number))
    if state.next_round > state.settings.rounds:
        return refuse("NoRoundLeft", rounds=state.settings.rounds)
    if number != state.next_round:
        return refuse("NotTheNextRound", round=number, next=state.next_round)
    return None


def not_published(round_: Round) -> Refused | None:
    if not round_.published:
        return None
    return refuse("RoundAlreadyPublished", round=round_.number, article="C.04.2 4.4")


def in_hand(round_: Round, request: RequestId, statuses: Iterable[str]) -> Refused | None:
    """The pairing that was seen is still the one that is there."""
    if round_.status in statuses and round_.request == request:
        return None
    return refuse(
        "NoSuchDraft",
        round=round_.number,
        status=round_.status,
        request=round_.request,
    )


def _ended_as_seen(round_: Round, context: Context) -> Conflict | None:
    changed = (RoundClosed, RoundReopened)
    return guards.unchanged(context, "round-closed", changed, round=round_.number)


def _is_published(round_: Round) -> Refused | None:
    if round_.published:
        return None
    return refuse("RoundNotPublished", round=round_.number)


def _is_last(state: Tournament, number: int) -> Refused | None:
    if state.last_published in state.published_with(number):
        return None
    return refuse("LaterRoundPublished", round=number, last=state.last_published)


def _round_before_may_end(state: Tournament, number: int) -> Refused | None:
    """Publishing a round ends the one before it."""
    if state.round(number - 1).status != "published":
        return None
    return _confirmed(state, number - 1)


def _confirmed(state: Tournament, number: int) -> Refused | None:
    waiting = (second_person.not_confirmed(state, each) for each in state.published_with(number))
    return next(filter(None, waiting), None)


def _forfeits(state: Tournament, round_: Round) -> Iterator[ForfeitDeclared]:
    """By a table whoever has withdrawn loses the rest of his games (C.05 6.6)."""
    if not by_table(state.settings_in(round_.number)):
        return
    for board in round_.boards:
        white, black = (state.players[player].active for player in (board.white, board.black))
        if not (white and black):
            yield ForfeitDeclared(game=board.game, result=forfeit(white=white, black=black))


def ends(state: Tournament, number: int) -> tuple[Event, ...]:
    """That round, and the other game of its match."""
    return tuple(RoundClosed(round=each) for each in state.published_with(number))


def publication(
    state: Tournament, number: int, request: RequestId, sealed: str
) -> tuple[Event, ...]:
    events: list[Event] = []
    if state.round(number - 1).status == "published":
        events += ends(state, number - 1)
    events.append(RoundPublished(round=number, request=request, seal=sealed))
    if number >= FREEZING_ROUND and not state.frozen:
        events.append(PairingNumbersFrozen(round=number))
    return tuple(events)
