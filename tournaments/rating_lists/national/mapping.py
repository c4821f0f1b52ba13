"""Mapping files: what the columns of a national list are called, and how they are to be read."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

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
NameOrder = Literal["comma", "surname-first"]


class Mapping(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`code`: of the federation; `columns`: the headings each field may have.

    `names`: "Last, First", or the family name first without a comma. `men`: whether a blank sex
    means a man. `prefer`: of several lines of one player the one whose status comes first.
    `inactive`: the statuses that mean it. `least`: lines below which it is not the whole list.
    """

    code: Annotated[str, msgspec.Meta(pattern=r"^[A-Z]{3}$(?!\n)")]
    federation: str
    columns: dict[Field, tuple[str, ...]]
    encodings: tuple[str, ...] = ("utf-8-sig", "cp1252")
    separators: Annotated[str, msgspec.Meta(min_length=1)] = ";,\t"
    names: NameOrder = "comma"
    men: bool = False
    prefer: tuple[str, ...] = ()
    inactive: tuple[str, ...] = ()
    least: int = 100


@cache
def known() -> tuple[str, ...]:
    """Codes of the federations whose list is known."""
    return tuple(sorted(file.stem.upper() for file in FOLDER.glob("*.toml")))


@cache
def mapping_named(code: str) -> Mapping:
    """Raises KeyError for a federation whose list nobody has mapped."""
    if code not in known():
        raise KeyError(code)
    return msgspec.toml.decode((FOLDER / f"{code.lower()}.toml").read_bytes(), type=Mapping)
