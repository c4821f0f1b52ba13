"""Bodies of events: canonical bytes, the registry of types, and upcasters.

Canonical: JSON with sorted keys, no blanks, UTF-8, and integers only (up to 2**53 - 1 either way,
so that a browser reads the same number). What was stored never changes; an older version is lifted
on reading, step by step, by pure functions of its JSON.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

import msgspec

from .messages import NewEvent, NotRecordable, Recorded

Scopes = Callable[[Any], tuple[str, ...]]
Upcaster = Callable[[dict[str, Any]], dict[str, Any]]

LARGEST_INTEGER: Final = 2**53 - 1


class UnknownType(LookupError):  # noqa: N818 (named like the refusals of the domain)
    """An event of a type or version that nobody registered."""


class NewerEvent(UnknownType):
    """A stored event that this program cannot read: a newer one has written it."""


class Registered(msgspec.Struct, frozen=True):
    """The newest version of an event type."""

    name: str
    version: int
    struct: type[msgspec.Struct]
    scopes: Scopes
    decoder: msgspec.json.Decoder[Any]


def register(
    type: str, version: int, struct: type[msgspec.Struct], scopes: Scopes = lambda _: ()
) -> None:
    """Make `struct` the body of the newest version of `type`; `scopes(body)` says what it moves."""
    standing = _types.get(type)
    if standing is not None and (standing.version, standing.struct) != (version, struct):
        raise ValueError(f"{type} is registered already, as version {standing.version}")
    _types[type] = Registered(type, version, struct, scopes, msgspec.json.Decoder(struct))
    _by_struct[struct] = type


def upcaster(type: str, version: int) -> Callable[[Upcaster], Upcaster]:
    """The pure step from `version` to `version + 1`: JSON object in, JSON object out."""

    def keep(step: Upcaster) -> Upcaster:
        if (type, version) in _upcasters:
            raise ValueError(f"{type} has an upcaster from version {version} already")
        _upcasters[type, version] = step
        return step

    return keep


def registered() -> dict[str, Registered]:
    """All types, by name."""
    return dict(_types)


def new_event(struct: msgspec.Struct, scopes: tuple[str, ...] | None = None) -> NewEvent:
    """The event with this body; its scopes are those of the registry unless given."""
    try:
        entry = _types[_by_struct[type(struct)]]
    except KeyError:
        raise UnknownType(f"no event type has the body {type(struct).__name__}") from None
    return NewEvent(
        type=entry.name,
        version=entry.version,
        body=struct,
        scopes=entry.scopes(struct) if scopes is None else scopes,
    )


def check_newest(event: NewEvent) -> None:
    """Only the newest version of a registered type may be written."""
    entry = _types.get(event.type)
    if entry is None or entry.version != event.version:
        raise UnknownType(f"{event.type} version {event.version} is not registered for writing")


def decode(event: Recorded) -> Any:
    """The body as the struct of the newest version of its type."""
    return decode_body(event.type, event.version, event.body)


def decode_body(type: str, version: int, body: str | bytes) -> Any:
    """Raises `NewerEvent`, and `msgspec.DecodeError` for a body that is not of its type."""
    entry = _types.get(type)
    if entry is None:
        raise NewerEvent(f"no event type {type}")
    if entry.version == version:
        return entry.decoder.decode(body)
    return msgspec.convert(
        _lifted(entry, version, msgspec.json.decode(body)), entry.struct, str_keys=True
    )


def canonical(body: bytes | msgspec.Struct | dict[str, Any]) -> str:
    """The text that is stored and hashed. Raises `NotRecordable`."""
    plain = (
        msgspec.json.decode(body)
        if isinstance(body, bytes)
        else msgspec.to_builtins(body, str_keys=True, order="sorted")
    )
    _check_plain(plain, "body")
    try:
        return msgspec.json.encode(plain, order="sorted").decode()
    except UnicodeEncodeError as error:
        raise NotRecordable("body holds half a character (a lone surrogate)") from error


def _lifted(entry: Registered, version: int, body: dict[str, Any]) -> dict[str, Any]:
    for step in range(version, entry.version):
        if (entry.name, step) not in _upcasters:
            raise UnknownType(f"{entry.name}: no upcaster from version {step}")
        body = _upcasters[entry.name, step](body)
    if version > entry.version:
        raise NewerEvent(f"{entry.name} version {version} is newer than this program")
    return body


def _check_plain(value: object, place: str) -> None:
    if isinstance(value, float):
        raise NotRecordable(f"{place} is a fraction ({value}); events hold integers only")
    if isinstance(value, int) and abs(value) > LARGEST_INTEGER:
        raise NotRecordable(f"{place} is too large ({value})")
    if isinstance(value, dict):
        for key, part in cast("dict[str, object]", value).items():
            _check_plain(part, f"{place}.{key}")
    elif isinstance(value, list | tuple):
        for index, part in enumerate(value):
            _check_plain(part, f"{place}[{index}]")


_types: dict[str, Registered] = {}
_by_struct: dict[type[msgspec.Struct], str] = {}
_upcasters: dict[tuple[str, int], Upcaster] = {}
