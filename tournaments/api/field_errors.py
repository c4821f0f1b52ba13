"""All that is wrong with a body that could not be read: each field, with a sentence to stand
beside it.

The reader stops at the first thing; who filled in a form wants to see them all.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from msgspec.structs import FieldInfo

from ..words import READERS, speak


class FieldError(msgspec.Struct, frozen=True):
    """What is wrong with one field, whose JSON path it is, in a sentence to stand beside it."""

    field: str
    message: str


NEEDED: Final = "FieldError.needed"
NO_SUCH_FIELD: Final = "FieldError.no-such-field"

PATTERNS: Final = {
    r"\S": NEEDED,
    r"^([A-Z]{3})?$": "FieldError.federation",
    r"^[A-Z]{3}$": "FieldError.capitals",
    r"^[A-Za-z0-9 -]*$": "FieldError.seed",
    r"^(fide|[A-Z]{3})$": "FieldError.list-source",
    r"^[0-9]{4}-(0[1-9]|1[0-2])$": "FieldError.month",
    r"^(game:[0-9]{1,2}\.[0-9]{1,5}\.[0-9]{1,6}|(round|player):[0-9]{1,7})$": "FieldError.subject",
    r"^(game:[0-9]{1,2}\.[0-9]{1,5}\.[0-9]{1,6}|(appeal|player):[0-9]{1,7}"
    r"|organiser:pictures)$": "FieldError.shown",
    r"^(GM|IM|WGM|FM|WIM|CM|WFM|WCM)?$": "FieldError.title",
    r"^[mw]?$": "FieldError.sex",
    r"^([0-9]{4}(-[0-9]{2}-[0-9]{2})?)?$": "FieldError.birth-date",
    r"^[0-9]{0,11}$": "FieldError.digits",
    r"^[0-9a-f]{16,64}@(0|[1-9][0-9]{0,15})$": "FieldError.head",
    r"^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$": "FieldError.slug",
    r"^[a-z0-9](?:[a-z0-9-]{0,18}[a-z0-9])?$": "FieldError.screen",
    r"^(?:[A-ZΑ-ΩА-Я]-[A-ZΑ-ΩА-Я])?$": "FieldError.letters",
    r"^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)?$": "FieldError.language",
    r"^[A-Za-z0-9 .,;()-]*$": "FieldError.article",
}
"""The keys of what a pattern wants. One that is not here is named as it stands."""
NO_LINE_END: Final = r"(?!\n)"
"""Stands behind the `$` of a pattern, which by itself lets a line end pass (in Python)."""

_SENTENCES: Final = (
    (r"Expected `(?:str|array|object|bytes)` of length >= 1(?: .*)?", NEEDED),
    (r"Expected `str` of length <= (\d+)(?: .*)?", "FieldError.at-most-signs"),
    (r"Expected `array` of length <= (\d+)(?: .*)?", "FieldError.at-most"),
    (r"Expected `int` >= (-?\d+).*", "FieldError.number-from"),
    (r"Expected `int` <= (-?\d+).*", "FieldError.number-to"),
    (r"Expected `int`, got .*", "FieldError.number"),
    (r"Expected `str`, got `null`", NEEDED),
    (r"Invalid enum value '?(.*?)'?", "FieldError.no-choice"),
    (r"Expected `bool`, got .*", "FieldError.yes-or-no"),
)


def faults(value: Any, kind: Any, place: str = "$") -> Iterator[FieldError]:
    """Of the JSON `value`, which is no `kind`; `place` is its path."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and isinstance(value, dict):
        yield from _of_struct(value, kind, place)
        return
    try:
        msgspec.convert(value, kind, str_keys=True)
    except msgspec.ValidationError as error:
        text, _, inner = str(error).partition(" - at `")
        yield FieldError(place + inner[1:-1], sentence(text))


def sentence(text: str, language: str = READERS) -> str:
    """What the reader says of one value, in words for who typed it."""
    if match := re.fullmatch(r"Expected `str` matching regex (['\"])(.*)\1", text, re.DOTALL):
        written = match[2].replace("\\\\", "\\")
        key = PATTERNS.get(written.removesuffix(NO_LINE_END))
        return speak(key, {}, language) if key else f"{text}."
    for pattern, key in _SENTENCES:
        if match := re.fullmatch(pattern, text, re.DOTALL):
            return speak(key, {"limit": match[1]} if match.groups() else {}, language)
    return f"{text}."


def _of_struct(
    value: dict[str, Any], kind: type[msgspec.Struct], place: str
) -> Iterator[FieldError]:
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    for name, field in fields.items():
        if name in value:
            yield from faults(value[name], field.type, f"{place}.{name}")
        elif _required(field):
            yield FieldError(f"{place}.{name}", speak(NEEDED))
    for name in value.keys() - fields.keys() - {kind.__struct_config__.tag_field}:
        yield FieldError(f"{place}.{name}", speak(NO_SUCH_FIELD))


def _required(field: FieldInfo) -> bool:
    nothing = msgspec.NODEFAULT
    return field.default is nothing and field.default_factory is nothing
