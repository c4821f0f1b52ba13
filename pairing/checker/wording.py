"""A check for people and for programs, in English."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from pairing.checker.check import Check, RoundCheck
from pairing.checker.comparison import PairingDifference
from pairing.checker.standings import StandingsCheck
from pairing.clauses import Clause, Reader, clause, short_name
from pairing.model import TPN
from pairing.ranking.names import number
from pairing.ranking.report import lines as ranking_lines
from pairing.story import Step


def lines(check: Check) -> Iterator[str]:
    """One sentence a line: the differences round by round, those of the standings, then the result
    and what was not looked at."""
    reader = reader_of(check)
    yield from of_rounds(check, reader)
    yield from of_standings(check, reader)
    yield from map(reader.words, remarks(check))


def of_rounds(check: Check, reader: Reader) -> Iterator[str]:
    """The differences of the pairings."""
    for checked in check.rounds:
        yield from _of_round(checked, reader)


def of_standings(check: Check, reader: Reader) -> Iterator[str]:
    """The differences of points and ranks."""
    return (reader.words(difference.says) for difference in check.standings.differences)


def remarks(check: Check) -> Iterator[Clause]:
    """The result, what was assumed, and what was not looked at."""
    yield clause(
        "Pairing-Check.result",
        rounds=len(check.rounds),
        system=check.system,
        differing=sum(not checked.agrees for checked in check.rounds),
    )
    yield clause(
        "Pairing-Check.standings",
        round=check.standings.round,
        edition=check.standings.edition,
        list=", ".join(check.standings.compared) or "-",
        differing=len(check.standings.differences),
    )
    yield from (*check.notes, *check.not_looked_at)


def standings_lines(check: Check) -> Iterator[str]:
    """The standings as they were made again, with the value of each tie-break."""
    if check.standings.ranking is not None:
        yield from ranking_lines(check.standings.ranking, dict(check.names), Reader())


def reader_of(check: Check, reader: Reader | None = None) -> Reader:
    """Calls players by number and name: 'no. 12 Ada Lovelace', at most four words of it."""
    plain = reader or Reader()

    def naming(tpn: TPN) -> str:
        surname, _comma, first = check.names.get(tpn, "").partition(",")
        if name := short_name(f"{first} {surname}"):
            return plain.words(clause("Pairing-Check.named", tpn=tpn, name=name))
        return plain.naming(tpn)

    return Reader(naming, plain.speak)


def message(difference: PairingDifference, reader: Reader) -> str:
    says = difference.says
    return says.sentence(reader) if isinstance(says, Step) else reader.words(says)


def _of_round(checked: RoundCheck, reader: Reader) -> Iterator[str]:
    for difference in checked.differences:
        says = _cited(difference, reader)
        yield reader.words(clause("Pairing-Check.in-round", round=checked.number, says=says))
    if not checked.agrees:
        for comment in checked.comments:
            yield reader.words(
                clause("Pairing-Check.comment", round=checked.number, comment=comment)
            )


def _cited(difference: PairingDifference, reader: Reader) -> str:
    says, article = message(difference, reader), difference.article
    if not article or article in says:
        return says
    return reader.words(clause("Pairing-Check.cited", says=says, article=reader.article(article)))


def as_json(check: Check, file: str) -> bytes:
    """One document: file, system, agrees, notes, what was not looked at, rounds and standings with
    their differences (docs/conformance.md)."""
    reader = reader_of(check)
    return msgspec.json.encode(
        {
            "file": file,
            "system": check.system,
            "agrees": check.agrees,
            "notes": [reader.words(note) for note in check.notes],
            "not_looked_at": [reader.words(note) for note in check.not_looked_at],
            "rounds": [
                {
                    "round": checked.number,
                    "agrees": checked.agrees,
                    "differences": [_document(each, reader) for each in checked.differences],
                    "comments": checked.comments,
                }
                for checked in check.rounds
            ],
            "standings": _standings(check.standings, reader),
        }
    )


def _standings(checked: StandingsCheck, reader: Reader) -> dict[str, object]:
    return {
        "round": checked.round,
        "edition": checked.edition,
        "list": checked.compared,
        "agrees": checked.agrees,
        "table": _table(checked),
        "differences": [
            {
                "kind": each.kind,
                "player": each.player,
                "code": each.code,
                "stated": each.stated,
                "made": each.made,
                "message": reader.words(each.says),
            }
            for each in checked.differences
        ],
    }


def _table(checked: StandingsCheck) -> list[dict[str, object]]:
    """As it was made again, from the top; values as `rank --json` has them."""
    if checked.ranking is None:
        return []
    criteria = checked.ranking.criteria
    return [
        {
            "player": line.tpn,
            "rank": line.rank,
            "stated": checked.stated.get(line.tpn),
            "values": {
                criterion.code: None if value is None else number(criterion.tie_break, value)
                for criterion, value in zip(criteria, line.values, strict=True)
            },
        }
        for line in checked.ranking.lines
    ]


def _document(difference: PairingDifference, reader: Reader) -> dict[str, object]:
    return {
        "kind": difference.kind,
        "message": message(difference, reader),
        "players": difference.players,
        "article": difference.article,
    }


def not_checked(file: str, error: str) -> bytes:
    """The document of a file that cannot be read or paired."""
    return msgspec.json.encode({"file": file, "error": error})
