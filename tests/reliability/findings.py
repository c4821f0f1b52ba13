"""What must hold after any run, each as a function that yields what is wrong."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from uuid import UUID

from msgspec.structs import replace

from events import store, verification
from events.messages import Recorded as Event
from tests.unit.domain import invariants
from tournaments import log
from tournaments.domain.decisions import AlreadyRecorded, Conflict
from tournaments.domain.drafts.field import pairing_input
from tournaments.domain.entries.events import RatingCorrected
from tournaments.domain.event import Event as Body
from tournaments.domain.folding import fold
from tournaments.domain.games.commands import ResolveConflict
from tournaments.domain.games.events import (
    AdjournedGameFinished,
    ConflictRaised,
    ConflictResolved,
    ForfeitDeclared,
    ResultCleared,
    ResultCorrected,
    ResultEntered,
)
from tournaments.domain.games.results import Result
from tournaments.domain.ids import GameId
from tournaments.domain.player_reports.events import PlayerReported, ReportsSettled
from tournaments.domain.player_reports.meaning import last_seq
from tournaments.domain.rounds.events import RoundPublished
from tournaments.domain.tournament.state import Tournament
from tournaments.services import states
from tournaments.services.outcomes import Recorded

from .console import Typed
from .hall import Hall

Standing = Mapping[GameId, Result | None]


def findings(hall: Hall) -> list[str]:
    """Everything that is wrong after the run; empty when nothing is."""
    events = store.read(hall.stream)
    typed = {typed.envelope.command_id: typed for typed, _ in hall.answers}
    return [
        *_undelivered(hall),
        *_lost(hall, events),
        *_twice(events),
        *_overwritten(events, typed),
        *_conflicts_without_card(hall, events),
        *_resolved_unseen(events, typed),
        *_published_outdated(events),
        *_claims_that_did_more(hall, events),
        *_replayed_otherwise(hall, events),
        *map(str, verification.check(hall.stream)),
    ]


def _undelivered(hall: Hall) -> Iterator[str]:
    answered = sum(len(console.answers) for console in hall.consoles)
    if answered != hall.typed:
        yield f"{hall.typed} commands were typed, {answered} have an answer"


def _lost(hall: Hall, events: list[Event]) -> Iterator[str]:
    """Acknowledged means on disk."""
    for typed, outcome in hall.answers:
        match outcome:
            case Recorded():
                found = events[outcome.first_seq - 1 : outcome.last_seq]
                if not found or any(each.command_id != _id(typed) for each in found):
                    yield f"acknowledged and not in the log: {typed.command}"
            case AlreadyRecorded() if outcome.standing_seq > len(events):
                yield f"said to stand and not in the log: {typed.command}"


def _twice(events: list[Event]) -> Iterator[str]:
    """The events of one command stand together: it was decided once."""
    last: dict[str, int] = {}
    for event in events:
        if event.command_id in last and last[event.command_id] != event.seq - 1:
            yield f"command {event.command_id} was recorded twice"
        last[event.command_id] = event.seq


def _overwritten(events: list[Event], typed: Mapping[UUID, Typed]) -> Iterator[str]:
    """Whoever replaced a result or a rating had seen what he replaced."""
    state = Tournament()
    for event in events:
        by = typed.get(UUID(event.command_id))
        body = log.decoded(event)
        if by is not None and not isinstance(by.command, ResolveConflict):
            yield from _unseen(state, by, body)
        state = fold(state, [(log.stamp(event), body)])


def _unseen(state: Tournament, by: Typed, body: Body) -> Iterator[str]:
    match body:
        case (
            ResultEntered()
            | ForfeitDeclared()
            | ResultCorrected()
            | ResultCleared()
            | AdjournedGameFinished()
        ):
            seen, stood = by.seen.games[body.game], state.games[body.game]
            if seen.result != stood.result:
                yield f"{by.by.user} saw {seen.result} on {body.game} and replaced {stood.result}"
            elif seen.seq != stood.seq and stood.by != by.by.user:
                yield f"{by.by.user} saw entry {seen.seq} on {body.game} and replaced {stood.seq}"
        case ReportsSettled():
            last = last_seq(by.seen.games[body.game])
            if last < body.of:
                yield f"{by.by.user} settled report {body.of} without having seen it"
        case RatingCorrected():
            rated, was = by.seen.players[body.player].rating, state.players[body.player].rating
            if rated != was:
                yield f"{by.by.user} saw {rated} for player {body.player} and replaced {was}"


def _conflicts_without_card(hall: Hall, events: list[Event]) -> Iterator[str]:
    raised = [
        (event.actor, body.game, body.claimed)
        for event in events
        if isinstance(body := log.decoded(event), ConflictRaised)
    ]
    for typed, outcome in hall.answers:
        if isinstance(outcome, Conflict) and outcome.code == "BoardDecidedOtherwise":
            claim = (typed.by.user, outcome.facts["game"], outcome.facts["claimed"])
            if claim not in raised:
                yield f"told of a conflict that is on no card: {claim}"


def _resolved_unseen(events: list[Event], typed: Mapping[UUID, Typed]) -> Iterator[str]:
    """No conflict is settled by somebody who did not know of it."""
    for event in events:
        by = typed.get(UUID(event.command_id))
        body = log.decoded(event)
        if by is None or not isinstance(body, ConflictResolved):
            continue
        if body.of not in by.seen.conflicts:
            yield f"{by.by.user} resolved conflict {body.of} without having seen it"


def _claims_that_did_more(hall: Hall, events: list[Event]) -> Iterator[str]:
    """A player's claim is beside the board: it sets no result, and moves nothing else."""
    state = Tournament()
    for event in events:
        body = log.decoded(event)
        after = fold(state, [(log.stamp(event), body)])
        if isinstance(body, PlayerReported):
            was, now = state.games[body.game], after.games[body.game]
            games = {**state.games, body.game: replace(was, reports=now.reports)}
            if after != replace(state, seq=event.seq, games=games):
                yield f"a report moved more than the reports of {body.game}"
        elif event.actor.startswith("player:"):
            yield f"{event.actor} made a {event.type}"
        state = after
    for typed, outcome in hall.reports:
        if isinstance(outcome, Recorded) and not _is_report(events[outcome.first_seq - 1], typed):
            yield f"acknowledged and not in the log: {typed.command}"


def _is_report(event: Event, typed: Typed) -> bool:
    return event.type == "PlayerReported" and event.command_id == _id(typed)


def _published_outdated(events: list[Event]) -> Iterator[str]:
    """A round is published only as it would be paired at that moment."""
    state = Tournament()
    for event in events:
        body = log.decoded(event)
        if isinstance(body, RoundPublished) and _outdated(state, body.round):
            yield f"round {body.round} was outdated when it was published"
        state = fold(state, [(log.stamp(event), body)])


def _outdated(state: Tournament, number: int) -> bool:
    return pairing_input(state, number).hash != state.rounds[number].input_hash


def _replayed_otherwise(hall: Hall, events: list[Event]) -> Iterator[str]:
    live = hall.server.state
    states.forget()
    replayed = states.current(hall.stream)
    if replayed != live:
        yield "the replayed log is not the live state"
    facts = list(log.facts(events))
    try:
        invariants.check(replayed, facts)
        invariants.check_history(facts)
    except AssertionError as error:
        yield f"an invariant does not hold: {error}"


def _id(typed: Typed) -> str:
    return str(typed.envelope.command_id)
