"""Folded states beside the log, so that nobody has to wait until it is folded from its first event.

A snapshot is a shortcut and nothing else. It is believed only if this very program made it (its
sources, the versions of Python and msgspec), its bytes are whole, and the log holds its last event
under the same hash; at any doubt it is thrown away, and the log is folded. No name is in a state.
"""

from __future__ import annotations

import logging
import os
import sys
import zlib
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import quote

import msgspec
from django.conf import settings

import pairing
from events import codec

from .. import domain, log
from ..domain.tournament.state import Tournament

EVERY: Final = 1_000
"""Events after which the newest state is worth another snapshot."""
PAST: Final = 5_000
"""Events between the moments of the past that stay."""
NEWEST: Final = 2
"""Snapshots that stay beside those."""
FORM: Final = 1

logger = logging.getLogger(__name__)


class SnapshotHeader(msgspec.Struct, frozen=True):
    """The first line; `hash` is that of event `seq`, `digest` that of the bytes below."""

    form: int
    fingerprint: str
    stream: str
    seq: int
    hash: str
    digest: str


class Snapshot(NamedTuple):
    state: Tournament
    hash: str


def nearest(stream: str, upto: int) -> Iterator[Snapshot]:
    """Those of at most that event, the latest first. Whether the log holds `hash` at `state.seq` is
    for the caller to see: `discard` what it does not."""
    for seq in sorted(_seqs(stream), reverse=True):
        if seq <= upto and (snapshot := _loaded(stream, seq)) is not None:
            yield snapshot


def save(stream: str, state: Tournament, hash_: str) -> None:
    """Keeps the state after the event of that hash; a disk that takes nothing is no fault."""
    if not fingerprint():
        return
    body = zlib.compress(msgspec.msgpack.encode(state), 1)
    digest = sha256(body).hexdigest()
    header = SnapshotHeader(FORM, fingerprint(), stream, state.seq, hash_, digest)
    path = _path(stream, state.seq)
    unfinished = path.with_suffix(f".{os.getpid()}.new")
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        unfinished.write_bytes(msgspec.json.encode(header) + b"\n" + body)
        unfinished.replace(path)
    except OSError as error:
        logger.info("no snapshot of %s at %d: %s", stream, state.seq, error)
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
    else:
        _leave_few(stream)


def discard(stream: str, seq: int, why: str, level: int = logging.WARNING) -> None:
    logger.log(level, "the snapshot of %s at %d is thrown away: %s", stream, seq, why)
    with suppress(OSError):
        _path(stream, seq).unlink(missing_ok=True)


def wanted(stream: str, head: int) -> int:
    """The seq of which a snapshot should be made next; 0: there are enough up to that head."""
    there = _seqs(stream)
    if head - max(there, default=0) >= EVERY:
        return head
    return next((seq for seq in range(PAST, head + 1, PAST) if seq not in there), 0)


def folder(stream: str) -> Path:
    """Where those of a tournament stand; their names are seqs."""
    return Path(settings.DATA_DIR) / "folds" / quote(stream, safe="")


@cache
def fingerprint() -> str:
    """Of all that a fold and its bytes depend on; empty where there are no sources to read."""
    rooms = [Path(str(each.__file__)).parent for each in (domain, pairing)]
    files = [path for room in rooms for path in sorted(room.rglob("*.py"))]
    files += [Path(str(each.__file__)) for each in (codec, log)]
    made = sha256(f"{sys.version} {msgspec.__version__}".encode())
    try:
        for path in files:
            made.update(path.name.encode() + b"\0" + path.read_bytes())
    except OSError:
        return ""
    return made.hexdigest()


def _loaded(stream: str, seq: int) -> Snapshot | None:
    try:
        first, _, body = _path(stream, seq).read_bytes().partition(b"\n")
        header = msgspec.json.decode(first, type=SnapshotHeader)
        if (header.form, header.fingerprint) != (FORM, fingerprint()):
            discard(stream, seq, "it is of another program", logging.INFO)
            return None
        if (header.stream, header.seq, header.digest) != (stream, seq, sha256(body).hexdigest()):
            raise ValueError("it is not whole")
        state = msgspec.msgpack.decode(zlib.decompress(body), type=Tournament)
        if state.seq != seq:
            raise ValueError(f"it says event {state.seq}")
    except FileNotFoundError:
        return None
    except (OSError, ValueError, zlib.error, msgspec.DecodeError) as error:
        discard(stream, seq, str(error))
        return None
    return Snapshot(state, header.hash)


def _leave_few(stream: str) -> None:
    passing = sorted(seq for seq in _seqs(stream) if seq % PAST)
    for seq in passing[:-NEWEST]:
        with suppress(OSError):
            _path(stream, seq).unlink(missing_ok=True)


def _seqs(stream: str) -> set[int]:
    with suppress(OSError):
        return {int(path.name) for path in folder(stream).iterdir() if path.name.isdecimal()}
    return set()


def _path(stream: str, seq: int) -> Path:
    return folder(stream) / str(seq)
