"""Who may send a long file, and where it lies until it is read."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import pytest
from asgiref.sync import async_to_sync
from django.conf import settings as django_settings
from django.core.files.uploadedfile import UploadedFile

from config.spool import SpooledUpload, SpoolingHandler
from tournaments.api.uploads import may_send

from .builders import Hall, open_hall


def asked(hall: Hall, user: Any, path: str) -> bool:
    headers = []
    if user is not None:
        key = hall.client(user).cookies[django_settings.SESSION_COOKIE_NAME].value
        headers = [(b"cookie", f"{django_settings.SESSION_COOKIE_NAME}={key}".encode())]
    return async_to_sync(may_send)({"path": path, "headers": headers})


@pytest.mark.django_db(transaction=True)
def test_a_rating_list_is_the_chiefs_to_send_and_other_files_are_of_who_has_an_account() -> None:
    hall = open_hall(2)
    typist = hall.arbiter("typist", "results")
    lists = [f"/{place}/{hall.slug}/rating-lists/" for place in ("console", "api/v1/tournaments")]
    for path in lists:
        assert asked(hall, hall.chief, path)
        assert not asked(hall, typist, path)
        assert not asked(hall, None, path)
    assert not asked(hall, hall.chief, "/console/no-such/rating-lists/")
    other = f"/api/v1/tournaments/{hall.slug}/attachments/"
    assert asked(hall, typist, other)
    assert not asked(hall, None, other)


@pytest.fixture
def spool(settings: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The system's folder for temporary files takes nothing."""
    settings.SPOOL = tmp_path / "spool"
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "nowhere"))
    return tmp_path / "spool"


def test_a_long_body_lies_in_the_data_folder(spool: Path, settings: Any) -> None:
    settings.FILE_UPLOAD_MAX_MEMORY_SIZE = 10
    pieces = [b"x" * 8, b"y" * 8, b"z"]

    async def receive() -> dict[str, Any]:
        body = pieces.pop(0)
        return {"type": "http.request", "body": body, "more_body": bool(pieces)}

    with async_to_sync(SpoolingHandler().read_body)(receive) as body:
        assert body.read() == b"x" * 8 + b"y" * 8 + b"z"
    assert spool.is_dir()
    assert list(spool.iterdir()) == []


def test_a_file_of_a_form_lies_there_too_and_leaves_nothing(spool: Path) -> None:
    assert "config.spool.SpooledUpload" in django_settings.FILE_UPLOAD_HANDLERS
    handler = SpooledUpload()
    handler.new_file("file", "list.zip", "application/zip", None, None, None)
    handler.receive_data_chunk(b"whole", 0)
    file = handler.file_complete(5)
    assert isinstance(file, UploadedFile)
    assert (file.name, file.size, b"".join(file.chunks())) == ("list.zip", 5, b"whole")
    file.close()
    handler.new_file("file", "half.zip", "application/zip", None, None, None)
    handler.upload_interrupted()
    assert handler.file.closed
    assert list(spool.iterdir()) == []
