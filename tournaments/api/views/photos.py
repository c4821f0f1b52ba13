"""Photos of boards, appeals and players: sent by arbiters, shown to arbiters, never public."""

from __future__ import annotations

from typing import Any, Final

from django.core.files.uploadedfile import UploadedFile
from django.http import HttpResponse
from rest_framework.exceptions import PermissionDenied
from rest_framework.parsers import MultiPartParser
from rest_framework.request import Request

from ...domain.ids import AttachmentId
from ...domain.tournament.state import Tournament
from ...selectors.activity.context import SentenceContext
from ...selectors.photos import photo_rows, visible
from ...services import attachments, permissions, photos, pictures
from ...services.names import names_of
from ...words import speak
from .. import answers, bodies, contents
from ..errors import NotFound
from .base import TournamentView
from .commands import answered
from .forms import fields_of

FIELDS: Final = ("command_id", "read_seq", "head", "occurred_at", "device", "about", "with_command")
FOR_THE_EYE_ALONE: Final = {
    "Cache-Control": "private, no-store",
    "Content-Disposition": "inline",
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}


class AttachmentsView(TournamentView):
    """GET: the photos, of one board, appeal or player (`?about=`) or all. POST: one more, as
    `multipart/form-data`; what is kept is written anew, without what the camera noted in the file.
    """

    parser_classes = (MultiPartParser,)  # type: ignore[assignment]

    def may(self, user: permissions.User, state: Tournament) -> bool:
        if self.request.method == "POST":
            return permissions.may_command(user, state)
        return permissions.may_look(user, state)

    def get(self, request: Request, **_place: Any) -> HttpResponse:
        state = self.state
        about = request.query_params.get("about", "")
        bodies.check_signs("about", about)
        shown = visible(state, self.knows)
        photos = tuple(each for each in shown if not about or each.about == about)
        names = names_of(state, {each.by for each in photos})
        rows = photo_rows(SentenceContext(state, names), photos)
        return answers.json(contents.Attachments(seq=state.seq, attachments=rows))

    def post(self, request: Request, **_place: Any) -> HttpResponse:
        body = bodies.read(fields_of(request, FIELDS), bodies.AttachmentBody)
        try:
            name, content = _file(request)
            outcome = photos.add_picture(
                self.stream, body.about, name, content, self.envelope(body), body.with_command
            )
        except pictures.NotAPicture as refused:
            return answers.json(self._refused(str(refused)), 422)
        return answered(self.stream, outcome, part="")

    def _refused(self, message: str) -> answers.RefusedAnswer:
        return answers.RefusedAnswer(
            code="NotAPicture", message=message, facts={}, seq=self.newest.seq
        )


class AttachmentView(TournamentView):
    """One photo; a thumbnail with `?small=1`."""

    def get(self, _request: Request, *, attachment: str, **_place: Any) -> HttpResponse:
        known = self.newest.attachments.get(AttachmentId(attachment))
        if known is None:
            raise NotFound(speak("NoSuch.photo"))
        if known not in visible(self.newest, self.knows):
            raise PermissionDenied(speak("NotForYou.photos"))
        content = attachments.contents(self.stream, [known.id]).get(known.id)
        if content is None:
            raise NotFound(speak("NoSuch.photo-any-more"))
        return HttpResponse(
            pictures.small(content) if self.flag("small") else content,
            content_type=known.media_type,
            headers=FOR_THE_EYE_ALONE,
        )


def _file(request: Request) -> tuple[str, bytes]:
    """Name and content of the upload. Raises `Unreadable`, `NotAPicture`."""
    file = request._request.FILES.get("file")
    if not isinstance(file, UploadedFile):
        raise bodies.Unreadable(speak("Unreadable.no-file"), "file")
    name = (file.name or speak("Unreadable.the-file"))[:100]
    pictures.check_size(name, file.size or 0)
    return name, bytes(file.read())
