"""What an event was about, what it moved, and how that is told: before and after."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tournaments.domain.announcements.state import Announcement
from tournaments.domain.appeals.state import Appeal
from tournaments.domain.arbiters.commands import AppointArbiter
from tournaments.domain.arbiters.state import Arbiter
from tournaments.domain.attendance.commands import WithdrawPlayer
from tournaments.domain.byes.commands import GrantBye
from tournaments.domain.catalogue import EVENTS
from tournaments.domain.devices.state import Device
from tournaments.domain.drafts.events import RoundPaired
from tournaments.domain.entries.commands import CorrectPlayer, CorrectRating, TellEntriesApart
from tournaments.domain.entries.state import Player
from tournaments.domain.folding import fold
from tournaments.domain.games.commands import ResolveConflict
from tournaments.domain.games.events import ConflictRaised, ConflictResolved
from tournaments.domain.games.results import Result
from tournaments.domain.games.state import Game, OpenConflict
from tournaments.domain.ids import GameId, PlayerId
from tournaments.domain.photos.state import Attachment
from tournaments.domain.rounds.state import Round
from tournaments.domain.screens.state import Screen
from tournaments.domain.settings.commands import ChangeSettings
from tournaments.domain.settings.settings import Settings
from tournaments.domain.tournament.events import RequestRefused
from tournaments.domain.tournament.state import Tournament
from tournaments.selectors.history import named_values
from tournaments.selectors.history.about import Subjects, subjects
from tournaments.selectors.history.before_after import touched
from tournaments.selectors.history.difference import difference, standing_changes
from tournaments.selectors.history.kinds import KINDS, kind_of
from tournaments.selectors.history.moved import MovedPart, along, moved
from tournaments.selectors.history.wording import Wording
from tournaments.selectors.names import Names

from .hall import ANNA, CHIEF, DEPUTY, Hall, clear, confirm, correct, enter, p


class Called:
    """Somebody with a name and nothing else."""

    def __init__(self, name: str, club: str = "") -> None:
        self.name, self.club = name, club
        self.sex = self.birth_date = self.fide_id = self.contact = ""


def wording(hall: Hall, **people: Any) -> Wording:
    names: dict[PlayerId, Any] = {
        entry.id: Called(hall.names[entry.person]) for entry in hall.state.players.values()
    }
    return Wording(hall.state, Names(names, {ANNA: "Anna"}), **people)


def told(hall: Hall, seq: int, **people: Any) -> list[tuple[str, str, str, str]]:
    """(title, what, before, after) of what that event changed."""
    changed = along(Tournament(), hall.log, frozenset({seq}))
    return [
        (thing.title, change.what, change.before, change.after)
        for thing in touched(changed[seq], wording(hall, **people))
        for change in thing.changes
    ]


@pytest.fixture
def hall() -> Hall:
    hall = Hall(Settings(rounds=5)).with_players(4).started()
    hall.pair_and_publish(1)
    return hall


BOARD = "Round 1, board 1: Player 001 – Player 002"


# --- before and after -----------------------------------------------------------------------


def test_a_result_is_told_from_its_entry_to_its_clearing(hall: Hall) -> None:
    hall.do(enter("1.1.1", "1-0"))
    assert told(hall, hall.state.seq) == [(BOARD, "result", "", "1–0")]
    hall.do(confirm("1.1.1", "1-0"), by=ANNA)
    assert told(hall, hall.state.seq) == [(BOARD, "confirmed by", "", "Anna")]
    hall.do(correct("1.1.1", "1-0", "1/2-1/2"), reason="misread")
    assert told(hall, hall.state.seq) == [
        (BOARD, "result", "1–0", "½–½"),
        (BOARD, "confirmed by", "Anna", ""),
    ]
    hall.do(clear("1.1.1", "1/2-1/2"), reason="wrong board")
    assert told(hall, hall.state.seq) == [(BOARD, "result", "½–½", "")]


def test_a_conflict_is_a_thing_of_its_own_and_ends_with_its_resolution(hall: Hall) -> None:
    hall.do(enter("1.1.1", "1-0"))
    hall.tell(enter("1.1.1", "0-1"), by=ANNA)
    raised = next(stamp.seq for stamp, event in hall.log if isinstance(event, ConflictRaised))
    assert told(hall, raised) == [
        (f"Conflict #{raised}", "stands", "", "1–0"),
        (f"Conflict #{raised}", "claimed", "", "0–1 by Anna"),
    ]
    hall.do(ResolveConflict(game=GameId("1.1.1"), result=Result.WHITE_WINS), by=DEPUTY, reason="x")
    resolved = next(stamp.seq for stamp, event in hall.log if isinstance(event, ConflictResolved))
    assert (f"Conflict #{raised}", "claimed", "0–1 by Anna", "") in told(hall, resolved)


def test_ratings_byes_and_withdrawals_are_told_of_the_player(hall: Hall) -> None:
    hall.do(CorrectRating(player=p(2), expected=2390, rating=2400))
    assert ("Player 002", "rating", "2390", "2400") in told(hall, hall.state.seq)
    hall.do(GrantBye(player=p(2), round=3, kind="half"))
    assert told(hall, hall.state.seq) == [("Player 002", "round 3", "", "half-point bye")]
    hall.do(WithdrawPlayer(player=p(2)))
    assert ("Player 002", "not paired from round", "", "2") in told(hall, hall.state.seq)


def test_a_player_is_told_by_what_is_kept_of_him_and_an_erased_one_by_nothing(hall: Hall) -> None:
    before = hall.state.players[p(1)]
    hall.do(
        CorrectPlayer(player=p(1), details="digest-new", title="GM", federation=before.federation)
    )
    after = hall.state.players[p(1)]
    people = {
        (before.person, before.details): Called("Novak", "Praha"),
        (after.person, after.details): Called("Nováková", "Praha"),
    }
    assert told(hall, hall.state.seq, people=people) == [
        ("Player 001", "name", "Novak", "Nováková"),
        ("Player 001", "title", "", "GM"),
    ]
    assert told(hall, hall.state.seq) == [("Player 001", "title", "", "GM")]


def test_settings_are_told_one_by_one(hall: Hall) -> None:
    new = Settings(rounds=5, city="Praha", appeal_deadline=30)
    hall.do(ChangeSettings(name="Open", settings=new), reason="the hall")
    assert told(hall, hall.state.seq) == [
        ("Settings", "deadline for appeals", "60 minutes", "30 minutes"),
        ("Settings", "city", "none", "Praha"),
    ]


class Clock(msgspec.Struct, frozen=True):
    """A thing with events of its own."""

    replacements: tuple[int, ...]


def test_several_events_of_a_thing_are_counted_and_not_told_by_their_seqs(hall: Hall) -> None:
    words = wording(hall)
    assert [*named_values.of("clock", Clock((311, 420)), words)] == [("replacements", "2")]
    assert [*named_values.of("clock", Clock(()), words)] == [("replacements", "")]


def test_a_draft_is_told_board_by_board(hall: Hall) -> None:
    paired = next(stamp.seq for stamp, event in hall.log if isinstance(event, RoundPaired))
    assert ("Round 1", "board 1", "", "Player 001 – Player 002") in told(hall, paired)


# --- the log is folded once ------------------------------------------------------------------


def test_along_the_log_each_event_moves_what_two_folds_say(hall: Hall) -> None:
    hall.do(enter("1.1.1", "1-0"))
    hall.do(enter("1.1.2", "1-0"))
    hall.play_rounds(2)
    everything = frozenset(stamp.seq for stamp, _ in hall.log)
    changed = along(Tournament(), hall.log, everything)
    state = Tournament()
    for fact in hall.log:
        after = fold(state, [fact])
        assert changed[after.seq] == moved(state, after)
        state = after
    assert state == hall.state


def test_every_field_of_the_state_is_told_or_left_out_on_purpose() -> None:
    """A new field shows by itself; one that is in `UNTOLD` and gone is a leftover."""
    told_of = {
        "player": Player,
        "game": Game,
        "round": Round,
        "arbiter": Arbiter,
        "device": Device,
        "conflict": OpenConflict,
        "appeal": Appeal,
        "announcement": Announcement,
        "screen": Screen,
        "photo": Attachment,
        "tournament": Tournament,
    }
    assert told_of.keys() == named_values.UNTOLD.keys()
    for noun, fields in named_values.UNTOLD.items():
        assert fields <= set(told_of[noun].__struct_fields__), noun


# --- two moments -----------------------------------------------------------------------------


def test_the_difference_is_of_everything_or_of_what_a_page_shows(hall: Hall) -> None:
    then = hall.state
    hall.do(enter("1.1.1", "1-0"))
    hall.do(WithdrawPlayer(player=p(4)))
    hall.do(AppointArbiter(user=ANNA, role="deputy"))

    def keys(of: str = "") -> set[str]:
        return {each.key for each in difference(then, hall.state, of)}

    assert keys() == {"game:1.1.1", "player:4", ANNA}
    assert keys("round:1") == {"game:1.1.1"}
    assert keys("players") == {"player:4"}
    assert keys("player:1") == {"game:1.1.1"}
    assert keys("settings") == {ANNA}
    assert keys("standings") == set()
    assert difference(hall.state, hall.state) == ()


def test_what_was_done_and_undone_is_no_difference(hall: Hall) -> None:
    then = hall.state
    hall.do(enter("1.1.1", "1-0"))
    hall.do(clear("1.1.1", "1-0"), reason="wrong board")
    assert touched(difference(then, hall.state), wording(hall)) == ()


def test_standings_differ_by_place_and_points(hall: Hall) -> None:
    then = hall.state
    hall.do(enter("1.1.1", "0-1"))
    changes = {
        row.player: (row.rank, row.points, row.new_rank, row.new_points)
        for row in standing_changes(then, hall.state, wording(hall).names)
    }
    assert changes[2] == (1, "0", 1, "1")
    assert changes[1] == (1, "0", 2, "0")


# --- what belongs to a history ----------------------------------------------------------------


def held(hall: Hall, subject: str) -> set[str]:
    """The types of the events in the history of that subject."""
    wanted = Subjects.of(subject, hall.state).wanted
    return {type(event).__name__ for _, event in hall.log if wanted & subjects(event)}


def test_a_board_has_its_publication_its_results_and_the_refusals_about_it(hall: Hall) -> None:
    hall.do(enter("1.1.1", "1-0"))
    hall.append([RequestRefused(command="enter-result", code="x", scope="game:1.1.2")])
    assert held(hall, "game:1.1.1") == {"RoundPublished", "ResultEntered"}
    assert held(hall, "game:1.1.2") == {"RoundPublished", "RequestRefused"}


def test_a_player_has_his_games_a_round_its_boards_and_an_arbiter_his_office(hall: Hall) -> None:
    hall.do(enter("1.1.1", "1-0"))
    assert held(hall, "player:1") == {"PlayerEntered", "PlayerCheckedIn", "ResultEntered"}
    assert {"RoundPaired", "RoundPublished", "ResultEntered"} <= held(hall, "round:1")
    assert held(hall, "round:2") == set()
    assert held(hall, ANNA) == {"ArbiterAppointed"}
    assert Subjects.of(CHIEF, hall.state).acting == CHIEF


def test_two_people_told_apart_are_a_thing_with_its_event(hall: Hall) -> None:
    hall.do(TellEntriesApart(one=p(2), other=p(3)))
    (row,) = touched(
        along(Tournament(), hall.log, frozenset({hall.state.seq}))[hall.state.seq], wording(hall)
    )
    assert (row.key, row.title) == ("apart:2-3", "Player 002 and Player 003 are two people")
    assert held(hall, row.key) == {"EntriesToldApart"}


def test_every_event_has_a_kind_that_is_offered() -> None:
    for event in EVENTS.values():
        kinds = kind_of(event.__name__)
        assert kinds
        assert kinds <= set(KINDS), event
    assert kind_of("NeverHeardOf") == {"others"}


def test_a_thing_is_keyed_as_its_scope_is() -> None:
    assert MovedPart("game", "3.1.47", None, None).key == "game:3.1.47"
    assert MovedPart("arbiter", "user:7", None, None).key == "user:7"
    assert MovedPart("settings", "", None, None).key == "settings"
