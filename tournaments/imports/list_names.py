"""A name as lists write it: family name first, without the titles and marks that stand in it."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from tournaments.domain.said import Said, said
from tournaments.domain.values import Title

from .cells import TITLES

_PARTICLES: Final = frozenset(
    {"van", "der", "den", "de", "von", "zu", "la", "le", "di", "da", "del"}
)
_ACADEMIC: Final = frozenset(
    {"dr", "prof", "phd", "mgr", "ing", "dipl-ing", "bc", "mag", "judr", "mudr", "phdr", "rndr"}
    | {"csc", "drsc"}
)
_IN_BRACKETS = re.compile(r"\(\s*([A-Za-z]{1,3})\s*\)|\[\s*([A-Za-z]{1,3})\s*\]")


class ListName(msgspec.Struct, frozen=True):
    name: str
    title: Title = ""
    sex: str = ""
    notes: tuple[Said, ...] = ()


def read_name(text: str) -> ListName:
    """ "GM NOVÁK Petr*" -> "NOVÁK, Petr", GM. What was left out or changed is said."""
    left_out: list[str] = []
    whole, title, sex = _without_brackets(text)
    if whole.rstrip().endswith("*"):
        whole = whole.rstrip(" *")
        left_out.append("*")
    parts = [part.split() for part in whole.split(",")]
    parts = [words for words in parts if words]
    title = title or _take_title(parts)
    if mark := _take_mark(parts):
        left_out.append(mark)
        sex = "w"
    left_out += _take_academic(parts)
    notes = [said("CellNote.left-out-of-name", text=one) for one in left_out]
    if len(parts) == 1 and (family := _capitals(parts[0])):
        parts = [parts[0][:family], parts[0][family:]]
        notes.append(said("CellNote.capitals", name=_joined(parts)))
    return ListName(_joined(parts), title, sex, tuple(notes))


def plain_name(text: str) -> ListName:
    """As a report has it: one blank between words, one comma between parts."""
    return ListName(_joined([part.split() for part in text.split(",")]))


def _joined(parts: list[list[str]]) -> str:
    return ", ".join(" ".join(words) for words in parts if words)


def _without_brackets(text: str) -> tuple[str, Title, str]:
    """A title or the sex of a woman in brackets; anything else in brackets stays."""
    title: Title = ""
    sex = ""
    for match in _IN_BRACKETS.finditer(text):
        word = (match[1] or match[2]).upper()
        known = next((each for each in TITLES if each == word), None)
        if known is None and word not in ("W", "F"):
            continue
        title, sex = known or title, sex if known else "w"
        text = text.replace(match[0], " ")
    return text, title, sex


def _take_title(parts: list[list[str]]) -> Title:
    """Before the name, behind it, or as a part of its own; a family name is not taken for one."""
    first, last = (parts[0], parts[-1]) if parts else ([], [])
    if len(parts) > 2 and len(last) == 1 and (title := _title(last[0])):
        parts.pop()
        return title
    words = sum(map(len, parts))
    if len(first) > 1 and words > 2 and (title := _title(first[0])):
        first.pop(0)
        return title
    whole = " ".join(word for part in parts for word in part)
    if len(last) > 1 and words > 2 and not whole.isupper() and (title := _title(last[-1])):
        last.pop()
        return title
    return ""


def _title(word: str) -> Title:
    return next((title for title in TITLES if title == word), "")


def _take_mark(parts: list[list[str]]) -> str:
    """A lone small w behind the name marks women."""
    if parts and len(parts[-1]) > 1 and parts[-1][-1] == "w":
        return parts[-1].pop()
    return ""


def _take_academic(parts: list[list[str]]) -> list[str]:
    taken = []
    for words in parts:
        for word in [*words]:
            is_one = word.lower().replace(".", "") in _ACADEMIC
            if is_one and ("." in word or word in ("Dr", "Prof", "PhD")):
                words.remove(word)
                taken.append(word)
    if not any(parts):  # somebody is called so
        parts[:] = [taken]
        return []
    return taken


def _capitals(words: list[str]) -> int:
    """How many words at the beginning are the family name in capitals; 0: that is not told."""
    count = 0
    while count < len(words) and (words[count] in _PARTICLES or _is_capital(words[count])):
        count += 1
    has_capitals = any(_is_capital(word) for word in words[:count])
    return count if has_capitals and count < len(words) else 0


def _is_capital(word: str) -> bool:
    return word.isupper() and sum(map(str.isalpha, word)) > 1
