"""The facts of kept answers are only ever added to: it is enforced."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests import kept_words
from tests.golden_files import git

pytestmark = pytest.mark.registries


def test_all_are_as_their_checksums_say() -> None:
    assert kept_words.differing_from_sums() == [], "what is new: python -m tests.kept_words"


def test_none_differs_from_what_was_committed() -> None:
    assert kept_words.differing_from_history() == []


# --- controls ---------------------------------------------------------------------------------


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Two that are listed and committed."""
    path = tmp_path / "kept_words.json"
    path.write_text('{"RoundClosed": {"round": 3}, "BoardSettled": {"board": 7}}')
    kept_words.add_sums(path)
    git(tmp_path, "init", "-q")
    git(tmp_path, "config", "user.name", "Arbiter")
    git(tmp_path, "config", "user.email", "arbiter@example.org")
    commit(tmp_path)
    return path


def test_one_more_is_asked_for_its_checksum_and_no_more(file: Path) -> None:
    file.write_text(json.dumps({**kept_words.read(file), "NoTime": {}}))
    assert kept_words.differing_from_sums(file) == ["NoTime is not on the list"]
    kept_words.add_sums(file)
    assert kept_words.differing_from_sums(file) == kept_words.differing_from_history(file) == []


def test_what_was_edited_or_taken_away_is_found(file: Path) -> None:
    file.write_text('{"RoundClosed": {"number": 3}}')
    found = ["BoardSettled was taken away", "RoundClosed was edited"]
    assert sorted(kept_words.differing_from_sums(file)) == found
    kept_words.add_sums(file)
    assert sorted(kept_words.differing_from_sums(file)) == found


def test_a_list_made_anew_does_not_hide_it(file: Path) -> None:
    file.write_text('{"RoundClosed": {"number": 3}}')
    file.with_suffix(".sums").unlink()
    kept_words.add_sums(file)
    commit(file.parent)
    assert kept_words.differing_from_sums(file) == []
    found = ["BoardSettled was taken away", "RoundClosed was edited"]
    assert kept_words.differing_from_history(file) == found


def commit(folder: Path) -> None:
    git(folder, "add", "--all")
    git(folder, "commit", "-q", "-m", "As it stands")
