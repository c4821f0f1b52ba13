"""The claims of the explanations against the rules as they are written, on random rounds.

EXPLAINED_ROUNDS (default 60) says how many small rounds are compared with the enumerator.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from random import Random

from pairing.clauses import Clause, Reader
from pairing.explain import (
    ExplainedRound,
    NoPairingError,
    WhyNot,
    bracket_sentences,
    bye_sentences,
    explain_floats,
    explain_pair,
    explain_round,
    float_sentences,
    pair_sentences,
    why_not,
    why_not_sentences,
)
from pairing.explain.books import BOOK_2026
from pairing.explain.large import if_floating_at_large
from pairing.explain.questions import alone, instead
from pairing.explain.reasons import ObstacleKind, compared
from pairing.model import TPN, Field, ProhibitedGroup, RoundPairing
from pairing.trf import field_before, read_report

from .builders import HERE, pair
from .literal import NOBODY, Literal
from .random_fields import random_field

ROUNDS = int(os.environ.get("EXPLAINED_ROUNDS", "60"))
MOST_WORDS = 25
SMALL_REPORTS = sorted(
    file for file in (HERE / "corpus").glob("*.trf") if "-n000" in file.name or "-n001" in file.name
)


def position(field: Field) -> ExplainedRound | None:
    try:
        return ExplainedRound(field)
    except NoPairingError:
        return None


def positions() -> Iterator[ExplainedRound]:
    """Random rounds, and the last round of the small reports of the corpus."""
    fields = [random_field(seed, 2, 14) for seed in range(80)]
    for file in SMALL_REPORTS:
        report = read_report(file.read_bytes())
        fields.append(field_before(report, report.rounds_paired))
    yield from (found for field in fields if (found := position(field)))


def some_questions(asked: ExplainedRound, seed: int) -> list[tuple[TPN, TPN]]:
    pairs = list(combinations((entrant.tpn for entrant in asked.roster.entrants), 2))
    return Random(seed).sample(pairs, min(6, len(pairs)))


def four_words(tpn: TPN) -> str:
    return f"Anna Maria von {tpn}."


def test_a_large_bracket_is_answered_as_if_it_had_been_paired_anew() -> None:
    """Only brackets of forty and more are answered by counting; here all of them are."""
    seen: Counter[str] = Counter()
    for asked in positions():
        for group, outcome in enumerate(asked.brackets):
            for tpn in outcome.partner:
                counted = if_floating_at_large(asked, group, tpn, large=0)
                if counted is not None:
                    anew = instead(asked, group, (), alone(asked, group, tpn))
                    expected = compared(asked, group, anew).reason
                    assert compared(asked, group, counted).reason == expected, (asked.field, tpn)
                    seen[expected.rule] += 1
    assert {"C5", "C6", "C9", "C12", "C14", "C16"} <= set(seen)
    assert seen.total() > 300


def sentences(asked: ExplainedRound, seed: int) -> Iterator[str]:
    return Reader(four_words).sentences(clauses(asked, seed))


def clauses(asked: ExplainedRound, seed: int) -> Iterator[Clause]:
    explained = explain_round(asked)
    for bracket in explained.brackets:
        yield from bracket_sentences(bracket)
        for one, other in bracket.pairs:
            yield from pair_sentences(explain_pair(asked, one, other))
        for tpn in bracket.downfloaters:
            yield from float_sentences(explain_floats(asked, tpn))
    if explained.bye:
        yield from bye_sentences(explained.bye)
    for one, other in some_questions(asked, seed):
        yield from why_not_sentences(why_not(asked, one, other))


def test_no_sentence_is_longer_than_25_words_even_with_long_names() -> None:
    longest = max(
        (sentence for n, asked in enumerate(positions()) for sentence in sentences(asked, n)),
        key=lambda sentence: len(sentence.split()),
    )
    assert len(longest.split()) <= MOST_WORDS, longest


def test_every_sentence_is_one_sentence() -> None:
    told = [sentence for n, asked in enumerate(positions()) for sentence in sentences(asked, n)]
    assert len(told) > 1000
    assert all(sentence[0].isupper() or sentence[0].isdigit() for sentence in told)
    assert all(sentence.endswith(".") and "None" not in sentence for sentence in told)
    assert not any(sentence.endswith("..") for sentence in told)


def test_the_explained_brackets_add_up_to_the_pairing() -> None:
    for asked in positions():
        paired = pair(asked.field)
        assert isinstance(paired, RoundPairing)
        explained = explain_round(asked)
        pairs = {frozenset(two) for bracket in explained.brackets for two in bracket.pairs}
        assert pairs == {frozenset(board) for board in paired.boards}
        assert (explained.bye.player if explained.bye else None) == paired.pab
        for above, below in zip(explained.brackets, explained.brackets[1:], strict=False):
            assert set(above.downfloaters) == set(below.mdps)


def test_the_explained_colours_are_those_of_the_boards() -> None:
    for asked in positions():
        paired = pair(asked.field)
        assert isinstance(paired, RoundPairing)
        for white, black in paired.boards:
            colours = explain_pair(asked, white, black).colours
            assert (colours.white.player, colours.black.player) == (white, black)


def test_every_partner_passed_over_was_barred_or_worse() -> None:
    """Were one as good, its candidate would have been taken: it came before."""
    rejected = [
        (asked.field, one, other, each)
        for asked in positions()
        for outcome in asked.brackets
        for one, other in outcome.pairs
        for each in explain_pair(asked, one, other).before
    ]
    assert len(rejected) > 100
    assert [each for each in rejected if each[3].reason.kind is ObstacleKind.LATER] == []


# --- against the enumerator ---------------------------------------------------------------------

VALUES = list(BOOK_2026.criteria.values())


Pairs = tuple[tuple[TPN, TPN], ...]


def with_pair(asked: ExplainedRound, answer: WhyNot) -> str | None:
    """What gets worse with that pair in that bracket, by enumeration of everything."""
    rules = Literal(asked.field)
    wanted = (answer.player, answer.opponent)
    return difference(asked, answer.bracket - 1, rules, lambda pairs: wanted in pairs)


def with_float(asked: ExplainedRound, answer: WhyNot) -> str | None:
    """What gets worse if that player floats; those who float together do not meet below."""
    group, number = answer.bracket - 1, asked.field.round_number
    assert answer.floats is not None
    inside = {*asked.residents(group), *asked.brackets[group].mdps} - {answer.floats}
    apart = (ProhibitedGroup(frozenset({answer.floats, tpn}), number, number) for tpn in inside)
    field = replace(asked.field, prohibited=(*asked.field.prohibited, *apart))
    return difference(asked, group, Literal(field), lambda pairs: True)


def difference(
    asked: ExplainedRound, group: int, rules: Literal, wanted: Callable[[Pairs], bool]
) -> str | None:
    """The first rule in which the best wanted candidate is worse than the best of all."""
    actual = min(value for value, _pairs in candidates(Literal(asked.field), asked, group))
    forced = min(
        (value for value, pairs in candidates(rules, asked, group) if wanted(pairs)), default=None
    )
    if forced is None:
        return "C4"
    for criterion, mine, theirs in zip(VALUES, actual, forced, strict=False):
        if mine != theirs:
            return criterion.name
    return None


def candidates(
    rules: Literal, asked: ExplainedRound, group: int
) -> Iterator[tuple[tuple[Sequence[object], ...], Pairs]]:
    """Every candidate that can be completed, with its values from C5 on."""
    mdps = asked.ranked(asked.brackets[group].mdps)
    residents = asked.residents(group)
    below = rules.below(residents)
    for pairs in rules.all_pairings(mdps, residents):
        floating = rules.left(mdps + residents, pairs)
        byes = rules.completions(frozenset(floating + below))
        if not byes:
            continue
        lowest = min((rules.score[tpn] for tpn in byes if tpn != NOBODY), default=None)
        if rules.pab_score is not None and lowest is not None and lowest > rules.pab_score:
            yield ([lowest],), pairs
        else:
            yield ([rules.pab_score], *rules.judge(mdps, residents, pairs, floating)), pairs


def questions() -> Iterator[tuple[ExplainedRound, WhyNot]]:
    """Every pair of every small round that no absolute rule forbids."""
    for seed in range(ROUNDS):
        asked = position(random_field(seed, 4, 8))
        if asked is None:
            continue
        for one, other in combinations((entrant.tpn for entrant in asked.roster.entrants), 2):
            answer = why_not(asked, one, other)
            if answer.reason is not None and answer.bracket:
                yield asked, answer


def test_a_forced_pair_makes_worse_what_the_enumerator_finds() -> None:
    seen = set()
    for asked, answer in questions():
        if answer.floats is None:
            expected = with_pair(asked, answer)
            assert rule_of(answer) == expected, (asked.field, answer)
            seen.add(expected)
    assert {None, "C4", "C5", "C6", "C12"} <= seen


def test_a_forced_float_makes_worse_what_the_enumerator_finds() -> None:
    seen = set()
    for asked, answer in questions():
        if answer.floats is not None:
            expected = with_float(asked, answer)
            assert rule_of(answer) == expected, (asked.field, answer)
            seen.add(expected)
    assert {"C5", "C6", "C12"} <= seen


def rule_of(answer: WhyNot) -> str | None:
    assert answer.reason is not None
    return None if answer.reason.kind is ObstacleKind.LATER else answer.reason.rule


def test_a_partner_passed_over_makes_worse_what_the_enumerator_finds() -> None:
    """The earlier pairs of S1 stay, and of S1 and S2 (or MDPs and Limbo) nobody changes sides."""
    seen = set()
    for asked in small_positions():
        for group, outcome in enumerate(asked.brackets):
            for one, other in outcome.pairs:
                for rejected in explain_pair(asked, one, other).before:
                    if rejected.reason.kind in (ObstacleKind.WORSE, ObstacleKind.NOT_COMPLETABLE):
                        expected = with_partner(asked, group, one, rejected.player)
                        assert rejected.reason.rule == expected, (asked.field, one, rejected)
                        seen.add(expected)
    assert {"C4", "C12"} <= seen


def small_positions() -> Iterator[ExplainedRound]:
    fields = (random_field(seed, 4, 8) for seed in range(ROUNDS))
    yield from (found for field in fields if (found := position(field)))


def with_partner(asked: ExplainedRound, group: int, player: TPN, partner: TPN) -> str | None:
    outcome, residents = asked.brackets[group], asked.residents(group)
    of_mdps = [pair for pair in outcome.pairs if pair[0] in outcome.mdps]
    of_residents = [pair for pair in outcome.pairs if pair[0] not in outcome.mdps]
    if player in outcome.mdps:
        own, given = of_mdps, []
        limbo = outcome.mdps - {mdp for mdp, _resident in of_mdps}
        sides = [frozenset({mdp, tpn}) for mdp in limbo for tpn in residents]
    else:
        own, given = of_residents, of_mdps
        s1 = frozenset(higher for higher, _lower in of_residents)
        sides = [s1, frozenset(residents) - s1 - {resident for _mdp, resident in of_mdps}]
    before = [pair for pair in own if asked.place[pair[0]] < asked.place[player]]
    wanted = {*given, *before, asked.ranked((player, partner))}
    number = asked.field.round_number
    apart = (ProhibitedGroup(side, number, number) for side in sides)
    field = replace(asked.field, prohibited=(*asked.field.prohibited, *apart))
    return difference(asked, group, Literal(field), lambda pairs: wanted <= set(pairs))
