"""A mirror in stores elsewhere: S3 with its signatures, WebDAV with its folders."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytest_django import Settings

from tournaments.mirror import bringing, head, keeping
from tournaments.models import Mirror
from tournaments.webhooks import calling

from .builders import Hall
from .stores import SpeaksS3, SpeaksWebDav, Store, storing
from .test_mirror import brought, hall, set_mirror

__all__ = ["hall"]

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(params=["s3", "webdav"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def store(kind: str) -> Iterator[Store]:
    with storing(SpeaksS3 if kind == "s3" else SpeaksWebDav) as store:
        yield store


def mirror_at(hall: Hall, kind: str, store: Store, **fields: str) -> Mirror:
    place = {
        "kind": kind,
        "address": f"{store.address}/bucket/open",
        "user": "AKID" if kind == "s3" else "user",
        "secret": SpeaksS3.secret if kind == "s3" else SpeaksWebDav.password,
        "region": SpeaksS3.region,
    }
    if kind == "webdav":
        store.folders.add("/bucket/")
    return set_mirror(hall, **{**place, "local": True, **fields})


def test_the_files_are_those_of_a_folder(
    hall: Hall, kind: str, store: Store, tmp_path: Path, settings: Settings
) -> None:
    settings.MIRROR_FOLDER = str(tmp_path)
    mirror = brought(mirror_at(hall, kind, store))
    assert mirror.problem == ""
    there = {path.removeprefix("/bucket/open/"): body for path, body in store.files.items()}
    assert head.read(there.pop(head.PATH)) is not None
    assert store.asked[0] == ("GET", "/bucket/open/head.json"), "what stands there is looked at"
    writes = [path for method, path in store.asked if method in ("PUT", "MOVE")]
    assert writes[-1].startswith("/bucket/open/head.json"), "the head comes last"
    brought(set_mirror(hall))
    root = tmp_path / "open" / "site"
    files = {path.relative_to(root).as_posix(): path for path in root.rglob("*") if path.is_file()}
    del files[head.PATH]
    assert there.keys() == files.keys()
    assert all(there[name] == path.read_bytes() for name, path in files.items())


def test_what_is_gone_is_removed_there_too(hall: Hall, kind: str, store: Store) -> None:
    mirror = brought(mirror_at(hall, kind, store))
    store.files["/bucket/open/gone/index.html"] = b"somebody"
    mirror.files.create(path="gone/index.html", key="a", digest="a", version=1)
    mirror.files.create(path="not-there/index.html", key="a", digest="a", version=1)
    hall.results(1, "1-0")
    mirror = brought(mirror)
    assert mirror.problem == ""
    assert not [path for path in store.files if "gone" in path]
    keeping.take_away(mirror)
    brought(mirror)
    assert store.files == {}


@pytest.mark.parametrize(
    ("status", "problem"), [(500, "status"), (403, "denied"), (507, "full"), (503, "status")]
)
def test_a_store_that_fails_is_tried_again(
    hall: Hall, kind: str, store: Store, status: int, problem: str
) -> None:
    mirror = mirror_at(hall, kind, store)
    store.fails = [(404, b""), *[(status, b"no")] * 40]
    mirror = brought(mirror)
    assert (mirror.problem, mirror.problem_status, mirror.failures) == (problem, status, 1)
    assert not bringing.is_time(mirror)
    assert not [path for path in store.files if path.endswith(head.PATH)]
    store.fails = []
    keeping.go_on(mirror)
    mirror = brought(mirror)
    assert (mirror.failures, mirror.waiting) == (0, 0)
    assert [path for path in store.files if path.endswith(head.PATH)]


def test_what_is_written_already_is_not_written_again_after_a_failure(
    hall: Hall, kind: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    mirror = brought(mirror_at(hall, kind, store))
    hall.results(1, "1-0")
    monkeypatch.setattr(bringing, "BATCH", 4)
    store.asked.clear()
    stop_after(store, 24)
    mirror = brought(mirror)
    assert mirror.failures == 1
    first = puts(store)
    store.fails = []
    keeping.go_on(mirror)
    brought(mirror)
    again = puts(store)[len(first) :]
    assert len(set(first[:8]) & set(again)) == 0


def puts(store: Store) -> list[str]:
    return [path for method, path in store.asked if method == "PUT"]


def stop_after(store: Store, requests: int) -> None:
    class Later(list):  # type: ignore[type-arg]
        def __bool__(self) -> bool:
            return len(store.asked) > requests

    store.fails = Later([(500, b"")] * 100)


def test_a_stop_of_the_server_is_nobodys_failure(hall: Hall, kind: str, store: Store) -> None:
    mirror = mirror_at(hall, kind, store)
    calling.stop()
    try:
        bringing.run(mirror.pk)
    finally:
        calling.resume()
    mirror = brought(mirror)
    assert (mirror.problem, mirror.failures) == ("", 0)


def test_another_key_is_refused_and_said(hall: Hall, kind: str, store: Store) -> None:
    mirror = brought(mirror_at(hall, kind, store, secret="another"))
    assert mirror.problem == "denied"
    assert store.files == {}


def test_another_region_is_said(hall: Hall) -> None:
    with storing(SpeaksS3) as store:
        assert brought(mirror_at(hall, "s3", store, region="mars-1")).problem == "region"


def test_a_bucket_that_there_is_not_is_said_before_anything_is_made(hall: Hall) -> None:
    with storing(SpeaksS3) as store:
        mirror = mirror_at(hall, "s3", store)
        store.fails = [(404, b"<Error><Code>NoSuchBucket</Code></Error>")]
        mirror = brought(mirror)
        assert (mirror.problem, mirror.problem_status) == ("bucket", 404)
        assert len(store.asked) == 1


def test_a_wrong_clock_is_said(hall: Hall) -> None:
    with storing(SpeaksS3) as store:
        mirror = mirror_at(hall, "s3", store)
        store.fails = [(403, b"<Error><Code>RequestTimeTooSkewed</Code></Error>")]
        assert brought(mirror).problem == "clock"


def test_caches_ask_again_for_all_but_the_files_of_a_program(hall: Hall) -> None:
    with storing(SpeaksS3) as store:
        brought(mirror_at(hall, "s3", store))
        for path, headers in store.headers.items():
            kept = "immutable" in headers["cache-control"]
            assert kept == ("/static/" in path), path
        page = store.headers["/bucket/open/player/1/index.html"]
        assert page["content-type"] == "text/html; charset=utf-8"


def test_an_address_of_the_local_network_is_not_called_without_the_chief(hall: Hall) -> None:
    with storing(SpeaksS3) as store:
        mirror = mirror_at(hall, "s3", store)
        Mirror.objects.update(local_by="")
        assert brought(mirror).problem == "address"
        assert store.asked == []


def test_who_is_away_is_said_and_tried_again(hall: Hall, kind: str, store: Store) -> None:
    mirror = mirror_at(hall, kind, store)
    Mirror.objects.update(address="http://127.0.0.1:1025/open")
    mirror = brought(mirror)
    assert (mirror.problem, mirror.problem_status) == ("no-connection", 0)


def test_the_secret_of_another_server_opens_nothing(
    hall: Hall, kind: str, store: Store, settings: Settings
) -> None:
    mirror = mirror_at(hall, kind, store)
    settings.SECRET_KEY = "another"
    assert brought(mirror).problem == "sealed"
    assert store.asked == []
