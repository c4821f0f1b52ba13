"""Every event can be told, by name and without a code in sight."""

from __future__ import annotations

import pytest

from tournaments.domain.arbiters.commands import AppointArbiter
from tournaments.domain.attendance.commands import ExpelPlayer, WithdrawPlayer
from tournaments.domain.byes.commands import GrantBye
from tournaments.domain.catalogue import EVENTS
from tournaments.domain.discretion import EVERYTHING
from tournaments.domain.entries.commands import CorrectRating
from tournaments.domain.event import Event
from tournaments.domain.games.commands import (
    AdjournGame,
    ClearResult,
    ConfirmResult,
    EnterResult,
    ResolveConflict,
)
from tournaments.domain.games.results import Result
from tournaments.domain.ids import PlayerId
from tournaments.domain.numbers.commands import StartTournament
from tournaments.domain.settings.commands import SetProhibitedPairs
from tournaments.domain.settings.events import ProhibitedPlayers
from tournaments.domain.standings.standings import points_text
from tournaments.domain.tournament.state import Tournament
from tournaments.selectors.activity.sentence import describe
from tournaments.selectors.formats import result_text
from tournaments.selectors.memo import once_per_state
from tournaments.services import activity_rows
from tournaments.services.outcomes import Recorded
from tournaments.services.users import user_id
from tournaments.words import keys

from .builders import Hall, account, open_hall

pytestmark = [pytest.mark.django_db, pytest.mark.registries]


@pytest.mark.parametrize("event", EVENTS.values(), ids=lambda event: event.__name__)
def test_every_event_has_a_sentence(event: type[Event]) -> None:
    key = f"Event-{event.__name__}"
    assert event in describe.registry or key in keys(), f"words/en has no {key}"


@pytest.fixture
def hall() -> Hall:
    hall = open_hall(players=7, started=False)
    hall.do(StartTournament(seed="abc"))
    hall.pair()
    hall.publish()
    return hall


def told(hall: Hall, count: int = 1) -> list[str]:
    """The newest sentences, oldest first."""
    recorded = activity_rows.latest(hall.slug, hall.state, hall.state.seq + 1, count)
    return [row.text for row in activity_rows.rows_of(hall.slug, hall.state, recorded, EVERYTHING)][
        ::-1
    ]


def test_the_story_of_a_tournament(hall: Hall) -> None:
    story = told(hall, hall.state.seq)
    assert story[0] == "Tournament created: Prague Open, 9 rounds"
    assert story[1] == "Čapek, A. (POL 2590) entered"
    assert story[8] == "Čapek, A. checked in"
    assert story[15] == "Pairing numbers 1 to 7 assigned at the start"
    assert story[16].startswith("Initial colour ")
    assert story[16].endswith("drawn by lot (seed abc)")
    assert story[17:] == [
        "Pairing of round 1 requested",
        "Round 1 paired by the FIDE (Dutch) System, 2026: 3 boards, "
        f"bye for {hall.names.player(PlayerId(7))}",
        "Round 1 published",
    ]


def test_what_happens_on_a_board(hall: Hall) -> None:
    game = hall.game(2)
    hall.do(EnterResult(game=game.id, result=Result.DRAW))
    anna = hall.arbiter("anna", "results")
    seq = hall.state.seq
    hall.do(ConfirmResult(game=game.id, result=Result.DRAW), by=anna)
    hall.enter_result(2, "1-0", by=anna, read_seq=seq)
    hall.do(
        ResolveConflict(game=game.id, result=Result.DRAW),
        by=hall.arbiter("boris", "deputy"),
        reason="both players asked",
    )
    hall.do(ClearResult(game=game.id, expected=Result.DRAW), reason="wrong board")
    hall.do(AdjournGame(game=game.id))
    hall.do(EnterResult(game=hall.game(1).id, result=Result.DOUBLE_FORFEIT))
    story = [text for text in told(hall, 11) if "Round 1, board" in text]
    assert story == [
        "Round 1, board 2: ½–½ entered",
        "Round 1, board 2: ½–½ confirmed",
        "Round 1, board 2: conflict, ½–½ stands, 1–0 claimed",
        "Round 1, board 2: conflict resolved",
        "Round 1, board 2: ½–½ cleared",
        "Round 1, board 2: adjourned",
        "Round 1, board 1: double forfeit – – declared",
    ]


def test_what_happens_to_people(hall: Hall) -> None:
    one, two = PlayerId(1), PlayerId(2)
    hall.do(GrantBye(player=one, round=3, kind="half"))
    assert told(hall) == ["Čapek, A. gets a half-point bye in round 3"]
    hall.do(WithdrawPlayer(player=two))
    assert told(hall) == ["Chalupa, A. withdrawn from round 2 on"]
    hall.do(CorrectRating(player=one, expected=2590, rating=2610))
    assert told(hall) == ["Rating of Čapek, A. corrected: 2590 → 2610"]
    apart = (ProhibitedPlayers((one, two), 2, 9),)
    hall.do(SetProhibitedPairs(groups=apart, from_round=2), reason="brothers")
    assert told(hall) == ["Prohibited pairs set from round 2 on: Čapek, A., Chalupa, A."]
    anna = account("anna")
    hall.do(AppointArbiter(user=user_id(anna), role="sector", first_board=1, last_board=20))
    assert told(hall) == ["Anna Arbiter appointed sector arbiter, boards 1 to 20"]
    refused = hall.send(ExpelPlayer(player=one), by=anna)
    assert not isinstance(refused, Recorded)
    assert told(hall) == ["Refused: expel player, Čapek, A. (the role does not allow it)"]


# --- words ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("points", "text"), [(0, "0"), (1, "½"), (2, "1"), (5, "2½"), (18, "9")])
def test_points_are_written_as_people_write_them(points: int, text: str) -> None:
    assert points_text(points) == text


def test_every_result_has_a_text() -> None:
    assert len({result_text(result) for result in Result}) == len(Result)
    assert result_text(None) == ""
    assert result_text("player:3 withdrawn") == "player:3 withdrawn"


# --- once for each state --------------------------------------------------------------------


def test_an_answer_lives_as_long_as_its_state() -> None:
    asked: list[int] = []

    @once_per_state
    def question(state: Tournament, number: int) -> int:
        asked.append(number)
        return state.seq + number

    state, other = Tournament(seq=1), Tournament(seq=2)
    assert [question(state, 1), question(state, 1), question(other, 1)] == [2, 2, 3]
    assert question(state, 2) == 3
    assert asked == [1, 1, 2]
    del state
    again = Tournament(seq=7)
    assert question(again, 1) == 8, "never the answer of a state that is gone"
