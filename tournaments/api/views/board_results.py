"""Results of electronic boards from a file (PGN): shown game by game first, then put on record as
claims beside the boards, which an arbiter confirms."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from django.http import HttpResponse
from msgspec import Meta
from rest_framework.parsers import MultiPartParser
from rest_framework.request import Request

from events.messages import Envelope

from ...domain.arbiters.rights import not_permitted
from ...domain.game_moves.commands import KeepMoves
from ...domain.ids import AttachmentId, GameId
from ...domain.player_reports.commands import ReportFromFile
from ...domain.settings.settings import ROUNDS_AT_MOST
from ...domain.tournament.state import Tournament
from ...exports import board_pgn
from ...imports.board_claims import BoardClaims, NotClaimable, claim, claims_of
from ...imports.board_moves import moves_to_keep, with_moves
from ...imports.board_pgn import MOST_GAMES
from ...imports.service import as_it_was
from ...services import moves, other_log, permissions
from ...services.outcomes import Outcome
from ...words import languages, speak
from .. import answers, bodies
from .base import TournamentView
from .commands import CommandsView, answered
from .imports import content_of, form_of, json_of

LEFT_OUT: Final = "Openhall-Left-Out"
Lines = Annotated[list[Annotated[int, Meta(ge=1)]], Meta(max_length=MOST_GAMES)]


class BoardResultsView(CommandsView):
    """What a PGN of the electronic boards says: claims, and never results. `multipart/form-data`.

    With `dry_run` 1 the games come back, each with the board it is and its problem; nothing is
    written. With `lines`, a JSON list, the games that begin in these lines of the file are claimed
    as one batch; without it all of them, and only if none is a problem. `round` is that of games
    which name none; the newest by default.
    """

    parser_classes = (MultiPartParser,)  # type: ignore[assignment]

    def post(self, _request: Request, **_place: Any) -> HttpResponse:
        form, content = form_of(self.request), content_of(self.request)
        lines = json_of(self.request, "lines", Lines)
        any_claim = ReportFromFile(game=GameId(""), result=None)
        if refused := not_permitted(self.newest, any_claim, self.actor):
            return answered(self.stream, refused, self.knows, part="")
        if form.pop("dry_run", "0") == "1":
            shown = self._shown(content, self.newest)
            return answers.json(answers.BoardClaimsPreview(preview=shown, seq=self.newest.seq))
        envelope = self.envelope(bodies.read(msgspec.json.encode(form), bodies.ImportBody))
        met = as_it_was(self.stream, self.newest, envelope)
        shown = self._shown(content, met)
        try:
            outcome = self._claimed(met, shown, lines, envelope)
        except NotClaimable as error:
            return answers.json(self._defective(shown, error), 422)
        return answered(self.stream, outcome, self.knows, part="")

    def _claimed(
        self, met: Tournament, shown: BoardClaims, lines: list[int] | None, envelope: Envelope
    ) -> Outcome:
        """`met`: what the request met when it came first."""
        if met is self.newest and (conflict := other_log.met(self.stream, envelope)):
            return conflict
        return claim(self.stream, shown, lines, envelope)

    def _shown(self, content: bytes, state: Tournament) -> BoardClaims:
        number = self._round(state)
        return claims_of(content, state, self.names(state), self.actor, number)

    def _round(self, state: Tournament) -> int:
        return round_sent(self.request, state)

    def _defective(self, shown: BoardClaims, error: NotClaimable) -> answers.BoardFileDefective:
        problem = next(iter(shown.problems), "")
        return answers.BoardFileDefective(
            code="FileDefective",
            message=problem or (str(error) if error.lines else speak("BoardFile.defective")),
            facts={"lines": list(error.lines)},
            seq=self.newest.seq,
            preview=shown,
        )


class GamesWithMovesView(TournamentView):
    """The moves of a PGN of the electronic boards under the names, ids and results of the
    tournament: all rounds of which the file has games, as PGN. Nothing is kept (`moves/` keeps).

    `multipart/form-data`; `round` is that of games which name none. Games of the file that belong
    to no board, or to other colours, are left out: `Openhall-Left-Out` says how many, and
    `board-results` with `dry_run` 1 which.
    """

    parser_classes = (MultiPartParser,)  # type: ignore[assignment]

    def post(self, _request: Request, **_place: Any) -> HttpResponse:
        state, content = self.newest, content_of(self.request)
        made = with_moves(content, state, self.names(state), round_sent(self.request, state))
        if made.problem:
            raise bodies.Unreadable(made.problem, "file")
        kind = f"{board_pgn.MEDIA_TYPE}; charset=utf-8"
        answer = answers.file(made.text, kind, f"{state.slug}-games.pgn", languages.of_hall())
        answer[LEFT_OUT] = str(made.left_out)
        return answer


class MovesView(TournamentView):
    """GET: the games of all published rounds as PGN, with the moves that are kept. POST: keep the
    moves of a PGN of the electronic boards, which come with the report package from then on;
    `multipart/form-data`, `round` is that of games which name none. For a game that had some
    before these count. Moves that were played and clocks stay, whatever else is written there goes.
    """

    parser_classes = (MultiPartParser,)  # type: ignore[assignment]

    def may(self, user: permissions.User, state: Tournament) -> bool:
        if self.request.method == "POST":
            return permissions.may_command(user, state)
        return permissions.may_look(user, state)

    def get(self, _request: Request, **_place: Any) -> HttpResponse:
        state = self.state
        kept = moves.kept(self.stream, state)
        text = board_pgn.tournament_pgn(state, self.names(state), kept)
        kind = f"{board_pgn.MEDIA_TYPE}; charset=utf-8"
        return answers.file(text, kind, f"{state.slug}-games.pgn", languages.of_hall())

    def post(self, request: Request, **_place: Any) -> HttpResponse:
        any_moves = KeepMoves(attachment=AttachmentId(""), digest="", size=1, games=1)
        if refused := not_permitted(self.newest, any_moves, self.actor):
            return answered(self.stream, refused, self.knows, part="")
        form, content = form_of(request), content_of(request)
        form.pop("dry_run", None)
        envelope = self.envelope(bodies.read(msgspec.json.encode(form), bodies.ImportBody))
        state = as_it_was(self.stream, self.newest, envelope)
        read = moves_to_keep(content, state, self.names(state), round_sent(request, state))
        if read.problem:
            raise bodies.Unreadable(read.problem, "file")
        answer = answered(self.stream, moves.keep(self.stream, read.moves, envelope), part="")
        answer[LEFT_OUT] = str(read.left_out)
        return answer


def round_sent(request: Request, state: Tournament) -> int:
    text = str(request._request.POST.get("round", "") or state.last_published)
    plain = text.isascii() and text.isdigit() and len(text) <= len(str(ROUNDS_AT_MOST))
    if not plain or int(text) > ROUNDS_AT_MOST:
        facts = {"name": "round", "largest": ROUNDS_AT_MOST}
        raise bodies.Unreadable(speak("Unreadable.number", facts), "round")
    return int(text)
