"""`docs/recipes.md` is followed word for word: what it adds works, and what is left out is named.

A step is "**n.** `path`, WHERE:" with a block of text, where WHERE is "a new file", "at the end",
"before", "after" or "instead of" a line that begins so; "and WHERE:" goes on in the same file.

All recipes are followed in one copy and checked at once, and of each something is left out at the
same time: what takes long is to start the program, not to look for one name more.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import zip_longest
from pathlib import Path
from typing import Final, NamedTuple

import pytest

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs" / "recipes.md").read_text(encoding="utf-8")
COPIED: Final = ("config", "docs", "events", "frontend", "pairing", "tests", "tournaments")
FILES: Final = ("file_lock.py", "manage.py", "pyproject.toml", "startup.py")
NO_PRODUCT: Final = ("tests/", "docs/")
MADE_BY_RUNS: Final = ("tests/unit/domain/golden",)
MOST_FILES: Final = 5

START: Final = "the start of any program"
TOGETHER: Final[dict[str, tuple[frozenset[str], ...]]] = {
    "Add a kind of note on a board": (frozenset({"2", "3"}),),
    "Add an event with its command": (frozenset({"7", "8", "9", "10", "11", "13"}),),
    "Add a print": (frozenset({"3", "5"}),),
    "Add a setting": (frozenset({"3", "4", "5"}),),
    "Add a regulation": (frozenset({"4", "5", "6"}),),
}
"""Steps of a recipe that are left out together: none hides that another is missing."""

EDIT: Final = re.compile(
    r"^(?:\*\*(?P<number>\d+)\.\*\* `(?P<path>[^`]+)`, |and )"
    r"(?:in `(?P<within>[^`]+)`, )?"
    r"(?P<where>a new file|at the end|before|after|instead of)(?: `(?P<line>[^\n]+)`)?:\n"
    r"```\w+\n(?P<text>.*?)^```$",
    re.M | re.S,
)
RUN: Final = re.compile(r"^\*\*(?P<number>\d+)\.\*\* Run `python -m (?P<module>[\w.]+)`", re.M)
ON_THE_PAGE: Final = re.compile(r"^On the page: (.*)$", re.M)
ROW: Final = re.compile(r"^\| (\d[^|]*) \| `(.+)` \| (.+) \|$", re.M)


class Edit(NamedTuple):
    """`line` is the beginning of one, after the line that begins with `within`."""

    number: str
    path: str
    within: str
    where: str
    line: str
    text: str

    def apply(self, folder: Path) -> None:
        file = folder / self.path
        if self.where == "a new file":
            assert not file.exists(), f"{self.path} is there already"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(self.text, encoding="utf-8")
            return
        lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
        file.write_text("".join(self._edited(lines)), encoding="utf-8")

    def _edited(self, lines: list[str]) -> list[str]:
        if self.where == "at the end":
            return [*lines, "\n\n", self.text]
        begins = self._place(lines, self.within, 0) if self.within else 0
        at = self._place(lines, self.line, begins)
        kept = [] if self.where == "instead of" else [lines[at]]
        parts = [self.text, *kept] if self.where == "before" else [*kept, self.text]
        return [*lines[:at], *parts, *lines[at + 1 :]]

    def _place(self, lines: Sequence[str], wanted: str, begins: int) -> int:
        for at, line in enumerate(lines[begins:], begins):
            if line.startswith(wanted) or line.lstrip().startswith(wanted):
                return at
        raise AssertionError(f"step {self.number}: no line of {self.path} begins with {wanted!r}")


class Forgotten(NamedTuple):
    steps: frozenset[str]
    says: str
    where: str
    """A test or a file of tests; `START`."""


class Recipe(NamedTuple):
    title: str
    text: str

    @property
    def edits(self) -> Iterator[Edit]:
        number = path = ""
        for each in EDIT.finditer(self.text):
            number, path = each["number"] or number, each["path"] or path
            within, line = each["within"] or "", each["line"] or ""
            yield Edit(number, path, within, each["where"], line, each["text"])

    @property
    def runs(self) -> dict[str, str]:
        return {each["number"]: each["module"] for each in RUN.finditer(self.text)}

    @property
    def forgotten(self) -> list[Forgotten]:
        return [
            Forgotten(frozenset(re.findall(r"\d+", steps)), says, where.strip("`"))
            for steps, says, where in ROW.findall(self.text)
        ]

    @property
    def product(self) -> set[str]:
        """The files of the program that it touches."""
        pages = " ".join(ON_THE_PAGE.findall(self.text))
        touched = {edit.path for edit in self.edits} | set(re.findall(r"`([^`]+)`", pages))
        return {path for path in touched if not path.startswith(NO_PRODUCT)}

    @property
    def checks(self) -> list[str]:
        """What the table names, and the tests that the recipe itself adds to."""
        named = {row.where for row in self.forgotten} - {START}
        added = {
            f"{edit.path}::{name}"
            for edit in self.edits
            for name in re.findall(r"^def (test_\w+)", edit.text, re.M)
        }
        return sorted(named | added)

    def left_out(self) -> list[list[Forgotten]]:
        """The rows of the table, those together that are left out at once; first what is run."""
        groups: dict[frozenset[str], list[Forgotten]] = {}
        for row in self.forgotten:
            together = (each for each in TOGETHER.get(self.title, ()) if row.steps <= each)
            steps = next(together, row.steps) if len(row.steps) == 1 else row.steps
            if row.where != START:
                groups.setdefault(steps, []).append(row)
        return [groups[steps] for steps in sorted(groups, key=self.runs.keys().isdisjoint)]


SECTIONS: Final = [Recipe(*part.split("\n", 1)) for part in re.split(r"^## ", PAGE, flags=re.M)[1:]]
RECIPES: Final = [section for section in SECTIONS if "**1.**" in section.text]
"""The others say where to look, and have no steps."""

LeftOut = Mapping[str, Sequence[Forgotten]]
"""Rows of the tables, by recipe."""

AT_ONCE: Final[list[LeftOut]] = [
    {recipe.title: rows for recipe, rows in zip(RECIPES, groups, strict=True) if rows}
    for groups in zip_longest(*(recipe.left_out() for recipe in RECIPES))
]
AT_THE_START: Final[list[LeftOut]] = [
    {recipe.title: [row]} for recipe in RECIPES for row in recipe.forgotten if row.where == START
]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program; whoever follows a recipe in it puts it back."""
    folder = tmp_path_factory.mktemp("recipes")
    skip = shutil.ignore_patterns("images", "node_modules")
    for name in COPIED:
        shutil.copytree(ROOT / name, folder / name, ignore=skip)
    for name in FILES:
        shutil.copy2(ROOT / name, folder)
    return folder


@contextmanager
def followed(
    recipes: Sequence[Recipe], folder: Path, but: LeftOut, *, run: bool = True
) -> Iterator[None]:
    """The recipes are followed in the copy, one after the other, but for these steps."""
    edits = [edit for recipe in recipes for edit in recipe.edits]
    try:
        for recipe in recipes:
            missing = _steps(but.get(recipe.title, ()))
            for edit in recipe.edits:
                if edit.number not in missing:
                    edit.apply(folder)
        for module in _to_run(recipes, but) if run else ():
            code, output = _python(folder, "-m", module)
            assert code == 0, output
        yield
    finally:
        _put_back(folder, [*(edit.path for edit in edits), *MADE_BY_RUNS])


def _steps(rows: Iterable[Forgotten]) -> frozenset[str]:
    return frozenset[str]().union(*(row.steps for row in rows))


def _to_run(recipes: Sequence[Recipe], but: LeftOut) -> Collection[str]:
    """Once each; what one recipe leaves out is not run for another either."""
    every = {module for recipe in recipes for module in recipe.runs.values()}
    missing = {
        module
        for recipe in recipes
        for number, module in recipe.runs.items()
        if number in _steps(but.get(recipe.title, ()))
    }
    return every - missing


def _put_back(folder: Path, paths: Iterable[str]) -> None:
    for path in paths:
        if (ROOT / path).is_dir():
            shutil.rmtree(folder / path)
            shutil.copytree(ROOT / path, folder / path)
        elif (ROOT / path).exists():
            shutil.copy2(ROOT / path, folder / path)
        else:
            (folder / path).unlink(missing_ok=True)


def _python(folder: Path, *arguments: str) -> tuple[int, str]:
    ran = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={"PATH": "/usr/bin:/bin", "HOME": str(folder), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )
    return ran.returncode, ran.stdout + ran.stderr


def _checked(folder: Path, wheres: Iterable[str]) -> tuple[int, str]:
    quiet = ("-q", "-n0", "-vv", "-p", "no:cacheprovider")
    return _python(folder, "-m", "pytest", *quiet, *sorted({*wheres}))


def _unnamed(but: LeftOut, output: str) -> Iterator[str]:
    """What is left out, and nobody says so."""
    failed = "\n".join(line for line in output.splitlines() if "PASSED" not in line)
    for title, rows in but.items():
        for row in rows:
            failing = row.where == START or re.search(
                rf"^(FAILED|ERROR) {re.escape(row.where)}", failed, re.M
            )
            if not failing or row.says not in failed:
                step = " and ".join(sorted(row.steps))
                yield f"{title}, step {step}: {row.where} does not say {row.says}:\n{output}"


def test_the_page_has_all_of_them() -> None:
    assert len(RECIPES) == 8
    for recipe in RECIPES:
        assert list(recipe.edits), recipe.title
        assert recipe.forgotten, recipe.title
        blocks = recipe.text.count("```") // 2
        assert len(list(recipe.edits)) == blocks, f"{recipe.title}: a block that no step reads"


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.title)
def test_a_recipe_takes_five_files_at_most(recipe: Recipe) -> None:
    assert len(recipe.product) <= MOST_FILES, sorted(recipe.product)
    new = {edit.path for edit in recipe.edits if edit.where == "a new file"}
    assert [path for path in recipe.product - new if not (ROOT / path).exists()] == []


def test_a_line_that_is_not_there_any_more_is_named(tmp_path: Path) -> None:
    """A control."""
    (tmp_path / "roles.py").write_text("DESK = 1\n")
    step = "**2.** `roles.py`, after `FLOOR`:\n```python\nDOOR = 2\n```\n"
    with pytest.raises(AssertionError, match=r"step 2: no line of roles\.py begins with 'FLOOR'"):
        next(Recipe("Add", step).edits).apply(tmp_path)


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.title)
def test_a_recipe_needs_no_other(recipe: Recipe, copy: Path) -> None:
    """Followed alone it leaves no name unknown, and nothing for `ruff` to mend."""
    paths = sorted({edit.path for edit in recipe.edits if edit.path.endswith(".py")})
    with followed([recipe], copy, {}, run=False):
        for looked_at in (("check",), ("format", "--check")):
            code, output = _python(copy, "-m", "ruff", *looked_at, "--no-cache", *paths)
            assert code == 0, output


@pytest.mark.slow
def test_what_is_followed_works(copy: Path) -> None:
    with followed(RECIPES, copy, {}):
        code, output = _checked(copy, (check for recipe in RECIPES for check in recipe.checks))
    assert code == 0, output


@pytest.mark.slow
@pytest.mark.parametrize("but", AT_ONCE, ids=range(1, len(AT_ONCE) + 1))
def test_what_is_left_out_is_named(but: LeftOut, copy: Path) -> None:
    with followed(RECIPES, copy, but):
        _, output = _checked(copy, (row.where for rows in but.values() for row in rows))
    assert [*_unnamed(but, output)] == []


@pytest.mark.slow
@pytest.mark.parametrize("but", AT_THE_START, ids=lambda but: " ".join(but))
def test_what_is_left_out_is_named_at_the_start(but: LeftOut, copy: Path) -> None:
    with followed(RECIPES, copy, but, run=False):
        _, output = _python(copy, "-c", "import tournaments.domain")
    assert [*_unnamed(but, output)] == []
