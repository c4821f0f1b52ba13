"""What the editions of C.04.3 call the things that explanations speak of."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from pairing.colours import ColourRule
from pairing.dutch.editions import DUTCH_2017, DUTCH_2026, Edition


class Criterion(StrEnum):
    """What candidates are compared by; the books give it a number and a place in the order."""

    PAB_SCORE = "bye-score"
    DOWNFLOATERS = "downfloaters"
    DOWNFLOATER_SCORES = "downfloater-scores"
    SCORE_DIFFERENCES = "score-differences"
    FOLLOWING_BRACKET = "following-bracket"
    PAB_UNPLAYED = "bye-unplayed-games"
    COLOUR_DIFFERENCE = "colour-difference"
    COLOUR_THREE_TIMES = "colour-three-times"
    COLOUR_PREFERENCE = "colour-preference"
    STRONG_PREFERENCE = "strong-colour-preference"
    RESIDENTS_DOWN_1 = "residents-down-last-round"
    RESIDENTS_UP_1 = "residents-up-last-round"
    RESIDENTS_DOWN_2 = "residents-down-two-rounds-before"
    RESIDENTS_UP_2 = "residents-up-two-rounds-before"
    DOWN_1 = "players-down-last-round"
    UP_1 = "players-up-last-round"
    DOWN_2 = "players-down-two-rounds-before"
    UP_2 = "players-up-two-rounds-before"
    MDP_DROP_1 = "mdp-difference-down-last-round"
    MDP_RISE_1 = "mdp-difference-up-last-round"
    MDP_DROP_2 = "mdp-difference-down-two-rounds-before"
    MDP_RISE_2 = "mdp-difference-up-two-rounds-before"
    DIFFERENCE_DOWN_1 = "difference-down-last-round"
    DIFFERENCE_UP_1 = "difference-up-last-round"
    DIFFERENCE_DOWN_2 = "difference-down-two-rounds-before"
    DIFFERENCE_UP_2 = "difference-up-two-rounds-before"


class Rule(NamedTuple):
    """A rule of an edition: its number as arbiters say it ("C12") and its article of C.04.3."""

    name: str
    article: str

    @property
    def cited(self) -> str:
        """'C12, C.04.3 2.4.7'; one of the two if there is no other."""
        place = f"C.04.3 {self.article}" if self.article else ""
        name = "" if self.name == self.article else self.name
        return ", ".join(part for part in (name, place) if part)


NO_RULE = Rule("", "")


@dataclass(frozen=True, slots=True)
class Book:
    """An edition as it is cited; `criteria` stand in their order of priority."""

    edition: Edition
    criteria: dict[Criterion, Rule]
    met: Rule
    had_bye: Rule
    same_absolute: Rule
    completion: Rule
    complete_round: Rule
    no_legal_pair: Rule
    too_many_mdps: Rule
    moved_down: Rule
    floats: Rule
    subgroups: Rule
    transpositions: Rule
    exchanges: Rule
    earlier: Rule
    collapsed: Rule
    colours: dict[ColourRule, Rule]


def _article(article: str) -> Rule:
    return Rule("", article)


def _numbered(first: int, articles: list[tuple[Criterion, str]]) -> dict[Criterion, Rule]:
    return {
        criterion: Rule(f"C{number}", article)
        for number, (criterion, article) in enumerate(articles, start=first)
    }


_COLOURS = (
    Criterion.COLOUR_DIFFERENCE,
    Criterion.COLOUR_THREE_TIMES,
    Criterion.COLOUR_PREFERENCE,
    Criterion.STRONG_PREFERENCE,
)
BOOK_2026 = Book(
    edition=DUTCH_2026,
    criteria=_numbered(
        5,
        [
            (Criterion.PAB_SCORE, "2.3.1"),
            *zip(
                (
                    Criterion.DOWNFLOATERS,
                    Criterion.DOWNFLOATER_SCORES,
                    Criterion.FOLLOWING_BRACKET,
                    Criterion.PAB_UNPLAYED,
                    *_COLOURS,
                    Criterion.RESIDENTS_DOWN_1,
                    Criterion.RESIDENTS_UP_1,
                    Criterion.RESIDENTS_DOWN_2,
                    Criterion.RESIDENTS_UP_2,
                    Criterion.MDP_DROP_1,
                    Criterion.MDP_RISE_1,
                    Criterion.MDP_DROP_2,
                    Criterion.MDP_RISE_2,
                ),
                (f"2.4.{number}" for number in range(1, 17)),
                strict=True,
            ),
        ],
    ),
    met=Rule("C1", "2.1.1"),
    had_bye=Rule("C2", "2.1.2"),
    same_absolute=Rule("C3", "2.1.3"),
    completion=Rule("C4", "2.2.1"),
    complete_round=Rule("C4", "2.2.1"),
    no_legal_pair=_article("2.1"),
    too_many_mdps=_article("3.1.3"),
    moved_down=_article("1.4.1"),
    floats=_article("1.4.2"),
    subgroups=_article("3.2"),
    transpositions=_article("4.2"),
    exchanges=_article("4.3"),
    earlier=_article("3.8.1"),
    collapsed=NO_RULE,
    colours={rule: _article(rule.value) for rule in ColourRule},
)


def _rule_2017(article: str) -> Rule:
    return Rule(article, article)


BOOK_2017 = Book(
    edition=DUTCH_2017,
    criteria={
        criterion: _rule_2017(f"C.{number}")
        for number, criterion in enumerate(
            (
                Criterion.DOWNFLOATERS,
                Criterion.SCORE_DIFFERENCES,
                Criterion.FOLLOWING_BRACKET,
                *_COLOURS,
                Criterion.DOWN_1,
                Criterion.UP_1,
                Criterion.DOWN_2,
                Criterion.UP_2,
                Criterion.DIFFERENCE_DOWN_1,
                Criterion.DIFFERENCE_UP_1,
                Criterion.DIFFERENCE_DOWN_2,
                Criterion.DIFFERENCE_UP_2,
            ),
            start=5,
        )
    },
    met=_rule_2017("C.1"),
    had_bye=_rule_2017("C.2"),
    same_absolute=_rule_2017("C.3"),
    completion=_rule_2017("C.4"),
    complete_round=_article("A.9"),
    no_legal_pair=_article("C.1-C.3"),
    too_many_mdps=_article("B.1"),
    moved_down=_article("A.4.a"),
    floats=_article("A.4.b"),
    subgroups=_article("B.2"),
    transpositions=_article("D.1"),
    exchanges=_article("D.2"),
    earlier=_article("B.8"),
    collapsed=_article("A.9"),
    colours={rule: _article(f"E.{number}") for number, rule in enumerate(ColourRule, start=1)},
)

BOOKS = {book.edition.code: book for book in (BOOK_2026, BOOK_2017)}
EXPLAINED = tuple(BOOKS)
"""The systems whose rounds are explained candidate by candidate."""
