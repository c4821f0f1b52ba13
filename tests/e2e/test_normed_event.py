"""An event in which norms were made, to its certificates; and the package of one that is over,
with the one that replaces it (S58, S60, S61)."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from playwright.sync_api import Page, expect
from pypdf import PdfReader

from startup import services
from tests.app.started import Hall, started

from .console_hall import Console, board, prepared, result, settled
from .looks import look
from .normed_hall import NORMED, SENT
from .public_hall import PHONE

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]


@pytest.fixture(scope="module")
def hall(pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    data = prepared(pytestconfig, tmp_path_factory.mktemp("normed"), "tests.e2e.normed_hall")
    with started(data, "--no-demo") as hall:
        yield hall


def test_s58_what_is_missing_is_supplied_and_the_certificates_are_whole(chief: Console) -> None:
    page = chief.open(NORMED, "norms")
    expect(page.get_by_text("made, as it stands").nth(1)).to_be_visible()
    _nothing_is_missing_but_signatures(chief)
    look(page, "normed-report", "light")
    desk = page.viewport_size
    page.set_viewport_size(PHONE)
    look(page, "normed-report", "light")
    assert desk is not None
    page.set_viewport_size(desk)
    _certificates_are_whole(page)


def test_s60_s61_a_package_checks_itself_and_the_next_one_says_what_changed(
    chief: Console, tmp_path: Path
) -> None:
    page = chief.open(SENT, "federation-report")
    first = _package(page, 1, tmp_path)
    assert {"IT3.pdf", "report.trf", "games.pgn"} <= first.keys()
    _a_result_is_corrected(chief)
    chief.open(SENT, "federation-report")
    expect(page.locator("#federation-report .notice.warn")).to_contain_text("Since then the report")
    second = _package(page, 2, tmp_path)
    about = second["README.txt"].decode()
    assert about.count(", round 1: ") == 2, about
    page.locator("#report-changes-2 summary").click()
    expect(page.locator("#report-changes-2 li").filter(has_text=", round 1: ")).to_have_count(2)


def _nothing_is_missing_but_signatures(chief: Console) -> None:
    """Each line names what is missing and who supplies it, until it is there."""
    page = chief.open(NORMED, "federation-report")
    checks = page.locator(".report-checks tr[data-verdict=failed]")
    expect(checks.filter(has_text="is not closed")).to_contain_text("chief arbiter")
    expect(checks.filter(has_text="Arbiters:")).to_contain_text("FIDE id")
    chief.open(NORMED, "settings")
    page.fill("[name=chief_arbiter]", "IA Anna Nováková (328448)")
    form = page.locator("#settings")
    form.get_by_role("button", name="Save").click()
    expect(form.locator("[data-part=answer][data-state=recorded]")).to_be_visible()
    _close(chief, NORMED)
    chief.open(NORMED, "federation-report")
    expect(checks).to_have_count(0)


def _certificates_are_whole(page: Page) -> None:
    links = page.get_by_role("link", name=re.compile("^IT1, "))
    assert links.count() >= 2
    for link in links.all()[:2]:
        title, name = re.fullmatch(r"IT1, (\w+): (.+)", link.inner_text().strip()).groups()  # type: ignore[union-attr]
        with page.expect_download() as download:
            link.click()
        text = PdfReader(download.value.path()).pages[0].extract_text()
        assert f"Certificate of Title Result: {title}" in text
        assert name in text
        assert "328448" in text
    for form in ("FA1", "IA1"):
        with page.expect_download() as download:
            page.get_by_role("link", name=re.compile(f"^{form}: FA Bob Brown")).click()
        assert "1503014" in PdfReader(download.value.path()).pages[0].extract_text()


def _package(page: Page, number: int, folder: Path) -> dict[str, bytes]:
    """Made, downloaded, and its bundle checked by what it brings, on a bare Python."""
    page.get_by_role("button", name=f"Make report {number}").click()
    if number > 1:
        page.locator("dialog[open] input[type=radio]").first.check()
    page.locator("dialog[open] [value=yes]").click()
    row = page.locator(".papers > li", has_text=f"Report {number}")
    with page.expect_download() as download:
        row.get_by_role("link", name="Download").click()
    with ZipFile(download.value.path()) as archive:
        contents = {name: archive.read(name) for name in archive.namelist()}
    bundle = next(name for name in contents if name.endswith(".zip"))
    place = folder / str(number)
    with ZipFile(BytesIO(contents[bundle])) as archive:
        archive.extractall(place)
    done = subprocess.run(
        [sys.executable, "-I", "-S", "check.py"],
        cwd=place,
        env={},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert "Everything fits" in done.stdout
    return contents


def _a_result_is_corrected(chief: Console) -> None:
    page = chief.open(SENT, "pairing")
    page.get_by_role("button", name="Reopen the tournament").click()
    page.locator("dialog[open] input[type=radio]").first.check()
    page.locator("dialog[open] [value=yes]").click()
    expect(page.get_by_role("button", name="Close the tournament")).to_be_visible()
    chief.open(SENT, "results")
    board(page, 1).locator("[data-part=white-name]").click()
    white_won = result(page, 1).inner_text() == "1–0"
    page.keyboard.press("0" if white_won else "1")
    expect(page.locator("dialog[open] .reach-head")).to_be_visible()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    settled(page, 1, "0–1" if white_won else "1–0")
    _close(chief, SENT)


def _close(chief: Console, slug: str) -> None:
    page = chief.open(slug, "pairing")
    page.get_by_role("button", name="Close the tournament").click()
    page.locator("dialog[open] [value=yes]").click()
    expect(page.get_by_role("button", name="Reopen the tournament")).to_be_visible()


def test_the_chief_enters_two_lines_of_direct_titles_and_sees_who_reaches_them(
    chief: Console,
) -> None:
    page = chief.open(NORMED, "norms")
    page.get_by_role("link", name="Table of direct titles").first.click()
    page.get_by_label("Edition").fill("Title Regulations of the example")
    for at in range(2):
        page.get_by_role("button", name="Add a line").click()
        expect(page.locator("#title-lines .prize-fields")).to_have_count(at + 1)
    gold, half = (page.locator("#title-lines .prize-fields").nth(at) for at in range(2))
    gold.get_by_label("Name (World").fill("Gold")
    gold.locator("[data-at=by]").select_option("tied-place")
    gold.get_by_label("Rating to have been reached").fill("2700")
    expect(gold.locator("[data-at=share]")).to_be_hidden()
    half.locator("[data-at=title]").select_option("CM")
    half.locator("[data-at=by]").select_option("score")
    half.locator("[data-at=share]").fill("66⅔")
    half.get_by_label("Games played at least").fill("9")
    expect(half.get_by_label("First place")).to_be_hidden()
    look(page, "direct-titles-form", "light")
    page.get_by_role("button", name="Save the table").click()
    expect(page.locator(".error", has_text="Say where the table is read")).to_be_visible()
    page.get_by_label("Where it is read").fill("a letter of FIDE")
    page.get_by_role("button", name="Save the table").click()
    page.wait_for_url(re.compile("/norms/$"))
    table = page.locator("section[aria-labelledby=direct-titles]")
    expect(table).to_contain_text("Title Regulations of the example (a letter of FIDE)")
    first, second = (table.locator(".title-line").nth(at) for at in range(2))
    expect(first.locator("h3")).to_have_text("FM Gold")
    expect(first.locator("li").first).to_contain_text("Place 1")
    expect(second).to_contain_text(
        "at least 66⅔ % of the points of 9 games played or more (6 of 9)"
    )
    look(page, "direct-titles", "light")
    page.set_viewport_size(PHONE)
    look(page, "direct-titles", "light")
