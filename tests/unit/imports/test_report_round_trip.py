"""A report file becomes a tournament and a report file again, without loss, however often.

What a tournament of ours cannot keep of a foreign file is named; what we wrote ourselves is read
again as the same commands, and written again as the same file.
"""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from pairing.generator import Axes, random_tournament
from pairing.generator.axes import Acceleration
from pairing.model import Colour
from pairing.trf import (
    RANKING_METHODS,
    Code,
    PlayerRecord,
    Report,
    national_line,
    national_ratings,
    read_report,
    used_ratings,
    write_report,
)
from tournaments.domain.settings.time_controls import put_together, taken_apart

from .round_trips import HERE, MIXED, lost, out_in_out

WHOLE = Path(__file__).parents[4] / "shared" / "corpus"


@pytest.mark.parametrize("file", sorted(HERE.glob("corpus*/*.trf")), ids=lambda file: file.stem)
def test_a_file_of_the_corpus_goes_in_and_out_without_loss(file: Path) -> None:
    assert lost(out_in_out(read_report(file.read_bytes()))) == []


@pytest.mark.slow
@pytest.mark.skipif(
    os.environ.get("CORPUS") != "all" or not WHOLE.is_dir(),
    reason="CORPUS=all and ../shared/corpus are needed",
)
@pytest.mark.parametrize("file", sorted(WHOLE.glob("*/*.trf")), ids=lambda file: file.stem)
def test_every_file_of_the_whole_corpus_goes_in_and_out(file: Path) -> None:
    """Files of 2012 name their system in our words then, which is said."""
    made = out_in_out(read_report(file.read_bytes()))
    assert [note for note in lost(made) if "type of tournament" not in note] == []


@pytest.mark.parametrize("axes", MIXED, ids=range(len(MIXED)))
def test_national_ratings_go_in_and_out_without_loss(axes: Axes) -> None:
    partly_rated = replace(axes, unrated=(0.0, 0.5))
    made = random_tournament(partly_rated, Random(f"national {axes}"), "national")
    lines = [
        national_line(("CZE", "GER")[player.number % 2], player, player.rating)
        for player in made.players
        if player.number % 3 and player.rating
    ]
    assert lines
    players = tuple(
        replace(player, rating=0) if player.number % 3 else player for player in made.players
    )
    report = replace(
        made,
        players=players,
        rated_stated=sum(player.rating > 0 for player in players),
        federation="CZE",
        rank_method="CZE FIDON",
        other_lines=tuple(lines),
    )
    made_of_it = out_in_out(read_report(write_report(report)))
    assert lost(made_of_it) == []
    assert made_of_it.written.other_lines == tuple(lines)
    assert made_of_it.written.rank_method == "CZE FIDON"
    entries = made_of_it.state.players.values()
    ratings = [entry.rating for entry in entries]
    assert ratings == [player.rating for player in sorted(made.players, key=lambda one: one.number)]
    rated = sum(player.rating > 0 for player in players)
    assert sum(entry.fides_rating > 0 for entry in entries) == rated


def two_rated(report: Report, method: str) -> Report:
    """Of each six two have both ratings, the national one higher or lower, one has neither, and the
    others have one of them."""
    players = tuple(
        replace(player, rating=0) if player.number % 6 in (0, 1, 2) else player
        for player in report.players
    )
    fides = {player.number: player.rating for player in report.players}
    lines = [
        national_line(
            ("CZE", "GER")[player.number % 2],
            player,
            (fides[player.number] or 1900) + (-70, 30, -50)[player.number % 3],
        )
        for player in players
        if player.number % 6 in (1, 2, 3, 4)
    ]
    return replace(
        report,
        players=players,
        rated_stated=sum(player.rating > 0 for player in players),
        rank_method=f"GER {method}" if method else "",
        other_lines=tuple(lines),
    )


@pytest.mark.parametrize("method", ["", *RANKING_METHODS])
@pytest.mark.parametrize("axes", MIXED, ids=range(len(MIXED)))
def test_both_ratings_and_each_order_of_them_go_in_and_out(axes: Axes, method: str) -> None:
    made = random_tournament(axes, Random(f"both {axes}"), "both")
    _both_kept(read_report(write_report(two_rated(made, method))), method)


@pytest.mark.parametrize("file", sorted(HERE.glob("corpus*/*.trf")), ids=lambda file: file.stem)
def test_both_ratings_beside_those_of_the_corpus_go_in_and_out(file: Path) -> None:
    method = RANKING_METHODS[len(file.stem) % len(RANKING_METHODS)]
    read = two_rated(read_report(file.read_bytes()), method)
    _both_kept(read_report(write_report(read)), method)


def _both_kept(report: Report, method: str) -> None:
    trip_of_it = out_in_out(report)
    assert lost(trip_of_it) == []
    assert national_ratings(trip_of_it.written) == national_ratings(report)
    stated = trip_of_it.written.rank_method
    assert stated == f"GER {method}" if method else stated[3:] in (" FIDE", "")
    assert used_ratings(trip_of_it.written) == used_ratings(report)
    entries = [*trip_of_it.state.players.values()]
    players = sorted(report.players, key=lambda player: player.number)
    assert [entry.fides_rating for entry in entries] == [player.rating for player in players]
    used = used_ratings(report)
    assert [entry.rating for entry in entries] == [used[player.number] for player in players]


@pytest.mark.parametrize("axes", MIXED, ids=range(len(MIXED)))
def test_random_tournaments_go_in_and_out_without_loss(axes: Axes) -> None:
    for seed in range(6):
        made = random_tournament(axes, Random(f"{axes} {seed}"), str(seed))
        assert lost(out_in_out(made)) == [], seed


@pytest.mark.parametrize("seed", range(8))
def test_every_code_of_a_result_goes_in_and_out(seed: int) -> None:
    """Played, less than a move, forfeited, asymmetric, adjourned, open: in a last round."""
    random = Random(f"codes {seed}")
    report = random_tournament(
        Axes(players=(8, 14), forfeits=0.0, acceleration=Acceleration.NONE, points=(2, 1, 0)),
        random,
        str(seed),
    )
    players = {player.number: player for player in report.players}
    last = report.rounds_paired
    for player in report.players:
        entry = player.entry(last)
        if entry.colour is Colour.WHITE and entry.opponent:
            white, black = random.choice(PAIRS)
            for number, code in ((player.number, white), (entry.opponent, black)):
                players[number] = _with(players[number], last, code)
    odd = replace(
        report,
        players=tuple(replace(each, points=None, rank=None) for each in players.values()),
        comments=(),
    )
    made = out_in_out(read_report(write_report(odd)))
    assert lost(made) == []
    codes = {each.number: each.entry(last) for each in made.written.players}
    assert codes == {number: each.entry(last) for number, each in players.items()}


PAIRS = (
    (Code.WIN, Code.LOSS),
    (Code.SHORT_WIN, Code.SHORT_LOSS),
    (Code.SHORT_DRAW, Code.SHORT_DRAW),
    (Code.FORFEIT_WIN, Code.FORFEIT_LOSS),
    (Code.FORFEIT_LOSS, Code.FORFEIT_LOSS),
    (Code.DRAW, Code.LOSS),
    (Code.LOSS, Code.LOSS),
    (Code.ADJOURNED, Code.ADJOURNED),
    (Code.BLANK, Code.BLANK),
)


def _with(player: PlayerRecord, number: int, code: Code) -> PlayerRecord:
    rounds = list(player.rounds)
    rounds[number - 1] = replace(rounds[number - 1], code=code)
    return replace(player, rounds=tuple(rounds))


@pytest.mark.parametrize(
    ("words", "encoded"),
    [
        ("90 minutes + 30 seconds a move", "5400+30"),
        ("Armageddon", "W300-B240"),
        ("40 moves in 100 minutes", "40/6000+30:900+30"),
        ("90 · 30", "5400+30"),
        ("300", "300"),
        ("90 minutes", ""),
        ("", ""),
    ],
)
def test_both_records_of_the_time_control_stand_in_one_text(words: str, encoded: str) -> None:
    assert taken_apart(put_together(words, encoded)) == (words, encoded)


def test_a_time_control_that_nobody_can_read_stays_out() -> None:
    assert put_together("90 minutes", "x+30") == "90 minutes"
    assert taken_apart("90 minutes · fast") == ("90 minutes · fast", "")
