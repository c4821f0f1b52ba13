"""The log as an arbiter reads it: newest first, by kind, by person, by words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from urllib.parse import urlencode

import msgspec
from django.http import HttpRequest, HttpResponse

from events import store
from events.messages import Recorded
from tournaments.domain.commands import name_of
from tournaments.domain.undo import compensation
from tournaments.log import decoded
from tournaments.permissions import may_hand_out
from tournaments.selectors.batches import batches
from tournaments.selectors.rows import ActivityRow
from tournaments.services import histories, users

from .batches import batch_at
from .reading import Reading, console_page, show

PAGE = 100
AROUND = 30
"""Events shown above the one a permanent link leads to."""

KINDS: Mapping[str, tuple[str, frozenset[str]]] = {
    "results": (
        "results",
        frozenset(
            {
                "ResultEntered",
                "ForfeitDeclared",
                "ResultConfirmed",
                "ResultCorrected",
                "RatedResultCorrected",
                "ColoursCorrected",
                "ResultCleared",
                "GameAdjourned",
                "AdjournedGameFinished",
                "ConflictRaised",
                "ConflictResolved",
                "PlayerReported",
                "ReportsSettled",
            }
        ),
    ),
    "corrections": (
        "corrections and conflicts",
        frozenset(
            {
                "ResultCorrected",
                "RatedResultCorrected",
                "ColoursCorrected",
                "ResultCleared",
                "ConflictRaised",
                "ConflictResolved",
                "PlayerReported",
                "ReportsSettled",
            }
        ),
    ),
    "players": (
        "players",
        frozenset(
            {
                "PlayerEntered",
                "LateEntryAdmitted",
                "PlayerCorrected",
                "RatingCorrected",
                "EntriesMerged",
                "EntriesSeparated",
                "EntriesToldApart",
                "PlayerCheckedIn",
                "PlayerCheckedOut",
                "AbsenteeDecided",
                "PlayerWithdrawn",
                "PlayerReinstated",
                "PlayerExpelled",
                "PersonErased",
                "ByeGranted",
                "ByeRevoked",
            }
        ),
    ),
    "rounds": (
        "rounds and pairings",
        frozenset(
            {
                "InitialColourDrawn",
                "PairingNumbersAssigned",
                "PairingNumbersFrozen",
                "PairingRequested",
                "RoundPaired",
                "PairingFailed",
                "PairingDiscarded",
                "ManualPairingBegun",
                "ManualPairingChanged",
                "ManualPairingDiscarded",
                "RoundPairedManually",
                "RoundPublished",
                "RoundClosed",
                "RoundReopened",
            }
        ),
    ),
    "start": (
        "clocks, seats and decisions",
        frozenset(
            {
                "ClocksStarted",
                "SeatFoundEmpty",
                "SeatTaken",
                "ForfeitDeclared",
                "AbsenceExplained",
                "AdjournmentTakenBack",
                "BoardDecided",
            }
        ),
    ),
    "settings": (
        "settings and arbiters",
        frozenset(
            {
                "TournamentCreated",
                "SettingsChanged",
                "ProhibitedPairsSet",
                "ArbiterAppointed",
                "ArbiterDismissed",
                "TournamentClosed",
                "TournamentReopened",
            }
        ),
    ),
    "photos": ("photos", frozenset({"AttachmentAdded"})),
    "refusals": ("refusals", frozenset({"RequestRefused"})),
}


class Chosen(msgspec.Struct, frozen=True, kw_only=True):
    """What the reader asked for; 0 and "" ask for everything."""

    kind: str = ""
    actor: str = ""
    words: str = ""
    subject: str = ""
    before: int = 0
    seq: int = 0

    @property
    def subject_name(self) -> str:
        return self.subject.replace(":", " ")


@console_page
def activity_page(request: HttpRequest, reading: Reading) -> HttpResponse:
    chosen = _chosen(request)
    recorded = store.read(reading.stream, 0, reading.state.seq)
    found = list(islice(_found(chosen, reading, reversed(recorded)), PAGE + 1))
    events, more = found[:PAGE], len(found) > PAGE
    context = {
        "part": "activity_list",
        "events": events,
        "batches": {
            row.seq: batch
            for row in events
            if (batch := batch_at(recorded, row.seq, reading.state))
        },
        "groups": {group.last: group for group in batches(reading.state, reading.names, recorded)},
        "can_undo": not reading.past and "undo-batch" in reading.me.commands,
        "can_put_back": not reading.past and "restore-results" in reading.me.commands,
        "undoable": _undoable(reading, recorded, events) if chosen.subject else (),
        "photos": {found.seq: found for found in reading.state.attachments.values()},
        "photographed": _photographed(reading, chosen.subject),
        "chosen": chosen,
        "kinds": [{"code": code, "name": name} for code, (name, _) in KINDS.items()],
        "actors": _actors(recorded),
        "older_url": _link(request, before=str(events[-1].seq)) if more else "",
        "newer_url": _link(request) if chosen.before or chosen.seq else "",
        "may_hand_out": may_hand_out(request.user, reading.state),
    }
    return show(request, reading, "activity", "activity", context)


def _photographed(reading: Reading, subject: str) -> str:
    """What photos can be added to from its history; empty: nothing."""
    noun = subject.partition(":")[0]
    may = not reading.past and "add-attachment" in reading.me.commands
    return subject if may and noun in ("game", "appeal", "player") else ""


def _undoable(
    reading: Reading, recorded: Sequence[Recorded], shown: Iterable[ActivityRow]
) -> set[int]:
    """What of a history this reader could take back."""
    if reading.past:
        return set()
    found = ((row.seq, decoded(recorded[row.seq - 1])) for row in shown)
    commands = ((seq, compensation(reading.state, seq, event)) for seq, event in found)
    return {seq for seq, command in commands if command and name_of(command) in reading.me.commands}


def _chosen(request: HttpRequest) -> Chosen:
    given = request.GET
    return Chosen(
        kind=given.get("kind", "") if given.get("kind", "") in KINDS else "",
        actor=given.get("actor", ""),
        words=given.get("words", "").strip(),
        subject=given.get("subject", ""),
        before=_number(given.get("before", "")),
        seq=_number(given.get("seq", "")),
    )


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 19 else 0


def _found(
    chosen: Chosen, reading: Reading, newest_first: Iterable[Recorded]
) -> Iterator[ActivityRow]:
    """Sentences are made by the page, and only until enough of them have the words."""
    wanted = (event for event in newest_first if _wanted(chosen, event))
    words = chosen.words.casefold()
    while portion := list(islice(wanted, PAGE + 1)):
        for row in histories.told(reading.stream, reading.state, portion):
            if words in _text(row).casefold():
                yield row


def _text(row: ActivityRow) -> str:
    return f"{row.text} {row.reason} {row.actor_name} {row.device} #{row.seq}"


def _wanted(chosen: Chosen, event: Recorded) -> bool:
    newest = (
        chosen.before - 1 if chosen.before else chosen.seq + AROUND if chosen.seq else event.seq
    )
    return (
        event.seq <= newest
        and (not chosen.kind or event.type in KINDS[chosen.kind][1])
        and (not chosen.actor or event.actor == chosen.actor)
        and (not chosen.subject or chosen.subject in event.scope_names)
    )


def _actors(recorded: Iterable[Recorded]) -> list[dict[str, str]]:
    names = users.names({event.actor for event in recorded})
    return [
        {"user": actor, "name": name}
        for actor, name in sorted(names.items(), key=lambda item: item[1])
    ]


def _link(request: HttpRequest, **changed: str) -> str:
    kept = {key: value for key, value in request.GET.items() if key not in ("before", "seq")}
    query = urlencode({**kept, **changed})
    return f"{request.path}?{query}" if query else request.path
