"""The uploads of files, described for OpenAPI: their fields come by form."""

from __future__ import annotations

from typing import Final

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema, extend_schema_view

from ..exports.board_pgn import MEDIA_TYPE
from . import answers, contents
from .parameters import AT
from .schema import View, error_answers, ref
from .views import board_results


def described_import(view: View) -> View:
    """Describes the upload of a file."""
    text = {"type": "string"}
    fields = {
        "file": {"type": "string", "format": "binary"},
        "dry_run": {"type": "string", "enum": ["0", "1"]},
        "command_id": {"type": "string", "format": "uuid"},
        "read_seq": text,
        "head": text,
        "device": text,
        "reason": text,
        "mended": text,
        "columns": text,
        "ticks": text,
    }
    form = {"type": "object", "properties": fields, "required": ["file", "command_id"]}
    return extend_schema_view(
        post=extend_schema(
            operation_id="import",
            request={"multipart/form-data": form},
            responses={
                200: {"oneOf": [ref(answers.ImportPreview), ref(answers.AlreadyRecordedAnswer)]},
                201: ref(answers.FileEntered),
                409: ref(answers.ConflictAnswer),
                422: {"oneOf": [ref(answers.FileDefective), ref(answers.RefusedAnswer)]},
                **error_answers(400, 401, 403, 404, 415),
            },
            tags=["command"],
        )
    )(view)


def described_board_results(view: View) -> View:
    """Describes the upload of a PGN of the electronic boards."""
    text = {"type": "string"}
    fields = {
        "file": {"type": "string", "format": "binary"},
        "dry_run": {"type": "string", "enum": ["0", "1"]},
        "round": text,
        "lines": text,
        "command_id": {"type": "string", "format": "uuid"},
        "read_seq": text,
        "head": text,
        "device": text,
        "reason": text,
    }
    form = {"type": "object", "properties": fields, "required": ["file", "command_id"]}
    read = {"oneOf": [ref(answers.BoardClaimsPreview), ref(answers.AlreadyRecordedAnswer)]}
    return extend_schema_view(
        post=extend_schema(
            operation_id="board-results",
            request={"multipart/form-data": form},
            responses={
                200: read,
                201: ref(answers.RecordedAnswer),
                409: ref(answers.ConflictAnswer),
                422: {"oneOf": [ref(answers.BoardFileDefective), ref(answers.RefusedAnswer)]},
                **error_answers(400, 401, 403, 404, 415),
            },
            tags=["command"],
        )
    )(view)


_LEFT_OUT: Final = OpenApiParameter(
    board_results.LEFT_OUT,
    int,
    OpenApiParameter.HEADER,
    response=[200, 201],
    description="How many games of the file belong to no board, or to other colours.",
)


def described_games_with_moves(view: View) -> View:
    """Describes a file that comes back with our tags."""
    fields = {"file": {"type": "string", "format": "binary"}, "round": {"type": "string"}}
    return extend_schema_view(
        post=extend_schema(
            operation_id="games-with-moves",
            parameters=[_LEFT_OUT],
            request={
                "multipart/form-data": {
                    "type": "object",
                    "properties": fields,
                    "required": ["file"],
                }
            },
            responses={
                (200, MEDIA_TYPE): OpenApiTypes.STR,
                **error_answers(400, 401, 403, 404, 415),
            },
            tags=["read"],
        )
    )(view)


def described_moves(view: View) -> View:
    """Describes the games with the moves that are kept, and the upload of more."""
    text = {"type": "string"}
    fields = {
        "file": {"type": "string", "format": "binary"},
        "round": text,
        "command_id": {"type": "string", "format": "uuid"},
        "read_seq": text,
        "head": text,
        "device": text,
        "reason": text,
    }
    form = {"type": "object", "properties": fields, "required": ["file", "command_id"]}
    return extend_schema_view(
        get=extend_schema(
            operation_id="moves",
            parameters=[AT],
            responses={(200, MEDIA_TYPE): OpenApiTypes.STR, **error_answers(400, 401, 403, 404)},
            tags=["read"],
        ),
        post=extend_schema(
            operation_id="keep-moves",
            parameters=[_LEFT_OUT],
            request={"multipart/form-data": form},
            responses={
                200: ref(answers.AlreadyRecordedAnswer),
                201: ref(answers.RecordedAnswer),
                409: ref(answers.ConflictAnswer),
                422: ref(answers.RefusedAnswer),
                **error_answers(400, 401, 403, 404, 415),
            },
            tags=["command"],
        ),
    )(view)


def described_attachments(view: View) -> View:
    """Describes the photos of a tournament, and the upload of one."""
    fields = {
        "file": {"type": "string", "format": "binary"},
        "about": {"type": "string"},
        "with_command": {"type": "string", "format": "uuid"},
        "command_id": {"type": "string", "format": "uuid"},
        "read_seq": {"type": "string"},
        "head": {"type": "string"},
        "occurred_at": {"type": "string", "format": "date-time"},
        "device": {"type": "string"},
    }
    form = {"type": "object", "properties": fields, "required": ["file", "about", "command_id"]}
    subject = "Of game:3.1.47, appeal:2 or player:41; organiser:pictures: for screens and diplomas."
    about = OpenApiParameter("about", str, description=subject)
    return extend_schema_view(
        get=extend_schema(
            operation_id="attachments",
            parameters=[AT, about],
            responses={200: ref(contents.Attachments), **error_answers(400, 401, 403, 404)},
            tags=["read"],
        ),
        post=extend_schema(
            operation_id="add-attachment",
            request={"multipart/form-data": form},
            responses={
                200: ref(answers.AlreadyRecordedAnswer),
                201: ref(answers.RecordedAnswer),
                409: ref(answers.ConflictAnswer),
                422: ref(answers.RefusedAnswer),
                **error_answers(400, 401, 403, 404, 415),
            },
            tags=["command"],
        ),
    )(view)
