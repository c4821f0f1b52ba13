"""Manual pairing: begun, changed board by board, compared, and ended or discarded (V65-69)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tournaments.domain.drafts.commands import DiscardPairing, RequestPairing
from tournaments.domain.ids import RequestId
from tournaments.domain.manual.events import (
    ManualPairingBegun,
    ManualPairingChanged,
    RoundPairedManually,
)
from tournaments.domain.manual.rules import doubts
from tournaments.domain.manual.state import ManualPhase
from tournaments.domain.rounds.commands import PublishRound
from tournaments.domain.settings.commands import SetProhibitedPairs
from tournaments.domain.settings.events import ProhibitedPlayers
from tournaments.words import say

from . import invariants
from .by_hand import begin, change, discard, end, swap
from .hall import ANNA, CHIEF, DEPUTY, OFFICER, Hall, correct, p

WHY = "the sponsor's board needs a step"


@pytest.fixture
def hall() -> Hall:
    """Round 1: 1-2, 3-4, 5-6 with White first; the draft of round 2: 1-3, 2-5, 4-6."""
    hall = Hall().with_players(6).started().play(1, "1-0")
    hall.draft(2)
    return hall


def begun(hall: Hall, number: int = 2) -> Hall:
    hall.do(begin(hall.round(number)), by=OFFICER, reason=WHY)
    return hall


def swapped(hall: Hall, one: int, other: int, number: int = 2) -> None:
    hall.do(swap(hall.round(number), one, other), by=OFFICER)


def pairs(hall: Hall, number: int = 2) -> set[tuple[int, int]]:
    return {*phase_of(hall, number).pairs}


# --- the beginning --------------------------------------------------------------------------


def test_a_phase_begins_with_a_reason_from_the_draft_that_was_seen(hall: Hall) -> None:
    round_ = hall.round(2)
    assert hall.refused(begin(round_), by=OFFICER).code == "ReasonMissing"
    other = replace(begin(round_), request=RequestId("older"))
    assert hall.refused(other, by=OFFICER, reason=WHY).code == "NoSuchDraft"
    assert hall.do(begin(round_), by=OFFICER, reason=WHY) == (
        ManualPairingBegun(round=2, request=round_.request),
    )
    assert hall.already(begin(round_), by=OFFICER, reason=WHY) == hall.state.seq


def test_only_the_office_pairs_by_hand(hall: Hall) -> None:
    assert hall.refused(begin(hall.round(2)), by=ANNA, reason=WHY).code == "NotPermitted"


def test_without_a_draft_nothing_is_paired_by_hand(hall: Hall) -> None:
    hall.do(DiscardPairing(round=2, request=hall.round(2).request))
    assert hall.refused(begin(hall.round(2)), reason=WHY).code == "NoSuchDraft"


def test_the_second_one_is_told_who_pairs_by_hand(hall: Hall) -> None:
    refused = begun(hall).refused(begin(hall.round(2)), by=DEPUTY, reason=WHY)
    assert refused.code == "ManualPairingRuns"
    assert say(refused).startswith("{arbiter:user:3} has been pairing round 2 by hand since")
    assert hall.refused(swap(hall.round(2), 1, 2), by=DEPUTY).code == "ManualPairingRuns"


def test_meanwhile_the_round_is_neither_published_nor_discarded_nor_paired_again(
    hall: Hall,
) -> None:
    request = begun(hall).round(2).request
    for command in (
        PublishRound(round=2, request=request),
        DiscardPairing(round=2, request=request),
        RequestPairing(round=2),
    ):
        assert hall.refused(command).code == "ManualPairingRuns"


# --- changes --------------------------------------------------------------------------------


def test_two_players_exchange_their_places(hall: Hall) -> None:
    assert pairs(begun(hall)) == {(1, 3), (2, 5), (4, 6)}
    swapped(hall, 3, 5)
    assert pairs(hall) == {(1, 5), (2, 3), (4, 6)}
    swapped(hall, 4, 6)
    assert pairs(hall) == {(1, 5), (2, 3), (6, 4)}


def test_a_board_is_taken_apart_and_both_wait(hall: Hall) -> None:
    hall.do(change(begun(hall).round(2), ((p(1), p(3)),)), by=OFFICER)
    (doubt,) = [
        one for one in doubts(hall.state, 2, phase_of(hall).pairs, None) if one.players == (1, 3)
    ]
    assert (doubt.level, say(doubt)) == ("refused", "{player:1}, {player:3} have no place yet.")
    refused = hall.refused(end(hall.round(2)), by=OFFICER, reason=WHY)
    assert (refused.code, refused.facts["players"]) == ("ManualPairingIllegal", "1, 3")


@pytest.mark.parametrize(
    ("broken", "made", "code"),
    [
        (((1, 2),), (), "PairingsMoved"),
        ((), (), "NothingChanges"),
        (((1, 3),), ((1, 3),), "NothingChanges"),
        ((), ((1, 3),), "NoPlaceFree"),
        (((1, 3),), ((1, 1),), "NoPlaceFree"),
        (((1, 3),), ((1, 9),), "NoPlaceFree"),
    ],
)
def test_a_change_that_does_not_fit_what_stands_is_refused(
    hall: Hall,
    broken: tuple[tuple[int, int], ...],
    made: tuple[tuple[int, int], ...],
    code: str,
) -> None:
    begun(hall)
    command = change(
        hall.round(2),
        tuple((p(one), p(two)) for one, two in broken),
        tuple((p(one), p(two)) for one, two in made),
    )
    assert hall.refused(command, by=OFFICER).code == code


def test_the_bye_goes_to_another_player_in_exchange() -> None:
    hall = Hall().with_players(7).started()
    hall.draft(1)
    begun(hall, 1)
    swapped(hall, 7, 6, 1)
    assert (phase_of(hall, 1).pab, pairs(hall, 1)) == (6, {(1, 2), (3, 4), (5, 7)})


# --- what is wrong --------------------------------------------------------------------------


def test_players_who_have_met_are_shown_at_once_and_refused_at_the_end(hall: Hall) -> None:
    begun(hall)
    swapped(hall, 3, 2)  # 1-2, 3-5, 4-6
    found = doubts(hall.state, 2, phase_of(hall).pairs, None)
    assert ("refused", "C.04.1 2", (1, 2)) in [
        (one.level, one.article, one.players) for one in found
    ]
    refused = hall.refused(end(hall.round(2)), by=OFFICER, reason=WHY)
    assert (refused.code, refused.on_record) == ("ManualPairingIllegal", True)
    assert say(refused) == "{player:1} and {player:2} have played each other (C.04.1 2)."


def test_a_prohibited_pair_is_refused_at_the_end() -> None:
    hall = Hall().with_players(6).started()
    hall.do(SetProhibitedPairs(groups=(ProhibitedPlayers((p(1), p(4))),)))
    hall.draft(1)
    begun(hall, 1)
    swapped(hall, 2, 4, 1)
    refused = hall.refused(end(hall.round(1)), by=OFFICER, reason=WHY)
    assert say(refused) == "{player:1} and {player:4} must not meet by the regulations (C.05 5.2)."


def test_nobody_gets_the_bye_twice_by_hand() -> None:
    hall = Hall().with_players(7).started().play(1, "1-0")
    assert hall.round(1).pab == 7
    hall.draft(2)
    assert hall.round(2).pab == 6
    begun(hall)
    swapped(hall, 6, 7)
    refused = hall.refused(end(hall.round(2)), by=OFFICER, reason=WHY)
    assert "{player:7} must not get the pairing-allocated bye (C.04.1 4)." in say(refused)


@pytest.fixture
def third() -> Hall:
    """The draft of round 3 is 1-4, 2-3, 5-8, 6-7: 1 and 5 had White twice, 4 and 8 Black twice."""
    hall = Hall().with_players(8).started().play_rounds(1, 2)
    hall.draft(3)
    return begun(hall, 3)


def test_a_third_colour_running_is_confirmed_by_name_and_stands_in_the_event(third: Hall) -> None:
    swapped(third, 4, 8, 3)
    asked = doubts(third.state, 3, phase_of(third, 3).pairs, None)
    assert [one.players for one in asked if one.level == "confirm"] == [(1,), (8,), (5,), (4,)]
    refused = third.refused(end(third.round(3)), by=OFFICER, reason=WHY)
    assert (refused.code, refused.facts["players"]) == ("ColoursNotConfirmed", "1, 4, 5, 8")
    assert third.refused(end(third.round(3), 1, 4, 5), by=OFFICER, reason=WHY).code == refused.code
    (event,) = third.do(end(third.round(3), 1, 4, 5, 8), by=OFFICER, reason=WHY)
    assert isinstance(event, RoundPairedManually)
    assert event.over_the_limit == (1, 4, 5, 8)
    assert event.articles


def test_nobody_is_asked_about_colours_that_the_program_gave(third: Hall) -> None:
    swapped(third, 2, 3, 3)
    assert third.do(end(third.round(3)), by=OFFICER, reason=WHY)


def test_two_wrong_colours_in_one_game_are_a_warning(third: Hall) -> None:
    swapped(third, 3, 7, 3)
    warned = doubts(third.state, 3, phase_of(third, 3).pairs, None)
    assert [(one.level, one.players) for one in warned] == [
        ("warning", (2, 7)),
        ("warning", (6, 3)),
    ]
    assert third.do(end(third.round(3)), by=OFFICER, reason=WHY)


def phase_of(hall: Hall, number: int = 2) -> ManualPhase:
    phase = hall.round(number).manual
    assert phase is not None
    return phase


# --- the end --------------------------------------------------------------------------------


def test_the_end_makes_the_boards_a_draft_and_holds_the_distance(hall: Hall) -> None:
    engine = begun(hall).round(2)
    swapped(hall, 3, 5)
    (event,) = hall.do(end(hall.round(2)), by=OFFICER, reason="agreed with the organiser")
    assert isinstance(event, RoundPairedManually)
    assert (event.replaces, event.was_pab, event.pab) == (engine.request, None, None)
    assert {*event.broken} == {(1, 3), (2, 5)}
    assert {*event.made} == {(1, 5), (2, 3)}
    round_ = hall.round(2)
    assert (round_.status, round_.engine, round_.manual) == ("draft", "manual", None)
    assert round_.by_hand is not None
    assert (round_.by_hand.by, round_.by_hand.engine_boards) == (OFFICER, engine.boards)
    assert {board.game for board in round_.boards}.isdisjoint(b.game for b in engine.boards)
    invariants.check(hall.state, hall.log)


def test_who_saw_the_engines_draft_does_not_publish_the_one_made_by_hand(hall: Hall) -> None:
    seen = begun(hall).round(2).request
    swapped(hall, 3, 5)
    hall.do(end(hall.round(2)), by=OFFICER, reason=WHY)
    assert hall.refused(PublishRound(round=2, request=seen)).code == "NoSuchDraft"
    assert hall.do(PublishRound(round=2, request=hall.round(2).request))
    assert {(game.white, game.black) for game in hall.state.games_of(2)} == {(1, 5), (2, 3), (4, 6)}
    invariants.check(hall.state, hall.log)
    invariants.check_history(hall.log)


def test_only_what_was_compared_can_be_ended_and_with_a_comment(hall: Hall) -> None:
    begun(hall)
    swapped(hall, 3, 5)
    compared = end(hall.round(2))
    assert hall.refused(compared, by=OFFICER).code == "ReasonMissing"
    swapped(hall, 4, 6)
    assert hall.refused(compared, by=OFFICER, reason=WHY).code == "NotCompared"


def test_the_engines_own_pairing_is_not_ended_as_a_manual_one(hall: Hall) -> None:
    begun(hall)
    swapped(hall, 3, 5)
    swapped(hall, 3, 5)
    assert hall.refused(end(hall.round(2)), by=OFFICER, reason=WHY).code == "NothingDiffers"


def test_discarded_the_engines_draft_stands_and_is_published(hall: Hall) -> None:
    request, boards = begun(hall).round(2).request, hall.round(2).boards
    swapped(hall, 3, 5)
    hall.do(discard(hall.round(2)), by=OFFICER)
    round_ = hall.round(2)
    assert (round_.manual, round_.by_hand, round_.boards) == (None, None, boards)
    assert hall.already(discard(round_), by=OFFICER) == round_.seq
    assert hall.do(PublishRound(round=2, request=request))


def test_somebody_elses_phase_is_discarded_by_the_chiefs_with_a_reason(hall: Hall) -> None:
    hall.do(begin(hall.round(2)), by=CHIEF, reason=WHY)
    assert hall.refused(discard(hall.round(2)), by=OFFICER).code == "ManualPairingRuns"
    assert hall.refused(discard(hall.round(2)), by=DEPUTY).code == "ReasonMissing"
    assert hall.do(discard(hall.round(2)), by=DEPUTY, reason="the tablet is broken")


def test_a_draft_made_by_hand_is_not_begun_again(hall: Hall) -> None:
    begun(hall)
    swapped(hall, 3, 5)
    hall.do(end(hall.round(2)), by=OFFICER, reason=WHY)
    assert hall.refused(begin(hall.round(2)), by=OFFICER, reason=WHY).code == "PairedByHand"


# --- what moves meanwhile -------------------------------------------------------------------


def test_a_corrected_result_makes_the_phase_outdated_and_its_boards_stay_in_the_log(
    hall: Hall,
) -> None:
    begun(hall)
    swapped(hall, 3, 5)
    hall.do(correct("1.1.1", "1-0", "0-1"), reason="slip misread")
    for command in (swap(hall.round(2), 4, 6), end(hall.round(2))):
        refused = hall.refused(command, by=OFFICER, reason=WHY)
        assert refused.code == "DraftOutdated"
        assert "a result was corrected" in say(refused)
    hall.do(discard(hall.round(2)), by=OFFICER)
    hall.do(DiscardPairing(round=2, request=hall.round(2).request))
    hall.draft(2)
    assert begun(hall).round(2).manual is not None
    (kept,) = [event for _, event in hall.log if isinstance(event, ManualPairingChanged)]
    assert {*kept.made} == {(1, 5), (2, 3)}


def test_a_correction_that_is_taken_back_leaves_the_phase_valid(hall: Hall) -> None:
    begun(hall)
    hall.do(correct("1.1.1", "1-0", "0-1"), reason="slip misread")
    hall.do(correct("1.1.1", "0-1", "1-0"), reason="it was right")
    swapped(hall, 3, 5)
    assert hall.do(end(hall.round(2)), by=OFFICER, reason=WHY)
