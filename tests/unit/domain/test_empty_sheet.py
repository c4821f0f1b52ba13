"""Where no legal pairing exists the chief pairs the round by hand from an empty sheet (V57-63)."""

from __future__ import annotations

import pytest

from tournaments.domain.attendance.commands import CheckOut
from tournaments.domain.drafts.commands import (
    DiscardPairing,
    RecordPairingFailure,
    RequestPairing,
)
from tournaments.domain.drafts.field import pairing_input
from tournaments.domain.manual.events import ManualPairingBegun, RoundPairedManually
from tournaments.domain.manual.rules import doubts
from tournaments.domain.rounds.commands import PublishRound
from tournaments.domain.settings.commands import SetProhibitedPairs
from tournaments.domain.settings.events import ProhibitedPlayers
from tournaments.words import say

from . import invariants
from .by_hand import begin, change, discard, end
from .hall import CHIEF, DEPUTY, OFFICER, SERVER, Hall, correct, p

WHY = "no legal pairing exists"


def without_pairing(hall: Hall, number: int, article: str = "C.04.3 1.9.3") -> Hall:
    """The engine's answer to the request for that round."""
    failure = RecordPairingFailure(
        round=number,
        request=hall.request(number),
        base=hall.state.seq,
        code="NoLegalPairing" if article else "TimeLimit",
        facts={"sentence": "nobody-legal-left", "players": "1"},
        article=article,
        input_hash=pairing_input(hall.state, number).hash,
    )
    hall.do(failure, by=SERVER)
    return hall


@pytest.fixture
def hall() -> Hall:
    """1-2 and 3-4 have been played, 1-3 and 2-4 must not meet, nor 1-4: whoever meets 1 breaks a
    rule."""
    hall = Hall().with_players(4).started().play(1, "1-0")
    apart = ((1, 3), (2, 4), (1, 4))
    groups = tuple(ProhibitedPlayers(tuple(map(p, two)), first=2) for two in apart)
    hall.do(SetProhibitedPairs(groups=groups, from_round=2), reason="families")
    return without_pairing(hall, 2)


def filled(hall: Hall, *made: tuple[int, int]) -> Hall:
    hall.do(begin(hall.round(2)), by=CHIEF, reason=WHY)
    pairs = tuple((p(white), p(black)) for white, black in made)
    hall.do(change(hall.round(2), (), pairs), by=CHIEF)
    return hall


def test_a_phase_begins_with_everybody_waiting(hall: Hall) -> None:
    (event,) = hall.do(begin(hall.round(2)), by=CHIEF, reason=WHY)
    assert isinstance(event, ManualPairingBegun)
    assert event.sheet is not None
    assert event.sheet.players == (1, 2, 3, 4)
    phase = hall.round(2).manual
    assert phase is not None
    assert (phase.pairs, phase.pab) == ((), None)
    (doubt,) = doubts(hall.state, 2, phase.pairs, phase.pab)
    assert (doubt.level, doubt.players) == ("refused", (1, 2, 3, 4))
    assert hall.refused(end(hall.round(2)), reason=WHY).code == "ManualPairingIllegal"
    invariants.check(hall.state, hall.log)


def test_only_the_chiefs_begin_and_with_a_reason(hall: Hall) -> None:
    assert hall.refused(begin(hall.round(2)), by=OFFICER, reason=WHY).code == "NotPermitted"
    assert hall.refused(begin(hall.round(2)), by=DEPUTY).code == "ReasonMissing"
    assert hall.do(begin(hall.round(2)), by=DEPUTY, reason=WHY)


def test_no_sheet_is_laid_where_the_program_was_only_too_slow() -> None:
    hall = without_pairing(Hall().with_players(4).started(), 1, article="")
    refused = hall.refused(begin(hall.round(1)), reason=WHY)
    assert (refused.code, "only once" in say(refused)) == ("NoEmptySheet", True)


def test_no_sheet_is_laid_once_something_else_is_to_be_paired(hall: Hall) -> None:
    hall.do(CheckOut(player=p(4)))
    refused = hall.refused(begin(hall.round(2)), reason=WHY)
    assert (refused.code, "has changed since" in say(refused)) == ("NoEmptySheet", True)


def test_what_the_rules_forbid_is_confirmed_by_name_and_stands_in_the_event(hall: Hall) -> None:
    filled(hall, (1, 2), (3, 4))
    asked = doubts(hall.state, 2, ((p(1), p(2)), (p(3), p(4))), None)
    assert [(one.level, one.article) for one in asked][:2] == [("confirm", "C.04.1 2")] * 2
    refused = hall.refused(end(hall.round(2)), reason=WHY)
    assert (refused.code, refused.facts["players"]) == ("SheetNotConfirmed", "1, 2, 3, 4")
    assert hall.refused(end(hall.round(2), despite=(1, 2)), reason=WHY).code == refused.code
    (event,) = hall.do(end(hall.round(2), despite=(1, 2, 3, 4)), reason=WHY)
    assert isinstance(event, RoundPairedManually)
    assert (event.from_nothing, event.despite) == (True, (1, 2, 3, 4))
    assert {*event.made} == {(1, 2), (3, 4)}


def test_only_what_breaks_a_rule_is_asked_for(hall: Hall) -> None:
    filled(hall, (2, 3), (1, 4))
    assert hall.refused(end(hall.round(2)), reason=WHY).facts["players"] == "1, 4"
    assert hall.do(end(hall.round(2), despite=(1, 4)), reason=WHY)


def test_the_sheet_becomes_the_draft_and_is_published(hall: Hall) -> None:
    filled(hall, (2, 3), (1, 4))
    hall.do(end(hall.round(2), despite=(1, 4)), reason=WHY)
    round_ = hall.round(2)
    assert (round_.status, round_.engine, round_.manual, round_.failure) == (
        "draft",
        "manual",
        None,
        None,
    )
    hall.do(PublishRound(round=2, request=round_.request))
    assert {(game.white, game.black) for game in hall.state.games_of(2)} == {(2, 3), (1, 4)}
    invariants.check(hall.state, hall.log)
    invariants.check_history(hall.log)


def test_the_bye_against_the_rules_is_confirmed_too() -> None:
    hall = Hall().with_players(3).started().play(1, "1-0")
    free = hall.round(1).pab
    assert free == 3
    without_pairing(hall, 2)
    hall.do(begin(hall.round(2)), reason=WHY)
    hall.do(change(hall.round(2), (), ((p(2), p(1)),), free))
    assert hall.refused(end(hall.round(2)), reason=WHY).facts["players"] == "1, 2, 3"
    (event,) = hall.do(end(hall.round(2), despite=(1, 2, 3)), reason=WHY)
    assert isinstance(event, RoundPairedManually)
    assert (event.pab, event.was_pab, event.from_nothing) == (3, None, True)


def test_meanwhile_the_round_is_neither_published_nor_paired_again(hall: Hall) -> None:
    request = filled(hall, (2, 3)).round(2).request
    for command, code in (
        (PublishRound(round=2, request=request), "NoSuchDraft"),
        (DiscardPairing(round=2, request=request), "ManualPairingRuns"),
        (RequestPairing(round=2), "ManualPairingRuns"),
    ):
        assert hall.refused(command).code == code


def test_discarded_the_answer_of_the_program_stands_and_a_sheet_is_laid_anew(hall: Hall) -> None:
    filled(hall, (2, 3))
    hall.do(discard(hall.round(2)))
    round_ = hall.round(2)
    assert (round_.status, round_.manual, round_.boards, round_.open) == ("failed", None, (), False)
    assert round_.failure is not None
    filled(hall, (2, 3), (1, 4))
    assert hall.do(end(hall.round(2), despite=(1, 4)), reason=WHY)


def test_a_correction_makes_the_sheet_outdated(hall: Hall) -> None:
    filled(hall, (2, 3), (1, 4))
    hall.do(correct("1.1.1", "1-0", "0-1"), reason="slip misread")
    assert hall.refused(end(hall.round(2), despite=(1, 4)), reason=WHY).code == "DraftOutdated"
    assert hall.do(discard(hall.round(2)))
