"""A client of the API that says what it means: `api.command("enter-result", game=…)`."""

from __future__ import annotations

from typing import Any, NamedTuple
from uuid import uuid4

import msgspec
from django.http import HttpResponse
from django.test import Client

from .builders import Hall


class Answered(NamedTuple):
    """A status and the JSON body."""

    status: int
    body: Any
    response: HttpResponse


class Api:
    """What one user sends about one tournament."""

    def __init__(self, hall: Hall, user: Any = None, *, client: Client | None = None) -> None:
        self.hall = hall
        self.client = client or hall.client(user)
        self.root = f"/api/v1/tournaments/{hall.slug}/"

    def get(self, place: str = "", **query: Any) -> Answered:
        return _answered(self.client.get(self.root + place, query))

    def post(self, place: str, body: Any) -> Answered:
        return self.send(self.root + place, msgspec.json.encode(body))

    def send(self, address: str, document: bytes, kind: str = "application/json") -> Answered:
        return _answered(self.client.post(address, document, content_type=kind))

    def command(
        self, name: str, *, envelope: dict[str, Any] | None = None, **command: Any
    ) -> Answered:
        return self.post(f"commands/{name}/", body(command=command, **envelope or {}))


def body(**fields: Any) -> dict[str, Any]:
    """A request body with a new command id."""
    return {"command_id": str(uuid4()), **fields}


def _answered(response: Any) -> Answered:
    is_json = response.headers.get("Content-Type", "").startswith("application/json")
    content = msgspec.json.decode(response.content) if is_json else None
    return Answered(response.status_code, content, response)
