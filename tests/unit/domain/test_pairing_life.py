"""A round from the request to its end."""

import pytest
from msgspec.structs import replace

from tournaments.domain.attendance.commands import (
    CheckIn,
    CheckOut,
    ReinstatePlayer,
    WithdrawPlayer,
)
from tournaments.domain.byes.commands import GrantBye
from tournaments.domain.command import Command
from tournaments.domain.drafts import failures
from tournaments.domain.drafts.commands import DiscardPairing, RecordPairingFailure, RequestPairing
from tournaments.domain.drafts.decide import ready_to_pair
from tournaments.domain.drafts.events import (
    PairedBoard,
    PairingDiscarded,
    PairingFailed,
    PairingRequested,
    RoundPaired,
)
from tournaments.domain.drafts.field import pairing_input, seal
from tournaments.domain.drafts.input_changes import STALE
from tournaments.domain.ids import GameId, RequestId
from tournaments.domain.imported.commands import ImportRound
from tournaments.domain.refusals import Refused
from tournaments.domain.rounds.commands import CloseRound, PublishRound, ReopenRound
from tournaments.domain.rounds.events import RoundClosed, RoundPublished
from tournaments.domain.settings.commands import SetProhibitedPairs
from tournaments.domain.settings.events import ProhibitedPlayers
from tournaments.domain.settings.settings import Settings
from tournaments.words import say

from .hall import OFFICER, SERVER, Hall, adjourn, clear, confirm, correct, enter, p


@pytest.fixture
def hall() -> Hall:
    return Hall().with_players(6).started()


def publish(number: int, request: RequestId) -> PublishRound:
    return PublishRound(round=number, request=request)


def discard(number: int, request: RequestId) -> DiscardPairing:
    return DiscardPairing(round=number, request=request)


# --- request --------------------------------------------------------------------------------


def test_a_request_names_the_system_and_is_answered_later(hall: Hall) -> None:
    (requested,) = hall.do(RequestPairing(round=1), by=OFFICER)
    assert requested == PairingRequested(
        round=1, request=hall.round(1).request, system="dutch-2026"
    )
    assert hall.round(1).status == "requested"


def test_a_second_request_for_the_same_round_is_already_recorded(hall: Hall) -> None:
    hall.request(1)
    assert hall.already(RequestPairing(round=1)) == hall.state.seq


def test_no_round_is_paired_before_the_start() -> None:
    refused = Hall().with_players(2).refused(RequestPairing(round=1))
    assert refused.code == "TournamentNotStarted"


def test_rounds_are_paired_in_their_order(hall: Hall) -> None:
    refused = hall.refused(RequestPairing(round=2))
    assert (refused.code, refused.facts) == ("NotTheNextRound", {"round": 2, "next": 1})


def test_a_published_round_is_not_paired_again(hall: Hall) -> None:
    hall.play_rounds(1)
    refused = hall.refused(RequestPairing(round=1))
    assert (refused.code, refused.on_record) == ("RoundAlreadyPublished", True)
    assert refused.facts["article"] == "C.04.2 4.4"


def test_missing_results_are_named_board_by_board(hall: Hall) -> None:
    games = hall.pair_and_publish(1)
    hall.do(enter(games[1].id, "1-0"))
    refused = hall.refused(RequestPairing(round=2))
    assert refused.code == "ResultsMissing"
    assert refused.facts == {"round": 1, "boards": "1, 3", "missing": 2}
    assert say(refused) == "Round 1 has no result yet on {board:1}, {board:3}."


def test_an_adjourned_game_does_not_hold_up_the_next_round(hall: Hall) -> None:
    first, *others = hall.pair_and_publish(1)
    hall.do(adjourn(first.id))
    for game in others:
        hall.do(enter(game.id, "1-0"))
    assert hall.do(RequestPairing(round=2))


def test_an_open_conflict_holds_up_the_next_round(hall: Hall) -> None:
    hall.play(1, "1-0")
    hall.tell(enter("1.1.2", "0-1"))
    refused = hall.refused(RequestPairing(round=2))
    assert refused.code == "ConflictsOpen"
    assert refused.facts == {"boards": "2", "games": "1.1.2", "places": "1.2"}


def test_a_round_that_has_ended_keeps_its_results() -> None:
    hall = Hall().with_players(8).started().play(1, "1-0")
    hall.pair_and_publish(2)
    assert hall.refused(clear("1.1.1", "1-0")).code == "RoundClosed"


def test_there_is_no_round_after_the_last() -> None:
    hall = Hall(Settings(rounds=1)).with_players(4).started().play_rounds(1)
    assert hall.refused(RequestPairing(round=2)).code == "NoRoundLeft"


def test_an_unknown_system_is_refused_before_anybody_waits_for_it() -> None:
    """A log may have been written by a version that knew more systems."""
    state = Hall().with_players(2).started().state
    newer = replace(state, settings=Settings(system="dutch-1900"))
    refused = ready_to_pair(newer, 1)
    assert isinstance(refused, Refused)
    assert (refused.code, refused.facts["system"]) == ("UnknownSystem", "dutch-1900")


def test_two_players_must_be_present(hall: Hall) -> None:
    for number in range(1, 6):
        hall.do(CheckOut(player=p(number)))
    assert hall.refused(RequestPairing(round=1)).code == "TooFewPlayers"


def test_a_draft_is_published_or_discarded_before_a_new_request(hall: Hall) -> None:
    hall.draft(1)
    assert hall.refused(RequestPairing(round=1)).code == "DraftExists"


# --- outcome --------------------------------------------------------------------------------


def test_the_draft_holds_boards_byes_and_the_absent() -> None:
    hall = Hall(Settings(board_offset=60)).with_players(7).with_players(1, checked_in=False)
    hall.started()
    hall.do(GrantBye(player=p(2), round=1, kind="half"))
    hall.do(WithdrawPlayer(player=p(3)))
    request = hall.draft(1)
    round_ = hall.round(1)
    assert (round_.status, round_.request) == ("draft", request)
    assert [(b.game, b.board, b.white, b.black) for b in round_.boards] == [
        ("1.1.1", 61, 1, 4),
        ("1.1.2", 62, 5, 6),
    ]
    assert (round_.pab, round_.byes, round_.absent) == (p(7), ((p(2), "half"),), (p(3), p(8)))


def test_a_draft_makes_no_games_yet(hall: Hall) -> None:
    hall.draft(1)
    assert hall.state.games == {}
    assert hall.refused(enter("1.1.1", "1-0")).code == "UnknownGame"


def test_the_outcome_delivered_again_is_already_recorded(hall: Hall) -> None:
    hall.request(1)
    outcome = hall.pairing(1)
    hall.do(outcome, by=SERVER)
    assert hall.already(outcome, by=SERVER) == hall.state.seq


def test_a_second_outcome_for_a_request_is_refused(hall: Hall) -> None:
    hall.draft(1)
    second = hall.pairing(1, [(1, 2), (3, 4), (5, 6)][::-1])
    other = hall.pairing(1, [(2, 1), (3, 4), (5, 6)])
    assert hall.already(second, by=SERVER) == hall.state.seq
    assert hall.refused(other, by=SERVER).code == "RequestNotOpen"


def test_the_outcome_of_a_discarded_request_is_refused(hall: Hall) -> None:
    request = hall.request(1)
    outcome = hall.pairing(1)
    hall.do(discard(1, request))
    assert hall.refused(outcome, by=SERVER).code == "RequestNotOpen"
    hall.request(1)
    assert hall.refused(outcome, by=SERVER).code == "RequestNotOpen"


def ended_stale(hall: Hall, outcome: Command) -> str:
    """What is told of it; nothing is drafted, and a late second outcome changes nothing."""
    (event,) = hall.do(outcome, by=SERVER)
    assert isinstance(event, PairingFailed)
    assert (event.code, hall.round(event.round).status) == (STALE, "failed")
    assert hall.refused(outcome, by=SERVER).code == "RequestNotOpen"
    return say(failures.sentence(event))


def test_a_withdrawal_meanwhile_ends_the_request_as_stale_and_is_named(hall: Hall) -> None:
    hall.request(1)
    outcome = hall.pairing(1)
    hall.do(WithdrawPlayer(player=p(6)))
    assert "1 change came in" in (told := ended_stale(hall, outcome))
    assert "{player:6} withdrew" in told
    hall.request(1)
    assert hall.do(hall.pairing(1), by=SERVER)


def test_a_correction_meanwhile_ends_the_request_as_stale_and_is_named(hall: Hall) -> None:
    hall.play(1, "1-0")
    hall.request(2)
    outcome = hall.pairing(2)
    hall.do(correct("1.1.1", "1-0", "1/2-1/2"), reason="slip misread")
    assert "round 1, {board:1}: a result was corrected" in ended_stale(hall, outcome)


def test_a_correction_meanwhile_that_was_taken_back_leaves_the_outcome_valid(hall: Hall) -> None:
    hall.play(1, "1-0")
    hall.request(2)
    outcome = hall.pairing(2)
    hall.do(correct("1.1.1", "1-0", "1/2-1/2"), reason="slip misread")
    hall.do(correct("1.1.1", "1/2-1/2", "1-0"), reason="the slip was right")
    (event,) = hall.do(outcome, by=SERVER)
    assert isinstance(event, RoundPaired)


def test_that_nobody_can_be_paired_is_stale_when_somebody_came_meanwhile(hall: Hall) -> None:
    request = hall.request(1)
    failure = RecordPairingFailure(
        round=1,
        request=request,
        base=hall.state.seq,
        code="NoLegalPairing",
        facts={"sentence": "nobody-legal-left", "players": "1"},
        article="C.04.3 1.9.3",
        input_hash=pairing_input(hall.state, 1).hash,
    )
    hall.enter_player("Player 007")
    hall.do(CheckIn(player=p(7)))
    assert "{player:7} checked in" in ended_stale(hall, failure)


def test_that_nobody_can_be_paired_stands_after_a_change_that_was_taken_back(hall: Hall) -> None:
    failure = RecordPairingFailure(
        round=1,
        request=hall.request(1),
        base=hall.state.seq,
        code="NoLegalPairing",
        facts={"sentence": "nobody-legal-left", "players": "1"},
        article="C.04.3 1.9.3",
        input_hash=pairing_input(hall.state, 1).hash,
    )
    hall.do(CheckOut(player=p(1)))
    hall.do(CheckIn(player=p(1)))
    (event,) = hall.do(failure, by=SERVER)
    assert isinstance(event, PairingFailed)
    assert (event.code, event.article) == ("NoLegalPairing", "C.04.3 1.9.3")


def test_of_many_changes_the_first_five_are_told(hall: Hall) -> None:
    hall.request(1)
    outcome = hall.pairing(1)
    for number in range(1, 7):
        hall.do(CheckOut(player=p(number)))
    told = ended_stale(hall, outcome)
    assert "6 changes came in" in told
    assert told.count("checked out") == 5
    assert "and 1 more" in told


def test_a_confirmation_meanwhile_leaves_the_outcome_valid(hall: Hall) -> None:
    hall.play(1, "1-0")
    hall.request(2)
    outcome = hall.pairing(2)
    hall.do(confirm("1.1.1", "1-0"))
    assert hall.do(outcome, by=SERVER)


def test_a_bye_for_a_later_round_meanwhile_leaves_the_outcome_valid(hall: Hall) -> None:
    hall.request(1)
    outcome = hall.pairing(1)
    hall.do(GrantBye(player=p(1), round=3, kind="half"))
    assert hall.do(outcome, by=SERVER)


def test_a_seal_that_does_not_fit_is_refused(hall: Hall) -> None:
    hall.request(1)
    outcome = replace(hall.pairing(1), seal="00")
    assert hall.refused(outcome, by=SERVER).code == "SealBroken"


@pytest.mark.parametrize(
    "pairs",
    [
        [(1, 2), (3, 4)],
        [(1, 2), (3, 4), (5, 5)],
        [(1, 2), (3, 4), (5, 1)],
        [(1, 2), (3, 4), (5, 6), (7, 8)],
    ],
)
def test_an_outcome_that_does_not_seat_everybody_once_is_refused(
    hall: Hall, pairs: list[tuple[int, int]]
) -> None:
    hall.request(1)
    assert hall.refused(hall.pairing(1, pairs), by=SERVER).code == "IllegalPairing"


def test_an_outcome_with_a_second_meeting_is_refused(hall: Hall) -> None:
    hall.play(1, "1-0")
    hall.request(2)
    again = hall.pairing(2, [(2, 1), (3, 5), (4, 6)])
    refused = hall.refused(again, by=SERVER)
    assert (refused.code, refused.facts["players"]) == ("IllegalPairing", "1, 2")


def test_who_did_not_play_their_game_may_meet_again(hall: Hall) -> None:
    hall.play(1, "+/-", "1-0")
    hall.request(2)
    assert hall.do(hall.pairing(2, [(2, 1), (3, 5), (4, 6)]), by=SERVER)


def test_an_outcome_with_a_prohibited_pair_is_refused(hall: Hall) -> None:
    hall.do(SetProhibitedPairs(groups=(ProhibitedPlayers((p(5), p(6))),)))
    hall.request(1)
    outcome = hall.pairing(1, [(1, 2), (3, 4), (5, 6)])
    assert hall.refused(outcome, by=SERVER).code == "IllegalPairing"


def test_a_second_bye_is_refused() -> None:
    hall = Hall().with_players(5).started().play(1, "1-0")
    assert hall.round(1).pab == p(5)
    hall.request(2)
    job = pairing_input(hall.state, 2)
    pairs = ((p(1), p(3)), (p(2), p(4)))
    outcome = replace(hall.pairing(2), pairs=pairs, pab=p(5), seal=seal(job.hash, pairs, p(5)))
    refused = hall.refused(outcome, by=SERVER)
    assert (refused.code, refused.facts["players"]) == ("IllegalPairing", "5")


def test_that_no_pairing_exists_is_an_outcome_too(hall: Hall) -> None:
    request = hall.request(1)
    failure = RecordPairingFailure(
        round=1,
        request=request,
        base=hall.state.seq,
        code="NoLegalPairing",
        facts={"sentence": "nobody-legal-left", "players": "1"},
        players=(p(1),),
        article="C.04.3 1.9.3",
        input_hash=pairing_input(hall.state, 1).hash,
    )
    (event,) = hall.do(failure, by=SERVER)
    assert isinstance(event, PairingFailed)
    assert event.code == "NoLegalPairing"
    assert hall.round(1).status == "failed"
    assert hall.round(1).failure is not None
    assert hall.refused(failure, by=SERVER).code == "RequestNotOpen"
    assert hall.do(RequestPairing(round=1))
    assert hall.round(1).failure is None


# --- draft ----------------------------------------------------------------------------------


def test_a_discarded_draft_leaves_the_next_one_other_game_ids(hall: Hall) -> None:
    request = hall.draft(1)
    assert hall.do(discard(1, request)) == (PairingDiscarded(round=1, request=request),)
    assert hall.round(1).status == "none"
    assert hall.already(discard(1, request)) == hall.state.seq
    hall.draft(1)
    assert hall.round(1).boards[0].game == "1.2.1"


def test_a_draft_is_discarded_by_its_own_request_only(hall: Hall) -> None:
    hall.draft(1)
    assert hall.refused(discard(1, RequestId("other"))).code == "NoSuchDraft"


def test_a_published_round_is_not_discarded(hall: Hall) -> None:
    hall.pair_and_publish(1)
    refused = hall.refused(discard(1, hall.round(1).request))
    assert refused.code == "RoundAlreadyPublished"


def test_an_outdated_draft_is_not_published_and_says_why(hall: Hall) -> None:
    request = hall.draft(1)
    hall.do(WithdrawPlayer(player=p(4)))
    hall.do(GrantBye(player=p(1), round=5, kind="half"))
    refused = hall.refused(publish(1, request))
    assert refused.code == "DraftOutdated"
    assert refused.facts["changes"] == "PlayerWithdrawn player:4"
    assert "{player:4} withdrew" in say(refused)


def test_a_change_that_was_taken_back_leaves_the_draft_valid(hall: Hall) -> None:
    request = hall.draft(1)
    hall.do(WithdrawPlayer(player=p(4)))
    hall.do(ReinstatePlayer(player=p(4)))
    assert hall.do(publish(1, request))


def test_an_arrival_makes_the_draft_outdated() -> None:
    hall = Hall().with_players(4).with_players(1, checked_in=False).started()
    request = hall.draft(1)
    hall.do(CheckIn(player=p(5)))
    assert hall.refused(publish(1, request)).code == "DraftOutdated"
    hall.do(discard(1, request))
    hall.draft(1)
    assert hall.round(1).pab == p(5)


def test_a_late_entry_that_has_not_arrived_makes_the_draft_outdated_by_its_number(
    hall: Hall,
) -> None:
    request = hall.draft(1)
    hall.enter_player("Newcomer", 2800)
    assert hall.refused(publish(1, request)).code == "DraftOutdated"


# --- publication and end --------------------------------------------------------------------


def test_publication_makes_the_games(hall: Hall) -> None:
    request = hall.draft(1)
    sealed = hall.round(1).seal
    assert hall.do(publish(1, request)) == (RoundPublished(round=1, request=request, seal=sealed),)
    assert [game.id for game in hall.state.games_of(1)] == ["1.1.1", "1.1.2", "1.1.3"]
    assert hall.already(publish(1, request)) == hall.state.seq


def test_nothing_is_published_without_a_draft(hall: Hall) -> None:
    request = hall.request(1)
    assert hall.refused(publish(1, request)).code == "NoSuchDraft"


def test_a_conflict_raised_meanwhile_holds_up_the_publication(hall: Hall) -> None:
    hall.play(1, "1-0")
    request = hall.draft(2)
    hall.tell(enter("1.1.1", "0-1"))
    assert hall.refused(publish(2, request)).code == "ConflictsOpen"


def test_publication_closes_the_round_before(hall: Hall) -> None:
    hall.play(1, "1-0")
    request = hall.draft(2)
    closed, published = hall.do(publish(2, request))
    assert closed == RoundClosed(round=1)
    assert isinstance(published, RoundPublished)
    assert (hall.round(1).status, hall.round(2).status) == ("closed", "published")


def test_a_closed_round_is_not_closed_again_by_the_next_publication(hall: Hall) -> None:
    hall.play(1, "1-0")
    hall.do(CloseRound(round=1))
    assert hall.already(CloseRound(round=1)) == hall.state.seq
    request = hall.draft(2)
    assert len(hall.do(publish(2, request))) == 1


def test_a_round_is_closed_when_all_results_are_in(hall: Hall) -> None:
    games = hall.pair_and_publish(1)
    assert hall.refused(CloseRound(round=1)).code == "ResultsMissing"
    for game in games:
        hall.do(enter(game.id, "1-0"))
    assert hall.do(CloseRound(round=1)) == (RoundClosed(round=1),)


def test_only_the_last_round_is_reopened_and_with_a_reason(hall: Hall) -> None:
    hall.play_rounds(1)
    hall.do(CloseRound(round=1))
    assert hall.refused(ReopenRound(round=1)).code == "ReasonMissing"
    assert hall.do(ReopenRound(round=1), reason="slip found")
    assert hall.already(ReopenRound(round=1)) == hall.state.seq
    hall.play_rounds(2)
    refused = hall.refused(ReopenRound(round=1), reason="another slip")
    assert refused.code == "LaterRoundPublished"


def test_a_round_that_is_not_published_is_neither_closed_nor_reopened(hall: Hall) -> None:
    assert hall.refused(CloseRound(round=1)).code == "RoundNotPublished"
    assert hall.refused(ReopenRound(round=1), reason="r").code == "RoundNotPublished"


def test_a_withdrawal_during_a_round_counts_for_the_next(hall: Hall) -> None:
    games = hall.pair_and_publish(1)
    hall.do(WithdrawPlayer(player=p(1)))
    for game in games:
        hall.do(enter(game.id, "1-0"))
    hall.draft(2)
    assert hall.round(2).absent == (p(1),)
    assert hall.round(2).pab is not None


# --- import ---------------------------------------------------------------------------------


def board(number: int, white: int, black: int) -> PairedBoard:
    return PairedBoard(GameId(""), number, p(white), p(black))


def test_an_imported_round_is_paired_and_published_at_once(hall: Hall) -> None:
    command = ImportRound(
        round=1, boards=(board(1, 1, 4), board(2, 5, 2)), pab=p(3), byes=((p(6), "half"),)
    )
    paired, published = hall.do(command)
    assert isinstance(paired, RoundPaired)
    assert isinstance(published, RoundPublished)
    assert paired.imported
    assert (paired.pab, paired.byes, paired.absent) == (p(3), ((p(6), "half"),), ())
    assert [game.id for game in hall.state.games_of(1)] == ["1.1.1", "1.1.2"]
    assert hall.round(1).imported


def test_who_is_not_in_the_imported_round_was_absent(hall: Hall) -> None:
    hall.do(ImportRound(round=1, boards=(board(1, 1, 4),)))
    assert hall.round(1).absent == (p(2), p(3), p(5), p(6))


def test_imported_rounds_follow_each_other_and_freeze_the_numbers() -> None:
    hall = Hall().with_players(4).started()
    for number in range(1, 5):
        hall.do(ImportRound(round=number, boards=(board(1, 1, 2), board(2, 3, 4))))
        for game in hall.state.games_of(number):
            hall.do(enter(game.id, "1/2-1/2"))
    assert hall.state.frozen
    assert [hall.round(number).status for number in range(1, 5)] == ["closed"] * 3 + ["published"]


@pytest.mark.parametrize(
    ("boards", "pab", "code"),
    [
        ((board(1, 1, 1),), None, "IllegalPairing"),
        ((board(1, 1, 2), board(2, 2, 3)), None, "IllegalPairing"),
        ((board(1, 1, 2),), 2, "IllegalPairing"),
        ((board(1, 1, 99),), None, "IllegalPairing"),
        ((board(1, 1, 2), board(1, 3, 4)), None, "BoardTwice"),
        ((board(0, 1, 2),), None, "BoardTwice"),
    ],
)
def test_a_round_that_seats_somebody_twice_is_not_imported(
    hall: Hall, boards: tuple[PairedBoard, ...], pab: int | None, code: str
) -> None:
    command = ImportRound(round=1, boards=boards, pab=None if pab is None else p(pab))
    assert hall.refused(command).code == code


def test_nothing_is_imported_into_a_pairing_in_hand(hall: Hall) -> None:
    hall.draft(1)
    assert hall.refused(ImportRound(round=1, boards=())).code == "PairingInHand"
