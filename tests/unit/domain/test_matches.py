"""Matches of two games (Double-Swiss, C.04.5): paired and published together, played one by one."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from pairing.model import Colour, RoundKind
from tournaments.domain.appeals.commands import FileAppeal
from tournaments.domain.attendance.commands import CheckIn, WithdrawPlayer
from tournaments.domain.byes.commands import GrantBye, RevokeBye
from tournaments.domain.byes.decide import half_byes
from tournaments.domain.changes.commands import TakeBackPairingChange
from tournaments.domain.changes.published import PublishedRound
from tournaments.domain.changes.smallest import About, proposals
from tournaments.domain.deadlines.commands import SetPairingDeadline
from tournaments.domain.deadlines.limits import round_ended
from tournaments.domain.decisions import Conflict
from tournaments.domain.drafts.commands import RequestPairing
from tournaments.domain.drafts.field import field_before
from tournaments.domain.folding import fold
from tournaments.domain.games.commands import EnterResult
from tournaments.domain.games.reach import case_of
from tournaments.domain.games.results import Result
from tournaments.domain.ids import GameId
from tournaments.domain.rounds.commands import CloseRound, PublishRound, ReopenRound
from tournaments.domain.settings.commands import ChangeRegulations, ChangeSettings
from tournaments.domain.settings.settings import Settings, regulations_of
from tournaments.domain.standings.record import records
from tournaments.domain.standings.standings import standings, total
from tournaments.domain.tournament.commands import CloseTournament
from tournaments.domain.tournament.state import Tournament

from . import invariants
from .by_hand import begin, end, swap
from .hall import ANNA, BERT, Hall, clear, confirm, correct, enter, expect, p

DOUBLE = Settings(rounds=8, system="double-swiss-2026")


def match_hall(players: int = 4, settings: Settings = DOUBLE) -> Hall:
    return Hall(settings).with_players(players).started()


def play_match(hall: Hall, *results: str) -> None:
    """Both games of the next match; the last result goes on for the rest."""
    first = hall.state.next_round
    games = [*hall.pair_and_publish(first), *hall.state.games_of(first + 1)]
    for index, game in enumerate(games):
        hall.do(enter(game.id, results[min(index, len(results) - 1)]))


def seats(hall: Hall, number: int) -> list[tuple[int, int, int]]:
    return [(game.board, game.white, game.black) for game in hall.state.games_of(number)]


def test_both_games_of_a_match_are_published_together_the_second_with_exchanged_colours() -> None:
    hall = match_hall()
    hall.pair_and_publish(1)
    assert hall.state.last_published == 2
    assert hall.state.next_round == 3
    first, second = seats(hall, 1), seats(hall, 2)
    assert second == [(board, black, white) for board, white, black in first]
    assert [game.id for game in hall.state.games_of(2)] == ["2.1.1", "2.1.2"]
    assert hall.state.published_with(1) == hall.state.published_with(2) == (1, 2)
    invariants.check(hall.state, hall.log)


def test_every_other_system_publishes_one_round() -> None:
    hall = match_hall(settings=Settings(rounds=8))
    hall.pair_and_publish(1)
    assert (hall.state.last_published, hall.state.published_with(1)) == (1, (1,))
    assert hall.state.games_of(2) == ()


def test_a_match_is_folded_event_by_event_as_in_one_go() -> None:
    hall = match_hall(5)
    play_match(hall, "1-0", "1/2-1/2")
    play_match(hall, "0-1")
    state = Tournament()
    for each in hall.log:
        state = fold(state, [each])
    assert state == hall.state == fold(Tournament(), hall.log)


def test_games_are_typed_board_by_board_and_the_round_ends_with_the_last_of_them() -> None:
    hall = match_hall()
    hall.pair_and_publish(1)
    assert hall.state.played_round == 1
    for game in ("1.1.1", "2.1.1", "1.1.2"):
        hall.do(enter(game, "1-0"))
    refused = hall.refused(RequestPairing(round=3))
    assert (refused.code, refused.facts["round"], refused.facts["boards"]) == (
        "ResultsMissing",
        2,
        "2",
    )
    assert hall.refused(CloseRound(round=1)).code == "ResultsMissing"
    assert hall.state.played_round == 2
    hall.do(enter("2.1.2", "1/2-1/2"))
    hall.request(3)


def test_each_game_has_its_own_conflict_confirmation_and_correction() -> None:
    hall = match_hall()
    hall.pair_and_publish(1)
    hall.do(enter("1.1.1", "1-0"), by=ANNA)
    hall.do(enter("2.1.1", "1/2-1/2"), by=ANNA)
    claim = EnterResult(game=GameId("2.1.1"), result=Result("0-1"), expected=None)
    conflict = expect(Conflict, hall.tell(claim, by=BERT))
    assert conflict.facts["game"] == "2.1.1"
    assert hall.game("2.1.1").conflicts
    assert not hall.game("1.1.1").conflicts
    hall.do(confirm("1.1.1", "1-0"), by=BERT)
    hall.do(correct("1.1.1", "1-0", "+/-"), reason="he never came")
    assert hall.game("1.1.1").result is Result.WHITE_FORFEIT_WIN
    assert hall.game("2.1.1").result is Result.DRAW
    hall.do(clear("1.1.1", "+/-"))
    assert hall.state.missing(1)[0].id == "1.1.1"


def test_each_game_is_appealed_by_itself_until_the_next_match_is_published() -> None:
    settings = replace(DOUBLE, appeal_deadline=30)
    hall = match_hall(settings=settings)
    hall.clock = "2026-07-04T10:00:00Z"
    play_match(hall, "1-0")
    hall.clock = "2026-07-04T12:00:00Z"
    assert round_ended(hall.state, 1) == "", "it has not ended with the publication of the second"
    hall.do(FileAppeal(about="game:2.1.1", by=p(1)), reason="the flag had not fallen")
    assert hall.state.games_under_appeal == {"2.1.1"}


def test_the_points_of_a_match_are_those_of_both_games_and_pair_the_next_one() -> None:
    hall = match_hall()
    play_match(hall, "1-0", "1/2-1/2", "1-0", "1/2-1/2")
    white = hall.game("1.1.1").white
    assert total(records(hall.state)[white]) == 2
    field = field_before(hall.state, 3)
    assert (field.round_number, field.rounds_total) == (3, 8)
    assert [past.points for past in field.participants[white - 1].rounds] == [2, 0]


def test_the_bye_is_a_game_won_and_one_drawn_and_no_half_point_bye_that_was_asked_for() -> None:
    hall = match_hall(5)
    play_match(hall, "1-0")
    pab = hall.round(1).pab
    assert pab is not None
    kinds = [cell.kind for cell in records(hall.state)[pab]]
    assert kinds == [RoundKind.PAB, RoundKind.HALF_BYE]
    assert total(records(hall.state)[pab]) == 3
    assert half_byes(hall.state, pab) == ()
    assert {line.player: line.points for line in standings(hall.state)}[pab] == 3


@pytest.mark.parametrize("asked", [3, 4])
def test_a_bye_is_for_the_whole_match(asked: int) -> None:
    """Byes concern matches only (Preface)."""
    hall = match_hall(5)
    play_match(hall, "1-0")
    hall.do(GrantBye(player=p(2), round=asked, kind="half"))
    assert sorted(hall.state.players[p(2)].byes) == [3, 4]
    assert half_byes(hall.state, p(2)) == (3,)
    hall.do(RevokeBye(player=p(2), round=7 - asked))
    assert not hall.state.players[p(2)].byes
    hall.do(GrantBye(player=p(2), round=asked, kind="half"))
    play_match(hall, "1/2-1/2")
    assert [cell.kind for cell in records(hall.state)[p(2)]][2:] == [RoundKind.HALF_BYE] * 2
    assert total(records(hall.state)[p(2)][2:]) == 2


def test_who_withdraws_between_the_games_loses_the_second_by_forfeit_and_the_match_counts() -> None:
    hall = match_hall(6)
    hall.pair_and_publish(1)
    for game in hall.state.games_of(1):
        hall.do(enter(game.id, "1-0"))
    gone = hall.game("1.1.1").white
    hall.do(WithdrawPlayer(player=gone))
    hall.do(enter("2.1.1", "+/-"))
    for game in hall.state.missing(2):
        hall.do(enter(game.id, "1/2-1/2"))
    hall.pair_and_publish(3)
    assert gone not in {player for _, *pair in seats(hall, 3) for player in pair}


def test_a_correction_counts_for_the_next_match_then_the_one_after_then_for_the_rating() -> None:
    hall = match_hall(6)
    play_match(hall, "1-0")
    assert [case_of(hall.state, hall.game(game)) for game in ("1.1.1", "2.1.1")] == ["next"] * 2
    play_match(hall, "1/2-1/2")
    assert [case_of(hall.state, hall.game(game)) for game in ("1.1.1", "2.1.1")] == [
        "after-next"
    ] * 2
    play_match(hall, "1/2-1/2")
    assert case_of(hall.state, hall.game("2.1.1")) == "rating"
    assert case_of(hall.state, hall.game("3.1.1")) == "after-next"


def test_a_match_is_closed_and_reopened_with_both_games() -> None:
    hall = match_hall()
    play_match(hall, "1-0")
    hall.do(CloseRound(round=1))
    assert {hall.round(1).status, hall.round(2).status} == {"closed"}
    hall.already(CloseRound(round=2))
    hall.do(ReopenRound(round=1), reason="a slip was found")
    assert {hall.round(1).status, hall.round(2).status} == {"published"}
    play_match(hall, "1-0")
    assert {hall.round(1).status, hall.round(2).status} == {"closed"}
    assert hall.refused(ReopenRound(round=2), reason="late").code == "LaterRoundPublished"
    hall.do(CloseTournament(), reason="the hall is needed")
    assert {hall.round(3).status, hall.round(4).status} == {"closed"}


def test_the_second_game_follows_a_change_of_the_first() -> None:
    hall = Hall(DOUBLE).with_players(7).with_players(1, checked_in=False).started()
    hall.pair_and_publish(1)
    pab = hall.round(1).pab
    assert pab is not None
    hall.do(CheckIn(player=p(8)))
    best = next(
        iter(proposals(PublishedRound(hall.state, 1), "late-entry", About(arrived=(p(8),))))
    )
    command = replace(best.command, agreed=(pab, p(8)))
    hall.do(command, reason="he came late")
    change = hall.state.seq
    first, second = seats(hall, 1), seats(hall, 2)
    assert second == [(board, black, white) for board, white, black in first]
    assert (4, {pab, 8}) in [(board, {*pair}) for board, *pair in second]
    assert (hall.round(1).pab, hall.round(2).byes) == (None, ())
    invariants.check(hall.state, hall.log)
    hall.do(TakeBackPairingChange(round=1, of=change), reason="it was a mistake")
    assert hall.round(2).byes == ((pab, "half"),)
    assert len(seats(hall, 2)) == 3


def test_proposals_for_the_second_round_are_those_for_the_first() -> None:
    hall = Hall(DOUBLE).with_players(7).with_players(1, checked_in=False).started()
    hall.pair_and_publish(1)
    hall.do(CheckIn(player=p(8)))
    about = About(arrived=(p(8),))
    first, second = (
        [
            each.command
            for each in proposals(PublishedRound(hall.state, number), "late-entry", about)
        ]
        for number in (1, 2)
    )
    assert first
    assert first == second


def test_a_board_is_not_changed_once_its_second_game_has_a_result() -> None:
    hall = match_hall(7)
    hall.pair_and_publish(1)
    hall.do(enter("2.1.1", "1-0"))
    before = PublishedRound(hall.state, 1)
    assert not before.untouched(hall.game("1.1.1"))
    assert before.untouched(hall.game("1.1.2"))


def test_the_second_game_follows_what_was_paired_by_hand() -> None:
    hall = match_hall(6)
    hall.draft(1)
    hall.do(begin(hall.round(1)), reason="a wish of the sponsor")
    (white, black), (other, _), *_ = (each for each in hall.round(1).manual.pairs)  # type: ignore[union-attr]
    hall.do(swap(hall.round(1), white, other))
    hall.do(end(hall.round(1)), reason="a wish of the sponsor")
    hall.do(PublishRound(round=1, request=hall.round(1).request))
    assert (other, black) in [(one, two) for _, one, two in seats(hall, 1)]
    assert (black, other) in [(one, two) for _, one, two in seats(hall, 2)]
    invariants.check(hall.state, hall.log)


def test_what_was_set_for_the_second_round_stays() -> None:
    hall = match_hall()
    deadline = SetPairingDeadline(round=2, at="2026-07-04T18:00:00Z", expected="")
    hall.do(deadline)
    hall.pair_and_publish(1)
    assert hall.round(2).pairing_deadline == "2026-07-04T18:00:00Z"
    assert hall.round(2).published


def test_a_number_of_rounds_that_are_no_matches_is_refused() -> None:
    hall = Hall(DOUBLE)
    wanted = ChangeSettings(name="Open", settings=replace(DOUBLE, rounds=7))
    assert hall.refused(wanted).code == "RoundsNoMatches"


def test_once_a_round_is_paired_rounds_do_not_become_matches() -> None:
    single = replace(DOUBLE, system="dutch-2026")
    for before, wanted in ((DOUBLE, single), (single, DOUBLE)):
        hall = match_hall(settings=before)
        change = ChangeRegulations(from_round=3, regulations=regulations_of(wanted))
        hall.pair_and_publish(1)
        assert hall.refused(change, reason="we changed our mind").code == "MatchesFixed"


def test_regulations_do_not_change_between_the_games_of_a_match() -> None:
    hall = match_hall()
    hall.pair_and_publish(1)
    wanted = regulations_of(replace(DOUBLE, win=4, draw=2, pab=4))
    change = ChangeRegulations(from_round=4, regulations=wanted)
    assert hall.refused(change, reason="a vote").code == "MatchesFixed"
    hall.do(replace(change, from_round=3), reason="a vote")


def test_the_match_that_goes_on_ranks_by_what_is_over() -> None:
    """Of a match whose second game goes on the points of the first count, as of any other game."""
    settings = replace(DOUBLE, tie_breaks=("BH", "WIN", "WON"))
    hall = match_hall(settings=settings)
    hall.pair_and_publish(1)
    for game in hall.state.games_of(1):
        hall.do(enter(game.id, "1-0"))
    winner = hall.game("1.1.1").white
    lines = {line.player: line for line in standings(hall.state)}
    assert (lines[winner].points, dict(lines[winner].values)) == (
        2,
        {"BH": "0.0", "WIN": "0", "WON": "1"},
    )
    for game in hall.state.games_of(2):
        hall.do(enter(game.id, "0-1"))
    lines = {line.player: line for line in standings(hall.state)}
    assert dict(lines[winner].values) == {"BH": "0.0", "WIN": "1", "WON": "2"}
    assert lines[winner].record[1].colour is Colour.BLACK
