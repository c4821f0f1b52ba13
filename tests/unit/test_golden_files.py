"""Golden files are only ever added to, and a changed struct is a new version: both are enforced."""

from __future__ import annotations

import subprocess
from pathlib import Path

import msgspec
import pytest

from tests import golden_files
from tests.golden_files import DOMAIN, STORE
from tournaments.domain.catalogue import EVENTS
from tournaments.domain.event import Event, version_of

pytestmark = pytest.mark.registries

FOLDERS = pytest.mark.parametrize("folder", [DOMAIN, STORE], ids=["domain", "store"])


@FOLDERS
def test_every_golden_file_is_as_its_checksum_says(folder: Path) -> None:
    assert golden_files.differing_from_sums(folder) == []


@FOLDERS
def test_no_golden_file_differs_from_what_was_first_committed(folder: Path) -> None:
    if not golden_files.has_history(folder):
        pytest.skip("an export without history: the checksums alone speak")
    assert golden_files.differing_from_history(folder) == []


@pytest.mark.parametrize("name", EVENTS)
def test_a_changed_struct_is_a_new_version(name: str) -> None:
    struct = EVENTS[name]
    assert golden_files.changed_shape(DOMAIN, name, version_of(struct), struct) == ""


@pytest.mark.parametrize(
    "struct", [each for each in EVENTS.values() if each.older], ids=lambda struct: struct.__name__
)
def test_every_older_version_has_its_step_and_its_file(struct: type[Event]) -> None:
    for version in range(1, version_of(struct) + 1):
        assert (DOMAIN / f"{struct.__name__}.v{version}.json").exists()


# --- controls: what the tests above are there for makes them fail ------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with two golden files that are listed and committed."""
    (tmp_path / "A.v1.json").write_text("{}")
    (tmp_path / "B.v1.json").write_text("[]")
    golden_files.add_sums(tmp_path)
    git(tmp_path, "init", "-q")
    commit(tmp_path)
    return tmp_path


def test_an_untouched_folder_has_nothing_to_say(folder: Path) -> None:
    assert golden_files.has_history(folder)
    assert golden_files.differing_from_sums(folder) == []
    assert golden_files.differing_from_history(folder) == []


def test_a_file_that_was_edited_is_named(folder: Path) -> None:
    (folder / "A.v1.json").write_text('{"more": 1}')
    assert golden_files.differing_from_sums(folder) == ["A.v1.json was edited"]
    assert golden_files.differing_from_history(folder) == ["A.v1.json was edited"]


def test_editing_the_list_too_does_not_help_where_there_is_a_history(folder: Path) -> None:
    (folder / "A.v1.json").write_text('{"more": 1}')
    (folder / golden_files.SUMS).unlink()
    golden_files.add_sums(folder)
    commit(folder)
    assert golden_files.differing_from_sums(folder) == []
    edited, lost = golden_files.differing_from_history(folder)
    assert edited == "A.v1.json was edited"
    assert lost.startswith("SHA256SUMS lost the line of ")


def test_a_file_that_was_taken_away_is_named(folder: Path) -> None:
    (folder / "B.v1.json").unlink()
    commit(folder)
    assert golden_files.differing_from_sums(folder) == ["B.v1.json was taken away"]
    assert golden_files.differing_from_history(folder) == ["B.v1.json was taken away"]


def test_a_file_that_came_later_is_compared_with_its_own_first_commit(folder: Path) -> None:
    (folder / "A.v2.json").write_text("1")
    assert golden_files.differing_from_sums(folder) == ["A.v2.json is not in SHA256SUMS"]
    golden_files.add_sums(folder)
    commit(folder)
    assert golden_files.differing_from_sums(folder) == []
    assert golden_files.differing_from_history(folder) == []
    (folder / "A.v2.json").write_text("2")
    commit(folder)
    assert golden_files.differing_from_history(folder) == ["A.v2.json was edited"]


def test_an_edit_that_was_put_right_again_is_forgotten(folder: Path) -> None:
    (folder / "A.v1.json").write_text("2")
    commit(folder)
    (folder / "A.v1.json").write_text("{}")
    commit(folder)
    assert golden_files.differing_from_history(folder) == []


def test_adding_to_the_list_leaves_its_lines_alone(folder: Path) -> None:
    before = (folder / golden_files.SUMS).read_text()
    (folder / "A.v1.json").write_text("2")
    golden_files.add_sums(folder)
    assert (folder / golden_files.SUMS).read_text() == before


class Held(msgspec.Struct):
    """What the seat holds."""

    place: int = 1


class Seat(msgspec.Struct, tag=True):
    row: int
    held: Held


class RenamedWords(msgspec.Struct, tag="Seat"):
    """The same fields, explained at length."""

    row: int
    """Counted from the window."""
    held: Held


def of(held: type[msgspec.Struct], row: object = int) -> type[msgspec.Struct]:
    return msgspec.defstruct("Seat", [("row", row), ("held", held)], tag=True)


def test_the_shape_of_a_struct_is_that_of_its_fields_types_and_defaults(tmp_path: Path) -> None:
    file = golden_files.shape_file(tmp_path, "Seat", 1)
    file.parent.mkdir()
    file.write_bytes(golden_files.shape(Seat))
    assert golden_files.changed_shape(tmp_path, "Seat", 1, of(Held)) == ""
    renamed = golden_files.shape(RenamedWords).replace(b"RenamedWords", b"Seat")
    assert renamed == golden_files.shape(Seat)
    another_default = msgspec.defstruct("Held", [("place", int, 2)])
    another_field = msgspec.defstruct("Held", [("place", int, 1), ("side", str, "")])
    for changed in (of(Held, str), of(another_default), of(another_field)):
        advice = golden_files.changed_shape(tmp_path, "Seat", 1, changed)
        assert advice.startswith("Seat is not the struct that version 1 was stored with.")
        assert "make it version 2 with a step from 1" in advice


def test_a_version_without_a_shape_is_asked_for(tmp_path: Path) -> None:
    assert golden_files.changed_shape(tmp_path, "Seat", 3, Seat).startswith("Seat.v3 has no shape")


def git(folder: Path, *arguments: str) -> None:
    who = ("-c", "user.name=Test", "-c", "user.email=test@localhost")
    subprocess.run(["git", *who, *arguments], cwd=folder, check=True)


def commit(folder: Path) -> None:
    git(folder, "add", "--all")
    git(folder, "commit", "-q", "-m", "As it stands")
