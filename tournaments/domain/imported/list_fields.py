"""What a column of an entry list can hold."""

from __future__ import annotations

from typing import Literal

ListField = Literal[
    "name",
    "surname",
    "first_name",
    "title",
    "womens_title",
    "federation",
    "rating",
    "rating_fide",
    "rating_national",
    "fides_k",
    "ingo",
    "bcf",
    "fide_id",
    "birth_date",
    "sex",
    "type",
    "group",
    "club",
    "contact",
]
ListColumn = ListField | Literal[""]
"""A column that is left out is the empty one."""
