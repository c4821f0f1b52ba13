"""`manage.py backup`: one proven file of a hall that goes on, whole or not there at all."""

from __future__ import annotations

import io
import os
import random
import shutil
import subprocess
import sys
import threading
import zipfile
from contextlib import closing
from io import StringIO
from pathlib import Path
from sqlite3 import connect

import msgspec
import pytest
from django.core.management import CommandError, call_command
from django.db import connections

from tests.guards import guards_lifted
from tests.small_disk import small_disk
from tournaments.backups import archive, copies, kept, making, sealing
from tournaments.backups.archive import Manifest
from tournaments.backups.kept import KeptHall
from tournaments.backups.refusal import BackupRefused

from .kept_hall import FILES, LIST
from .kept_halls import copied, go_on, opened
from .started import ROOT, environment, started

pytestmark = pytest.mark.usefixtures("files_may_be_opened")
WORDS = "four words of a hall"


@pytest.fixture
def hall(pytestconfig: pytest.Config, tmp_path: Path) -> KeptHall:
    return copied(pytestconfig, tmp_path / "data")


@pytest.fixture
def command(hall: KeptHall, monkeypatch: pytest.MonkeyPatch) -> KeptHall:
    """The hall is that of `manage.py`."""
    monkeypatch.setattr(kept, "of_settings", lambda: hall)
    return hall


def manifest(file: Path) -> Manifest:
    with zipfile.ZipFile(file) as packed:
        return msgspec.json.decode(packed.read("manifest.json"), type=Manifest)


def leaves_nothing(hall: KeptHall, folder: Path) -> None:
    assert [file.name for file in folder.iterdir()] == []
    assert list((hall.data / making.SCRATCH).iterdir()) == []


def test_everything_that_the_hall_keeps_is_in_it(command: KeptHall, tmp_path: Path) -> None:
    file = tmp_path / "hall.backup"
    said = StringIO()
    call_command("backup", file, stdout=said)
    assert "not sealed: it holds the keys of the server; read again and proven" in said.getvalue()
    with zipfile.ZipFile(file) as packed:
        assert {*packed.namelist()} == {
            *("manifest.json", "openhall.sqlite3", "secret-key", "push-key"),
            *FILES,
        }
        assert packed.read("secret-key") == (command.data / "secret-key").read_bytes()
        assert packed.read(f"rating-lists/{LIST}.sqlite3") == b"players of a list"
    with opened(command) as using:
        assert manifest(file).ends == copies.ends(using)
    assert {*manifest(file).ends} == {"open", "blitz"}
    if os.name != "nt":
        assert file.stat().st_mode & 0o777 == 0o600


def test_into_a_folder_it_goes_under_a_name_of_its_own(command: KeptHall, tmp_path: Path) -> None:
    folder = tmp_path / "stick"
    folder.mkdir()
    call_command("backup", folder, stdout=StringIO())
    (file,) = folder.iterdir()
    assert file.name.startswith(f"openhall-{command.mark}-20")
    assert file.suffix == ".backup"


def test_rating_lists_can_stay_behind_and_are_counted(command: KeptHall, tmp_path: Path) -> None:
    file = tmp_path / "hall.backup"
    call_command("backup", file, "--without-lists", stdout=StringIO())
    assert not [name for name in manifest(file).files if LIST in name]
    assert manifest(file).lists_left_out == 1


def test_what_is_there_is_never_overwritten(command: KeptHall, tmp_path: Path) -> None:
    file = tmp_path / "hall.backup"
    file.write_text("of yesterday")
    with pytest.raises(CommandError, match="is there already") as refused:
        call_command("backup", file)
    assert refused.value.returncode == 1
    assert file.read_text() == "of yesterday"


def test_a_folder_that_is_not_there_is_not_made(command: KeptHall, tmp_path: Path) -> None:
    """A stick that is not plugged in must not become a folder of the laptop's own disk."""
    with pytest.raises(CommandError, match=r"The folder of .* is not there") as refused:
        call_command("backup", tmp_path / "stick" / "hall.backup")
    assert refused.value.returncode == 1
    assert not (tmp_path / "stick").exists()


def test_it_is_one_moment_of_a_hall_that_goes_on(hall: KeptHall, tmp_path: Path) -> None:
    """While events are written, each back-up ends where some event ended, and is proven."""
    done = threading.Event()
    failed: list[Exception] = []

    def types() -> None:
        try:
            while not done.is_set():
                go_on(hall, 2)
        except Exception as error:  # noqa: BLE001 (it is looked at below)
            failed.append(error)
        finally:
            connections.close_all()

    typist = threading.Thread(target=types)
    typist.start()
    try:
        made = [making.make(hall, tmp_path / f"{number}.backup") for number in range(6)]
    finally:
        done.set()
        typist.join()
    assert failed == []
    seqs = [each.ends["open"].seq for each in made]
    assert seqs == sorted(seqs)
    assert seqs[-1] > seqs[0], "nobody typed meanwhile"
    for each in made:
        assert manifest(each.path).ends == each.ends


def test_a_log_that_contradicts_itself_is_named_and_not_kept(
    command: KeptHall, tmp_path: Path
) -> None:
    folder = tmp_path / "stick"
    folder.mkdir()
    with opened(command) as using, guards_lifted(using), connections[using].cursor() as cursor:
        cursor.execute("UPDATE events_event SET actor = 'user:9' WHERE stream='open' AND seq = 12")
    with pytest.raises(CommandError, match=r"open seq 12: hash: .* altered") as refused:
        call_command("backup", folder)
    assert refused.value.returncode == 3
    leaves_nothing(command, folder)


def test_what_was_proven_before_is_not_read_again_but_its_place_is(
    hall: KeptHall, tmp_path: Path
) -> None:
    """A control of the short way: it sees what came after, and another log in the same place."""
    ends = making.make(hall, tmp_path / "1.backup").ends
    places = {stream: archive.place(end) for stream, end in ends.items()}
    go_on(hall, 2)
    making.make(hall, tmp_path / "2.backup", proven=places)
    with opened(hall) as using, guards_lifted(using), connections[using].cursor() as cursor:
        cursor.execute("UPDATE events_event SET actor = 'user:9' WHERE stream='open' AND seq = 30")
    with pytest.raises(BackupRefused, match="open seq 30: hash"):
        making.make(hall, tmp_path / "3.backup", proven=places)
    other = {**places, "open": msgspec.structs.replace(places["open"], hash="0" * 64)}
    with pytest.raises(BackupRefused, match="is not the one that was proven before"):
        making.make(hall, tmp_path / "4.backup", proven=other)


def test_a_guard_that_is_missing_is_named(hall: KeptHall, tmp_path: Path) -> None:
    with closing(connect(hall.database)) as database:
        (name,) = database.execute(
            "SELECT name FROM sqlite_master WHERE type = 'trigger' LIMIT 1"
        ).fetchone()
        database.execute(f'DROP TRIGGER "{name}"')
    with pytest.raises(BackupRefused, match=f"{name} is missing"):
        making.make(hall, tmp_path / "1.backup")


def test_a_full_stick_is_said_and_nothing_half_stays_on_it(hall: KeptHall, tmp_path: Path) -> None:
    with small_disk(tmp_path / "stick", 1) as disk:
        disk.fill()
        with pytest.raises(BackupRefused, match="no room left") as refused:
            making.make(hall, disk.folder / "hall.backup")
        assert refused.value.code == "disk-full"
        disk.free()
        leaves_nothing(hall, disk.folder)
        assert making.make(hall, disk.folder / "hall.backup").size > 0


def test_what_a_killed_back_up_left_goes_with_the_next(hall: KeptHall, tmp_path: Path) -> None:
    scratch = hall.data / making.SCRATCH
    (scratch / "unpacked").mkdir(parents=True)
    (scratch / "openhall.sqlite3").write_text("half")
    target = tmp_path / "hall.backup"
    target.with_name("hall.backup.unfinished").write_text("half")
    making.make(hall, target)
    assert list(scratch.iterdir()) == []
    assert [file.name for file in tmp_path.iterdir() if "unfinished" in file.name] == []


def test_what_the_disk_gives_back_otherwise_is_no_back_up(
    hall: KeptHall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A control of the reading afterwards: a byte turns on its way."""
    written = archive.write

    def turned(path: Path, *rest: object) -> None:
        written(path, *rest)  # type: ignore[arg-type]
        whole = bytearray(path.read_bytes())
        whole[len(whole) // 2] ^= 1
        path.write_bytes(whole)

    monkeypatch.setattr(archive, "write", turned)
    folder = tmp_path / "stick"
    folder.mkdir()
    with pytest.raises(BackupRefused) as refused:
        making.make(hall, folder / "hall.backup")
    assert refused.value.code == "damaged-file"
    leaves_nothing(hall, folder)


# --- sealed ---------------------------------------------------------------------------------


def passphrase_file(folder: Path, words: str = WORDS) -> Path:
    file = folder / "passphrase"
    file.write_text(words + "\n")
    return file


def test_sealed_nothing_of_the_hall_can_be_read(command: KeptHall, tmp_path: Path) -> None:
    file = tmp_path / "hall.backup"
    said = StringIO()
    call_command("backup", file, passphrase_file=str(passphrase_file(tmp_path)), stdout=said)
    assert ", sealed; read again and proven" in said.getvalue()
    whole = file.read_bytes()
    assert not zipfile.is_zipfile(file)
    for word in (b"sqlite", b"manifest", b"secret-key", b"Novak"):
        assert word not in whole
    with archive.opened(file, WORDS, tmp_path) as read:
        read.prove()
        assert {*read.manifest.ends} == {"open", "blitz"}


@pytest.mark.parametrize(("words", "code"), [("", "passphrase"), ("other words", "passphrase")])
def test_sealed_it_opens_by_its_passphrase_alone(
    hall: KeptHall, tmp_path: Path, words: str, code: str
) -> None:
    file = tmp_path / "hall.backup"
    making.make(hall, file, WORDS)
    with pytest.raises(BackupRefused) as refused, archive.opened(file, words, tmp_path):
        pass
    assert (refused.value.code, refused.value.exit) == (code, 5)


@pytest.mark.parametrize("words", ["", "too short", None])
def test_a_passphrase_that_is_none_is_refused(
    command: KeptHall, tmp_path: Path, words: str | None
) -> None:
    file = passphrase_file(tmp_path, words or "")
    if words is None:
        file.unlink()
    with pytest.raises(CommandError) as refused:
        call_command("backup", tmp_path / "hall.backup", passphrase_file=str(file))
    assert refused.value.returncode == 5
    assert not (tmp_path / "hall.backup").exists()


@pytest.mark.parametrize(
    "size", [1, sealing.PIECE - 1, sealing.PIECE, sealing.PIECE + 1, 3 * sealing.PIECE]
)
def test_pieces_come_back_as_they_were_and_none_can_go_or_move(size: int) -> None:
    content = random.Random(size).randbytes(size)
    sealed = io.BytesIO()
    sealer = sealing.Sealer(sealed, WORDS)
    for start in range(0, size, 700_001):
        sealer.write(content[start : start + 700_001])
    sealer.close()
    whole = sealed.getvalue()
    back = io.BytesIO()
    sealing.unseal(io.BytesIO(whole), back, WORDS)
    assert back.getvalue() == content
    head = len(sealing.MAGIC) + 2 * sealing.SALT
    piece = sealing.PIECE + sealing.TAG
    spoilt = [whole[:-1], whole + b"x", whole[: head - 1], whole[: len(whole) // 2]]
    if size > sealing.PIECE:
        spoilt.append(whole[: head + piece])
        spoilt.append(whole[:head] + whole[head + piece :])
    if size >= 3 * sealing.PIECE:
        first, second = whole[head : head + piece], whole[head + piece : head + 2 * piece]
        spoilt.append(whole[:head] + second + first + whole[head + 2 * piece :])
    for each in spoilt:
        with pytest.raises(BackupRefused):
            sealing.unseal(io.BytesIO(each), io.BytesIO(), WORDS)


# --- by the command line --------------------------------------------------------------------


def manage(data: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(ROOT / "manage.py"), *arguments],
        env=environment(OPENHALL_DATA=str(data), **more),
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def test_under_a_running_server(hall: KeptHall, tmp_path: Path) -> None:
    shutil.rmtree(hall.data / "certificate")
    with started(hall.data, "--no-demo"):
        done = manage(hall.data, "backup", str(tmp_path / "hall.backup"), OPENHALL_LANGUAGE="cs")
    assert done.returncode == 0, done.stderr
    assert manifest(tmp_path / "hall.backup").settings["OPENHALL_LANGUAGE"] == "cs"


def test_on_postgresql_it_says_whose_work_that_is(tmp_path: Path) -> None:
    url = "postgres://nobody@127.0.0.1:1/nothing"
    for arguments in (("backup", str(tmp_path / "x")), ("restore", str(tmp_path / "x"))):
        done = manage(tmp_path / "data", *arguments, DATABASE_URL=url)
        assert done.returncode == 1
        assert "The database is PostgreSQL: its own tools back it up" in done.stderr
        assert len(done.stderr.splitlines()) == 1
