"""Bodies: canonical bytes, the registry, upcasters, golden files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from events import codec
from events.messages import NotRecordable
from tests.builders import Noted

from . import golden

GOLDEN = Path(__file__).parent / "golden"


class Moved(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Version 3 of an event: somebody moved a board. Version 1 said `table`, 2 had no `hall`."""

    board: int
    hall: str


@pytest.fixture(scope="module", autouse=True)
def moved() -> Iterator[None]:
    codec.register("Moved", 3, Moved, scopes=lambda moved: (f"board:{moved.board}",))

    @codec.upcaster("Moved", 1)
    def name_the_board(body: dict[str, object]) -> dict[str, object]:
        return {"type": "Moved", "board": body["table"]}

    @codec.upcaster("Moved", 2)
    def add_the_hall(body: dict[str, object]) -> dict[str, object]:
        return {**body, "hall": "main"}

    yield
    del codec._types["Moved"], codec._by_struct[Moved]
    del codec._upcasters["Moved", 1], codec._upcasters["Moved", 2]


def test_canonical_is_sorted_dense_utf8() -> None:
    assert codec.canonical({"b": [1, {"z": None, "a": True}], "a": "ž½"}) == (
        '{"a":"ž½","b":[1,{"a":true,"z":null}]}'
    )
    assert codec.canonical(b' { "b" : 1 , "a" : "\\u017e" } ') == '{"a":"ž","b":1}'
    assert codec.canonical({"n": {10: "a", 9: "b"}, "s": {"y", "x"}}) == (
        '{"n":{"10":"a","9":"b"},"s":["x","y"]}'
    )
    assert codec.canonical(Moved(5, "main")) == '{"board":5,"hall":"main","type":"Moved"}'


@pytest.mark.parametrize(
    ("body", "place"),
    [
        (b'{"a":0.5}', "body.a"),
        (b'{"a":[1,{"b":1.0}]}', r"body.a\[1\].b"),
        (b'{"a":1e3}', "body.a"),
        (b'{"a":9007199254740992}', "body.a"),
        (b'{"a":-9007199254740992}', "body.a"),
    ],
)
def test_numbers_that_a_browser_would_change_are_refused(body: bytes, place: str) -> None:
    with pytest.raises(NotRecordable, match=place):
        codec.canonical(body)


def test_the_largest_integers_are_kept() -> None:
    assert codec.canonical(b'{"a":[9007199254740991,-9007199254740991]}')


def test_half_a_character_is_refused() -> None:
    with pytest.raises(NotRecordable, match="surrogate"):
        codec.canonical({"a": "\ud800"})


def test_a_new_event_has_type_version_and_scopes_of_the_registry() -> None:
    event = codec.new_event(Moved(7, "main"))
    assert (event.type, event.version, event.scopes) == ("Moved", 3, ("board:7",))
    assert codec.new_event(Moved(7, "main"), scopes=("x",)).scopes == ("x",)


def test_a_struct_that_nobody_registered_is_no_event() -> None:
    class Stranger(msgspec.Struct):
        pass

    with pytest.raises(codec.UnknownType, match="Stranger"):
        codec.new_event(Stranger())


def test_registering_again_is_fine_but_not_as_something_else() -> None:
    codec.register("Moved", 3, Moved, scopes=lambda moved: (f"board:{moved.board}",))
    with pytest.raises(ValueError, match="Moved is registered already"):
        codec.register("Moved", 3, Noted)


def test_each_step_has_one_upcaster() -> None:
    with pytest.raises(ValueError, match="already"):
        codec.upcaster("Moved", 1)(dict)


def test_old_versions_are_lifted_step_by_step() -> None:
    assert codec.decode_body("Moved", 1, '{"table":5,"type":"Moved"}') == Moved(5, "main")
    assert codec.decode_body("Moved", 2, '{"board":5,"type":"Moved"}') == Moved(5, "main")
    assert codec.decode_body("Moved", 3, '{"board":5,"hall":"B","type":"Moved"}') == Moved(5, "B")


@pytest.mark.parametrize(
    ("type_", "version", "words"),
    [("Moved", 4, "newer than this program"), ("Unheard", 1, "Unheard"), ("Moved", 0, "upcaster")],
)
def test_what_cannot_be_read_says_why(type_: str, version: int, words: str) -> None:
    with pytest.raises(codec.UnknownType, match=words):
        codec.decode_body(type_, version, "{}")


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*.json")), ids=lambda file: file.stem)
def test_what_was_stored_once_is_read_for_ever(file: Path) -> None:
    golden.check(file)


def test_every_version_of_the_example_types_has_a_golden_file() -> None:
    assert golden.missing(GOLDEN, {"Moved", "Noted"}) == []


def test_the_golden_check_finds_what_has_changed(tmp_path: Path) -> None:
    """Control: each thing the check is there for makes it fail."""
    file = golden.write(tmp_path, Moved(5, "main"))
    golden.check(file)
    good = file.read_text()
    for wrong in (
        good.replace('"hall": "main"', '"hall": "side"'),
        good.replace('{\\"board', '{ \\"board'),
    ):
        assert wrong != good
        file.write_text(wrong)
        with pytest.raises(AssertionError):
            golden.check(file)
    assert golden.missing(tmp_path, {"Moved"}) == ["Moved.v1.json", "Moved.v2.json"]


def test_writing_a_golden_file_never_changes_one_that_is_there(tmp_path: Path) -> None:
    file = golden.write(tmp_path, Noted("first"))
    before = file.read_bytes()
    assert golden.write(tmp_path, Noted("second")) == file
    assert file.read_bytes() == before
