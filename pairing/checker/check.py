"""Every round of a report, paired again from the state before it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from pairing.checker.comparison import (
    DifferenceKind,
    PairingDifference,
    differences,
    named,
    recorded_pairing,
)
from pairing.checker.reason import why_not_as_filed
from pairing.model import TPN, NoLegalPairing, Options, RoundPairing, no_progress
from pairing.reported import Rules, rules_in, rules_of
from pairing.trf import Report, counting, field_before
from pairing.trf.regulations import changes
from pairing.validator import Finding, Verdict, has_rules, validate


@dataclass(frozen=True, slots=True)
class RoundCheck:
    """One round; `comments` are the lines of the file (###) that speak of it."""

    number: int
    differences: tuple[PairingDifference, ...] = ()
    comments: tuple[str, ...] = ()
    no_legal_pairing: bool = False

    @property
    def agrees(self) -> bool:
        return not self.differences


@dataclass(frozen=True, slots=True)
class Check:
    """A whole report; `notes` say what was assumed and what was not looked at."""

    system: str
    rounds: tuple[RoundCheck, ...]
    notes: tuple[str, ...] = ()

    @property
    def agrees(self) -> bool:
        return all(checked.agrees for checked in self.rounds)

    @property
    def no_legal_pairing(self) -> bool:
        """Some round of the file cannot be paired by the rules."""
        return any(checked.no_legal_pairing for checked in self.rounds)


BOARDS = "The order of the boards is not part of a report file; it was not compared."


def check_report(
    report: Report,
    system: str | None = None,
    options: Options = Options(),  # noqa: B008 - frozen
    *,
    rounds_total: int | None = None,
) -> Check:
    """Pair every round of the report again and compare.

    System, options and number of rounds are those given, else what the file says, else the default.
    Raises UnknownSystemError, OptionError, ReportError.
    """
    report = counting(report)
    rules = rules_of(report, system, options)
    total, assumed = _rounds_total(report, rounds_total)
    rounds = [
        _check_round(report, rules_in(report, number, system, options), number, total)
        for number in range(1, report.rounds_paired + 1)
    ]
    doubts = (str(doubt) for doubt in report.doubts if doubt.fault.about_pairings)
    changed = _changed_in(report) if system is None else ()
    notes = (*rules.notes, *assumed, *changed, *doubts, BOARDS)
    return Check(rules.system.code, tuple(rounds), notes)


def _changed_in(report: Report) -> tuple[str, ...]:
    """What the rounds before a change of the regulations were checked by."""
    return tuple(
        f"The regulations were changed from round {change.round} on; rounds before it are checked"
        f" by what held then: {', '.join(f'{name} {value}' for name, value in change.was.items())}."
        for change in changes(report)
    )


def _rounds_total(report: Report, asked: int | None) -> tuple[int, tuple[str, ...]]:
    """And what was assumed."""
    if total := asked or report.rounds_total:
        return total, ()
    total = max((len(player.rounds) for player in report.players), default=0)
    return total, (
        f"The file does not say how many rounds there are (142, XXR); {total} are taken.",
    )


def _check_round(report: Report, rules: Rules, number: int, total: int) -> RoundCheck:
    chosen, options = rules.system, rules.options
    field = field_before(report, number, rounds_total=total, counts_arrived=rules.counts_arrived)
    filed = recorded_pairing(report, number)
    right = chosen.pair(field, options, no_progress)
    verdict = Verdict()
    if has_rules(chosen.code):
        verdict = validate(field, filed, chosen.code, options, ordered=False)
    if isinstance(right, NoLegalPairing):
        found: list[PairingDifference] = [_none(right)]
    else:
        unknown = _without_colour(report, number)
        names = {TPN(player.number): player.name for player in report.players}
        found = [*differences(filed, right, names, unknown), *_broken(verdict, right, unknown)]
        illegal = any(_is_about_pairs(finding) for finding in verdict.errors)
        if found and (chosen.tell is not None or not illegal):
            found += why_not_as_filed(field, filed, chosen, options, lambda tpn: named(tpn, names))
    comments = tuple(
        comment for comment in report.comments if re.search(rf"@ Round {number}\b", comment)
    )
    return RoundCheck(number, tuple(found), comments, isinstance(right, NoLegalPairing))


def _none(answer: NoLegalPairing) -> PairingDifference:
    return PairingDifference(
        DifferenceKind.NO_PAIRING, str(answer.message), answer.players, answer.article
    )


def _without_colour(report: Report, number: int) -> set[TPN]:
    """Forfeits may stand without the colours that were allocated."""
    return {TPN(player.number) for player in report.players if player.entry(number).colour is None}


def _broken(
    verdict: Verdict, right: RoundPairing, unknown: set[TPN]
) -> Iterator[PairingDifference]:
    """What the validator found, but for colours that are compared already or not known."""
    compared = {frozenset(board) for board in right.boards}
    for finding in verdict.errors:
        players = frozenset(finding.players)
        if _is_about_pairs(finding) or not (players in compared or players & unknown):
            yield PairingDifference(
                DifferenceKind.RULE, str(finding.message), finding.players, finding.article
            )


def _is_about_pairs(finding: Finding) -> bool:
    """Not about colours (Article 5, or E in 2017)."""
    return not finding.article.startswith(("C.04.3 5", "C.04.3 E"))
