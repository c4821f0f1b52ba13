"""What an entry list is headed with in any language of ours, an import of it knows."""

from __future__ import annotations

from typing import Final

import pytest

from tournaments.imports.headings import read_heading
from tournaments.words import languages, speak

FIELDS: Final = {
    "title": "title",
    "womens-title": "womens_title",
    "federation": "federation",
    "rating": "rating",
    "fide-rating": "rating_fide",
    "national-rating": "rating_national",
    "fides-k": "fides_k",
    "fide-id": "fide_id",
    "birth-date": "birth_date",
    "sex": "sex",
    "club": "club",
    "contact": "contact",
}
"""By the column as `Table-Columns` calls it."""

NAMES: Final = ({"name": "name"}, {"first-name": "first_name", "family-name": "surname"})


@pytest.mark.parametrize("language", sorted(languages.known()))
@pytest.mark.parametrize("names", NAMES, ids=("whole", "parted"))
def test_the_headings_of_an_export_are_known_to_the_import(
    names: dict[str, str], language: str
) -> None:
    fields = names | FIELDS
    cells = [speak(f"Table-Columns.{column}", {}, language) for column in fields]
    heading, _ = read_heading([(1, cells), (2, ["x"] * len(cells))])
    assert [heading.fields.get(at) for at in range(len(cells))] == [*fields.values()], cells
