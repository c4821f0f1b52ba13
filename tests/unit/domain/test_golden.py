"""What was written once is read for ever: one golden file for each event type and version.

A new version of an event gets a new file and an upcaster; the old file stays.
"""

from pathlib import Path

import msgspec
import pytest

from tournaments.domain import events as e

from .examples import EXAMPLES

FOLDER = Path(__file__).parent / "golden"


def canonical(event: e.Event) -> bytes:
    plain = msgspec.to_builtins(event, str_keys=True)
    return msgspec.json.format(msgspec.json.encode(plain, order="sorted"), indent=2) + b"\n"


def test_every_event_type_has_an_example_and_a_file() -> None:
    assert [type(event).__name__ for event in EXAMPLES] == list(e.BY_NAME)
    files = {path.name.partition(".")[0] for path in FOLDER.glob("*.json")}
    assert files == set(e.BY_NAME)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda event: type(event).__name__)
def test_the_golden_file_is_read_as_the_event_it_was(example: e.Event) -> None:
    stored = (FOLDER / f"{type(example).__name__}.v1.json").read_bytes()
    assert msgspec.json.decode(stored, type=type(example)) == example


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda event: type(event).__name__)
def test_the_event_is_written_as_its_golden_file(example: e.Event) -> None:
    stored = (FOLDER / f"{type(example).__name__}.v1.json").read_bytes()
    assert canonical(example) == stored


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda event: type(event).__name__)
def test_an_event_holds_no_fraction(example: e.Event) -> None:
    def numbers(value: object) -> list[object]:
        if isinstance(value, dict):
            return [number for part in value.values() for number in numbers(part)]
        if isinstance(value, list):
            return [number for part in value for number in numbers(part)]
        return [value]

    plain = msgspec.json.decode(msgspec.json.encode(example))
    assert not any(isinstance(number, float) for number in numbers(plain))


@pytest.mark.parametrize("name", ["SettingsChanged", "TournamentCreated"])
def test_settings_of_before_explanations_were_public_keep_them_private(name: str) -> None:
    stored = msgspec.json.decode((FOLDER / f"{name}.v1.json").read_bytes())
    del stored["settings"]["public_explanations"]
    read = msgspec.json.decode(msgspec.json.encode(stored), type=e.BY_NAME[name])
    assert read.settings.public_explanations is False


@pytest.mark.parametrize("name", ["SettingsChanged", "TournamentCreated"])
def test_settings_of_before_two_persons_confirmed_ask_for_one(name: str) -> None:
    stored = msgspec.json.decode((FOLDER / f"{name}.v1.json").read_bytes())
    del stored["settings"]["two_person"], stored["settings"]["two_person_boards"]
    read = msgspec.json.decode(msgspec.json.encode(stored), type=e.BY_NAME[name])
    assert (read.settings.two_person, read.settings.two_person_boards) == ("off", 0)


@pytest.mark.parametrize("name", ["SettingsChanged", "TournamentCreated"])
def test_settings_of_before_players_reported_take_no_reports(name: str) -> None:
    stored = msgspec.json.decode((FOLDER / f"{name}.v1.json").read_bytes())
    del stored["settings"]["player_reports"]
    read = msgspec.json.decode(msgspec.json.encode(stored), type=e.BY_NAME[name])
    assert read.settings.player_reports is False


def test_an_unknown_field_in_a_stored_event_is_noticed() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.json.decode(b'{"type": "RoundClosed", "round": 3, "extra": 1}', type=e.RoundClosed)
