"""Commands: one operation each. The domain decides; in here an outcome becomes a status."""

from __future__ import annotations

from typing import Any, ClassVar

from django.http import HttpResponse
from rest_framework.exceptions import PermissionDenied
from rest_framework.request import Request

from events import store
from events.messages import Head

from ...domain.decisions import AlreadyRecorded, Claim, Conflict
from ...domain.discretion import NOTHING, Knows
from ...domain.entries.ratings import NoRating
from ...domain.ids import PlayerId
from ...domain.refusals import Refused
from ...domain.tournament.state import Tournament
from ...selectors.activity.context import SentenceContext
from ...selectors.activity.rows import activity
from ...selectors.formats import result_text
from ...selectors.names import Names
from ...selectors.rows.boards import ClaimRow
from ...services import outcomes, permissions, states
from ...services.handle import handle
from ...services.names import names_of
from ...services.outcomes import Outcome
from ...services.tournaments import correct_player, create_tournament, enter_player
from ...words import say, speak
from .. import answers, bodies
from ..field_errors import FieldError
from .base import HallView, TournamentView


class CommandsView(TournamentView):
    """Base of the views that change a tournament."""

    part: ClassVar[str] = "$.command"
    """Where in the body that stands which a refusal can be due to."""

    def may(self, user: permissions.User, state: Tournament) -> bool:
        return permissions.may_command(user, state)

    def post(self, _request: Request, **place: Any) -> HttpResponse:
        del place["slug"]
        return answered(self.stream, self.outcome(**place), self.knows, part=self.part)

    def outcome(self, *args: Any, **place: Any) -> Outcome:
        raise NotImplementedError


class CommandView(CommandsView):
    """`POST …/commands/{name}/`; a subclass for each command is made in `urls`."""

    name: ClassVar[str]

    def outcome(self) -> Outcome:
        body: Any = self.body(bodies.COMMAND_BODIES[self.name])
        return handle(self.stream, body.command, self.envelope(body))


class EnterPlayerView(CommandsView):
    """An entry with its personal details; after the start a late entry."""

    part = "$.player"

    def outcome(self) -> Outcome:
        body = self.body(bodies.EnterPlayerBody)
        try:
            return enter_player(self.stream, body.player, self.envelope(body))
        except NoRating as error:
            raise bodies.Unreadable(say(error), "$.player.rating") from None


class CorrectPlayerView(CommandsView):
    """Corrects personal details, title and federation of an entry; all of them are sent."""

    part = "$.player"

    def outcome(self, player: int) -> Outcome:
        body = self.body(bodies.CorrectPlayerBody)
        envelope = self.envelope(body)
        return correct_player(self.stream, PlayerId(player), body.player, envelope)


class CreateTournamentView(HallView):
    """Opens a tournament; staff accounts only."""

    def post(self, request: Request) -> HttpResponse:
        if not permissions.may_create(request.user):
            raise PermissionDenied(speak("NotForYou.staff"), code="not-staff")
        body = self.body(bodies.CreateTournamentBody)
        outcome = create_tournament(body.command, self.envelope(body))
        return answered(body.command.slug, outcome)


def answered(
    stream: str, outcome: Outcome, knows: Knows = NOTHING, *, part: str = "$.command"
) -> HttpResponse:
    """The status and body for what became of a command, with as much as the asker `knows`.

    `part`: the JSON path of what a refusal's fields are fields of; empty: of nothing that was sent.
    """
    match outcome:
        case outcomes.Recorded(known=False):
            return answers.json(recorded(stream, outcome), 201)
        case outcomes.Recorded():
            return answers.json(_recorded_before(stream, outcome), 200)
        case AlreadyRecorded():
            names = _names(stream, outcome.by)
            return answers.json(_standing(stream, names, outcome), 200)
        case Conflict():
            return answers.json(_conflict(stream, outcome, knows), 409)
        case Refused():
            return answers.json(_refused(stream, _names(stream), outcome, part), 422)


def recorded(stream: str, outcome: outcomes.Recorded) -> answers.RecordedAnswer:
    return answers.RecordedAnswer(
        seq=outcome.seq,
        head=_place(stream, outcome.seq),
        first_seq=outcome.first_seq,
        last_seq=outcome.last_seq,
        result=outcome.result,
    )


def _place(stream: str, seq: int) -> str:
    return Head(seq, store.hash_at(stream, seq)).shown


def _names(stream: str, *actors: str) -> Names:
    """Of a tournament that may not have come into being."""
    try:
        state = states.current(stream)
    except store.StreamNotFound:
        state = Tournament()
    return names_of(state, [actor for actor in actors if actor])


def _recorded_before(stream: str, outcome: outcomes.Recorded) -> answers.AlreadyRecordedAnswer:
    return answers.AlreadyRecordedAnswer(
        status="already-recorded",
        seq=outcome.seq,
        head=_place(stream, outcome.seq),
        first_seq=outcome.first_seq,
        last_seq=outcome.last_seq,
        result=outcome.result,
    )


def _standing(stream: str, names: Names, outcome: AlreadyRecorded) -> answers.AlreadyRecordedAnswer:
    return answers.AlreadyRecordedAnswer(
        status="already-recorded",
        seq=outcome.seq,
        head=_place(stream, outcome.seq),
        standing_seq=outcome.standing_seq,
        by=outcome.by,
        by_name=names.user(outcome.by),
        at=outcome.at,
    )


def _conflict(stream: str, outcome: Conflict, knows: Knows) -> answers.ConflictAnswer:
    state = states.current(stream)
    recorded = [event for seq in outcome.events for event in store.read(stream, seq - 1, seq)]
    names = names_of(state, {claim.by for claim in outcome.claims}, recorded, knows)
    return answers.ConflictAnswer(
        code=outcome.code,
        message=names.say(outcome),
        seq=outcome.seq,
        head=_place(stream, outcome.seq),
        resync=outcome.code == outcomes.OTHER_LOG,
        facts=outcome.facts,
        claims=tuple(_claim(names, claim) for claim in outcome.claims),
        events=activity(SentenceContext(state, names), recorded),
    )


def _claim(names: Names, claim: Claim) -> ClaimRow:
    return ClaimRow(
        result=claim.value,
        result_text=result_text(claim.value),
        by=claim.by,
        by_name=names.user(claim.by) if claim.by else "",
        at=claim.at,
        device=claim.device,
        seq=claim.seq,
    )


def _refused(stream: str, names: Names, outcome: Refused, part: str) -> answers.RefusedAnswer:
    errors = tuple(
        FieldError(field=_path(part, fault.field), message=names.say(fault))
        for fault in outcome.errors
        if part
    )
    return answers.RefusedAnswer(
        code=outcome.code,
        message=names.say(outcome),
        field=errors[0].field if errors else "",
        errors=errors,
        facts=outcome.facts,
        seq=outcome.seq,
        head=_place(stream, outcome.seq),
    )


def _path(part: str, field: str) -> str:
    """The reason stands beside the command, as in every body."""
    return "$.reason" if field == "reason" else f"{part}.{field}"
