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


class FieldError(msgspec.Struct, frozen=True):
    """What is wrong with one field, whose JSON path it is, in a sentence to stand beside it."""

    field: str
    message: str


NEEDED: Final = "This is needed."
NO_SUCH_FIELD: Final = "There is no such field."

PATTERNS: Final = {
    r"\S": NEEDED,
    r"^([A-Z]{3})?$": "Three capital letters, like CZE, or none.",
    r"^(GM|IM|WGM|FM|WIM|CM|WFM|WCM)?$": "A FIDE title (GM, IM, WGM, FM, WIM, CM, WFM, WCM), or"
    " none.",
    r"^[mw]?$": "m, w or nothing.",
    r"^([0-9]{4}(-[0-9]{2}-[0-9]{2})?)?$": "A year or a date: 1998 or 1998-05-31.",
    r"^[0-9]{0,11}$": "Digits only, 11 at most.",
    r"^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$": "Small letters, digits and hyphens, 60 at most.",
    r"^[A-Za-z0-9 .,;()-]*$": "An article, like C.04.2 4.4.",
}
"""What a pattern wants. One that is not here is named as it stands."""

_SENTENCES: Final = (
    (r"Expected `(?:str|array|object|bytes)` of length >= 1(?: .*)?", NEEDED),
    (r"Expected `str` of length <= (\d+)(?: .*)?", r"At most \1 signs."),
    (r"Expected `array` of length <= (\d+)(?: .*)?", r"At most \1 of them."),
    (r"Expected `int` >= (-?\d+).*", r"A whole number, \1 or more."),
    (r"Expected `int` <= (-?\d+).*", r"A whole number, \1 at most."),
    (r"Expected `int`, got .*", "A whole number."),
    (r"Expected `str`, got `null`", NEEDED),
    (r"Invalid enum value '?(.*?)'?", r"“\1” is none of the choices."),
    (r"Expected `bool`, got .*", "Yes or no."),
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


def sentence(text: str) -> str:
    """What the reader says of one value, in words for who typed it."""
    if found := re.fullmatch(r"Expected `str` matching regex (['\"])(.*)\1", text, re.DOTALL):
        written = found[2].replace("\\\\", "\\")
        return PATTERNS.get(written, f"{text}.")
    for pattern, words in _SENTENCES:
        if found := re.fullmatch(pattern, text, re.DOTALL):
            return found.expand(words)
    return f"{text}."


def _of_struct(
    value: dict[str, Any], kind: type[msgspec.Struct], place: str
) -> Iterator[FieldError]:
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    for name, field in fields.items():
        if name in value:
            yield from faults(value[name], field.type, f"{place}.{name}")
        elif _required(field):
            yield FieldError(f"{place}.{name}", NEEDED)
    for name in value.keys() - fields.keys() - {kind.__struct_config__.tag_field}:
        yield FieldError(f"{place}.{name}", NO_SUCH_FIELD)


def _required(field: FieldInfo) -> bool:
    nothing = msgspec.NODEFAULT
    return field.default is nothing and field.default_factory is nothing
