"""Numbers of files are written with the digits 0 to 9; `int()` alone takes `١`, `1_0`, `+1`."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from pairing.reported_table import lots_comment, lots_in
from pairing.trf import PlayerRecord, Report, ReportError, read_report, write_report
from pairing.trf.regulations import changes_in
from tournaments.domain.settings.dates import YEARS, dates_sound
from tournaments.domain.settings.settings import Settings
from tournaments.ratings.rate_of_play import minutes_for_60_moves
from tournaments.words import say

pytestmark = pytest.mark.registries

ROOT = Path(__file__).parents[2]
READERS = (
    "pairing/trf",
    "pairing/reported.py",
    "pairing/reported_table.py",
    "pairing/ranking/criteria.py",
    "tournaments/imports",
    "tournaments/rating_lists",
    "tournaments/ratings",
    "tournaments/exports/report_lines.py",
    "tournaments/domain/settings/time_controls.py",
    "tournaments/domain/settings",
)
"""Where texts of files become numbers and days."""

PATTERNS = frozenset({"compile", "match", "fullmatch", "search", "findall", "finditer", "sub"})


SIGNS = frozenset({"sign", "code"})
"""Whether a text has a digit anywhere, of whatever script; and the codes of our own records."""


def modules() -> Iterator[Path]:
    for name in READERS:
        place = ROOT / name
        yield from sorted(place.rglob("*.py")) if place.is_dir() else [place]


def faults(source: str) -> list[str]:
    """Patterns that take any script's digits, and numbers that are asked for less than 0 to 9."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    return [
        f"line {call.lineno}"
        for call in calls
        if _takes_any_digit(call) or _asks_half(call, source)
    ]


def _takes_any_digit(call: ast.Call) -> bool:
    called = call.func
    if not (isinstance(called, ast.Attribute) and called.attr in PATTERNS):
        return False
    if not (isinstance(called.value, ast.Name) and called.value.id == "re"):
        return False
    text = ast.unparse(call)
    for letters_or_refused in (r"[^\\W\\d", r"(?P<unread>\\d)"):
        text = text.replace(letters_or_refused, "")
    return r"\d" in text and "ASCII" not in text


def _asks_half(call: ast.Call, source: str) -> bool:
    """`isdigit()` of a whole text where nobody asks `isascii()` beside it."""
    called = call.func
    if not (
        isinstance(called, ast.Attribute) and called.attr in {"isdigit", "isdecimal", "isnumeric"}
    ):
        return False
    if isinstance(called.value, ast.Name) and called.value.id in SIGNS:
        return False
    return "isascii" not in source.splitlines()[call.lineno - 1]


@pytest.mark.parametrize("path", list(modules()), ids=lambda path: str(path.relative_to(ROOT)))
def test_a_reader_takes_the_digits_of_files_alone(path: Path) -> None:
    assert faults(path.read_text(encoding="utf-8")) == []


# --- controls ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "source",
    [
        r're.compile(r"(\d{4})")',
        r're.fullmatch(r"\d+", text)',
        "text.isdigit()",
        "text.isdecimal() and len(text) < 4",
    ],
)
def test_a_reader_of_any_digits_is_noticed(source: str) -> None:
    assert faults(source) == ["line 1"]


@pytest.mark.parametrize(
    "source",
    [
        r're.compile(r"(\d{4})", re.ASCII)',
        "text.isascii() and text.isdigit()",
        "any(sign.isdigit() for sign in text)",
    ],
)
def test_a_reader_of_plain_digits_is_none(source: str) -> None:
    assert faults(source) == []


# --- what comes of them -------------------------------------------------------------------------


@pytest.mark.parametrize("number", ["١", "+1", "1_0", "²"])
def test_no_record_001_takes_it_for_a_number(number: str) -> None:
    player = write_report(Report(players=(PlayerRecord(1, "A"), PlayerRecord(2, "B"))))
    other = player.replace("001    1", f"001 {number:>4}")
    assert other != player
    with pytest.raises(ReportError):
        read_report(other)


def test_no_comment_takes_digits_of_another_script() -> None:
    said = lots_comment(3, "abc")
    assert lots_in([said]) == (3, "abc")
    assert lots_in([said.replace("3", "٣")]) is None
    change = "### Regulations changed by the chief arbiter @ Round 3: rounds 7 -> 9"
    assert changes_in((change,))
    assert not changes_in((change.replace("3", "٣"),))
    assert not changes_in((change.replace("7", "٧"),))


@pytest.mark.parametrize("text", ["٩٠ min + 30 s", "90 min/٤٠ + 30 min", "٩٠/٤٠"])
def test_no_rate_of_play_is_read_of_another_script(text: str) -> None:
    assert minutes_for_60_moves(text) is None


@pytest.mark.parametrize("day", ["1899-12-31", "2200-01-01"])
def test_a_day_of_another_century_is_refused_with_the_years_that_are_taken(day: str) -> None:
    for settings in (
        Settings(start_date=day),
        Settings(end_date=day),
        Settings(round_starts=(day,)),
    ):
        refused = dates_sound(settings)
        assert refused is not None
        assert f"{YEARS[0]} to {YEARS[-1]}" in say(refused)
