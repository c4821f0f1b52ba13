"""The descriptions of the API, readable without an account; each made once a process."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe
from drf_spectacular.generators import SchemaGenerator
from drf_spectacular.renderers import OpenApiYamlRenderer

from . import asyncapi

YAML = OpenApiYamlRenderer.media_type
JSON = "application/vnd.oai.openapi+json"
NAMES = {YAML: "openapi.yaml", JSON: "openapi.json"}


@require_safe
def schema(request: HttpRequest) -> HttpResponse:
    """OpenAPI, as YAML; as JSON by `?format=json` or for who accepts JSON and no YAML."""
    accepted = request.headers.get("Accept", "")
    asked = request.GET.get("format") or ("json" if "json" in accepted else "yaml")
    media_type = JSON if asked == "json" else YAML
    answer = HttpResponse(_schema(media_type), content_type=media_type)
    answer["Content-Disposition"] = f'inline; filename="{NAMES[media_type]}"'
    answer["Vary"] = "Accept"
    return answer


@require_safe
def live_schema(_request: HttpRequest) -> HttpResponse:
    """AsyncAPI, as JSON."""
    return HttpResponse(_live_schema(), content_type="application/json")


@lru_cache
def _schema(media_type: str) -> bytes:
    generator = SchemaGenerator()  # type: ignore[no-untyped-call]
    document = generator.get_schema(request=None, public=True)  # type: ignore[no-untyped-call]
    if media_type == JSON:
        return msgspec.json.encode(document, enc_hook=str)
    rendered: bytes = OpenApiYamlRenderer().render(document)  # type: ignore[no-untyped-call]
    return rendered


@lru_cache
def _live_schema() -> bytes:
    return msgspec.json.encode(asyncapi.document())
