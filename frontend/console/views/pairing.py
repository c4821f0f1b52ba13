"""One round: what is missing, the request, the draft, the publication; before that the start."""

from __future__ import annotations

import itertools

from django.http import Http404, HttpRequest, HttpResponse
from django.urls import reverse

from pairing.systems import SYSTEMS
from tournaments.domain.attendance.no_shows import no_shows
from tournaments.domain.drafts.decide import ready_to_pair
from tournaments.domain.drafts.field import pairable
from tournaments.domain.drafts.input_changes import STALE
from tournaments.domain.drafts.stale import stale_draft
from tournaments.domain.games import second_person
from tournaments.domain.settings.most_rounds import most_rounds, sure_rounds
from tournaments.domain.tournament.state import Tournament
from tournaments.models import TournamentIndex
from tournaments.selectors.numbers import start_order
from tournaments.selectors.players import players
from tournaments.selectors.rounds import round_detail
from tournaments.selectors.rows import PlayerRow
from tournaments.services import states

from .adjourning import adjourning
from .changing import round_changes
from .checks import Check, Link
from .closing import absent_checks
from .deadline_lines import deadlines_panel
from .ending import ending_context
from .manual import manual_context
from .pages import console_page, show
from .reading import Reading
from .review import review_checks
from .rounds import round_links

PAIRED_BY_HAND = "a round without a legal pairing is made by hand, or the tournament ends early"
"""What follows where no pairing is left and the text of the system says nothing of it."""


@console_page
def pairing(request: HttpRequest, reading: Reading, number: int | None = None) -> HttpResponse:
    """The round in hand unless another one is asked for."""
    state = reading.state
    chosen = number or min(state.next_round, state.settings.rounds)
    round_ = round_detail(state, reading.names, chosen)
    if round_ is None:
        raise Http404(f"There is no round {chosen}.")
    start = state.phase == "entries"
    checks = _start_checks(reading) if start else _round_checks(reading, chosen)
    outdated = stale_draft(state, state.round(chosen))
    context = {
        "part": "round",
        "round": round_,
        "rounds": round_links(reading, chosen, "pairing-round"),
        "start": start,
        "numbers": _numbers(reading) if start else (),
        "checks": checks,
        "shared_boards": _shared_boards(reading, _drafted(state, chosen)),
        "ready": all(check.ok or not check.blocks for check in checks),
        "stale": bool(round_.failure and round_.failure.code == STALE),
        "outdated": reading.names.say(outdated) if outdated else "",
        "adjourning": adjourning(reading, chosen),
        "values": {"round": chosen},
        "request_values": {"round": chosen, "request": round_.request},
        "is_last": chosen == state.settings.rounds,
        **round_changes(reading, chosen),
        **manual_context(reading, chosen),
        **ending_context(reading),
        **deadlines_panel(reading),
        **_rights(reading),
    }
    return show(request, reading, "pairing", "pairing", context)


def _rights(reading: Reading) -> dict[str, bool]:
    wanted = {
        "can_pair": "request-pairing",
        "can_start": "start-tournament",
        "can_close": "close-round",
        "can_reopen": "reopen-round",
    }
    return {
        key: not reading.past and command in reading.me.commands for key, command in wanted.items()
    }


def _start_checks(reading: Reading) -> list[Check]:
    state = reading.state
    here = sum(entry.active and entry.present for entry in state.players.values())
    return [
        Check(
            text=f"{here} player{'' if here == 1 else 's'} checked in",
            ok=here >= 2,
            note="" if here >= 2 else "A tournament starts with at least two players checked in.",
            links=()
            if here >= 2
            else (Link("Check-in", reverse("check-in", args=[reading.slug])),),
        ),
        *_lasts(reading, here),
        *absent_checks(reading),
        *review_checks(reading),
    ]


def _lasts(reading: Reading, here: int) -> list[Check]:
    """Before the start, while the number of rounds is easily changed."""
    rounds, most = reading.state.settings.rounds, most_rounds(here)
    sure, system = sure_rounds(here), SYSTEMS[reading.state.settings.system]
    if here < 2 or rounds <= sure:
        return []
    text = f"{rounds} rounds cannot be played by {here} players"
    note = (
        f"Two players meet only once: at most {most} round{'' if most == 1 else 's'} can be paired."
    )
    if rounds <= most:
        text = f"{rounds} rounds may be too many for {here} players"
        note = (
            f"Everybody surely finds a new opponent in the first {sure}"
            f" round{'' if sure == 1 else 's'} (C.04.1 2). Later it depends on who has met, and on"
            f" the colours: {system.no_pairing_left or PAIRED_BY_HAND}. So many rounds of so few"
            " are better a round robin."
        )
    settings = Link("Settings", reverse("settings", args=[reading.slug]))
    return [Check(text=text, ok=False, blocks=False, note=note, links=(settings,))]


def _round_checks(reading: Reading, number: int) -> list[Check]:
    """All that stands in the way, not the first thing alone."""
    state = reading.state
    checks = [_results(reading, past) for past in range(1, number) if _known(state, past)]
    checks += _second_person(reading, number - 1)
    checks += [
        _conflicts(reading),
        _players(state, number),
        *absent_checks(reading),
        *(review_checks(reading) if number == 1 else []),
        *_stayed_away(reading),
        *_byes(reading, number),
        *_shared_boards(reading, _boards_to_come(state, number)),
    ]
    refused = ready_to_pair(state, number)
    if refused and all(check.ok or not check.blocks for check in checks):
        checks.insert(0, Check(text=reading.names.say(refused), ok=False))
    return [check for check in checks if not (check.ok and not check.text)]


def _known(state: Tournament, past: int) -> bool:
    return state.round(past).published and (
        past == state.last_published or bool(state.missing(past))
    )


def _results(reading: Reading, past: int) -> Check:
    missing = reading.state.missing(past)
    if not missing:
        return Check(text=f"All results of round {past} are in", ok=True)
    page = reverse("results-round", args=[reading.slug, past])
    boards = tuple(Link(str(game.board), f"{page}#b{game.board}") for game in missing)
    count = f"{len(missing)} result{'' if len(missing) == 1 else 's'} of round {past} missing"
    return Check(text=count, ok=False, links=boards)


def _second_person(reading: Reading, past: int) -> list[Check]:
    """Pairing may begin; publishing ends that round and has to wait for them."""
    waiting = second_person.waiting(reading.state, past)
    if not waiting or reading.state.round(past).status != "published":
        return []
    page = reverse("results-round", args=[reading.slug, past])
    count = f"{len(waiting)} result{'' if len(waiting) == 1 else 's'} of round {past}"
    return [
        Check(
            text=f"{count} not confirmed by a second person",
            ok=False,
            blocks=False,
            note="The next round is published when they are.",
            links=tuple(Link(str(game.board), f"{page}#b{game.board}") for game in waiting),
        )
    ]


def _conflicts(reading: Reading) -> Check:
    state = reading.state
    games = {conflict.game for conflict in state.conflicts.values() if conflict.game}
    found = sorted((state.games[game].round, state.games[game].board) for game in games)
    if not found:
        return Check(text="", ok=True)
    links = tuple(
        Link(
            f"round {number}, board {board}",
            f"{reverse('results-round', args=[reading.slug, number])}#b{board}",
        )
        for number, board in found
    )
    return Check(text="Two arbiters claim different results", ok=False, links=links)


def _players(state: Tournament, number: int) -> Check:
    present = len(pairable(state, number))
    return Check(
        text=f"{present} players will be paired",
        ok=present >= 2,
        note="" if present % 2 == 0 else "An odd number: one gets the pairing-allocated bye.",
    )


def _stayed_away(reading: Reading) -> list[Check]:
    """Pairing withdraws them; whoever excused himself is reinstated on his page afterwards."""
    names = [reading.names.player(player) for player in no_shows(reading.state)]
    if not names:
        return []
    text = f"{len(names)} absent without notice; pairing withdraws them (F8)"
    return [Check(text=text, ok=False, blocks=False, note="; ".join(sorted(names)))]


def _byes(reading: Reading, number: int) -> list[Check]:
    state = reading.state
    granted = [
        f"{reading.names.player(entry.id)} ({entry.byes[number].kind})"
        for entry in state.players.values()
        if entry.active and number in entry.byes
    ]
    if not granted:
        return []
    text = f"{len(granted)} bye{'' if len(granted) == 1 else 's'} granted"
    return [Check(text=text, ok=True, note=", ".join(granted))]


def _drafted(state: Tournament, number: int) -> set[int]:
    """The boards that a publication of the draft would take."""
    round_ = state.round(number)
    return {paired.board for paired in round_.boards} if round_.status == "draft" else set()


def _shared_boards(reading: Reading, ours: set[int]) -> list[Check]:
    """Other sections of the festival in play that use these board numbers too."""
    checks = []
    sections = TournamentIndex.objects.filter(festival=reading.state.festival)
    for row in sections.exclude(slug=reading.slug) if ours else ():
        both = sorted(ours & _boards_in_use(states.current(row.stream)))
        if both:
            text = f"{row.name} uses {_board_range(both)} too"
            note = "Two sections in one hall need different numbers: Settings, first board."
            checks.append(Check(text=text, ok=False, blocks=False, note=note))
    return checks


def _boards_to_come(state: Tournament, number: int) -> set[int]:
    count, taken = len(pairable(state, number)) // 2, set(state.settings.fixed_boards.values())
    free = (
        board for board in itertools.count(state.settings.board_offset + 1) if board not in taken
    )
    return set(itertools.islice(free, count))


def _boards_in_use(other: Tournament) -> set[int]:
    """Of the newest round that is drafted or published; a section that is over needs none."""
    if other.phase != "running":
        return set()
    boards = other.round(other.next_round).boards or other.round(other.last_published).boards
    return {paired.board for paired in boards}


def _board_range(boards: list[int]) -> str:
    if len(boards) == 1:
        return f"board {boards[0]}"
    if boards[-1] - boards[0] == len(boards) - 1:
        return f"boards {boards[0]}–{boards[-1]}"
    return f"{len(boards)} boards between {boards[0]} and {boards[-1]}"


def _numbers(reading: Reading) -> list[PlayerRow]:
    """The players in the order they would be numbered if the tournament started now."""
    state = reading.state
    rows = {row.player: row for row in players(state, reading.names)}
    return [rows[player] for player in start_order(state, reading.names)]
