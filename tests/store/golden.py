"""Golden files: bodies as they were once stored, kept for ever, and what is read out of them.

`Type.vN.json` holds `stored`, the canonical body that a program of that time wrote, and `newest`,
the same event as this program reads it. Nobody edits `stored`; `newest` follows the newest struct.
A new type or version gets its file from `write`.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from events import codec


class Golden(msgspec.Struct, frozen=True):
    stored: str
    newest: dict[str, object]


def path(folder: Path, type: str, version: int) -> Path:
    return folder / f"{type}.v{version}.json"


def write(folder: Path, struct: msgspec.Struct) -> Path:
    """Makes the file of the newest version from an example; an existing file is left alone."""
    event = codec.new_event(struct)
    file = path(folder, event.type, event.version)
    if not file.exists():
        stored = codec.canonical(struct)
        golden = Golden(stored, msgspec.json.decode(stored))
        file.write_bytes(msgspec.json.format(msgspec.json.encode(golden)) + b"\n")
    return file


def check(file: Path) -> None:
    """The stored body is canonical, is lifted to the newest version, and says what it said."""
    golden = msgspec.json.decode(file.read_bytes(), type=Golden)
    type, version = file.stem.rsplit(".v", 1)
    assert codec.canonical(golden.stored.encode()) == golden.stored, f"{file.name} is not canonical"
    read = codec.decode_body(type, int(version), golden.stored)
    assert msgspec.json.decode(codec.canonical(read)) == golden.newest, file.name


def missing(folder: Path, types: set[str]) -> list[str]:
    """File names that are not there: every version of every one of these types has one."""
    entries = codec.registered()
    wanted = [
        path(folder, name, version)
        for name in sorted(types)
        for version in range(1, entries[name].version + 1)
    ]
    return [file.name for file in wanted if not file.exists()]
