"""Reads: each answer is a pure function of the state at one seq, and carries that seq."""

from __future__ import annotations

from typing import Any
from uuid import UUID

import msgspec
from django.http import HttpResponse
from django.utils import timezone
from rest_framework.request import Request

from events import store
from events.messages import Recorded, utc_text
from pairing.reported import OtherSystemError

from ...domain.ids import PlayerId
from ...domain.settings.settings import ROUNDS_AT_MOST
from ...domain.tournament.state import Tournament
from ...exports import report
from ...hall_time import in_hall
from ...models import TournamentIndex
from ...public.version import counted
from ...selectors import (
    boards,
    explanations,
    overview,
    players,
    rounds,
    standings,
    tie_breaks,
    workings,
)
from ...selectors.rows.base import Row
from ...services import activity_rows, permissions, states, users
from ...words import speak
from .. import answers, bodies, contents, log_contents, settings_contents, standings_contents
from ..errors import NotFound
from .base import HallView, TournamentView

IDS_AT_MOST = 50

Answered = answers.Answer | Row


def now() -> str:
    """For reads that tell what the clock says."""
    return utc_text(timezone.now())


def no_such_round(number: int) -> NotFound:
    return NotFound(speak("NoSuch.round", {"round": number}))


def known_round(state: Tournament, number: int) -> None:
    """Raises `NotFound`."""
    if not rounds.there_is(state, number):
        raise no_such_round(number)


class ReadView(TournamentView):
    """Base of the views of one tournament."""

    def get(self, _request: Request, **place: Any) -> HttpResponse:
        del place["slug"]
        with in_hall(self.newest.settings.time_zone):
            return answers.json(self.answer(**place))

    def answer(self, *args: Any, **place: Any) -> Answered:
        raise NotImplementedError

    def upto(self, state: Tournament) -> int:
        """The published round of `?round=`; the newest by default, and for a later one."""
        wanted = self.number("round", largest=ROUNDS_AT_MOST)
        return state.last_published if wanted is None else min(wanted, state.last_published)


class TournamentsView(HallView):
    """The tournaments in which the asker has a role."""

    def get(self, request: Request) -> HttpResponse:
        opened = [
            (entry.stream, state)
            for entry in TournamentIndex.objects.all()
            if (state := states.readable(entry.stream))
        ]
        return answers.json(
            contents.Tournaments(
                tournaments=tuple(
                    overview.overview(state, version=counted(stream).at(state.seq))
                    for stream, state in opened
                    if permissions.may_look(request.user, state)
                )
            )
        )


class OverviewView(ReadView):
    """The tournament at a glance."""

    def answer(self) -> Answered:
        state = self.state
        version = counted(self.stream).at(state.seq)
        return overview.overview(state, version=version)


class ReportView(TournamentView):
    """The tournament as a report file, as far as it is published.

    `edition` trf16 is for programs that do not know TRF26: what only that can say stands in ###
    lines. `code_of_192` is an older code of the system, which must mean the same.
    """

    def get(self, _request: Request, **_place: Any) -> HttpResponse:
        state, code = self.state, self.request.query_params.get("code_of_192", "")
        try:
            text = report.report_text(state, self.names(state), self._edition(), code)
        except OtherSystemError:
            system = state.settings_in_the_end.system
            message = speak("Unreadable.code-of-192", {"code": code[:40], "system": system})
            raise bodies.Unreadable(message, "code_of_192") from None
        return HttpResponse(
            text,
            content_type=report.MEDIA_TYPE + "; charset=utf-8",
            headers={"Content-Disposition": f'attachment; filename="{report.file_name(state)}"'},
        )

    def _edition(self) -> report.Edition:
        wanted = self.request.query_params.get("edition", report.EDITIONS[0])
        for edition in report.EDITIONS:
            if edition == wanted:
                return edition
        facts = {"name": "edition", "known": ", ".join(report.EDITIONS)}
        raise bodies.Unreadable(speak("Unreadable.one-of", facts), "edition")


class PlayersView(ReadView):
    """All entries."""

    def answer(self) -> Answered:
        state = self.state
        rows = players.players(state, self.names(state), private=True)
        return contents.Players(seq=state.seq, players=rows)


class PlayerView(ReadView):
    """One entry with its rounds."""

    def answer(self, player: int) -> Answered:
        state = self.state
        card = players.player_card(state, self.names(state), PlayerId(player), private=True)
        if card is None:
            raise NotFound(speak("NoSuch.entry", {"entry": player}))
        return contents.PlayerAnswer(seq=state.seq, player=card)


class RoundsView(ReadView):
    """All rounds, the untouched ones too."""

    def answer(self) -> Answered:
        state = self.state
        rows = rounds.rounds(state, self.names(state))
        return contents.Rounds(seq=state.seq, rounds=rows)


class RoundView(ReadView):
    """One round with its pairing, drafts included."""

    def answer(self, number: int) -> Answered:
        state = self.state
        detail = rounds.round_detail(state, self.names(state), number)
        if detail is None:
            raise no_such_round(number)
        return contents.RoundAnswer(seq=state.seq, round=detail)


class BoardsView(ReadView):
    """The boards of a published round; none before its publication."""

    def answer(self, number: int) -> Answered:
        state = self.state
        known_round(state, number)
        missing = self.flag("missing")
        rows = boards.boards(state, self.names(state), number, missing=missing)
        return contents.Boards(seq=state.seq, round=number, boards=rows)


class PairedRoundView(ReadView):
    """Base of the views that explain a draft or a published round."""

    def paired(self, number: int) -> tuple[Tournament, Tournament]:
        """The state, and the one that round was paired from."""
        state = self.state
        return state, states.at(self.stream, explanations.base_of(state, number))


class ExplanationView(PairedRoundView):
    """Why a round is paired as it is: its brackets, floaters and bye."""

    def answer(self, number: int) -> Answered:
        state, then = self.paired(number)
        story = explanations.round_story(state, then, self.names(state), number)
        return contents.RoundExplanation(seq=state.seq, explanation=story)


class BoardExplanationView(PairedRoundView):
    """Why the two players of a board meet, and with these colours."""

    def answer(self, number: int, board: int) -> Answered:
        state, then = self.paired(number)
        story = explanations.board_story(state, then, self.names(state), number, board)
        return contents.BoardExplanation(seq=state.seq, explanation=story)


class WhyNotView(PairedRoundView):
    """Why `?player=` does not meet `?opponent=` (entry numbers) in a round."""

    def answer(self, number: int) -> Answered:
        state, then = self.paired(number)
        player, opponent = (PlayerId(self.entry(name)) for name in ("player", "opponent"))
        for entry in (player, opponent):
            if entry not in state.players:
                raise NotFound(speak("NoSuch.entry", {"entry": entry}))
        story = explanations.why_not_story(state, then, self.names(state), number, player, opponent)
        return contents.WhyNot(seq=state.seq, explanation=story)

    def entry(self, name: str) -> int:
        return self.number(name, 0, largest=bodies.LARGEST_SEQ) or 0


class StandingsView(ReadView):
    """The standings with their cross table."""

    def answer(self) -> Answered:
        state = self.state
        upto, names = self.upto(state), self.names(state)
        return standings_contents.Standings(
            seq=state.seq,
            round=upto,
            ranked_by=tie_breaks.ranked_by(state, upto, names.language),
            standings=standings.standings(state, names, upto),
        )


class WorkingView(ReadView):
    """How each number of a player in the standings came about, after `?round=`."""

    def answer(self, player: int) -> Answered:
        state, names, upto = self.state, self.names(self.state), self.upto(self.state)
        made = workings.working(state, upto, PlayerId(player), names.player, names.language)
        if made is None:
            raise _no_working(player, upto)
        return standings_contents.Working(seq=state.seq, working=made)


class WorkingComparisonView(ReadView):
    """What decides between two players, after `?round=`."""

    def answer(self, player: int, other: int) -> Answered:
        state, names, upto = self.state, self.names(self.state), self.upto(self.state)
        players = (PlayerId(player), PlayerId(other))
        made = workings.comparison(state, upto, *players, names.player, names.language)
        if made is None:
            raise _no_working(other, upto)
        return standings_contents.WorkingComparisonAnswer(seq=state.seq, comparison=made)


def _no_working(player: int, upto: int) -> NotFound:
    return NotFound(speak("NoSuch.working", {"entry": player, "round": upto}))


class SettingsView(ReadView):
    """Settings, prohibited pairs and who has which role."""

    def answer(self) -> Answered:
        state = self.state
        return settings_contents.SettingsAnswer(
            seq=state.seq,
            name=state.name,
            settings=state.settings,
            regulations=state.regulations,
            prohibited=state.prohibited,
            arbiters=overview.appointments(state, self.names(state)),
        )


class ActivityView(ReadView):
    """The log as sentences, newest first, of one scope (`?scope=game:3.1.47`) or of all."""

    def answer(self) -> Answered:
        state = self.state
        before = self.number("before", state.seq + 1, largest=bodies.LARGEST_SEQ) or 0
        limit = self.number("limit", 50, largest=activity_rows.MOST) or 1
        scope = self.request.query_params.get("scope", "")
        bodies.check_signs("scope", scope)
        before = min(before, state.seq + 1)
        recorded = activity_rows.latest(self.stream, state, before, limit + 1, scope)
        return log_contents.Activity(
            seq=state.seq,
            activity=activity_rows.rows_of(self.stream, state, recorded[:limit], self.knows),
            more=len(recorded) > limit,
        )


class EventsView(ReadView):
    """The log itself, from the event after `?after=` on."""

    def answer(self) -> Answered:
        seq = self.state.seq
        after = self.number("after", 0, largest=bodies.LARGEST_SEQ) or 0
        limit = self.number("limit", activity_rows.MOST, largest=activity_rows.MOST) or 1
        last = min(seq, after + limit)
        recorded = store.read(self.stream, after, last) if after < last else []
        events = tuple(event_answer(each) for each in recorded)
        return log_contents.Events(seq=seq, events=events, more=last < seq)


class RecordedCommandsView(ReadView):
    """Which of the commands `?ids=` became events: a console asks that after a back-up was put
    back."""

    def answer(self) -> Answered:
        seq = self.state.seq
        asked = [text for text in self.request.query_params.get("ids", "").split(",") if text]
        if len(asked) > IDS_AT_MOST:
            raise bodies.Unreadable(speak("Unreadable.too-many-ids", {"most": IDS_AT_MOST}), "ids")
        recorded = store.recorded_commands(self.stream, map(_command_id, asked), seq)
        return log_contents.RecordedCommands(seq=seq, commands=tuple(recorded))


def _command_id(text: str) -> str:
    """As the log holds it. Raises `Unreadable`."""
    try:
        return str(UUID(text))
    except ValueError:
        raise bodies.Unreadable(speak("Unreadable.ids"), "ids") from None


def event_answer(recorded: Recorded) -> log_contents.EventAnswer:
    """The event, column by column."""
    columns = {name: getattr(recorded, name) for name in log_contents.EventAnswer.__struct_fields__}
    body = msgspec.Raw(recorded.body.encode())
    return log_contents.EventAnswer(**columns | {"body": body, "scopes": recorded.scope_names})


class MeView(ReadView):
    """Who asks, and what the log lets him do here."""

    def may(self, user: permissions.User, _state: object) -> bool:
        return user.is_authenticated

    def answer(self) -> Answered:
        user = self.request.user
        on_device = permissions.device_of(user) is not None
        return overview.me(self.state, self.actor, users.display_name(user), on_device=on_device)
