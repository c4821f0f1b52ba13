"""Mapping files: what the columns of a national list are called, and how they are to be read."""

from __future__ import annotations

import codecs
import re
import tomllib
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_args, get_type_hints

import msgspec

from ..listed import Fact, ListRefused

FOLDER: Final = Path(__file__).parent

Field = Literal[
    "number",
    "name",
    "surname",
    "first_name",
    "federation",
    "sex",
    "title",
    "womens_title",
    "born",
    "fide_id",
    "national",
    "standard",
    "rapid",
    "blitz",
    "club",
    "status",
]
Place = Annotated[int, msgspec.Meta(ge=1, le=200)]
_CODE: Final = re.compile(r"[A-Za-z]{3}")
NameOrder = Literal["comma", "surname-first"]


class Mapping(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`code`: of the federation; `columns`: the headings each field may have, of which the first
    that says something is taken; `places`: of a list without headings, columns counted from 1.

    `names`: "Last, First", or the family name first without a comma. `men`: whether a blank sex
    means a man. `prefer`: of several lines of one player the one whose status comes first.
    `inactive`: the statuses that mean it. `least`: lines below which it is not the whole list.
    """

    code: Annotated[str, msgspec.Meta(pattern=r"^[A-Z]{3}$(?!\n)")]
    federation: Annotated[str, msgspec.Meta(max_length=100)]
    columns: dict[Field, tuple[str, ...]] = {}
    places: dict[Field, Place] = {}
    encodings: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)] = ("utf-8-sig", "cp1252")
    separators: Annotated[str, msgspec.Meta(min_length=1)] = ";,\t"
    names: NameOrder = "comma"
    men: bool = False
    prefer: tuple[str, ...] = ()
    inactive: tuple[str, ...] = ()
    least: Annotated[int, msgspec.Meta(ge=1)] = 100


_TAKES: Final = {
    "code": "code",
    "federation": "text",
    "columns": "headings",
    "places": "place",
    "encodings": "texts",
    "separators": "text",
    "names": "name-order",
    "men": "truth",
    "prefer": "texts",
    "inactive": "texts",
    "least": "number",
}
"""What the words call that which a key takes."""
_OF_FIELDS: Final = ("headings", "place")
_TYPES: Final = get_type_hints(Mapping, include_extras=True)
_LINE: Final = re.compile(r"([0-9]+), [^0-9]+[0-9]+\)$")
"""Of the place that stands at the end of what is said of a file that is no TOML."""
_LONGEST: Final = 60


def codes(own: Path | None = None) -> tuple[str, ...]:
    """Of the federations whose list is known; `own`: a folder of further mapping files, which go
    before ours of the same name."""
    files = [*FOLDER.glob("*.toml"), *(own.glob("*.toml") if own else ())]
    return tuple(sorted({file.stem.upper() for file in files if _CODE.fullmatch(file.stem)}))


def mapping_named(code: str, own: Path | None = None) -> Mapping:
    """Raises KeyError for a federation whose list nobody has mapped, and ListRefused for a file
    that is no mapping: with its name, and the key that is wrong."""
    for folder in (own, FOLDER):
        files = folder.glob("*.toml") if folder and _CODE.fullmatch(code) else ()
        for file in files:
            if file.stem.upper() == code:
                return _read(file)
    raise KeyError(code)


def _read(file: Path) -> Mapping:
    said = _decoded(file)
    for key in said:
        _of_one_key(file, key, said[key])
    for key in ("code", "federation"):
        if key not in said:
            raise _unfit(file, "lacks", key=key)
    mapping = msgspec.convert(said, Mapping)
    _fits(file, mapping)
    return mapping


def _decoded(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_bytes().decode("utf-8-sig"))
    except OSError:
        raise _unfit(file, "unreadable") from None
    except UnicodeDecodeError:
        raise _unfit(file, "no-text") from None
    except tomllib.TOMLDecodeError as error:
        line = _LINE.search(str(error))
        raise _unfit(file, "no-toml", line=int(line[1]) if line else 0) from None


def _of_one_key(file: Path, key: str, value: Any) -> None:
    """Each key, and each field of the two tables, of its own: so that the one that is wrong can be
    named."""
    if key not in _TAKES:
        raise _unfit(file, "unknown-key", key=key[:_LONGEST])
    if _TAKES[key] not in _OF_FIELDS:
        _convert(file, key, key, value, _TAKES[key])
        return
    if not isinstance(value, dict):
        raise _unfit(file, "wrong-value", key=key, takes="table")
    for field in value:
        if field not in get_args(Field):
            raise _unfit(file, "unknown-key", key=f"{key}.{field}"[:_LONGEST])
        _convert(file, f"{key}.{field}", key, {field: value[field]}, _TAKES[key])


def _convert(file: Path, called: str, key: str, value: Any, takes: str) -> None:
    try:
        msgspec.convert(value, _TYPES[key])
    except msgspec.ValidationError:
        raise _unfit(file, "wrong-value", key=called, takes=takes) from None


def _fits(file: Path, mapping: Mapping) -> None:
    if mapping.code != file.stem.upper():
        raise _unfit(file, "other-code", federation=mapping.code)
    if mapping.columns and mapping.places:
        raise _unfit(file, "both")
    named = mapping.columns.keys() | mapping.places.keys()
    if "number" not in named or named.isdisjoint({"name", "surname"}):
        missing = "name" if "number" in named else "number"
        raise _unfit(file, "lacks", key=f"{'places' if mapping.places else 'columns'}.{missing}")
    for encoding in mapping.encodings:
        try:
            codecs.lookup(encoding)
        except LookupError:
            raise _unfit(file, "encoding", encoding=encoding[:_LONGEST]) from None


def _unfit(file: Path, why: str, **facts: Fact) -> ListRefused:
    return ListRefused(f"mapping-{why}", file=file.name, **facts)
