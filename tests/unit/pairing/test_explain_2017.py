"""The explanations of the rounds of 2017 against its rules as they are written.

EXPLAINED_ROUNDS_2017 (default 60) says how many small rounds are compared with the enumerator.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations

import pytest

from pairing.__main__ import main
from pairing.explain import (
    ExplainedRound,
    WhyNot,
    explain_floats,
    explain_pair,
    explain_round,
    why_not,
)
from pairing.explain.books import BOOK_2017
from pairing.explain.reasons import ObstacleKind, Reason
from pairing.explain.report import round_lines
from pairing.model import TPN, Colour, Field, ProhibitedGroup, RoundPairing
from pairing.trf import field_before, read_report

from .builders import DUTCH_2017, HERE, field, pair, player, position
from .literal_2017 import Literal2017
from .random_fields import random_field

ROUNDS = int(os.environ.get("EXPLAINED_ROUNDS_2017", "60"))
REPORTS = sorted(
    file
    for file in (HERE / "corpus-2017").glob("*.trf")
    if "-n000" in file.name or "-n001" in file.name
)

Pairs = tuple[tuple[TPN, TPN], ...]
Values = tuple[tuple[str, object], ...]
"""Each with the number of its criterion."""


COLLAPSED = field(
    player(1, "6b-", "4w0", "3b=", "4w=", "2b=", "2b="),
    player(2, "3b=", "6b=", "4w0", "5b-", "1w=", "1w="),
    player(3, "2w=", "5w=", "1w=", "6w-", "5w=", "5b="),
    player(4, "5w-", "1b1", "2b1", "1b=", "6w=", "6b="),
    player(5, "4b+", "3b=", "6w=", "2w+", "3b=", "3w="),
    player(6, "1w+", "2w=", "5b=", "3b-", "4b=", "4w="),
    rounds=7,
    initial_colour=Colour.BLACK,
)
COLLAPSED_WITH_A_BYE = field(
    player(1, "2b=", "5b=", "2b=", "U", "5w="),
    player(2, "1w=", "3w=", "1w=", "3b=", "4b="),
    player(3, "U", "2b=", "F", "2w=", "U"),
    player(4, "H", "U", "5w=", "5w=", "2w="),
    player(5, "H", "1w=", "4b=", "4b=", "1b="),
    rounds=6,
    initial_colour=Colour.BLACK,
)
EXAMPLE = HERE / "positions" / "worked-example.trf"
TEXTS = {
    "2017-worked-example-round-9": lambda: field_before(position("worked-example"), 9),
    "2017-collapsed": lambda: COLLAPSED,
    "2017-collapsed-with-a-bye": lambda: COLLAPSED_WITH_A_BYE,
}


def asked_of(before: Field) -> ExplainedRound | None:
    if not isinstance(pair(before, DUTCH_2017), RoundPairing):
        return None
    return ExplainedRound(before, DUTCH_2017)


def small_positions(smallest: int = 4, largest: int = 8) -> Iterator[ExplainedRound]:
    """Random rounds; about every fifth of them ends with a collapsed bracket."""
    fields = (random_field(seed, smallest, largest, DUTCH_2017) for seed in range(ROUNDS))
    yield from (found for before in fields if (found := asked_of(before)))


def positions() -> Iterator[ExplainedRound]:
    yield from small_positions(2, 14)
    for file in REPORTS:
        report = read_report(file.read_bytes())
        yield ExplainedRound(field_before(report, report.rounds_paired), DUTCH_2017)


# --- word by word -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", TEXTS)
def test_a_round_of_2017_is_explained_in_these_words(name: str) -> None:
    text = "\n".join(round_lines(ExplainedRound(TEXTS[name](), DUTCH_2017))) + "\n"
    assert text == (HERE / "explained" / f"{name}.txt").read_text(encoding="utf-8")


def test_the_command_line_explains_2017(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pair", str(EXAMPLE), "--system", DUTCH_2017, "--explain"]) == 0
    text = (HERE / "explained" / "2017-worked-example-round-9.txt").read_text(encoding="utf-8")
    assert capsys.readouterr().out.endswith(text)
    assert main(["pair", str(EXAMPLE), "--system", DUTCH_2017, "--why-not", "3", "1"]) == 0
    said = "No. 3 cannot meet no. 1: they met in round 5 (C.04.3 C.1).\n"
    assert capsys.readouterr().out == said


# --- the round ----------------------------------------------------------------------------------


def test_the_explained_brackets_add_up_to_the_pairing() -> None:
    collapsed = 0
    for asked in positions():
        paired = pair(asked.field, DUTCH_2017)
        assert isinstance(paired, RoundPairing)
        explained = explain_round(asked)
        pairs = {frozenset(two) for bracket in explained.brackets for two in bracket.pairs}
        assert pairs == {frozenset(board) for board in paired.boards}
        assert (explained.bye.player if explained.bye else None) == paired.pab
        collapsed += explained.brackets[-1].collapsed
        assert explained.brackets[-1].collapsed == any(b.repaired for b in explained.brackets)
    assert collapsed > 3


def test_every_partner_passed_over_was_barred_or_worse() -> None:
    rejected = [
        (asked.field, each)
        for asked in positions()
        for outcome in asked.brackets
        for one, other in outcome.pairs
        for each in explain_pair(asked, one, other).before
    ]
    assert len(rejected) > 50
    assert [each for each in rejected if each[1].reason.kind is ObstacleKind.LATER] == []


@pytest.mark.parametrize(
    ("seed", "rule"), [(437, "C.7"), (694, "C.10"), (863, "C.7"), (2028, "C.10")]
)
def test_who_may_get_the_bye_is_left_over_where_the_others_of_the_last_bracket_may_not(
    seed: int, rule: str
) -> None:
    """C.7: two of the last bracket who are barred from the bye can meet each other, so that the
    downfloater is left over."""
    asked = ExplainedRound(random_field(seed, 2, 12, DUTCH_2017), DUTCH_2017)
    floating = {tpn for outcome in asked.brackets for tpn in outcome.downfloaters}
    floats = [each for tpn in floating for each in explain_floats(asked, tpn)]
    rules = {partner.reason.rule for each in floats for partner in each.partners}
    assert rule in rules


def test_nothing_is_cited_that_stands_in_another_edition() -> None:
    for asked in positions():
        told = "\n".join(round_lines(asked))
        assert "(C.04.3 B.2)" in told or not asked.opponent
        assert not any(f"C.04.3 {number}." in told for number in range(1, 6)), told


# --- against the enumerator ---------------------------------------------------------------------


def candidates(
    rules: Literal2017, asked: ExplainedRound, group: int
) -> Iterator[tuple[Values, Pairs]]:
    """Every candidate that may be taken, with its values from C.5 on."""
    bracket = asked.brackets[group]
    mdps, residents = asked.ranked(bracket.mdps), asked.residents(group)
    everybody = mdps + residents
    below = () if bracket.collapsed else rules.below(residents)
    names = [rule.name for rule in BOOK_2017.criteria.values()]
    for pairs in rules.all_pairings(mdps, residents):
        left = rules.left(everybody, pairs)
        if not rules.admissible(left, below, penultimate=bracket.penultimate):
            continue
        looks_ahead = below and not bracket.penultimate
        values = (
            -len(pairs),
            rules.psd(everybody, pairs),
            rules.following(left, below) if looks_ahead else (),
            *rules.quality(everybody, pairs, left),
        )
        yield tuple(zip(names, values, strict=True)), pairs


def having(pair: tuple[TPN, TPN]) -> Callable[[Pairs], bool]:
    return lambda pairs: pair in pairs


def difference(
    asked: ExplainedRound, group: int, rules: Literal2017, wanted: Callable[[Pairs], bool]
) -> str | None:
    """The first rule in which the best wanted candidate is worse than the best of all."""
    best = min(values for values, _pairs in candidates(Literal2017(asked.field), asked, group))
    forced = min(
        (values for values, pairs in candidates(rules, asked, group) if wanted(pairs)), default=None
    )
    if forced is None:
        return "C.4" if asked.brackets[group].penultimate else "A.9"
    for mine, theirs in zip(best, forced, strict=True):
        if mine != theirs:
            return mine[0]
    return None


def rule_of(reason: Reason | None) -> str | None:
    assert reason is not None
    return None if reason.kind is ObstacleKind.LATER else reason.article


def apart(before: Field, sets: Iterator[frozenset[TPN]]) -> Literal2017:
    number = before.round_number
    more = (ProhibitedGroup(players, number, number) for players in sets)
    return Literal2017(replace(before, prohibited=(*before.prohibited, *more)))


def questions() -> Iterator[tuple[ExplainedRound, WhyNot]]:
    for asked in small_positions():
        for one, other in combinations((entrant.tpn for entrant in asked.roster.entrants), 2):
            answer = why_not(asked, one, other)
            if answer.reason is not None and answer.bracket:
                yield asked, answer


def test_why_not_names_the_rule_that_the_enumerator_finds() -> None:
    seen = set()
    for asked, answer in questions():
        group = answer.bracket - 1
        if answer.floats is None:
            wanted = (answer.player, answer.opponent)
            expected = difference(asked, group, Literal2017(asked.field), having(wanted))
        else:
            inside = {*asked.residents(group), *asked.brackets[group].mdps} - {answer.floats}
            sets = (frozenset({answer.floats, tpn}) for tpn in inside)
            expected = difference(asked, group, apart(asked.field, sets), lambda pairs: True)
        assert rule_of(answer.reason) == expected, (asked.field, answer)
        seen.add(expected)
    assert {None, "A.9", "C.5", "C.6", "C.7", "C.10"} <= seen


def test_a_partner_passed_over_names_the_rule_that_the_enumerator_finds() -> None:
    seen = set()
    for asked in small_positions():
        for group, outcome in enumerate(asked.brackets):
            for one, other in outcome.pairs:
                for rejected in explain_pair(asked, one, other).before:
                    if rejected.reason.kind in (ObstacleKind.WORSE, ObstacleKind.NOT_COMPLETABLE):
                        expected = with_partner(asked, group, one, rejected.player)
                        assert rule_of(rejected.reason) == expected, (asked.field, one, rejected)
                        seen.add(expected)
    assert {"A.9", "C.6", "C.10"} <= seen


def with_partner(asked: ExplainedRound, group: int, one: TPN, partner: TPN) -> str | None:
    """The earlier pairs of S1 stay, and of S1 and S2 (or MDPs and Limbo) nobody changes sides."""
    outcome, residents = asked.brackets[group], asked.residents(group)
    of_mdps = [two for two in outcome.pairs if two[0] in outcome.mdps]
    of_residents = [two for two in outcome.pairs if two[0] not in outcome.mdps]
    if one in outcome.mdps:
        own, given = of_mdps, []
        limbo = outcome.mdps - {mdp for mdp, _resident in of_mdps}
        sides = [frozenset({mdp, tpn}) for mdp in limbo for tpn in residents]
    else:
        own, given = of_residents, of_mdps
        s1 = frozenset(higher for higher, _lower in of_residents)
        sides = [s1, frozenset(residents) - s1 - {resident for _mdp, resident in of_mdps}]
    before = [two for two in own if asked.place[two[0]] < asked.place[one]]
    wanted = {*given, *before, asked.ranked((one, partner))}
    return difference(
        asked, group, apart(asked.field, iter(sides)), lambda pairs: wanted <= set(pairs)
    )
