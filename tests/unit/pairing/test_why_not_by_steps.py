"""Why two do not meet, asked of systems that pair step by step: of every pair of many rounds."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from itertools import combinations
from typing import Final

import pytest

from pairing.clauses import Players, Reader
from pairing.model import TPN, Field, NoLegalPairing, Options, RoundPairing, no_progress
from pairing.spoken import english
from pairing.story import Step
from pairing.systems import SYSTEMS

from .builders import field, player
from .random_fields import random_field

CODES: Final = ("lim-1999", "lim-2026", "vincze", "dutch-1992", "dubov-2026", "burstein-2026")
SEEDS: Final = range(120)
LIM: Final = {
    "Pairing-Lim-Passed.other-group",
    "Pairing-Lim-Passed.met",
    "Pairing-Lim-Passed.same-colour",
    "Pairing-Lim-Passed.prohibited",
    "Pairing-Lim-Passed.colours",
    "Pairing-Lim-Passed.others-unpaired",
    "Pairing-Lim-Bye.lowest-ranked",
    "Pairing-Lim-Bye.lowest-rated",
    "Pairing-Lim-Floater.odd-number",
    "Pairing-Lim-Floater.no-more-pairs",
    "Pairing-Lim.cancelled",
}
REASONS: Final = {
    "lim-1999": LIM,
    "lim-2026": LIM,
    "vincze": {
        "Pairing-Vincze-Passed.met",
        "Pairing-Vincze-Passed.kept-apart",
        "Pairing-Vincze-Passed.same-colour-twice",
        "Pairing-Vincze-Passed.others-unpaired-with-ban",
        "Pairing-Vincze-Odd.lowest",
    },
    "dubov-2026": {
        "Pairing-Fide-2026-Passed.other-group",
        "Pairing-Fide-2026-Passed.met",
        "Pairing-Fide-2026-Passed.prohibited",
        "Pairing-Fide-2026-Passed.colours",
        "Pairing-Fide-2026-Passed.others-unpaired",
        "Pairing-Dubov-Pair.same-half",
        "Pairing-Fide-2026-Bye.lowest-score",
        "Pairing-Fide-2026-Bye.most-games",
        "Pairing-Fide-2026-Bye.last",
        "Pairing-Fide-2026-Bye.only",
    },
    "burstein-2026": {
        "Pairing-Fide-2026-Passed.other-group",
        "Pairing-Fide-2026-Passed.met",
        "Pairing-Fide-2026-Passed.prohibited",
        "Pairing-Fide-2026-Passed.colours",
        "Pairing-Burstein-WhyNot.floated",
        "Pairing-Burstein-WhyNot.worse",
        "Pairing-Fide-2026-Bye.lowest-score",
        "Pairing-Fide-2026-Bye.last",
    },
    "dutch-1992": {
        "Pairing-Dutch-1992-Apart.other-bracket",
        "Pairing-Dutch-1992-Apart.met",
        "Pairing-Dutch-1992-Apart.same-half",
        "Pairing-Dutch-1992-Apart.same-colour",
        "Pairing-Dutch-1992-Apart.prohibited",
        "Pairing-Dutch-1992-Apart.upfloat",
        "Pairing-Dutch-1992-Apart.others-unpaired",
        "Pairing-Dutch-1992.left-over",
        "Pairing-Dutch-1992.move-down",
        "Pairing-Dutch-1992.another-opponent",
    },
}
ALIKE: Final = {f"Pairing-WhyNot.{each}" for each in ("do", "away", "order", "taken")}

Answers = list[tuple[Field, RoundPairing, TPN, TPN, tuple[Step, ...]]]


@cache
def answers(code: str) -> Answers:
    """Of every two players of all rounds that can be paired."""
    system, found = SYSTEMS[code], []
    assert system.why_not
    for seed in SEEDS:
        before = random_field(seed, 4, 14, code)
        made = system.pair(before, Options(), no_progress)
        if isinstance(made, NoLegalPairing):
            continue
        if system.explained_by and system.explained_by(before, Options()):
            continue
        for one, other in combinations((each.tpn for each in before.participants), 2):
            steps = system.why_not(before, Options(), one, other)
            found.append((before, made, one, other, steps))
    return found


def tpn_of(fact: object) -> TPN:
    assert isinstance(fact, Players)
    (tpn,) = fact.tpns
    return tpn


def of_kind(code: str, kind: str) -> Answers:
    """Those whose first step says that."""
    return [each for each in answers(code) if each[4][0].says.key.endswith(kind)]


def met(before: Field, one: TPN, other: TPN) -> bool:
    rounds = next(each.rounds for each in before.participants if each.tpn == one)
    return any(past.opponent == other for past in rounds)


@pytest.mark.parametrize("code", CODES)
def test_each_reason_is_given(code: str) -> None:
    """So each test below has something to look at."""
    assert {each[4][0].says.key for each in answers(code)} >= REASONS[code] | ALIKE


@pytest.mark.parametrize("code", CODES)
def test_two_do_meet_where_the_round_has_the_board(code: str) -> None:
    for _before, made, one, other, steps in answers(code):
        together = any({one, other} == set(board) for board in made.boards)
        assert (steps[0].says.key == "Pairing-WhyNot.do") is together


@pytest.mark.parametrize("code", CODES)
def test_two_have_met_or_are_kept_apart_or_away_as_it_says(code: str) -> None:
    for before, _made, one, other, _steps in of_kind(code, "Passed.met") + of_kind(
        code, "Apart.met"
    ):
        assert met(before, one, other)
    for before, _made, one, other, _steps in of_kind(code, "prohibited") + of_kind(
        code, "kept-apart"
    ):
        assert any({one, other} <= group.members for group in before.prohibited)
    for before, _made, one, other, _steps in of_kind(code, "WhyNot.away"):
        assert before.away & {one, other}


@pytest.mark.parametrize("code", CODES)
def test_nobody_who_may_be_asked_is_said_to_have_met(code: str) -> None:
    """Whoever has met plays no other reason than that, unless one of the two has no opponent."""
    for before, made, one, other, steps in answers(code):
        if not met(before, one, other) or {one, other} & before.away or made.pab in (one, other):
            continue
        keys = {step.says.key for step in steps}
        played = any(key.endswith((".met", "WhyNot.do")) for key in keys)
        forfeited = not any(
            past.played and past.opponent == other
            for each in before.participants
            if each.tpn == one
            for past in each.rounds
        )
        assert played or forfeited


@pytest.mark.parametrize("code", CODES)
def test_whoever_sought_meets_whom_it_says(code: str) -> None:
    """And one of the two was left out: he meets nobody of that board."""
    for _before, made, one, other, steps in of_kind(code, "order") + of_kind(code, "taken"):
        facts = steps[0].says.facts
        seeking, opponent = tpn_of(facts["player"]), tpn_of(facts["opponent"])
        left = tpn_of(facts["other"])
        assert any({seeking, opponent} == set(board) for board in made.boards)
        asked = {"order": {seeking, left}, "taken": {opponent, left}}
        assert {one, other} == asked[steps[0].says.key.rpartition(".")[2]]


@pytest.mark.parametrize("code", CODES)
def test_the_bye_is_named_where_one_of_the_two_has_it(code: str) -> None:
    for before, made, one, other, steps in answers(code):
        if made.pab not in (one, other) or {one, other} & before.away:
            continue
        named = {tpn for step in steps for tpn in step.players}
        assert made.pab in named
        assert any(
            "Bye" in s.says.key or "Odd" in s.says.key or "left" in s.says.key for s in steps
        )


@pytest.mark.parametrize("code", CODES)
def test_whom_both_meet_instead_follows(code: str) -> None:
    for before, made, one, other, steps in answers(code):
        if {one, other} & before.away:
            continue
        partners = defaultdict(set)
        for board in made.boards:
            partners[board.white].add(board.black)
            partners[board.black].add(board.white)
        named = {tpn for step in steps for tpn in step.players}
        assert {one, other} - {made.pab} <= named
        assert all(partners[each] <= named for each in (one, other))


@pytest.mark.parametrize("code", CODES)
def test_every_sentence_can_be_read_and_has_its_article(code: str) -> None:
    reader = Reader(lambda _: "Anna Maria von Hohenfels", english)
    for *_, steps in answers(code):
        for step in steps:
            said = step.sentence(reader)
            assert said.endswith(f" [{step.article}]")
            assert len(said.removesuffix(f" [{step.article}]").split()) <= 35


FOUR: Final = field(
    player(1, "3w1"), player(2, "4b1"), player(3, "1b0"), player(4, "2w0"), rounds=5
)


@pytest.mark.parametrize(
    ("code", "sentences"),
    [
        (
            "lim-1999",
            [
                "P1 was paired in the group of 1 point, to which P4 did not belong. [9.2]",
            ],
        ),
        ("vincze", ["P1, seeking an opponent, comes to P2 before P4. [V13]"]),
        ("dutch-1992", ["P1 was paired in bracket 1, P4 in bracket 0. [A3]"]),
        (
            "dubov-2026",
            ["P1 was paired in the group of 1 point, to which P4 did not belong. [3.2]"],
        ),
    ],
)
def test_two_of_different_scores(code: str, sentences: list[str]) -> None:
    system = SYSTEMS[code]
    assert system.why_not
    reader = Reader(lambda tpn: f"P{tpn}", english)
    steps = system.why_not(FOUR, Options(), TPN(1), TPN(4))
    assert [step.sentence(reader) for step in steps][:1] == sentences


@pytest.mark.parametrize("code", CODES)
def test_there_is_no_answer_where_no_round_can_be_paired(code: str) -> None:
    system = SYSTEMS[code]
    assert system.why_not
    dead = field(player(1, "2w1"), player(2, "1b0"), rounds=3)
    with pytest.raises(LookupError):
        system.why_not(dead, Options(), TPN(1), TPN(2))
