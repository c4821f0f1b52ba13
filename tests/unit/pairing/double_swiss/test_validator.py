"""The validator is silent on right rounds and objects to those in which players change places."""

from __future__ import annotations

from random import Random

import pytest

from pairing.matches import field_of_matches
from pairing.model import (
    TPN,
    Colour,
    Field,
    NoLegalPairing,
    Options,
    Participant,
    PlayerRound,
    ProhibitedGroup,
    RoundKind,
    RoundPairing,
    Scoring,
)
from pairing.validator import validate
from pairing.validator.systems.double_swiss import findings_of_match
from pairing.validator.systems.double_swiss_games import match_field as match_field_of
from pairing.validator.verdict import Finding, Severity
from tests.unit.pairing.drawn_readings import drawn_readings
from tests.unit.pairing.tampered import tampered

from ..builders import boards
from .matches import DOUBLE, match_field, pair_match, random_match_round

GAME = RoundKind.GAME
NONE = NoLegalPairing("no-complete-pairing", "3.3", "None.")


def articles(before: Field, round_: str | RoundPairing | NoLegalPairing, **more: str) -> set[str]:
    if isinstance(round_, str):
        round_ = RoundPairing(*boards(round_))
    options = Options(tuple(more.items()))
    return {each.article for each in errors(before, round_, options)}


def errors(
    before: Field,
    round_: RoundPairing | NoLegalPairing,
    options: Options = Options(),  # noqa: B008 - frozen
) -> list[Finding]:
    found = findings_of_match(before, round_, options)
    return [each for each in found if each.severity is Severity.ERROR]


@pytest.mark.parametrize("part", range(4))
def test_rounds_of_the_engine_are_sound_by_every_reading(part: int) -> None:
    for seed in range(part, 400, 4):
        before, readings = random_match_round(seed, 3, 14), drawn_readings(DOUBLE, seed)
        outcome = pair_match(before, **readings)
        found = [*findings_of_match(before, outcome, Options(tuple(readings.items())))]
        assert not found, (seed, found)


@pytest.mark.parametrize("part", range(4))
def test_two_players_who_have_changed_places_are_noticed(part: int) -> None:
    for seed in range(part, 400, 4):
        before = random_match_round(seed, 3, 14)
        outcome = pair_match(before)
        if isinstance(outcome, RoundPairing):
            for other in tampered(outcome, seed):
                found = errors(before, other)
                assert any(not each.listing for each in found), (seed, other)


def test_each_article() -> None:
    four = match_field(*[""] * 4)
    assert articles(four, "1-3, 4-2") == set()
    assert articles(four, "3-1, 4-2") == {"4.3.1"}
    assert articles(four, "1-4, 3-2") >= {"3.6"}
    assert articles(four, "1-3") == {"3.3"}
    assert articles(match_field(*[""] * 4, apart="1-3"), "1-3, 4-2") == {"tournament rules"}
    assert articles(match_field("2w2", "1b2", "H", "H"), "1-2, 3-4") == {"C1"}
    assert articles(match_field("F", "F", "U"), "1-2, 3-0") == {"C2"}
    assert "3.4" in articles(match_field("F", "H", "Z"), "1-3, 2-0")


def test_the_upfloaters() -> None:
    lines = ("F F", "F F", "F F", "Z 7w4", "Z F", "Z F", "H 4b0")
    assert "C7" in articles(match_field(*lines), "1-3, 2-4, 5-6, 7-0")
    assert "3.5" in articles(match_field(*lines), "1-3, 2-6, 4-5, 7-0")
    spared = match_field("F", "H", "H", "H", "Z", "Z", apart="3-4")
    assert "C6" in articles(spared, "1-2, 3-5, 4-6")
    assert "C5" in articles(match_field("F", "H", "Z", "Z"), "1-3, 2-4")
    assert "C4" in articles(match_field("F", "F", "H", "H"), "1-3, 2-4")


def test_c8() -> None:
    lines = ("F F", "F 7w4", "F F", "Z F", "Z F", "Z F", "H 2b0")
    assert "C8" in articles(match_field(*lines), "1-3, 2-4, 5-6, 7-0")


def test_that_there_is_a_pairing_after_all() -> None:
    assert articles(match_field("F", "H"), NONE) == {"3.3"}
    assert articles(match_field("2w2", "1b2"), NONE) == set()


def two_games(words: str) -> Field:
    """ "1-2 3-4": who met in game 1, White first; "5-0" has the bye. Before game 2."""
    players = []
    for pair in words.split():
        white, black = (TPN(int(each)) for each in pair.split("-"))
        if black:
            players.append(Participant(white, (PlayerRound(GAME, 2, black, Colour.WHITE),)))
            players.append(Participant(black, (PlayerRound(GAME, 0, white, Colour.BLACK),)))
        else:
            players.append(Participant(white, (PlayerRound(RoundKind.PAB, 2),)))
    return Field(2, 6, tuple(players))


@pytest.mark.parametrize(
    ("round_", "articles"),
    [
        ("2-1, 4-3, 5-0", set()),
        ("1-2, 4-3, 5-0", {"4.4"}),
        ("3-1, 4-2, 5-0", {"4.4"}),
        ("2-1, 5-0", {"4.4"}),
        ("2-1, 4-3", {"3.4"}),
        ("2-1, 5-3, 4-0", {"3.4", "4.4"}),
    ],
)
def test_second_games_are_the_first_ones_exchanged(round_: str, articles: set[str]) -> None:
    before = two_games("1-2 3-4 5-0")
    verdict = validate(before, RoundPairing(*boards(round_)), DOUBLE)
    assert {each.article for each in verdict.errors} == articles


def test_the_judge_reads_matches_as_the_engine_does() -> None:
    """By means of its own; of random games whatever they were forfeited or asked away."""
    for seed in range(150):
        before = random_games(Random(f"games {seed}"))
        mine, theirs = match_field_of(before), field_of_matches(before)
        assert mine == theirs, seed


def random_games(random: Random) -> Field:
    """Two matches of four players and one with byes, with any results."""
    rounds: dict[int, list[PlayerRound]] = {number: [] for number in range(1, 6)}
    for one, other, bye in ((1, 2, 5), (3, 4, 5), (1, 3, 2)):
        left = set(rounds) - {one, other, bye}
        pairs = [(one, other), tuple(sorted(left))]
        kind = random.choice([RoundKind.PAB, RoundKind.HALF_BYE, RoundKind.ZERO_BYE])
        second = RoundKind.HALF_BYE if kind is RoundKind.PAB and random.random() < 0.5 else kind
        for game, each in enumerate((kind, second)):
            rounds[bye].append(PlayerRound(each, random.randint(0, 2)))
            for pair in pairs:
                for seat, number in enumerate(pair):
                    what = random.choice([GAME, RoundKind.FORFEIT_WIN, RoundKind.FORFEIT_LOSS])
                    colour = (Colour.WHITE, Colour.BLACK)[seat != game]
                    opponent = TPN(pair[1 - seat])
                    points = random.randint(0, 2)
                    rounds[number].append(PlayerRound(what, points, opponent, colour))
    players = tuple(
        Participant(TPN(number), tuple(past), virtual=(4, 4, 2, 2, 0, 0, 0))
        for number, past in rounds.items()
    )
    apart = (ProhibitedGroup(frozenset({TPN(1), TPN(5)}), 3, 8),)
    return Field(7, 10, players, scoring=Scoring(pab=1), prohibited=apart)
