"""What was written once is read for ever: golden files for each event type and version.

A new version of an event gets a new file and a step (`Event.older`); the old files
stay as they are (`tests/unit/test_golden_files.py`). `Type.v1+field.json` is a body of version 1 by
a later program that knew that field already, from before a changed struct was a new version.
"""

from pathlib import Path

import msgspec
import pytest

from events import codec
from tests.golden_files import DOMAIN, stored
from tournaments.domain.catalogue import EVENTS
from tournaments.domain.event import Event, version_of
from tournaments.domain.rounds.events import RoundClosed
from tournaments.domain.settings.events import SettingsChanged
from tournaments.domain.tournament.events import TournamentCreated

from .examples import EXAMPLES

pytestmark = pytest.mark.registries


def read(file: Path) -> Event:
    name, _, version = file.stem.partition(".v")
    event: Event = codec.decode_body(name, int(version.partition("+")[0]), file.read_bytes())
    return event


def newest(example: Event) -> Path:
    name, version = type(example).__name__, version_of(type(example))
    return DOMAIN / f"{name}.v{version}.json"


def test_every_event_type_has_an_example_and_a_file() -> None:
    assert sorted(type(event).__name__ for event in EXAMPLES) == sorted(EVENTS)
    files = {path.name.partition(".")[0] for path in DOMAIN.glob("*.json")}
    assert files == set(EVENTS)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda event: type(event).__name__)
def test_the_golden_file_is_read_as_the_event_it_was(example: Event) -> None:
    assert read(newest(example)) == example


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda event: type(event).__name__)
def test_the_event_is_written_as_its_golden_file(example: Event) -> None:
    assert stored(example) == newest(example).read_bytes()


@pytest.mark.parametrize("file", sorted(DOMAIN.glob("*.json")), ids=lambda file: file.stem)
def test_every_body_that_was_ever_stored_is_read_and_can_be_stored_again(file: Path) -> None:
    event = read(file)
    assert msgspec.json.decode(stored(event), type=type(event)) == event


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda event: type(event).__name__)
def test_an_event_holds_no_fraction(example: Event) -> None:
    def numbers(value: object) -> list[object]:
        if isinstance(value, dict):
            return [number for part in value.values() for number in numbers(part)]
        if isinstance(value, list):
            return [number for part in value for number in numbers(part)]
        return [value]

    plain = msgspec.json.decode(msgspec.json.encode(example))
    assert not any(isinstance(number, float) for number in numbers(plain))


@pytest.mark.parametrize("name", ["SettingsChanged", "TournamentCreated"])
@pytest.mark.parametrize("program", ["", "+two_person", "+pairing_deadline", "+player_reports"])
def test_settings_of_older_programs_do_what_those_did(name: str, program: str) -> None:
    """One confirms, nobody reports, nothing is explained in public, no deadline for pairing."""
    event = read(DOMAIN / f"{name}.v1{program}.json")
    assert isinstance(event, SettingsChanged | TournamentCreated)
    settings = event.settings
    assert (settings.two_person, settings.two_person_boards) == ("off", 0)
    assert (settings.pairing_deadline, settings.player_reports) == (0, False)
    assert settings.public_explanations is False
    assert settings.rounds == 7


@pytest.mark.parametrize("name", ["SettingsChanged", "TournamentCreated"])
def test_a_setting_that_an_older_program_knew_is_not_forgotten(name: str) -> None:
    body = msgspec.json.decode((DOMAIN / f"{name}.v1+two_person.json").read_bytes())
    body["settings"] |= {"two_person": "first", "two_person_boards": 4}
    del body["settings"]["public_explanations"]
    settings = codec.decode_body(name, 1, msgspec.json.encode(body)).settings
    assert settings.public_explanations is False
    assert (settings.two_person, settings.two_person_boards) == ("first", 4)


def test_an_unknown_field_in_a_stored_event_is_noticed() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.json.decode(b'{"type": "RoundClosed", "round": 3, "extra": 1}', type=RoundClosed)
