"""Changing the boards of a published round (C.04.2 4.4), and refusing what is no ground for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec
from django.http import Http404, HttpRequest, HttpResponse
from django.http.response import HttpResponseBase

from tournaments import words
from tournaments.domain.changes.events import Ground
from tournaments.domain.changes.grounds import GROUNDS
from tournaments.domain.changes.published import PublishedRound
from tournaments.domain.changes.rules import round_missed
from tournaments.domain.changes.smallest import About
from tournaments.domain.ids import GameId, PlayerId
from tournaments.domain.numbers.start_order import name_key
from tournaments.selectors import changes
from tournaments.selectors.names import ref
from tournaments.selectors.rows.base import PlayerRef
from tournaments.services import activity_rows
from tournaments.words import speak

from .pages import console_page, show, show_long
from .reading import Reading

ASKED: Final[Mapping[Ground, tuple[str, ...]]] = {
    "late-entry": ("arrived", "away"),
    "both-unpaired": ("away",),
    "rematch": (),
    "top-boards": ("away",),
    "regulations": ("board",),
    "played-as": ("board",),
}
"""What each ground has to know; two places to choose in for each."""

LABELS: Final = {
    "arrived": ("arrived", "and-also"),
    "away": ("away", "and-also"),
    "top": ("top", "and-also"),
    "board": ("board", "and-board"),
}
"""What its two places are called (`Console-ChangeFields`)."""

NEEDED: Final[Mapping[Ground, int]] = {"played-as": 2, "regulations": 2}


class Choice(msgspec.Struct, frozen=True):
    value: str
    text: str


class Field(msgspec.Struct, frozen=True, kw_only=True):
    """A place to choose in; empty is possible unless it is `needed`."""

    name: str
    label: str
    choices: tuple[Choice, ...]
    chosen: str
    needed: bool


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """A legal change, with what the command sends: field and value; the clause is typed."""

    row: changes.ProposalRow
    asked: tuple[PlayerRef, ...]
    sends: tuple[tuple[str, Any], ...]


@console_page
def change_pairing(request: HttpRequest, reading: Reading, number: int) -> HttpResponse:
    """Ground, what happened, and the legal changes with their effect: a page that asks in turn."""
    if not reading.state.round(number).published:
        raise Http404(speak("NoSuch.publication-of", {"round": number}))
    ground = _ground(request)
    context: dict[str, Any] = {
        "number": number,
        "grounds": [(row, reading.me.role in row.deciders) for row in changes.grounds()],
        "chosen": ground,
        "may": _may(reading, "change-published-pairings"),
        "refused": changes.proposed(
            reading.state, reading.names, number, "rematch", About()
        ).refused,
    }
    if ground is not None:
        context |= _asked(request, reading, number, ground)
    return show(request, reading, "pairing", "change_pairing", context)


@console_page
def refuse_request(request: HttpRequest, reading: Reading, number: int) -> HttpResponseBase:
    """Who asks for what; the answer can be printed once it is recorded."""
    if not reading.state.round(number).published:
        raise Http404(speak("NoSuch.publication-of", {"round": number}))
    context = {
        "number": number,
        "answers": changes.answers(),
        "pairs": _pairs(reading, number),
        "players": _everybody(reading),
        "boards": _boards_of(reading, number),
        "may": _may(reading, "refuse-request"),
    }
    return show_long(request, reading, "pairing", "refuse_request", context)


def round_changes(reading: Reading, number: int) -> dict[str, Any]:
    """What the page of a round says about its changes and refused requests."""
    round_ = reading.state.round(number)
    reasons = activity_rows.reasons_of(reading.stream, changes.seqs((round_,)), reading.knows)
    requests = changes.refused_requests(reading.state, reading.names, reasons)
    return {
        "changes": changes.changes(reading.state, reading.names, number, reasons),
        "changed_games": {board.game: round_.changed_in(board.game) for board in round_.boards},
        "refused_requests": [one for one in requests if one.round == number],
        "can_change": _may(reading, "change-published-pairings"),
        "can_refuse": _may(reading, "refuse-request"),
    }


# --- what happened --------------------------------------------------------------------------


def _asked(request: HttpRequest, reading: Reading, number: int, ground: Ground) -> dict[str, Any]:
    fields = tuple(_fields(request, reading, number, ground))
    enough = sum(bool(field.chosen) for field in fields) >= NEEDED.get(ground, min(len(fields), 1))
    rows: tuple[changes.ProposalRow, ...] = ()
    if enough:
        about = _about(fields)
        proposed = changes.proposed(reading.state, reading.names, number, ground, about)
        rows = proposed.proposals
    missed = round_missed(reading.state, number, ground)
    return {
        "missed": words.speak(missed, {"round": number}) if missed else "",
        "basis": changes.ground_row(ground),
        "fields": fields,
        "enough": enough,
        "offers": [_offer(row) for row in rows],
        "reasons": words.label("Console-ChangeReasons", ground),
    }


def _fields(request: HttpRequest, reading: Reading, number: int, ground: Ground) -> Iterator[Field]:
    before = PublishedRound(reading.state, number)
    choices = {
        "arrived": _late(reading, before),
        "away": _seated(reading, before, ground),
        "board": _open_boards(reading, before),
    }
    for asked in ASKED[ground]:
        for place, label in enumerate(LABELS["top" if ground == "top-boards" else asked]):
            name = f"{asked}{place + 1}"
            known = {choice.value for choice in choices[asked]}
            chosen = request.GET.get(name, "")
            yield Field(
                name=name,
                label=words.label("Console-ChangeFields", label),
                choices=choices[asked],
                chosen=chosen if chosen in known else "",
                needed=place < NEEDED.get(ground, 0) or (place == 0 and asked != "away"),
            )


def _about(fields: tuple[Field, ...]) -> About:
    def chosen(asked: str) -> list[str]:
        values = (field.chosen for field in fields if field.name.startswith(asked) and field.chosen)
        return list(dict.fromkeys(values))

    return About(
        arrived=tuple(PlayerId(int(entry)) for entry in chosen("arrived")),
        away=tuple(PlayerId(int(entry)) for entry in chosen("away")),
        games=tuple(GameId(game) for game in chosen("board")),
    )


def _late(reading: Reading, before: PublishedRound) -> tuple[Choice, ...]:
    there = (player for player in reading.state.order if before.may_come_in(player))
    return _by_name(Choice(str(player), _person(reading, player)) for player in there)


def _seated(reading: Reading, before: PublishedRound, ground: Ground) -> tuple[Choice, ...]:
    """Who may be away; on the ground of the top boards, who sits at one of them."""
    asked = before.top_boards if ground == "top-boards" else before.boards
    return _by_name(
        Choice(str(player), _person_at(reading, player, board.board))
        for board in before.round.boards
        if board.game in asked and before.untouched(before.game(board.game))
        for player in (board.white, board.black)
    )


def _open_boards(reading: Reading, before: PublishedRound) -> tuple[Choice, ...]:
    name = reading.names.player
    return tuple(
        Choice(board.game, f"{board.board}: {name(board.white)} – {name(board.black)}")
        for board in before.round.boards
        if before.untouched(before.game(board.game))
    )


def _offer(row: changes.ProposalRow) -> Offer:
    away = {player.player for player in row.absent}
    asked = tuple(player for player in row.tells if player.player not in away)
    sends = row.command | {"agreed": [player.player for player in asked]}
    del sends["clause"]
    return Offer(row=row, asked=asked, sends=tuple(sends.items()))


# --- who asks -------------------------------------------------------------------------------


def _pairs(reading: Reading, number: int) -> list[Choice]:
    name = reading.names.player
    return [
        Choice(
            f"[{b.white},{b.black}]",
            words.speak(
                "Console-RefuseRequest.pair",
                {"board": b.board, "white": name(b.white), "black": name(b.black)},
            ),
        )
        for b in reading.state.round(number).boards
    ]


def _everybody(reading: Reading) -> tuple[Choice, ...]:
    return _by_name(
        Choice(f"[{player}]", _person(reading, player)) for player in reading.state.order
    )


def _boards_of(reading: Reading, number: int) -> list[Choice]:
    boards = reading.state.round(number).boards
    return [Choice(f'["{board.game}"]', str(board.board)) for board in boards]


def _person(reading: Reading, player: PlayerId) -> str:
    entry = ref(reading.state, reading.names, player)
    return f"{entry.name} ({entry.rating})" if entry.rating else entry.name


def _person_at(reading: Reading, player: PlayerId, board: int) -> str:
    facts = {"person": _person(reading, player), "board": board}
    return words.speak("Console-ChangePairing.person-at-board", facts)


def _by_name(choices: Iterator[Choice]) -> tuple[Choice, ...]:
    language = words.spoken()
    return tuple(sorted(choices, key=lambda choice: name_key(choice.text, language)))


def _ground(request: HttpRequest) -> Ground | None:
    wanted = request.GET.get("ground", "")
    return next((ground for ground in GROUNDS if ground == wanted), None)


def _may(reading: Reading, command: str) -> bool:
    return not reading.past and command in reading.me.commands
