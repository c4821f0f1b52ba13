"""Photos with a correction, a decision and an appeal; a person erased from the console."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from pypdf import PdfReader

from startup import services
from tests.app.builders import photo
from tests.app.started import Hall

from .console_hall import PATIENCE, board, console, settled
from .looks import look

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

NAME = "Zvěřinová, Kateřina"


@pytest.fixture(scope="module")
def slip(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A photo on the device."""
    file = tmp_path_factory.mktemp("photos") / "slip.png"
    file.write_bytes(photo())
    return file


def correct(page: Page, number: int, file: Path) -> None:
    """Board `number` becomes a draw, with a reason and the photo of its slip."""
    board(page, number).click()
    page.keyboard.press("5")
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text(f"Correct board {number}")
    dialog.locator("input[type=file]:not([capture])").set_input_files(file)
    expect(dialog.locator(".photos li")).to_contain_text(file.name)
    dialog.get_by_label("Result slip says so").check()
    dialog.locator("[value=yes]").click()


def shown(page: Page) -> None:
    """The thumbnail has come from the server."""
    image = page.locator(".photo img").first
    expect(image).to_be_visible()
    image.scroll_into_view_if_needed()
    page.wait_for_function("image => image.naturalWidth > 100", arg=image.element_handle())


def test_s31_a_correction_takes_the_photo_of_the_slip_and_the_dossier_shows_it(
    browser: Browser, hall: Hall, slip: Path
) -> None:
    with console(browser, hall, "chief") as chief, console(browser, hall, "reader") as reader:
        page = chief.open("photographed")
        correct(page, 1, slip)
        settled(page, 1, "½–½")
        history = reader.open("photographed", "activity")
        line = history.locator("[data-type=AttachmentAdded]")
        expect(line).to_contain_text("Round 1, board 1: photo added")
        expect(history.locator(".photo")).to_have_count(0)  # photos are for arbiters in the hall
        history.goto(f"{hall.url}/console/photographed/activity/?subject=game:1.1.1")
        expect(history.locator("[data-type=AttachmentAdded]")).to_have_count(1)
        expect(history.locator(".photo-form")).to_have_count(0)  # he only reads

        page = chief.open("photographed", "appeals")
        page.goto(f"{page.url}?round=1&board=1")
        page.fill("#file-appeal textarea", "The slip says otherwise.")
        page.click("#file-appeal button[type=submit]")
        shown(page)
        form = page.locator("#appeal-1 .photo-form")
        sheet = slip.with_name("sheet.png")
        sheet.write_bytes(photo(480, 640))
        form.locator("input[type=file]:not([capture])").set_input_files(sheet)
        form.locator("button.primary").click()
        expect(page.locator("#appeal-1 .photos .photo")).to_have_count(2)
        expect(form.locator("[data-part=answer]")).to_have_text("Recorded.")
        got = chief.context.request.get(
            f"{hall.url}/api/v1/tournaments/photographed/appeals/1/dossier/"
        )
        read = PdfReader(BytesIO(got.body()))
        assert sum(len(sheet.images) for sheet in read.pages) == 2


def test_s20_the_chiefs_decision_takes_the_photo_of_the_clock(
    browser: Browser, hall: Hall, slip: Path
) -> None:
    with console(browser, hall, "chief") as chief:
        page = chief.open("photographed")
        board(page, 2).locator("[data-act=menu]").click()
        page.click("dialog [value=decide]")
        page.fill("dialog [name=words]", "The clock was two minutes fast.")
        page.locator("dialog input[type=file]:not([capture])").set_input_files(slip)
        page.click("dialog [value=yes]")
        page.wait_for_url("**/results/")
        expect(page.locator("#unsent")).to_be_hidden()
        page.goto(f"{hall.url}/console/photographed/activity/?subject=game:1.1.2")
        expect(page.locator("[data-type=BoardDecided]")).to_contain_text("two minutes fast")
        expect(page.locator("[data-type=AttachmentAdded]")).to_be_visible()
        shown(page)


def test_without_the_network_the_photo_waits_and_nothing_typed_is_lost(
    browser: Browser, hall: Hall, slip: Path
) -> None:
    with console(browser, hall, "chief") as chief:
        page = chief.open("photo-offline")
        chief.context.set_offline(True)
        correct(page, 1, slip)
        expect(page.locator("#unsent [data-part=count]")).to_have_text("2")
        page.click("#unsent summary")
        expect(page.locator("#waiting")).to_contain_text("Board 1: photo slip.png")
        expect(page.locator("#waiting")).to_contain_text("kept on this device")
        chief.context.set_offline(False)
        page = chief.open("photo-offline", "activity")
        expect(page.locator("[data-type=AttachmentAdded]")).to_be_visible(timeout=2 * PATIENCE)
        expect(page.locator("[data-type=ResultCorrected]")).to_contain_text("Result slip says so")
        expect(page.locator("#unsent")).to_be_hidden()


def test_a_file_that_is_no_photo_is_refused_by_name_and_the_correction_stands(
    browser: Browser, hall: Hall, tmp_path: Path
) -> None:
    broken = tmp_path / "broken.jpg"
    broken.write_bytes(photo(kind="JPEG")[:900])
    with console(browser, hall, "chief") as chief:
        page = chief.open("photo-offline")
        correct(page, 2, broken)
        settled(page, 2, "½–½")
        expect(page.locator("#answers")).to_contain_text("broken.jpg is broken")


def test_a_person_is_erased_after_reading_what_goes_and_typing_the_name(
    browser: Browser, hall: Hall
) -> None:
    with console(browser, hall, "chief") as chief, console(browser, hall, "anna") as deputy:
        lists = deputy.open("done", "entries")
        expect(lists.locator("#entries")).to_contain_text(NAME)
        page = chief.open("done", "entries")
        page.goto(f"{hall.url}/console/done/entries/1/")
        page.click("text=Erase personal data")
        expect(page.locator("#erase")).to_contain_text("Zvěřinová had a phone that rang.")
        shown(page)
        page.select_option("#erase [name=ground]", "own-request")
        page.fill("#erase [name=name]", "Somebody Else")
        page.keyboard.press("Enter")
        expect(page.locator("#erase label:has([name=name]) .error")).to_contain_text(NAME)
        page.fill("#erase [name=name]", NAME)
        page.keyboard.press("Enter")
        page.wait_for_url("**/entries/1/")
        expect(page.locator(".player-head")).to_contain_text("erased player 1")
        expect(lists.locator("#entries")).to_contain_text("erased player 1")
        expect(lists.locator("#entries")).not_to_contain_text("Zvěřinová")
        page.goto(f"{hall.url}/console/done/activity/")
        expect(page.locator("[data-type=PersonErased]")).to_contain_text(
            "Personal data of erased player 1 erased, with 1 text and 1 photo"
        )
        expect(page.locator("[data-type=AttachmentAdded]")).to_contain_text("Erased on request")
        assert "Zvěřinová" not in page.content()
        public = deputy.context.new_page()
        public.goto(f"{hall.url}/t/done/entries")
        expect(public.locator("body")).to_contain_text("erased player 1")
        assert "Zvěřinová" not in public.content()


def test_a_member_of_the_committee_by_name_is_erased_once_he_has_left_it(
    browser: Browser, hall: Hall
) -> None:
    with console(browser, hall, "chief") as chief:
        page = chief.open("photo-offline", "appeals")
        page.fill("#member-name", "Doe, Jane")
        page.keyboard.press("Enter")
        expect(page.locator("#committee ol")).to_contain_text("Doe, Jane")
        page.click("#committee .erasable a")
        expect(page.locator("main .notice.warn")).to_contain_text("still sits")
        page.click("main .notice.warn a")
        page.click("#committee ol button")
        expect(page.locator("#committee ol")).to_have_count(0)
        page.click("#committee .erasable a")
        page.select_option("#erase [name=ground]", "own-request")
        page.fill("#erase [name=name]", "doe jane")
        page.keyboard.press("Enter")
        expect(page.locator("#erase .error")).to_contain_text("Doe, Jane")
        page.fill("#erase [name=name]", "Doe, Jane")
        page.keyboard.press("Enter")
        page.wait_for_url("**/appeals/")
        assert "Doe" not in page.content()
        page.goto(f"{hall.url}/console/photo-offline/activity/")
        expect(page.locator("[data-type=MemberErased]")).to_contain_text("committee member 1")
        assert "Doe" not in page.content()


@pytest.mark.slow
@pytest.mark.parametrize("width", [1440, 390])
def test_what_would_be_erased_can_be_seen_read_and_touched(
    browser: Browser, hall: Hall, width: int
) -> None:
    size = {"width": width, "height": 900}
    with console(browser, hall, "chief", viewport=size) as chief:
        page = chief.open("done", "entries")
        page.goto(f"{hall.url}/console/done/entries/2/erase/")
        look(page, "erase")
        page.goto(f"{hall.url}/console/photographed/activity/?subject=game:1.1.1")
        look(page, "board-history-photos")
        page = chief.open("photographed")
        board(page, 3).locator("[data-act=menu]").click()
        page.click("dialog [value=decide]")
        look(page, "decision-with-photo")
