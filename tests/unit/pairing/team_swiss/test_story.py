"""The round told step by step."""

from __future__ import annotations

import pytest

from pairing.clauses import Reader
from pairing.explain.stories import story_lines
from pairing.model import Field, Options, RoundPairing
from pairing.spoken import english
from pairing.story import RoundStory
from pairing.team_swiss.story import tell
from tests.unit.pairing.drawn_readings import drawn_readings

from ..builders import HERE
from .teams import TEAM, pair_teams, random_team_round, team_field

GOLDEN = HERE / "team_swiss" / "told"
MOST_WORDS = 25
LONG_NAMES = Reader(lambda _number: "SK Anna Maria van Dijk", english)
ROUNDS = {
    "first": team_field(*[""] * 5),
    "floaters": team_field("F F", "F F", "F F", "Z 7w4", "Z F", "Z F", "H 4b0"),
    "several": team_field("F", "F", "F", *["H"] * 3, "Z", apart="1-2 1-3 2-3 4-7"),
    "preferences": team_field("7w4 8w4", "9w4 7w4", "8b4 9b4", "7b4 5w4", "4b0 6w0", "5b4 8w4"),
    "clashes": team_field("7w4 8w4", "9w4 7w4", "8w4 9w4", "7w4 9w4"),
}


def story_of(before: Field, **options: str) -> RoundStory:
    return tell(before, Options(tuple(options.items())))


@pytest.mark.parametrize("name", ROUNDS)
def test_a_round_is_told_as_it_is_made(name: str) -> None:
    told = "\n".join(story_lines(story_of(ROUNDS[name]), Reader(None, english))) + "\n"
    assert told == (GOLDEN / f"{name}.txt").read_text()


def test_the_boards_told_are_those_of_the_round_in_short_sentences() -> None:
    for seed in range(200):
        before, readings = random_team_round(seed, 3, 12), drawn_readings(TEAM, seed)
        outcome = pair_teams(before, **readings)
        if not isinstance(outcome, RoundPairing):
            with pytest.raises(LookupError):
                story_of(before, **readings)
            continue
        story = story_of(before, **readings)
        assert {each.board for each in story.boards} == set(outcome.boards), seed
        assert bool(story.bye) == (outcome.pab is not None)
        for step in (*story.steps, *(step for each in story.boards for step in each.steps)):
            if step.says.key.endswith((".tops", ".first-set")):
                continue  # as many names as it takes
            sentence = step.sentence(LONG_NAMES).removesuffix(f" [{step.article}]")
            assert len(sentence.split()) <= MOST_WORDS, step
            assert sentence.endswith("."), step
