"""Which event moves what, and what a command has to find unmoved."""

import pytest

from tournaments.domain import scopes
from tournaments.domain.attendance.events import PlayerCheckedIn
from tournaments.domain.byes.commands import GrantBye
from tournaments.domain.catalogue import COMMANDS
from tournaments.domain.command import Command
from tournaments.domain.command import subject as about
from tournaments.domain.drafts.commands import RecordPairing, RecordPairingFailure
from tournaments.domain.entries.commands import CorrectPlayer
from tournaments.domain.entries.events import PlayerCorrected
from tournaments.domain.event import Event
from tournaments.domain.games.commands import ConfirmResult, EnterResult
from tournaments.domain.games.events import ColoursCorrected, ResultEntered
from tournaments.domain.games.results import Result
from tournaments.domain.ids import GameId, RequestId
from tournaments.domain.rounds.commands import CloseRound, PublishRound
from tournaments.domain.settings.commands import ChangeSettings
from tournaments.domain.settings.events import SettingsChanged
from tournaments.domain.settings.settings import Settings
from tournaments.domain.tournament.commands import CloseTournament

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
def test_the_pairing_input_moves_with_what_the_next_pairing_reads(example: Event) -> None:
    moves = scopes.PAIRING_INPUT in example.scopes()
    assert moves is (type(example).__name__ in READ_BY_THE_NEXT_PAIRING)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda event: type(event).__name__)
def test_a_scope_is_one_word(example: Event) -> None:
    assert all(scope and not scope.split()[1:] for scope in example.scopes())


@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
def test_no_result_command_looks_at_the_pairing_input(command: type[Command]) -> None:
    looks = command in (RecordPairing, RecordPairingFailure, PublishRound)
    sample = {
        RecordPairing: _record_pairing(),
        RecordPairingFailure: RecordPairingFailure(
            round=1, request=RequestId("r"), base=1, code="x"
        ),
        PublishRound: PublishRound(round=1, request=RequestId("r")),
        EnterResult: enter("1.1.1", "1-0"),
        ConfirmResult: confirm("1.1.1", "1-0"),
    }.get(command)
    if sample is not None:
        assert (scopes.PAIRING_INPUT in sample.scopes()) is looks


def _record_pairing() -> RecordPairing:
    return RecordPairing(
        round=1,
        request=RequestId("r"),
        base=1,
        pairs=(),
        engine="e",
        engine_version="1",
        input_hash="h",
        seal="s",
    )


def test_two_boards_share_no_scope_that_a_result_looks_at() -> None:
    one, two = enter("1.1.1", "1-0"), enter("1.1.2", "1-0")
    moved = ResultEntered(game=GameId("1.1.2"), result=Result.DRAW).scopes()
    assert set(two.scopes()) <= set(moved)
    assert not set(one.scopes()) & set(moved)


def test_colours_for_the_report_alone_leave_the_pairing_input() -> None:
    late = ColoursCorrected(game=GameId("1.1.1"), reversed=True, counts=False)
    assert late.scopes() == ("game:1.1.1",)


def test_a_check_in_does_not_disturb_a_correction_of_details() -> None:
    command = CorrectPlayer(player=p(4), details="d", title="", federation="")
    assert not set(command.scopes()) & set(PlayerCheckedIn(player=p(4)).scopes())
    other = PlayerCorrected(player=p(4), details="x", title="", federation="")
    assert set(command.scopes()) & set(other.scopes())


def test_settings_look_at_settings() -> None:
    command = ChangeSettings(name="x", settings=Settings())
    changed = SettingsChanged(name="y", settings=Settings())
    assert set(command.scopes()) & set(changed.scopes())


@pytest.mark.parametrize(
    ("command", "subject"),
    [
        (enter("3.1.47", "1-0"), "game:3.1.47"),
        (GrantBye(player=p(41), round=2, kind="half"), "player:41"),
        (CloseRound(round=3), "round:3"),
        (CloseTournament(), ""),
    ],
)
def test_a_command_is_about_something(command: Command, subject: str) -> None:
    assert about(command) == subject
