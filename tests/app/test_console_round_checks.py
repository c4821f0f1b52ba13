"""What the pairing page says before a round: boards of two sections, long lists of boards."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client
from msgspec.structs import replace

from pairing.validator import CHECKER
from tournaments import pairing_job
from tournaments.domain.settings.commands import ChangeSettings

from .builders import Hall, open_hall

pytestmark = pytest.mark.django_db(transaction=True)


def pairing_page(hall: Hall, number: int) -> Any:
    client = Client()
    client.force_login(hall.chief)
    return client.get(f"/console/{hall.slug}/pairing/{number}/")


def checks(hall: Hall, number: int) -> list[Any]:
    return [check for check in pairing_page(hall, number).context["checks"] if not check.ok]


def change(hall: Hall, **fields: Any) -> None:
    state = hall.state
    hall.do(
        ChangeSettings(
            name=fields.pop("name", state.name), settings=replace(state.settings, **fields)
        ),
        read_seq=state.seq,
        reason="Announced wrongly",
    )


def test_a_section_that_uses_the_same_boards_is_named_and_blocks_nothing() -> None:
    first, second = open_hall(players=8, slug="first"), open_hall(players=6, slug="second")
    change(first, name="Open A")
    assert checks(second, 1) == []
    first.pair()
    (drafted,) = checks(second, 1)
    assert drafted.text == "Open A uses boards 1–3 too"
    first.publish()
    page = pairing_page(second, 1)
    assert page.context["ready"]
    assert "Open A uses boards 1–3 too" in page.content.decode()
    change(second, board_offset=3)
    assert [check.text for check in checks(second, 1)] == ["Open A uses board 4 too"]
    change(second, board_offset=4)
    assert checks(second, 1) == []


def test_a_draft_that_overlaps_says_so_before_it_is_published() -> None:
    first, second = open_hall(players=8, slug="first"), open_hall(players=6, slug="second")
    change(first, name="Open A")
    second.pair()  # nobody else has boards yet
    told = "Open A uses boards 1–3 too"
    assert told not in pairing_page(second, 1).content.decode()
    first.pair()
    first.publish()
    page = pairing_page(second, 1).content.decode()
    assert page.count(told) == 2, "above the draft, and in the question before it is published"
    assert "Settings, first board" in page
    second.publish()
    assert told not in pairing_page(second, 1).content.decode()


def test_many_missing_boards_are_folded_after_two_dozen() -> None:
    hall = open_hall(players=60)
    hall.pair()
    hall.publish()
    page = pairing_page(hall, 2).content.decode()
    shown, folded = page.split("… and 6 more", 1)
    assert (shown.count("/results/1/#b"), folded.count("/results/1/#b")) == (24, 6)
    hall.results(1, *["1-0"] * 6)
    assert "more</summary>" not in pairing_page(hall, 2).content.decode()


def test_s09_the_draft_shows_engine_checker_and_seal() -> None:
    hall = open_hall(players=9)
    pairing_job.run(hall.slug, hall.request())
    drafted = hall.state.round(1)
    page = pairing_page(hall, 1).content.decode()
    assert f"{drafted.engine} {drafted.engine_version}" in page
    assert f"{CHECKER}: no rule broken" in page
    assert drafted.seal
    assert f'<code title="{drafted.seal}">{drafted.seal[:16]}</code>' in page
