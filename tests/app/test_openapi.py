"""The description of the API: valid, complete, and made of what really reads and answers."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client
from drf_spectacular.drainage import GENERATOR_STATS
from drf_spectacular.generators import SchemaGenerator
from drf_spectacular.validation import validate_schema

from tournaments.api.bodies import COMMAND_BODIES

from .builders import account


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


@pytest.mark.django_db
def test_schema_and_docs_are_served() -> None:
    client = Client()
    client.force_login(account("anna"))
    assert client.get("/api/v1/schema/").status_code == 200
    page = client.get("/api/v1/docs/", follow=True)
    assert page.status_code == 200
    assert b"https://" not in page.content, "no external address"
