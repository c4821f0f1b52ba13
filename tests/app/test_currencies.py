"""Prizes in currencies without decimals, and with three: every page, sheet, file and address."""

from __future__ import annotations

import csv
import re
from html import unescape
from io import BytesIO, StringIO
from typing import Any, NamedTuple

import pytest
from openpyxl import load_workbook
from pypdf import PdfReader

from frontend.public.pages import render
from tournaments.domain.prizes.commands import SetPrizeFund
from tournaments.domain.prizes.fund import Prize, PrizeFund, PrizeList, PrizeTax
from tournaments.domain.tournament.commands import CloseTournament
from tournaments.public.kept_views import newest_view

from .api import Api, body
from .builders import Hall, open_hall

pytestmark = pytest.mark.django_db

FUND, MORE, LESS, TAX, PAID = 1_000, 334, 333, 33, 301
"""Smallest units: three share a thousand, and a tenth of that is held back."""


class Counted(NamedTuple):
    """A currency, and how these sums are written in it."""

    currency: str
    decimals: int
    fund: str
    more: str
    less: str
    tax: str
    paid: str


CURRENCIES = (
    Counted("JPY", 0, "1000", "334", "333", "33", "301"),
    Counted("EUR", 2, "10", "3.34", "3.33", "0.33", "3.01"),
    Counted("KWD", 3, "1", "0.334", "0.333", "0.033", "0.301"),
    Counted("UYW", 4, "0.1000", "0.0334", "0.0333", "0.0033", "0.0301"),
)


@pytest.fixture(params=CURRENCIES, ids=lambda each: each.currency)
def counted(request: pytest.FixtureRequest) -> Counted:
    each: Counted = request.param
    return each


@pytest.fixture
def hall(counted: Counted) -> Hall:
    """Three of eight players have won the one round."""
    hall = open_hall(players=8, rounds=1)
    main = PrizeList(id=1, name="Main", prizes=(Prize(money=FUND), Prize(), Prize()))
    fund = PrizeFund(
        currency=counted.currency,
        decimals=counted.decimals,
        public=True,
        tax=PrizeTax(percent=1_000),
        lists=(main,),
    )
    hall.do(SetPrizeFund(fund=fund))
    hall.pair()
    hall.publish()
    hall.results(1, "1-0", "1-0", "1-0", "1/2-1/2")
    return hall


def words(html: str) -> str:
    shown = html[html.index("<main") :] if "<main" in html else html
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", shown)).split())


def page(hall: Hall, place: str, **query: str) -> str:
    answer = hall.client().get(f"/console/{hall.slug}/{place}", query)
    assert answer.status_code == 200
    return words(answer.content.decode())


def test_the_api_counts_in_smallest_units_and_says_so(hall: Hall, counted: Counted) -> None:
    row = Api(hall).get("prizes/").body["prizes"]
    assert (row["currency"], row["decimals"]) == (counted.currency, counted.decimals)
    shares = [each["money"] for each in row["lists"][0]["shares"]]
    assert shares == [MORE, LESS, LESS]
    assert sum(shares) == row["money"] == row["paid"] + row["tax"] == FUND
    assert row["winners"][0]["paid"] == PAID


def test_the_console_writes_sums_in_the_decimals_of_their_currency(
    hall: Hall, counted: Counted
) -> None:
    text = page(hall, "prizes/")
    assert f"Fund {counted.fund} {counted.currency}" in text
    for sum_ in (counted.more, counted.less, counted.tax, counted.paid):
        assert f" {sum_} " in text
    how = f"Places 1 to 3: {counted.fund} in all, shared by 3 players."
    assert text.count(how) == 3
    form = hall.client().get(f"/console/{hall.slug}/prizes/fund/").content.decode()
    assert f">{counted.fund}\n0\n0</textarea>" in form
    smallest = f"{1 / 10**counted.decimals:.{counted.decimals}f}, the smallest unit"
    assert f">{smallest}</option>" in form


def test_paper_writes_them_so(hall: Hall, counted: Counted) -> None:
    assert f"Prize ({counted.currency})" in page(hall, "print/prizes/")
    text = page(hall, "print/receipts/")
    for line, sum_ in {
        "Prize money": counted.more,
        "Tax held back: 10 % tax is held back": counted.tax,
        "Paid out": counted.paid,
    }.items():
        assert f"{line} {sum_} {counted.currency}" in text
    for which, sum_ in {"prizes": counted.more, "receipts": counted.paid}.items():
        answer = hall.client().get(f"/console/{hall.slug}/print/{which}/?as=pdf")
        pages = PdfReader(BytesIO(answer.content)).pages
        assert sum_ in "".join(each.extract_text() for each in pages)


def test_files_hold_numbers_in_the_currency(hall: Hall, counted: Counted) -> None:
    address = f"/api/v1/tournaments/{hall.slug}/prizes"
    lines = [*csv.reader(StringIO(hall.client().get(f"{address}.csv").content.decode()))]
    head = next(line for line in lines if "player" in line or "Name" in line)
    column = head.index(f"prize ({counted.currency})")
    sums = [line[column] for line in lines[lines.index(head) + 1 :]]
    written = [f"{each / 10**counted.decimals:.{counted.decimals}f}" for each in (MORE, LESS, LESS)]
    assert sums == written
    book = load_workbook(BytesIO(hall.client().get(f"{address}.xlsx").content)).active
    assert book is not None
    cells = [cell.value for row in book.iter_rows() for cell in row]
    assert [each for each in cells if isinstance(each, float | int) and each in map(float, sums)]


def test_the_public_reads_them_so(hall: Hall, counted: Counted) -> None:
    hall.do(CloseTournament())
    public = words((render(newest_view(hall.slug), "prizes", "") or b"").decode())
    assert f"{counted.fund} {counted.currency} in all" in public
    assert f" {counted.more} " in public
    winner = Api(hall).get("prizes/").body["prizes"]["winners"][0]["player"]
    own = words((render(newest_view(hall.slug), "player", str(winner)) or b"").decode())
    assert f"{counted.more} {counted.currency}" in own


def test_what_moved_is_said_with_its_currency(hall: Hall, counted: Counted) -> None:
    moved = Api(hall).get("prizes/moved/", at=2).body["prizes"]
    assert [each["new_gets"] for each in moved] == [
        f"{sum_} {counted.currency}: Main 1–3"
        for sum_ in (counted.more, counted.less, counted.less)
    ]
    assert {each["gets"] for each in moved} == {""}
    assert moved[0]["new_gets"] in page(hall, "prizes/", since="2")
    game = hall.game(1)
    asked = Api(hall).get("reach/result/", game=game.id, result="0-1").body["reach"]["prizes"]
    assert f"{counted.more} {counted.currency}: Main 1–3" in {each["gets"] for each in asked}


def test_another_currency_moves_what_everybody_gets(hall: Hall) -> None:
    seen = hall.state.seq
    lists = hall.state.prize_fund.lists
    hall.do(SetPrizeFund(fund=PrizeFund(currency="CZK", lists=lists)), reason="the bank")
    moved = Api(hall).get("prizes/moved/", at=seen).body["prizes"]
    assert moved[0]["new_gets"] == "3.34 CZK: Main 1–3"


@pytest.mark.parametrize(
    ("fund", "field", "said"),
    [
        (
            {"currency": "EUE"},
            "currency",
            "There is no currency EUE in ISO 4217; write its three letters, like EUR.",
        ),
        (
            {"currency": "JPY"},
            "decimals",
            "Sums in JPY have no decimals, and this fund counts with 2.",
        ),
        (
            {"currency": "BHD", "decimals": 2},
            "decimals",
            "Sums in BHD have 3 decimals, and this fund counts with 2.",
        ),
    ],
)
def test_a_sum_that_could_mean_another_is_refused(
    fund: dict[str, Any], field: str, said: str
) -> None:
    api = Api(open_hall(players=2))
    given = fund | {"lists": [{"id": 1, "prizes": [{"money": 500}]}]}
    answered = api.post("commands/set-prize-fund/", body(command={"fund": given}))
    assert answered.status == 422
    (error,) = answered.body["errors"]
    assert (error["field"], error["message"]) == (f"$.command.fund.{field}", said)
