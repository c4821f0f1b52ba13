"""OpenAPI from the very structs that read bodies and write answers.

An operation is described by its body and answer types; the components are made by msgspec and put
into the document by `add_components` (`SPECTACULAR_SETTINGS["POSTPROCESSING_HOOKS"]`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeVar

import msgspec
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema, extend_schema_view

from ..selectors.rows.base import Row
from ..selectors.rows.tournament import Me, Overview
from ..services.presence import Whereabouts
from . import answers, bodies, contents
from .public_paths import STRUCTS as PUBLIC
from .public_paths import public_paths

View = TypeVar("View", bound=type)
Schema = dict[str, Any]

TEMPLATE: Final = "#/components/schemas/{name}"
MOMENT: Final[Schema] = {
    "oneOf": [
        {"type": "integer", "minimum": 0},
        {"type": "string", "example": "2026-11-21T14:05"},
    ]
}
AT: Final = OpenApiParameter(
    "at",
    MOMENT,
    description="The event after which the tournament is looked at, by its seq or by a time (the"
    " hall's if no zone is said: the last event recorded by then); the newest by default.",
)


def described_read(
    operation: str, answer: type[msgspec.Struct], *parameters: OpenApiParameter, at: bool = True
) -> Callable[[View], View]:
    """Describes the `get` of a view."""
    return extend_schema_view(
        get=extend_schema(
            operation_id=operation,
            parameters=[AT, *parameters] if at else list(parameters),
            responses={200: _ref(answer), **_errors(400, 401, 403, 404)},
            tags=["read"],
        )
    )


def described_file(
    operation: str,
    media_type: str,
    content_type: OpenApiTypes = OpenApiTypes.STR,
    *parameters: OpenApiParameter,
) -> Callable[[View], View]:
    """Describes the `get` of a view that answers with a file."""
    content = {(200, media_type): content_type}
    return extend_schema_view(
        get=extend_schema(
            operation_id=operation,
            parameters=[AT, *parameters],
            responses={**content, **_errors(400, 401, 403, 404)},
            tags=["read"],
        )
    )


def described_command(
    operation: str,
    body: type[msgspec.Struct],
    summary: str = "",
    *also_refused: type[msgspec.Struct],
) -> Callable[[View], View]:
    """Describes the `post` of a view that sends a command; `also_refused`: 422 of its own."""
    refused = _ref(answers.RefusedAnswer)
    return extend_schema_view(
        post=extend_schema(
            operation_id=operation,
            summary=summary or None,
            request={"application/json": _ref(body)},
            responses={
                201: _ref(answers.RecordedAnswer),
                200: _ref(answers.AlreadyRecordedAnswer),
                409: _ref(answers.ConflictAnswer),
                422: {"oneOf": [*map(_ref, also_refused), refused]} if also_refused else refused,
                **_errors(400, 401, 403, 404, 415),
            },
            tags=["command"],
        )
    )


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
                200: {"oneOf": [_ref(answers.ImportPreview), _ref(answers.AlreadyRecordedAnswer)]},
                201: _ref(answers.FileEntered),
                409: _ref(answers.ConflictAnswer),
                422: {"oneOf": [_ref(answers.FileDefective), _ref(answers.RefusedAnswer)]},
                **_errors(400, 401, 403, 404, 415),
            },
            tags=["command"],
        )
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
    about = OpenApiParameter("about", str, description="Of game:3.1.47, appeal:2 or player:41.")
    return extend_schema_view(
        get=extend_schema(
            operation_id="attachments",
            parameters=[AT, about],
            responses={200: _ref(contents.Attachments), **_errors(400, 401, 403, 404)},
            tags=["read"],
        ),
        post=extend_schema(
            operation_id="add-attachment",
            request={"multipart/form-data": form},
            responses={
                200: _ref(answers.AlreadyRecordedAnswer),
                201: _ref(answers.RecordedAnswer),
                409: _ref(answers.ConflictAnswer),
                422: _ref(answers.RefusedAnswer),
                **_errors(400, 401, 403, 404, 415),
            },
            tags=["command"],
        ),
    )(view)


def described_presence(view: View) -> View:
    return extend_schema_view(
        post=extend_schema(
            operation_id="presence",
            request={"application/json": _ref(Whereabouts)},
            responses={200: _ref(answers.Told), **_errors(400, 401, 403, 404, 415, 429)},
            tags=["live"],
        )
    )(view)


def described_clock(view: View) -> View:
    return extend_schema_view(
        post=extend_schema(
            operation_id="clock",
            request={"application/json": _ref(bodies.ClockBody)},
            responses={200: _ref(answers.ClockTold), **_errors(400, 401, 403, 404, 415, 429)},
            tags=["live"],
        )
    )(view)


def described_entry_preview(view: View) -> View:
    return extend_schema_view(
        post=extend_schema(
            operation_id="entry-preview",
            request={"application/json": _ref(bodies.EntryPreviewBody)},
            responses={200: _ref(contents.EntryPreview), **_errors(400, 401, 403, 404, 415)},
            tags=["read"],
        )
    )(view)


def described_log_in(view: View) -> View:
    return extend_schema_view(
        post=extend_schema(
            operation_id="token",
            request={"application/json": _ref(bodies.TokenBody)},
            responses={200: _ref(answers.Token), **_errors(400, 401, 403, 409, 415, 429)},
            tags=["account"],
            auth=[],
        )
    )(view)


def described_tokens(view: View) -> View:
    return extend_schema_view(
        get=extend_schema(
            operation_id="tokens",
            responses={200: _ref(contents.Tokens), **_errors(401, 403)},
            tags=["account"],
        ),
        post=extend_schema(
            operation_id="make-token",
            request={"application/json": _ref(bodies.NewTokenBody)},
            responses={200: _ref(answers.Token), **_errors(400, 401, 403, 409, 415)},
            tags=["account"],
        ),
    )(view)


def described_token_step(
    operation: str, answer: type[msgspec.Struct], *statuses: int
) -> Callable[[View], View]:
    """Describes the `post`, without a body, of a view of one token."""
    return extend_schema_view(
        post=extend_schema(
            operation_id=operation,
            request=None,
            responses={200: _ref(answer), **_errors(401, 403, 404, *statuses)},
            tags=["account"],
        )
    )


def described_this_device(view: View) -> View:
    return extend_schema_view(
        get=extend_schema(
            operation_id="this-device",
            responses={200: _ref(contents.ThisDevice)},
            tags=["account"],
            auth=[],
        )
    )(view)


def add_components(result: Schema, **_: Any) -> Schema:
    """The hook: every struct that an operation names, those they hold, and the public addresses."""
    components = result.setdefault("components", {}).setdefault("schemas", {})
    components.update(components_of(_TYPES))
    result["paths"] |= public_paths(TEMPLATE)
    return result


def components_of(types: Iterable[Any]) -> dict[str, Schema]:
    """The schemas of these structs and of those they hold, by the names that clients know."""
    _, components = msgspec.json.schema_components(types, ref_template=TEMPLATE)
    return {
        component_name(name): _open_tag(_with_known_names(schema))
        for name, schema in components.items()
    }


def component_name(class_name: str) -> str:
    """What clients know that struct as."""
    return _KNOWN_AS.get(class_name, class_name)


def _with_known_names(schema: Any) -> Any:
    if isinstance(schema, list):
        return [_with_known_names(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    beginning = TEMPLATE.format(name="")
    return {
        key: component_name(part)
        if key == "title" and isinstance(part, str)
        else beginning + component_name(part.removeprefix(beginning))
        if isinstance(part, str) and part.startswith(beginning)
        else _with_known_names(part)
        for key, part in schema.items()
    }


def _open_tag(schema: Schema) -> Schema:
    """A command's own name may be sent with it (`"type": "EnterResult"`), but need not."""
    tag = schema.get("properties", {}).get("type", {})
    if "enum" in tag and "type" in schema.get("required", []):
        schema["required"] = [name for name in schema["required"] if name != "type"]
    return schema


_KNOWN_AS: Final[Mapping[str, str]] = {
    struct.__name__: struct.component
    for base in (answers.Answer, Row)
    for struct in base.__subclasses__()
    if struct.component
}

_TYPES: Final[tuple[type[msgspec.Struct], ...]] = (
    *bodies.COMMAND_BODIES.values(),
    bodies.EnterPlayerBody,
    bodies.CorrectPlayerBody,
    bodies.EntryPreviewBody,
    bodies.ClockBody,
    bodies.UndoBatchBody,
    bodies.ErasureBody,
    bodies.PersonErasureBody,
    bodies.MoveBody,
    bodies.CreateTournamentBody,
    bodies.TokenBody,
    bodies.NewTokenBody,
    Whereabouts,
    *answers.Answer.__subclasses__(),
    answers.FileDefective,
    Overview,
    Me,
    *PUBLIC,
)


def _ref(struct: type[msgspec.Struct]) -> Schema:
    return {"$ref": TEMPLATE.format(name=component_name(struct.__name__))}


def _errors(*statuses: int) -> dict[int, Schema]:
    """503 comes from everywhere: disk or database may be away."""
    return {status: _ref(answers.Error) for status in (*statuses, 503)}
