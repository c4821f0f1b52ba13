"""What an old machine alone recorded is a claim at the one that leads: typed or left out."""

from __future__ import annotations

import json
from uuid import uuid4

import pytest
from msgspec.structs import replace

from events import store
from events.messages import Recorded
from tournaments.domain.decisions import AlreadyRecorded, Conflict
from tournaments.domain.games.results import Result
from tournaments.domain.ids import UserId
from tournaments.domain.refusals import Refused
from tournaments.models import UnmergedEvent
from tournaments.services import unmerged
from tournaments.services.outcomes import Recorded as WasRecorded
from tournaments.services.unmerged import ClaimedEvent
from tournaments.services.users import user_id

from .builders import Hall, open_hall

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def hall() -> Hall:
    """Round 1 is published; board 1 has its result."""
    hall = open_hall(8)
    hall.pair()
    hall.publish()
    hall.results(1, "1-0")
    return hall


def claimed(
    hall: Hall, board: int, result: str = "1-0", reason: str = "", **fields: str
) -> Recorded:
    """The other machine has recorded this result, after its log and ours went apart."""
    (like,) = store.read(hall.slug, hall.state.seq - 1, hall.state.seq)
    body = json.dumps({"game": hall.game(board).id, "result": result})
    own = {"command_id": str(uuid4()), "hash": uuid4().hex * 2, "body": body}
    event = replace(like, **(own | fields))
    words = {"en": f"Board {board}: {result} entered", "cs": "česky"}
    unmerged.keep([ClaimedEvent(event, hall.state.seq, words, reason, "Anna")])
    return event


def standing(hall: Hall, board: int) -> Result | None:
    return hall.state.games[hall.game(board).id].result


def only(hall: Hall) -> UnmergedEvent:
    (claim,) = unmerged.waiting(hall.slug)
    return claim


def chief(hall: Hall) -> UserId:
    return user_id(hall.chief)


def test_nothing_of_it_counts_until_somebody_types_it(hall: Hall) -> None:
    head = store.head(hall.slug)
    claimed(hall, 2)
    assert (store.head(hall.slug), standing(hall, 2)) == (head, None)
    outcome = unmerged.type_again(only(hall), chief(hall), "Anna typed it")
    assert isinstance(outcome, WasRecorded)
    assert standing(hall, 2) == Result.WHITE_WINS
    assert unmerged.waiting(hall.slug) == []


def test_where_another_result_stands_both_are_claims_of_a_conflict(hall: Hall) -> None:
    claimed(hall, 1, "0-1")
    outcome = unmerged.type_again(only(hall), chief(hall), "")
    assert isinstance(outcome, Conflict)
    assert standing(hall, 1) == Result.WHITE_WINS
    assert hall.state.conflicts
    assert unmerged.waiting(hall.slug) == []


def test_what_stands_already_is_recorded_already(hall: Hall) -> None:
    claimed(hall, 1, "1-0")
    assert isinstance(unmerged.type_again(only(hall), chief(hall), ""), AlreadyRecorded)


def test_what_was_left_out_is_not_offered_again(hall: Hall) -> None:
    event = claimed(hall, 2)
    unmerged.leave_out(only(hall), chief(hall))
    unmerged.keep([ClaimedEvent(event, hall.state.seq, {}, "", "Anna")])
    assert unmerged.waiting(hall.slug) == []
    assert standing(hall, 2) is None


def test_what_a_console_has_sent_again_meanwhile_is_no_claim(hall: Hall) -> None:
    (ours,) = store.read(hall.slug, hall.state.seq - 1, hall.state.seq)
    claimed(hall, 1, command_id=ours.command_id)
    assert unmerged.waiting(hall.slug) == []


def test_a_refusal_leaves_it_open_and_it_can_be_typed_later(hall: Hall) -> None:
    claimed(hall, 2, type="ResultCleared")
    body = {"game": hall.game(2).id, "was": "1-0", "of": 3}
    claim = only(hall)
    event = replace(unmerged.event_of(claim), body=json.dumps(body))
    claim.event = json.dumps({name: getattr(event, name) for name in event.__struct_fields__})
    claim.save()
    refused = unmerged.type_again(only(hall), chief(hall), "the slip says so")
    assert isinstance(refused, Refused | Conflict)
    hall.results(2, "1-0")
    assert isinstance(unmerged.type_again(only(hall), chief(hall), "the slip"), WasRecorded)
    assert standing(hall, 2) is None


def test_a_game_of_after_the_fork_is_another_one_in_each_log(hall: Hall) -> None:
    seq = store.head(hall.slug).seq
    event = claimed(hall, 2)
    UnmergedEvent.objects.filter(hash=event.hash).update(fork=1)  # nobody is paired there
    assert unmerged.command_of(only(hall)) is None
    assert unmerged.type_again(only(hall), chief(hall), "") is None
    assert store.head(hall.slug).seq == seq


def test_its_page_shows_who_typed_it_and_takes_one_decision_each(hall: Hall) -> None:
    claimed(hall, 2, reason="as the slip says")
    claimed(hall, 3)
    page = hall.client().get("/console/open/second-machine/").text
    assert all(text in page for text in ("Board 2: 1-0 entered", "Anna", "as the slip says"))
    first, second = unmerged.waiting(hall.slug)
    act = "/console/open/second-machine/{}/"
    browser = hall.client()
    assert browser.post(act.format("type-claim"), {"claim": first.pk}).status_code == 200
    assert browser.post(act.format("type-claim"), {"claim": first.pk}).status_code == 404
    assert browser.post(act.format("leave-claim"), {"claim": second.pk}).status_code == 200
    assert (standing(hall, 2), standing(hall, 3)) == (Result.WHITE_WINS, None)
    assert "Board 2: 1-0 entered" not in browser.get("/console/open/second-machine/").text
