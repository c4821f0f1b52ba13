"""The round told step by step."""

from __future__ import annotations

import pytest

from pairing.clauses import Reader
from pairing.double_swiss.story import tell
from pairing.explain.stories import story_lines
from pairing.model import Field, Options, RoundPairing
from pairing.spoken import english
from pairing.story import RoundStory

from ..builders import HERE
from .matches import match_field, pair_match, random_match_round

GOLDEN = HERE / "double_swiss" / "told"
MOST_WORDS = 25
LONG_NAMES = Reader(lambda _number: "Anna Maria van Dijk", english)
ROUNDS = {
    "first": match_field(*[""] * 5),
    "floaters": match_field("F F", "F F", "F F", "Z 7w4", "Z F", "Z F", "H 4b0"),
    "spared": match_field("F F", "F 7w4", "F F", "Z F", "Z F", "Z F", "H 2b0"),
    "several": match_field("F", "F", "F", *["H"] * 3, "Z", apart="1-2 1-3 2-3 4-7"),
    "following": match_field("F", "H", "H", "H", "Z", "Z", apart="3-4"),
    "tops": match_field("5w4", "6b4", "7w4", "8b4", apart="1-3 1-4 2-4"),
}


def story_of(before: Field, **options: str) -> RoundStory:
    return tell(before, Options(tuple(options.items())))


@pytest.mark.parametrize("name", ROUNDS)
def test_a_round_is_told_as_it_is_made(name: str) -> None:
    told = "\n".join(story_lines(story_of(ROUNDS[name]), Reader(None, english))) + "\n"
    assert told == (GOLDEN / f"{name}.txt").read_text()


def test_the_boards_told_are_those_of_the_round_in_short_sentences() -> None:
    for seed in range(150):
        before = random_match_round(seed, 3, 12)
        outcome = pair_match(before)
        if not isinstance(outcome, RoundPairing):
            with pytest.raises(LookupError):
                story_of(before)
            continue
        story = story_of(before)
        assert {each.board for each in story.boards} == set(outcome.boards), seed
        assert bool(story.bye) == (outcome.pab is not None)
        for step in (*story.steps, *(step for each in story.boards for step in each.steps)):
            if step.says.key.endswith((".tops", ".first-set")):
                continue  # as many names as it takes
            sentence = step.sentence(LONG_NAMES).removesuffix(f" [{step.article}]")
            assert len(sentence.split()) <= MOST_WORDS, step
            assert sentence.endswith("."), step
