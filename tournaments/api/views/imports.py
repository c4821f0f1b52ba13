"""Files: shown line by line first, then entered whole or not at all."""

from __future__ import annotations

from typing import Any

import msgspec
from django.core.files.uploadedfile import UploadedFile
from django.http import HttpResponse, QueryDict
from rest_framework.parsers import MultiPartParser
from rest_framework.request import Request

from ...imports.service import (
    FileRefused,
    Preview,
    all_notes,
    all_problems,
    enter,
    preview,
    read_file,
)
from ...services.outcomes import Recorded
from .. import answers, bodies
from .commands import CommandsView, answered, recorded

FIELDS = ("command_id", "read_seq", "head", "device", "reason")


class ImportView(CommandsView):
    """An entry list (CSV) or a tournament report (TRF), as `multipart/form-data`.

    With `dry_run` 1 the rows come back with their problems and nothing is written. What is doubtful
    is entered, and named in `notes`.
    """

    parser_classes = (MultiPartParser,)  # type: ignore[assignment]

    def post(self, _request: Request, **_place: Any) -> HttpResponse:
        form, content = _form(self.request), _content(self.request)
        if form.pop("dry_run", "0") == "1":
            return answers.json(answers.ImportPreview(preview=preview(content, self.newest)))
        body = bodies.read(msgspec.json.encode(form), bodies.ImportBody)
        envelope = self.envelope(body)
        reading = read_file(content, self.newest)
        try:
            outcome = enter(self.stream, self.newest, reading, envelope)
        except FileRefused as refused:
            return answers.json(_defective(refused.preview, self.newest.seq), 422)
        if isinstance(outcome, Recorded) and not outcome.known:
            return answers.json(_entered(self.stream, outcome, reading.preview), 201)
        return answered(self.stream, outcome)


def _form(request: Request) -> dict[str, Any]:
    """The fields that came, `read_seq` as a number."""
    sent = request._request.POST
    form = {name: _text(sent, name) for name in (*FIELDS, "dry_run") if name in sent}
    if (seq := form.get("read_seq", "")).isascii() and seq.isdigit() and len(seq) <= 16:
        return form | {"read_seq": int(seq)}
    return form


def _text(sent: QueryDict, name: str) -> str:
    return str(sent[name])


def _content(request: Request) -> bytes:
    file = request._request.FILES.get("file")
    if not isinstance(file, UploadedFile):
        raise bodies.Unreadable("The request has no file.", "file")
    return bytes(file.read())


def _entered(stream: str, outcome: Recorded, shown: Preview) -> answers.FileEntered:
    told = msgspec.structs.asdict(recorded(stream, outcome))
    return answers.FileEntered(**told, notes=tuple(all_notes(shown)))


def _defective(shown: Preview, seq: int) -> answers.FileDefective:
    problems = all_problems(shown)
    return answers.FileDefective(
        code="FileDefective",
        message=f"Nothing was entered: {problems[0] if problems else 'no players'}",
        facts={"problems": len(problems)},
        seq=seq,
        preview=shown,
    )
