"""A tab of any engine, in the words of a test: open, click, type, wait until something shows."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from .wire import DriverError, Wire

PATIENCE = 45.0
"""Seconds until something on a page is late."""
LOOKS_AGAIN = 0.05
LONGEST_TEXT = 600

KEYS = {"Enter": "\ue007", "Escape": "\ue00c", "Backspace": "\ue003", "Delete": "\ue017"}
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
"""The field under which WebDriver passes an element on."""

VISIBLE = """
const [selector, words] = arguments;
return [...document.querySelectorAll(selector)].find(
  (one) => one.checkVisibility() && one.textContent.includes(words)) ?? null;
"""
ENTERED = """
const [selector, value] = arguments;
const field = document.querySelector(selector);
if (!field) return false;
field.value = value;
for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, {bubbles: true}));
return true;
"""
TOLD = """
const [selector, attribute] = arguments;
return [...document.querySelectorAll(selector)]
  .filter((one) => one.checkVisibility())
  .map((one) => attribute ? one.getAttribute(attribute) : one.innerText.trim());
"""


class Tab:
    """One tab; several of a window take turns, each command goes to its own."""

    def __init__(self, wire: Wire, handle: str) -> None:
        self._wire = wire
        self.handle = handle

    def open(self, url: str) -> None:
        self._send("Navigate", url=url)

    def reload(self) -> None:
        self._send("Refresh")

    @property
    def url(self) -> str:
        return str(self._send("GetCurrentURL"))

    def run(self, script: str, *arguments: object) -> Any:
        """The body of a function that sees `arguments`."""
        return self._send("ExecuteScript", script=script, args=list(arguments))

    def click(self, selector: str, words: str = "") -> None:
        """The first visible one that holds the words, by the engine's own mouse."""
        found = wait(lambda: self.run(VISIBLE, selector, words), f"{selector} {words}".strip())
        self._send("ElementClick", id=found[ELEMENT])

    def press(self, *keys: str) -> None:
        """Keys as a keyboard sends them, wherever the focus is: "Enter", or letters in a row."""
        signs = [KEYS.get(key, key) for key in keys]
        strokes = [
            {"type": kind, "value": sign}
            for one in signs
            for sign in one
            for kind in ("keyDown", "keyUp")
        ]
        self._send("PerformActions", actions=[{"type": "key", "id": "keys", "actions": strokes}])

    def enter(self, selector: str, value: str) -> None:
        """A field gets the value, as after typing it."""
        wait(lambda: self.run(ENTERED, selector, value), selector)

    def texts(self, selector: str) -> list[str]:
        """Of all visible ones; none while the page is just being left."""
        return [str(text) for text in self.run(TOLD, selector, "") or []]

    def attributes(self, selector: str, name: str) -> list[str | None]:
        """Of all visible ones."""
        return list(self.run(TOLD, selector, name) or [])

    def shows(self, selector: str, words: str) -> None:
        """Waits until a visible one holds the words."""
        wait(
            lambda: any(words in text for text in self.texts(selector)),
            lambda: f"{words!r} in {selector}, which says {self.texts(selector)}",
        )

    def has(self, selector: str, count: int = 1) -> None:
        """Waits until so many are visible."""
        wait(
            lambda: len(self.texts(selector)) == count,
            lambda: f"{count} of {selector}: {self.texts(selector)}",
        )

    def waits_for_address(self, part: str) -> None:
        wait(lambda: part in self.url, lambda: f"{part!r} in {self.url}")

    def picture(self) -> str:
        """Base64 of a PNG."""
        return str(self._send("TakeScreenshot"))

    def _send(self, command: str, **fields: Any) -> Any:
        if self._wire.send("GetWindowHandle") != self.handle:
            self._wire.send("SwitchToWindow", handle=self.handle)
        return self._wire.send(command, **fields)


def wait(condition: Callable[[], Any], what: str | Callable[[], str]) -> Any:
    """Until it is true; what it is then. A page that is being replaced is looked at again."""
    end = time.monotonic() + PATIENCE
    while True:
        trouble = ""
        try:
            if found := condition():
                return found
        except DriverError as error:
            trouble = f" ({error})"
        if time.monotonic() > end:
            told = f"{_text(what)}{trouble}"
            raise AssertionError(f"not within {PATIENCE:.0f} s: {told[:LONGEST_TEXT]}")
        time.sleep(LOOKS_AGAIN)


def _text(what: str | Callable[[], str]) -> str:
    if isinstance(what, str):
        return what
    try:
        return what()
    except DriverError as error:
        return json.dumps(str(error))
