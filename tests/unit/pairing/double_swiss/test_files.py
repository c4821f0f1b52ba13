"""Matches in report files: two rounds of the file for each."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from pairing.__main__ import main
from pairing.checker import check_report
from pairing.generator import random_tournament
from pairing.generator.axes import Axes, AxisError
from pairing.matches import field_of_matches
from pairing.model import (
    TPN,
    Board,
    Colour,
    Field,
    Participant,
    PlayerRound,
    RoundKind,
    RoundPairing,
)
from pairing.reported import stated
from pairing.trf import (
    Code,
    PlayerRecord,
    ProhibitedRecord,
    Report,
    ReportError,
    RoundEntry,
    VirtualPoints,
    field_before,
    next_round,
    read_report,
    write_report,
)

from ..builders import pair
from .matches import DOUBLE, MATCH, MatchTournament, pair_match

GAMES = {
    4: (Code.WIN, Code.WIN),
    3: (Code.WIN, Code.DRAW),
    2: (Code.DRAW, Code.DRAW),
    1: (Code.LOSS, Code.DRAW),
    0: (Code.LOSS, Code.LOSS),
}
BYES = {
    RoundKind.PAB: (Code.PAB, Code.HALF_BYE),
    RoundKind.FULL_BYE: (Code.FULL_BYE, Code.FULL_BYE),
    RoundKind.HALF_BYE: (Code.HALF_BYE, Code.HALF_BYE),
    RoundKind.ZERO_BYE: (Code.ZERO_BYE, Code.ZERO_BYE),
    RoundKind.FORFEIT_WIN: (Code.FORFEIT_WIN, Code.FORFEIT_WIN),
    RoundKind.FORFEIT_LOSS: (Code.FORFEIT_LOSS, Code.FORFEIT_LOSS),
}


class WholeMatches(MatchTournament):
    """Every match is worth two points."""

    def __init__(self, random: Random, players: int, rounds: int) -> None:
        super().__init__(random, players, rounds)
        self.scoring = MATCH

    def _result(self, white: TPN, black: TPN) -> tuple[PlayerRound, PlayerRound]:
        mine, theirs = super()._result(white, black)
        if mine.kind is RoundKind.GAME:
            theirs = replace(theirs, points=4 - mine.points)
        return mine, theirs


def played(seed: int) -> Field:
    random = Random(f"file {seed}")
    tournament = WholeMatches(random, random.randint(4, 9), 6)
    for _match in range(random.randint(1, 4)):
        tournament.play(tournament.any_pairing())
    return tournament.field()


def games_of(past: PlayerRound) -> tuple[RoundEntry, RoundEntry]:
    codes = GAMES[past.points] if past.kind is RoundKind.GAME else BYES[past.kind]
    other = past.colour.opposite if past.colour else None
    return RoundEntry(codes[0], past.opponent, past.colour), RoundEntry(
        codes[1], past.opponent, other
    )


def report_of(field: Field) -> Report:
    def record(player: Participant) -> PlayerRecord:
        entries = [entry for past in player.rounds for entry in games_of(past)]
        if player.tpn in field.away:
            entries += [RoundEntry(Code.ZERO_BYE)] * 2
        return PlayerRecord(player.tpn, f"Player {player.tpn}", rounds=tuple(entries))

    ordered = sorted(field.participants, key=lambda player: player.tpn)
    return Report(
        players=tuple(map(record, ordered)),
        rounds_total=2 * field.rounds_total,
        initial_colour=field.initial_colour,
        encoded_type="FIDE_DOUBLESWISS",
        prohibited=tuple(
            ProhibitedRecord(
                tuple(sorted(group.members)), 2 * group.first - 1, min(2 * group.last, 12)
            )
            for group in field.prohibited
        ),
        virtual=tuple(
            VirtualPoints(points, 2 * match - 1, 2 * match, player.tpn, player.tpn)
            for player in ordered
            for match, points in enumerate(player.virtual[: field.round_number], start=1)
            if points
        ),
    )


def before_match(report: Report, number: int) -> Field:
    return field_of_matches(field_before(report, 2 * number - 1, games=2))


def test_the_field_read_is_the_field_written() -> None:
    for seed in range(120):
        field = played(seed)
        if all(each.rounds[-1].opponent is None for each in field.participants):
            continue
        report = read_report(write_report(report_of(field)).encode())
        assert stated(report).system == DOUBLE
        assert next_round(report) == 2 * field.round_number - 1
        back = before_match(report, field.round_number)
        mine = {each.tpn: each for each in field.participants}
        assert back.away == field.away, seed
        assert (back.rounds_total, back.scoring) == (field.rounds_total, MATCH)
        for each in back.participants:
            assert each.rounds == mine[each.tpn].rounds, (seed, each.tpn)
        assert pair_match(back) == pair_match(field), seed


def test_the_command_pairs_and_explains_a_match(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    field = played(3)
    right = pair_match(field)
    assert isinstance(right, RoundPairing)
    file = tmp_path / "double.trf"
    file.write_text(write_report(report_of(field)))
    assert main(["pair", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[: len(right.boards)] == [f"{white} {black}" for white, black in right.boards]
    assert main(["pair", str(file), "--explain"]) == 0
    assert "[3.6]" in capsys.readouterr().out
    assert main(["pair", str(file), "--round", "1"]) == 0


def test_the_second_games_are_the_first_ones_with_the_colours_exchanged(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    report = two("w1", "b0")
    second = pair(field_before(report, 2, games=2), DOUBLE)
    assert isinstance(second, RoundPairing)
    assert second.boards == (Board(TPN(2), TPN(1)),)
    file = tmp_path / "double.trf"
    file.write_text(write_report(report))
    assert main(["pair", str(file), "--explain"]) == 0
    assert "the first ones with the colours exchanged. [4.4]" in capsys.readouterr().out


@pytest.mark.parametrize("bye", ["UH", "UU", "UZ", "U"])
def test_the_bye_is_worth_a_game_won_and_one_drawn(bye: str) -> None:
    """1.4, in whatever way a file spreads it over two rounds."""
    entries = tuple(RoundEntry(Code(code)) for code in bye)
    report = two("w1 b=", "b0 w=")
    third = PlayerRecord(3, "Player 3", rounds=entries)
    report = replace(report, players=(*report.players, third))
    assert before_match(report, 2).participants[2].rounds == (PlayerRound(RoundKind.PAB, 3),)


@pytest.mark.parametrize("seed", range(12))
def test_a_generated_tournament_agrees_with_the_rules(seed: int) -> None:
    axes = Axes(system=DOUBLE, players=(3, 24), rounds=(6, 7))
    report = random_tournament(axes, Random(seed), str(seed))
    back = read_report(write_report(report).encode())
    checked = check_report(back)
    assert checked.system == DOUBLE
    assert len(checked.rounds) == 6
    assert checked.agrees, [each for each in checked.rounds if not each.agrees]


def test_a_match_paired_otherwise_is_noticed_and_so_are_colours_not_exchanged() -> None:
    """A control of the check; what stands in round 2 is judged by what stands in round 1."""
    four = [
        PlayerRecord(1, "One", rounds=(entry("w1", 2), entry("b=", 2))),
        PlayerRecord(2, "Two", rounds=(entry("b0", 1), entry("w=", 1))),
        PlayerRecord(3, "Three", rounds=(entry("w1", 4), entry("b=", 4))),
        PlayerRecord(4, "Four", rounds=(entry("b0", 3), entry("w=", 3))),
    ]
    report = Report(players=tuple(four), rounds_total=2, encoded_type="FIDE_DOUBLESWISS")
    first, second = check_report(report).rounds
    assert not first.agrees
    assert second.agrees
    four[2] = replace(four[2], rounds=(four[2].rounds[0], entry("w=", 4)))
    four[3] = replace(four[3], rounds=(four[3].rounds[0], entry("b=", 3)))
    first, second = check_report(replace(report, players=tuple(four))).rounds
    assert not second.agrees


def entry(word: str, opponent: int) -> RoundEntry:
    return RoundEntry(Code(word[1]), opponent, Colour(word[0]))


def two(mine: str, theirs: str, *, games: int = 6, kind: str = "FIDE_DOUBLESWISS") -> Report:
    """Two players who met: "w1 b=" is a win with White, then a draw with Black."""

    def record(number: int, words: str) -> PlayerRecord:
        entries = (RoundEntry(Code(word[1]), 3 - number, Colour(word[0])) for word in words.split())
        return PlayerRecord(number, f"Player {number}", rounds=tuple(entries))

    players = (record(1, mine), record(2, theirs))
    return Report(players=players, rounds_total=games, encoded_type=kind)


def test_each_forfeits_one_game() -> None:
    """A meeting, and no colour (1.6)."""
    for player in before_match(two("w+ b-", "b- w+"), 2).participants:
        assert player.rounds == (PlayerRound(RoundKind.GAME, 2, TPN(3 - player.tpn), None),)


def test_one_forfeits_a_single_game() -> None:
    one, other = before_match(two("w+ b=", "b- w="), 2).participants
    assert one.rounds == (PlayerRound(RoundKind.GAME, 3, TPN(2), Colour.WHITE),)
    assert other.rounds == (PlayerRound(RoundKind.GAME, 1, TPN(1), Colour.BLACK),)


def test_one_forfeits_both_games() -> None:
    one, other = before_match(two("w+ b-", "b- w-"), 2).participants
    assert (one.rounds[0].kind, one.rounds[0].points) == (RoundKind.FORFEIT_WIN, 2)
    assert (other.rounds[0].kind, other.rounds[0].points) == (RoundKind.FORFEIT_LOSS, 0)


@pytest.mark.parametrize(
    ("report", "said"),
    [
        (two("w1 b=", "b0 w=", games=5), "a match has two games, but the number of rounds is 5"),
        (two("w1 w=", "b0 b="), "rounds 1 and 2 are not the two games of a match"),
        (two("w1 b=", "b0 w=", games=2), "there is no round 3"),
    ],
)
def test_what_is_no_match_is_said(report: Report, said: str) -> None:
    with pytest.raises(ReportError, match=said):
        before_match(report, 2)


def test_baku_is_that_of_matches() -> None:
    """C.04.7: one round's greatest number of points, then half of it."""
    report = two("", "", games=10, kind="FIDE_DOUBLESWISS_BAKU")
    virtual = {each.tpn: each.virtual for each in before_match(report, 1).participants}
    assert virtual == {1: (4,), 2: (4,)}
    later = two("w1 b= w1 b1 w0 b0", "b0 w= b0 w0 b1 w1", games=10, kind="FIDE_DOUBLESWISS_BAKU")
    assert before_match(later, 3).participants[0].virtual == (4, 4, 2)


def test_no_tournament_of_half_a_match_is_generated() -> None:
    axes = Axes(system=DOUBLE, players=8, rounds=5)
    with pytest.raises(AxisError, match="2 rounds a match, not 5"):
        random_tournament(axes, Random(1), "1")
