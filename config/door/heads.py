"""Which requests the door answers itself, read strictly: what it is not certain of goes on to the
hall, which reads it in full."""

from __future__ import annotations

import ipaddress
import os
import re
from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

REQUEST: Final = re.compile(
    rb"(GET|HEAD) /t/([A-Za-z0-9_-]{1,100})/(live|head)(?:\?([!-~]*))? HTTP/1\.1"
)
HEADER: Final = re.compile(rb"([A-Za-z0-9!#$%&'*+.^_`|~-]+):[ \t]*([\t -~\x80-\xff]*)")
HOST: Final = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(?::[0-9]{1,5})?")
OF_THE_HALL: Final = frozenset(
    {b"content-length", b"transfer-encoding", b"upgrade", b"expect", b"te", b"trailer"}
)
"""Whoever sends one of these wants more than a version."""

OWN_NAMES: Final = (".local", ".localhost")
TRUSTED_PROXY: Final = "127.0.0.1"
"""Whose `X-Forwarded-For` is believed, as uvicorn does."""

SEEN: Final = re.compile(rb"(?:^|&)seen=(([1-9][0-9]{0,9})-[0-9a-f]{8})(?:&|$)")
VERSION: Final = re.compile(rb"[1-9][0-9]{0,9}")


class Request(NamedTuple):
    """`wants` is `live` or `head`; `seen` the tag of the version that the page shows, and its
    number, `known` the version that a stream was told last (0: none)."""

    method: bytes
    slug: str
    wants: bytes
    seen: str
    seen_version: int
    known: int
    etag: bytes
    keeps: bool
    forwarded: str


def read(head: bytes, hosts: Collection[str]) -> Request | None:
    """The request of a head without its empty line; None: it is the hall's."""
    first, *lines = head.split(b"\r\n")
    request = REQUEST.fullmatch(first)
    if request is None:
        return None
    headers: dict[bytes, bytes] = {}
    for line in lines:
        header = HEADER.fullmatch(line)
        if header is None:
            return None
        name = header[1].lower()
        if name in OF_THE_HALL or name in headers:
            return None
        headers[name] = header[2].strip()
    if not is_known(headers.get(b"host", b"").decode("latin-1"), hosts):
        return None
    forwarded = headers.get(b"x-forwarded-for", b"").decode("latin-1")
    if forwarded and (os.environ.get("FORWARDED_ALLOW_IPS") or not _are_addresses(forwarded)):
        return None
    method, slug, wants, query = request.groups()
    seen = SEEN.search(query or b"")
    known = headers.get(b"last-event-id", b"")
    return Request(
        method,
        slug.decode(),
        wants,
        seen[1].decode() if seen else "",
        int(seen[2]) if seen else 0,
        int(known) if VERSION.fullmatch(known) else 0,
        headers.get(b"if-none-match", b""),
        b"close" not in headers.get(b"connection", b"").lower(),
        forwarded,
    )


def is_known(host: str, names: Collection[str]) -> bool:
    """Whether a Host header is certainly of this server (`config.hosts` decides about the rest)."""
    match = HOST.fullmatch(host)
    if match is None:
        return False
    name = match[1].lower().strip("[]")
    if "." not in name and ":" not in name:
        return True
    return name.endswith(OWN_NAMES) or name in names or _is_address(name)


def client(peer: str, forwarded: str) -> str:
    """Where a request comes from, behind a proxy of this machine too."""
    if peer != TRUSTED_PROXY:
        return peer
    return next(_farthest_first(forwarded), peer)


def matches(asked: bytes, etag: bytes) -> bool:
    """Whether the browser holds the body already (If-None-Match, weak comparison)."""
    return asked == b"*" or etag in [part.strip().removeprefix(b"W/") for part in asked.split(b",")]


def _farthest_first(forwarded: str) -> Iterator[str]:
    for part in reversed(forwarded.split(",")):
        if part.strip() and part.strip() != TRUSTED_PROXY:
            yield part.strip()


def _are_addresses(forwarded: str) -> bool:
    return all(_is_address(part.strip()) for part in forwarded.split(","))


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
