"""Published pairings change on the grounds of C.04.2 4.4 alone; what is not named stays."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from msgspec.structs import replace

from tournaments.domain.attendance.commands import CheckIn
from tournaments.domain.changes.commands import (
    ChangePublishedPairings,
    NewBoard,
    RefuseRequest,
    TakeBackPairingChange,
)
from tournaments.domain.changes.events import (
    Ground,
    PlayersRequestRefused,
    PublishedPairingsChanged,
)
from tournaments.domain.changes.published import PublishedRound
from tournaments.domain.changes.smallest import About, ChangeProposal, proposals
from tournaments.domain.compensation import compensation
from tournaments.domain.event import Event
from tournaments.domain.games.commands import AdjournGame, CorrectResult
from tournaments.domain.games.results import Result
from tournaments.domain.ids import GameId, UserId
from tournaments.domain.refusals import Refused
from tournaments.domain.rounds.commands import CloseRound, PublishRound
from tournaments.domain.settings.commands import SetProhibitedPairs
from tournaments.domain.settings.events import ProhibitedPlayers
from tournaments.domain.settings.settings import Settings
from tournaments.domain.standings.record import records
from tournaments.domain.standings.standings import total
from tournaments.words import say

from . import invariants
from .hall import BERT, CHIEF, DEPUTY, OFFICER, Hall, enter, expect, p

WHY = "the regulations and the players' agreement"


def published(players: int, *, away: int = 0, rounds: int = 9) -> Hall:
    """Round 1 is published; the last `away` entries have not come."""
    hall = Hall(Settings(rounds=rounds)).with_players(players).with_players(away, checked_in=False)
    hall.started().pair_and_publish(1)
    return hall


def options(hall: Hall, ground: Ground, number: int = 1, **about: Any) -> list[ChangeProposal]:
    named = About(**about)
    return list(proposals(PublishedRound(hall.state, number), ground, named))


def seats(proposal: ChangeProposal) -> list[tuple[int, int, int]]:
    return [(board.board, board.white, board.black) for board in proposal.command.boards]


def agreed(command: ChangePublishedPairings, *players: int) -> ChangePublishedPairings:
    return replace(command, agreed=tuple(p(one) for one in players))


def change(hall: Hall, command: ChangePublishedPairings, by: UserId = CHIEF) -> Event:
    (event,) = hall.do(command, by, reason=WHY)
    invariants.check(hall.state, hall.log)
    return event


def boards(hall: Hall, number: int = 1) -> dict[int, tuple[int, int]]:
    return {game.board: (game.white, game.black) for game in hall.state.games_of(number)}


def arrives(hall: Hall, *players: int) -> None:
    for player in players:
        hall.do(CheckIn(player=p(player)))


# --- a late entry (4.4.4) ---------------------------------------------------------------------


def test_a_late_arrival_plays_whoever_had_the_bye_on_a_new_board_at_the_end() -> None:
    hall = published(7, away=1)
    pab = hall.round(1).pab
    assert pab is not None
    arrives(hall, 8)
    (best,) = options(hall, "late-entry", arrived=(8,))
    assert best.touched == 1
    ((board, *pair),) = seats(best)
    assert (board, {*pair}) == (4, {pab, 8})
    before = boards(hall)
    change(hall, agreed(best.command, pab, 8))
    assert hall.round(1).pab is None
    assert {number: boards(hall)[number] for number in before} == before
    assert hall.round(1).version == 2


def test_with_one_ill_and_one_late_the_swap_comes_first() -> None:
    hall = published(8, away=1)
    arrives(hall, 9)
    game = hall.state.games_of(1)[1]
    first = options(hall, "late-entry", arrived=(9,), away=(game.white,))[0]
    assert seats(first) == [(2, 9, game.black)]
    assert first.command.absent == (game.white,)
    change(hall, agreed(first.command, 9, game.black))
    assert hall.game(game.id).replaced_seq == hall.state.seq
    assert game.white in hall.round(1).absent
    assert hall.state.games_of(1)[1].id == GameId("1.1.5")


def test_two_late_arrivals_play_each_other_and_touch_nobody() -> None:
    hall = published(8, away=2)
    arrives(hall, 9, 10)
    first = options(hall, "late-entry", arrived=(9, 10))[0]
    assert first.touched == 0
    ((board, *pair),) = seats(first)
    assert (board, {*pair}) == (5, {9, 10})


def test_a_change_that_touches_more_than_it_must_is_refused_and_on_record() -> None:
    hall = published(7, away=1)
    arrives(hall, 8)
    pab, games = hall.round(1).pab, hall.state.games_of(1)
    assert pab is not None
    command = ChangePublishedPairings(
        round=1,
        ground="late-entry",
        replaced=(games[2].id,),
        boards=(
            NewBoard(3, p(8), games[2].white),
            NewBoard(4, games[2].black, pab),
        ),
        expected_pab=pab,
        agreed=(p(8), pab, games[2].white, games[2].black),
    )
    refused = hall.refused(command, reason=WHY)
    assert (refused.code, refused.on_record) == ("NotTheSmallestChange", True)
    assert (refused.facts["touched"], refused.facts["fewest"]) == (2, 1)


def test_everybody_who_is_touched_must_agree() -> None:
    hall = published(7, away=1)
    arrives(hall, 8)
    (best,) = options(hall, "late-entry", arrived=(8,))
    pab = hall.round(1).pab
    refused = hall.refused(agreed(best.command, 8), reason=WHY)
    assert (refused.code, refused.facts["players"]) == ("AgreementMissing", str(pab))
    assert refused.on_record


def test_who_has_not_checked_in_is_not_admitted() -> None:
    hall = published(7, away=1)
    assert options(hall, "late-entry", arrived=(8,)) == []
    pab = hall.round(1).pab
    assert pab is not None
    command = ChangePublishedPairings(
        round=1,
        ground="late-entry",
        boards=(NewBoard(4, p(8), pab),),
        expected_pab=pab,
        agreed=(p(8), pab),
    )
    assert hall.refused(command, reason=WHY).code == "ChangeIllegal"


def test_an_entry_made_after_the_publication_plays_in_that_round_and_counts_from_there() -> None:
    hall = published(7)
    late = hall.enter_player("Zero, Late", 1500)
    arrives(hall, late)
    assert hall.state.players[late].from_round == 2
    best = options(hall, "late-entry", arrived=(late,))[0]
    pab = hall.round(1).pab
    assert pab is not None
    change(hall, agreed(best.command, late, pab))
    assert hall.state.players[late].from_round == 1
    for game in hall.state.games_of(1):
        hall.do(enter(game.id, "1/2-1/2"))
    assert total(records(hall.state)[late]) == 1
    hall.pair_and_publish(2)
    invariants.check(hall.state, hall.log)


# --- the other grounds ------------------------------------------------------------------------


def test_two_whose_opponents_are_ill_play_each_other_if_they_agree() -> None:
    hall = published(8)
    first, second = hall.state.games_of(1)[1:3]
    (best,) = options(hall, "both-unpaired", away=(first.white, second.black))
    assert {*seats(best)[0][1:]} == {first.black, second.white}
    assert seats(best)[0][0] == 2
    assert hall.refused(best.command, reason=WHY).code == "AgreementMissing"
    change(hall, agreed(best.command, first.black, second.white))
    assert {*hall.round(1).absent} == {first.white, second.black}
    assert sorted(boards(hall)) == [1, 2, 4]


def test_who_has_an_opponent_is_not_without_one() -> None:
    hall = published(8)
    first, second = hall.state.games_of(1)[:2]
    command = ChangePublishedPairings(
        round=1,
        ground="both-unpaired",
        replaced=(first.id, second.id),
        boards=(NewBoard(1, first.white, second.white),),
        absent=(first.black,),
        pab=second.black,
        agreed=(first.white, second.white, second.black),
    )
    refused = hall.refused(command, reason=WHY)
    assert (refused.code, refused.on_record) == ("GroundNotMet", True)
    assert refused.facts["article"] == "C.04.2 4.4"


def rematch() -> Hall:
    """A forfeit of round 1 turns out to have been played, after round 2 has paired them again."""
    hall = Hall(Settings(rounds=5)).with_players(6).started()
    games = hall.pair_and_publish(1)
    for game, result in zip(games, ("+/-", "1-0", "1-0"), strict=True):
        hall.do(enter(game.id, result))
    hall.request(2)
    pairs = ((1, 2), (3, 5), (4, 6))
    hall.do(hall.pairing(2, pairs), by=UserId("system:pairing"))
    hall.do(PublishRound(round=2, request=hall.round(2).request))
    hall.do(
        CorrectResult(
            game=games[0].id, expected=Result.WHITE_FORFEIT_WIN, result=Result.WHITE_WINS
        ),
        reason="it was played",
    )
    return hall


def test_a_rematch_that_got_through_is_undone_with_one_other_board() -> None:
    hall = rematch()
    found = options(hall, "rematch", number=2)
    assert {one.touched for one in found} == {2}
    assert [one.distance for one in found] == sorted(one.distance for one in found)
    change(hall, found[0].command)
    seated = {frozenset(pair) for pair in boards(hall, 2).values()}
    assert frozenset((1, 2)) not in seated
    assert {1, 2, 3, 4, 5, 6} == {player for pair in seated for player in pair}


def test_a_pairing_that_is_no_rematch_is_not_changed_as_one() -> None:
    hall = rematch()
    first, *others = hall.state.games_of(2)
    command = options(hall, "rematch", number=2)[0].command
    other = replace(
        command,
        replaced=tuple(game.id for game in others),
        boards=(NewBoard(2, p(3), p(6)), NewBoard(3, p(4), p(5))),
    )
    assert hall.refused(other, reason=WHY).code == "GroundNotMet"
    assert first.white == 1


def test_nobody_meets_again_by_a_change() -> None:
    hall = rematch()
    command = options(hall, "rematch", number=2)[0].command
    again = replace(
        command,
        replaced=tuple(game.id for game in hall.state.games_of(2)),
        boards=(NewBoard(1, p(1), p(5)), NewBoard(2, p(3), p(4)), NewBoard(3, p(2), p(6))),
    )
    refused = hall.refused(again, reason=WHY)
    assert (refused.code, refused.facts["players"]) == ("ChangeIllegal", "3, 4")


def test_illness_at_the_top_of_the_last_round_lets_the_bye_play() -> None:
    hall = published(7, rounds=1)
    ill = hall.state.games_of(1)[0]
    pab = hall.round(1).pab
    first = options(hall, "top-boards", away=(ill.white,))[0]
    assert seats(first)[0][0] == 1
    assert {*seats(first)[0][1:]} == {ill.black, pab}
    change(hall, first.command)
    assert hall.round(1).pab is None


def test_before_the_last_round_the_top_boards_are_no_ground() -> None:
    hall = published(7, rounds=2)
    assert options(hall, "top-boards", away=(1,)) == []


def test_two_boards_that_sat_down_wrongly_are_played_as_they_sat_if_the_chief_says_so() -> None:
    hall = published(8)
    first, second = hall.state.games_of(1)[1:3]
    found = options(hall, "played-as", games=(first.id, second.id))
    crossed = next(one for one in found if seats(one)[0] == (2, first.white, second.black))
    assert seats(crossed)[1] == (3, second.white, first.black)
    refused = hall.refused(crossed.command, DEPUTY, WHY)
    assert (refused.code, refused.on_record) == ("GroundNotYours", True)
    change(hall, crossed.command)
    assert boards(hall)[2] == (first.white, second.black)


def test_the_regulations_are_read_by_the_chief() -> None:
    hall = published(8)
    first, second = hall.state.games_of(1)[:2]
    found = options(hall, "regulations", games=(first.id, second.id))
    assert found
    assert hall.refused(found[0].command, DEPUTY, WHY).code == "GroundNotYours"
    refused = hall.refused(found[0].command, reason=WHY)
    assert (refused.code, refused.facts["article"]) == ("ClauseMissing", "C.04.2 4.4")
    event = change(hall, replace(found[0].command, clause=" 7.3 "))
    assert isinstance(event, PublishedPairingsChanged)
    assert event.clause == "7.3"


@pytest.mark.parametrize("ground", ["regulations", "top-boards", "rematch"])
def test_no_ground_gives_colours_that_no_article_gives(ground: Ground) -> None:
    """C.04.3 5: what is proposed, with the colours the other way round."""
    hall = published(8, rounds=1) if ground != "rematch" else rematch()
    number = hall.state.last_published
    first, second, *_ = hall.state.games_of(number)
    asked: dict[str, dict[str, Any]] = {
        "top-boards": {"away": (first.white,)},
        "regulations": {"games": (first.id, second.id)},
    }
    command = options(hall, ground, number, **asked.get(ground, {}))[0].command
    board = command.boards[0]
    turned = replace(
        command,
        clause="7.3",
        boards=(NewBoard(board.board, board.black, board.white), *command.boards[1:]),
    )
    refused = hall.refused(turned, reason=WHY)
    assert (refused.code, refused.on_record) == ("ColoursOfNoArticle", True)
    assert refused.facts["players"] == f"{board.black}, {board.white}"


def test_the_colours_of_a_pair_are_not_exchanged_by_the_regulations() -> None:
    hall = published(8)
    game = hall.state.games_of(1)[0]
    command = ChangePublishedPairings(
        round=1,
        ground="regulations",
        clause="7.3",
        replaced=(game.id,),
        boards=(NewBoard(1, game.black, game.white),),
    )
    assert hall.refused(command, reason=WHY).code == "ColoursOfNoArticle"


def last_round() -> Hall:
    """Round 3 of 3 is published: White has won every game, so that some cannot come first."""
    hall = Hall(Settings(rounds=3)).with_players(8).started()
    for number in (1, 2):
        for game in hall.pair_and_publish(number):
            hall.do(enter(game.id, "1-0" if game.white < game.black else "0-1"))
    hall.request(3)
    points = {player: total(records(hall.state)[player]) for player in hall.state.players}
    low = [player for player in sorted(points) if points[player] == 0]
    assert len(low) == 2
    rest = [player for player in sorted(points) if points[player] > 0]
    met = {frozenset((game.white, game.black)) for game in hall.state.games.values()}
    assert frozenset(low) not in met
    order = next(
        one
        for one in permutations(rest)
        if not {frozenset(one[at : at + 2]) for at in (0, 2, 4)} & met
    )
    pairs = (*((order[at], order[at + 1]) for at in (0, 2, 4)), (low[0], low[1]))
    hall.do(hall.pairing(3, pairs), by=UserId("system:pairing"))
    hall.do(PublishRound(round=3, request=hall.round(3).request))
    return hall


def test_top_boards_are_those_at_which_somebody_can_still_come_first() -> None:
    hall = last_round()
    *top, bottom = hall.state.games_of(3)
    assert PublishedRound(hall.state, 3).top_boards == {game.id for game in top}
    assert options(hall, "top-boards", 3, away=(top[0].white,))
    assert options(hall, "top-boards", 3, away=(bottom.white,)) == []
    command = ChangePublishedPairings(
        round=3,
        ground="top-boards",
        replaced=(bottom.id,),
        absent=(bottom.white,),
        pab=bottom.black,
    )
    refused = hall.refused(command, reason=WHY)
    assert (refused.code, refused.on_record) == ("GroundNotMet", True)
    assert "no top board" in say(refused)


# --- a change that was a mistake ----------------------------------------------------------------


def taken_back(hall: Hall, seq: int, by: UserId = CHIEF) -> Event:
    (event,) = hall.do(TakeBackPairingChange(round=1, of=seq), by, reason="a wrong board")
    invariants.check(hall.state, hall.log)
    return event


def test_a_mistaken_change_is_taken_back_to_the_game_that_was_published(swap: Swap) -> None:
    hall, command = swap
    published_ = hall.round(1)
    change(hall, command)
    seq = hall.state.seq
    asked = TakeBackPairingChange(round=1, of=seq)
    assert compensation(hall.state, seq, hall.log[-1][1], hall.past(seq)) == asked
    assert hall.refused(asked).code == "ReasonMissing"
    assert hall.refused(asked, DEPUTY, WHY).code == "GroundNotYours"
    event = taken_back(hall, seq)
    round_ = hall.round(1)
    assert (round_.boards, round_.pab, round_.absent) == (
        published_.boards,
        published_.pab,
        published_.absent,
    )
    assert round_.version == 3
    assert [round_.changed_in(board.game) for board in round_.boards] == [0, 0, 0, 0]
    assert hall.already(asked, reason=WHY) == hall.state.seq
    assert compensation(hall.state, hall.state.seq, event, hall.past(hall.state.seq)) is None
    hall.do(enter("1.1.1", "1-0"))
    refused = expect(Refused, hall.ask(enter("1.1.5", "1-0")))
    assert refused.code == "GameReplaced"


def test_who_was_admitted_by_mistake_is_as_late_as_before() -> None:
    hall = published(7)
    late = hall.enter_player("Zero, Late", 1500)
    arrives(hall, late)
    pab, absent = hall.round(1).pab, hall.round(1).absent
    assert pab is not None
    change(hall, agreed(options(hall, "late-entry", arrived=(late,))[0].command, late, pab))
    taken_back(hall, hall.state.seq, DEPUTY)
    assert hall.state.players[late].from_round == 2
    assert (hall.round(1).pab, hall.round(1).absent) == (pab, absent)
    again = options(hall, "late-entry", arrived=(late,))[0].command
    change(hall, agreed(again, late, pab))
    assert hall.state.players[late].from_round == 1


def test_the_last_change_is_taken_back_first_and_none_over_a_result(swap: Swap) -> None:
    hall, command = swap
    change(hall, command)
    first = hall.state.seq
    games = hall.state.games_of(1)
    change(hall, options(hall, "played-as", games=(games[0].id, games[2].id))[0].command)
    second = hall.state.seq
    asked = TakeBackPairingChange(round=1, of=first)
    assert hall.refused(asked, reason=WHY).code == "NotTheLastChange"
    assert compensation(hall.state, first, hall.log[first - 1][1], hall.past(first)) is None
    taken_back(hall, second)
    taken_back(hall, first)
    assert hall.round(1).boards == hall.round(1).boards_as_paired
    change(hall, command)
    hall.do(enter(hall.state.games_of(1)[0].id, "1-0"))
    asked = TakeBackPairingChange(round=1, of=hall.state.seq - 1)
    assert hall.refused(asked, reason=WHY).code == "ResultStandsThere"


def test_a_change_of_a_round_that_is_over_is_not_taken_back(swap: Swap) -> None:
    hall, command = swap
    change(hall, command)
    asked = TakeBackPairingChange(round=1, of=hall.state.seq)
    for game in hall.state.games_of(1):
        hall.do(enter(game.id, "1-0"))
    hall.do(CloseRound(round=1))
    assert hall.refused(asked, reason=WHY).code == "RoundNotRunning"


# --- what no ground carries -------------------------------------------------------------------


@pytest.fixture
def swap() -> tuple[Hall, ChangePublishedPairings]:
    hall = published(8)
    first, second = hall.state.games_of(1)[:2]
    return hall, options(hall, "played-as", games=(first.id, second.id))[0].command


Swap = tuple[Hall, ChangePublishedPairings]


def test_a_reason_is_needed(swap: Swap) -> None:
    hall, command = swap
    assert hall.refused(command).code == "ReasonMissing"


def test_office_and_floor_do_not_change_published_pairings(swap: Swap) -> None:
    hall, command = swap
    for by in (OFFICER, BERT):
        refused = hall.refused(command, by, WHY)
        assert (refused.code, refused.on_record) == ("NotPermitted", True)


def test_a_board_with_a_result_is_not_paired_anew(swap: Swap) -> None:
    hall, command = swap
    hall.do(enter("1.1.1", "1-0"))
    refused = hall.refused(command, reason=WHY)
    assert (refused.code, refused.facts["boards"]) == ("ResultStandsThere", "1")


def test_an_adjourned_game_is_not_paired_anew(swap: Swap) -> None:
    hall, command = swap
    hall.do(AdjournGame(game=GameId("1.1.1")))
    assert hall.refused(command, reason=WHY).code == "ResultStandsThere"


def test_a_round_that_is_over_stays_as_it_was(swap: Swap) -> None:
    hall, command = swap
    for game in hall.state.games_of(1):
        hall.do(enter(game.id, "1-0"))
    hall.do(CloseRound(round=1))
    assert hall.refused(command, reason=WHY).code == "RoundNotRunning"
    hall.pair_and_publish(2)
    assert hall.refused(command, reason=WHY).code == "RoundNotRunning"


def test_who_looked_at_the_boards_before_another_change_looks_again(swap: Swap) -> None:
    hall, command = swap
    change(hall, command)
    assert hall.refused(command, reason=WHY).code == "PairingsMoved"


def test_a_board_that_is_not_named_is_not_touched() -> None:
    hall = published(8)
    first, second = hall.state.games_of(1)[:2]
    command = ChangePublishedPairings(
        round=1,
        ground="regulations",
        replaced=(first.id,),
        boards=(NewBoard(1, first.white, second.white),),
        absent=(first.black,),
    )
    refused = hall.refused(command, reason=WHY)
    assert (refused.code, refused.facts["players"]) == ("ChangeIllegal", str(second.white))


def test_players_who_must_not_meet_do_not_meet_by_a_change() -> None:
    hall = Hall().with_players(8)
    hall.do(SetProhibitedPairs(groups=(ProhibitedPlayers((p(1), p(4))),)))
    hall.started().pair_and_publish(1)
    first, second = hall.state.games_of(1)[:2]
    found = options(hall, "regulations", games=(first.id, second.id))
    pairs = [{*seat[1:]} for one in found for seat in seats(one)]
    assert pairs
    assert {1, 4} not in pairs


def test_no_second_bye_by_a_change() -> None:
    """C.04.1 4: whoever won by forfeit in round 1 does not get the bye of round 2."""
    hall = published(7)
    games = hall.state.games_of(1)
    hall.do(enter(games[0].id, "+/-"))
    for game in games[1:]:
        hall.do(enter(game.id, "1/2-1/2"))
    hall.pair_and_publish(2)
    board = next(game for game in hall.state.games_of(2) if 1 in (game.white, game.black))
    pab = hall.round(2).pab
    assert pab is not None
    other = board.black if board.white == 1 else board.white
    command = ChangePublishedPairings(
        round=2,
        ground="regulations",
        replaced=(board.id,),
        boards=(NewBoard(board.board, pab, other),),
        expected_pab=pab,
        pab=p(1),
    )
    refused = hall.refused(command, reason=WHY)
    assert refused.code == "ChangeIllegal"
    assert "C.04.1 4" in say(refused)


def test_a_result_on_a_game_that_was_replaced_says_so(swap: Swap) -> None:
    hall, command = swap
    change(hall, command)
    refused = expect(Refused, hall.ask(enter("1.1.1", "1-0")))
    assert (refused.code, refused.facts["board"]) == ("GameReplaced", 1)


def test_two_changes_in_a_row_are_undone_to_what_was_paired(swap: Swap) -> None:
    hall, command = swap
    paired = hall.round(1).boards
    change(hall, command)
    games = hall.state.games_of(1)
    back = options(hall, "played-as", games=(games[0].id, games[2].id))[0].command
    change(hall, back)
    round_ = hall.round(1)
    assert round_.version == 3
    assert round_.boards_as_paired == paired
    assert len(hall.state.games) == 8
    assert [round_.changed_in(game.id) for game in hall.state.games_of(1)] == [3, 2, 3, 0]


# --- requests that are refused ----------------------------------------------------------------


def test_a_request_of_players_is_refused_with_its_article() -> None:
    hall = published(8)
    asked = RefuseRequest(
        round=1, kind="family-or-club", players=(p(1), p(2)), games=(GameId("1.1.1"),)
    )
    assert hall.refused(asked, OFFICER).code == "ReasonMissing"
    (event,) = hall.do(asked, OFFICER, reason="father and son")
    assert isinstance(event, PlayersRequestRefused)
    assert event.article == "C.04.2 4.4, C.05 5.2"
    (refused,) = hall.round(1).refused
    assert (refused.by, refused.made.players) == (OFFICER, (1, 2))


def test_a_request_is_about_a_published_round_and_its_boards() -> None:
    hall = published(4)
    nobody = RefuseRequest(round=1, kind="other-colour", players=())
    assert hall.refused(nobody, reason=WHY).code == "NobodyAsked"
    later = RefuseRequest(round=2, kind="other-colour", players=(p(1),))
    assert hall.refused(later, reason=WHY).code == "RoundNotPublished"
    elsewhere = RefuseRequest(
        round=1, kind="other-colour", players=(p(1),), games=(GameId("2.1.1"),)
    )
    assert hall.refused(elsewhere, reason=WHY).code == "UnknownGame"
