"""The value that was seen stands again, but somebody else has changed it in between: whoever saw it
first does not know why, and is not taken at his word."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from pairing.model import Colour
from tournaments.domain.arbiters.commands import AppointArbiter, DismissArbiter
from tournaments.domain.attendance.commands import (
    CheckIn,
    CheckOut,
    ChoiceForAbsentee,
    DecideAbsentees,
    ExpelPlayer,
    ReinstatePlayer,
    WithdrawPlayer,
    WithdrawPlayers,
)
from tournaments.domain.attendance.events import AbsenteeChoice
from tournaments.domain.byes.commands import GrantBye, RevokeBye
from tournaments.domain.command import Command
from tournaments.domain.deadlines.commands import (
    AnnounceLastCall,
    CancelLastCall,
    SetPairingDeadline,
)
from tournaments.domain.decisions import Accepted, AlreadyRecorded, Conflict
from tournaments.domain.entries.commands import CorrectRating
from tournaments.domain.games.commands import (
    BoardResult,
    CorrectColours,
    EnterResult,
    RestoreResults,
)
from tournaments.domain.ids import GameId, UserId
from tournaments.domain.notes.commands import NoteBoard
from tournaments.domain.roles import Role
from tournaments.domain.rounds.commands import CloseRound, ReopenRound
from tournaments.domain.rulings.commands import DecideBoard
from tournaments.domain.start_of_play.commands import NoteEmptySeat, NoteTakenSeat, StartClocks

from .hall import (
    ANNA,
    BERT,
    CHIEF,
    DEPUTY,
    HELPER,
    Hall,
    adjourn,
    clear,
    confirm,
    correct,
    enter,
    expect,
    p,
)

GAME = GameId("1.1.1")
SECOND = DEPUTY
"""Chief arbiter as well, who may do whatever the first one may."""
WHY = "the slip says so"


class Case(NamedTuple):
    """`wanted` was decided on before somebody else did `meanwhile`."""

    wanted: Command
    meanwhile: tuple[Command, ...]
    before: tuple[Command, ...] = ()


def appoint(role: Role) -> AppointArbiter:
    return AppointArbiter(user=UserId("user:77"), role=role)


RESULTS = {
    "entered and cleared": Case(
        enter("1.1.1", "0-1"), (enter("1.1.1", "1-0"), clear("1.1.1", "1-0"))
    ),
    "cleared and typed again": Case(
        clear("1.1.1", "1-0"),
        (clear("1.1.1", "1-0"), enter("1.1.1", "1-0")),
        before=(enter("1.1.1", "1-0"),),
    ),
    "cleared and typed again, then corrected": Case(
        correct("1.1.1", "1-0", "0-1"),
        (clear("1.1.1", "1-0"), enter("1.1.1", "1-0")),
        before=(enter("1.1.1", "1-0"),),
    ),
    "corrected there and back": Case(
        clear("1.1.1", "1-0"),
        (correct("1.1.1", "1-0", "0-1"), correct("1.1.1", "0-1", "1-0")),
        before=(enter("1.1.1", "1-0"),),
    ),
    "a forfeit declared and cleared": Case(
        enter("1.1.1", "1-0"), (enter("1.1.1", "+/-"), clear("1.1.1", "+/-"))
    ),
    "adjourned": Case(enter("1.1.1", "1-0"), (adjourn("1.1.1"),)),
    "confirmed": Case(
        clear("1.1.1", "1-0"), (confirm("1.1.1", "1-0"),), before=(enter("1.1.1", "1-0"),)
    ),
}

READ_AGAIN = {
    "a result confirmed that was typed again": Case(
        confirm("1.1.1", "1-0"),
        (clear("1.1.1", "1-0"), enter("1.1.1", "1-0")),
        before=(enter("1.1.1", "1-0"),),
    ),
    "adjourned after a result came and went": Case(
        adjourn("1.1.1"), (enter("1.1.1", "1-0"), clear("1.1.1", "1-0"))
    ),
    "colours": Case(
        CorrectColours(game=GAME, reversed=True),
        (CorrectColours(game=GAME, reversed=True), CorrectColours(game=GAME, reversed=False)),
        before=(enter("1.1.1", "1-0"),),
    ),
    "a player who came and went": Case(
        CheckIn(player=p(5)),
        (CheckIn(player=p(5)), CheckOut(player=p(5))),
        before=(CheckOut(player=p(5)),),
    ),
    "a player who went and came": Case(
        CheckOut(player=p(5)), (CheckOut(player=p(5)), CheckIn(player=p(5)))
    ),
    "withdrawn and back": Case(
        WithdrawPlayer(player=p(5)),
        (WithdrawPlayer(player=p(5)), ReinstatePlayer(player=p(5))),
    ),
    "withdrawn and back, then expelled": Case(
        ExpelPlayer(player=p(5)),
        (WithdrawPlayer(player=p(5)), ReinstatePlayer(player=p(5))),
    ),
    "a group withdrawn of whom one came back": Case(
        WithdrawPlayers(players=(p(4), p(5))),
        (WithdrawPlayer(player=p(5)), ReinstatePlayer(player=p(5))),
    ),
    "back and withdrawn": Case(
        ReinstatePlayer(player=p(5)),
        (ReinstatePlayer(player=p(5)), WithdrawPlayer(player=p(5))),
        before=(WithdrawPlayer(player=p(5)),),
    ),
    "a bye granted and revoked": Case(
        GrantBye(player=p(5), round=2, kind="zero"),
        (
            GrantBye(player=p(5), round=2, kind="zero"),
            RevokeBye(player=p(5), round=2),
        ),
    ),
    "a bye revoked and granted": Case(
        RevokeBye(player=p(5), round=2),
        (
            RevokeBye(player=p(5), round=2),
            GrantBye(player=p(5), round=2, kind="zero"),
        ),
        before=(GrantBye(player=p(5), round=2, kind="zero"),),
    ),
    "a rating there and back": Case(
        CorrectRating(player=p(5), expected=2360, rating=2300),
        (
            CorrectRating(player=p(5), expected=2360, rating=2400),
            CorrectRating(player=p(5), expected=2400, rating=2360),
        ),
    ),
    "a role there and back": Case(
        appoint("deputy"), (appoint("read-only"), appoint("results")), before=(appoint("results"),)
    ),
    "dismissed and appointed": Case(
        DismissArbiter(user=UserId("user:77")),
        (DismissArbiter(user=UserId("user:77")), appoint("results")),
        before=(appoint("results"),),
    ),
    "a seat empty and taken": Case(
        NoteEmptySeat(game=GAME, colour=Colour.WHITE),
        (
            NoteEmptySeat(game=GAME, colour=Colour.WHITE),
            NoteTakenSeat(game=GAME, colour=Colour.WHITE),
        ),
    ),
    "a seat taken and empty": Case(
        NoteTakenSeat(game=GAME, colour=Colour.WHITE),
        (
            NoteTakenSeat(game=GAME, colour=Colour.WHITE),
            NoteEmptySeat(game=GAME, colour=Colour.WHITE),
        ),
        before=(NoteEmptySeat(game=GAME, colour=Colour.WHITE),),
    ),
    "clocks": Case(
        StartClocks(round=1, at="2026-07-04T09:00:00Z"),
        (StartClocks(round=1, at="2026-07-04T09:30:00Z"),),
    ),
    "a round closed and reopened": Case(
        CloseRound(round=1),
        (CloseRound(round=1), ReopenRound(round=1)),
        before=tuple(enter(f"1.1.{number}", "1-0") for number in (1, 2, 3)),
    ),
}


AT = "2026-07-04T12:00:00Z"
OTHER = "2026-07-04T13:00:00Z"
NEW = "2026-07-04T14:00:00Z"


def deadline(at: str, expected: str = "") -> SetPairingDeadline:
    return SetPairingDeadline(round=1, at=at, expected=expected)


def last_call(until: str, expected: str = "") -> AnnounceLastCall:
    return AnnounceLastCall(round=1, until=until, expected=expected)


def choice(to: AbsenteeChoice, expected: AbsenteeChoice = "open") -> DecideAbsentees:
    one = ChoiceForAbsentee(player=p(5), choice=to, expected=expected)
    return DecideAbsentees(round=2, choices=(one,))


READ_AGAIN |= {
    "a pairing deadline there and back": Case(
        deadline(NEW, AT), (deadline(OTHER, AT), deadline(AT, OTHER)), before=(deadline(AT),)
    ),
    "a pairing deadline set and taken away": Case(deadline(NEW), (deadline(AT), deadline("", AT))),
    "a last call there and back": Case(
        last_call(NEW, AT), (last_call(OTHER, AT), last_call(AT, OTHER)), before=(last_call(AT),)
    ),
    "a last call moved and back, then cancelled": Case(
        CancelLastCall(round=1, expected=AT),
        (last_call(OTHER, AT), last_call(AT, OTHER)),
        before=(last_call(AT),),
    ),
    "an absentee chosen about and back": Case(
        choice("admitted"),
        (choice("excluded"), choice("open", "excluded")),
        before=(CheckOut(player=p(5)),),
    ),
    "an absentee who came and went": Case(
        choice("excluded"),
        (CheckIn(player=p(5)), CheckOut(player=p(5))),
        before=(CheckOut(player=p(5)),),
    ),
}


def played(case: Case) -> tuple[Hall, int]:
    """A round of three boards; the seq at which the wanted was decided on."""
    hall = Hall().with_players(6).started()
    hall.pair_and_publish(1)
    hall.do(AppointArbiter(user=SECOND, role="chief"))
    for command in case.before:
        hall.do(command, HELPER if isinstance(command, EnterResult) else CHIEF, WHY)
    read = hall.state.seq
    for command in case.meanwhile:
        hall.do(command, CHIEF, WHY)
    return hall, read


@pytest.mark.parametrize("case", RESULTS.values(), ids=[*RESULTS])
def test_a_result_is_claimed_and_both_claims_are_kept(case: Case) -> None:
    hall, read = played(case)
    decision = expect(Conflict, hall.ask(case.wanted, SECOND, WHY, read=read))
    assert decision.code == "BoardDecidedOtherwise"
    (raised,) = decision.raised
    assert raised.standing == str(hall.state.games[GAME].result or "")


@pytest.mark.parametrize("case", READ_AGAIN.values(), ids=[*READ_AGAIN])
def test_anything_else_has_to_be_read_again(case: Case) -> None:
    hall, read = played(case)
    decision = expect(Conflict, hall.ask(case.wanted, SECOND, WHY, read=read))
    assert (decision.code, decision.raised) == ("ChangedMeanwhile", ())


EVERY = {**RESULTS, **READ_AGAIN}


@pytest.mark.parametrize("case", EVERY.values(), ids=[*EVERY])
def test_control_whoever_has_seen_it_is_taken_at_his_word(case: Case) -> None:
    hall, _ = played(case)
    expect(Accepted, hall.ask(case.wanted, SECOND, WHY, read=hall.state.seq))


@pytest.mark.parametrize("case", EVERY.values(), ids=[*EVERY])
def test_control_what_one_did_oneself_is_no_surprise(case: Case) -> None:
    """Typed without the network, one after the other, on a page that stays as it was."""
    hall, read = played(case)
    expect(Accepted, hall.ask(case.wanted, CHIEF, WHY, read=read))


def test_what_is_wanted_and_stands_already_is_recorded_whoever_did_it() -> None:
    hall, read = played(RESULTS["cleared and typed again"])
    assert isinstance(hall.ask(enter("1.1.1", "1-0"), BERT, read=read), AlreadyRecorded)


def test_what_happened_on_the_board_besides_is_no_conflict() -> None:
    hall, read = played(RESULTS["adjourned"]._replace(meanwhile=()))
    hall.do(NoteEmptySeat(game=GAME, colour=Colour.BLACK), BERT)
    hall.do(NoteBoard(game=GAME, kind="seen"), BERT)
    expect(Accepted, hall.ask(enter("1.1.1", "1-0"), ANNA, read=read))


def test_a_batch_that_puts_results_back_leaves_what_others_touched() -> None:
    hall, read = played(RESULTS["entered and cleared"])
    restored = RestoreResults(
        results=(BoardResult(game=GAME, result=enter("1.1.1", "1-0").result),)
    )
    decision = hall.ask(restored, SECOND, WHY, read=read)
    assert getattr(decision, "code", "") == "BoardsChangedMeanwhile"


def test_a_decision_that_overrides_an_unseen_result_is_a_conflict() -> None:
    hall, read = played(Case(adjourn("1.1.1"), (enter("1.1.1", "1-0"),)))
    decided = DecideBoard(game=GAME, result=enter("1.1.1", "0-1").result)
    expect(Conflict, hall.ask(decided, SECOND, WHY, read=read))
    expect(Accepted, hall.ask(decided, SECOND, WHY, read=hall.state.seq))
