"""The forms of a page as a browser sees them, and what the console's scripts make of one."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from typing import Any, NamedTuple


class Field(NamedTuple):
    """One field; `kind` is its `data-kind`, `choices` those of a select."""

    tag: str
    given: dict[str, str]
    enabled: bool
    choices: list[str]
    chosen: list[str]

    @property
    def name(self) -> str:
        return self.given.get("name", "")

    @property
    def type(self) -> str:
        return self.given.get("type", "text") if self.tag == "input" else self.tag

    @property
    def kind(self) -> str:
        return self.given.get("data-kind", "")

    @property
    def key(self) -> str:
        """By what a test calls it."""
        names = ("id", "data-fund", "data-at")
        return self.name or next(filter(None, map(self.given.get, names)), None) or "reason"

    @property
    def value(self) -> str:
        if self.tag == "select":
            needed = [choice for choice in self.choices if choice] if self.needed else self.choices
            return (self.chosen or needed or [""])[0]
        text = self.given.get("value", "")
        return text or ("Somebody" if self.needed and self.type == "text" else "")

    @property
    def needed(self) -> bool:
        return "required" in self.given

    @property
    def shown(self) -> bool:
        return self.enabled and self.type != "hidden"


class Form(NamedTuple):
    given: dict[str, str]
    fields: list[Field]

    @property
    def key(self) -> str:
        """`id`, else the command, else what it is sent to."""
        entry = "data-entry" if "data-entry" in self.given else ""
        names = (entry, *(self.given.get(name, "") for name in ("id", "data-command", "action")))
        return next(filter(None, names), "form")

    def field_at(self, path: str) -> Field | None:
        """The field of a JSON path, found as `field-errors.js` finds it."""
        fields = [field for field in self.fields if field.shown]
        name = re.sub(r"\[[^\]]*\]", "", path).removeprefix("$").removeprefix(".")
        name = name.removeprefix("command.").removeprefix("player.")
        if name == "reason":
            return next((field for field in fields if "data-reason" in field.given), None)
        while name:
            names = {name, re.sub(r"^(settings|regulations|move)\.", "", name)}
            for fits in (
                lambda field, names=names: field.name in names,
                lambda field, names=names: names & {*field.given.get("data-errors-of", "").split()},
                lambda field, names=names: any(field.name.startswith(f"{n}.") for n in names),
            ):
                if found := next(filter(fits, fields), None):
                    return found
            name = name.rpartition(".")[0]
        return None

    def values(self, typed: dict[str, Any]) -> dict[str, Any]:
        """As `form-values.js`, with `typed` in place of what stands in those fields."""
        content: dict[str, Any] = {}
        for field in self.fields:
            given = typed.get(field.name)
            if not field.name or not field.enabled or field.name == "csrfmiddlewaretoken":
                continue
            if given is None and not _ticked(field, content):
                continue
            if given is None and field.given.get("data-default") == field.value:
                continue
            sent = content
            *before, last = field.name.split(".")
            for step in before:
                sent = sent.setdefault(step, {})
            sent[last] = given if given is not None else _sent(field)
        return content


def forms_of(page: str) -> list[Form]:
    return _Forms(page).found


def _ticked(field: Field, before: dict[str, Any]) -> bool:
    """Of radios that have to be chosen the first."""
    if field.type == "radio":
        return field.name not in before and ("checked" in field.given or "required" in field.given)
    return field.type != "checkbox" or "checked" in field.given


def _sent(field: Field) -> Any:
    text = field.value.strip()
    match field.kind:
        case "int":
            return int(text or 0)
        case "first-board":
            return int(text or 1) - 1
        case "list":
            return [part.strip() for part in text.split(",") if part.strip()]
        case "lines":
            return [part.strip() for part in text.split("\n") if part.strip()]
        case "nullable":
            return text or None
        case "json":
            return json.loads(text) if text else None
        case "many":
            return [int(text)]
    return text


class _Forms(HTMLParser):
    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[Form] = []
        self._disabled: list[bool] = []
        self._form: Form | None = None
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "fieldset":
            self._disabled.append("disabled" in given)
        if tag == "form":
            self._form = Form(given, [])
            self.found.append(self._form)
        if tag in ("input", "select", "textarea") and self._form:
            enabled = "disabled" not in given and not any(self._disabled)
            self._form.fields.append(Field(tag, given, enabled, [], []))
        if tag == "option" and self._form and self._form.fields:
            field = self._form.fields[-1]
            field.choices.append(given.get("value", ""))
            if "selected" in given:
                field.chosen.append(given.get("value", ""))

    def handle_endtag(self, tag: str) -> None:
        if tag == "fieldset":
            self._disabled.pop()
        if tag == "form":
            self._form = None
