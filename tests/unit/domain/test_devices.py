"""Devices that join, are revoked, and whose entries are looked at again."""

import pytest

from tournaments.domain.arbiters.commands import AppointArbiter, DismissArbiter
from tournaments.domain.command import Command, name_of
from tournaments.domain.deciding import decide, permitted
from tournaments.domain.decisions import Accepted, AlreadyRecorded, Context, Decision
from tournaments.domain.devices.commands import CloseDeviceReview, EnrolDevice, RevokeDevice
from tournaments.domain.devices.decide import in_doubt
from tournaments.domain.devices.state import Device
from tournaments.domain.erasure.commands import EraseMember, ErasePerson
from tournaments.domain.folding import fold
from tournaments.domain.ids import DeviceName, PlayerId, UserId
from tournaments.domain.refusals import Refused
from tournaments.domain.tournament.events import RequestRefused
from tournaments.domain.tournament.refused import refusal_on_record
from tournaments.domain.tournament.steps import Stamp
from tournaments.words import say

from .hall import ANNA, BERT, CHIEF, DEPUTY, READER, STRANGER, Hall, confirm, correct, enter, expect

PHONE = DeviceName("Phone KQX")
UNTIL = "2026-07-04T21:59:00.000000Z"


class DeviceHall(Hall):
    """A hall in which somebody can work on a device that joined; the clock counts the events."""

    def on(self, device: str, command: Command, by: UserId, reason: str = "") -> Decision:
        context = Context(actor=by, device=device, command_id="x", reason=reason)
        decision = decide(self.state, command, context)
        if isinstance(decision, Accepted):
            for event in decision.events:
                seq = self.state.seq + 1
                stamp = Stamp(seq, by, f"2026-07-04T10:{seq:02}:00.000000Z", device)
                self.state = fold(self.state, [(stamp, event)])
        return decision

    def enrolled(self, user: UserId = BERT, by: UserId = CHIEF) -> Decision:
        return self.on("desk", EnrolDevice(device=PHONE, user=user, until=UNTIL), by)

    def revoked(self, by: UserId = CHIEF, since: str = "") -> Decision:
        return self.on("desk", RevokeDevice(device=PHONE, since=since), by)

    @property
    def phone(self) -> Device:
        return self.state.devices[PHONE]

    def doubtful(self) -> list[str]:
        return [game.id for game in in_doubt(self.state, self.phone)]


@pytest.fixture
def hall() -> DeviceHall:
    """Bert has typed boards 1 and 2 on his phone, and board 3 at the desk."""
    hall = DeviceHall()
    hall.with_players(8).started().pair_and_publish(1)
    expect(Accepted, hall.enrolled())
    for device, game in ((PHONE, "1.1.1"), (PHONE, "1.1.2"), ("desk", "1.1.3")):
        expect(Accepted, hall.on(device, enter(game, "1-0"), BERT))
    return hall


def test_a_device_belongs_to_one_person_until_a_time(hall: DeviceHall) -> None:
    assert (hall.phone.user, hall.phone.until, hall.phone.enrolled_by) == (BERT, UNTIL, CHIEF)
    assert not hall.phone.revoked


@pytest.mark.parametrize(
    ("by", "user", "code"),
    [
        (CHIEF, ANNA, ""),
        (ANNA, ANNA, ""),
        (READER, READER, ""),
        (DEPUTY, ANNA, "NotYourDevice"),
        (ANNA, BERT, "NotYourDevice"),
        (CHIEF, STRANGER, "UnknownArbiter"),
        (STRANGER, STRANGER, "NoArbiter"),
    ],
)
def test_everybody_joins_a_device_of_his_own_and_the_chief_for_anybody(
    by: UserId, user: UserId, code: str
) -> None:
    decision = DeviceHall().enrolled(user, by)
    assert getattr(decision, "code", "") == code


def test_a_name_is_used_once(hall: DeviceHall) -> None:
    assert expect(Refused, hall.enrolled()).code == "DeviceKnown"


@pytest.mark.parametrize(
    ("by", "code"),
    [(CHIEF, ""), (DEPUTY, ""), (BERT, ""), (ANNA, "NotYourDevice"), (READER, "NotYourDevice")],
)
def test_the_chiefs_and_the_owner_revoke(hall: DeviceHall, by: UserId, code: str) -> None:
    decision = hall.revoked(by)
    assert getattr(decision, "code", "") == code
    assert hall.phone.revoked_by == ("" if code else by)


def test_what_arrives_from_a_revoked_device_is_refused_on_record(hall: DeviceHall) -> None:
    hall.revoked()
    late = enter("1.1.4", "0-1")
    refused = expect(Refused, hall.on(PHONE, late, BERT))
    assert refused.code == "DeviceRevoked"
    assert refusal_on_record(late, refused) == RequestRefused(
        command="enter-result",
        code="DeviceRevoked",
        facts={"device": PHONE, "seq": hall.phone.revoked_seq},
        scope="game:1.1.4",
    )
    expect(Accepted, hall.on("desk", late, BERT))


def test_another_persons_device_of_that_name_is_another_device(hall: DeviceHall) -> None:
    hall.revoked()
    expect(Accepted, hall.on(PHONE, enter("1.1.4", "0-1"), CHIEF))


def test_revoking_twice_is_one_event(hall: DeviceHall) -> None:
    hall.revoked()
    assert expect(AlreadyRecorded, hall.revoked()).standing_seq == hall.phone.revoked_seq


def test_nothing_is_in_doubt_while_the_device_is_in_good_hands(hall: DeviceHall) -> None:
    assert hall.doubtful() == []
    code = expect(Refused, hall.on("desk", CloseDeviceReview(device=PHONE), CHIEF)).code
    assert code == "DeviceInUse"


def test_the_results_it_typed_are_in_doubt_and_no_others(hall: DeviceHall) -> None:
    hall.revoked()
    assert hall.doubtful() == ["1.1.1", "1.1.2"]


def test_only_what_was_typed_since_a_time_is_in_doubt(hall: DeviceHall) -> None:
    second = hall.game("1.1.2").at.replace("Z", "+00:00")
    hall.revoked(since=second)
    assert hall.doubtful() == ["1.1.2"]


@pytest.mark.parametrize("since", ["yesterday", "2026-07-04T10:00:00", "0001-01-01T00:00+14:00"])
def test_since_must_be_a_time_with_its_zone(hall: DeviceHall, since: str) -> None:
    assert expect(Refused, hall.revoked(since=since)).code == "NoTime"


def test_each_is_confirmed_or_corrected_and_then_the_review_is_closed(hall: DeviceHall) -> None:
    hall.revoked()
    close = CloseDeviceReview(device=PHONE)
    refused = expect(Refused, hall.on("desk", close, CHIEF))
    assert (refused.code, refused.facts["boards"]) == ("EntriesInDoubt", "1, 2")
    expect(Accepted, hall.on("desk", confirm("1.1.1", "1-0"), CHIEF))
    expect(Accepted, hall.on("desk", correct("1.1.2", "1-0", "0-1"), CHIEF, "slip"))
    assert hall.doubtful() == []
    expect(Accepted, hall.on("desk", close, DEPUTY))
    assert hall.phone.reviewed_by == DEPUTY
    assert (
        expect(AlreadyRecorded, hall.on("desk", close, CHIEF)).standing_seq
        == hall.phone.reviewed_seq
    )


def test_a_confirmation_of_before_is_confirmed_once_more(hall: DeviceHall) -> None:
    expect(Accepted, hall.on(PHONE, confirm("1.1.1", "1-0"), BERT))
    hall.revoked()
    assert "1.1.1" in hall.doubtful()
    expect(Accepted, hall.on("desk", confirm("1.1.1", "1-0"), CHIEF))
    assert "1.1.1" not in hall.doubtful()
    expect(AlreadyRecorded, hall.on("desk", confirm("1.1.1", "1-0"), CHIEF))


def test_what_somebody_else_has_confirmed_is_not_in_doubt(hall: DeviceHall) -> None:
    expect(Accepted, hall.on("desk", confirm("1.1.1", "1-0"), DEPUTY))
    hall.revoked()
    assert hall.doubtful() == ["1.1.2"]


@pytest.mark.parametrize("command", [RevokeDevice, CloseDeviceReview])
def test_a_device_nobody_joined_is_unknown(command: type[Command]) -> None:
    wanted = command(device=PHONE)
    assert DeviceHall().refused(wanted).code == "UnknownDevice"


@pytest.mark.parametrize(
    "command",
    [
        AppointArbiter(user=STRANGER, role="chief"),
        DismissArbiter(user=ANNA),
        EnrolDevice(device=DeviceName("Phone XYZ"), user=CHIEF, until=UNTIL),
        ErasePerson(player=PlayerId(1), ground="own-request"),
        EraseMember(member=1, ground="own-request"),
    ],
    ids=name_of,
)
def test_what_outlives_a_device_is_not_made_on_one_and_the_attempt_is_on_record(
    command: Command,
) -> None:
    hall = DeviceHall().with_players(2)
    expect(Accepted, hall.enrolled(CHIEF))
    refused = expect(Refused, hall.on(PHONE, command, CHIEF))
    assert refused.code == "NotOnADevice"
    assert "Phone KQX joined by a code" in say(refused)
    assert refusal_on_record(command, refused) is not None
    at_the_desk = hall.ask(command)
    assert getattr(at_the_desk, "code", "") != "NotOnADevice"
    of_somebody_else = hall.on("Phone ABC", command, CHIEF)
    assert getattr(of_somebody_else, "code", "") != "NotOnADevice"


def test_every_command_that_takes_a_password_says_so_to_whoever_asks_what_he_may_do() -> None:
    hall = Hall().with_players(2)
    everything = permitted(hall.state, CHIEF)
    left = permitted(hall.state, CHIEF, on_device=True)
    assert everything - left == {command for command in everything if command.by_password}
