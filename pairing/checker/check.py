"""A report made again: every round from the state before it, then points and ranks."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from pairing.checker.comparison import (
    DifferenceKind,
    PairingDifference,
    differences,
    recorded_pairing,
)
from pairing.checker.reason import why_not_as_filed
from pairing.checker.standings import StandingsCheck, check_standings
from pairing.clauses import Clause, clause
from pairing.model import TPN, Field, NoLegalPairing, Options, RoundPairing, no_progress
from pairing.reported import Rules, rules_in, rules_of
from pairing.sentences import remembered
from pairing.trf import Report, counting, field_before
from pairing.trf.faults import Fault
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
    """A whole report; `notes` say what was assumed, `names` are those of the file."""

    system: str
    rounds: tuple[RoundCheck, ...]
    standings: StandingsCheck
    notes: tuple[Clause, ...] = ()
    names: Mapping[TPN, str] = field(default_factory=dict)

    @property
    def agrees(self) -> bool:
        return self.standings.agrees and all(checked.agrees for checked in self.rounds)

    @property
    def not_looked_at(self) -> tuple[Clause, ...]:
        """Of the whole file."""
        return (*self.standings.not_looked_at, *map(clause, _NEVER))

    @property
    def no_legal_pairing(self) -> bool:
        """Some round of the file cannot be paired by the rules."""
        return any(checked.no_legal_pairing for checked in self.rounds)


def check_report(
    report: Report,
    system: str | None = None,
    options: Options = Options(),  # noqa: B008 - frozen
    *,
    rounds_total: int | None = None,
) -> Check:
    """Pair every round of the report again, make its standings again, and compare.

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
    changed = _changed_in(report) if system is None else ()
    names = {TPN(player.number): player.name for player in report.players}
    notes = (*rules.notes, *assumed, *changed, *_doubts(report))
    return Check(rules.system.code, tuple(rounds), check_standings(report), notes, names)


_NEVER: Final = ("Pairing-Check.boards-not-compared", "Pairing-Unchecked.people")


def _doubts(report: Report) -> Iterator[Clause]:
    """Points are among the differences of the standings."""
    for doubt in report.doubts:
        if doubt.fault.about_pairings and doubt.fault is not Fault.POINTS_DIFFER:
            yield doubt.placed


def _changed_in(report: Report) -> Iterator[Clause]:
    """What the rounds before a change of the regulations were checked by, as the file says it."""
    for change in changes(report):
        held = ", ".join(f"{name} {value}" for name, value in change.was.items())
        yield clause("Pairing-Check.regulations-changed", round=change.round, held=held)


def _rounds_total(report: Report, asked: int | None) -> tuple[int, tuple[Clause, ...]]:
    """And what was assumed."""
    if total := asked or report.rounds_total:
        return total, ()
    total = max((len(player.rounds) for player in report.players), default=0)
    return total, (clause("Pairing-Assumed.number-of-rounds", rounds=total),)


def _check_round(report: Report, rules: Rules, number: int, total: int) -> RoundCheck:
    before = field_before(
        report,
        number,
        rounds_total=total,
        counts_arrived=rules.counts_arrived,
        games=rules.system.games,
    )
    unknown = _without_colour(report, number)
    filed = recorded_pairing(report, number)
    return judged(before, filed, rules, unknown, report.comments)


def judged(
    before: Field,
    filed: RoundPairing,
    rules: Rules,
    unknown: set[TPN],
    comments: tuple[str, ...],
) -> RoundCheck:
    """The filed round against the rules; nothing is said about the colours of `unknown`."""
    chosen, options, number = rules.system, rules.options, before.round_number
    right = chosen.pair(before, options, no_progress)
    verdict = Verdict()
    if has_rules(chosen.code):
        verdict = validate(before, filed, chosen.code, options, ordered=False)
    if isinstance(right, NoLegalPairing):
        differing: list[PairingDifference] = [_none(right)]
    else:
        differing = [*differences(filed, right, unknown), *_broken(verdict, right, unknown)]
        illegal = any(_is_about_pairs(finding) for finding in verdict.errors)
        if differing and (chosen.tell is not None or not illegal):
            differing += why_not_as_filed(before, filed, chosen, options)
    about = tuple(each for each in comments if re.search(rf"@ Round {number}\b", each))
    return RoundCheck(number, tuple(differing), about, isinstance(right, NoLegalPairing))


def _none(answer: NoLegalPairing) -> PairingDifference:
    return PairingDifference(
        DifferenceKind.NO_PAIRING, remembered(answer.message), answer.players, answer.article
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
                DifferenceKind.RULE, finding.message, finding.players, finding.article
            )


def _is_about_pairs(finding: Finding) -> bool:
    """Not about colours (Article 5, or E in 2017)."""
    return not finding.article.startswith(("C.04.3 5", "C.04.3 E"))
