"""Tests that a document names: `tests/unit/test_x.py::test_y`."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
CITED: Final = re.compile(r"`([\w/.]+\.py)::(\w+)`")


@cache
def named_in(path: Path) -> frozenset[str]:
    """The names of the test functions of a file; none when there is no such file."""
    if not path.is_file():
        return frozenset()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return frozenset(
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.name.startswith("test_")
    )


def no_tests(text: str) -> list[str]:
    """Those that are cited and do not exist."""
    return [
        f"{path}::{name}" for path, name in CITED.findall(text) if name not in named_in(ROOT / path)
    ]
