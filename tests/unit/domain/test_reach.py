"""What a correction reaches: the three cases of C.04.2 4.3, and the numbers of 2.3."""

import pytest

from tournaments.domain.drafts.commands import DiscardPairing
from tournaments.domain.drafts.field import field_before, pairing_input
from tournaments.domain.entries.commands import CorrectRating
from tournaments.domain.entries.rating_reach import rating_reach
from tournaments.domain.games.commands import CorrectColours, CorrectResult
from tournaments.domain.games.events import ColoursCorrected, RatedResultCorrected
from tournaments.domain.games.reach import CorrectionReach, case_of, colours_reach, result_reach
from tournaments.domain.games.results import Result, halves, mirrored
from tournaments.domain.ids import GameId
from tournaments.domain.numbers.commands import AssignPairingNumbers
from tournaments.domain.rounds.commands import CloseRound, PublishRound, ReopenRound
from tournaments.domain.settings.settings import Settings
from tournaments.domain.standings.record import records
from tournaments.domain.standings.standings import colours, standings
from tournaments.words import say

from .hall import ANNA, BERT, CHIEF, DEPUTY, Hall, adjourn, clear, correct, enter, p


def hall_after(*rounds: int, players: int = 10, total: int = 9) -> Hall:
    return Hall(Settings(rounds=total)).with_players(players).started().play_rounds(*rounds)


def corrected(game: str, expected: str, result: str, reach: str) -> CorrectResult:
    return CorrectResult(
        game=GameId(game),
        expected=Result(expected),
        result=Result(result),
        reach=reach,  # type: ignore[arg-type]
    )


def reversed_(game: str, reach: str | None = None, yes: bool = True) -> CorrectColours:
    return CorrectColours(game=GameId(game), reversed=yes, reach=reach)  # type: ignore[arg-type]


def reach(hall: Hall, game: str, result: str = "1-0") -> CorrectionReach:
    return result_reach(hall.state, hall.game(game), Result(result))


# --- the three cases --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("happens", "case", "counts_for", "outdates"),
    [
        ("play 1", "next", 2, 0),
        ("play 1, close 1", "next", 2, 0),
        ("play 1, draft 2", "next", 2, 2),
        ("play 1, publish 2", "after-next", 3, 0),
        ("play 1, play 2", "after-next", 3, 0),
        ("play 1, play 2, draft 3", "after-next", 3, 3),
        ("play 1, play 2, close 2", "rating", 0, 0),
        ("play 1, play 2, publish 3", "rating", 0, 0),
        ("play 1, play 2, play 3", "rating", 0, 0),
    ],
)
def test_the_case_follows_from_what_has_been_paired_and_ended(
    happens: str, case: str, counts_for: int, outdates: int
) -> None:
    hall = hall_after()
    for step in happens.split(", "):
        act, number = step.split()
        {
            "play": lambda n: hall.play(n, "1/2-1/2"),
            "draft": hall.draft,
            "publish": hall.pair_and_publish,
            "close": lambda n: hall.do(CloseRound(round=n)),
        }[act](int(number))
    found = reach(hall, "1.1.1")
    assert (found.case, found.counts_for, found.outdates) == (case, counts_for, outdates)
    assert found.case == case_of(hall.state, hall.game("1.1.1"))
    assert found.article == "C.04.2 4.3"


def test_an_adjourned_game_belongs_to_the_round_in_which_it_was_finished() -> None:
    hall = hall_after()
    first, *others = hall.pair_and_publish(1)
    hall.do(adjourn(first.id))
    for game in others:
        hall.do(enter(game.id, "1-0"))
    hall.play_rounds(2, 3)
    hall.do(enter(first.id, "1-0"))
    assert reach(hall, first.id, "0-1").case == "next"


def test_standings_before_and_after_name_those_who_move_and_nobody_else() -> None:
    hall = hall_after(1)
    game = hall.game("1.1.1")
    moves = {move.player: move for move in reach(hall, game.id, "0-1").standings}
    before = {line.player: line for line in standings(hall.state)}
    hall.do(correct(game.id, "1/2-1/2", "0-1"), reason="slip misread")
    after = {line.player: line for line in standings(hall.state)}
    assert set(moves) == {
        player
        for player, line in after.items()
        if (line.rank, line.points) != (before[player].rank, before[player].points)
    }
    assert {game.white, game.black} <= set(moves)
    for player, move in moves.items():
        assert (move.rank, move.points) == (before[player].rank, before[player].points)
        assert (move.new_rank, move.new_points) == (after[player].rank, after[player].points)


def test_what_no_pairing_reads_leaves_the_draft_in_hand() -> None:
    hall = hall_after(1)
    request = hall.draft(2)
    found = reach(hall, "1.1.1", "1/2-1/2u")
    assert (found.counts_for, found.outdates, found.standings) == (0, 0, ())
    assert "does not depend on it" in " ".join(map(say, found.sentences))
    hall.do(correct("1.1.1", "1/2-1/2", "1/2-1/2u"), reason="less than a move")
    assert hall.do(PublishRound(round=2, request=request))


def test_a_draft_that_is_called_outdated_is_not_published() -> None:
    hall = hall_after(1)
    request = hall.draft(2)
    assert reach(hall, "1.1.1").outdates == 2
    hall.do(correct("1.1.1", "1/2-1/2", "1-0"), reason="slip misread")
    assert hall.refused(PublishRound(round=2, request=request)).code == "DraftOutdated"


def test_in_the_last_round_no_pairing_follows() -> None:
    hall = hall_after(1, 2, total=2)
    found = reach(hall, "2.1.1")
    assert (found.case, found.counts_for) == ("next", 0)
    assert found.standings
    assert "No pairing follows" in " ".join(map(say, found.sentences))


# --- the third case ---------------------------------------------------------------------------


def test_a_correction_for_the_rating_alone_keeps_standings_and_pairings() -> None:
    hall = hall_after(1, 2, 3)
    before, read = standings(hall.state), pairing_input(hall.state, 4).hash
    entered = hall.game("1.1.1").seq
    assert hall.do(corrected("1.1.1", "1/2-1/2", "1-0", "rating"), reason="slip misread") == (
        RatedResultCorrected(
            game=GameId("1.1.1"), was=Result.DRAW, result=Result.WHITE_WINS, of=entered
        ),
    )
    game = hall.game("1.1.1")
    assert (game.result, game.rated, game.rated_result) == ("1/2-1/2", "1-0", "1-0")
    assert game.history[-1] == game.rated_seq == hall.state.seq
    assert standings(hall.state) == before
    assert pairing_input(hall.state, 4).hash == read


def test_it_does_not_outdate_a_draft() -> None:
    hall = hall_after(1, 2, 3)
    request = hall.draft(4)
    hall.do(corrected("1.1.1", "1/2-1/2", "1-0", "rating"), reason="slip misread")
    assert hall.do(PublishRound(round=4, request=request))


@pytest.mark.parametrize("read", [None, "next", "after-next"])
def test_whoever_has_not_read_that_is_refused_on_record(read: str | None) -> None:
    hall = hall_after(1, 2, 3)
    command = CorrectResult(
        game=GameId("1.1.1"),
        expected=Result.DRAW,
        result=Result.WHITE_WINS,
        reach=read,  # type: ignore[arg-type]
    )
    refused = hall.refused(command, reason="slip misread")
    assert (refused.code, refused.on_record) == ("CorrectionTooLate", True)


def test_whoever_read_less_than_it_reaches_now_reads_it_again() -> None:
    hall = hall_after(1)
    refused = hall.refused(corrected("1.1.1", "1/2-1/2", "1-0", "rating"), reason="r")
    assert refused.code == "ReachesOtherwise"
    assert refused.facts == {"board": 1, "round": 1, "read": "rating", "reaches": "next"}
    hall.pair_and_publish(2)
    late = hall.refused(corrected("1.1.1", "1/2-1/2", "1-0", "next"), reason="r")
    assert late.facts["reaches"] == "after-next"
    assert hall.do(corrected("1.1.1", "1/2-1/2", "1-0", "after-next"), reason="r")


def test_it_is_for_the_chief_and_the_deputy_with_a_reason() -> None:
    hall = hall_after(1, 2, 3)
    command = corrected("1.1.1", "1/2-1/2", "1-0", "rating")
    assert hall.refused(command, by=CHIEF).code == "ReasonMissing"
    for arbiter in (ANNA, BERT):
        refused = hall.refused(command, by=arbiter, reason="r")
        assert (refused.code, refused.on_record) == ("NotPermitted", True)
    assert hall.do(command, by=DEPUTY, reason="slip misread")


def test_it_replaces_what_has_been_rated_and_is_taken_back_by_another() -> None:
    hall = hall_after(1, 2, 3)
    hall.do(corrected("1.1.1", "1/2-1/2", "1-0", "rating"), reason="slip misread")
    first = hall.state.seq
    again = corrected("1.1.1", "1/2-1/2", "1-0", "rating")
    assert hall.already(again, reason="slip misread") == first
    stale = hall.refused(corrected("1.1.1", "1/2-1/2", "0-1", "rating"), reason="r")
    assert (stale.code, stale.facts["rated"]) == ("RatedResultDiffers", "1-0")
    (back,) = hall.do(corrected("1.1.1", "1-0", "1/2-1/2", "rating"), reason="it was right")
    assert isinstance(back, RatedResultCorrected)
    assert back.of == first
    assert hall.game("1.1.1").rated is None


def test_a_reopened_round_lets_the_correction_count_and_be_rated() -> None:
    hall = hall_after(1, 2)
    hall.do(CloseRound(round=2))
    hall.do(corrected("1.1.1", "1/2-1/2", "1-0", "rating"), reason="slip misread")
    hall.do(ReopenRound(round=2), reason="closed too early")
    hall.do(corrected("1.1.1", "1/2-1/2", "1-0", "after-next"), reason="slip misread")
    game = hall.game("1.1.1")
    assert (game.result, game.rated, game.rated_result) == ("1-0", None, "1-0")


# --- colours ----------------------------------------------------------------------------------


def test_a_game_played_with_reversed_colours_counts_so_for_colour_balance() -> None:
    hall = hall_after()
    hall.pair_and_publish(1)
    game = hall.game("1.1.1")
    (event,) = hall.do(reversed_("1.1.1"), reason="found at move 14 (Laws 7.3)")
    assert event == ColoursCorrected(game=GameId("1.1.1"), reversed=True, counts=True)
    hall.do(enter("1.1.1", "1-0"))
    for other in hall.state.missing(1):
        hall.do(enter(other.id, "1/2-1/2"))
    assert [colours(records(hall.state)[player]) for player in (game.white, game.black)] == [
        "b",
        "w",
    ]
    field = field_before(hall.state, 2)
    points = {int(one.tpn): one.rounds[0].points for one in field.participants}
    assert (points[game.white], points[game.black]) == (2, 0)
    (cell,) = records(hall.state)[game.white]
    assert cell.result == "0-1"


def test_colours_reach_what_a_result_reaches() -> None:
    hall = hall_after(1)
    hall.draft(2)
    found = colours_reach(hall.state, hall.game("1.1.1"), True)
    assert (found.case, found.counts_for, found.outdates) == ("next", 2, 2)
    assert found.standings == ()
    hall.do(DiscardPairing(round=2, request=hall.round(2).request))
    hall.play_rounds(2, 3)
    assert colours_reach(hall.state, hall.game("1.1.1"), True).case == "rating"


def test_colours_found_too_late_stand_in_the_report_alone() -> None:
    hall = hall_after(1, 2, 3)
    read = pairing_input(hall.state, 4).hash
    assert hall.refused(reversed_("1.1.1"), reason="r").code == "CorrectionTooLate"
    (event,) = hall.do(reversed_("1.1.1", "rating"), reason="score sheet")
    assert event == ColoursCorrected(game=GameId("1.1.1"), reversed=True, counts=False)
    game = hall.game("1.1.1")
    assert (game.reversed, game.reversed_in_report) == (False, True)
    assert pairing_input(hall.state, 4).hash == read
    assert hall.already(reversed_("1.1.1", "rating"), reason="r") == hall.state.seq
    hall.do(reversed_("1.1.1", "rating", yes=False), reason="it was right")
    assert hall.game("1.1.1").rated_reversed is None


def test_colours_need_the_chiefs_tick_a_reason_and_a_game() -> None:
    hall = hall_after()
    hall.pair_and_publish(1)
    assert hall.refused(reversed_("1.1.1"), by=BERT, reason="r").code == "NotPermitted"
    assert hall.refused(reversed_("1.1.1")).code == "ReasonMissing"
    assert hall.already(reversed_("1.1.1", yes=False)) == hall.round(1).published_seq
    assert hall.refused(reversed_("9.1.1"), reason="r").code == "UnknownGame"
    hall.do(enter("1.1.1", "+/-"))
    assert hall.refused(reversed_("1.1.1"), reason="r").code == "GameNotPlayed"
    hall.do(clear("1.1.1", "+/-"), reason="it was played")
    assert hall.do(reversed_("1.1.1"), by=DEPUTY, reason="r")


@pytest.mark.parametrize("result", Result)
def test_a_result_seen_from_the_other_side_gives_each_player_the_same(result: Result) -> None:
    assert halves(mirrored(result)) == tuple(reversed(halves(result)))
    assert mirrored(mirrored(result)) is result


# --- ratings and numbers ----------------------------------------------------------------------


def test_a_corrected_rating_shows_the_numbers_it_moves() -> None:
    hall = hall_after(1, players=6)
    found = rating_reach(hall.state, p(6), 2700, hall.names)
    assert (found.case, found.counts_for) == ("next", 2)
    assert [(each.player, each.tpn, each.new) for each in found.numbers] == [
        (6, 6, 1),
        (1, 1, 2),
        (2, 2, 3),
        (3, 3, 4),
        (4, 4, 5),
        (5, 5, 6),
    ]
    assert "Round 1 stays" in " ".join(map(say, found.sentences))
    hall.do(CorrectRating(player=p(6), expected=2350, rating=2700))
    hall.do(AssignPairingNumbers())
    assert [hall.state.players[each.player].tpn for each in found.numbers] == [1, 2, 3, 4, 5, 6]


def test_a_rating_that_moves_nobody_says_so() -> None:
    hall = hall_after(1, players=6)
    found = rating_reach(hall.state, p(6), 2355, hall.names)
    assert (found.numbers, found.counts_for) == ((), 0)
    assert tuple(map(say, found.sentences)) == ("No pairing number moves.",)


def test_before_the_start_numbers_are_still_to_be_given() -> None:
    hall = Hall().with_players(4)
    assert rating_reach(hall.state, p(4), 2700, hall.names).numbers == ()


def test_a_draft_of_round_4_locks_the_numbers_and_publishing_it_freezes_them() -> None:
    hall = hall_after(1, 2, 3)
    request = hall.draft(4)
    locked = rating_reach(hall.state, p(6), 2700, hall.names)
    assert (locked.case, locked.numbers, locked.outdates) == ("next", (), 4)
    assert "discard it first" in say(locked.sentences[0])
    hall.do(DiscardPairing(round=4, request=request))
    assert rating_reach(hall.state, p(6), 2700, hall.names).numbers
    hall.play(4, "1-0")
    frozen = rating_reach(hall.state, p(6), 2700, hall.names)
    assert (frozen.case, frozen.numbers) == ("rating", ())
    assert "no correction moves a number" in say(frozen.sentences[0])
