"""A ranking for those who read it: a document for programs, lines for people."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from pairing.clauses import Clause, Figure, Reader, clause, player, players
from pairing.model import TPN, RoundKind

from .criteria import RankCriterion
from .names import name, number, written
from .order import Ranking
from .tie_break import Value
from .tie_breaks.lot import LOTS
from .working import Mutual, Term, Working

UNDEFINED: Final = "-"
"""In place of a value that is not defined."""


def document(ranking: Ranking) -> dict[str, object]:
    """`values` by code and number (null where not defined), `ranks` by number, the `list`, and
    `notes` on what is open or decides nothing."""
    return {
        "values": {
            criterion.code: {
                str(tpn): None if value is None else number(criterion.tie_break, value)
                for tpn, value in sorted(ranking.values(column).items())
            }
            for column, criterion in enumerate(ranking.criteria)
        },
        "ranks": {str(tpn): rank for tpn, rank in sorted(ranking.ranks.items())},
        "list": [criterion.code for criterion in ranking.criteria],
        "edition": ranking.scores.edition.code,
        "rounds": ranking.scores.rounds,
        "notes": [Reader().sentence(each) for each in notes(ranking)],
    }


def edition_says(ranking: Ranking) -> Clause:
    return clause("Pairing-Ranking.edition", edition=ranking.scores.edition.code)


def notes(ranking: Ranking) -> Iterator[Clause]:
    """What makes the order another one than it may become, or leaves it open."""
    open_ = sum(
        past.kind is RoundKind.GAME and past.result is None
        for card in ranking.scores.table.cards
        for past in card.rounds
    )
    if open_:
        yield clause("Pairing-Ranking.open-games", games=(open_ + 1) // 2)
    for column, criterion in enumerate(ranking.criteria):
        if criterion.tie_break in LOTS and not ranking.scores.table.seed:
            yield clause("Pairing-Ranking.no-lots", code=criterion.code)
        elif not criterion.of_group:
            yield from _undefined(ranking, column, criterion)


def _undefined(ranking: Ranking, column: int, criterion: RankCriterion) -> Iterator[Clause]:
    values, code = ranking.values(column), criterion.code
    without = [tpn for tpn, value in values.items() if value is None]
    if not without:
        return
    if len(without) < len(values):
        yield clause("Pairing-Ranking.undefined-for", code=code, players=players(without))
    elif criterion.tie_break.rated and not criterion.how.unrated:
        yield clause("Pairing-Ranking.undefined-unrated", code=code)
    else:
        yield clause("Pairing-Ranking.undefined", code=code)


def lines(ranking: Ranking, names: dict[TPN, str], reader: Reader) -> Iterator[str]:
    """A table: rank, number, name, and a column for each criterion."""
    heads = [criterion.code for criterion in ranking.criteria]
    rows = [
        [
            written(criterion.tie_break, value)
            for criterion, value in zip(ranking.criteria, line.values, strict=True)
        ]
        for line in ranking.lines
    ]
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    width = max((len(each) for each in names.values()), default=0)
    yield "  ".join(["   #", " TPN", " " * width, *_right(heads, widths)]).rstrip()
    for line, row in zip(ranking.lines, rows, strict=True):
        shown = names.get(line.tpn, "").ljust(width)
        yield "  ".join([f"{line.rank:>4}", f"{line.tpn:>4}", shown, *_right(row, widths)]).rstrip()
    for criterion in ranking.criteria:
        yield f"{criterion.code}: {reader.words(name(criterion))}{_article(criterion)}"
    yield from map(reader.sentence, (edition_says(ranking), *notes(ranking)))


def working_lines(ranking: Ranking, tpn: TPN, reader: Reader) -> Iterator[str]:
    """How each number of one participant came about. Raises KeyError for nobody."""
    for column, criterion in enumerate(ranking.criteria):
        worked = ranking.working(column, tpn)
        shown = written(criterion.tie_break, worked.value) or UNDEFINED
        yield f"{criterion.code} {shown}: {reader.words(name(criterion))}{_article(criterion)}"
        yield from (f"  {each}" for each in _terms(criterion, worked, reader))
        yield from (f"  {reader.sentence(each)}" for each in worked.says)
    yield reader.sentence(edition_says(ranking))


def working_document(ranking: Ranking, tpn: TPN) -> dict[str, object]:
    """The same for programs: the terms of each criterion, in its units as numbers."""
    return {
        "player": tpn,
        "working": [
            _worked(criterion, ranking.working(column, tpn))
            for column, criterion in enumerate(ranking.criteria)
        ],
    }


def _worked(criterion: RankCriterion, worked: Working) -> dict[str, object]:
    def exact(value: int | None) -> int | float | None:
        return None if value is None else number(criterion.tie_break, value)

    return {
        "code": criterion.code,
        "article": criterion.tie_break.article,
        "value": exact(worked.value),
        "terms": [
            {
                "number": term.number,
                "value": exact(term.value),
                "opponent": term.opponent,
                "score": None if term.score is None else term.score / 2,
                "points": None if term.points is None else term.points / 2,
                "cut": term.cut,
                "article": term.article,
            }
            for term in worked.terms
        ],
    }


def _terms(criterion: RankCriterion, worked: Working, reader: Reader) -> Iterator[str]:
    for term in worked.terms:
        parts = [f"{term.number:>2}", _value(criterion, term), _opponent(term, reader)]
        if term.score is not None:
            parts.append(f"{term.score / 2:g}")
        if term.points is not None:
            parts.append(f"({term.points / 2:g})")
        if term.says is not None:
            parts.append(reader.words(term.says))
        if term.cut is not None:
            parts.append(reader.words(clause(f"Pairing-Cut.{term.cut.value}")))
        if term.article:
            parts.append(f"[{term.article}]")
        yield "  ".join(part for part in parts if part)
    for mutual in worked.group:
        yield _mutual(mutual, reader)


def _value(criterion: RankCriterion, term: Term) -> str:
    return f"{written(criterion.tie_break, term.value) or UNDEFINED:>7}"


def _opponent(term: Term, reader: Reader) -> str:
    return "" if term.opponent is None else reader.naming(term.opponent)


def _mutual(mutual: Mutual, reader: Reader) -> str:
    cells = " ".join("  -" if each is None else f"{each / 2:>3g}" for each in mutual.points)
    sums = f"{mutual.lowest / 2:g}"
    if mutual.highest != mutual.lowest:
        sums += f"-{mutual.highest / 2:g}"
    return f"{mutual.rank:>2}  {reader.naming(mutual.tpn)}: {cells}  {sums}"


def _article(criterion: RankCriterion) -> str:
    article = criterion.tie_break.article
    return f" (C.07 {article})" if article else ""


def _right(cells: list[str], widths: list[int]) -> list[str]:
    return [cell.rjust(width) for cell, width in zip(cells, widths, strict=True)]


def decided_lines(ranking: Ranking, one: TPN, other: TPN, reader: Reader) -> Iterator[str]:
    """Two participants side by side, the deciding line marked; then what decides. Raises KeyError
    for nobody."""
    column = ranking.deciding(one, other)
    values = [ranking.values(each) for each in range(len(ranking.criteria))]
    rows = [
        [
            criterion.code,
            *(written(criterion.tie_break, each[tpn]) or UNDEFINED for tpn in (one, other)),
        ]
        for criterion, each in zip(ranking.criteria, values, strict=True)
    ]
    rows = [["", reader.naming(one), reader.naming(other)], *rows]
    width, *widths = (max(map(len, column)) for column in zip(*rows, strict=True))
    for at, (code, *cells) in enumerate(rows, start=-1):
        mark = ">" if at == column else " "
        yield "  ".join([mark, code.ljust(width), *_right(cells, widths)]).rstrip()
    yield reader.sentence(edition_says(ranking))
    yield reader.sentence(decision(ranking, one, other))


def decided_document(ranking: Ranking, one: TPN, other: TPN) -> dict[str, object]:
    """The same for programs: both workings, and the code of the deciding criterion (null: they
    share their rank)."""
    column = ranking.deciding(one, other)
    return {
        "players": [working_document(ranking, one), working_document(ranking, other)],
        "ranks": [ranking.ranks[one], ranking.ranks[other]],
        "decided": None if column is None else ranking.criteria[column].code,
    }


Write = Callable[[RankCriterion, Value], str]


def _written(criterion: RankCriterion, value: Value) -> str:
    return written(criterion.tie_break, value)


def decision(ranking: Ranking, one: TPN, other: TPN, write: Write = _written) -> Clause:
    """Which criterion put one before the other, and by what; `write` makes text of values."""
    column = ranking.deciding(one, other)
    if column is None:
        return clause("Pairing-Working.shared", one=player(one), other=player(other))
    criterion, values = ranking.criteria[column], ranking.values(column)
    first, second = sorted((one, other), key=lambda tpn: ranking.ranks[tpn])
    return clause(
        "Pairing-Working.decided",
        one=player(first),
        other=player(second),
        name=name(criterion),
        value=Figure(write(criterion, values[first]) or UNDEFINED),
        against=Figure(write(criterion, values[second]) or UNDEFINED),
    )
