"""The audit bundle: one zip file that a stranger checks without our server.

The same log and the same names give the same bytes, on any machine: fixed times, no compression.
`bundle_files/check.py` travels in the bundle as it is; what it promises it says itself. It and the
README are English, whatever the hall speaks: they are for a stranger.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from string import Template
from typing import Final
from zipfile import ZIP_STORED, ZipFile, ZipInfo

import msgspec

from events import chain
from events.messages import Head, Recorded

from ..domain.tournament.state import Tournament
from ..selectors.names import Names
from .bundle_files import check
from .report import report_text

MEDIA_TYPE: Final = "application/zip"
_FOLDER: Final = Path(check.__file__).parent
_FIRST_ZIP_DAY: Final = (1980, 1, 1, 0, 0, 0)
_UNIX: Final = 3
_PLAIN_FILE: Final = 0o100644 << 16


class PublicPerson(msgspec.Struct, frozen=True):
    """A person with the name alone: all that the report of a bundle may know."""

    name: str
    sex: str = ""
    birth_date: str = ""
    fide_id: str = ""
    club: str = ""
    contact: str = ""
    records: tuple[str, ...] = ()
    erased: bool = False


def file_name(state: Tournament) -> str:
    """With the seq in it, so that two bundles of a log are told apart."""
    return f"{state.slug}-audit-{state.seq}.zip"


def bundle(state: Tournament, names: Names, head: Head, events: Iterable[Recorded]) -> bytes:
    """The zip file. `state` is folded from `events`, the whole log up to `head`."""
    return zipped(files(state, names, head, events))


def files(
    state: Tournament, names: Names, head: Head, events: Iterable[Recorded]
) -> dict[str, bytes]:
    """The content of each file by its name, the manifest last."""
    stream, answers = "", ""
    lines = []
    for event in events:
        stream, answers = event.stream, event.answers
        lines.append(event_line(event))
    made = {
        "README.txt": _read_me(state, head),
        "check.py": _text("check.py").encode(),
        check.EVENTS: b"".join(lines),
        check.HEAD: check.written(
            {"form": chain.form(answers), "stream": stream, "seq": head.seq, "hash": head.hash}
        ),
        "report.trf": report_text(state, _public(names)).encode(),
    }
    return {**made, check.MANIFEST: manifest(made)}


def event_line(event: Recorded) -> bytes:
    """An event with the very text that was hashed, so that any SHA-256 can check it."""
    columns = tuple(getattr(event, name) for name in chain.HASHED)
    hashed = chain.canonical_form(event.prev_hash, columns).decode()
    return check.written(
        {"seq": event.seq, "type": event.type, "hash": event.hash, "hashed": hashed}
    )


def manifest(contents: Mapping[str, bytes]) -> bytes:
    """SHA-256 and name of each file, as `sha256sum` writes and reads them."""
    lines = (f"{sha256(content).hexdigest()}  {name}\n" for name, content in contents.items())
    return "".join(lines).encode()


def zipped(contents: Mapping[str, bytes]) -> bytes:
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_STORED) as archive:
        for name, content in contents.items():
            part = ZipInfo(name, _FIRST_ZIP_DAY)
            part.create_system = _UNIX
            part.external_attr = _PLAIN_FILE
            archive.writestr(part, content)
    return packed.getvalue()


def faults(contents: Mapping[str, bytes]) -> list[str]:
    """What `check.py` will find; not empty when the log itself is damaged."""
    every = dict(contents)
    return [
        *check.manifest_faults(every),
        *check.chain_faults(every[check.EVENTS], every[check.HEAD]),
    ]


def seal(contents: Mapping[str, bytes]) -> str:
    """SHA-256 of the manifest, to be handed over by another way than the bundle."""
    return sha256(contents[check.MANIFEST]).hexdigest()


def _public(names: Names) -> Names:
    people = {
        player: PublicPerson(person.name, erased=person.erased)
        for player, person in names.people.items()
    }
    return msgspec.structs.replace(names, people=people)


def _read_me(state: Tournament, head: Head) -> bytes:
    filled = Template(_text("README.txt")).substitute(
        name=state.name, slug=state.slug, seq=head.seq, hash=head.hash
    )
    return filled.encode()


def _text(name: str) -> str:
    """With line feeds alone, whatever this machine's copy of the project has."""
    return (_FOLDER / name).read_text(encoding="utf-8")
