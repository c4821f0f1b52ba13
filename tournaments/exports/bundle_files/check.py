"""Checks the audit bundle of a chess tournament, with nothing but Python 3.8 or newer.

    python3 check.py            the bundle in the folder in which this file lies
    python3 check.py BUNDLE     another one: the zip file, or the folder it was unpacked to

Each file is compared with manifest.sha256; each event of events.jsonl with its own hash, with the
hash of the event before it, its number and its tournament; the last event with head.json.
Exit code 0: everything fits. 1: something does not fit and is named. 2: there is no bundle.
"""

from __future__ import annotations

import json
import re
import sys
import zlib
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_STORED, BadZipFile, ZipFile, ZipInfo

MANIFEST, EVENTS, HEAD = "manifest.sha256", "events.jsonl", "head.json"
NAMES = (MANIFEST, EVENTS, HEAD, "report.trf", "README.txt", "check.py")
FIELDS, GENESIS = ("form", "prev_hash", "stream", "seq", "type"), "0" * 64
COUNTS = {"openhall-event-1": 16, "openhall-event-2": 17}
DEFECTS = (BadZipFile, EOFError, OSError, RuntimeError, ValueError, zlib.error)


def main(arguments: list[str]) -> int:
    place = Path(arguments[0]) if arguments else Path(__file__).resolve().parent
    try:
        files, faults = from_folder(place) if place.is_dir() else from_zip(place.read_bytes())
    except DEFECTS as error:
        print(f"{place}: cannot be read as an audit bundle: {error}")
        return 2
    faults += manifest_faults(files) + chain_faults(files.get(EVENTS, b""), files.get(HEAD, b""))
    for fault in faults:
        print(f"DOES NOT FIT: {fault}")
    if faults:
        return 1
    print(f"Everything fits: {len(files)} files, {files[EVENTS].count(10)} events.")
    print(f"Head of the log: {ascii(files[HEAD].decode())[1:-3]}")
    print(f"SHA-256 of {MANIFEST}: {sha256(files[MANIFEST]).hexdigest()}")
    print("Compare these two with what you were given by another way than this bundle.")
    return 0


def from_folder(folder: Path) -> tuple[dict[str, bytes], list[str]]:
    files = {name: (folder / name).read_bytes() for name in NAMES if (folder / name).is_file()}
    if MANIFEST not in files and EVENTS not in files:
        raise ValueError(f"neither {MANIFEST} nor {EVENTS} is there")
    return files, []


def from_zip(content: bytes) -> tuple[dict[str, bytes], list[str]]:
    files: dict[str, bytes] = {}
    faults = []
    with ZipFile(BytesIO(content)) as archive:
        for part in archive.infolist():
            if part.filename in files:
                faults.append(f"{part.filename!a}: stands in the zip more than once")
            try:
                files[part.filename] = archive.read(part)
            except DEFECTS as error:
                faults.append(f"{part.filename!a}: damaged in the zip: {error}")
                files[part.filename] = damaged(content, part)
    return files, faults


def damaged(content: bytes, part: ZipInfo) -> bytes:
    """A file as it lies in the zip although its check sum is wrong: which event is it?"""
    at = part.header_offset + 26
    at += 4 + sum(int.from_bytes(content[n : n + 2], "little") for n in (at, at + 2))
    return content[at:][: part.file_size] if part.compress_type == ZIP_STORED else b""


def manifest_faults(files: dict[str, bytes]) -> list[str]:
    """Every file that is not there, not listed, or not what it was."""
    lines = files.get(MANIFEST, b"").decode("ascii", "replace").split("\n")[:-1]
    listed = {name: digest for digest, _, name in (line.partition("  ") for line in lines)}
    faults = []
    for name in sorted({*NAMES, *listed, *files}):
        if name not in files:
            faults.append(f"{name!a}: missing")
        elif name != MANIFEST and name not in listed:
            faults.append(f"{name!a}: not listed in {MANIFEST}")
        elif name != MANIFEST and sha256(files[name]).hexdigest() != listed[name]:
            faults.append(f"{name!a}: not the file whose SHA-256 stands in {MANIFEST}")
    return faults


def chain_faults(events: bytes, head: bytes) -> list[str]:
    """The first event that does not fit, else a head that is not that of the last event."""
    *lines, rest = events.split(b"\n")
    stream, seq, last, kind, form = "", 0, GENESIS, "", ""
    for seq, line in enumerate(lines, 1):
        try:
            event, digest = read_event(line)
        except (AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
            return [f"event {seq} ({type_in(line)}): altered: {error}"]
        kind, form, stream = event["type"], event["form"], stream or event["stream"]
        due = {"stream": stream, "seq": str(seq), "prev_hash": last}
        wrong = ", ".join(name for name in due if event[name] != due[name])
        if wrong:
            here = f"here stands event {event['seq']!a} ({kind!a}), which does not follow"
            return [f"event {seq}: {here}: {wrong}"]
        last = digest
    if rest:
        return [f"event {seq + 1} ({type_in(rest)}): cut off before the end of its line"]
    if head != written({"form": form, "stream": stream, "seq": seq, "hash": last}):
        return [f"{HEAD}: not the head of this log: its last event is {seq} ({kind!a}), {last}"]
    return []


def read_event(line: bytes) -> tuple[dict[str, str], str]:
    """The first fields of an event and its hash. Its line can be written in one way only."""
    hashed = json.loads(line.decode())["hashed"]
    fields, digest = netstrings(hashed.encode()), sha256(hashed.encode()).hexdigest()
    event = dict(zip(FIELDS, fields))
    again = {"seq": int(event["seq"]), "type": event["type"], "hash": digest, "hashed": hashed}
    if len(fields) != COUNTS.get(event["form"]) or written(again) != line + b"\n":
        raise ValueError("its fields do not have this hash, or are not those named beside it")
    return event, digest


def netstrings(text: bytes) -> list[str]:
    """`4:open,2:17,` is open and 17: a length in bytes, a colon, so many bytes, a comma."""
    texts = []
    while text:
        length, _, text = text.partition(b":")
        end = int(length) if re.fullmatch(rb"[0-9]{1,9}", length) else len(text)
        if text[end : end + 1] != b",":
            raise ValueError("a field is not as long as it says")
        texts.append(text[:end].decode())
        text = text[end + 1 :]
    return texts


def written(content: dict[str, object]) -> bytes:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def type_in(line: bytes) -> str:
    match = re.search(rb'"type":"(\w+)"|,[0-9]+:([A-Z]\w+),', line)
    return match[match.lastindex or 0].decode() if match else "its type cannot be read"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
