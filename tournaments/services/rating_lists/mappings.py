"""How national lists are read: the mappings of the program, and of whoever runs the server."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from ...rating_lists.listed import ListRefused
from ...rating_lists.national import Mapping, codes, mapping_named
from . import stores


class Mappings(NamedTuple):
    """`refused`: files that are no mappings."""

    known: tuple[Mapping, ...]
    refused: tuple[ListRefused, ...]


def folder() -> Path:
    """A file in it, `ned.toml`, goes before that of the program."""
    return stores.folder() / "mappings"


def named(code: str) -> Mapping:
    """Raises ListRefused."""
    try:
        return mapping_named(code, folder())
    except KeyError:
        raise ListRefused("no-such-country") from None


def all_mappings() -> Mappings:
    known, refused = [], []
    for code in codes(folder()):
        try:
            known.append(named(code))
        except ListRefused as error:
            refused.append(error)
    return Mappings(tuple(known), tuple(refused))
