"""Taking back at any depth: the command that compensates an event whose fact stands."""

import pytest
from msgspec.structs import replace

from pairing.model import Colour
from tournaments.domain.appeals.commands import FileAppeal, SetAppealsCommittee
from tournaments.domain.appeals.events import CommitteeMember
from tournaments.domain.arbiters.commands import AppointArbiter, DismissArbiter
from tournaments.domain.attendance.commands import (
    CheckIn,
    CheckOut,
    ExpelPlayer,
    ReinstatePlayer,
    WithdrawPlayer,
)
from tournaments.domain.byes.commands import GrantBye, RevokeBye
from tournaments.domain.catalogue import EVENTS
from tournaments.domain.command import Command
from tournaments.domain.compensation import compensable, compensation, replacing
from tournaments.domain.deadlines.commands import AnnounceLastCall, SetPairingDeadline
from tournaments.domain.decisions import Conflict
from tournaments.domain.entries.commands import (
    CorrectRating,
    MergeEntries,
    RestoreEntry,
    TakeBackEntry,
)
from tournaments.domain.entries.events import EntryRestored, EntryTakenBack
from tournaments.domain.event import Event
from tournaments.domain.games.commands import CorrectColours, CorrectResult, TakeBackAdjournment
from tournaments.domain.games.events import AdjournedGameFinished
from tournaments.domain.games.results import Result
from tournaments.domain.ids import GameId, UserId
from tournaments.domain.rounds.commands import CloseRound, ReopenRound
from tournaments.domain.settings.commands import (
    ChangeSettings,
    SetProhibitedPairs,
    SetVirtualPoints,
)
from tournaments.domain.settings.events import ProhibitedPlayers, VirtualPoints
from tournaments.domain.start_of_play.commands import NoteEmptySeat
from tournaments.domain.tournament.commands import CloseTournament, ReopenTournament
from tournaments.words import keys, speak

from .hall import CHIEF, OFFICER, Hall, adjourn, clear, correct, enter, expect, p

pytestmark = pytest.mark.registries


@pytest.fixture
def hall() -> Hall:
    hall = Hall().with_players(8).started()
    hall.pair_and_publish(1)
    return hall


def undo(hall: Hall, seq: int) -> Command | None:
    _, event = hall.log[seq - 1]
    return compensation(hall.state, seq, event, hall.past(seq))


def replaced(hall: Hall, seq: int) -> int:
    """The event that has replaced this one."""
    return replacing(hall.log[seq - 1][1], hall.past(seq))


@pytest.mark.parametrize(
    "command",
    [
        enter("1.1.1", "1-0"),
        enter("1.1.1", "+/-"),
        CorrectColours(game=GameId("1.1.1"), reversed=True),
        CorrectRating(player=p(3), expected=2380, rating=2500),
        WithdrawPlayer(player=p(3)),
        ExpelPlayer(player=p(3)),
        CheckOut(player=p(3)),
        GrantBye(player=p(3), round=2, kind="half"),
    ],
)
def test_an_event_that_stands_is_taken_back_and_things_are_as_before(
    hall: Hall, command: Command
) -> None:
    before = picture(hall)
    hall.do(command, reason="r")
    seq = hall.state.seq
    for _ in range(3):  # whatever happens in between
        hall.do(enter(hall.state.missing(1)[-1].id, "1/2-1/2"))
    back = undo(hall, seq)
    assert back is not None
    hall.do(back, reason="by mistake")
    assert picture(hall) == before
    assert undo(hall, seq) is None, "it does not stand any more"


def picture(hall: Hall) -> object:
    """Who plays, and what stands on board 1."""
    game, state = hall.game("1.1.1"), hall.state
    players = [
        (entry.status, entry.rating, entry.checked_in, sorted(entry.byes))
        for entry in state.players.values()
    ]
    return players, game.result, game.reversed


def test_a_correction_is_taken_back_by_the_correction_of_the_correction(hall: Hall) -> None:
    hall.do(enter("1.1.1", "1-0"))
    entered = hall.state.seq
    hall.do(correct("1.1.1", "1-0", "0-1"), reason="slip misread")
    assert undo(hall, entered) is None
    back = undo(hall, hall.state.seq)
    assert back == CorrectResult(
        game=GameId("1.1.1"), expected=Result.BLACK_WINS, result=Result.WHITE_WINS, reach="next"
    )
    hall.do(back, reason="it was right")
    assert hall.game("1.1.1").result == "1-0"


def test_a_correction_is_taken_back_for_the_rating_alone_once_it_is_too_late() -> None:
    hall = Hall().with_players(10).started().play_rounds(1)
    hall.do(correct("1.1.1", "1/2-1/2", "1-0"), reason="slip misread")
    seq = hall.state.seq
    hall.play_rounds(2, 3)
    back = undo(hall, seq)
    assert back is not None
    hall.do(back, reason="it was right")
    game = hall.game("1.1.1")
    assert (game.result, game.rated) == ("1-0", "1/2-1/2")
    again = undo(hall, hall.state.seq)
    assert again is not None
    hall.do(again, reason="no, it was not")
    assert hall.game("1.1.1").rated is None


def test_what_was_taken_back_is_taken_back_in_turn(hall: Hall) -> None:
    hall.do(WithdrawPlayer(player=p(3)))
    hall.do(ReinstatePlayer(player=p(3)))
    assert undo(hall, hall.state.seq) == WithdrawPlayer(player=p(3))
    hall.do(CheckOut(player=p(3)))
    hall.do(CheckIn(player=p(3)))
    assert undo(hall, hall.state.seq) == CheckOut(player=p(3))


def test_the_end_of_a_round_is_taken_back_while_it_is_the_last_thing_done_to_it(
    hall: Hall,
) -> None:
    for game in hall.state.games_of(1):
        hall.do(enter(game.id, "1-0"))
    hall.do(CloseRound(round=1))
    closed = hall.state.seq
    assert undo(hall, closed) == ReopenRound(round=1)
    hall.do(ReopenRound(round=1), reason="too early")
    assert undo(hall, closed) is None
    assert undo(hall, hall.state.seq) == CloseRound(round=1)


def test_a_cleared_board_has_nothing_to_take_back(hall: Hall) -> None:
    hall.do(enter("1.1.1", "1-0"))
    entered = hall.state.seq
    hall.do(clear("1.1.1", "1-0"))
    assert undo(hall, entered) is None
    assert undo(hall, hall.state.seq) is None


@pytest.mark.parametrize("kind", EVENTS.values(), ids=EVENTS)
def test_every_event_is_taken_back_or_says_what_to_do_instead(kind: type[Event]) -> None:
    """One of the two, never both: a new event has to be decided on."""
    instead = f"Event-{kind.__name__}.instead"
    assert compensable(kind) is not (instead in keys()), f"@takes_back or {instead}, not both"


@pytest.mark.parametrize(
    "key", sorted(key for key in keys() if key.startswith("Event-") and key.endswith(".instead"))
)
def test_what_to_do_instead_is_a_sentence_with_a_place(key: str) -> None:
    assert key.removeprefix("Event-").removesuffix(".instead") in EVENTS
    said = speak(key)
    assert said[0].isupper()
    assert said.endswith(".")
    assert len(said) > 40


# --- settings and lists -------------------------------------------------------------------------


def allow_byes(hall: Hall, number: int, city: str = "") -> int:
    city = city or hall.state.settings.city
    settings = replace(hall.state.settings, half_byes_allowed=number, city=city)
    hall.do(ChangeSettings(name=hall.state.name, settings=settings), reason="r")
    return hall.state.seq


def test_settings_go_back_in_what_the_event_changed_and_nothing_else(hall: Hall) -> None:
    before = hall.state.settings.half_byes_allowed
    seq = allow_byes(hall, 11)
    allow_byes(hall, 11, city="Praha")
    back = undo(hall, seq)
    assert back is not None
    hall.do(back, reason="by mistake")
    assert (hall.state.settings.half_byes_allowed, hall.state.settings.city) == (before, "Praha")
    assert undo(hall, seq) is None
    assert replaced(hall, seq) == hall.state.seq


def test_a_setting_that_was_changed_and_changed_back_is_that_of_the_later_event(hall: Hall) -> None:
    first = allow_byes(hall, 11)
    second = allow_byes(hall, 12)
    third = allow_byes(hall, 11)
    assert (undo(hall, first), undo(hall, second)) == (None, None)
    assert (replaced(hall, first), replaced(hall, second)) == (second, third)


def test_the_name_goes_back_with_the_settings(hall: Hall) -> None:
    hall.do(ChangeSettings(name="Opne", settings=hall.state.settings))
    back = undo(hall, hall.state.seq)
    assert back is not None
    hall.do(back, reason="by mistake")
    assert hall.state.name == "Open"


def apart(*players: int) -> ProhibitedPlayers:
    return ProhibitedPlayers(players=tuple(p(player) for player in players))


def test_prohibited_pairs_go_back_group_by_group() -> None:
    hall = Hall().with_players(8).started()
    hall.do(SetProhibitedPairs(groups=(apart(1, 2),)))
    first = hall.state.seq
    hall.do(SetProhibitedPairs(groups=(apart(1, 2), apart(3, 4))))
    back = undo(hall, first)
    assert back is not None
    hall.do(back, reason="by mistake")
    assert hall.state.prohibited == (apart(3, 4),)
    assert (undo(hall, first), replaced(hall, first)) == (None, hall.state.seq)
    back = undo(hall, hall.state.seq)
    assert back is not None
    hall.do(back, reason="by mistake")
    assert list(hall.state.prohibited) == [apart(1, 2), apart(3, 4)]


def test_after_a_publication_prohibited_pairs_go_back_from_the_next_round_on() -> None:
    hall = Hall().with_players(8).started()
    hall.do(SetProhibitedPairs(groups=(apart(1, 2),)))
    hall.pair_and_publish(1)
    change = SetProhibitedPairs(groups=(replace(apart(1, 2), last=1),), from_round=2)
    hall.do(change, reason="they are reconciled")
    back = undo(hall, hall.state.seq)
    assert back is not None
    hall.do(back, reason="by mistake")
    assert hall.state.prohibited == (
        replace(apart(1, 2), last=1),
        replace(apart(1, 2), first=2),
    )


def test_virtual_points_and_the_committee_go_back_as_a_whole(hall: Hall) -> None:
    line = VirtualPoints(players=(p(1),), points=2, first=2, last=2)
    hall.do(SetVirtualPoints(lines=(line,)), reason="announced")
    assert undo(hall, hall.state.seq) == SetVirtualPoints(lines=())
    hall.do(SetAppealsCommittee(members=(CommitteeMember(player=p(8)),)))
    assert undo(hall, hall.state.seq) == SetAppealsCommittee(members=())


# --- arbiters -----------------------------------------------------------------------------------


def test_a_dismissal_is_taken_back_with_role_and_sector(hall: Hall) -> None:
    anna = UserId("user:4")
    hall.do(DismissArbiter(user=anna))
    seq = hall.state.seq
    back = undo(hall, seq)
    assert back == AppointArbiter(user=anna, role="sector", first_board=1, last_board=2)
    hall.do(back, reason="by mistake")
    hall.do(DismissArbiter(user=anna))
    assert undo(hall, seq) is None, "it was another dismissal that stands"
    assert replaced(hall, seq) == seq + 1


def test_an_appointment_goes_back_to_the_role_before_or_to_none(hall: Hall) -> None:
    hall.do(AppointArbiter(user=UserId("user:50"), role="results"))
    first = hall.state.seq
    hall.do(AppointArbiter(user=UserId("user:50"), role="deputy"))
    assert undo(hall, first) is None
    assert undo(hall, hall.state.seq) == AppointArbiter(user=UserId("user:50"), role="results")
    assert undo(hall, 2) == DismissArbiter(user=UserId("user:2"))


# --- adjourned games ----------------------------------------------------------------------------


def test_an_adjournment_is_taken_back_and_made_again(hall: Hall) -> None:
    hall.do(adjourn("1.1.1"))
    back = undo(hall, hall.state.seq)
    assert back == TakeBackAdjournment(game=GameId("1.1.1"))
    hall.do(back)
    assert not hall.game("1.1.1").adjourned
    assert undo(hall, hall.state.seq) == adjourn("1.1.1")


def test_the_result_of_an_adjourned_game_goes_back_to_adjourned(hall: Hall) -> None:
    """Not to a board without a result, that nobody waits for once its round has ended."""
    hall.do(adjourn("1.1.1"))
    for game in hall.state.missing(1):
        hall.do(enter(game.id, "1-0"))
    hall.do(CloseRound(round=1))
    hall.pair_and_publish(2)
    hall.do(enter("1.1.1", "1-0"))
    back = undo(hall, hall.state.seq)
    assert back is not None
    assert hall.refused(back).code == "ReasonMissing"
    hall.do(back, reason="another board")
    assert (hall.game("1.1.1").result, hall.game("1.1.1").adjourned) == (None, True)


def test_a_game_that_was_finished_in_its_own_round_is_not_adjourned_after_its_end(
    hall: Hall,
) -> None:
    hall.do(adjourn("1.1.1"))
    for game in hall.state.games_of(1):
        hall.do(enter(game.id, "1-0"))
    seq = next(s.seq for s, event in hall.log if isinstance(event, AdjournedGameFinished))
    hall.do(CloseRound(round=1))
    back = undo(hall, seq)
    assert back is not None
    assert hall.refused(back, reason="r").code == "RoundClosed"


# --- entries ------------------------------------------------------------------------------------


def standing(hall: Hall) -> list[int]:
    return [player for player, entry in hall.state.players.items() if entry.stands]


def test_an_entry_is_taken_back_and_put_back() -> None:
    hall = Hall().with_players(3, checked_in=False)
    seq = hall.state.players[p(2)].entered_seq
    back = undo(hall, seq)
    assert back == TakeBackEntry(player=p(2))
    assert hall.refused(back).code == "ReasonMissing"
    assert hall.do(back, reason="twice") == (EntryTakenBack(player=p(2), of=seq),)
    assert standing(hall) == [1, 3]
    assert hall.state.players[p(2)].status == "taken-back"
    assert hall.refused(CheckIn(player=p(2))).code == "EntryTakenBack"
    assert undo(hall, seq) is None
    again = undo(hall, hall.state.seq)
    assert again == RestoreEntry(player=p(2))
    taken_back = hall.state.seq
    assert hall.do(again, reason="no") == (EntryRestored(player=p(2), of=taken_back),)
    assert standing(hall) == [1, 2, 3]
    assert undo(hall, taken_back) is None
    assert undo(hall, hall.state.seq) == TakeBackEntry(player=p(2))


def test_who_was_taken_back_before_the_start_gets_no_number_and_one_when_put_back() -> None:
    hall = Hall().with_players(5)
    hall.do(TakeBackEntry(player=p(2)), reason="twice")
    hall.started()
    assert hall.state.order == (1, 3, 4, 5)
    hall.do(RestoreEntry(player=p(2)), reason="no")
    assert list(hall.state.order) == [1, 2, 3, 4, 5]


def test_a_late_entry_is_taken_back_with_its_number(hall: Hall) -> None:
    before = hall.state.order
    late = hall.enter_player("Late", 2395)
    seq = hall.state.players[late].entered_seq
    assert hall.state.order != before
    back = undo(hall, seq)
    assert back is not None
    hall.do(back, reason="another tournament")
    assert hall.state.order == before
    for game in hall.state.missing(1):
        hall.do(enter(game.id, "1-0"))
    hall.play(2, "1-0")
    again = undo(hall, hall.state.players[late].taken_back_seq)
    assert again is not None
    hall.do(again, reason="no")
    assert late in hall.state.order


def test_an_entry_on_which_something_rests_is_not_taken_back(hall: Hall) -> None:
    refused = hall.refused(TakeBackEntry(player=p(3)), reason="r")
    assert (refused.code, refused.facts["round"]) == ("EntryPlayed", 1)
    late = hall.enter_player("Late", 2000)
    double = hall.enter_player("Late", 2001)
    hall.do(MergeEntries(kept=late, dropped=double))
    assert hall.refused(TakeBackEntry(player=late), reason="r").code == "EntryKeptByMerge"
    assert hall.refused(TakeBackEntry(player=double), reason="r").code == "EntryMerged"
    member = hall.enter_player("Member", 2002)
    hall.do(SetAppealsCommittee(members=(CommitteeMember(player=member),)))
    assert hall.refused(TakeBackEntry(player=member), reason="r").code == "EntryInCommittee"
    hall.do(SetAppealsCommittee(members=()))
    hall.do(FileAppeal(about="game:1.1.1", by=member), reason="r")
    assert hall.refused(TakeBackEntry(player=member), reason="r").code == "EntryAppealed"


def test_somebody_checked_in_meanwhile_is_read_again() -> None:
    hall = Hall().with_players(3, checked_in=False)
    read = hall.state.seq
    hall.do(CheckIn(player=p(2)), by=OFFICER)
    decision = expect(Conflict, hall.ask(TakeBackEntry(player=p(2)), CHIEF, "r", read=read))
    assert decision.code == "ChangedMeanwhile"


# --- and the rest -------------------------------------------------------------------------------


def test_a_bye_that_was_revoked_comes_back_in_its_kind(hall: Hall) -> None:
    hall.do(GrantBye(player=p(3), round=2, kind="zero"))
    hall.do(RevokeBye(player=p(3), round=2))
    seq = hall.state.seq
    assert undo(hall, seq) == GrantBye(player=p(3), round=2, kind="zero")
    hall.do(GrantBye(player=p(3), round=2, kind="half"))
    hall.do(RevokeBye(player=p(3), round=2))
    assert undo(hall, seq) is None


def test_an_appeal_that_was_filed_by_mistake_ends_as_withdrawn(hall: Hall) -> None:
    hall.do(FileAppeal(about="game:1.1.1", by=p(1)), reason="r")
    filed = hall.state.seq
    back = undo(hall, filed)
    assert back is not None
    hall.do(back, reason="another board")
    assert not hall.state.open_appeals
    assert undo(hall, filed) is None


def test_deadlines_and_last_calls_go_back() -> None:
    hall = Hall(clock="2026-07-04T10:00:00Z").with_players(8).started()
    hall.pair_and_publish(1)
    hall.do(SetPairingDeadline(round=1, at="2026-07-04T12:00:00Z"))
    hall.do(SetPairingDeadline(round=1, at="2026-07-04T13:00:00Z", expected="2026-07-04T12:00Z"))
    back = undo(hall, hall.state.seq)
    assert back is not None
    hall.do(back)
    assert hall.round(1).pairing_deadline == "2026-07-04T12:00:00Z"
    hall.do(AnnounceLastCall(round=1, minutes=5))
    announced = hall.state.seq
    back = undo(hall, announced)
    assert back is not None
    hall.do(back)
    assert (hall.round(1).last_call, undo(hall, announced)) == ("", None)
    back = undo(hall, hall.state.seq)
    assert back is not None
    hall.do(back)
    assert hall.round(1).last_call == "2026-07-04T10:05:00Z"


def test_seats_and_the_end_of_the_tournament_go_back(hall: Hall) -> None:
    hall.do(NoteEmptySeat(game=GameId("1.1.1"), colour=Colour.WHITE))
    back = undo(hall, hall.state.seq)
    assert back is not None
    hall.do(back)
    assert undo(hall, hall.state.seq) == NoteEmptySeat(game=GameId("1.1.1"), colour=Colour.WHITE)
    for game in hall.state.games_of(1):
        hall.do(enter(game.id, "1-0"))
    hall.do(CloseTournament(), reason="early")
    assert undo(hall, hall.state.seq) == ReopenTournament()
    hall.do(ReopenTournament(), reason="no")
    assert undo(hall, hall.state.seq) == CloseTournament()
