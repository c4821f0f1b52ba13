"""Files that are only ever added to: what was stored once, and the shape of what is stored today.

A folder of golden files keeps its own list of checksums (`SHA256SUMS`, as `sha256sum -c` reads it),
so that a copy without a history still knows what they were. Where there is a history it has the
last word: no file differs from what was first committed, since the list itself was.

    python -m tests.golden_files     # writes what is missing of the domain's, changes nothing
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

DOMAIN: Final = Path(__file__).parent / "unit" / "domain" / "golden"
STORE: Final = Path(__file__).parent / "store" / "golden"
SUMS: Final = "SHA256SUMS"
SHAPES: Final = "shapes"


def files(folder: Path) -> list[Path]:
    """Every golden file of the folder, those of shapes too."""
    return sorted(folder.rglob("*.json"))


# --- against the list ---------------------------------------------------------------------------


def differing_from_sums(folder: Path) -> list[str]:
    """What is not as the list of checksums says; a sentence each."""
    listed = _listed(folder)
    found = {_name(folder, file): _sum(file) for file in files(folder)}
    both = sorted(listed.keys() & found.keys())
    return [
        *(f"{name} was edited" for name in both if found[name] != listed[name]),
        *(f"{name} was taken away" for name in sorted(listed.keys() - found.keys())),
        *(f"{name} is not in {SUMS}" for name in sorted(found.keys() - listed.keys())),
    ]


def add_sums(folder: Path) -> None:
    """Puts files that are not listed on the list; no line that stands is touched."""
    listed = _listed(folder)
    found = {_name(folder, file): _sum(file) for file in files(folder)}
    lines = sorted((found | listed).items())
    text = "".join(f"{checksum}  {name}\n" for name, checksum in lines)
    (folder / SUMS).write_text(text, encoding="utf-8", newline="\n")


def _listed(folder: Path) -> dict[str, str]:
    if not (folder / SUMS).exists():
        return {}
    lines = (folder / SUMS).read_text(encoding="utf-8").splitlines()
    return {name: checksum for checksum, _, name in (line.partition("  ") for line in lines)}


def _sum(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def _name(folder: Path, file: Path) -> str:
    return file.relative_to(folder).as_posix()


# --- against the history ------------------------------------------------------------------------


def has_history(folder: Path) -> bool:
    """Whether the folder is committed somewhere: an export and a fresh folder are not."""
    return bool(shutil.which("git")) and bool(_first_commit(folder, SUMS))


def differing_from_history(folder: Path) -> list[str]:
    """What is not as it was first committed, from the commit on that began the list."""
    began = _first_commit(folder, SUMS)
    first = dict.fromkeys(_committed(folder, began), began)
    for name in _added_since(folder, began):
        first.setdefault(name, _first_commit(folder, name))
    return [problem for name in sorted(first) if (problem := _changed(folder, name, first[name]))]


def _changed(folder: Path, name: str, commit: str) -> str:
    file = folder / name
    if not file.exists():
        return f"{name} was taken away"
    first = git(folder, "show", f"{commit}:./{name}")
    if name != SUMS:
        return f"{name} was edited" if file.read_bytes() != first else ""
    gone = set(first.splitlines()) - set(file.read_bytes().splitlines())
    return f"{SUMS} lost the line of {sorted(gone)[0].decode()}" if gone else ""


def _committed(folder: Path, commit: str) -> list[str]:
    return list(_paths(folder, "ls-tree", "-r", "--name-only", commit, "."))


def _added_since(folder: Path, commit: str) -> list[str]:
    added = ("log", "--diff-filter=A", "--relative", "--format=", "--name-only")
    return list(_paths(folder, *added, f"{commit}..HEAD", "--", "."))


def _paths(folder: Path, *arguments: str) -> Iterator[str]:
    for line in git(folder, *arguments).decode().splitlines():
        if line.endswith(".json") or line == SUMS:
            yield line


def _first_commit(folder: Path, name: str) -> str:
    commits = git(folder, "log", "--diff-filter=A", "--format=%H", "--", name).decode().split()
    return commits[-1] if commits else ""


def git(folder: Path, *arguments: str) -> bytes:
    done = subprocess.run(
        ["git", "-c", "core.quotePath=false", *arguments],
        cwd=folder,
        capture_output=True,
        check=False,
    )
    return done.stdout if done.returncode == 0 else b""


# --- shapes -------------------------------------------------------------------------------------


def shape(struct: type[msgspec.Struct]) -> bytes:
    """Fields, types and defaults of a struct and of all that it holds, as a JSON schema without
    the words that explain it."""
    (reference,), components = msgspec.json.schema_components([struct])
    plain = _without_words({**reference, "$defs": components})
    return msgspec.json.format(msgspec.json.encode(plain, order="sorted"), indent=2) + b"\n"


def shape_file(folder: Path, name: str, version: int) -> Path:
    return folder / SHAPES / f"{name}.v{version}.json"


def changed_shape(folder: Path, name: str, version: int, struct: type[msgspec.Struct]) -> str:
    """What to do about a struct that is not the one of its version; empty: it is."""
    file = shape_file(folder, name, version)
    if not file.exists():
        return f"{name}.v{version} has no shape: run `python -m tests.golden_files` and commit it."
    if file.read_bytes() == shape(struct):
        return ""
    return (
        f"{name} is not the struct that version {version} was stored with. Logs hold that version:"
        f" make it version {version + 1} with a step from {version} (`older`"
        " of the class), and run `python -m tests.golden_files`, which adds its golden files."
    )


def _without_words(value: Any) -> Any:
    """Docstrings may be put better at any time."""
    if isinstance(value, dict):
        return {
            key: _without_words(part)
            for key, part in value.items()
            if not (key in ("description", "title") and isinstance(part, str))
        }
    return [_without_words(part) for part in value] if isinstance(value, list) else value


# --- writing ------------------------------------------------------------------------------------


def stored(event: msgspec.Struct) -> bytes:
    """The body of an event as the golden files of the domain have it: sorted, and to be read."""
    plain = msgspec.to_builtins(event, str_keys=True)
    return msgspec.json.format(msgspec.json.encode(plain, order="sorted"), indent=2) + b"\n"


def main() -> None:
    """Adds example, shape and checksum of each newest version that has none."""
    from tests.unit.domain.examples import EXAMPLES
    from tournaments.domain.event import version_of

    for example in EXAMPLES:
        name, version = type(example).__name__, version_of(type(example))
        _add(DOMAIN / f"{name}.v{version}.json", stored(example))
        _add(shape_file(DOMAIN, name, version), shape(type(example)))
    add_sums(DOMAIN)
    add_sums(STORE)


def _add(file: Path, content: bytes) -> None:
    file.parent.mkdir(exist_ok=True)
    if not file.exists():
        file.write_bytes(content)
        sys.stdout.write(f"added {file}\n")


if __name__ == "__main__":
    main()
