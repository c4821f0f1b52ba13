"""Two arbiters, one board: nothing is overwritten, nothing is dropped."""

import pytest

from tournaments.domain.arbiters.commands import DismissArbiter
from tournaments.domain.decisions import Claim, Conflict
from tournaments.domain.games.events import (
    ConflictRaised,
    ConflictResolved,
    ResultCorrected,
    ResultEntered,
)
from tournaments.domain.games.results import Result
from tournaments.domain.ids import GameId, UserId
from tournaments.domain.rounds.commands import CloseRound

from .hall import (
    ANNA,
    BERT,
    CHIEF,
    DEPUTY,
    HELPER,
    OFFICER,
    Hall,
    clear,
    correct,
    enter,
    expect,
    resolve,
)


@pytest.fixture
def hall() -> Hall:
    """Anna has typed 1-0 on board 1."""
    hall = Hall().with_players(8).started()
    hall.pair_and_publish(1)
    hall.do(enter("1.1.1", "1-0"), by=ANNA)
    return hall


def test_a_second_different_entry_keeps_both_claims(hall: Hall) -> None:
    entered = hall.state.seq
    conflict = expect(Conflict, hall.tell(enter("1.1.1", "1/2-1/2"), by=BERT))
    assert conflict.raised == (
        ConflictRaised(
            scope="game:1.1.1",
            game=GameId("1.1.1"),
            command="enter-result",
            standing="1-0",
            standing_seq=entered,
            claimed="1/2-1/2",
            expected="",
        ),
    )
    standing, claimed = conflict.claims
    assert standing == Claim("1-0", ANNA, f"T{entered}", "desk", entered)
    assert (claimed.value, claimed.by, claimed.seq) == ("1/2-1/2", BERT, 0)
    assert hall.game("1.1.1").result is Result.WHITE_WINS


def test_the_open_conflict_is_in_the_state_with_both_sides(hall: Hall) -> None:
    hall.tell(enter("1.1.1", "1/2-1/2"), by=BERT)
    (conflict,) = hall.state.conflicts.values()
    assert (conflict.standing, conflict.standing_by) == ("1-0", ANNA)
    assert (conflict.claimed, conflict.by, conflict.device) == ("1/2-1/2", BERT, "desk")
    assert hall.game("1.1.1").conflicts == (conflict.seq,)


def test_the_same_claim_again_is_the_same_conflict(hall: Hall) -> None:
    hall.tell(enter("1.1.1", "1/2-1/2"), by=BERT)
    again = expect(Conflict, hall.ask(enter("1.1.1", "1/2-1/2"), by=BERT))
    assert again.raised == ()


def test_a_third_claim_is_kept_too(hall: Hall) -> None:
    hall.tell(enter("1.1.1", "1/2-1/2"), by=BERT)
    third = expect(Conflict, hall.tell(enter("1.1.1", "0-1"), by=HELPER))
    assert len(third.raised) == 1
    assert len(hall.game("1.1.1").conflicts) == 2


def test_who_agrees_with_what_stands_raises_no_conflict(hall: Hall) -> None:
    hall.tell(enter("1.1.1", "1/2-1/2"), by=BERT)
    assert hall.already(enter("1.1.1", "1-0"), by=HELPER) == hall.game("1.1.1").seq


def test_a_correction_of_what_no_longer_stands_is_a_conflict(hall: Hall) -> None:
    hall.do(correct("1.1.1", "1-0", "1/2-1/2"), reason="slip misread")
    decision = hall.ask(correct("1.1.1", "1-0", "0-1"), by=BERT, reason="players say so")
    (raised,) = expect(Conflict, decision).raised
    assert (raised.standing, raised.expected, raised.claimed) == ("1/2-1/2", "1-0", "0-1")


def test_clearing_what_no_longer_stands_is_a_conflict(hall: Hall) -> None:
    hall.do(correct("1.1.1", "1-0", "1/2-1/2"), reason="slip misread")
    (raised,) = expect(Conflict, hall.ask(clear("1.1.1", "1-0"), by=BERT)).raised
    assert (raised.command, raised.claimed) == ("clear-result", "")


def test_entering_over_what_was_cleared_meanwhile_is_a_conflict(hall: Hall) -> None:
    hall.do(clear("1.1.1", "1-0"), by=ANNA)
    (raised,) = expect(Conflict, hall.ask(enter("1.1.1", "0-1", "1-0"), by=BERT)).raised
    assert (raised.standing, raised.expected) == ("", "1-0")


def test_two_boards_never_conflict(hall: Hall) -> None:
    assert hall.do(enter("1.1.2", "0-1"), by=BERT)
    assert hall.do(enter("1.1.3", "0-1"), by=HELPER)


def test_a_contested_board_is_neither_corrected_nor_cleared(hall: Hall) -> None:
    hall.tell(enter("1.1.1", "1/2-1/2"), by=BERT)
    assert hall.refused(correct("1.1.1", "1-0", "0-1"), reason="r").code == "ConflictOpen"
    assert hall.refused(clear("1.1.1", "1-0"), by=ANNA).code == "ConflictOpen"


@pytest.mark.parametrize("claimant", [ANNA, BERT])
def test_a_claimant_does_not_resolve_the_conflict(hall: Hall, claimant: UserId) -> None:
    hall.tell(enter("1.1.1", "1/2-1/2"), by=BERT)
    refused = hall.refused(resolve("1.1.1", "1-0"), by=claimant, reason="I am right")
    assert (refused.code, refused.on_record) == ("ClaimantMayNotResolve", True)


@pytest.mark.parametrize("own_side", ["standing", "claimed"])
def test_a_deputy_who_is_a_claimant_does_not_resolve_it_either(own_side: str) -> None:
    hall = Hall().with_players(8).started()
    hall.pair_and_publish(1)
    first, second = (DEPUTY, ANNA) if own_side == "standing" else (ANNA, DEPUTY)
    hall.do(enter("1.1.1", "1-0"), by=first)
    hall.tell(enter("1.1.1", "1/2-1/2"), by=second)
    refused = hall.refused(resolve("1.1.1", "1-0"), by=DEPUTY, reason="I am right")
    assert (refused.code, refused.on_record) == ("ClaimantMayNotResolve", True)
    assert hall.do(resolve("1.1.1", "1-0"), by=OFFICER, reason="the signed slip says so")


def test_where_all_others_are_claimants_the_chief_alone_resolves_it() -> None:
    """A hall of a chief and a deputy."""
    hall = Hall().with_players(8).started()
    for user in list(hall.state.arbiters):
        if user not in (CHIEF, DEPUTY):
            hall.do(DismissArbiter(user=user))
    hall.pair_and_publish(1)
    hall.do(enter("1.1.1", "1-0"), by=CHIEF)
    hall.tell(enter("1.1.1", "0-1"), by=DEPUTY)
    asked = resolve("1.1.1", "0-1")
    assert hall.refused(asked, by=DEPUTY, reason="slip").code == "ClaimantMayNotResolve"
    assert hall.do(asked, by=CHIEF, reason="slip")


@pytest.mark.parametrize("arbiter", [CHIEF, DEPUTY, OFFICER])
def test_a_third_arbiter_resolves_it_with_a_reason(hall: Hall, arbiter: UserId) -> None:
    hall.tell(enter("1.1.1", "1/2-1/2"), by=BERT)
    raised = hall.state.seq
    assert hall.refused(resolve("1.1.1", "1/2-1/2"), by=arbiter).code == "ReasonMissing"
    events = hall.do(resolve("1.1.1", "1/2-1/2"), by=arbiter, reason="the signed slip says so")
    assert events == (
        ResultCorrected(
            game=GameId("1.1.1"), was=Result.WHITE_WINS, result=Result.DRAW, of=raised - 1
        ),
        ConflictResolved(scope="game:1.1.1", of=raised),
    )
    assert (hall.state.conflicts, hall.game("1.1.1").conflicts) == ({}, ())


def test_the_chief_resolves_even_an_own_claim(hall: Hall) -> None:
    hall.tell(enter("1.1.1", "1/2-1/2"), by=CHIEF)
    assert hall.do(resolve("1.1.1", "1/2-1/2"), by=CHIEF, reason="I saw the signature")


def test_what_stands_can_be_upheld(hall: Hall) -> None:
    hall.tell(enter("1.1.1", "1/2-1/2"), by=BERT)
    raised = hall.state.seq
    assert hall.do(resolve("1.1.1", "1-0"), reason="slip") == (
        ConflictResolved(scope="game:1.1.1", of=raised),
    )


def test_a_resolution_settles_every_conflict_of_the_board(hall: Hall) -> None:
    hall.tell(enter("1.1.1", "1/2-1/2"), by=BERT)
    hall.tell(enter("1.1.1", "0-1"), by=HELPER)
    events = hall.do(resolve("1.1.1", "0-1"), reason="slip")
    assert [type(event).__name__ for event in events] == [
        "ResultCorrected",
        "ConflictResolved",
        "ConflictResolved",
    ]
    assert hall.state.conflicts == {}


def test_a_claim_that_came_since_one_looked_is_not_settled_unseen(hall: Hall) -> None:
    hall.tell(enter("1.1.1", "1/2-1/2"), by=BERT)
    hall.tell(enter("1.1.1", "0-1"), by=OFFICER)
    unseen = hall.state.seq
    told = hall.ask(resolve("1.1.1", "1-0"), by=CHIEF, reason="the slip", moved=(unseen,))
    conflict = expect(Conflict, told)
    assert (conflict.code, conflict.raised) == ("ChangedMeanwhile", ())
    assert len(hall.state.conflicts) == 2


def test_a_conflict_over_a_cleared_board_is_resolved_by_entering(hall: Hall) -> None:
    hall.do(clear("1.1.1", "1-0"), by=ANNA)
    hall.tell(enter("1.1.1", "0-1", expected="1-0"), by=BERT)
    entered, _ = hall.do(resolve("1.1.1", "0-1"), reason="slip")
    assert entered == ResultEntered(game=GameId("1.1.1"), result=Result.BLACK_WINS)


def test_there_must_be_a_conflict_to_resolve(hall: Hall) -> None:
    assert hall.refused(resolve("1.1.1", "1-0"), reason="r").code == "NoConflict"


def test_the_round_is_not_closed_over_a_conflict(hall: Hall) -> None:
    hall.tell(enter("1.1.1", "1/2-1/2"), by=BERT)
    for game in hall.state.missing(1):
        hall.do(enter(game.id, "1-0"))
    assert hall.refused(CloseRound(round=1)).code == "ConflictsOpen"


def test_after_the_resolution_the_next_claim_against_it_is_a_new_conflict(hall: Hall) -> None:
    hall.tell(enter("1.1.1", "1/2-1/2"), by=BERT)
    hall.do(resolve("1.1.1", "1-0"), reason="slip")
    again = expect(Conflict, hall.ask(enter("1.1.1", "1/2-1/2"), by=BERT))
    assert len(again.raised) == 1
