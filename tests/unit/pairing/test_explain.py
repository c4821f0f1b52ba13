"""What the explanations say, word by word, in positions worked through by hand.

The texts stand in `explained/`; each was checked against the rules before it was put there.
"""

from __future__ import annotations

import json
from collections.abc import Iterable

import pytest

from pairing.__main__ import main
from pairing.clauses import Clause, Reader
from pairing.explain import (
    ExplainedRound,
    NoPairingError,
    NoSuchPairError,
    NotExplainedError,
    explain_floats,
    explain_pair,
    explain_round,
    float_sentences,
    pair_sentences,
    why_not,
    why_not_sentences,
)
from pairing.explain.brackets import Need
from pairing.explain.reasons import ObstacleKind
from pairing.explain.report import round_lines
from pairing.model import TPN, Field
from pairing.trf import field_before, next_round
from tournaments.words.catalogue import Catalogue

from .builders import HERE, field, player, position

EXAMPLE = HERE / "positions" / "worked-example.trf"


def example(number: int) -> Field:
    return field_before(position("worked-example"), number)


def in_words(clauses: Iterable[Clause]) -> list[str]:
    return [*Reader().sentences(clauses)]


def last_round(name: str) -> Field:
    report = position(name)
    return field_before(report, next_round(report))


LOWEST_SCORE_GETS_THE_BYE = field(
    player(1, "4w1", "2b1"),
    player(2, "5b1", "1w0"),
    player(3, "6w1", "4b1"),
    player(4, "1b0", "3w0"),
    player(5, "2w0", "6b1"),
    player(6, "3b0", "5w0"),
    rounds=3,
    away=(4,),
)
UNPLAYED_GAME_SPARES_THE_BYE = field(
    player(1, "3w1"),
    player(2, "4b1"),
    player(3, "1b0"),
    player(4, "2w0"),
    player(5, "Z"),
    rounds=3,
)

TEXTS = {
    "worked-example-round-5": lambda: example(5),
    "worked-example-round-9": lambda: example(9),
    "lowest-score-gets-the-bye": lambda: LOWEST_SCORE_GETS_THE_BYE,
    "unplayed-game-spares-the-bye": lambda: UNPLAYED_GAME_SPARES_THE_BYE,
    "second-pab-a": lambda: last_round("second-pab-a"),
    "c2-a-10p-r07": lambda: last_round("c2-a-10p-r07"),
    "c2-b-10p-r09": lambda: last_round("c2-b-10p-r09"),
    "c2-c-09p-r08": lambda: last_round("c2-c-09p-r08"),
}


@pytest.mark.parametrize("name", TEXTS)
def test_a_round_is_explained_in_these_words(name: str) -> None:
    text = "\n".join(round_lines(ExplainedRound(TEXTS[name]()))) + "\n"
    assert text == (HERE / "explained" / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("one", "other", "sentences"),
    [
        (3, 1, ["No. 3 cannot meet no. 1: they met in round 5 (C1, C.04.3 2.1.1)."]),
        (3, 9, ["No. 3 and no. 9 do meet in this round."]),
        (
            13,
            8,
            [
                "Forced in bracket 5: no. 13 against no. 8.",
                "Then a downfloater would have 4½ points, not 4 points (C7, C.04.3 2.4.2).",
            ],
        ),
        (
            5,
            8,
            [
                "Forced in bracket 7: no. 5 against no. 8.",
                "Then the rest could not be completed (C4, C.04.3 2.2.1).",
            ],
        ),
        (
            14,
            5,
            [
                "Forced in bracket 7: no. 14 against no. 5.",
                "Then the bye would go to 3½ points, not 3 points (C5, C.04.3 2.3.1).",
            ],
        ),
        (
            15,
            13,
            [
                "To meet no. 15, no. 13 would have to float down from bracket 5.",
                "Then 3 players would float down, not 1 (C6, C.04.3 2.4.1).",
            ],
        ),
    ],
)
def test_why_not_is_answered_in_these_words(one: int, other: int, sentences: list[str]) -> None:
    assert (
        in_words(why_not_sentences(why_not(ExplainedRound(example(9)), TPN(one), TPN(other))))
        == sentences
    )


def test_a_forced_pair_comes_with_the_bracket_as_it_would_have_been() -> None:
    answer = why_not(ExplainedRound(example(9)), TPN(13), TPN(8))
    assert answer.pairs == ((8, 13), (1, 10), (3, 9))
    assert answer.downfloaters == (2,)
    assert answer.reason is not None
    assert (answer.reason.rule, answer.reason.actual, answer.reason.instead) == ("C7", (8,), (9,))


def test_absolute_colours_and_prohibited_pairs_and_absence_are_named() -> None:
    black_twice = (("5b0", "6b0"), ("7b0", "8b0"))
    before = field(
        *(player(number, *black_twice[number - 1]) for number in (1, 2)),
        *(player(number, "Z", "Z") for number in range(3, 9)),
        away=(3,),
    )
    reason = why_not(ExplainedRound(before), TPN(1), TPN(2)).reason
    assert reason is not None
    assert (reason.kind, reason.rule, reason.colour) == (ObstacleKind.SAME_ABSOLUTE, "C3", "w")
    absent = why_not(ExplainedRound(before), TPN(1), TPN(3))
    assert in_words(why_not_sentences(absent)) == [
        "No. 1 cannot meet no. 3: one of them is not paired in this round."
    ]


def test_names_take_the_place_of_numbers() -> None:
    names = {1: "Alice", 3: "Carla"}
    answer = why_not(ExplainedRound(example(9)), TPN(3), TPN(1))
    said = [*Reader(lambda tpn: names[tpn]).sentences(why_not_sentences(answer))]
    assert said == ["Carla cannot meet Alice: they met in round 5 (C1, C.04.3 2.1.1)."]


def test_another_language_orders_a_sentence_otherwise() -> None:
    czech = """
Pairing-Explain =
    .cited = { $says } [{ $rule }]
Pairing-Explain-WhyNot =
    .cannot = S { $opponent } se { $player } nepotká: { $reason }
Pairing-Explain-Obstacle =
    .met = hráli spolu v { $round }. kole
Pairing-Numbered =
    .one = č. { $tpn }
"""
    answer = why_not(ExplainedRound(example(9)), TPN(3), TPN(1))
    reader = Reader(speak=Catalogue("cs", {"explain.ftl": czech}, {}).speak)
    assert [*reader.sentences(why_not_sentences(answer))] == [
        "S č. 1 se č. 3 nepotká: hráli spolu v 5. kole [C1, C.04.3 2.1.1]."
    ]


def test_an_exchange_says_what_was_wrong_without_it() -> None:
    """No. 1 and no. 2 have met no. 3 and no. 4 already."""
    before = field(
        player(1, "3w=", "4b="),
        player(2, "4w=", "3b="),
        player(3, "1b=", "2w="),
        player(4, "2b=", "1w="),
    )
    said = in_words(pair_sentences(explain_pair(ExplainedRound(before), TPN(1), TPN(2))))
    assert said[:4] == [
        "Bracket 1, 1 point: no. 1 is place 1 of S1, no. 2 place 1 of S2 (C.04.3 3.2).",
        "Exchanged: no. 3 into S1 for no. 2 (C.04.3 4.3).",
        "Without the exchange: the rest could not be completed (C4, C.04.3 2.2.1).",
        "No. 2 is the first partner in the order of transpositions (C.04.3 4.2).",
    ]


def test_a_float_names_every_partner_that_was_offered() -> None:
    floats = explain_floats(ExplainedRound(example(9)), TPN(8))
    assert [each.bracket for each in floats] == [5, 6, 7]
    assert floats[0].need is Need.ODD
    assert in_words(float_sentences(floats[1:2])) == [
        "No. 8 floats down from bracket 6: no further legal pair there (C.04.3 2.1).",
        "With no. 11: they met in round 2 (C1, C.04.3 2.1.1).",
        "With no. 12: they met in round 6 (C1, C.04.3 2.1.1).",
    ]


def test_a_question_about_nobody_is_refused() -> None:
    asked = ExplainedRound(example(9))
    with pytest.raises(NoSuchPairError, match=r"there is no player no. 99"):
        why_not(asked, TPN(1), TPN(99))
    with pytest.raises(NoSuchPairError, match=r"no. 1 cannot meet no. 1"):
        why_not(asked, TPN(1), TPN(1))
    with pytest.raises(ValueError, match=r"no. 1 and no. 2 do not meet"):
        explain_pair(asked, TPN(1), TPN(2))


def test_what_cannot_be_explained_is_said() -> None:
    with pytest.raises(NoPairingError):
        ExplainedRound(field(player(1, "2w1"), player(2, "1b0")))
    with pytest.raises(NotExplainedError, match="dutch-1992"):
        ExplainedRound(example(9), "dutch-1992")


def test_a_round_without_a_bye_has_none_to_explain() -> None:
    assert explain_round(ExplainedRound(field(*(player(n) for n in range(1, 5))))).bye is None


def test_the_command_line_explains_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pair", str(EXAMPLE), "--explain"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("10 1\n9 3\n")
    assert printed.endswith((HERE / "explained" / "worked-example-round-9.txt").read_text())


def test_the_command_line_explains_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pair", str(EXAMPLE), "--explain", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["round"] == 9
    assert document["bye"]["explanation"]["player"] == 6
    told = {tuple(each["explanation"][side] for side in ("higher", "lower")): each["sentences"]
            for each in document["pairs"]}  # fmt: skip
    assert len(told) == 7
    assert told[1, 10] == in_words(
        pair_sentences(explain_pair(ExplainedRound(example(9)), TPN(1), TPN(10)))
    )


def test_the_command_line_answers_why_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pair", str(EXAMPLE), "--why-not", "3", "1"]) == 0
    assert capsys.readouterr().out.startswith("No. 3 cannot meet no. 1: they met in round 5")
    assert main(["pair", str(EXAMPLE), "--why-not", "13", "8", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["explanation"]["reason"]["rule"] == "C7"
    assert main(["pair", str(EXAMPLE), "--why-not", "3", "99"]) == 3
    assert "there is no player no. 99" in capsys.readouterr().err
