"""Snapshots of the fold: the same state as by replay, and thrown away at any doubt."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from events import store
from events.messages import Recorded
from tournaments import log
from tournaments.domain.folding import fold
from tournaments.domain.games.commands import CorrectResult
from tournaments.domain.games.results import Result
from tournaments.domain.ids import GameId
from tournaments.domain.tournament.state import Tournament
from tournaments.services import snapshots, states

from .playing import Hall
from .test_unchanged import played_hall
from .test_version import busy_hall

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def data(settings: Any, tmp_path: Path) -> Path:
    settings.DATA_DIR = tmp_path
    return tmp_path


@pytest.fixture
def hall() -> Hall:
    hall = Hall(players=6)
    hall.start()
    hall.publish(1)
    hall.result("1.1.1")
    return hall


def replayed(stream: str, upto: int | None = None) -> Tournament:
    return fold(Tournament(), log.facts(store.read(stream, 0, upto)))


def saved(hall: Hall) -> Path:
    """The snapshot of now, from which on two results more are recorded."""
    snapshots.save(hall.stream, hall.state, store.head(hall.stream).hash)
    path = snapshots.folder(hall.stream) / str(hall.state.seq)
    assert path.is_file()
    hall.result("1.1.2")
    hall.result("1.1.3")
    states.forget()
    return path


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """From where the log is read."""
    asked: list[int] = []
    really = store.read

    def noted(stream: str, after: int = 0, upto: int | None = None) -> list[Recorded]:
        asked.append(after)
        return really(stream, after, upto)

    monkeypatch.setattr(store, "read", noted)
    return asked


@pytest.mark.parametrize("make", [played_hall, busy_hall])
def test_a_state_comes_back_from_its_bytes_at_every_event(make: Callable[[], Hall]) -> None:
    """Equal, the same bytes again, and what is folded on from it is equal too."""
    facts = list(log.facts(store.read(make().stream)))
    state = kept = Tournament()
    for number, fact in enumerate(facts):
        state = fold(state, [fact])
        kept = fold(kept, [fact])
        encoded = msgspec.msgpack.encode(state)
        back = msgspec.msgpack.decode(encoded, type=Tournament)
        assert back == state == kept, (number, fact)
        assert msgspec.msgpack.encode(back) == encoded, (number, fact)
        kept = back


def test_a_start_folds_only_what_came_after_the_snapshot(hall: Hall, read: list[int]) -> None:
    before = int(saved(hall).name)
    read.clear()
    assert states.current(hall.stream) == replayed(hall.stream)
    assert read[0] == before


def test_a_moment_of_the_past_begins_at_the_snapshot_before_it(hall: Hall, read: list[int]) -> None:
    before = int(saved(hall).name)
    read.clear()
    state = states.at(hall.stream, before + 1)
    assert read == [before]
    assert state == replayed(hall.stream, before + 1)
    assert states.at(hall.stream, before - 2) == replayed(hall.stream, before - 2)


def test_the_snapshot_of_the_head_is_the_state_itself(hall: Hall) -> None:
    snapshots.save(hall.stream, hall.state, store.head(hall.stream).hash)
    states.forget()
    assert states.current(hall.stream) == replayed(hall.stream)


def cut_short(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-5])


def turned_over(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[-20] ^= 1
    path.write_bytes(content)


def of_another_program(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content.replace(snapshots.fingerprint().encode(), b"0" * 64))


def of_another_form(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b'"form":1', b'"form":9', 1))


def of_another_log(path: Path) -> None:
    first, _, body = path.read_bytes().partition(b"\n")
    header = msgspec.json.decode(first, type=snapshots.SnapshotHeader)
    other = msgspec.structs.replace(header, hash="0" * 64)
    path.write_bytes(msgspec.json.encode(other) + b"\n" + body)


def of_another_event(path: Path) -> None:
    """Whole, and by this program: but the state is that of another event than it says."""
    first, _, body = path.read_bytes().partition(b"\n")
    header = msgspec.json.decode(first, type=snapshots.SnapshotHeader)
    state = msgspec.msgpack.decode(zlib.decompress(body), type=Tournament)
    wrong = zlib.compress(msgspec.msgpack.encode(msgspec.structs.replace(state, seq=state.seq + 1)))
    other = msgspec.structs.replace(header, digest=sha256(wrong).hexdigest())
    path.write_bytes(msgspec.json.encode(other) + b"\n" + wrong)


def no_state(path: Path) -> None:
    path.write_bytes(b"nothing of the kind")


@pytest.mark.parametrize(
    "spoil",
    [
        cut_short,
        turned_over,
        of_another_program,
        of_another_form,
        of_another_log,
        of_another_event,
        no_state,
    ],
)
def test_at_any_doubt_the_log_is_folded(
    hall: Hall, spoil: Callable[[Path], None], read: list[int]
) -> None:
    path = saved(hall)
    spoil(path)
    read.clear()
    assert states.current(hall.stream) == replayed(hall.stream)
    assert 0 in read
    assert not path.exists()


def test_an_older_snapshot_is_taken_where_the_newest_is_in_doubt(
    hall: Hall, read: list[int]
) -> None:
    older = int(saved(hall).name)
    snapshots.save(hall.stream, hall.state, store.head(hall.stream).hash)
    newest = snapshots.folder(hall.stream) / str(hall.state.seq)
    cut_short(newest)
    states.forget()
    read.clear()
    assert states.current(hall.stream) == replayed(hall.stream)
    assert read[0] == older


def test_who_looks_through_a_lock_is_given_the_same(hall: Hall) -> None:
    saved(hall)
    game = GameId("1.1.1")
    correct = CorrectResult(game=game, expected=Result.WHITE_WINS, result=Result.DRAW)
    hall.do(correct, reason="misread")
    assert hall.state == replayed(hall.stream)


def test_snapshots_are_made_as_the_log_grows_and_few_are_kept(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshots, "EVERY", 4)
    monkeypatch.setattr(snapshots, "PAST", 10)
    head = hall.state.seq
    for _ in range(4):
        states.save_snapshots()
    assert {10, head} <= there(hall)
    for result in ("0-1", "1-0", "0-1", "1-0", "0-1"):
        game = hall.state.games_of(1)[0]
        assert game.result is not None
        correct = CorrectResult(game=game.id, expected=game.result, result=Result(result))
        hall.do(correct, reason="misread")
        assert hall.state.games[game.id].result == result
        states.save_snapshots()
    for _ in range(4):
        states.save_snapshots()
    passing = {seq for seq in there(hall) if seq % 10}
    assert len(passing) <= snapshots.NEWEST
    assert max(there(hall)) > head
    assert {seq for seq in there(hall) if seq % 10 == 0} == set(range(10, hall.state.seq + 1, 10))
    for seq in there(hall):
        states.forget()
        assert states.at(hall.stream, seq) == replayed(hall.stream, seq)


def there(hall: Hall) -> set[int]:
    return {int(path.name) for path in snapshots.folder(hall.stream).iterdir()}


def test_a_disk_that_takes_nothing_is_no_fault(hall: Hall, data: Path) -> None:
    (data / "folds").write_bytes(b"no folder")
    snapshots.save(hall.stream, hall.state, store.head(hall.stream).hash)
    states.forget()
    assert states.current(hall.stream) == replayed(hall.stream)


def test_another_source_is_another_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    known = snapshots.fingerprint()
    assert len(known) == 64
    monkeypatch.setattr(msgspec, "__version__", "0")
    snapshots.fingerprint.cache_clear()
    assert snapshots.fingerprint() != known
    snapshots.fingerprint.cache_clear()
