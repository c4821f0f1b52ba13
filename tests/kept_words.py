"""What is only ever added to: facts for every sentence, as logs and tables of commands hold them.

`kept_words.sums` has a checksum for each, so that a copy without a history still knows what they
were. Where there is a history, nothing that was committed once is missing or another.

    python -m tests.kept_words     # puts what is new on the list, changes nothing
"""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from .golden_files import git

Kept = Mapping[str, dict[str, Any]]

FILE: Final = Path(__file__).parent / "unit" / "domain" / "kept_words.json"


def read(file: Path = FILE) -> Kept:
    kept: Kept = json.loads(file.read_text(encoding="utf-8"))
    return kept


def differing_from_sums(file: Path = FILE) -> list[str]:
    """What is not as the list of checksums says; a sentence each."""
    listed, found = _listed(file), _sums(read(file))
    return [
        *_differing(listed, found),
        *(f"{key} is not on the list" for key in sorted(found.keys() - listed.keys())),
    ]


def differing_from_history(file: Path = FILE) -> list[str]:
    """What is not as it was in a commit before; nothing where there is no history."""
    found = _sums(read(file))
    return sorted({said for sums in _committed(file) for said in _differing(sums, found)})


def add_sums(file: Path = FILE) -> None:
    """No line that stands is touched."""
    lines = sorted((_sums(read(file)) | _listed(file)).items())
    text = "".join(f"{checksum}  {key}\n" for key, checksum in lines)
    _list(file).write_text(text, encoding="utf-8", newline="\n")


def _differing(before: Mapping[str, str], now: Mapping[str, str]) -> Iterator[str]:
    for key in sorted(before):
        if key not in now:
            yield f"{key} was taken away"
        elif now[key] != before[key]:
            yield f"{key} was edited"


def _committed(file: Path) -> Iterator[Mapping[str, str]]:
    if not shutil.which("git"):
        return
    commits = git(file.parent, "log", "--format=%H", "--", file.name).decode().split()
    for commit in commits:
        if text := git(file.parent, "show", f"{commit}:./{file.name}"):
            yield _sums(json.loads(text))


def _listed(file: Path) -> dict[str, str]:
    if not _list(file).exists():
        return {}
    lines = _list(file).read_text(encoding="utf-8").splitlines()
    return {key: checksum for checksum, _, key in (line.partition("  ") for line in lines)}


def _list(file: Path) -> Path:
    return file.with_suffix(".sums")


def _sums(kept: Kept) -> dict[str, str]:
    return {key: _sum(facts) for key, facts in kept.items()}


def _sum(facts: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()


if __name__ == "__main__":
    add_sums()
