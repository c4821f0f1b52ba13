"""What a machine that follows ends before it may lead."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from tournaments.follower.background import _Background
from tournaments.follower.receiving import Receiver


def test_nothing_is_taken_over_while_what_came_is_still_being_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = threading.Event()
    monkeypatch.setattr(Receiver, "_receive", lambda _: written.wait())
    receiver = Receiver(tmp_path / "hall", "this program", [], anew=lambda: None)
    monkeypatch.setattr(receiver, "stop", lambda: Receiver.stop(receiver, patience=0.05))
    background = _Background()
    background._receiver = receiver
    receiver.start()
    assert not background.stop_receiving()
    assert not background.stop_receiving(), "asked again, it forgot whom it waits for"
    written.set()
    receiver._thread.join()
    assert background.stop_receiving()
