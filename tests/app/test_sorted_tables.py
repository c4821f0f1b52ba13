"""Every table of the console sorts by its heads, or has a reason why it does not."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path("frontend")
TABLE = re.compile(r"<table\b[^>]*>")
UNSORTED = {
    "report-checks": "a list to go through in its order",
    "registration-table": "deadlines in the order in which they come",
    "draft-table": "boards in their order, which is what is looked at",
    "hand-table": "boards that are moved by hand",
    "byes-table": "a form: one line a round",
    "list folds winners": "winners in the order of the standings, a prize after the other",
    "standings within": "a ranking in its order, by itself or a list after the other",
    "what-if-moves": "in the order that the standings would have",
    "festival-table": "a form: the places of the sections",
}


def test_every_table_sorts_or_says_why_not() -> None:
    tables = [
        (path.name, table)
        for path in sorted((ROOT / "console/templates/console").glob("*.html"))
        for table in TABLE.findall(path.read_text())
    ]
    assert len(tables) > 8
    unsorted = [
        (name, table)
        for name, table in tables
        if "data-sort=" not in table and not any(reason in table for reason in UNSORTED)
    ]
    assert unsorted == []


def test_tables_made_by_scripts_sort_too() -> None:
    scripts = ROOT.glob("*/static/**/*.js")
    made = [
        line
        for path in scripts
        # What a correction reaches is read once, in a question; a file's lines have their order.
        if path.name not in ("reach.js", "columns.js")
        for line in path.read_text().splitlines()
        if 'make("table",' in line
    ]
    assert made
    assert [line for line in made if "data-sort" not in line] == []
