"""`manage.py restore`: a back-up is proven, compared with what is there, and put in its place."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import zipfile
from contextlib import closing
from io import StringIO
from pathlib import Path
from sqlite3 import connect
from uuid import uuid4

import msgspec
import pytest
from django.core.management import CommandError, call_command
from django.db import connections

from events import store
from events.messages import Envelope, NewEvent, Outcome
from tests.guards import guards_lifted, put_back
from tournaments.backups import archive, copies, kept, making
from tournaments.backups.archive import Manifest
from tournaments.backups.kept import KeptHall

from .kept_hall import FILES, LIST
from .kept_halls import copied, go_on, of_folder, opened
from .started import ROOT, environment, refused, started

pytestmark = pytest.mark.usefixtures("files_may_be_opened")
WORDS = "four words of a hall"


@pytest.fixture
def hall(pytestconfig: pytest.Config, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> KeptHall:
    """The hall of `manage.py`."""
    hall = copied(pytestconfig, tmp_path / "data")
    monkeypatch.setattr(kept, "of_settings", lambda: hall)
    return hall


@pytest.fixture
def file(hall: KeptHall, tmp_path: Path) -> Path:
    """A back-up of it."""
    return making.make(hall, tmp_path / "hall.backup").path


def restored(*arguments: object, **options: object) -> str:
    said = StringIO()
    call_command("restore", *map(str, arguments), stdout=said, **options)
    return said.getvalue()


def not_restored(code: int, *arguments: object, **options: object) -> str:
    with pytest.raises(CommandError) as refusal:
        restored(*arguments, **options)
    assert refusal.value.returncode == code, refusal.value
    return str(refusal.value)


def head(hall: KeptHall, stream: str = "open") -> tuple[int, str]:
    with opened(hall) as using:
        found = store.head(stream, using=using)
    return found.seq, found.hash


def altered(file: Path, question: str) -> None:
    """The back-up of a database in which that was done behind the guards, packed as it must be."""
    hall = of_folder(file.parent / f"altered-{uuid4().hex[:8]}")
    with zipfile.ZipFile(file) as packed:
        packed.extractall(hall.data)
        manifest = msgspec.json.decode(packed.read("manifest.json"), type=Manifest)
    with opened(hall) as using, guards_lifted(using), connections[using].cursor() as cursor:
        cursor.execute(question)
    file.unlink()
    archive.write(file, {archive.DATABASE: hall.database}, manifest, "")


def test_on_an_empty_machine_everything_is_there_again(
    hall: KeptHall, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    new = of_folder(tmp_path / "new")
    monkeypatch.setattr(kept, "of_settings", lambda: new)
    said = restored(file)
    assert "every log is proven" in said
    assert head(new) == head(hall)
    for name in (*FILES, "secret-key", "push-key"):
        assert (new.data / name).read_bytes() == (hall.data / name).read_bytes()
        assert (new.data / name).stat().st_mode & 0o777 == 0o600
    assert list((new.data / making.SCRATCH).iterdir()) == []


def test_a_server_runs_on_what_was_put_back(
    hall: KeptHall, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    new = of_folder(tmp_path / "new")
    monkeypatch.setattr(kept, "of_settings", lambda: new)
    shutil.rmtree(hall.data / "certificate")
    restored(file)
    with started(new.data, "--no-demo") as server:
        assert server.get("/t/open/")[0] == 200
    verified = subprocess.run(
        [sys.executable, str(ROOT / "manage.py"), "verify"],
        env=environment(OPENHALL_DATA=str(new.data)),
        capture_output=True,
        text=True,
        check=False,
    )
    assert "2 streams, no fault" in verified.stdout


def test_a_sealed_one_comes_back_by_its_passphrase_alone(hall: KeptHall, tmp_path: Path) -> None:
    file = making.make(hall, tmp_path / "hall.backup", WORDS).path
    words = tmp_path / "passphrase"
    words.write_text("other words than these\n")
    assert "name the file of its passphrase" in not_restored(5, file)
    assert "another passphrase" in not_restored(5, file, passphrase_file=str(words))
    words.write_text(f"{WORDS}\n")
    assert "is in place" in restored(file, passphrase_file=str(words))


def test_of_a_folder_the_newest_is_taken(hall: KeptHall, tmp_path: Path) -> None:
    folder = tmp_path / "stick"
    folder.mkdir()
    for second in (1, 3, 2):
        name = f"openhall-{hall.mark}-20261127-10000{second}Z.backup"
        making.make(hall, folder / name)
    assert "100003Z" in restored(folder)
    making.make(hall, folder / "openhall-00000000-20261127-100000Z.backup")
    assert "holds back-ups of 2 halls: name the file" in not_restored(1, folder)
    assert "There is no back-up in" in not_restored(1, hall.data)


# --- what would be lost ---------------------------------------------------------------------


def test_a_newer_log_is_not_overwritten_unless_that_is_said(hall: KeptHall, file: Path) -> None:
    was = head(hall)
    go_on(hall, 3)
    newer = head(hall)
    assert newer[0] == was[0] + 3
    assert "would be lost" in not_restored(4, file)
    assert head(hall) == newer
    said = restored(file, replace=True)
    assert re.search(
        rf"open: the back-up ends at event {was[0]}; 3 events after it \(from 20.*\) would be gone",
        said,
    )
    assert "blitz: the same" in said
    assert head(hall) == was
    (aside,) = hall.data.glob("replaced-*")
    assert str(aside) in said
    assert head(of_folder(aside)) == newer


def test_a_back_up_that_is_newer_than_what_is_there_loses_nothing(
    hall: KeptHall, tmp_path: Path
) -> None:
    """As after a disk that was put back from last night."""
    was = head(hall)
    go_on(hall, 2)
    file = making.make(hall, tmp_path / "hall.backup").path
    newer = head(hall)
    with opened(hall) as using:
        put_back("open", was[0], using=using)
    assert "open: the back-up has 2 events more than what is here" in restored(file)
    assert head(hall) == newer


def test_another_log_is_told_from_an_older_one(hall: KeptHall, file: Path) -> None:
    """Both went on from the same event."""
    was = head(hall)
    with opened(hall) as using:
        put_back("open", was[0] - 2, using=using)
    go_on(hall, 3, actor="user:2")
    assert "would be lost" in not_restored(4, file)
    said = restored(file, replace=True)
    assert (
        f"open: another log from event {was[0] - 1} on: 2 events in the back-up; 3 events" in said
    )


def test_a_tournament_that_the_back_up_does_not_know_would_be_lost(
    hall: KeptHall, file: Path
) -> None:
    with opened(hall) as using:
        (first,) = store.read("open", 0, 1, using=using)
        event = NewEvent(type=first.type, version=first.version, body=first.body.encode())
        store.execute(
            "rapid",
            Envelope(command_id=uuid4(), actor="user:1", role="chief"),
            lambda _: Outcome([event], {}),
            create=True,
            using=using,
        )
    not_restored(4, file)
    assert "rapid: is not in the back-up; its 1 event (from" in restored(file, replace=True)


def test_who_was_erased_since_is_named(hall: KeptHall, file: Path) -> None:
    with opened(hall) as using:
        seq = store.head("open", using=using).seq + 1
        event = NewEvent(type="PersonErased", version=1, body=b"{}")
        store.execute(
            "open",
            Envelope(command_id=uuid4(), actor="user:1", role="chief"),
            lambda _: Outcome([event], {}),
            using=using,
        )
    said = restored(file, replace=True)
    assert f"open: event {seq} erased somebody who is in the back-up" in said


def test_what_is_here_and_cannot_be_read_is_kept_aside_too(hall: KeptHall, file: Path) -> None:
    hall.database.write_bytes(b"what a broken disk left")
    assert "would be lost" in not_restored(4, file)
    assert "The database that is here cannot be read" in restored(file, replace=True)
    (aside,) = hall.data.glob("replaced-*")
    assert (aside / "openhall.sqlite3").read_bytes() == b"what a broken disk left"
    assert head(hall)[0] > 0


def test_the_write_ahead_log_of_what_was_there_never_meets_the_new_database(
    hall: KeptHall, file: Path, tmp_path: Path
) -> None:
    """A killed server leaves one; with another database under it that database would be ruined."""
    was = head(hall)
    killed = tmp_path / "killed"
    with closing(connect(hall.database)) as database:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("CREATE TABLE later (word TEXT)")
        database.commit()
        shutil.copytree(hall.data, killed)
    assert (killed / "openhall.sqlite3-wal").stat().st_size > 0
    for end in ("", "-wal", "-shm"):
        shutil.copy2(killed / f"openhall.sqlite3{end}", hall.data)
    restored(file)
    assert head(hall) == was
    with closing(connect(hall.database)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        tables = database.execute("SELECT name FROM sqlite_master WHERE name = 'later'").fetchall()
        assert tables == []


# --- what is expected -----------------------------------------------------------------------


def test_a_head_that_is_known_is_held_against_it(hall: KeptHall, file: Path) -> None:
    seq, own_hash = head(hall)
    assert f"Yes: it is event {seq}" in restored(file, f"--expect={own_hash[:16]}@{seq}")
    go_on(hall, 1)
    later = head(hall)
    said = not_restored(4, file, f"--expect={later[1]}@{later[0]}")
    assert "The expected head is not in the back-up" in said
    shown = restored(file, f"--expect={later[1]}@{later[0]}", replace=True)
    assert f"ends at event {seq}" in shown
    assert "the last event is missing" in shown


def test_it_can_be_tried_under_a_running_server_and_changes_nothing(
    hall: KeptHall, file: Path
) -> None:
    shutil.rmtree(hall.data / "certificate")
    before = head(hall)
    with started(hall.data, "--no-demo") as server:
        assert "It could be put back. Nothing was changed." in restored(file, check=True)
        assert "A server runs on the data folder" in not_restored(1, file)
        assert server.get("/t/open/")[0] == 200
    assert head(hall) == before
    assert list(hall.data.glob("replaced-*")) == []


def test_no_server_starts_meanwhile(hall: KeptHall) -> None:
    from tournaments.backups import restoring

    with restoring.alone(hall.data):
        line = refused("--port", "0", "--no-demo", "--data", str(hall.data))
    assert "A server already runs on the data folder" in line


# --- what is no back-up ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "is no back-up, or was cut off"),
        (b"what is this?", "is no back-up, or was cut off"),
        (None, "is no back-up, or was cut off"),
    ],
    ids=["empty", "something else", "cut off"],
)
def test_what_is_no_back_up_is_refused(
    hall: KeptHall, file: Path, content: bytes | None, said: str
) -> None:
    before = head(hall)
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) * 2 // 3] if content is None else content)
    assert said in not_restored(3, file)
    assert head(hall) == before


def test_a_file_that_is_not_there(hall: KeptHall, tmp_path: Path) -> None:
    assert "is not there" in not_restored(1, tmp_path / "none.backup")


def test_bytes_that_turned_are_found(hall: KeptHall, file: Path) -> None:
    """One alone may say the same: where a page is full of nothing, a copy of it from elsewhere."""
    whole = bytearray(file.read_bytes())
    for place in range(len(whole) // 3, len(whole) // 3 + 64):
        whole[place] ^= 1
    file.write_bytes(whole)
    assert "in it" in not_restored(3, file)


@pytest.mark.parametrize("name", ["openhall.sqlite3", archive.MANIFEST])
def test_a_table_of_contents_that_turned_is_found_or_makes_no_difference(
    hall: KeptHall, file: Path, name: str
) -> None:
    """Each byte of an entry: a password that is none, a version or a packing of no program, …"""
    whole = file.read_bytes()
    entry = whole.rindex(b"PK\x01\x02", 0, whole.rindex(name.encode()))
    codes = []
    for place in range(entry, entry + 46):
        for turned in (1, 0x80):
            bytes_ = bytearray(whole)
            bytes_[place] ^= turned
            file.write_bytes(bytes_)
            try:
                restored(file)
            except CommandError as refusal:
                codes.append(refusal.returncode)
    assert set(codes) == {3}
    assert len(codes) > 20


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("UPDATE events_event SET actor = 'user:9' WHERE stream = 'open' AND seq = 9", "altered"),
        ("DELETE FROM events_event WHERE stream = 'open' AND seq = 9", "seq 9 to 9 missing"),
        ("UPDATE events_command SET answer = '{}' WHERE stream = 'open'", "answer"),
        ("UPDATE events_stream SET head = 3 WHERE id = 'open'", "head"),
    ],
)
def test_a_log_that_was_altered_is_found_though_the_file_is_whole(
    hall: KeptHall, file: Path, question: str, said: str
) -> None:
    altered(file, question)
    assert said in not_restored(3, file)


def test_a_log_that_was_cut_clean_is_not_what_its_manifest_names(
    hall: KeptHall, file: Path
) -> None:
    altered(file, "SELECT 1")
    whole = of_folder(file.parent / "cut")
    with zipfile.ZipFile(file) as packed:
        packed.extractall(whole.data)
        manifest = msgspec.json.decode(packed.read("manifest.json"), type=Manifest)
    with opened(whole) as using:
        put_back("open", manifest.ends["open"].seq - 2, using=using)
    file.unlink()
    archive.write(file, {archive.DATABASE: whole.database}, manifest, "")
    assert "it names other ends of the logs" in not_restored(3, file)


@pytest.mark.parametrize("name", ["../evil", "/etc/evil", "rating-lists/../../evil", "evil"])
def test_an_archive_writes_nowhere_else(hall: KeptHall, file: Path, name: str) -> None:
    manifest = Manifest(form=1, program="0", made_at="", ends={}, files={})
    file.unlink()
    archive.write(file, {archive.DATABASE: hall.database, name: b"evil"}, manifest, "")
    assert "has no place in a data folder" in not_restored(3, file)


def test_one_of_a_newer_program_is_refused_with_a_sentence(hall: KeptHall, file: Path) -> None:
    altered(
        file,
        "INSERT INTO django_migrations (app, name, applied) VALUES "
        "('tournaments', '9999_of_tomorrow', '2030-01-01')",
    )
    said = not_restored(1, file)
    assert "made by a newer Openhall (tournaments.9999_of_tomorrow)" in said


def test_one_of_an_older_program_gets_the_tables_of_this_one(
    hall: KeptHall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last migration of `tournaments` taken back, as the program before had its tables."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "manage.py"), "showmigrations", "tournaments", "--plan"],
        env=environment(OPENHALL_DATA=str(hall.data)),
        capture_output=True,
        text=True,
        check=True,
    )
    before = re.findall(r"tournaments\.(\d{4})", done.stdout)[-2]
    subprocess.run(
        [sys.executable, str(ROOT / "manage.py"), "migrate", "tournaments", before],
        env=environment(OPENHALL_DATA=str(hall.data)),
        capture_output=True,
        check=True,
    )
    file = making.make(hall, tmp_path / "older.backup", lists=False).path
    new = of_folder(tmp_path / "new")
    monkeypatch.setattr(kept, "of_settings", lambda: new)
    assert "Rating lists without players: 1" in restored(file)
    with copies.reading(new.database) as using, connections[using].cursor() as cursor:
        cursor.execute("SELECT MAX(name) FROM django_migrations WHERE app = 'tournaments'")
        assert cursor.fetchone()[0] > before + "_~"
    assert not (new.data / f"rating-lists/{LIST}.sqlite3").exists()
    assert list((new.data / making.SCRATCH).iterdir()) == []
