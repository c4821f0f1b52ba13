"""Whatever anybody sends to any operation, in whatever role: no defect answers (no 5xx).

SCHEMA_EXAMPLES requests of each kind (fitting the schema, and spoilt) for each operation, each sent
by the chief and by a quarter of the others, who change with the commit and with the operation;
`.ci/run` takes 25 of each kind on PostgreSQL, `./check --exhaustive requests` 200, sent by
all. The seed is fixed; SCHEMA_SEED takes another.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, Final, TypeAlias, get_args

import hypothesis
import msgspec
import pytest
import requests
import schemathesis
from django.test import Client
from drf_spectacular.generators import SchemaGenerator
from hypothesis import HealthCheck, Phase
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.schemas import APIOperation

from tests.drawing import is_drawn
from tournaments.domain.byes.commands import GrantBye
from tournaments.domain.ids import PlayerId
from tournaments.domain.roles import Role
from tournaments.services.rating_lists import jobs

from .builders import Hall, account, open_hall

EXAMPLES: Final = int(os.environ.get("SCHEMA_EXAMPLES", "4"))
SEED: Final = int(os.environ.get("SCHEMA_SEED", "20260705"))
ROLES: Final = tuple(role for role in get_args(Role) if role != "system")
WHO: Final = ("anonymous", "stranger", "administrator", *ROLES)
"""Every role of a tournament, and those who have none in it."""

Operation: TypeAlias = APIOperation[Any, Any, Any, Any]

pytestmark = pytest.mark.django_db


def operations() -> list[Operation]:
    document = SchemaGenerator().get_schema(request=None, public=True)
    schema = schemathesis.openapi.from_dict(document)
    found = [each.ok() for each in schema.get_all_operations() if isinstance(each, Ok)]
    return [operation for operation in found if _ours(operation)]


def _ours(operation: Operation) -> bool:
    """What stands below /t/ is answered in front of Django (`tests/live/test_public_json.py`)."""
    return operation.path.startswith("/api/")


@pytest.fixture(autouse=True)
def no_list_is_being_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """An upload is read in a thread of its own, which cannot see into the test's transaction."""
    monkeypatch.setattr(jobs, "_work", lambda _, file: file.unlink(missing_ok=True))


@pytest.fixture
def hall(settings: Any) -> Hall:
    """Entries, a published round with results and a conflict, and a draft."""
    settings.LOG_IN_ATTEMPTS_BY_PAIR = settings.LOG_IN_ATTEMPTS_BY_ADDRESS = 10**6
    hall = open_hall(players=9, rounds=5)
    hall.do(GrantBye(player=PlayerId(9), round=1, kind="half"))
    hall.play_round()
    for role in ROLES[1:]:
        hall.arbiter(f"a-{role}", role)
    hall.pair()
    hall.publish()
    hall.results(1, "1-0")
    return hall


def some(senders: dict[str, Client], operation: Operation) -> dict[str, Client]:
    """The chief, and whoever of the others is in the share of that operation."""
    return {
        who: client
        for who, client in senders.items()
        if who == "chief" or is_drawn("SCHEMA_SENDERS", f"{operation.label} {who}", one_in=4)
    }


def senders(hall: Hall) -> dict[str, Client]:
    clients = {"anonymous": Client(), "chief": hall.client()}
    clients["stranger"] = hall.client(account("stranger"))
    clients["administrator"] = hall.client(account("root", superuser=True))
    return clients | {role: hall.client(account(f"a-{role}")) for role in ROLES[1:]}


def real_things(hall: Hall) -> dict[str, st.SearchStrategy[Any]]:
    """What the hall really has, so that a request gets past "unknown player"."""
    state = hall.state
    players = st.sampled_from(sorted(state.players))
    return {
        "game": st.sampled_from(sorted(state.games)),
        "player": players,
        "kept": players,
        "dropped": players,
        "round": st.integers(1, 3),
        "request": st.just(state.rounds[2].request),
        "expected": st.sampled_from(["1-0", "0-1", "1/2-1/2", None]),
        "user": st.sampled_from(sorted(state.arbiters)),
    }


@pytest.mark.parametrize(
    "operation", operations(), ids=lambda found: f"{found.method} {found.path}"
)
def test_no_request_is_a_defect(hall: Hall, operation: Operation) -> None:
    clients, real = some(senders(hall), operation), real_things(hall)
    place = {"slug": hall.slug} if "{slug}" in operation.path else {}

    def send(case: Any, data: st.DataObject) -> None:
        _make_real(case, real, data)
        request = requests.Request(**case.as_transport_kwargs(base_url="http://hall")).prepare()
        for who, client in clients.items():
            _check(who, request, _sent(client, request))

    for mode in GenerationMode:
        if mode is GenerationMode.POSITIVE or _can_be_spoilt(operation):
            cases = operation.as_strategy(generation_mode=mode, path_parameters=place)
            _run(send, cases, EXAMPLES)


def _can_be_spoilt(operation: Operation) -> bool:
    """Whether there is anything in a request that could be wrong."""
    places = {name for name in operation.path.split("/") if name.startswith("{")} - {"{slug}"}
    return bool(places or operation.body or operation.query)


def _run(send: Callable[..., None], cases: st.SearchStrategy[Any], examples: int) -> None:
    run = hypothesis.seed(SEED)(hypothesis.given(cases, st.data())(send))
    hypothesis.settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )(run)()


def _make_real(case: Any, real: dict[str, st.SearchStrategy[Any]], data: st.DataObject) -> None:
    """Half the time the ids in path and command are those of things that exist, and the page on
    which it was decided was one of this log."""
    if not data.draw(st.booleans()):
        return
    if isinstance(case.body, dict) and case.body.keys() & {"head", "read_seq"}:
        case.body.pop("head", None)
        case.body["read_seq"] = data.draw(st.integers(1, 10))
    for name in set(case.path_parameters or {}) - {"slug"}:
        case.path_parameters[name] = data.draw(st.integers(1, 3))
    command = case.body.get("command") if isinstance(case.body, dict) else None
    command = command if isinstance(command, dict) else {}
    for name in command.keys() & real.keys():
        command[name] = data.draw(real[name])


def _sent(client: Client, request: requests.PreparedRequest) -> Any:
    given = request.body or b""
    return client.generic(
        request.method or "GET",
        request.path_url,
        given.encode() if isinstance(given, str) else given,
        content_type=str(request.headers.get("Content-Type", "application/octet-stream")),
    )


def _check(who: str, request: requests.PreparedRequest, response: Any) -> None:
    said = f"{who}: {request.method} {request.path_url} {request.body!r} (seed {SEED})"
    assert response.status_code < 500, said
    if response.status_code >= 400:
        body = msgspec.json.decode(response.content)
        assert body["status"] in ("error", "conflict", "refused"), said
        assert body["code"], said
        assert body["message"], said


def test_the_fuzzing_reaches_every_kind_of_answer(hall: Hall) -> None:
    """A control: the requests above are not all turned away at the door."""
    operation = next(found for found in operations() if "enter-result" in found.path)
    clients, real = senders(hall), real_things(hall)
    statuses: set[int] = set()

    def send(case: Any, data: st.DataObject) -> None:
        _make_real(case, real, data)
        request = requests.Request(**case.as_transport_kwargs(base_url="http://hall")).prepare()
        statuses.update(_sent(clients[who], request).status_code for who in ("anonymous", "chief"))

    for mode in GenerationMode:
        cases = operation.as_strategy(generation_mode=mode, path_parameters={"slug": hall.slug})
        _run(send, cases, 40)
    assert {400, 401, 409, 422} <= statuses
