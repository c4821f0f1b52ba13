"""What a pattern wants is said in words, at each field of each body that has one; and a line end
behind a value is no part of it, though `$` alone would let it pass."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from typing import Any, Final

import msgspec
import pytest

from tests.unit.domain.examples import EXAMPLES
from tournaments.api import bodies
from tournaments.api.field_errors import NO_LINE_END, PATTERNS, sentence
from tournaments.domain.appeals.events import AppealsCommitteeSet, CommitteeMember
from tournaments.domain.catalogue import COMMANDS
from tournaments.domain.prizes.commands import SetPrizeFund
from tournaments.domain.prizes.events import PrizeFundSet
from tournaments.domain.settings.events import SettingsChanged
from tournaments.imports.ticked import Ticks
from tournaments.rating_lists.national.mapping import Mapping
from tournaments.services.presence import Whereabouts

BODIES: Final = tuple(
    dict.fromkeys(
        kind
        for kind in (*bodies.COMMAND_BODIES.values(), *vars(bodies).values(), Whereabouts)
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    )
)

VALUES: Final = {
    r"\S": "Anna",
    r"^([A-Z]{3})?$": "CZE",
    r"^[A-Z]{3}$": "CZE",
    r"^[A-Za-z0-9 -]*$": "seed 1",
    r"^(fide|[A-Z]{3})$": "fide",
    r"^[0-9]{4}-(0[1-9]|1[0-2])$": "2026-10",
    r"^(game:[0-9]{1,2}\.[0-9]{1,5}\.[0-9]{1,6}|(round|player):[0-9]{1,7})$": "player:41",
    r"^(game:[0-9]{1,2}\.[0-9]{1,5}\.[0-9]{1,6}|(appeal|player):[0-9]{1,7}"
    r"|organiser:pictures)$": "player:41",
    r"^(GM|IM|WGM|FM|WIM|CM|WFM|WCM)?$": "GM",
    r"^[mw]?$": "m",
    r"^([0-9]{4})?$": "1998",
    r"^([0-9]{4}(-[0-9]{2}-[0-9]{2})?)?$": "1998",
    r"^[0-9]{0,11}$": "123",
    r"^[0-9a-f]{16,64}@(0|[1-9][0-9]{0,15})$": "0123456789abcdef@1",
    r"^[0-9a-f-]{8,40}$": "0123456789",
    r"^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$": "open-a",
    r"^[a-z0-9](?:[a-z0-9-]{0,18}[a-z0-9])?$": "hall-a",
    r"^(?:[A-ZΑ-ΩА-Я]-[A-ZΑ-ΩА-Я])?$": "A-K",
    r"^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)?$": "cs",
    r"^[A-Za-z0-9 .,;()-]*$": "C.04.2 4.4",
}
"""A value for each pattern; the line end that a pattern refuses is not part of the key."""


def test_each_pattern_of_a_body_has_its_sentence() -> None:
    kinds = (*bodies.COMMAND_BODIES.values(), bodies.EnterPlayerBody, bodies.CorrectPlayerBody)
    _, components = msgspec.json.schema_components(kinds)
    wanted = {bare(pattern) for pattern in patterns(components)}
    assert r"^[A-Z]{3}$" in wanted
    assert wanted - PATTERNS.keys() == set()


def test_a_federation_of_a_prize_says_what_it_is() -> None:
    fund = {"lists": [{"id": 1, "who": {"federations": ["CZE SVK"]}}]}
    with pytest.raises(msgspec.ValidationError) as refused:
        msgspec.convert({"fund": fund}, SetPrizeFund)
    said = sentence(str(refused.value).partition(" - at ")[0])
    assert said == "Three capital letters, like CZE."


def test_a_line_end_is_told_in_the_words_of_the_field() -> None:
    with pytest.raises(bodies.Unreadable) as refused:
        bodies.read(b'{"words": "", "federation": "CZE\\n"}', bodies.FindListedBody)
    assert refused.value.errors[0].field == "$.federation"
    assert refused.value.errors[0].message == "Three capital letters, like CZE, or none."


def test_no_field_of_a_body_takes_a_line_end_behind_its_value() -> None:
    """Each pattern of each body, in a body that is read as soon as the line end is gone."""
    tried = set()
    for kind in BODIES:
        for body, place, pattern in with_patterns(kind):
            if not bare(pattern).endswith("$"):
                continue
            bodies.read(msgspec.json.encode(body), kind)
            put(body, place, VALUES[bare(pattern)] + "\n")
            with pytest.raises(bodies.Unreadable) as refused:
                bodies.read(msgspec.json.encode(body), kind)
            assert shown(place) in {fault.field for fault in refused.value.errors}, (kind, place)
            tried.add(bare(pattern))
    assert tried == {pattern for pattern in VALUES if pattern.endswith("$")}


def test_a_pattern_that_lets_a_line_end_pass_is_one_of_an_event() -> None:
    """And its field is looked at where the body is read. Form fields and files are read by these
    structs too."""
    _, components = msgspec.json.schema_components([*COMMANDS.values(), *BODIES, Ticks, Mapping])
    lax = {p for p in patterns(components) if p.endswith("$")}
    of_events = {r"^[0-9]{0,11}$", r"^([A-Z]{3})?$", r"^[A-Z]{3}$"}
    assert lax == of_events
    assert not any(re.search(p, f"{VALUES[p]}\n") is None for p in lax)


@pytest.mark.parametrize("kind", [SettingsChanged, AppealsCommitteeSet, PrizeFundSet])
def test_an_event_of_an_older_program_with_a_line_end_is_still_read(kind: Any) -> None:
    event = next(each for each in EXAMPLES if isinstance(each, kind))
    plain: dict[str, Any] = msgspec.to_builtins(event, str_keys=True)
    match event:
        case SettingsChanged():
            plain["settings"]["fide_event"] = "123\n"
        case AppealsCommitteeSet():
            member = CommitteeMember(federation="CZE\n")
            plain["members"] = [msgspec.to_builtins(member)]
        case PrizeFundSet():
            plain["fund"]["currency"] = "CZK\n"
    assert "\\n" in msgspec.json.encode(msgspec.convert(plain, kind, str_keys=True)).decode()


def bare(pattern: str) -> str:
    return pattern.removesuffix(NO_LINE_END)


def patterns(schema: Any) -> Iterator[str]:
    if isinstance(schema, dict):
        if isinstance(schema.get("pattern"), str):
            yield schema["pattern"]
        for part in schema.values():
            yield from patterns(part)
    elif isinstance(schema, list | tuple):
        for part in schema:
            yield from patterns(part)


Place = tuple[str | int, ...]


def with_patterns(kind: type[msgspec.Struct]) -> Iterator[tuple[Any, Place, str]]:
    """Of each field with a pattern: a whole body with a good value, its place, the pattern."""
    (root,), components = msgspec.json.schema_components([kind])
    least = sample(root, components)
    for place, schema in fields(root, components, ()):
        body = copy.deepcopy(least)
        grow(body, root, components, place)
        put(body, place, VALUES[bare(schema["pattern"])])
        yield body, place, schema["pattern"]


def fields(
    schema: Any, components: Any, place: Place, above: tuple[str, ...] = ()
) -> Iterator[tuple[Place, Any]]:
    if ref := schema.get("$ref"):
        if ref not in above:
            yield from fields(components[name_of(ref)], components, place, (*above, ref))
    elif "pattern" in schema:
        yield place, schema
    for part in schema.get("anyOf", ()):
        yield from fields(part, components, place, above)
    for name, part in schema.get("properties", {}).items():
        yield from fields(part, components, (*place, name), above)
    if isinstance(schema.get("items"), dict):
        yield from fields(schema["items"], components, (*place, 0), above)


def sample(schema: Any, components: Any) -> Any:
    """The least that is read."""
    if "$ref" in schema:
        return sample(components[name_of(schema["$ref"])], components)
    if "anyOf" in schema:
        return sample(schema["anyOf"][0], components)
    if "enum" in schema:
        return schema["enum"][0]
    match schema.get("type"):
        case "object":
            wanted = schema.get("required", ())
            return {name: sample(schema["properties"][name], components) for name in wanted}
        case "array":
            least = schema.get("minItems", 0)
            return [sample(schema["items"], components) for _ in range(least)]
        case "string":
            if "pattern" in schema:
                return VALUES[bare(schema["pattern"])]
            form = {"uuid": "01234567-89ab-4def-8123-456789abcdef"}
            form["date-time"] = "2026-10-01T10:00:00Z"
            return form.get(schema.get("format", ""), "a" * schema.get("minLength", 1))
        case "integer":
            return schema.get("minimum", 0)
        case "boolean":
            return False
    return None


def grow(body: Any, schema: Any, components: Any, place: Place) -> None:
    """Adds what is on the way to `place`."""
    parts = resolved(schema, components)
    step, *rest = place
    key: Any = step
    inner = next(
        part["items"] if isinstance(step, int) else part["properties"][step]
        for part in parts
        if ("items" in part if isinstance(step, int) else step in part.get("properties", {}))
    )
    if isinstance(body, list) and not body:
        body.append(sample(inner, components))
    if isinstance(body, dict) and (key not in body or body[key] is None):
        body[key] = whole(inner, components, rest)
    if rest:
        grow(body[key], inner, components, tuple(rest))


def whole(schema: Any, components: Any, rest: list[str | int]) -> Any:
    """The least of the one of several kinds that has what comes next."""
    for part in resolved(schema, components):
        if not rest or part.get("type") == ("array" if isinstance(rest[0], int) else "object"):
            return sample(part, components)
    raise LookupError(rest)


def resolved(schema: Any, components: Any) -> list[Any]:
    if "$ref" in schema:
        return resolved(components[name_of(schema["$ref"])], components)
    if "anyOf" in schema:
        return [part for each in schema["anyOf"] for part in resolved(each, components)]
    return [schema]


def put(body: Any, place: Place, value: str) -> None:
    *way, last = place
    for step in way:
        body = body[step]
    body[last] = value


def shown(place: Place) -> str:
    return "$" + "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in place)


def name_of(ref: str) -> str:
    return ref.rpartition("/")[2]
