"""Cells of tables: what is a number, what stays text, and what a workbook and a CSV make of it."""

from __future__ import annotations

import csv
import io
from datetime import UTC, datetime
from io import StringIO
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openpyxl import load_workbook

from tournaments.exports.spreadsheet import FORMULA_SIGNS, quoted, spreadsheet, unquoted
from tournaments.exports.tables import Cell, Figure, Table, figure, money
from tournaments.exports.workbook import table_xlsx


@pytest.mark.parametrize(
    ("text", "number"),
    [("0", 0), ("2½", 2.5), ("½", 0.5), ("12¾", 12.75), ("-1½", -1.5), ("1740.25", 1740.25)],
)
def test_points_and_values_are_numbers(text: str, number: float) -> None:
    assert figure(text) == Figure(text, number)


@pytest.mark.parametrize("text", ["", "-", "4w1", "=1", "1 2", "½½", "+5", "1e5", "٣x", "²"])
def test_all_else_stays_text(text: str) -> None:
    assert figure(text) == text


def test_money_has_the_decimals_of_its_currency() -> None:
    assert money(30050, 2) == Figure("300.50", 300.5)
    assert money(30050, 0) == Figure("30050", 30050)
    assert money(30050, 3) == Figure("30.050", 30.05)


@settings(deadline=None)
@given(st.text(st.characters(codec="utf-8"), max_size=40))
def test_no_text_becomes_a_formula(text: str) -> None:
    table = Table(name="x", title=text, head=("a", "b"), lines=((text, 1),))
    sheet = load_workbook(io.BytesIO(table_xlsx(table, (text,), datetime.now(UTC)))).active
    assert sheet is not None
    cells = [cell for row in sheet.iter_rows() for cell in row if cell.value is not None]
    assert {cell.data_type for cell in cells} <= {"s", "n"}
    written = spreadsheet([[text]])[1:].removesuffix("\r\n").lstrip('"')
    assert not written.startswith(FORMULA_SIGNS)


ODD: Final = "=+-@\t\r\n;, '\"a1\u200b\ufeff\u00a0＝"


@settings(deadline=None)
@given(st.text(st.sampled_from(ODD), max_size=12))
def test_what_is_quoted_is_unquoted_as_it_was(text: str) -> None:
    assert unquoted(quoted(text)) == text


@settings(deadline=None)
@given(st.text(st.sampled_from(ODD), max_size=12))
def test_no_cell_is_a_formula_whatever_separates_cells(text: str) -> None:
    """Where programs use semicolons, or tabs, a text of ours is several cells."""
    written = spreadsheet([["before", text, "behind"]])[1:]
    for separator in ",;\t":
        for line in written.splitlines():
            for cell in line.split(separator):
                seen = cell.strip(' \u00a0\u200b\ufeff"')
                assert separator == "," or not seen.startswith(("=", "+", "-", "@", "＝")), cell
    (cells,) = csv.reader(StringIO(written, newline=""))
    assert cells[1].lstrip("\ufeff\u200b\u00a0 \t\r\n")[:1] not in set("=+-@＝")


@pytest.mark.parametrize(
    ("text", "written"),
    [
        (" =1+1", "' =1+1"),
        ("\ufeff@SUM(1)", "'\ufeff@SUM(1)"),
        ("\n=1", "'\n'=1"),
        ("x;=1+1;", "x;'=1+1;"),
        ("x\t-1", "x\t'-1"),
        ("Müller-Lüdenscheidt; Berg", "Müller-Lüdenscheidt; Berg"),
        ("O'Hara", "O'Hara"),
    ],
)
def test_where_a_formula_could_begin_there_is_a_mark(text: str, written: str) -> None:
    assert quoted(text) == written


def test_a_cell_is_as_long_as_a_workbook_allows() -> None:
    lines: tuple[tuple[Cell, ...], ...] = (("x" * 40_000,),)
    table = Table(name="x", title="x", head=("a",), lines=lines)
    sheet = load_workbook(io.BytesIO(table_xlsx(table, ("x",), datetime.now(UTC)))).active
    assert sheet is not None
    assert len(str(sheet["A4"].value)) == 32_767
