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
from . import (
    answers,
    bodies,
    contents,
    device_contents,
    log_contents,
    settings_contents,
    standings_contents,
)
from .parameters import AT
from .public_paths import STRUCTS as PUBLIC
from .public_paths import public_paths

View = TypeVar("View", bound=type)
Schema = dict[str, Any]

TEMPLATE: Final = "#/components/schemas/{name}"


def described_read(
    operation: str, answer: type[msgspec.Struct], *parameters: OpenApiParameter, at: bool = True
) -> Callable[[View], View]:
    """Describes the `get` of a view."""
    return extend_schema_view(
        get=extend_schema(
            operation_id=operation,
            parameters=[AT, *parameters] if at else list(parameters),
            responses={200: ref(answer), **error_answers(400, 401, 403, 404)},
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
            responses={**content, **error_answers(400, 401, 403, 404)},
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
    refused = ref(answers.RefusedAnswer)
    return extend_schema_view(
        post=extend_schema(
            operation_id=operation,
            summary=summary or None,
            request={"application/json": ref(body)},
            responses={
                201: ref(answers.RecordedAnswer),
                200: ref(answers.AlreadyRecordedAnswer),
                409: ref(answers.ConflictAnswer),
                422: {"oneOf": [*map(ref, also_refused), refused]} if also_refused else refused,
                **error_answers(400, 401, 403, 404, 415),
            },
            tags=["command"],
        )
    )


def described_presence(view: View) -> View:
    return extend_schema_view(
        post=extend_schema(
            operation_id="presence",
            request={"application/json": ref(Whereabouts)},
            responses={200: ref(answers.Told), **error_answers(400, 401, 403, 404, 415, 429)},
            tags=["live"],
        )
    )(view)


def described_clock(view: View) -> View:
    return extend_schema_view(
        post=extend_schema(
            operation_id="clock",
            request={"application/json": ref(bodies.ClockBody)},
            responses={200: ref(answers.ClockTold), **error_answers(400, 401, 403, 404, 415, 429)},
            tags=["live"],
        )
    )(view)


def described_entry_preview(view: View) -> View:
    return extend_schema_view(
        post=extend_schema(
            operation_id="entry-preview",
            request={"application/json": ref(bodies.EntryPreviewBody)},
            responses={200: ref(contents.EntryPreview), **error_answers(400, 401, 403, 404, 415)},
            tags=["read"],
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


def ref(struct: type[msgspec.Struct]) -> Schema:
    return {"$ref": TEMPLATE.format(name=component_name(struct.__name__))}


def error_answers(*statuses: int) -> dict[int, Schema]:
    """503 comes from everywhere: disk or database may be away."""
    return {status: ref(answers.Error) for status in (*statuses, 503)}


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


_ROOMS: Final = (
    answers,
    contents,
    standings_contents,
    log_contents,
    device_contents,
    settings_contents,
)
"""In this order their answers stand in the document."""
_ANSWERS: Final = tuple(
    struct
    for room in _ROOMS
    for struct in vars(room).values()
    if isinstance(struct, type)
    and issubclass(struct, answers.Answer)
    and answers.Answer in struct.__bases__
)

_KNOWN_AS: Final[Mapping[str, str]] = {
    **{struct.__name__: struct.component for struct in _ANSWERS if struct.component},
    **{struct.__name__: struct.component for struct in Row.__subclasses__() if struct.component},
}

_TYPES: Final[tuple[type[msgspec.Struct], ...]] = (
    *bodies.COMMAND_BODIES.values(),
    bodies.EnterPlayerBody,
    bodies.CorrectPlayerBody,
    bodies.EntryPreviewBody,
    bodies.FindListedBody,
    bodies.CorrectByListBody,
    bodies.ClockBody,
    bodies.UndoBatchBody,
    bodies.ErasureBody,
    bodies.PersonErasureBody,
    bodies.MoveBody,
    bodies.CreateTournamentBody,
    bodies.TokenBody,
    bodies.NewTokenBody,
    bodies.WebhookBody,
    bodies.GoOnBody,
    Whereabouts,
    *_ANSWERS,
    answers.BoardFileDefective,
    answers.FileDefective,
    Overview,
    Me,
    *PUBLIC,
)
