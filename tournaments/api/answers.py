"""What the API answers: structs, so that the OpenAPI schema and the bytes cannot differ. Those of
what is read are in `contents`."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

import msgspec
from django.http import HttpResponse

from ..exports.spreadsheet import MEDIA_TYPE, WORKBOOK_TYPE
from ..imports.board_claims import BoardClaims
from ..imports.previews import Preview
from ..selectors.erasure import ErasedText, ErasedTogether
from ..selectors.rows.base import Row
from ..selectors.rows.boards import ClaimRow
from ..selectors.rows.log import ActivityRow
from .field_errors import FieldError


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """Base of all answers. `component`: what clients know it as if it is not its name."""

    component: ClassVar[str] = ""


class RecordedAnswer(Answer, frozen=True, kw_only=True):
    """201: the command became these events. `head` is the place `seq` of the log, HASH@SEQ."""

    component = "Recorded"

    status: Literal["recorded"] = "recorded"
    seq: int
    head: str
    first_seq: int
    last_seq: int
    result: dict[str, Any]


class FileEntered(Answer, frozen=True, kw_only=True):
    """201: a file was entered. `notes` are its doubts, and what of it is not kept."""

    status: Literal["recorded"] = "recorded"
    seq: int
    head: str
    first_seq: int
    last_seq: int
    result: dict[str, Any]
    notes: tuple[str, ...]


class AlreadyRecordedAnswer(Answer, frozen=True, kw_only=True, omit_defaults=True):
    """200: this very command was recorded before, or what it wants stands already.

    For the same command `first_seq`, `last_seq` and `result` are those of the first time; for what
    stands already `standing_seq`, `by`, `by_name` and `at` name its event.
    """

    component = "AlreadyRecorded"

    status: Literal["already-recorded"]
    seq: int
    head: str
    first_seq: int | None = None
    last_seq: int | None = None
    result: dict[str, Any] | None = None
    standing_seq: int | None = None
    by: str | None = None
    by_name: str | None = None
    at: str | None = None


# The domain's conflict for one reader: sentence and names are filled in by what he may know.
class ConflictAnswer(Answer, frozen=True, kw_only=True):
    """409: somebody else was there first. `claims`: what stands, then what was wanted.

    `resync`: the sender knew another log than this one (a back-up was put back); nothing was
    decided, everything has to be read again."""

    status: Literal["conflict"] = "conflict"
    code: str
    message: str
    seq: int
    head: str
    resync: bool
    facts: dict[str, Any]
    claims: tuple[ClaimRow, ...]
    events: tuple[ActivityRow, ...]


class RefusedAnswer(Answer, frozen=True, kw_only=True):
    """422: the tournament does not allow it.

    `field` is the JSON path of the first field it is due to, where that is known; `errors` has all
    of them.
    """

    component = "Refused"

    status: Literal["refused"] = "refused"
    code: str
    message: str
    field: str = ""
    errors: tuple[FieldError, ...] = ()
    facts: dict[str, Any]
    seq: int
    head: str = ""


class ImportPreview(Answer, frozen=True, kw_only=True):
    """200: what the file would bring. Ticks in its plan belong to `seq`, which is their
    `read_seq`."""

    status: Literal["preview"] = "preview"
    preview: Preview
    seq: int


class BoardClaimsPreview(Answer, frozen=True, kw_only=True):
    """200: what the file says of each board. Its lines are sent as `lines`."""

    status: Literal["preview"] = "preview"
    preview: BoardClaims
    seq: int


class BoardFileDefective(RefusedAnswer, frozen=True, kw_only=True):
    """422: nothing of the file was put on record; the problems stand beside the games."""

    preview: BoardClaims


class FileDefective(RefusedAnswer, frozen=True, kw_only=True):
    """422: nothing of the file was entered; the problems stand beside the rows."""

    preview: Preview


class Error(Answer, frozen=True, kw_only=True):
    """400, 401, 403, 404, 405, 415, 429; 503: disk or database is away, ask again.

    `field` names the part of the request that is wrong: its JSON path, or a query parameter.
    `errors` has all that are wrong, each with a sentence to stand beside it.
    """

    status: Literal["error"] = "error"
    code: str
    message: str
    field: str = ""
    errors: tuple[FieldError, ...] = ()


class Token(Answer, frozen=True, kw_only=True):
    """A token, shown this once; `user` and `name` are those of the account."""

    token: str
    user: str
    name: str
    number: int
    ends_at: str


class TokenRevoked(Answer, frozen=True, kw_only=True):
    status: Literal["revoked"] = "revoked"


class WebhookSecret(Answer, frozen=True, kw_only=True):
    """The secret of a webhook, shown this once."""

    number: int
    secret: str


class WebhookDone(Answer, frozen=True, kw_only=True):
    """200: what was asked for a webhook is done, or will be sent in a moment."""

    status: Literal["done"] = "done"


class TextsNotChosen(Answer, frozen=True, kw_only=True):
    """422: an erasure did not say which texts go; nothing was erased. Read `texts`, and send the
    seqs of those that go as `texts`, an empty list if none, with `seq` as `read_seq`; so too those
    of each of `sections`, between which the player was moved."""

    status: Literal["refused"] = "refused"
    code: Literal["TextsNotChosen"] = "TextsNotChosen"
    message: str
    facts: dict[str, Any]
    seq: int
    head: str = ""
    texts: tuple[ErasedText, ...]
    sections: tuple[ErasedTogether, ...] = ()


class Told(Answer, frozen=True, kw_only=True):
    """200: passed on to the other consoles, and kept nowhere."""

    status: Literal["told"] = "told"


class ClockTold(Answer, frozen=True, kw_only=True):
    """200: heard. `words` tell the chief arbiter and the deputies how the server's clock differs
    from those of most consoles; empty when it does not."""

    status: Literal["told"] = "told"
    words: str


def json(answer: Answer | Row, status: int = 200) -> HttpResponse:
    body = msgspec.json.encode(answer)
    return HttpResponse(body, status=status, content_type="application/json")


def spreadsheet(text: str, name: str, language: str) -> HttpResponse:
    """A table as a file (CSV)."""
    return file(text, f"{MEDIA_TYPE}; charset=utf-8", name, language)


def workbook(content: bytes, name: str, language: str) -> HttpResponse:
    """A table as a file (XLSX)."""
    return file(content, WORKBOOK_TYPE, name, language)


def file(content: str | bytes, content_type: str, name: str, language: str) -> HttpResponse:
    return HttpResponse(
        content,
        content_type=content_type,
        headers={
            "Content-Disposition": f'attachment; filename="{name}"',
            "Cache-Control": "no-store",
            "Content-Language": language,
        },
    )
