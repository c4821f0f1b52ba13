"""The walls between rooms: each import contract is seen to fail, and what contracts cannot say."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import grimp
import networkx as nx
import pytest

ROOT: Final = Path(__file__).parents[2]
LINT: Final = "from importlinter.cli import lint_imports_command as lint; lint()"
PACKAGES: Final = ("config", "events", "frontend", "pairing", "tournaments")
Edge = tuple[str, str]
Change = Mapping[str, str]
"""What is appended to files (or is the whole of a new one), by path."""

BREAKS: Final[dict[str, list[Change]]] = {
    "config -> frontend -> tournaments -> events, pairing": [
        {"tournaments/log.py": "import frontend.urls"},
        {"events/store.py": "from tournaments import models"},
        {"events/store.py": "import pairing.model"},
        {"frontend/urls.py": "import config.hosts"},
    ],
    "no circle of rooms": [
        {"events/chain.py": "def f():\n    from . import store"},
        {"tournaments/selectors/rows.py": "import tournaments.selectors.activity"},
        {"events/sql.py": "import events.near", "events/near.py": "import events.store"},
    ],
    "pairing is pure": [
        {"pairing/model.py": "import time"},
        {"pairing/dutch/round.py": "def f():\n    from random import choice"},
        {"pairing/__main__.py": "import django.conf"},
        {"pairing/trf/__init__.py": "from tournaments.domain import ids"},
        {"pairing/__init__.py": "import startup"},
    ],
    "the domain is pure": [
        {"tournaments/domain/__init__.py": "import tournaments.models"},
        {"tournaments/domain/__init__.py": "from .. import hall_time"},
        {"tournaments/domain/__init__.py": "from tournaments.words import say"},
        {"tournaments/domain/__init__.py": "from events.messages import Envelope"},
        {"tournaments/domain/__init__.py": "import django.utils.timezone"},
        {
            "tournaments/domain/__init__.py": "import pairing.near",
            "pairing/near.py": "from celery import shared_task",
        },
    ],
    "ratings are pure, and know no tournament": [
        {"tournaments/ratings/__init__.py": "import tournaments.domain.ids"},
        {"tournaments/ratings/__init__.py": "from datetime import date\nimport time"},
        {"tournaments/ratings/norms/__init__.py": "import django.conf"},
    ],
    "rating lists are made in a process without Django": [
        {"tournaments/rating_lists/rows.py": "from django.db import connection"},
        {"tournaments/rating_lists/rows.py": "from events import store"},
    ],
    "the door is a small process without Django": [
        {"config/door/visitor.py": "from django.conf import settings"},
        {"tournaments/public/messages.py": "from events import store"},
        {"config/open_connections.py": "from uvicorn import Config"},
    ],
    "layers of tournaments": [
        {"tournaments/domain/__init__.py": "from .. import ratings"},
        {"tournaments/domain/__init__.py": "from ..selectors import rows"},
        {"tournaments/selectors/__init__.py": "import tournaments.services.handle"},
        {"tournaments/services/__init__.py": "from ..api import answers"},
        {"tournaments/exports/__init__.py": "import tournaments.imports"},
        {"tournaments/nowhere.py": ""},
        {
            "tournaments/selectors/__init__.py": "import events.near",
            "events/near.py": "import tournaments.services",
        },
    ],
    "console, public and print are apart": [
        {"frontend/console/__init__.py": "import frontend.public.pages"},
        {"frontend/print/views/__init__.py": "from ...console import views"},
        {"frontend/shared/__init__.py": "import frontend.print"},
        {"frontend/nowhere.py": ""},
        {
            "frontend/public/__init__.py": "import tournaments.near",
            "tournaments/near.py": "import frontend.console.views",
        },
    ],
    "layers of pairing": [
        {"pairing/dutch/__init__.py": "import pairing.vincze"},
        {"pairing/vincze/__init__.py": "import pairing.lim"},
        {"pairing/matching/__init__.py": "import pairing.dutch"},
        {"pairing/swiss_2030/__init__.py": ""},
        {"pairing/scores.py": "import events.near", "events/near.py": "import pairing.dutch"},
    ],
    "validators are independent of engines": [
        {
            "pairing/validator/systems/dutch_1992.py": (
                "from pairing.matching.weighted import heaviest_matching"
            )
        },
        {"pairing/validator/__init__.py": "import pairing.dutch_2012.roster"},
        {"pairing/validator/__init__.py": "def f():\n    import pairing.colours"},
        {
            "pairing/validator/bye.py": "import events.near",
            "events/near.py": "import pairing.systems",
        },
    ],
    "the words of engines and validators come from neither": [
        {"pairing/sentences.py": "from pairing.matching import bits"},
        {"pairing/model.py": "import events.near", "events/near.py": "import pairing.dutch"},
    ],
    "engines solve without the library of the validators": [
        {"pairing/matching/weighted.py": "import rustworkx"},
        {"pairing/dutch_1992/__init__.py": "import pairing.validator.heaviest"},
    ],
    "the event log knows no chess": [
        {"events/codec.py": "from pairing import model"},
        {"events/live/__init__.py": "def f():\n    from tournaments.models import TournamentIndex"},
    ],
}

PURE: Final = frozenset({
    "__future__", "abc", "argparse", "bisect", "collections", "contextlib", "dataclasses",
    "datetime", "difflib", "enum",
    "fractions", "functools", "hashlib", "heapq", "html", "itertools", "math", "operator", "re",
    "string",
    "types", "typing", "unicodedata", "urllib",
    "msgspec", "pyuca", "rustworkx",
})  # fmt: skip
"""What pairing and the domain may use: nothing that asks a clock, lots, files or the network.

Of `datetime` and `urllib` only what computes: see `hatches`."""
CLOCKS: Final = frozenset({"now", "today", "utcnow"})
HATCHES: Final = frozenset({"open", "__import__", "eval", "exec", "input"})


# -- each contract is seen to fail ---------------------------------------------------------------


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The packages and their contracts; whoever changes something puts it back."""
    folder = tmp_path_factory.mktemp("walls")
    for package in PACKAGES:
        shutil.copytree(ROOT / package, folder / package, ignore=_all_but_python)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def _all_but_python(folder: str, names: list[str]) -> list[str]:
    return [
        name
        for name in names
        if name == "__pycache__" or not (name.endswith(".py") or Path(folder, name).is_dir())
    ]


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph(*PACKAGES, include_external_packages=True, cache_dir=None)


def contracts() -> list[str]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        linter = tomllib.load(file)["tool"]["importlinter"]
    return [contract["name"] for contract in linter["contracts"]]


def verdicts(folder: Path) -> dict[str, str]:
    """KEPT or BROKEN by contract."""
    ended = subprocess.run(
        [sys.executable, "-c", LINT, "--no-logo"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        env={"NO_COLOR": "1", "COLUMNS": "200"},
    )
    found = dict(re.findall(r"^(.+) (KEPT|BROKEN)(?: \(.*\))?$", ended.stdout, re.MULTILINE))
    assert found, ended.stdout + ended.stderr
    assert ended.returncode == ("BROKEN" in found.values())
    return found


@contextmanager
def changed(folder: Path, change: Change) -> Iterator[None]:
    before = {path: _text(folder / path) for path in change}
    try:
        for path, text in change.items():
            (folder / path).parent.mkdir(exist_ok=True)
            (folder / path).write_text(f"{before[path] or ''}\n{text}\n")
        yield
    finally:
        for path, old in before.items():
            if old is not None:
                (folder / path).write_text(old)
                continue
            (folder / path).unlink()
            if path.endswith("__init__.py"):
                (folder / path).parent.rmdir()


def _text(path: Path) -> str | None:
    return path.read_text() if path.exists() else None


def test_every_contract_is_kept_and_has_something_that_breaks_it(copy: Path) -> None:
    assert verdicts(copy) == dict.fromkeys(contracts(), "KEPT")
    assert set(contracts()) == set(BREAKS)


@pytest.mark.parametrize(
    ("contract", "change"),
    [
        pytest.param(contract, change, id=f"{contract}: {'; '.join(change.values())}")
        for contract, changes in BREAKS.items()
        for change in changes
    ],
)
def test_an_import_through_the_wall_breaks_the_contract(
    copy: Path, contract: str, change: Change
) -> None:
    with changed(copy, change):
        assert verdicts(copy)[contract] == "BROKEN"


# -- what is pure --------------------------------------------------------------------------------


COMMAND_LINE: Final = (
    "pairing.__main__",
    "pairing.check_command",
    "pairing.generator.arguments",
    "pairing.rank_command",
    "pairing.spoken",
)


def test_the_command_line_of_pairing_alone_reads_catalogues(graph: grimp.ImportGraph) -> None:
    speaking = graph.find_modules_that_directly_import("pairing.spoken")
    assert speaking == {"pairing.__main__", "pairing.check_command"}


def test_pairing_and_the_domain_reach_only_what_computes(graph: grimp.ImportGraph) -> None:
    assert impure(graph, "pairing", but=COMMAND_LINE) == set()
    of_the_catalogue = {"importlib", "pkgutil"}  # which loads the nouns
    assert impure(graph, "tournaments.domain") == of_the_catalogue


def test_control_whatever_else_is_reached_is_found(graph: grimp.ImportGraph) -> None:
    assert impure(graph, "pairing") >= {"pathlib", "random", "sys"}
    assert impure(graph, "tournaments.services") >= {"django", "threading", "time"}


def impure(graph: grimp.ImportGraph, package: str, but: Iterable[str] = ()) -> set[str]:
    """Foreign packages that are imported there or by what is imported there."""
    inside = {package, *graph.find_descendants(package)} - {*but}
    reached = {*inside}
    for module in inside:
        reached |= graph.find_upstream_modules(module)
    return {module for module in reached if graph.is_module_squashed(module) and module not in PURE}


def test_pairing_and_the_domain_ask_no_clock_and_open_nothing() -> None:
    sources = [*(ROOT / "pairing").rglob("*.py"), *(ROOT / "tournaments/domain").rglob("*.py")]
    for module in COMMAND_LINE:
        sources.remove(ROOT / f"{module.replace('.', '/')}.py")
    assert len(sources) > 200
    assert [(str(path), each) for path in sources for each in hatches(path.read_text())] == []


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("from datetime import datetime as moment; moment.now(UTC)", "now"),
        ("import datetime\ndef f(clock=datetime.date.today): ...", "today"),
        ("text = open(path).read()", "open"),
        ('__import__("random")', "__import__"),
        ("import urllib.request", "urllib.request"),
    ],
)
def test_control_a_clock_and_a_file_are_found(line: str, name: str) -> None:
    assert hatches(line) == [name]


def hatches(source: str) -> list[str]:
    """Ways out of what is pure that need no import of their own."""
    nodes = list(ast.walk(ast.parse(source)))
    dates = {name for node in nodes for name in _bound_from_datetime(node)}
    clocks = [
        node.attr
        for node in nodes
        if isinstance(node, ast.Attribute) and node.attr in CLOCKS and _root(node) in dates
    ]
    called = [node.func for node in nodes if isinstance(node, ast.Call)]
    names = [node.id for node in called if isinstance(node, ast.Name) and node.id in HATCHES]
    network = [
        name for name in imported_by(source) if re.match(r"urllib\.(?!parse\b)|urllib$", name)
    ]
    return clocks + names + network


def _bound_from_datetime(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Import):
        wanted = [alias for alias in node.names if alias.name == "datetime"]
    elif isinstance(node, ast.ImportFrom) and node.module == "datetime":
        wanted = node.names
    else:
        return
    yield from (alias.asname or alias.name for alias in wanted)


def _root(node: ast.expr) -> str:
    while isinstance(node, ast.Attribute):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


# -- circles of modules --------------------------------------------------------------------------


def test_no_module_imports_itself_by_way_of_others(graph: grimp.ImportGraph) -> None:
    assert circles([*edges_between(graph), *edges_from_beside(graph)]) == []


def test_control_a_circle_is_named(graph: grimp.ImportGraph) -> None:
    edges = [*edges_between(graph), *edges_from_beside(graph)]
    by_hand = [("events.chain", "events.verification"), ("config.embedded.run", "startup")]
    assert {*edges} >= {("events.verification", "events.store"), ("events.store", "events.chain")}
    found = circles([*edges, *by_hand])
    assert ["config.embedded.run", "startup"] in found
    assert any({"events.chain", "events.store", "events.verification"} <= {*each} for each in found)


def circles(edges: Iterable[Edge]) -> list[list[str]]:
    """The modules of each circle, by name."""
    components = nx.strongly_connected_components(nx.DiGraph(list(edges)))
    return sorted(sorted(each) for each in components if len(each) > 1)


def edges_between(graph: grimp.ImportGraph) -> Iterator[Edge]:
    """Imports of ours by ours, wherever in a module they stand."""
    for module in graph.modules:
        if graph.is_module_squashed(module):
            continue
        for imported in graph.find_modules_directly_imported_by(module):
            yield module, imported


def edges_from_beside(graph: grimp.ImportGraph) -> Iterator[Edge]:
    """Imports by the modules beside the packages, which the graph does not read."""
    for path in ROOT.glob("*.py"):
        for imported in imported_by(path.read_text()):
            if imported in graph.modules:
                yield path.stem, imported


def imported_by(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
