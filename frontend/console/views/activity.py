"""The history of everything or of one subject, one event of it, and what changed since a moment."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any, Final
from urllib.parse import urlencode

import msgspec
from django.http import Http404, HttpRequest, HttpResponse
from django.utils import timezone

from events import messages, store
from events.messages import Recorded
from tournaments.domain.command import name_of
from tournaments.domain.compensation import compensation
from tournaments.domain.decisions import Context
from tournaments.domain.ids import UserId
from tournaments.domain.photos.state import Attachment
from tournaments.log import decoded
from tournaments.selectors.activity.context import SentenceContext
from tournaments.selectors.batches import BatchRow, batches, commands_of
from tournaments.selectors.history.difference import standing_changes
from tournaments.selectors.history.kinds import KINDS, kind_name
from tournaments.selectors.history.rows import HistoryRow
from tournaments.selectors.numbers import names_by_person
from tournaments.selectors.photos import visible
from tournaments.selectors.prizes import prizes_moved
from tournaments.selectors.rows.log import UndoRow
from tournaments.selectors.undo import undo_row
from tournaments.services import differences, event_search, refusals, states, undo, users
from tournaments.services.batch_undo import obstacle
from tournaments.services.permissions import may_hand_out
from tournaments.words import speak

from .cleared_results import cleared_by
from .pages import console_page, show
from .reading import Reading

PAGE: Final = 50
AROUND: Final = 30
"""Events shown above the one that is asked for by its seq."""
PLAIN: Final = ("kind", "actor", "words", "subject", "seq")
"""What can be asked without opening the further filters."""
CORRECTIONS: Final = frozenset(
    {"ResultCorrected", "ResultCleared", "ConflictResolved", "RatingCorrected"}
)
"""Whose pages show which places they moved."""
MOST_MOVES: Final = 50
PARTS: Final = ("players", "standings", "appeals", "devices", "settings")


@console_page
def activity_page(request: HttpRequest, reading: Reading) -> HttpResponse:
    """The log as an arbiter reads it, newest first; all filters stand in the address."""
    given = request.GET.dict()
    wanted = _wanted(given)
    page = event_search.search(reading.stream, reading.state, wanted, PAGE, reading.knows)
    events = page.rows
    repeats = {} if reading.past else refusals.repeated(reading.stream, (row.seq for row in events))
    commands = _commands(reading, events)
    senders = store.senders(reading.stream, reading.state.seq)
    context = {
        "part": "activity_list",
        "events": events,
        "batches": {
            command[-1].seq: batch
            for command in commands
            if (batch := cleared_by(command, reading.state))
        },
        "groups": _groups(reading, commands),
        "can_undo": not reading.past and "undo-batch" in reading.me.commands,
        "can_put_back": not reading.past and "restore-results" in reading.me.commands,
        "undoable": _undoable(reading, events) if wanted.subject else (),
        "repeats": repeats,
        "photos": _photos(reading),
        "photographed": _photographed(reading, wanted.subject),
        "chosen": given,
        "follows": not (wanted.before or reading.past),
        "subject_name": _subject_name(reading, wanted.subject),
        "further": any(given.get(name) for name in given if name not in PLAIN),
        "kinds": [{"code": code, "name": kind_name(code)} for code in KINDS],
        "actors": _actors({actor for actor, _ in senders}),
        "devices": sorted({device for _, device in senders if device}),
        "rounds": range(1, max(reading.state.settings.rounds, *reading.state.rounds, 1) + 1),
        "older_url": _link(request, before=str(events[-1].seq)) if page.more else "",
        "newer_url": _link(request) if wanted.before else "",
        "file_query": _query(request),
        "may_hand_out": may_hand_out(request.user, reading.state),
    }
    return show(request, reading, "activity", "activity", context)


@console_page
def event_page(request: HttpRequest, reading: Reading, number: int) -> HttpResponse:
    """The permanent address of one event: who, when, from where, why, what it changed."""
    row = event_search.event(reading.stream, reading.state, number, reading.knows)
    if row is None:
        raise Http404(speak("Console-Event.no-such", {"seq": number}))
    (recorded,) = store.read(reading.stream, number - 1, number)
    repeats = {} if reading.past else refusals.repeated(reading.stream, [number])
    context = {
        "event": row,
        "recorded": recorded,
        "last": reading.state.seq,
        "repeat": repeats.get(number),
        "undoes": undo.undone(recorded.causation),
        "undo": _undo(reading, recorded, row.text),
        **_moves(reading, recorded),
    }
    return show(request, reading, "activity", "event", context)


@console_page
def difference_page(request: HttpRequest, reading: Reading) -> HttpResponse:
    """What changed from `?at=` until now, as far as `?of=` shows it."""
    of = request.GET.get("of", "")
    newest = states.current(reading.stream)
    compared = differences.compared(reading.stream, reading.state, newest, of, reading.knows)
    parts = _parts(newest.rounds)
    context = {
        "difference": compared,
        "of": of,
        "of_name": parts.get(of) or _subject_name(reading, of),
        "parts": [
            {"name": name, "url": _link(request, of=part), "current": part == of}
            for part, name in parts.items()
        ],
    }
    return show(request, reading, "activity", "difference", context)


def _parts(rounds: Iterable[int]) -> dict[str, str]:
    """What a difference can be narrowed to, and how it is called; "": not at all."""
    return {
        "": speak("Console-DifferencePart.everything"),
        **{name: speak(f"Console-DifferencePart.{name}") for name in PARTS},
        **{
            f"round:{number}": speak("Console-DifferencePart.round", {"round": number})
            for number in rounds
        },
    }


def _wanted(given: dict[str, str]) -> event_search.HistoryFilter:
    """A link to an event by its seq (`?seq=`) shows what came around it. Raises `Http404`."""
    try:
        wanted = event_search.HistoryFilter.of(given)
    except event_search.NotWanted as unclear:
        raise Http404(str(unclear)) from None
    seq = given.get("seq", "")
    if seq.isascii() and seq.isdigit() and len(seq) < 16:
        return msgspec.structs.replace(wanted, before=int(seq) + AROUND + 1)
    return wanted


def _photos(reading: Reading) -> dict[int, Attachment]:
    """By the seq of their event, as they are now: what was erased is so at every moment."""
    return {one.seq: one for one in visible(states.current(reading.stream), reading.knows)}


def _photographed(reading: Reading, subject: str) -> str:
    """What photos can be added to from its history; empty: nothing."""
    noun = subject.partition(":")[0]
    may = not reading.past and "add-attachment" in reading.me.commands
    return subject if may and noun in ("game", "appeal", "player") else ""


def _commands(reading: Reading, shown: Iterable[HistoryRow]) -> list[tuple[Recorded, ...]]:
    """Those that are shown, each with all its events as far as they stand in what is read."""
    whole = store.whole_commands(reading.stream, (row.seq for row in shown))
    return list(commands_of(event for event in whole if event.seq <= reading.state.seq))


def _groups(reading: Reading, commands: Iterable[Sequence[Recorded]]) -> dict[int, BatchRow]:
    """Batches by the seq of their last event."""
    recorded = chain.from_iterable(commands)
    in_the_way = obstacle(reading.stream, reading.state, reading.names, UserId(reading.me.user))
    return {row.last: row for row in batches(reading.state, reading.names, recorded, in_the_way)}


def _undoable(reading: Reading, shown: Iterable[HistoryRow]) -> set[int]:
    """What of a history this reader could take back."""
    if reading.past:
        return set()
    recorded = store.read(reading.stream, 0, reading.state.seq)
    events = ((row.seq, decoded(recorded[row.seq - 1])) for row in shown)
    pasts = undo.pasts_of(reading.stream, recorded)
    commands = ((seq, compensation(reading.state, seq, event, pasts(seq))) for seq, event in events)
    return {seq for seq, command in commands if command and name_of(command) in reading.me.commands}


def _moves(reading: Reading, recorded: Recorded) -> dict[str, Any]:
    """The places that a correction moved when it was made."""
    if recorded.type not in CORRECTIONS or recorded.seq < 2:
        return {}
    before = states.at(reading.stream, recorded.seq - 1)
    after = states.at(reading.stream, recorded.seq)
    moves = standing_changes(before, after, reading.names)
    prizes = prizes_moved(before, reading.names, after, reading.names) if moves else ()
    return {
        "moves": moves[:MOST_MOVES],
        "more_moves": max(0, len(moves) - MOST_MOVES),
        "prize_moves": prizes,
    }


def _undo(reading: Reading, recorded: Recorded, text: str) -> UndoRow | None:
    """What taking the event back would mean, or what to do instead; None on a page of the past and
    for whoever changes nothing."""
    if reading.past or not reading.me.commands:
        return None
    asked = Context(
        actor=UserId(reading.me.user),
        now=messages.utc_text(timezone.now()),
        device=reading.device,
        names=names_by_person(reading.state, reading.names),
    )
    past = undo.past_of(reading.stream, reading.state, recorded.seq)
    event = decoded(recorded)
    return undo_row(reading.state, reading.names, asked, recorded.seq, event, text, past)


def _subject_name(reading: Reading, subject: str) -> str:
    """ "Round 5, board 12", a name, or the subject as it is written."""
    noun, _, name = subject.partition(":")
    state, names = reading.state, reading.names
    if noun == "user":
        return users.names({subject}).get(subject, subject)
    known = {"game": name in state.games, "round": name.isdigit()}
    if noun == "player":
        unknown = speak("Console-Activity.entry", {"entry": name})
        return next((names.player(p) for p in state.players if str(p) == name), unknown)
    return SentenceContext(state, names).about(subject) if known.get(noun) else name or subject


def _actors(actors: Iterable[str]) -> list[dict[str, str]]:
    names = users.names(actors)
    return [
        {"user": actor, "name": name}
        for actor, name in sorted(names.items(), key=lambda item: item[1])
    ]


def _query(request: HttpRequest, **changed: str) -> str:
    kept: dict[str, Any] = {
        key: value for key, value in request.GET.items() if key not in ("before", "seq")
    }
    asked = {key: value for key, value in (kept | changed).items() if value}
    return f"?{urlencode(asked)}" if asked else ""


def _link(request: HttpRequest, **changed: str) -> str:
    return f"{request.path}{_query(request, **changed)}"
