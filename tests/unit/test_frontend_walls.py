"""The audiences' rooms: none knows another's modules, templates, scripts or styles."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
AUDIENCES: Final = ("console", "public", "print")
ROOMS: Final = (*AUDIENCES, "shared")
CONTRACT: Final = "console, public and print are apart"
LINT: Final = "from importlinter.cli import lint_imports_command as lint; lint()"
PACKAGES: Final = ("config", "events", "frontend", "pairing", "tournaments")

TEMPLATE: Final = re.compile(r"""\{% *(?:static|extends|include) ["']([a-z]+)/""")
RENDERED: Final = re.compile(r"""["'](console|public|print|shared)/[\w/{}-]+\.html["']""")
IMPORTED: Final = re.compile(r"""["'](?:\.\./)+(console|public|print|shared)/""")
COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
COLOUR: Final = re.compile(
    r"""\#[0-9a-f]{3,8}\b(?=[^{}]*[;}])
      | \b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(
      | (?:color|background|border[a-z-]*|outline|shadow|fill|stroke)\s*: [^;{}]*?
        (?<![-\w]) (?:white|black|red|green|blue|gr[ae]y|silver|orange|yellow) (?![-\w])""",
    re.VERBOSE | re.IGNORECASE,
)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program's modules, without what no import sees."""
    copy = tmp_path_factory.mktemp("walls")
    unseen = shutil.ignore_patterns("__pycache__", "static", "templates", "*.json", "migrations")
    for name in PACKAGES:
        shutil.copytree(ROOT / name, copy / name, ignore=unseen)
    shutil.copy(ROOT / "pyproject.toml", copy)
    return copy


def contract_holds(copy: Path) -> bool:
    asked = [sys.executable, "-c", LINT, "--no-cache"]
    found = subprocess.run(asked, cwd=copy, capture_output=True, text=True, timeout=200)
    lines = found.stdout.splitlines()
    assert f"{CONTRACT} KEPT" in lines or f"{CONTRACT} BROKEN" in lines, found
    return f"{CONTRACT} KEPT" in lines


def test_the_contract_of_audiences_holds(copy: Path) -> None:
    assert contract_holds(copy)


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("console/views/results.py", "from frontend.public import pages"),
        ("public/pages.py", "def f():\n    from frontend.print import sheets"),
        ("print/views/lists.py", "from frontend.console.views.reading import Reading"),
        ("shared/letters.py", "import frontend.console.urls"),
        ("shared/scan_codes.py", "from frontend.public import urls"),
    ],
)
def test_an_import_across_audiences_breaks_the_contract(copy: Path, module: str, line: str) -> None:
    file = copy / "frontend" / module
    text = file.read_text(encoding="utf-8")
    file.write_text(f"{text}\n{line}\n", encoding="utf-8")
    try:
        assert not contract_holds(copy)
    finally:
        file.write_text(text, encoding="utf-8")


# -- templates, scripts and styles ---------------------------------------------------------------


def strays(frontend: Path) -> Iterator[str]:
    """Each name of another audience's file, in a template, view or script."""
    for room in ROOMS:
        allowed = {room, "shared", "django_htmx"}
        for path in sorted((frontend / room).rglob("*.*")):
            pattern = {".html": TEMPLATE, ".py": RENDERED, ".js": IMPORTED}.get(path.suffix)
            for named in pattern.findall(path.read_text(encoding="utf-8")) if pattern else ():
                if named not in allowed:
                    yield f"{path.relative_to(frontend)}: {named}"


def test_no_file_names_one_of_another_audience() -> None:
    assert list(strays(ROOT / "frontend")) == []


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("public/templates/public/home.html", "{% include 'console/_tabs.html' %}"),
        ("public/templates/public/home.html", '{% extends "print/base.html" %}'),
        ("shared/templates/shared/base.html", "{% static 'console/css/page.css' %}"),
        ("print/views/lists.py", 'render(request, "public/home.html")'),
        ("public/static/public/js/find.js", 'import { x } from "../../console/js/forms/x.js";'),
    ],
)
def test_control_a_file_of_another_audience_is_found(tmp_path: Path, file: str, text: str) -> None:
    path = tmp_path / file
    path.parent.mkdir(parents=True)
    path.write_text(text)
    assert len(list(strays(tmp_path))) == 1


def test_templates_and_static_files_stand_below_the_name_of_their_room() -> None:
    """Else two rooms would hide each other's files; pages of errors have Django's names."""
    for kind in ("templates", "static"):
        for path in ROOT.glob(f"frontend/*/{kind}/*"):
            assert path.name == path.parents[1].name or re.fullmatch(r"\d{3}\.html", path.name)


# -- colours -------------------------------------------------------------------------------------


def raw_colours(style: str) -> list[str]:
    return [found[0].strip() for found in COLOUR.finditer(COMMENT.sub("", style))]


def test_colours_are_named_in_the_tables_of_tokens_alone() -> None:
    styles = [path for path in ROOT.glob("frontend/*/static/**/*.css") if path.name != "tokens.css"]
    assert len(styles) > 30
    raw = {path.name: found for path in styles if (found := raw_colours(path.read_text()))}
    assert raw == {}


@pytest.mark.parametrize(
    "value", ["#fff", "#1d4c9e80", "rgb(0 0 0 / 8%)", "1px solid black", "oklch(1 0 0)"]
)
def test_control_a_raw_colour_is_found(value: str) -> None:
    assert raw_colours(f"#bad a {{ border: 0; color: {value}; }}")
    assert not raw_colours("#bad a { color: var(--white); white-space: nowrap } /* #fff */")
