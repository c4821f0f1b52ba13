"""Files: shown line by line first, then entered whole or not at all."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from django.core.files.uploadedfile import UploadedFile
from django.http import HttpResponse, QueryDict
from msgspec import Meta
from rest_framework.parsers import MultiPartParser
from rest_framework.request import Request

from ...domain.imported.list_fields import ListField
from ...domain.tournament.state import Tournament
from ...imports.columns import ByHand
from ...imports.previews import FileRefused, Preview, all_notes, all_problems
from ...imports.service import enter, enter_ticked, planned_preview, read_file
from ...imports.tables import Mended
from ...imports.ticked import Line, NotOffered, Ticks
from ...services import states
from ...services.outcomes import Outcome, Recorded
from ...words import speak
from .. import answers, bodies
from .commands import CommandsView, answered, recorded

FIELDS = ("command_id", "read_seq", "head", "device", "reason")
MOST_MENDED = 500
MENDED: Any = Annotated[
    dict[Line, dict[ListField, Annotated[str, Meta(max_length=200)]]], Meta(max_length=MOST_MENDED)
]


class ImportView(CommandsView):
    """An entry list (CSV, XLSX) or a tournament report (TRF), as `multipart/form-data`.

    With `dry_run` 1 the rows come back with their problems and with a plan: who is new, who is
    known and what differs, who is not on the list. Nothing is written. `mended` types over cells:
    `{"12": {"rating": "1850"}}`. `columns` says what the columns of a list hold, in their order,
    and which line has the headings (0: none): `{"heading": 3, "columns": ["", "name", "rating"]}`;
    without its `columns` that heading is read.

    With `ticks` what is ticked in the plan of the page at `read_seq` is done as one batch:
    `{"enter": [lines], "change": {"line": [fields]}, "withdraw": [entries]}`. Where something of
    that reads otherwise now, the answer is 409 `ListChangedMeanwhile`. Without `ticks` a list is
    entered whole, and only if all of its players are new.
    """

    parser_classes = (MultiPartParser,)  # type: ignore[assignment]

    def post(self, _request: Request, **_place: Any) -> HttpResponse:
        form, content = form_of(self.request), content_of(self.request)
        mended = json_of(self.request, "mended", MENDED) or {}
        by_hand = json_of(self.request, "columns", ByHand)
        if form.pop("dry_run", "0") == "1":
            state = self.newest
            shown = planned_preview(content, state, self.actor, mended, by_hand)
            return answers.json(answers.ImportPreview(preview=shown, seq=state.seq))
        body = bodies.read(msgspec.json.encode(form), bodies.ImportBody)
        try:
            return self._entered(content, mended, by_hand, body)
        except FileRefused as refused:
            return answers.json(_defective(refused.preview, self.newest.seq), 422)
        except NotOffered as error:
            raise bodies.Unreadable(str(error), "ticks") from None

    def _entered(
        self, content: bytes, mended: Mended, by_hand: ByHand | None, body: bodies.ImportBody
    ) -> HttpResponse:
        ticks = json_of(self.request, "ticks", Ticks)
        if ticks is None:
            reading = read_file(content, self.newest, mended, by_hand)
            shown, envelope = reading.preview, self.envelope(body)
            outcome = enter(self.stream, self.newest, reading, envelope)
        else:
            shown, outcome = self._ticked(content, mended, by_hand, ticks, body)
        if isinstance(outcome, Recorded) and not outcome.known:
            return answers.json(_entered(self.stream, outcome, shown), 201)
        return answered(self.stream, outcome, self.knows, part="")

    def _ticked(
        self,
        content: bytes,
        mended: Mended,
        by_hand: ByHand | None,
        ticks: Ticks,
        body: bodies.ImportBody,
    ) -> tuple[Preview, Outcome]:
        if body.read_seq is None:
            raise bodies.Unreadable(speak("Unreadable.ticks"), "read_seq")
        state = self._shown(body.read_seq)
        shown = planned_preview(content, state, self.actor, mended, by_hand)
        return shown, enter_ticked(self.stream, state, shown, ticks, self.envelope(body))

    def _shown(self, seq: int) -> Tournament:
        """What the page showed; of another log than this one the newest, which is refused then."""
        try:
            return states.at(self.stream, seq)
        except states.NoSuchMoment:
            return self.newest


def json_of(request: Request, name: str, kind: Any) -> Any:
    """A field that holds JSON; None where it is missing. Raises `Unreadable`."""
    text = request._request.POST.get(name)
    if text is None:
        return None
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError as error:
        raise bodies.Unreadable(f"{error}", name) from None


def form_of(request: Request) -> dict[str, Any]:
    """The fields that came, `read_seq` as a number."""
    sent = request._request.POST
    form = {name: _text(sent, name) for name in (*FIELDS, "dry_run") if name in sent}
    if (seq := form.get("read_seq", "")).isascii() and seq.isdigit() and len(seq) <= 16:
        return form | {"read_seq": int(seq)}
    return form


def _text(sent: QueryDict, name: str) -> str:
    return str(sent[name])


def content_of(request: Request) -> bytes:
    file = request._request.FILES.get("file")
    if not isinstance(file, UploadedFile):
        raise bodies.Unreadable(speak("Unreadable.no-file"), "file")
    return bytes(file.read())


def _entered(stream: str, outcome: Recorded, shown: Preview) -> answers.FileEntered:
    fields = msgspec.structs.asdict(recorded(stream, outcome))
    return answers.FileEntered(**fields, notes=tuple(all_notes(shown)))


def _defective(shown: Preview, seq: int) -> answers.FileDefective:
    problems = all_problems(shown)
    return answers.FileDefective(
        code="FileDefective",
        message=speak("FileDefective.problem", {"problem": problems[0]})
        if problems
        else speak("FileDefective.no-players"),
        facts={"problems": len(problems)},
        seq=seq,
        preview=shown,
    )
