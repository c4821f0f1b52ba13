"""The description of the API: valid, complete, and made of what really reads and answers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from django.test import Client
from drf_spectacular.drainage import GENERATOR_STATS
from drf_spectacular.generators import SchemaGenerator
from drf_spectacular.validation import validate_schema

from tournaments.api import asyncapi
from tournaments.api.bodies import COMMAND_BODIES
from tournaments.public.messages import NewVersion
from tournaments.routing import websocket_urlpatterns

DOCS = Path(__file__).resolve().parents[2] / "docs"


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    found: dict[str, Any] = SchemaGenerator().get_schema(request=None, public=True)
    return found


def test_it_is_valid_and_nothing_was_guessed(document: dict[str, Any]) -> None:
    GENERATOR_STATS.reset()
    SchemaGenerator().get_schema(request=None, public=True)
    assert not GENERATOR_STATS._warn_cache
    assert not GENERATOR_STATS._error_cache
    validate_schema(document)


def test_every_reference_leads_somewhere(document: dict[str, Any]) -> None:
    components = document["components"]["schemas"]
    names = {reference.rpartition("/")[2] for reference in _references(document)}
    assert names <= components.keys()
    assert {"EnterResult", "BoardRow", "Conflict", "ConflictAnswer", "Refused", "Error"} <= names


def _references(part: Any) -> set[str]:
    if isinstance(part, dict):
        here = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
        return here.union(*map(_references, part.values()))
    if isinstance(part, list):
        return set().union(*map(_references, part))
    return set()


def test_every_command_is_an_operation_of_its_own(document: dict[str, Any]) -> None:
    posts = {
        path.rstrip("/").rpartition("/")[2]: methods["post"]
        for path, methods in document["paths"].items()
        if "/commands/" in path
    }
    assert posts.keys() == COMMAND_BODIES.keys()
    for name, operation in posts.items():
        assert operation["operationId"] == name
        assert operation["requestBody"]["content"].keys() == {"application/json"}
        assert {"201", "200", "400", "401", "403", "404", "409", "422"} <= operation[
            "responses"
        ].keys()


def test_operations_have_names_of_their_own(document: dict[str, Any]) -> None:
    names = [
        operation["operationId"]
        for methods in document["paths"].values()
        for operation in methods.values()
    ]
    assert len(names) == len(set(names))


def test_the_description_of_what_is_sent_live_is_complete() -> None:
    live = asyncapi.document()
    names = {reference.rpartition("/")[2] for reference in _references(live)}
    assert live["components"]["schemas"].keys() <= names
    assert {"NewVersion", "ConsoleFrame", "BoardRow", "Resync", "Heartbeat"} <= names
    for reference in _all_references(live):
        part: Any = live
        for step in reference.removeprefix("#/").split("/"):
            part = part[step]
    sockets = {f"ws/{route.pattern}".replace("ws/ws/", "ws/") for route in websocket_urlpatterns}
    address = live["channels"]["arbiters"]["address"].replace("{slug}", "<slug:slug>")
    assert address.strip("/") in {socket.strip("/") for socket in sockets}


def _all_references(part: Any) -> list[str]:
    if isinstance(part, dict):
        here = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
        return here + [found for each in part.values() for found in _all_references(each)]
    if isinstance(part, list):
        return [found for each in part for found in _all_references(each)]
    return []


@pytest.mark.parametrize("what", [asyncapi.SENT, (NewVersion,)])
def test_what_is_sent_live_is_what_is_described(what: tuple[type[msgspec.Struct], ...]) -> None:
    schemas = asyncapi.document()["components"]["schemas"]
    for struct in what:
        assert schemas[struct.__name__]["properties"].keys() == set(struct.__struct_fields__)


def test_the_written_descriptions_are_those_of_today() -> None:
    written = yaml.safe_load((DOCS / "asyncapi.yaml").read_text("utf-8"))
    assert written == msgspec.json.decode(msgspec.json.encode(asyncapi.document()))


@pytest.mark.parametrize("name", ["enter-reslut", "nonsense"])
@pytest.mark.parametrize("slash", ["/", ""])
def test_an_unknown_command_is_answered_in_json(name: str, slash: str) -> None:
    client = Client(enforce_csrf_checks=True)
    address = f"/api/v1/tournaments/open/commands/{name}{slash}"
    answer = client.post(address, b"{}", "application/json")
    assert answer.status_code == 404
    assert answer.json()["code"] == "unknown-command"
    assert name in answer.json()["message"]
    elsewhere = client.post("/api/v1/nonsense/", b"{}", "application/json")
    assert (elsewhere.status_code, elsewhere.json()["code"]) == (404, "not-found")


@pytest.mark.django_db
def test_schema_and_docs_are_served_without_an_account() -> None:
    client = Client()
    described = client.get("/api/v1/schema/")
    assert described.status_code == 200
    paths = yaml.safe_load(described.content)["paths"]
    assert "/t/{slug}/pairings.json/{round}" in paths
    as_json = client.get("/api/v1/schema/", headers={"accept": "application/json, */*"})
    assert as_json.json()["paths"].keys() == paths.keys()
    assert client.get("/api/v1/schema/live/").json()["asyncapi"] == "3.0.0"
    page = client.get("/api/v1/docs/", follow=True)
    assert page.status_code == 200
    assert b"https://" not in page.content, "no external address"
