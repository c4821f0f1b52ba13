"""The style sheets of the console: each file stands in one of them, or a page asks for it."""

from __future__ import annotations

import re
from pathlib import Path

from frontend.console import style_sheets
from frontend.console.views.remembering import _files

ROOM = Path(__file__).parents[2] / "frontend" / "console"
STYLES = ROOM / "static" / "console" / "css"


def test_a_sheet_is_what_it_imports_one_behind_the_other() -> None:
    plain = style_sheets.files()["console/css/plain.css"].decode()
    assert "@import" not in plain
    places = [plain.index((STYLES / f"{name}.css").read_text("utf-8")) for name in ORDER]
    assert places == sorted(places)


def test_every_file_is_in_a_sheet_or_asked_for_by_a_page_and_never_both() -> None:
    templates = "".join(file.read_text("utf-8") for file in (ROOM / "templates").rglob("*.html"))
    asked = set(re.findall(r"\{% static '(console/css/[\w-]+\.css)' %\}", templates))
    there = {f"console/css/{file.name}" for file in STYLES.glob("*.css")}
    assert asked >= {*style_sheets.SHEETS}
    assert asked & style_sheets.imported() == set()
    assert asked | style_sheets.imported() == there


def test_no_file_is_in_two_places() -> None:
    names = re.findall(
        r'@import "(.+)"', "".join((STYLES / Path(each).name).read_text() for each in SHEETS)
    )
    assert len(names) == len(set(names)) == len(style_sheets.imported())


def test_the_memory_of_a_browser_holds_the_sheets_and_nothing_twice() -> None:
    kept = [path.partition("console/css/")[2] for path in _files() if "console/css/" in path]
    assert {"plain.css", "shell.css", "changes.css", "home.css"} <= {*kept}
    assert "dialogs.css" not in kept


SHEETS = style_sheets.SHEETS
ORDER = ("console", "buttons", "fields", "dialogs", "devices")
