"""A mirror on a host of SFTP: log-in, the key of the host, files that are exchanged whole."""

from __future__ import annotations

import html
import stat
from pathlib import Path

import asyncssh
import pytest
from django.test import Client
from pytest_django import Settings

from tournaments.mirror import head, keeping, opening
from tournaments.mirror.targets import host_keys
from tournaments.mirror.targets.target import LARGEST
from tournaments.models import Mirror

from .builders import Hall
from .sftp_server import PASSWORD, Host, speaking_sftp
from .test_mirror import brought, fresh, hall, set_mirror

__all__ = ["hall"]

pytestmark = pytest.mark.django_db(transaction=True)


def mirror_at(hall: Hall, host: Host, **fields: str) -> Mirror:
    place = {"kind": "sftp", "address": host.address, "user": "site", "secret": PASSWORD}
    return set_mirror(hall, **{**place, "local": True, **fields})


def written_anew(mirror: Mirror) -> Mirror:
    keeping.go_on(mirror, anew=True)
    return brought(mirror)


def test_the_files_are_those_of_a_folder(hall: Hall, tmp_path: Path, settings: Settings) -> None:
    settings.MIRROR_FOLDER = str(tmp_path / "here")
    with speaking_sftp(tmp_path / "there") as host:
        mirror = brought(mirror_at(hall, host))
        assert mirror.problem == ""
        there = host.files()
    assert host.asked[-1] == ("exchange", "www/open/head.json"), "the head comes last"
    assert head.read(there.pop(head.PATH)) is not None
    brought(set_mirror(hall))
    root = tmp_path / "here" / "open" / "site"
    files = {path.relative_to(root).as_posix(): path for path in root.rglob("*") if path.is_file()}
    del files[head.PATH]
    assert there == {name: path.read_bytes() for name, path in files.items()}
    page = tmp_path / "there/www/open/standings/index.html"
    assert stat.S_IMODE(page.stat().st_mode) == 0o644, "a web server reads it"


def test_what_is_gone_is_removed_with_its_folder(hall: Hall, tmp_path: Path) -> None:
    with speaking_sftp(tmp_path) as host:
        mirror = brought(mirror_at(hall, host))
        place = tmp_path / "www/open/gone"
        place.mkdir()
        (place / "index.html").write_text("somebody")
        for path in ("gone/index.html", "not-there/index.html"):
            mirror.files.create(path=path, key="a", digest="a", version=1)
        hall.results(1, "1-0")
        mirror = brought(mirror)
        assert mirror.problem == ""
        assert not place.exists()
        keeping.take_away(mirror)
        brought(mirror)
        assert host.files() == {}
        assert [*(tmp_path / "www/open").iterdir()] == [], "and no empty folder is left"


def test_a_host_without_the_exchange_gets_its_files_too(hall: Hall, tmp_path: Path) -> None:
    with speaking_sftp(tmp_path, exchanges=False) as host:
        mirror = brought(mirror_at(hall, host))
        before = host.files()
        hall.results(1, "1-0")
        mirror = brought(mirror)
        assert mirror.problem == ""
        after = host.files()
    assert before.keys() == after.keys()
    assert before["pairings/1/index.html"] != after["pairings/1/index.html"]


def test_the_key_of_the_host_is_kept_and_no_other_host_is_told_the_password(
    hall: Hall, tmp_path: Path
) -> None:
    with speaking_sftp(tmp_path) as host:
        mirror = brought(mirror_at(hall, host))
        assert mirror.host_key == f"ssh-ed25519 {host.fingerprint()}"
        chief = Client()
        chief.force_login(hall.chief)
        shown = html.unescape(chief.get(f"/console/{hall.slug}/mirror/").content.decode())
        assert f"The host is known by its key: {mirror.host_key}" in shown
    with speaking_sftp(tmp_path) as other:
        Mirror.objects.update(address=other.address)
        hall.results(1, "1-0")
        mirror = brought(mirror)
        assert mirror.problem == "host-key"
        assert other.logs_in == []
        Mirror.objects.update(address=host.address)
        mirror = mirror_at(hall, other, secret="")
        assert mirror.host_key == "", "a place that is another one has another key"


def test_a_key_of_another_kind_is_another_host(hall: Hall, tmp_path: Path) -> None:
    with speaking_sftp(tmp_path, "ssh-rsa") as host:
        mirror = brought(mirror_at(hall, host))
        assert mirror.host_key == f"ssh-rsa {host.fingerprint()}"
        Mirror.objects.update(host_key="ssh-ed25519 SHA256:" + 43 * "B")
        hall.results(1, "1-0")
        assert brought(mirror).problem == "host-key"


def test_a_fingerprint_alone_finds_the_key_that_it_is_of(hall: Hall, tmp_path: Path) -> None:
    with speaking_sftp(tmp_path, "ssh-ed25519", "ecdsa-sha2-nistp256", "ssh-rsa") as host:
        for number, kind in enumerate(("ssh-ed25519", "ecdsa-sha2-nistp256", "ssh-rsa")):
            mirror = written_anew(mirror_at(hall, host, host_key=host.fingerprint(number)))
            assert mirror.problem == ""
            assert mirror.host_key == f"{kind} {host.fingerprint(number)}"
        logged_in = len(host.logs_in)
        mirror = written_anew(mirror_at(hall, host, host_key="SHA256:" + 43 * "A"))
        assert mirror.problem == "host-key"
        assert len(host.logs_in) == logged_in


@pytest.mark.parametrize("kind", ["ssh-ed25519", "ecdsa-sha2-nistp256", "ssh-rsa"])
def test_a_private_key_logs_in_though_a_field_took_out_its_lines(
    hall: Hall, tmp_path: Path, kind: str
) -> None:
    key = asyncssh.generate_private_key(kind)
    public = key.export_public_key().decode().split()[1]
    text = key.export_private_key().decode().replace("\n", "")
    with speaking_sftp(tmp_path, key=public) as host:
        assert brought(mirror_at(hall, host, secret=text)).problem == ""
        assert host.logs_in == []
        other = asyncssh.generate_private_key(kind).export_private_key().decode()
        assert written_anew(mirror_at(hall, host, secret=other)).problem == "denied"
        assert written_anew(mirror_at(hall, host, secret=text[:90] + text[120:])).problem == "key"


def test_a_key_with_a_passphrase_is_said_to_be_unreadable(hall: Hall, tmp_path: Path) -> None:
    key = asyncssh.generate_private_key("ssh-ed25519").export_private_key(
        "pkcs8-pem", passphrase="x"
    )
    with speaking_sftp(tmp_path) as host:
        assert brought(mirror_at(hall, host, secret=key.decode())).problem == "key"


def test_who_was_told_a_wrong_password_is_the_host_from_then_on(hall: Hall, tmp_path: Path) -> None:
    with speaking_sftp(tmp_path) as host:
        mirror = brought(mirror_at(hall, host, secret="another"))
        assert (mirror.problem, mirror.failures) == ("denied", 1)
        assert host.files() == {}
        assert mirror.host_key == f"ssh-ed25519 {host.fingerprint()}", "it was told the password"
    with speaking_sftp(tmp_path) as other:
        Mirror.objects.update(address=other.address, tried_at=None)
        assert brought(mirror).problem == "host-key"
        assert other.logs_in == []


def test_who_is_away_is_said_and_tried_again(hall: Hall, tmp_path: Path) -> None:
    with speaking_sftp(tmp_path) as host:
        mirror = mirror_at(hall, host)
    mirror = brought(mirror)
    assert (mirror.problem, mirror.failures) == ("no-connection", 1)
    with speaking_sftp(tmp_path) as host:
        Mirror.objects.update(address=host.address, tried_at=None)
        mirror = brought(mirror)
    assert (mirror.failures, mirror.waiting) == (0, 0)


def test_of_a_head_no_more_is_read_than_a_head_has(hall: Hall, tmp_path: Path) -> None:
    with speaking_sftp(tmp_path) as host:
        brought(mirror_at(hall, host))
        (tmp_path / "www/open" / head.PATH).write_bytes(bytes(3 * LARGEST))
        target = opening.opened(Mirror.objects.get(), local=True)
        try:
            assert target.read(head.PATH) == bytes(LARGEST)
        finally:
            target.close()


def test_an_address_of_the_local_network_is_not_called_without_the_chief(
    hall: Hall, tmp_path: Path
) -> None:
    with speaking_sftp(tmp_path) as host:
        mirror = mirror_at(hall, host)
        Mirror.objects.update(local_by="")
        assert brought(mirror).problem == "address"
        assert host.logs_in == []
        assert fresh(mirror).host_key == ""


def test_the_chief_sets_it_on_the_page_with_a_key_as_openssh_writes_it(hall: Hall) -> None:
    chief = Client()
    chief.force_login(hall.chief)
    page = f"/console/{hall.slug}/mirror/"
    key = "SHA256:" + 43 * "a"
    fields = {"kind": "sftp", "address": "sftp://example.org/~/open", "user": "site"}
    sent = {**fields, "secret": PASSWORD, "languages": ["en"], "host_key": f"ssh-ed25519 {key}"}
    refused = chief.post(page, {**sent, "host_key": "16:27:ac"}).content.decode()
    assert "A key of a host is written as OpenSSH shows it" in refused
    refused = chief.post(page, {**sent, "address": "https://example.org/open"}).content.decode()
    assert "The address must begin with sftp://." in refused
    refused = chief.post(page, {**sent, "address": "sftp://example.org:25/open"}).content.decode()
    assert "port 25" in refused.lower()
    assert not Mirror.objects.exists()
    assert chief.post(page, sent).status_code == 302
    mirror = Mirror.objects.get()
    assert (mirror.kind, mirror.host_key) == ("sftp", f"ssh-ed25519 {key}")
    shown = chief.get(page).content.decode()
    assert key in shown
    assert PASSWORD not in shown
    chief.post(page, {**sent, "kind": "webdav", "address": "https://example.org/open"})
    assert Mirror.objects.get().host_key == "", "of another kind of place there is none"


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("SHA256:" + 43 * "a", ("", "SHA256:" + 43 * "a")),
        (" ssh-ed25519 SHA256:" + 43 * "/" + "= ", ("ssh-ed25519", "SHA256:" + 43 * "/")),
        ("SHA256:" + 42 * "a", None),
        ("ssh-dss SHA256:" + 43 * "a", None),
        ("MD5:16:27:ac:a5:76:28:2d:36:63:1b:56:4d:eb:df:a6:48", None),
    ],
)
def test_a_key_is_read_as_openssh_writes_it(text: str, read: tuple[str, str] | None) -> None:
    assert host_keys.read(text) == read
