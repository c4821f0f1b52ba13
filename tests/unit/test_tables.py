"""Cells of tables: what is a number, what stays text, and what a workbook and a CSV make of it."""

from __future__ import annotations

import io
from datetime import UTC, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openpyxl import load_workbook

from tournaments.exports.spreadsheet import FORMULA_SIGNS, spreadsheet
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


def test_a_cell_is_as_long_as_a_workbook_allows() -> None:
    lines: tuple[tuple[Cell, ...], ...] = (("x" * 40_000,),)
    table = Table(name="x", title="x", head=("a",), lines=lines)
    sheet = load_workbook(io.BytesIO(table_xlsx(table, ("x",), datetime.now(UTC)))).active
    assert sheet is not None
    assert len(str(sheet["A4"].value)) == 32_767
