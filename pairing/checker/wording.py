"""A check for people and for programs, in English."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from pairing.checker.check import Check, RoundCheck
from pairing.checker.comparison import PairingDifference
from pairing.checker.standings import StandingsCheck
from pairing.clauses import Clause, Reader, clause, short_name
from pairing.model import TPN
from pairing.story import Step


def lines(check: Check) -> Iterator[str]:
    """One sentence a line: the differences round by round, those of the standings, then the result
    and what was not looked at."""
    reader = reader_of(check)
    for checked in check.rounds:
        yield from _of_round(checked, reader)
    result = clause(
        "Pairing-Check.result",
        rounds=len(check.rounds),
        system=check.system,
        differing=sum(not checked.agrees for checked in check.rounds),
    )
    standings = [difference.says for difference in check.standings.differences]
    summary = (result, _of_standings(check.standings))
    yield from map(reader.words, (*standings, *summary, *check.notes, *check.not_looked_at))


def _of_standings(checked: StandingsCheck) -> Clause:
    return clause(
        "Pairing-Check.standings",
        round=checked.round,
        edition=checked.edition,
        list=", ".join(checked.compared) or "-",
        differing=len(checked.differences),
    )


def reader_of(check: Check) -> Reader:
    """Calls players by number and name: 'no. 12 Ada Lovelace', at most four words of it."""
    plain = Reader()

    def naming(tpn: TPN) -> str:
        surname, _comma, first = check.names.get(tpn, "").partition(",")
        if name := short_name(f"{first} {surname}"):
            return plain.words(clause("Pairing-Check.named", tpn=tpn, name=name))
        return plain.naming(tpn)

    return Reader(naming)


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
