"""Who may ask what."""

import pytest

from tournaments.domain import commands as c
from tournaments.domain import events as e
from tournaments.domain.decide import refusal_on_record
from tournaments.domain.ids import UserId
from tournaments.domain.roles import PERMITTED, permitted, role_of
from tournaments.domain.settings import Settings

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

SAMPLES: dict[str, c.Command] = {
    "check-in": c.CheckIn(player=p(1)),
    "withdraw-player": c.WithdrawPlayer(player=p(1)),
    "appoint-arbiter": c.AppointArbiter(user="user:50", role="sector"),
    "change-settings": c.ChangeSettings(name="X", settings=Settings()),
    "request-pairing": c.RequestPairing(round=1),
    "enter-result": enter("1.1.1", "1-0"),
    "record-pairing-failure": c.RecordPairingFailure(round=1, request="r", base=0, code="x"),
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


def test_every_command_says_who_may_send_it() -> None:
    assert set(PERMITTED) == set(c.BY_NAME.values())


def test_only_the_server_answers_a_pairing_request() -> None:
    assert PERMITTED[c.RecordPairing] == PERMITTED[c.RecordPairingFailure] == {"system"}
    assert permitted(Hall().state, SERVER) == {c.RecordPairing, c.RecordPairingFailure}


def test_a_stranger_has_no_role_and_leaves_no_trace() -> None:
    hall = Hall().with_players(1)
    refused = hall.refused(c.CheckIn(player=p(1)), by=STRANGER)
    assert (refused.code, refused.on_record) == ("NoArbiter", False)
    assert role_of(hall.state, STRANGER) is None
    assert permitted(hall.state, STRANGER) == frozenset()


def test_a_refused_arbiter_is_on_record() -> None:
    hall = Hall().with_players(1)
    command = c.WithdrawPlayer(player=p(1))
    refused = hall.refused(command, by=DESK)
    assert refusal_on_record(command, refused) == e.RequestRefused(
        command="withdraw-player",
        code="NotPermitted",
        facts={"role": "check-in", "command": "withdraw-player"},
        scope="player:1",
    )


def test_a_mistake_is_not_on_record() -> None:
    hall = Hall().with_players(1)
    command = c.CheckIn(player=p(9))
    assert refusal_on_record(command, hall.refused(command)) is None


def test_a_refusal_on_record_changes_nothing_but_the_count() -> None:
    hall = Hall()
    hall.append([e.RequestRefused(command="check-in", code="NotPermitted")])
    assert hall.state.refusals == 1


def test_a_dismissed_arbiter_has_no_rights_any_more() -> None:
    hall = Hall().with_players(1)
    hall.do(c.DismissArbiter(user=DESK))
    assert hall.refused(c.CheckIn(player=p(1)), by=DESK).code == "NoArbiter"
