"""Which event moves what, and what a command has to find unmoved."""

import pytest

from tournaments.domain import commands as c
from tournaments.domain import events as e
from tournaments.domain import scopes
from tournaments.domain.results import Result
from tournaments.domain.settings import Settings

from .examples import EXAMPLES
from .hall import confirm, enter, p

READ_BY_THE_NEXT_PAIRING = {
    "SettingsChanged",
    "RegulationsChanged",
    "ProhibitedPairsSet",
    "VirtualPointsSet",
    "PlayerEntered",
    "LateEntryAdmitted",
    "EntryTakenBack",
    "EntryRestored",
    "PlayerMovedAway",
    "PlayerMovedHere",
    "MoveTakenBack",
    "RatingCorrected",
    "EntriesMerged",
    "EntriesSeparated",
    "PlayerCheckedIn",
    "PlayerCheckedOut",
    "AbsenteeDecided",
    "PlayerWithdrawn",
    "PlayerReinstated",
    "PlayerExpelled",
    "ByeGranted",
    "ByeRevoked",
    "ReportTakenBack",
    "InitialColourDrawn",
    "PairingNumbersAssigned",
    "RoundPublished",
    "PublishedPairingsChanged",
    "ResultEntered",
    "ForfeitDeclared",
    "ResultCorrected",
    "ColoursCorrected",
    "ResultCleared",
    "GameAdjourned",
    "AdjournedGameFinished",
    "AdjournmentTakenBack",
}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda event: type(event).__name__)
def test_the_pairing_input_moves_with_what_the_next_pairing_reads(example: e.Event) -> None:
    moves = scopes.PAIRING_INPUT in scopes.of_event(example)
    assert moves is (type(example).__name__ in READ_BY_THE_NEXT_PAIRING)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda event: type(event).__name__)
def test_a_scope_is_one_word(example: e.Event) -> None:
    assert all(scope and not scope.split()[1:] for scope in scopes.of_event(example))


@pytest.mark.parametrize("command", c.BY_NAME.values(), ids=c.BY_NAME)
def test_no_result_command_looks_at_the_pairing_input(command: type[c.Command]) -> None:
    looks = command in (c.RecordPairing, c.RecordPairingFailure, c.PublishRound)
    sample = {
        c.RecordPairing: _record_pairing(),
        c.RecordPairingFailure: c.RecordPairingFailure(round=1, request="r", base=1, code="x"),
        c.PublishRound: c.PublishRound(round=1, request="r"),
        c.EnterResult: enter("1.1.1", "1-0"),
        c.ConfirmResult: confirm("1.1.1", "1-0"),
    }.get(command)
    if sample is not None:
        assert (scopes.PAIRING_INPUT in scopes.of_command(sample)) is looks


def _record_pairing() -> c.RecordPairing:
    return c.RecordPairing(
        round=1,
        request="r",
        base=1,
        pairs=(),
        engine="e",
        engine_version="1",
        input_hash="h",
        seal="s",
    )


def test_two_boards_share_no_scope_that_a_result_looks_at() -> None:
    one, two = enter("1.1.1", "1-0"), enter("1.1.2", "1-0")
    moved = scopes.of_event(e.ResultEntered(game="1.1.2", result=Result.DRAW))
    assert set(scopes.of_command(two)) <= set(moved)
    assert not set(scopes.of_command(one)) & set(moved)


def test_colours_for_the_report_alone_leave_the_pairing_input() -> None:
    late = e.ColoursCorrected(game="1.1.1", reversed=True, counts=False)
    assert scopes.of_event(late) == ("game:1.1.1",)


def test_a_check_in_does_not_disturb_a_correction_of_details() -> None:
    command = c.CorrectPlayer(player=p(4), details="d", title="", federation="")
    assert not set(scopes.of_command(command)) & set(
        scopes.of_event(e.PlayerCheckedIn(player=p(4)))
    )
    other = e.PlayerCorrected(player=p(4), details="x", title="", federation="")
    assert set(scopes.of_command(command)) & set(scopes.of_event(other))


def test_settings_look_at_settings() -> None:
    command = c.ChangeSettings(name="x", settings=Settings())
    changed = e.SettingsChanged(name="y", settings=Settings())
    assert set(scopes.of_command(command)) & set(scopes.of_event(changed))


@pytest.mark.parametrize(
    ("command", "subject"),
    [
        (enter("3.1.47", "1-0"), "game:3.1.47"),
        (c.GrantBye(player=p(41), round=2, kind="half"), "player:41"),
        (c.CloseRound(round=3), "round:3"),
        (c.CloseTournament(), ""),
    ],
)
def test_a_command_is_about_something(command: c.Command, subject: str) -> None:
    assert scopes.subject(command) == subject
