"""The audit bundle: a stranger checks it with Python alone, and every damage is found and named."""

from __future__ import annotations

import ast
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from io import BytesIO, StringIO
from pathlib import Path
from typing import NamedTuple, get_args
from zipfile import ZipFile

import msgspec
import pytest
from django.core.management import CommandError, call_command
from django.db import connection
from django.test import Client

from events import chain, store
from pairing.trf import read_report
from tests.guards import guards_lifted
from tournaments.domain.attendance.commands import ReinstatePlayer, WithdrawPlayer
from tournaments.domain.ids import PlayerId
from tournaments.domain.roles import Role
from tournaments.exports import bundle
from tournaments.exports.bundle_files import check
from tournaments.services import people, states
from tournaments.services.names import names_of

from .builders import FAMILY_NAMES, Hall, account, open_hall

Files = dict[str, bytes]
FLIPS = 200
SLUG = "open"


class Checked(NamedTuple):
    """What `check.py` answered."""

    code: int
    said: str


def played() -> Hall:
    hall = open_hall(players=7, slug=SLUG)
    hall.play_round()
    hall.do(WithdrawPlayer(player=PlayerId(7)), reason="ill, says Dvořák\nand went home")
    hall.play_round()
    return hall


def files_of(hall: Hall) -> Files:
    head = store.head(hall.slug)
    return bundle.files(hall.state, names_of(hall.state), head, store.read(hall.slug, 0, head.seq))


@pytest.fixture
def files(db: None) -> Files:
    return files_of(played())


def unpacked(files: Files, folder: Path) -> Path:
    folder.mkdir()
    for name, content in files.items():
        (folder / name).write_bytes(content)
    return folder


def run(script: Path, *arguments: str | Path) -> Checked:
    """`check.py` as a stranger runs it: a bare Python that knows nothing of this project."""
    done = subprocess.run(
        [sys.executable, "-I", "-S", str(script), *map(str, arguments)],
        capture_output=True,
        text=True,
        cwd=script.parent,
        env={},
        check=False,
    )
    assert not done.stderr
    return Checked(done.returncode, done.stdout)


def checked(files: Files, tmp_path: Path) -> Checked:
    """What the unpacked bundle says of itself; of the zip file it must say the same."""
    folder = unpacked(files, tmp_path / "unpacked")
    packed = tmp_path / "bundle.zip"
    packed.write_bytes(bundle.zipped(files))
    script = Path(shutil.copy(check.__file__, tmp_path / "check.py"))
    answer = run(folder / "check.py") if "check.py" in files else run(script, folder)
    assert run(script, packed) == answer == run(script, folder)
    return answer


def sealed_again(files: Files) -> Files:
    """The damage with a manifest that fits it: only the chain can find it now."""
    contents = {name: content for name, content in files.items() if name != check.MANIFEST}
    return {**contents, check.MANIFEST: bundle.manifest(contents)}


def lines_of(files: Files) -> list[bytes]:
    return files[check.EVENTS].splitlines(keepends=True)


def type_of(line: bytes) -> str:
    name: str = msgspec.json.decode(line)["type"]
    return name


# --- a sound bundle -------------------------------------------------------------------------


def test_a_sound_bundle_fits_on_a_bare_python(files: Files, tmp_path: Path) -> None:
    answer = checked(files, tmp_path)
    assert answer.code == 0, answer.said
    head = store.head(SLUG)
    assert f"6 files, {head.seq} events" in answer.said
    assert head.hash in answer.said
    assert bundle.seal(files) in answer.said


def test_the_same_log_gives_the_same_bytes(db: None) -> None:
    hall = played()
    first = bundle.zipped(files_of(hall))
    states.forget()
    assert bundle.zipped(files_of(hall)) == first
    hall.do(ReinstatePlayer(player=PlayerId(7)))
    assert bundle.zipped(files_of(hall)) != first


def test_each_line_is_checked_by_any_sha_256(files: Files) -> None:
    recorded = store.read(SLUG)
    for line, event in zip(lines_of(files), recorded, strict=True):
        stated = msgspec.json.decode(line)
        assert sha256(stated["hashed"].encode()).hexdigest() == stated["hash"] == event.hash
        assert event.body in stated["hashed"]
        assert (stated["seq"], stated["type"]) == (event.seq, event.type)


@pytest.mark.skipif(not shutil.which("sha256sum"), reason="no sha256sum on this machine")
def test_the_manifest_is_read_by_sha256sum(files: Files, tmp_path: Path) -> None:
    folder = unpacked(files, tmp_path / "unpacked")
    command = [str(shutil.which("sha256sum")), "--strict", "-c", check.MANIFEST]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert done.stdout.count(": OK") == len(files) - 1


def test_check_is_short_and_plain_python_of_the_standard_library() -> None:
    text = Path(check.__file__).read_text(encoding="utf-8")
    assert len(text.splitlines()) < 150
    tree = ast.parse(text, feature_version=(3, 8))
    imported = {
        name.split(".")[0]
        for node in ast.walk(tree)
        for name in (
            [node.module or "."]
            if isinstance(node, ast.ImportFrom)
            else [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else []
        )
    }
    assert imported <= sys.stdlib_module_names


def test_the_check_that_travels_is_the_one_of_the_project(files: Files) -> None:
    assert files["check.py"].decode() == Path(check.__file__).read_text(encoding="utf-8")


# --- personal data --------------------------------------------------------------------------


def test_it_holds_no_personal_data_but_the_names_in_the_report(files: Files) -> None:
    said = {name: content.decode() for name, content in files.items()}
    for name, text in said.items():
        assert "example.org" not in text, name
        assert "300001" not in text, "a FIDE id"
        assert not re.search(r"19\d\d.04.30", text), "a birth date"
        assert "went home" not in text, "a reason"
        assert name == "report.trf" or not any(family in text for family in FAMILY_NAMES[:7])
    report = read_report(files["report.trf"])
    assert report.players[0].name == "Čapek, A."
    assert {player.sex for player in report.players} == {""}


def test_an_erased_player_is_nameless_in_a_new_bundle(db: None) -> None:
    hall = played()
    before = files_of(hall)
    people.erase(hall.state.players[PlayerId(1)].person)
    after = files_of(hall)
    assert "Čapek".encode() in before["report.trf"]
    assert "Čapek".encode() not in after["report.trf"]
    assert b"erased player 1" in after["report.trf"]
    assert after[check.EVENTS] == before[check.EVENTS]


# --- damage that is found and named ---------------------------------------------------------


def damaged_line(files: Files) -> None:
    lines = lines_of(files)
    lines[11] = lines[11].replace(b"user:", b"uses:", 1)
    files[check.EVENTS] = b"".join(lines)


def removed_line(files: Files) -> None:
    lines = lines_of(files)
    files[check.EVENTS] = b"".join([*lines[:11], *lines[12:]])


def swapped_lines(files: Files) -> None:
    lines = lines_of(files)
    lines[11], lines[12] = lines[12], lines[11]
    files[check.EVENTS] = b"".join(lines)


def doubled_line(files: Files) -> None:
    lines = lines_of(files)
    files[check.EVENTS] = b"".join([*lines[:11], *lines[10:]])


def cut_in_a_line(files: Files) -> None:
    lines = lines_of(files)
    files[check.EVENTS] = b"".join(lines[:11]) + lines[11][:100]


def without_its_last_line_feed(files: Files) -> None:
    lines = lines_of(files)
    files[check.EVENTS] = b"".join(lines[:12])[:-1]


def rewritten_line(files: Files) -> None:
    """Altered with a hash that fits; only the next event can tell."""
    lines = lines_of(files)
    stated = msgspec.json.decode(lines[10])
    hashed = stated["hashed"].replace("user:", "uses:")
    assert hashed != stated["hashed"]
    digest = sha256(hashed.encode()).hexdigest()
    lines[10] = check.written({**stated, "hash": digest, "hashed": hashed})
    files[check.EVENTS] = b"".join(lines)


@pytest.mark.parametrize("again", [False, True], ids=["old manifest", "new manifest"])
@pytest.mark.parametrize(
    "harm",
    [
        damaged_line,
        removed_line,
        swapped_lines,
        doubled_line,
        cut_in_a_line,
        without_its_last_line_feed,
        rewritten_line,
    ],
)
def test_a_damaged_log_is_found_and_its_event_named(
    files: Files, tmp_path: Path, harm: Callable[[Files], None], *, again: bool
) -> None:
    lines = lines_of(files)
    harm(files)
    answer = checked(sealed_again(files) if again else files, tmp_path)
    assert answer.code == 1
    assert "event 12" in answer.said
    places: dict[Callable[[Files], None], int]
    places = {removed_line: 12, swapped_lines: 12, doubled_line: 10}
    here = places.get(harm, 11)
    assert type_of(lines[here]) in answer.said
    assert ("'events.jsonl': not the file" in answer.said) is not again


def test_events_missing_at_the_end_are_found_by_the_head(files: Files, tmp_path: Path) -> None:
    lines = lines_of(files)
    files[check.EVENTS] = b"".join(lines[:-1])
    answer = checked(sealed_again(files), tmp_path)
    assert answer.code == 1
    assert f"head.json: not the head of this log: its last event is {len(lines) - 1}" in answer.said
    assert type_of(lines[-2]) in answer.said


@pytest.mark.parametrize("was", [b'"seq":', b'"hash":"', b'"stream":"', b"openhall-event-2"])
def test_a_changed_head_is_found(files: Files, tmp_path: Path, was: bytes) -> None:
    start = files[check.HEAD].index(was) + len(was)
    other = b"7" if files[check.HEAD][start : start + 1] != b"7" else b"8"
    files[check.HEAD] = files[check.HEAD][:start] + other + files[check.HEAD][start + 1 :]
    answer = checked(sealed_again(files), tmp_path)
    assert answer.code == 1
    assert "head.json: not the head of this log" in answer.said


@pytest.mark.parametrize("name", ["report.trf", "README.txt", "head.json", "events.jsonl"])
@pytest.mark.parametrize("harm", ["changed", "cut", "empty", "missing"])
def test_a_damaged_file_is_found_and_named(
    files: Files, tmp_path: Path, name: str, harm: str
) -> None:
    content = files.pop(name)
    middle = len(content) // 2
    flipped = bytes([content[middle] ^ 1])
    harmed = {
        "changed": content[:middle] + flipped + content[middle + 1 :],
        "cut": content[:-1],
        "empty": b"",
    }
    if harm in harmed:
        files[name] = harmed[harm]
    answer = checked(files, tmp_path)
    assert answer.code == 1
    named = "missing" if harm == "missing" else "not the file whose SHA-256"
    assert f"DOES NOT FIT: '{name}': {named}" in answer.said


def test_a_changed_check_is_named_by_a_sound_one(files: Files, tmp_path: Path) -> None:
    files["check.py"] = files["check.py"].replace(b"return 1", b"return 0")
    folder = unpacked(files, tmp_path / "unpacked")
    sound = Path(shutil.copy(check.__file__, tmp_path / "check.py"))
    answer = run(sound, folder)
    assert answer.code == 1
    assert "'check.py': not the file" in answer.said


def test_a_changed_manifest_is_found(files: Files) -> None:
    whole = files[check.MANIFEST]
    for place in range(len(whole)):
        flipped = bytes([whole[place] ^ 1])
        files[check.MANIFEST] = whole[:place] + flipped + whole[place + 1 :]
        assert check.manifest_faults(files), place
    for end in range(len(whole)):
        files[check.MANIFEST] = whole[:end]
        assert check.manifest_faults(files), end
    files[check.MANIFEST] = whole
    assert check.manifest_faults(files) == [], "the control"


def test_a_foreign_or_doubled_file_in_the_zip_is_named(files: Files, tmp_path: Path) -> None:
    packed = BytesIO(bundle.zipped(files))
    with ZipFile(packed, "a") as archive:
        archive.writestr("letter.txt", b"trust me")
        with pytest.warns(UserWarning, match="Duplicate"):
            archive.writestr("report.trf", files["report.trf"])
    (tmp_path / "bundle.zip").write_bytes(packed.getvalue())
    answer = run(Path(check.__file__), tmp_path / "bundle.zip")
    assert answer.code == 1
    assert "'letter.txt': not listed" in answer.said
    assert "'report.trf': stands in the zip more than once" in answer.said


def test_one_flipped_bit_in_the_events_is_always_found_at_its_event(files: Files) -> None:
    """Whatever the manifest says: the chain alone finds the event."""
    whole, head = files[check.EVENTS], files[check.HEAD]
    assert check.chain_faults(whole, head) == [], "the control"
    lot = random.Random(4)
    for _ in range(FLIPS):
        place = lot.randrange(len(whole))
        flipped = bytes([whole[place] ^ 1 << lot.randrange(8)])
        found = check.chain_faults(whole[:place] + flipped + whole[place + 1 :], head)
        seq = whole.count(b"\n", 0, place) + 1
        assert len(found) == 1
        assert found[0].startswith(f"event {seq} ("), (place, found)


def test_one_flipped_bit_in_the_zip_is_found_or_touches_no_file(files: Files) -> None:
    whole = bundle.zipped(files)
    first = whole.index(files[check.EVENTS])
    lot = random.Random(5)
    for _ in range(FLIPS):
        place = lot.randrange(len(whole))
        flipped = bytes([whole[place] ^ 1 << lot.randrange(8)])
        try:
            read, faults = check.from_zip(whole[:place] + flipped + whole[place + 1 :])
        except check.DEFECTS:
            continue
        faults += check.manifest_faults(read)
        assert faults or read == files, place
        if 0 <= place - first < len(files[check.EVENTS]):
            seq = files[check.EVENTS].count(b"\n", 0, place - first) + 1
            found = check.chain_faults(read[check.EVENTS], read[check.HEAD])
            assert found[0].startswith(f"event {seq} ("), (place, found)


@pytest.mark.parametrize(
    "line",
    [
        b"[" * 100_000,
        b"7",
        b'{"hashed":7}',
        b'{"hashed":""}',
        b'{"hashed":"-5:a,"}',
        b'{"hashed":"4:\xc5\x99,"}',
        b'{"hashed":"\\ud800"}',
        b"\xff\xfe{\x00",
    ],
)
def test_a_line_that_is_no_event_is_named(line: bytes) -> None:
    found = check.chain_faults(line + b"\n", b"")
    assert found[0].startswith("event 1 (its type cannot be read): altered: ")


def chained(*wrong: tuple[int, str, str]) -> tuple[bytes, bytes]:
    """Three events and their head whose hashes all fit, with some columns as they must not be.

    The first is of the first form, without answers, as an older program wrote it.
    """
    last, lines = chain.GENESIS, []
    for seq in (1, 2, 3):
        columns = dict.fromkeys(chain.HASHED, "") | {"stream": "s", "seq": str(seq), "type": "T"}
        columns |= {"answers": "" if seq == 1 else "a"}
        columns |= {name: value for place, name, value in wrong if place == seq}
        hashed = chain.canonical_form(last, tuple(columns.values())).decode()
        last = sha256(hashed.encode()).hexdigest()
        stated = {"seq": int(columns["seq"]), "type": "T", "hash": last, "hashed": hashed}
        lines.append(check.written(stated))
    head = {"form": chain.FORM, "stream": "s", "seq": 3, "hash": last}
    return b"".join(lines), check.written(head)


@pytest.mark.parametrize(("name", "value"), [("seq", "4"), ("seq", "02"), ("stream", "other")])
def test_a_chain_that_was_made_anew_must_still_count_and_stay_in_its_tournament(
    name: str, value: str
) -> None:
    assert check.chain_faults(*chained()) == [], "the control"
    found = check.chain_faults(*chained((2, name, value)))
    assert found[0].startswith("event 2: ")
    assert found[0].endswith(f"does not follow: {name}")


# --- no bundle at all -----------------------------------------------------------------------


@pytest.mark.parametrize("what", ["nothing", "no zip", "empty folder", "cut zip"])
def test_what_is_no_bundle_has_an_exit_code_of_its_own(
    files: Files, tmp_path: Path, what: str
) -> None:
    place = tmp_path / "place"
    if what == "no zip":
        place.write_bytes(b"Dear committee")
    elif what == "cut zip":
        place.write_bytes(bundle.zipped(files)[:-100])
    elif what == "empty folder":
        place.mkdir()
    answer = run(Path(check.__file__), place)
    assert answer.code == 2
    assert "cannot be read as an audit bundle" in answer.said


# --- the download ---------------------------------------------------------------------------


ADDRESS = f"/api/v1/tournaments/{SLUG}/audit-bundle/"


def test_chief_and_deputy_download_what_the_command_writes(db: None) -> None:
    hall = played()
    for user in (hall.chief, hall.arbiter("deputy", "deputy")):
        answer = hall.client(user).get(ADDRESS)
        assert answer.status_code == 200
        assert answer["Content-Type"] == "application/zip"
        assert f'"open-audit-{hall.state.seq}.zip"' in answer["Content-Disposition"]
        assert answer.content == bundle.zipped(files_of(hall))
        assert b"/audit-bundle/" in hall.client(user).get(f"/console/{SLUG}/activity/").content


def test_an_older_seq_is_a_sound_bundle_too(db: None, tmp_path: Path) -> None:
    hall = played()
    answer = hall.client().get(ADDRESS, {"at": 12})
    (tmp_path / "bundle.zip").write_bytes(answer.content)
    told = run(Path(check.__file__), tmp_path / "bundle.zip")
    assert told.code == 0
    assert "6 files, 12 events" in told.said


@pytest.mark.parametrize("role", sorted({*get_args(Role)} - {"chief", "deputy", "system"}))
def test_nobody_else_may_take_it(db: None, role: Role) -> None:
    hall = open_hall(players=2, slug=SLUG)
    client = hall.client(hall.arbiter("somebody", role))
    answer = client.get(ADDRESS)
    assert answer.status_code == 403
    assert "Only the chief arbiter and deputies" in answer.json()["message"]
    assert b"audit-bundle" not in client.get(f"/console/{SLUG}/activity/").content


@pytest.mark.parametrize("superuser", [False, True])
def test_who_has_no_role_may_not_take_it(db: None, *, superuser: bool) -> None:
    hall = open_hall(players=2, slug=SLUG)
    assert hall.client(account("other", superuser=superuser)).get(ADDRESS).status_code == 403
    assert Client().get(ADDRESS).status_code == 401


# --- the command ----------------------------------------------------------------------------


def test_the_command_writes_the_bundle_and_says_what_to_compare(db: None, tmp_path: Path) -> None:
    hall = played()
    said = StringIO()
    call_command("audit_bundle", hall.slug, tmp_path / "bundle.zip", stdout=said)
    content = (tmp_path / "bundle.zip").read_bytes()
    files = files_of(hall)
    assert content == bundle.zipped(files)
    assert store.head(hall.slug).hash in said.getvalue()
    assert bundle.seal(files) in said.getvalue()


def test_the_command_refuses_what_it_cannot_do(db: None, tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="There is no tournament nowhere"):
        call_command("audit_bundle", "nowhere", tmp_path / "bundle.zip")
    open_hall(players=2, slug=SLUG)
    with pytest.raises(CommandError, match="No such file"):
        call_command("audit_bundle", SLUG, tmp_path / "not there" / "bundle.zip")


@pytest.mark.django_db(transaction=True)
def test_a_log_that_is_damaged_itself_is_bundled_and_named(tmp_path: Path) -> None:
    hall = played()
    with guards_lifted("default"), connection.cursor() as cursor:
        cursor.execute("UPDATE events_event SET device = 'other' WHERE seq = 9")
    states.forget()
    with pytest.raises(CommandError, match=r"does not fit:\nevent 9 \("):
        call_command("audit_bundle", hall.slug, tmp_path / "bundle.zip", stdout=StringIO())
    assert run(Path(check.__file__), tmp_path / "bundle.zip").code == 1
