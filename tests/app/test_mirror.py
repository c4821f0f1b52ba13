"""A mirror: the public pages as files, brought to where they stand and kept current there."""

from __future__ import annotations

import json
import os
import re
import stat
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.utils import timezone
from pytest_django import Settings

from events.messages import utc_text
from tournaments.domain.attendance.commands import WithdrawPlayer
from tournaments.domain.entries.commands import TakeBackEntry
from tournaments.domain.ids import PlayerId
from tournaments.mirror import bringing, head, keeping, queue, rows
from tournaments.mirror.targets.folder import Folder
from tournaments.mirror.targets.target import MirrorFailed
from tournaments.models import Mirror
from tournaments.services import sealing
from tournaments.services.users import user_id

from .api import Api, body
from .builders import Hall, entry, open_hall

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def root(tmp_path: Path, settings: Settings) -> Path:
    settings.MIRROR_FOLDER = str(tmp_path)
    return tmp_path / "open" / "site"


@pytest.fixture
def hall() -> Hall:
    hall = open_hall(players=8, rounds=5)
    hall.pair()
    hall.publish()
    return hall


def set_mirror(hall: Hall, *languages: str, **place: Any) -> Mirror:
    fields = {"kind": "folder", "address": "site", "user": "", "region": "", "secret": ""}
    return keeping.keep(
        hall.slug,
        user_id(hall.chief),
        **{**fields, "local": False, "languages": [*languages] or ["en"], **place},
    )


def brought(mirror: Mirror) -> Mirror:
    """Without waiting for its rest."""
    Mirror.objects.filter(pk=mirror.pk).update(rest=0)
    while bringing.run(mirror.pk):
        pass
    return fresh(mirror)


def fresh(mirror: Mirror) -> Mirror:
    return Mirror.objects.get(pk=mirror.pk)


def erase(hall: Hall, player: int) -> None:
    asked = {"name": entry(player).name, "ground": "own-request", "texts": []}
    place = f"players/{player}/erasure/"
    answer = Api(hall).post(place, body(**asked, read_seq=hall.state.seq))
    assert answer.status == 201, answer


def head_at(root: Path) -> head.MirrorHead:
    read = head.read((root / head.PATH).read_bytes())
    assert read is not None
    return read


def texts(root: Path) -> Iterator[tuple[str, str]]:
    """What stands there, but for the files of the program."""
    for path in sorted(root.rglob("*")):
        name = path.relative_to(root).as_posix()
        if path.is_file() and not name.startswith("static/"):
            yield name, path.read_text(encoding="utf-8")


def test_every_link_of_every_page_leads_to_a_file_beside(hall: Hall, root: Path) -> None:
    hall.results(1, "1-0", "1/2-1/2", "0-1", "1-0")
    brought(set_mirror(hall, "en", "cs"))
    links = 0
    for name, text in texts(root):
        if not name.endswith(".html"):
            continue
        for address in re.findall(r'\s(?:href|src|data-mirror)="([^"#]+)', text):
            assert not address.startswith("/"), (name, address)
            links += 1
            if not address.startswith("https:"):
                assert (root / name).parent.joinpath(address).resolve().is_file(), (name, address)
    assert links > 1000
    assert (root / "cs/player/1/index.html").exists()
    assert (root / "working/1/index.html").exists(), "the round is complete"


def test_nothing_on_it_asks_the_server_for_anything(hall: Hall, root: Path) -> None:
    brought(set_mirror(hall))
    for name, text in texts(root):
        assert f"/t/{hall.slug}" not in text or name.endswith((".json", ".ics")), name
        assert 'method="post"' not in text, name


def test_no_draft_stands_there(hall: Hall, root: Path) -> None:
    hall.results(1, "1-0", "1-0", "1-0", "1-0")
    hall.pair()
    mirror = brought(set_mirror(hall))
    assert (root / "pairings/1/index.html").exists()
    assert not (root / "pairings/2/index.html").exists()
    assert not [name for name, text in texts(root) if "Round 2" in text and "pairings" in name]
    hall.publish()
    brought(mirror)
    assert "Round 2" in (root / "pairings/2/index.html").read_text()


def test_what_is_not_public_stands_nowhere(hall: Hall, root: Path) -> None:
    brought(set_mirror(hall))
    for name, text in texts(root):
        for hidden in ("player3@example.org", "300003", "-04-30", "Klub 3"):
            assert hidden not in text, (name, hidden)


def test_a_result_changes_what_reads_otherwise_and_the_head_says_what(
    hall: Hall, root: Path
) -> None:
    mirror = brought(set_mirror(hall))
    before, entries = head_at(root), (root / "entries/index.html").stat().st_mtime_ns
    assert "1–0" not in (root / "pairings/1/index.html").read_text()
    hall.results(1, "1-0")
    mirror = brought(mirror)
    after = head_at(root)
    assert after.version == before.version + 1 == mirror.version
    assert after.changed["pairings/1/index.html"] == after.version
    assert after.changed.get("entries/index.html", 0) <= before.version
    assert (root / "entries/index.html").stat().st_mtime_ns == entries
    assert f'data-version="{after.version}"' in (root / "pairings/index.html").read_text()


def test_an_erased_name_is_nowhere_any_more(hall: Hall, root: Path) -> None:
    mirror = brought(set_mirror(hall, "en", "cs"))
    name = entry(3).name
    assert any(name in text for _, text in texts(root))
    hall.results(1, "1-0", "1-0", "1-0", "1-0")
    hall.do(WithdrawPlayer(player=PlayerId(3)))
    mirror = brought(mirror)
    erase(hall, 3)
    brought(mirror)
    assert [path for path, text in texts(root) if name in text] == []


def test_an_entry_that_was_taken_back_has_no_page_any_more(root: Path) -> None:
    hall = open_hall(players=8, rounds=5, started=False)
    mirror = brought(set_mirror(hall))
    assert (root / "player/3/index.html").exists()
    hall.do(TakeBackEntry(player=PlayerId(3)), reason="by mistake")
    brought(mirror)
    assert not (root / "player/3").exists()
    assert not mirror.files.filter(path__startswith="player/3").exists()


def test_pages_are_removed_before_anything_is_written(
    hall: Hall, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mirror = brought(set_mirror(hall))
    mirror.files.create(path="gone/index.html", key="a", digest="a", version=1)
    Folder(root).write("gone/index.html", b"somebody")
    hall.results(1, "1-0")
    done: list[str] = []
    _listen(monkeypatch, "write", done, "")
    _listen(monkeypatch, "remove", done, "- ")
    brought(mirror)
    assert done[0] == "- gone/index.html"
    assert done[-1] == head.PATH
    assert done.count(head.PATH) == 1


def _listen(patch: pytest.MonkeyPatch, name: str, done: list[str], mark: str) -> None:
    does = getattr(Folder, name)

    def heard(target: Folder, path: str, *body: bytes) -> None:
        done.append(f"{mark}{path}")
        does(target, path, *body)

    patch.setattr(Folder, name, heard)


class Died(Exception):  # noqa: N818
    """As if the power failed."""


def test_what_was_half_done_is_gone_on_with_and_the_head_comes_last(
    hall: Hall, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mirror = set_mirror(hall)
    wrote: list[str] = []
    write = Folder.write

    def dying(target: Folder, path: str, body: bytes) -> None:
        if len(wrote) == 70:
            raise Died
        wrote.append(path)
        write(target, path, body)

    monkeypatch.setattr(Folder, "write", dying)
    with pytest.raises(Died):
        bringing.run(mirror.pk)
    assert not (root / head.PATH).exists()
    first = set(wrote[:64])  # the batches that were whole
    again: list[str] = []
    monkeypatch.setattr(Folder, "write", write)
    _listen(monkeypatch, "write", again, "")
    brought(mirror)
    assert first.isdisjoint(again)
    assert again[-1] == head.PATH
    assert fresh(mirror).waiting == 0


@pytest.mark.parametrize("begins", ["at first", "anew", "without its head"])
def test_whatever_takes_longer_than_a_turn_is_done_in_several(
    hall: Hall, root: Path, monkeypatch: pytest.MonkeyPatch, begins: str
) -> None:
    mirror = set_mirror(hall)
    if begins != "at first":
        mirror = brought(mirror)
        hall.results(1, "1-0")
    if begins == "anew":
        keeping.go_on(mirror, anew=True)
    elif begins == "without its head":
        (root / head.PATH).unlink()
        Mirror.objects.update(rest=0)
    wrote: list[str] = []
    _listen(monkeypatch, "write", wrote, "")
    monkeypatch.setattr(bringing, "SLICE", 0.0)
    turns = 1
    while bringing.run(mirror.pk):
        turns += 1
        assert turns < 40, "it begins again and again"
    assert turns > 2
    assert len(wrote) == len(set(wrote)), "each file once"
    assert {name for name, _ in texts(root)} <= {*wrote}
    assert wrote[-1] == head.PATH
    row = rows.mirror_row(fresh(mirror))
    assert (row.state, row.waiting) == ("current", 0)


def test_an_older_version_is_never_written_over_a_newer_one(hall: Hall, root: Path) -> None:
    mirror = brought(set_mirror(hall))
    newer = json.loads((root / head.PATH).read_text())
    newer["version"] += 5
    (root / head.PATH).write_text(json.dumps(newer))
    hall.results(1, "1-0")
    mirror = brought(mirror)
    assert mirror.problem == "newer-there"
    assert json.loads((root / head.PATH).read_text()) == newer
    assert "1–0" not in (root / "pairings/1/index.html").read_text()
    keeping.go_on(mirror, anew=True)
    mirror = brought(mirror)
    assert head_at(root).version == mirror.version < newer["version"]
    assert not mirror.anew


def test_the_place_of_another_tournament_is_left_alone(hall: Hall, root: Path) -> None:
    mirror = brought(set_mirror(hall))
    other = json.loads((root / head.PATH).read_text()) | {"log": "another"}
    (root / head.PATH).write_text(json.dumps(other))
    hall.results(1, "1-0")
    assert brought(mirror).problem == "other-tournament"


def test_files_that_somebody_removed_are_written_again(hall: Hall, root: Path) -> None:
    mirror = brought(set_mirror(hall))
    for name in (head.PATH, "index.html", "names/index.html"):
        (root / name).unlink()
    hall.results(1, "1-0")
    brought(mirror)
    assert (root / "names/index.html").exists()


def test_the_head_is_written_again_each_minute_though_nothing_is_new(
    hall: Hall, root: Path
) -> None:
    mirror = brought(set_mirror(hall))
    first = head_at(root)
    brought(mirror)
    assert head_at(root) == first, "it has just been written"
    Mirror.objects.update(written_at=timezone.now() - 2 * timedelta(seconds=head.EVERY))
    page = (root / "index.html").stat().st_mtime_ns
    brought(mirror)
    second = head_at(root)
    assert second.written_at > first.written_at
    assert (second.version, second.changed) == (first.version, first.changed)
    assert (root / "index.html").stat().st_mtime_ns == page


def test_a_place_that_refuses_is_tried_again_and_said(
    hall: Hall, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_target: Folder, path: str, _body: bytes) -> None:
        raise MirrorFailed("full", path)

    mirror = set_mirror(hall)
    with monkeypatch.context() as patch:
        patch.setattr(Folder, "write", refuse)
        mirror = brought(mirror)
    row = rows.mirror_row(mirror)
    assert (row.state, row.problem, row.failures) == ("failing", "full", 1)
    assert row.problem_path.startswith("static/")
    assert row.next_at > utc_text(timezone.now())
    assert not bringing.is_time(mirror), "it pauses"
    keeping.go_on(mirror)
    row = rows.mirror_row(brought(mirror))
    assert (row.state, row.failures) == ("current", 0)
    assert (row.problem, row.problem_at) != ("", ""), "what went wrong last is still said"


def test_what_the_chief_takes_away_is_gone(hall: Hall, root: Path) -> None:
    mirror = brought(set_mirror(hall))
    keeping.take_away(mirror)
    mirror = brought(mirror)
    assert list(root.rglob("*.*")) == []
    assert (mirror.stopped, mirror.files.count()) == (True, 0)


def test_a_folder_is_one_below_that_of_the_server(
    hall: Hall, root: Path, settings: Settings
) -> None:
    for address in ("", "/etc", "../up", "a/../../b", "c:\\x", "."):
        with pytest.raises(keeping.NoMirror):
            set_mirror(hall, address=address)
    settings.MIRROR_FOLDER = ""
    with pytest.raises(keeping.NoMirror):
        set_mirror(hall)


def test_no_tournament_writes_over_the_files_of_another(hall: Hall, root: Path) -> None:
    brought(set_mirror(hall))
    before = {path: path.read_bytes() for path in root.rglob("*.*")}
    other = open_hall(players=4, rounds=3, slug="other")
    for address in ("site", "open/site", "site/player/1"):
        mirror = brought(set_mirror(other, address=address))
        keeping.go_on(mirror, anew=True)
        brought(mirror)
    assert {path: path.read_bytes() for path in root.rglob("*.*")} == before
    assert (root.parents[1] / "other" / "site" / "player" / "1" / "index.html").exists()


def test_files_can_be_read_by_a_web_server_whatever_the_hall_keeps_to_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = os.umask(0o077)
    try:
        Folder(tmp_path / "open").write("player/1/index.html", b"")
    finally:
        os.umask(before)
    for path in (tmp_path / "open").rglob("*"):
        assert path.stat().st_mode & stat.S_IROTH, path


def test_a_secret_is_sealed_and_no_other_server_opens_it(hall: Hall, settings: Settings) -> None:
    settings.MIRROR_FOLDER = "/x"
    mirror = set_mirror(hall, secret="geheim")
    assert "geheim" not in mirror.secret
    assert sealing.unseal(mirror.secret, "mirror") == "geheim"
    assert sealing.unseal(set_mirror(hall).secret, "mirror") == "geheim", "an empty one keeps it"
    assert set_mirror(hall, address="elsewhere").secret == "", "never for another place"
    settings.SECRET_KEY = "another"
    assert sealing.unseal(mirror.secret, "mirror") is None


def test_the_sweep_asks_for_a_mirror_that_is_behind(
    hall: Hall, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    monkeypatch.setattr(queue, "ask", asked.append)
    mirror = set_mirror(hall)
    queue.sweep()
    mirror = brought(mirror)
    queue.sweep()
    queue.sweep()
    assert asked[0] == mirror.pk
    del asked[:]
    queue.sweep()
    assert asked == [], "it is current"
    hall.results(1, "1-0")
    assert asked == [mirror.pk], "the bell"
    queue.sweep()
    assert asked == [mirror.pk], "it rests"
    Mirror.objects.update(rest=0)
    queue.sweep()
    assert asked == [mirror.pk] * 2


def test_the_command_line_writes_a_folder_and_then_what_is_new(
    hall: Hall, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = tmp_path / "anywhere"
    call_command("mirror", hall.slug, to=root, language=["cs", "en"])
    assert "version 11," in capsys.readouterr().out
    assert 'lang="cs"' in (root / "index.html").read_text()
    entries = (root / "entries/index.html").stat().st_mtime_ns
    hall.results(1, "1-0")
    call_command("mirror", hall.slug, to=root, language=["cs", "en"])
    assert "1–0" in (root / "en/pairings/index.html").read_text()
    assert (root / "entries/index.html").stat().st_mtime_ns == entries
    (root / head.PATH).write_text(head_text(root, version=99))
    with pytest.raises(CommandError, match="a newer version stands there"):
        call_command("mirror", hall.slug, to=root)


def head_text(root: Path, **other: Any) -> str:
    return json.dumps(json.loads((root / head.PATH).read_text()) | other)


def test_the_command_line_brings_the_mirror_that_is_set(
    hall: Hall, root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(CommandError, match="has no mirror"):
        call_command("mirror", hall.slug)
    set_mirror(hall)
    call_command("mirror", hall.slug)
    assert capsys.readouterr().out.startswith("site: version")
    assert head_at(root).version
