"""What to do instead where an event is not taken back: for each such type a sentence.

For whoever stands at the console: what stays, and the page on which the thing can be put right.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ..domain.appeals.events import AppealDecided
from ..domain.changes.events import PlayersRequestRefused
from ..domain.devices.events import DeviceEnrolled, DeviceReviewed, DeviceRevoked
from ..domain.drafts.events import PairingDiscarded, PairingFailed, PairingRequested, RoundPaired
from ..domain.entries.events import EntriesToldApart, PlayerCorrected
from ..domain.erasure.events import MemberErased, PersonErased
from ..domain.event import Event
from ..domain.games.events import (
    ConflictRaised,
    ConflictResolved,
    LateCorrectionAdmitted,
    ResultCleared,
    ResultConfirmed,
)
from ..domain.imported.events import ColumnsMapped, ReportLinesImported, ReportTakenBack
from ..domain.manual.events import (
    ManualPairingBegun,
    ManualPairingChanged,
    ManualPairingDiscarded,
    RoundPairedManually,
)
from ..domain.moving.events import MoveTakenBack
from ..domain.notes.events import BoardNoted
from ..domain.numbers.events import InitialColourDrawn, PairingNumbersAssigned, PairingNumbersFrozen
from ..domain.photos.events import AttachmentAdded
from ..domain.player_reports.events import PlayerReported, ReportsSettled
from ..domain.rounds.events import RoundPublished
from ..domain.rulings.events import BoardDecided
from ..domain.start_of_play.events import AbsenceExplained, ClocksStarted
from ..domain.tournament.events import RequestRefused, RequestRefusedAgain, TournamentCreated

_ON_RECORD: Final = "A refusal stays on record and changed nothing."
_DRAFT: Final = "On the page Pairing, discard what is in hand and pair the round again."
_BY_HAND: Final = (
    "On the page Pairing, while the round is paired by hand: exchange the boards anew,"
    " or discard the pairing by hand; the program's draft then stands again."
)

INSTEAD: Final[Mapping[type[Event], str]] = MappingProxyType(
    {
        TournamentCreated: (
            "A tournament that was opened stays. What is wrong in it is put right under Settings;"
            " one that was opened by mistake is left without entries."
        ),
        DeviceEnrolled: "On the page Devices, revoke the device: it is logged out at once.",
        DeviceRevoked: (
            "A revoked device does not come back. On the page Devices, make a new code and let it"
            " join again."
        ),
        DeviceReviewed: (
            "The review is over. If one of its results is wrong after all, correct it on its board"
            " on the page Results."
        ),
        MoveTakenBack: (
            "On the player's page (Entries), move the player to the other section again."
        ),
        PlayerCorrected: (
            "On the page Entries, open the player and put the details right there; the history says"
            " what they were."
        ),
        EntriesToldApart: (
            "If the two are one person after all: on the page Entries, open the one entry and merge"
            " the other into it (Entered twice?)."
        ),
        ReportLinesImported: (
            "What the file said of its rounds stays, and stands in every report of this tournament."
            " A wrong file is taken back as a whole, in the activity, while nothing rests on it."
        ),
        ColumnsMapped: (
            "It says how a list was read. If that was wrong, take the list back in the activity and"
            " import it with other columns."
        ),
        ReportTakenBack: (
            "On the page Entries, import the report again: its rounds and results come back with"
            " it."
        ),
        InitialColourDrawn: (
            "The lot is drawn once (C.04.3 5.1), and stands. A single round can be paired with"
            " other colours by hand, on the page Pairing."
        ),
        PairingNumbersAssigned: (
            "The numbers follow from ratings and titles: take back what moved them, or correct a"
            " rating on the player's page; then assign them anew on the page Entries, until round 4"
            " is published (C.04.2 2.3)."
        ),
        PairingNumbersFrozen: (
            "From the publication of round 4 on no correction moves a number (C.04.2 2.3). A wrong"
            " rating is still corrected on the player's page; the number stays."
        ),
        PairingRequested: _DRAFT,
        RoundPaired: _DRAFT,
        PairingFailed: "On the page Pairing, put right what it names, then pair the round again.",
        PairingDiscarded: "On the page Pairing, pair the round again.",
        ManualPairingBegun: _BY_HAND,
        ManualPairingChanged: _BY_HAND,
        ManualPairingDiscarded: "On the page Pairing, begin to pair the round by hand again.",
        RoundPairedManually: _DRAFT,
        RoundPublished: (
            "A published pairing stands (C.04.2 4.4). On the page Pairing, change its boards on one"
            " of the grounds that the article names, while the round is played."
        ),
        PlayersRequestRefused: (
            f"{_ON_RECORD} If the players get what they asked for after all, change the boards on"
            " the page Pairing."
        ),
        ResultConfirmed: (
            "A confirmation changes no result. If the result is wrong, correct it on its board on"
            " the page Results: that ends the confirmation."
        ),
        ResultCleared: "On the page Results, type the result of that board again.",
        ConflictRaised: (
            "A claim is not withdrawn but settled: on the page Results, resolve the conflict of"
            " that board."
        ),
        ConflictResolved: (
            "The conflict is over. If the result that was decided on is wrong, correct it on its"
            " board on the page Results."
        ),
        PlayerReported: (
            "It is the player's word and changes no result. The player can report again from the"
            " slip; an arbiter enters or corrects the result on the page Results."
        ),
        ReportsSettled: (
            "If the result is wrong after all, correct it on its board on the page Results."
        ),
        AppealDecided: (
            "A decision is not taken back. What it changed on the board is corrected there, on the"
            " page Results; a new appeal is filed on the page Appeals."
        ),
        ClocksStarted: (
            "On the page Start of play, set the time at which the clocks of the round were started."
        ),
        AbsenceExplained: (
            "If the player does not stay after all, withdraw him on his page (Entries)."
        ),
        BoardDecided: (
            "A decision of the chief arbiter is replaced by the next one: decide the board anew, on"
            " the page Results."
        ),
        BoardNoted: "A note stays. Add another one to the board that says what is right.",
        LateCorrectionAdmitted: (
            "It goes with the correction that was recorded right after it: take that one back."
        ),
        AttachmentAdded: (
            "A photo stays with what it shows. It goes with the personal data of somebody who is on"
            " it: on the player's page, Erase personal data."
        ),
        PersonErased: (
            "What was erased is gone for good. If the player still plays, the details are entered"
            " anew as a new entry."
        ),
        MemberErased: (
            "What was erased is gone for good. Who sits again is named anew, on the page Appeals."
        ),
        RequestRefused: f"{_ON_RECORD} Ask again, or let somebody ask whose role permits it.",
        RequestRefusedAgain: (
            f"{_ON_RECORD} Ask again, or let somebody ask whose role permits it."
        ),
    }
)
