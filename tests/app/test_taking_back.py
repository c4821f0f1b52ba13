"""One event taken back in the hall: read first, done under the lock, and named by what did it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from events import store
from events.verification import check
from tournaments import log
from tournaments.domain.arbiters.commands import DismissArbiter
from tournaments.domain.byes.commands import GrantBye
from tournaments.domain.command import Command
from tournaments.domain.folding import fold
from tournaments.domain.ids import PlayerId, UserId
from tournaments.domain.settings.commands import ChangeRegulations, ChangeSettings
from tournaments.domain.settings.settings import regulations_of
from tournaments.domain.tournament.state import Tournament
from tournaments.exports.report import report_text
from tournaments.public.kept_views import newest_view
from tournaments.services.names import names_of

from .api import Answered, Api, body
from .builders import Hall, entry, open_hall

pytestmark = pytest.mark.django_db

WHY = {"reason": "by mistake"}


def read(api: Api, seq: int) -> dict[str, Any]:
    said: dict[str, Any] = api.get("undo/", event=seq).body["undo"]
    return said


def send(api: Api, said: dict[str, Any], seq: int, **fields: Any) -> Answered:
    sent = body(command=said["values"], undoes=seq, **WHY, **fields)
    return api.post(f"commands/{said['command']}/", sent)


def take_back(api: Api, seq: int, **fields: Any) -> Answered:
    """As the page does it."""
    said = read(api, seq)
    assert said["possible"], said["sentences"]
    return send(api, said, seq, **fields)


def done(hall: Hall, command: Command) -> int:
    return hall.do(command, reason="because").first_seq


def byes(hall: Hall, number: int) -> ChangeSettings:
    settings = msgspec.structs.replace(hall.state.settings, half_byes_allowed=number)
    return ChangeSettings(name=hall.state.name, settings=settings)


def page(hall: Hall, seq: int, user: Any = None) -> str:
    return hall.client(user).get(f"/console/{hall.slug}/events/{seq}/").content.decode()


def newcomer(api: Api, number: int) -> int:
    entered = msgspec.to_builtins(entry(number))
    answer = api.post("players/enter/", body(player=entered))
    assert answer.status == 201, answer.body
    seq: int = answer.body["first_seq"]
    return seq


def test_what_takes_an_event_back_names_it_and_replay_equals_live() -> None:
    hall = open_hall(players=6)
    api = Api(hall)
    before = hall.state.settings.half_byes_allowed
    seq = done(hall, byes(hall, 11))
    assert take_back(api, seq).status == 201
    assert hall.state.settings.half_byes_allowed == before
    last = store.read(hall.slug)[-1]
    assert (last.type, last.causation) == ("SettingsChanged", f"event:{seq}")
    assert f"#{seq}</a>" in page(hall, last.seq).partition("Takes back")[2]
    assert f"Event #{last.seq} has replaced it" in page(hall, seq)
    assert fold(Tournament(), log.facts(store.read(hall.slug))) == hall.state
    assert check(hall.slug) == []


def test_what_was_played_with_the_settings_is_said() -> None:
    hall = open_hall(players=6)
    regulations = replace(regulations_of(hall.state.settings), pab=1)
    seq = done(hall, ChangeRegulations(from_round=1, regulations=regulations))
    hall.play_round()
    *meant, last = read(Api(hall), seq)["sentences"]
    assert meant == [
        "Points for the pairing-allocated bye: ½ becomes 1 again, from round 2 on.",
        "Round 1 was paired with it and stays as it is.",
    ]
    assert last.startswith("This leaves FIDE mode from round 2 on: regulations changed under way.")
    asked = take_back(Api(hall), seq)
    assert (asked.status, asked.body["code"]) == (422, "ConfirmFideMode")


def test_an_undo_that_was_read_before_something_else_happened_is_a_conflict() -> None:
    hall = open_hall(players=6)
    api = Api(hall)
    seq = done(hall, byes(hall, 11))
    said = read(api, seq)
    replacing = done(hall, byes(hall, 12))
    stale = send(api, said, seq)
    assert (stale.status, stale.body["code"]) == (409, "ChangedMeanwhile")
    assert stale.body["message"].startswith(f"Event #{replacing} has replaced what #{seq} did")
    assert hall.state.settings.half_byes_allowed == 12


def test_two_who_take_the_same_back_do_it_once() -> None:
    hall = open_hall(players=6)
    seq = done(hall, GrantBye(player=PlayerId(3), round=2, kind="zero"))
    said = read(Api(hall), seq)
    sent = body(command=said["values"], undoes=seq, **WHY)
    place = f"commands/{said['command']}/"
    assert Api(hall).post(place, sent).status == 201
    assert Api(hall).post(place, sent).status == 200, "the same command again"
    other = Api(hall, hall.arbiter("bruno", "deputy"))
    again = other.post(place, body(command=said["values"], undoes=seq, **WHY))
    assert (again.status, again.body["code"]) == (409, "ChangedMeanwhile")


def test_a_command_that_does_not_take_the_event_back_does_not_say_so() -> None:
    hall = open_hall(players=6)
    seq = done(hall, GrantBye(player=PlayerId(3), round=2, kind="zero"))
    for undoes in (seq, 99_999):
        wrong = Api(hall).command("withdraw-player", player=3, envelope=WHY | {"undoes": undoes})
        assert (wrong.status, wrong.body["code"]) == (409, "ChangedMeanwhile")
    assert hall.state.players[PlayerId(3)].active


def test_an_entry_that_was_taken_back_is_on_no_list() -> None:
    hall = open_hall(players=6, started=False)
    api = Api(hall)
    seq = newcomer(api, 77)
    player = hall.state.next_player - 1
    name = names_of(hall.state).player(PlayerId(player))
    assert name in report_text(hall.state, hall.names)
    assert take_back(api, seq).status == 201
    assert name not in report_text(hall.state, hall.names)
    view = newest_view(hall.slug)
    assert all(shown.name != name for shown in view.players)
    assert view.player(player) is None
    rows = {row["player"]: row["status"] for row in api.get("players/").body["players"]}
    assert rows[player] == "taken-back"
    assert api.get().body["players"] == 6
    assert take_back(api, hall.state.seq).status == 201
    assert name in report_text(hall.state, hall.names)


def test_a_late_entry_that_is_put_back_gets_its_number_by_its_name() -> None:
    """The TPN list needs names, and an undo of an undo asks for them as an entry does."""
    hall = open_hall(players=6)
    api = Api(hall)
    seq = newcomer(api, 77)
    order = hall.state.order
    assert take_back(api, seq).status == 201
    gone = next(event.seq for event in store.read(hall.slug) if event.type == "EntryTakenBack")
    assert take_back(api, gone).status == 201
    assert hall.state.order == order


def test_a_dismissal_is_taken_back() -> None:
    hall = open_hall(players=6)
    anna = hall.arbiter("anna", "sector", 1, 3)
    user = UserId(f"user:{anna.pk}")
    seq = done(hall, DismissArbiter(user=user))
    said = read(Api(hall), seq)
    assert said["sentences"][0].endswith("has the role sector arbiter again.")
    assert take_back(Api(hall), seq).status == 201
    assert (hall.state.arbiters[user].role, hall.state.arbiters[user].last_board) == ("sector", 3)


def test_every_event_page_says_how_it_is_taken_back_or_what_to_do_instead() -> None:
    hall = open_hall(players=6)
    hall.play_round()
    hall.pair()
    for recorded in store.read(hall.slug):
        shown = page(hall, recorded.seq)
        part = shown.partition('id="undo"')[2].partition("</section>")[0]
        assert "<p>" in part, recorded.type
    assert "Pairing" in page(hall, hall.state.seq).partition('id="undo"')[2]


def test_who_may_not_take_it_back_reads_why_and_has_no_button() -> None:
    hall = open_hall(players=6)
    seq = done(hall, byes(hall, 11))
    assert f'data-take-back="{seq}"' in page(hall, seq)
    sector = hall.arbiter("anna", "sector")
    shown = page(hall, seq, sector)
    assert "data-take-back" not in shown
    assert "does not permit this: change settings" in shown


def test_a_published_round_says_where_its_boards_are_changed() -> None:
    hall = open_hall(players=6)
    hall.pair()
    hall.publish()
    published = [event.seq for event in store.read(hall.slug) if event.type == "RoundPublished"]
    said = read(Api(hall), published[-1])
    assert not said["possible"]
    assert "C.04.2 4.4" in said["sentences"][0]
