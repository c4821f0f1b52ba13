"""Every file that the documents name is there: a path in backticks, and a link."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Final

import pytest

pytestmark = pytest.mark.registries

ROOT: Final = Path(__file__).parents[2]
DOCUMENTS: Final = sorted(
    [ROOT / "README.md", ROOT / "CHANGELOG.md", *(ROOT / "docs").rglob("*.md")]
)
SKIPPED: Final = frozenset({".git", "node_modules", "__pycache__"})

NAMED: Final = re.compile(r"`([\w.-]+(?:/[\w.-]+)*/?)`")
FILE: Final = re.compile(r".+\.(?:py|js|ts|html|css|ftl|md|toml)")
ROOMS: Final = (
    "api", "config", "console", "docs", "domain", "events", "exports", "frontend", "imports",
    "js", "pairing", "print", "public", "selectors", "services", "shared", "tests",
    "tournaments", "words",
)  # fmt: skip
"""What a path begins with that is no file: folders of ours."""
LINK: Final = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")

HOMES: Final = {"docs/architecture/domain.md": "tournaments/domain/"}
"""Of a page about one room: a path there begins in it or in one of its folders, or is whole."""

MADE: Final = {
    "docs/systems.md": {"pairing/my_system/", "tests/unit/pairing/my_system/",
                        "pairing/validator/systems/my_system.py", "docs/systems/my-system.md"},
    "docs/languages.md": {"tournaments/words/sk/", "pairing/words/sk/"},
    "docs/recipes.md": {"tests/unit/words/test_slovak.py", "tests/app/test_byes_on_paper.py",
                        "frontend/print/views/byes.py", "tournaments/words/en/print/byes.ftl",
                        "frontend/print/templates/print/byes.html",
                        "tournaments/selectors/byes.py", "tournaments/words/sk/rounds.ftl"},
    "docs/public-pages.md": {"slips/3/"},
}  # fmt: skip
"""What somebody will make who follows the page, and addresses that read like paths."""


@cache
def paths() -> tuple[str, ...]:
    """All files and folders of the project, folders with a stroke behind."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    files = listed.stdout.split() or [
        path.relative_to(ROOT).as_posix()
        for path in ROOT.rglob("*")
        if path.is_file() and not SKIPPED.intersection(path.parts)
    ]
    there = [file for file in files if (ROOT / file).exists()]
    folders = {f"{folder}/" for file in there for folder in PurePosixPath(file).parents}
    return (*there, *sorted(folders))


def named(text: str) -> Iterator[str]:
    """Paths in backticks; blocks of text and code are left alone."""
    prose = re.sub(r"^```.*?^```$", "", text, flags=re.M | re.S)
    for path in NAMED.findall(prose):
        if path.startswith("../"):  # from one script to another
            continue
        if FILE.fullmatch(path) or ("/" in path and path.partition("/")[0] in ROOMS):
            yield path


def missing(text: str, known: Sequence[str]) -> list[str]:
    """The named that no path ends with."""
    ends = "\n".join(f"/{path}" for path in known) + "\n"
    return sorted(
        path
        for path in {*named(text)}
        if f"/{path}\n" not in ends and f"/{path.rstrip('/')}/\n" not in ends
    )


def not_at_home(text: str, known: Sequence[str], home: str) -> list[str]:
    """The named that stand neither in that room nor in one of its folders, and are not whole."""
    inside = [PurePosixPath(path.removeprefix(home)) for path in known if path.startswith(home)]
    there = {*inside, *(path.relative_to(path.parts[0]) for path in inside if path.parts)}
    there |= {PurePosixPath(path) for path in known}
    return sorted(path for path in {*named(text)} if PurePosixPath(path) not in there)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_path_that_is_named_is_there(document: Path) -> None:
    made = MADE.get(document.relative_to(ROOT).as_posix(), set())
    found = missing(document.read_text(encoding="utf-8"), paths())
    assert [path for path in found if path not in made] == []


@pytest.mark.parametrize("document", HOMES)
def test_a_page_about_one_room_names_what_is_there(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    assert not_at_home(text, paths(), HOMES[document]) == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(document: Path) -> None:
    links = LINK.findall(document.read_text(encoding="utf-8"))
    assert [link for link in links if not (document.parent / link).exists()] == []


def test_a_path_that_was_moved_is_found() -> None:
    """A control."""
    known = ("tournaments/domain/games/fold.py", "tournaments/domain/games/", "docs/roles.md")
    text = "`domain/games/`, `games/fold.py` and `fold.py` are there, `domain/fold/` is not: `x`."
    assert missing(text, known) == ["domain/fold/"]
    assert missing("`domain/commands.py`\n```\n`domain/old.py`\n```\n", known) == [
        "domain/commands.py"
    ]
    elsewhere = (*known, "tournaments/words/slots.py")
    text = "`games/fold.py`, `fold.py`, `tournaments/words/slots.py`; not here: `slots.py`."
    assert not_at_home(text, elsewhere, "tournaments/domain/") == ["slots.py"]
