"""The report to the federation in a browser: test, package, revision and reason (S59 to S61)."""

from __future__ import annotations

from playwright.sync_api import expect

from .console_hall import Console


def test_s60_the_chief_tests_the_report_and_makes_packages(chief: Console) -> None:
    page = chief.open("ending", "federation-report")
    page.get_by_role("button", name="Test the report").press("Enter")
    expect(page.locator("#self-test .notice")).to_contain_text("is the same tournament")
    page.get_by_role("button", name="Make report 1").click()
    page.locator("dialog[open] [value=yes]").click()
    expect(page.get_by_role("button", name="Make report 2")).to_be_visible()
    page.get_by_role("button", name="Make report 2").click()
    page.locator("dialog[open] input[type=radio]").first.check()
    page.locator("dialog[open] [value=yes]").click()
    expect(page.locator("#federation-report")).to_contain_text("Why: Wrong FIDE id")
    page.get_by_text("What it says otherwise than report 1").click()
    expect(page.locator("#federation-report")).to_contain_text("Nothing in the report file.")
    page.get_by_role("button", name="Compare report 1 with its digest").click()
    expect(page.locator("#report-digest-1")).to_contain_text("byte for byte")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").first.click()
    assert download.value.suggested_filename == "ending-federation-report-2.zip"
    page.get_by_role("button", name="Make report 3").click()
    page.locator("dialog[open] input[type=radio]").first.check()
    page.locator("dialog[open] [value=yes]").click()
    expect(page.get_by_role("button", name="Make report 4")).to_be_visible()
    expect(page.locator("#report-changes-2 li")).to_be_visible()  # what was opened stays open
    expect(page.locator("#report-changes-3 li")).to_have_count(0)
    for width in (1440, 768, 390):
        page.set_viewport_size({"width": width, "height": 900})
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, f"{wide} at {width}"
