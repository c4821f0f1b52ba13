"""Who may ask what."""

import pytest

from tournaments.domain.arbiters.commands import AppointArbiter, DismissArbiter
from tournaments.domain.arbiters.rights import role_of
from tournaments.domain.attendance.commands import CheckIn, WithdrawPlayer
from tournaments.domain.command import Command
from tournaments.domain.deciding import permitted
from tournaments.domain.drafts.commands import RecordPairing, RecordPairingFailure, RequestPairing
from tournaments.domain.ids import RequestId, UserId
from tournaments.domain.leadership.commands import RecordTakeover
from tournaments.domain.settings.commands import ChangeSettings
from tournaments.domain.settings.settings import Settings
from tournaments.domain.tournament.events import RequestRefused
from tournaments.domain.tournament.refused import refusal_on_record

from .hall import (
    ANNA,
    CHIEF,
    DEPUTY,
    DESK,
    HELPER,
    OFFICER,
    READER,
    SERVER,
    STRANGER,
    Hall,
    enter,
    p,
)

pytestmark = pytest.mark.registries

SAMPLES: dict[str, Command] = {
    "check-in": CheckIn(player=p(1)),
    "withdraw-player": WithdrawPlayer(player=p(1)),
    "appoint-arbiter": AppointArbiter(user=UserId("user:50"), role="sector"),
    "change-settings": ChangeSettings(name="X", settings=Settings()),
    "request-pairing": RequestPairing(round=1),
    "enter-result": enter("1.1.1", "1-0"),
    "record-pairing-failure": RecordPairingFailure(
        round=1, request=RequestId("r"), base=0, code="x"
    ),
}
RIGHTS: dict[UserId, set[str]] = {
    CHIEF: {*SAMPLES} - {"record-pairing-failure"},
    DEPUTY: {*SAMPLES} - {"record-pairing-failure", "appoint-arbiter"},
    OFFICER: {"check-in", "withdraw-player", "request-pairing", "enter-result"},
    ANNA: {"enter-result"},
    HELPER: {"enter-result"},
    DESK: {"check-in"},
    READER: set(),
    STRANGER: set(),
    SERVER: {"record-pairing-failure"},
}


@pytest.mark.parametrize("name", SAMPLES)
@pytest.mark.parametrize("actor", RIGHTS)
def test_every_role_has_its_rights_and_no_others(actor: UserId, name: str) -> None:
    hall = Hall().with_players(2)
    decision = hall.ask(SAMPLES[name], by=actor)
    refused = getattr(decision, "code", "") in ("NotPermitted", "NoArbiter")
    assert refused is (name not in RIGHTS[actor])


def test_only_the_server_answers_a_pairing_request_and_says_that_it_leads() -> None:
    own: set[type[Command]] = {RecordPairing, RecordPairingFailure, RecordTakeover}
    assert {role for command in own for role in command.roles} == {"system"}
    assert permitted(Hall().state, SERVER) == own


def test_a_stranger_has_no_role_and_leaves_no_trace() -> None:
    hall = Hall().with_players(1)
    refused = hall.refused(CheckIn(player=p(1)), by=STRANGER)
    assert (refused.code, refused.on_record) == ("NoArbiter", False)
    assert role_of(hall.state, STRANGER) is None
    assert permitted(hall.state, STRANGER) == frozenset()


def test_a_refused_arbiter_is_on_record() -> None:
    hall = Hall().with_players(1)
    command = WithdrawPlayer(player=p(1))
    refused = hall.refused(command, by=DESK)
    assert refusal_on_record(command, refused) == RequestRefused(
        command="withdraw-player",
        code="NotPermitted",
        facts={"role": "check-in", "command": "withdraw-player"},
        scope="player:1",
    )


def test_a_mistake_is_not_on_record() -> None:
    hall = Hall().with_players(1)
    command = CheckIn(player=p(9))
    assert refusal_on_record(command, hall.refused(command)) is None


def test_a_refusal_on_record_changes_nothing_but_the_count() -> None:
    hall = Hall()
    hall.append([RequestRefused(command="check-in", code="NotPermitted")])
    assert hall.state.refusals == 1


def test_a_dismissed_arbiter_has_no_rights_any_more() -> None:
    hall = Hall().with_players(1)
    hall.do(DismissArbiter(user=DESK))
    assert hall.refused(CheckIn(player=p(1)), by=DESK).code == "NoArbiter"
