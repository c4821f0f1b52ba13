"""Checked files as one HTML page, which needs nothing beside it: a line a file, then all that is to
be said of those that differ, or of one alone, with its standings as they were made again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Final, NamedTuple

from pairing import __version__
from pairing.checker.check import Check
from pairing.checker.checked_file import CheckedFile, summary
from pairing.checker.page_style import STYLE
from pairing.checker.wording import of_rounds, of_standings, reader_of, remarks
from pairing.clauses import Reader, clause
from pairing.exit_codes import OK
from pairing.ranking.names import written
from pairing.ranking.order import Ranking

_PROGRAM: Final = "openhall-pairing"


class OnPage(NamedTuple):
    """A file as the page has it: its line, and what is said of it below; no more is kept."""

    exit_code: int
    line: str
    details: str


def on_page(file: CheckedFile, *, alone: bool, reader: Reader | None = None) -> OnPage:
    """`alone`: it has details even if it agrees."""
    plain = reader or Reader()
    details = _details(file, plain) if alone or file.exit_code != OK else ""
    return OnPage(file.exit_code, _line(file, plain), details)


def page(files: Sequence[OnPage], reader: Reader | None = None) -> str:
    """In the words of `reader`; English if none is given."""
    plain = reader or Reader()
    title = escape(_word("title", plain))
    heads = ("file", "system", "rounds", "pairings", "standings", "result")
    return "".join(
        (
            f'<!doctype html>\n<html lang="{escape(_word("language", plain))}">',
            '<head><meta charset="utf-8">',
            f"<title>{title}</title><style>{STYLE}</style></head>\n<body>",
            f"<h1>{title}</h1>\n",
            f"<p>{escape(plain.words(summary([file.exit_code for file in files])))}</p>\n",
            _rows([escape(_word(head, plain)) for head in heads], (file.line for file in files)),
            *(file.details for file in files),
            f"<footer><p>{_PROGRAM} {escape(__version__)}</p></footer></body></html>\n",
        )
    )


def _word(name: str, reader: Reader) -> str:
    return reader.words(clause(f"Pairing-CheckPage.{name}"))


def _rows(heads: Sequence[str], rows: Iterable[str]) -> str:
    head = "".join(f'<th scope="col">{each}</th>' for each in heads)
    return f"<table><thead><tr>{head}</tr></thead>\n<tbody>{''.join(rows)}</tbody></table>\n"


def _cells(*cells: str | int) -> str:
    return "".join(
        f'<td class="n">{cell}</td>' if isinstance(cell, int) else f"<td>{escape(cell)}</td>"
        for cell in cells
    )


def _line(file: CheckedFile, reader: Reader) -> str:
    check, verdict = file.check, reader.words(file.verdict)
    row = ' class="no"' if file.exit_code != OK else ""
    if check is None:
        return f"<tr{row}>{_cells(file.name, '', '', '', '', verdict)}</tr>\n"
    differing = sum(not each.agrees for each in check.rounds)
    standings = len(check.standings.differences)
    cells = _cells(file.name, check.system, len(check.rounds), differing, standings, verdict)
    return f"<tr{row}>{cells}</tr>\n"


def _details(file: CheckedFile, reader: Reader) -> str:
    head = f"<h2>{escape(file.name)}</h2>\n"
    if file.check is None:
        return head + _list(file.error.splitlines())
    naming = reader_of(file.check, reader)
    said = [*of_rounds(file.check, naming), *of_standings(file.check, naming)]
    notes = list(map(naming.words, remarks(file.check)))
    return head + _list(said) + _standings(file.check, reader) + _list(notes)


def _list(lines: Sequence[str]) -> str:
    items = "".join(f"<li>{escape(line)}</li>\n" for line in lines)
    return f"<ul>{items}</ul>\n" if items else ""


def _standings(check: Check, reader: Reader) -> str:
    ranking = check.standings.ranking
    if ranking is None:
        return ""
    codes = [criterion.code for criterion in ranking.criteria]
    heads = [*(_word(each, reader) for each in ("rank", "stated", "number", "name")), *codes]
    return _rows(list(map(escape, heads)), _ranked(check, ranking))


def _ranked(check: Check, ranking: Ranking) -> Iterator[str]:
    stated = check.standings.stated
    for line in ranking.lines:
        values = (
            written(criterion.tie_break, value)
            for criterion, value in zip(ranking.criteria, line.values, strict=True)
        )
        cells = (line.rank, stated.get(line.tpn, ""), line.tpn, check.names.get(line.tpn, ""))
        yield f"<tr>{_cells(*cells, *values)}</tr>\n"
