"""The arbiter's guide, and the console in pictures, in the languages into which they were
translated, section by section.

`docs/arbiters-guide.md` is the English one, `arbiters-guide.cs.md` has its sections in any order,
each heading with the address of the English one behind it: `## Klávesy {#the-keys}`.
`arbiters-guide.translated.json` keeps by language a digest of the English that was translated.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from .languages import ENGLISH
from .translations import DIGITS, Gap

DOCS: Final = Path(__file__).parents[2] / "docs"
NAME: Final = "arbiters-guide"
DOCUMENTS: Final = (NAME, "console-in-pictures")
"""What is translated; the guide is the first."""
BEGINNING: Final = "beginning"
"""The address of what stands above the first section."""

_HEADING: Final = re.compile(r"^## (?P<title>.+?)(?: \{#(?P<address>[\w-]+)\})?$", re.MULTILINE)
_CODE: Final = re.compile(r"`[^`]+`")
_LINK: Final = re.compile(r"\]\(([^)]+)\)")
_ITEM: Final = re.compile(r"^(?:- |\d+\. )", re.MULTILINE)
_ROW: Final = re.compile(r"^\|", re.MULTILINE)


class GuideSection(NamedTuple):
    """`text` is Markdown, with the heading as its first line."""

    address: str
    text: str


Sections = Mapping[str, GuideSection]
"""By address, in the order in which they stand."""


def sections(text: str) -> Sections:
    """An English heading is its own address: "A round" -> "a-round"."""
    headings = list(_HEADING.finditer(text))
    ends = [*(each.start() for each in headings), len(text)]
    made = [GuideSection(BEGINNING, text[: ends[0]].strip())]
    for each, end in zip(headings, ends[1:], strict=True):
        address = each["address"] or address_of(each["title"])
        body = text[each.end() : end].strip()
        made.append(GuideSection(address, f"## {each['title']}\n\n{body}"))
    return {section.address: section for section in made}


def address_of(title: str) -> str:
    return re.sub(r"\W+", "-", title.lower()).strip("-")


def guide(language: str, docs: Path = DOCS, name: str = NAME) -> Sections:
    """What there is of it in that language; empty: nothing."""
    file = docs / _file_of(language, name)
    return sections(file.read_text(encoding="utf-8")) if file.exists() else {}


def gaps(language: str, docs: Path = DOCS) -> list[Gap]:
    """Of all documents, in the order of the English sections. `what`: missing, stale, unknown;
    codes, links, items, rows: where a section has others than the English one."""
    return [gap for name in DOCUMENTS for gap in _gaps(language, docs, name)]


def _gaps(language: str, docs: Path, name: str) -> list[Gap]:
    english, other = guide(ENGLISH, docs, name), guide(language, docs, name)
    read, file = _ledger(docs, name), _file_of(language, name)
    every = [Gap("unknown", file, address) for address in other.keys() - english.keys()]
    for address, section in english.items():
        if address not in other:
            every.append(Gap("missing", file, address))
            continue
        if read.get(language, {}).get(address) != digest(section):
            every.append(Gap("stale", file, address))
        differing = _differences(section.text, other[address].text)
        every += (Gap(what, file, address, detail) for what, detail in differing)
    return every


def note_as_read(language: str, only: str = "", docs: Path = DOCS) -> int:
    """The sections that are translated (or one) were translated from the English as it stands."""
    return sum(_note_as_read(language, only, docs, name) for name in DOCUMENTS)


def _note_as_read(language: str, only: str, docs: Path, name: str) -> int:
    english, ledger = guide(ENGLISH, docs, name), _ledger(docs, name)
    if not english:
        return 0
    now = {
        address: digest(english[address])
        for address in guide(language, docs, name)
        if address in english and only in ("", address)
    }
    before = {each: sum_ for each, sum_ in ledger.get(language, {}).items() if each in english}
    ledger[language] = dict(sorted((before | now).items()))
    text = json.dumps(dict(sorted(ledger.items())), indent=1) + "\n"
    _ledger_file(docs, name).write_text(text, encoding="utf-8")
    return len(now)


def digest(section: GuideSection) -> str:
    return hashlib.sha256(section.text.encode()).hexdigest()[:DIGITS]


def _file_of(language: str, name: str) -> str:
    return f"{name}.md" if language == ENGLISH else f"{name}.{language}.md"


def _ledger(docs: Path, name: str) -> dict[str, dict[str, str]]:
    file = _ledger_file(docs, name)
    kept: dict[str, dict[str, str]] = json.loads(file.read_text()) if file.exists() else {}
    return kept


def _ledger_file(docs: Path, name: str) -> Path:
    return docs / f"{name}.translated.json"


def _differences(english: str, other: str) -> Iterator[tuple[str, str]]:
    for what, of in (("codes", _CODE), ("links", _LINK)):
        theirs, ours = set(of.findall(english)), set(of.findall(other))
        if theirs != ours:
            yield what, f"not {', '.join(theirs - ours)}; new {', '.join(ours - theirs)}"
    for what, of in (("items", _ITEM), ("rows", _ROW)):
        counts = [len(of.findall(text)) for text in (english, other)]
        if counts[0] != counts[1]:
            yield what, f"{counts[1]}, not {counts[0]}"
