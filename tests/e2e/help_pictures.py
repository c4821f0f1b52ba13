"""The pictures in the help, taken from the console itself.

`python -m tests.e2e.help_pictures` takes them anew into `docs/images/help/`: of each a PNG of few
colours, and beside it what a screen reader is told there, without numbers. When that differs,
`test_help_pictures.py` says that the picture has grown old.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Final

import django
from PIL import Image
from playwright.sync_api import Locator, Page, expect

FOLDER: Final = Path(__file__).parents[2] / "docs" / "images" / "help"
SIZE: Final = {"width": 1120, "height": 700}
COLOURS: Final = 64
PICTURES: Final[dict[str, tuple[str, str, Callable[[Page], Locator]]]] = {}
"""By name: the tournament, its page, and what leads to the part that is told."""

Step = Callable[[Page], Locator]


def picture(slug: str, tab: str) -> Callable[[Step], Step]:
    def known(step: Step) -> Step:
        PICTURES[step.__name__.replace("_", "-")] = (slug, tab, step)
        return step

    return known


@picture("help-results", "results")
def results(page: Page) -> Locator:
    return page.locator("#main")


@picture("help-results", "results")
def correction(page: Page) -> Locator:
    page.keyboard.press("Home")
    page.keyboard.press("0")
    dialog = _dialog(page)
    expect(dialog).to_contain_text("C.04.2 4.3")
    return dialog


@picture("help-desk", "check-in")
def check_in(page: Page) -> Locator:
    page.fill("#desk", "zem")
    expect(page.get_by_role("option").first).to_be_visible()
    return page.locator("#main")


@picture("help-draft", "pairing")
def pairing(page: Page) -> Locator:
    return page.locator("#main")


@picture("help-results", "results")
def palette(page: Page) -> Locator:
    page.keyboard.press("Control+k")
    expect(page.locator("#palette [role=option]").first).to_be_visible()
    page.keyboard.type("nov")
    return _dialog(page)


def _dialog(page: Page) -> Locator:
    dialog = page.locator("dialog[open]")
    expect(dialog).to_be_visible()
    return dialog


def told(part: Locator) -> str:
    """What a screen reader says of it, without what differs from day to day."""
    lines = re.sub(r"[0-9a-f]{12,}|\d+", "0", part.aria_snapshot()).splitlines()
    return "\n".join(dict.fromkeys(line.strip() for line in lines)) + "\n"


def small(png: bytes) -> bytes:
    image = Image.open(BytesIO(png)).convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    out = BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    django.setup()
    from tests.app.started import started

    from .console_hall import console
    from .public_hall import chromium

    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        _prepare(Path(folder))
        with started(Path(folder), "--no-demo") as hall:
            for name, (slug, tab, step) in PICTURES.items():
                with console(browser, hall, "chief", viewport=SIZE) as chief:
                    part = step(chief.open(slug, tab))
                    (FOLDER / f"{name}.txt").write_text(told(part), encoding="utf-8")
                    png = small(chief.page.screenshot())
                    (FOLDER / f"{name}.png").write_bytes(png)
                    sys.stdout.write(f"{name}: {len(png) // 1024} kB\n")


def _prepare(folder: Path) -> None:
    from tests.app.started import ROOT, environment

    program = (
        "import django; django.setup();"
        "from django.core.management import call_command; call_command('migrate', verbosity=0);"
        "from tests.e2e import prepared_halls; prepared_halls.pictured()"
    )
    made = environment(OPENHALL_DATA=str(folder), DJANGO_SETTINGS_MODULE="config.settings")
    subprocess.run([sys.executable, "-c", program], cwd=ROOT, env=made, check=True, timeout=300)


if __name__ == "__main__":
    main()
