"""The AsyncAPI document: what the server sends on the public stream and on the arbiters' socket,
made of the structs that are sent."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from django.conf import settings
from msgspec import UNSET, UnsetType

from events.machines import Machines

from .. import consumers
from ..frames import ConsoleFrame
from ..public.messages import NewVersion
from .schema import TEMPLATE, components_of

Schema = dict[str, Any]


class Heartbeat(msgspec.Struct, frozen=True):
    """Nothing new; `head` is the last seq of the log, `hash` the beginning of its hash, `program`
    names the state of the server's program: scripts of another one are to be loaded anew.
    `machines`: where the hall has two."""

    heartbeat: Literal[True]
    head: int
    hash: str
    program: str
    machines: Machines | UnsetType = UNSET


class Note(msgspec.Struct, frozen=True):
    """Something true now and kept nowhere: the progress of a pairing, who is at which board."""

    note: dict[str, Any]


class Resync(msgspec.Struct, frozen=True):
    """What the client knows is not of this log: read everything anew; 4409 follows."""

    resync: Literal[True]


SENT: Final = (ConsoleFrame, Heartbeat, Note, Resync)
CLOSES: Final = {
    consumers.NO_COMMANDS: "the client sent something; commands are HTTP requests",
    consumers.NOT_LOGGED_IN: "not logged in",
    consumers.NO_ARBITER: "no arbiter of this tournament, or of another page",
    consumers.UNKNOWN_TOURNAMENT: "no such tournament",
    consumers.OTHER_LOG: "after a resync",
    consumers.OUTAGE: "disk or database is away; the reason says which",
    consumers.SERVER_STOPS: "the server stops",
}


def document() -> Schema:
    """AsyncAPI 3.0."""
    schemas = components_of((NewVersion, *SENT))
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Openhall live",
            "version": settings.VERSION,
            "description": "What is sent as it happens; requests stand in the OpenAPI document.",
        },
        "defaultContentType": "application/json",
        "channels": {"public": _public(), "arbiters": _arbiters()},
        "operations": {
            "publicVersions": _sends("public", (NewVersion,)),
            "arbitersFrames": _sends("arbiters", SENT),
        },
        "components": {
            "schemas": schemas,
            "messages": {struct.__name__: _message(struct) for struct in (NewVersion, *SENT)},
        },
    }


def _public() -> Schema:
    return {
        "address": "/t/{slug}/live",
        "title": "Server-sent events, without an account",
        "description": "`id` is the version, `data` a NewVersion. The newest version comes"
        " at once, each new one as it comes into being, and the newest again after 15 s of"
        " silence. An event `other-log` says that the tag in `?seen=` is of a log that was"
        " replaced.",
        "parameters": _SLUG,
        "messages": _references((NewVersion,)),
        "bindings": {"http": {"bindingVersion": "0.3.0"}},
    }


def _arbiters() -> Schema:
    closes = "; ".join(f"{code}: {words}" for code, words in CLOSES.items())
    query = {
        "after": {"type": "integer", "minimum": 0, "description": "The last seq that is known."},
        "hash": {"type": "string", "description": "The first 16 digits or more of its hash."},
        "console": {"type": "string", "description": "Names the console for presence."},
    }
    return {
        "address": "/ws/t/{slug}/",
        "title": "WebSocket for arbiters: a log-in by session or token",
        "description": f"The client sends nothing. Close codes: {closes}.",
        "parameters": _SLUG,
        "messages": _references(SENT),
        "bindings": {
            "ws": {"query": {"type": "object", "properties": query}, "bindingVersion": "0.1.0"}
        },
    }


def _sends(channel: str, structs: tuple[type[msgspec.Struct], ...]) -> Schema:
    place = f"#/channels/{channel}"
    return {
        "action": "send",
        "channel": {"$ref": place},
        "messages": [{"$ref": f"{place}/messages/{struct.__name__}"} for struct in structs],
    }


def _references(structs: tuple[type[msgspec.Struct], ...]) -> Schema:
    return {
        struct.__name__: {"$ref": f"#/components/messages/{struct.__name__}"} for struct in structs
    }


def _message(struct: type[msgspec.Struct]) -> Schema:
    return {
        "name": struct.__name__,
        "summary": (struct.__doc__ or "").partition("\n")[0],
        "payload": {"$ref": TEMPLATE.format(name=struct.__name__)},
    }


_SLUG: Final[Schema] = {"slug": {"description": "The tournament."}}
