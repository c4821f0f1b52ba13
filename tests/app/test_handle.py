"""The one door: outcomes, what they leave in the log, and the same id twice."""

from __future__ import annotations

import re
import threading
from typing import Any
from uuid import uuid4

import pytest
from django.db import connections

from events import store
from events.messages import Head
from tournaments.domain.arbiters.commands import AppointArbiter
from tournaments.domain.attendance.commands import CheckOut, WithdrawPlayer
from tournaments.domain.decisions import AlreadyRecorded, Conflict
from tournaments.domain.drafts.commands import RequestPairing
from tournaments.domain.games.commands import EnterResult
from tournaments.domain.games.results import Result
from tournaments.domain.ids import PersonId, PlayerId
from tournaments.domain.refusals import Refused
from tournaments.domain.settings.commands import ChangeSettings
from tournaments.domain.tournament.commands import CreateTournament
from tournaments.models import PersonDetails, TournamentIndex
from tournaments.services import people, states
from tournaments.services.handle import handle
from tournaments.services.outcomes import Recorded
from tournaments.services.tournaments import Correction, correct_player, enter_player
from tournaments.services.users import user_id

from .builders import Hall, account, entry, envelope, open_hall

pytestmark = pytest.mark.django_db


@pytest.fixture
def hall() -> Hall:
    return open_hall(players=6)


@pytest.fixture
def playing(hall: Hall) -> Hall:
    hall.pair()
    hall.publish()
    return hall


def types(hall: Hall, after: int) -> list[str]:
    return [event.type for event in store.read(hall.slug, after)]


def test_a_recorded_command_names_its_events_and_what_it_made(hall: Hall) -> None:
    head = hall.state.seq
    outcome = enter_player(hall.slug, entry(7), envelope(user_id(hall.chief)))
    assert isinstance(outcome, Recorded)
    assert (outcome.first_seq, outcome.seq) == (head + 1, head + 2)
    assert outcome.result == {"player": 7}
    assert types(hall, head) == ["LateEntryAdmitted", "PairingNumbersAssigned"]


def test_the_same_command_id_gives_the_same_outcome_and_no_event(hall: Hall) -> None:
    sent = envelope(user_id(hall.chief))
    first = enter_player(hall.slug, entry(7), sent)
    again = enter_player(hall.slug, entry(7), sent)
    assert isinstance(first, Recorded)
    assert again == Recorded(
        seq=first.seq,
        first_seq=first.first_seq,
        last_seq=first.last_seq,
        result=first.result,
        known=True,
    )
    assert hall.state.seq == first.last_seq
    assert PersonDetails.objects.count() == 7


def test_a_command_id_used_for_another_command_is_refused(hall: Hall) -> None:
    sent = envelope(user_id(hall.chief))
    handle(hall.slug, CheckOut(player=PlayerId(1)), sent)
    outcome = handle(hall.slug, CheckOut(player=PlayerId(2)), sent)
    assert isinstance(outcome, Refused)
    assert outcome.code == "CommandReused"
    assert hall.state.players[PlayerId(2)].checked_in


def test_a_second_different_result_is_a_conflict_that_keeps_both_claims(playing: Hall) -> None:
    first = playing.arbiter("anna", "results")
    second = playing.arbiter("boris", "results")
    seq = playing.state.seq
    playing.enter_result(1, "1-0", by=first, read_seq=seq, device="desk 1")
    sent = envelope(user_id(second), read_seq=seq, device="desk 2")
    command = EnterResult(game=playing.game(1).id, result=Result.DRAW)
    outcome = handle(playing.slug, command, sent)
    assert isinstance(outcome, Conflict)
    assert [claim.value for claim in outcome.claims] == ["1-0", "1/2-1/2"]
    assert [claim.by for claim in outcome.claims] == [user_id(first), user_id(second)]
    assert [claim.device for claim in outcome.claims] == ["desk 1", "desk 2"]
    assert types(playing, seq) == ["ResultEntered", "ConflictRaised"]
    assert outcome.events == (seq + 1, seq + 2)
    assert playing.game(1).result is Result.WHITE_WINS
    assert handle(playing.slug, command, sent) == outcome
    assert playing.state.seq == outcome.seq


def test_the_same_result_from_another_desk_is_already_recorded(playing: Hall) -> None:
    first, second = playing.arbiter("anna", "results"), playing.arbiter("boris", "results")
    seq = playing.state.seq
    playing.enter_result(1, "1-0", by=first)
    outcome = playing.enter_result(1, "1-0", by=second, read_seq=seq)
    assert isinstance(outcome, AlreadyRecorded)
    assert (outcome.standing_seq, outcome.by) == (seq + 1, user_id(first))
    assert outcome.at
    assert playing.state.seq == seq + 1


def test_results_of_two_boards_typed_from_the_same_page_never_conflict(playing: Hall) -> None:
    seq = playing.state.seq
    for board in (1, 2, 3):
        assert isinstance(playing.enter_result(board, "1-0", read_seq=seq), Recorded)


def test_a_refusal_an_appeal_could_ask_about_is_on_record(playing: Hall) -> None:
    helper = playing.arbiter("anna", "results")
    head = playing.state.seq
    sent = envelope(user_id(helper))
    command = WithdrawPlayer(player=PlayerId(1))
    outcome = handle(playing.slug, command, sent)
    assert isinstance(outcome, Refused)
    assert (outcome.code, outcome.seq) == ("NotPermitted", head + 1)
    assert types(playing, head) == ["RequestRefused"]
    assert handle(playing.slug, command, sent) == outcome
    assert playing.state.seq == head + 1


def test_other_refusals_leave_the_log_alone(hall: Hall) -> None:
    head = hall.state.seq
    outcome = hall.send(RequestPairing(round=2))
    assert isinstance(outcome, Refused)
    assert outcome.code == "NotTheNextRound"
    assert outcome.seq == hall.state.seq == head


def test_a_refused_request_does_not_move_what_it_was_about(playing: Hall) -> None:
    sector = playing.arbiter("anna", "sector", 2, 3)
    seq = playing.state.seq
    refused = playing.enter_result(1, "1-0", by=sector)
    assert isinstance(refused, Refused)
    assert refused.code == "OutsideSector"
    assert isinstance(playing.enter_result(1, "0-1", read_seq=seq), Recorded)


def test_a_stranger_is_refused_without_a_trace(hall: Hall) -> None:
    head = hall.state.seq
    outcome = hall.send(CheckOut(player=PlayerId(1)), by=account("nobody"))
    assert isinstance(outcome, Refused)
    assert outcome.code == "NoArbiter"
    assert hall.state.seq == head


def test_the_role_in_the_log_is_the_one_the_log_gave(playing: Hall) -> None:
    helper = playing.arbiter("anna", "results")
    playing.enter_result(1, "1-0", by=helper)
    assert store.read(playing.slug, playing.state.seq - 1)[0].role == "results"


def test_the_role_is_that_of_the_moment_of_the_decision(
    playing: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It changes while the command waits for the lock of the log."""
    helper = playing.arbiter("anna", "results")
    waited = store.execute

    def after_an_appointment(*given: Any, **more: Any) -> Any:
        monkeypatch.setattr(store, "execute", waited)
        playing.do(AppointArbiter(user=user_id(helper), role="deputy"))
        return waited(*given, **more)

    monkeypatch.setattr(store, "execute", after_an_appointment)
    playing.enter_result(1, "1-0", by=helper)
    assert store.read(playing.slug, playing.state.seq - 1)[0].role == "deputy"


def test_a_batch_is_recorded_whole_or_not_at_all(hall: Hall) -> None:
    head = hall.state.seq
    outcome = hall.send(CheckOut(player=PlayerId(1)))
    assert isinstance(outcome, Recorded)
    from tournaments.services.handle import handle_all

    refused = handle_all(
        hall.slug,
        [CheckOut(player=PlayerId(2)), CheckOut(player=PlayerId(99))],
        envelope(user_id(hall.chief)),
    )
    assert isinstance(refused, Refused)
    assert refused.number == 1
    assert hall.state.seq == head + 1
    assert hall.state.players[PlayerId(2)].checked_in


def test_a_name_that_is_taken_is_refused(hall: Hall) -> None:
    again = CreateTournament(slug=hall.slug, name="Other", festival="other", festival_name="Other")
    outcome = hall.send(again)
    assert isinstance(outcome, Refused)
    assert outcome.code == "NameTaken"
    assert TournamentIndex.objects.get().name == "Prague Open"


def test_the_index_follows_the_log(hall: Hall) -> None:
    hall.do(ChangeSettings(name="Praha Open", settings=hall.state.settings))
    assert TournamentIndex.objects.get().name == "Praha Open"


def test_details_are_kept_only_with_their_event(hall: Hall) -> None:
    helper = hall.arbiter("anna", "results")
    outcome = enter_player(hall.slug, entry(7), envelope(user_id(helper)))
    assert isinstance(outcome, Refused)
    assert PersonDetails.objects.count() == 6


def test_no_personal_detail_reaches_the_log(hall: Hall) -> None:
    wanted = entry(7, name="Zámečníková, Růžena", contact="ruzena@example.org")
    enter_player(hall.slug, wanted, envelope(user_id(hall.chief)))
    text = "".join(event.body for event in store.read(hall.slug))
    for part in ("Zámečn", "ruzena", "1957", "300007", "Klub"):
        # digits of a digest are nobody's year
        assert not re.search(rf"(?<![0-9a-f]){part}(?![0-9a-f])", text), part


def test_the_digest_proves_the_details_and_erasing_forgets_them(hall: Hall) -> None:
    player = hall.state.players[PlayerId(1)]
    row = PersonDetails.objects.get(person=player.person, digest=player.details)
    details = people.details_of(player.person, player.details)
    assert details is not None
    assert people.digest_of(row.salt, details) == player.details
    assert people.erase(PersonId(player.person)) == 1
    assert hall.names.player(PlayerId(1)) == "erased player 1"
    row.refresh_from_db()
    assert (row.salt, row.details) == ("", {})


def test_a_correction_keeps_the_person_and_makes_a_new_digest(hall: Hall) -> None:
    before = hall.state.players[PlayerId(1)]
    correction = Correction(name="Čapek, Karel", federation="CZE", title="FM")
    outcome = correct_player(hall.slug, PlayerId(1), correction, envelope(user_id(hall.chief)))
    assert isinstance(outcome, Recorded)
    after = hall.state.players[PlayerId(1)]
    assert (after.person, after.title) == (before.person, "FM")
    assert after.details != before.details
    assert hall.names.player(PlayerId(1)) == "Čapek, Karel"
    again = correct_player(hall.slug, PlayerId(1), correction, envelope(user_id(hall.chief)))
    assert isinstance(again, AlreadyRecorded)


def test_an_earlier_state_is_folded_on_demand(playing: Hall) -> None:
    seq = playing.state.seq
    playing.enter_result(1, "1-0")
    past = states.at(playing.slug, seq)
    assert past.games[playing.game(1).id].result is None
    assert states.at(playing.slug, seq) is past
    with pytest.raises(states.NoSuchMoment):
        states.at(playing.slug, seq + 2)


def test_a_moment_is_folded_on_from_the_one_before_it(
    playing: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else each public version behind the head would cost the whole log."""
    read: list[tuple[int, int | None]] = []
    plain = store.read

    def noted(stream: str, after: int = 0, upto: int | None = None) -> Any:
        read.append((after, upto))
        return plain(stream, after, upto)

    monkeypatch.setattr(store, "read", noted)
    states.at(playing.slug, 5)
    folded = states.at(playing.slug, 8)
    assert read == [(0, 5), (5, 8)]
    states.forget()
    assert states.at(playing.slug, 8) == folded


def test_an_event_that_comes_in_between_is_in_no_moment_before_it(
    playing: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a public version would show for ever what came after it."""
    seq = playing.state.seq
    plain = store.head

    def overtaken(stream: str) -> Head:
        head = plain(stream)
        monkeypatch.setattr(store, "head", plain)
        playing.enter_result(1, "1-0")
        return head

    monkeypatch.setattr(store, "head", overtaken)
    assert states.at(playing.slug, seq).seq == seq
    assert states.at(playing.slug, seq).games[playing.game(1).id].result is None
    assert playing.state.games[playing.game(1).id].result is not None


def test_no_more_states_are_kept_than_there_is_room_for(
    playing: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(states, "TOURNAMENTS", 1)
    monkeypatch.setattr(states, "MOMENTS", 2)
    other = open_hall(2, slug="other")
    assert other.state.seq != playing.state.seq
    for seq in (3, 4, 5, 3):
        assert states.at(playing.slug, seq).seq == seq
    assert [*states._newest] == [playing.slug]
    assert [place.seq for _, place in states._moments] == [5, 3]


def test_a_kept_state_is_not_believed_when_the_log_is_another(hall: Hall) -> None:
    kept = states._newest[hall.slug]
    states._newest[hall.slug] = states.Kept(kept.state, "0" * 64)
    enter_player(hall.slug, entry(7), envelope(user_id(hall.chief)))
    assert len(hall.state.players) == 7


@pytest.mark.django_db(transaction=True)
def test_eight_desks_type_one_board_at_once_and_one_result_stands() -> None:
    hall = open_hall(players=4)
    hall.pair()
    hall.publish()
    game, seq = hall.game(1).id, hall.state.seq
    actors = [user_id(hall.arbiter(f"desk{n}", "results")) for n in range(8)]
    wanted = [Result.WHITE_WINS, Result.BLACK_WINS, Result.DRAW, Result.BOTH_LOSE] * 2
    barrier = threading.Barrier(8)
    outcomes: list[object] = []

    def type_it(actor: str, result: Result) -> None:
        try:
            barrier.wait()
            command = EnterResult(game=game, result=result)
            outcomes.append(
                handle(hall.slug, command, envelope(actor, read_seq=seq, command_id=uuid4()))
            )
        finally:
            connections.close_all()

    threads = [
        threading.Thread(target=type_it, args=each) for each in zip(actors, wanted, strict=True)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    kinds = sorted(type(outcome).__name__ for outcome in outcomes)
    assert kinds == ["AlreadyRecorded", *["Conflict"] * 6, "Recorded"]
    assert len(hall.state.conflicts) == 6
