"""One round: what is missing, the request, the draft, the publication; before that the start."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from django.http import Http404, HttpRequest
from django.http.response import HttpResponseBase
from django.urls import reverse

from pairing.systems import SYSTEMS
from tournaments.domain.attendance.no_shows import no_shows
from tournaments.domain.drafts.decide import ready_to_pair
from tournaments.domain.drafts.field import pairable
from tournaments.domain.drafts.input_changes import STALE
from tournaments.domain.drafts.stale import stale_draft
from tournaments.domain.games import second_person
from tournaments.domain.settings.by_table import by_table
from tournaments.domain.settings.matches import games_of_match, rounds_of_match
from tournaments.domain.settings.most_rounds import most_rounds, sure_rounds
from tournaments.domain.tournament.state import Tournament
from tournaments.models import TournamentIndex
from tournaments.selectors.lazily import Lazily
from tournaments.selectors.numbers import start_order
from tournaments.selectors.players import player_rows
from tournaments.selectors.rounds import pairs, round_without_pairs
from tournaments.selectors.rows.players import PlayerRow
from tournaments.services import states
from tournaments.words import label, speak

from .adjourning import adjourning
from .changing import round_changes
from .checks import Check, Link
from .closing import absent_checks
from .deadline_lines import deadlines_panel
from .ending import ending_context
from .manual import manual_context
from .pages import console_page, show_long
from .reading import Reading
from .review import review_checks
from .rounds import round_links
from .start_of_table import no_table, sides_to_name, table_to_draw


@console_page
def pairing(request: HttpRequest, reading: Reading, number: int | None = None) -> HttpResponseBase:
    """The round in hand unless another one is asked for."""
    state = reading.state
    chosen = number or min(state.next_round, state.settings.rounds)
    round_ = round_without_pairs(state, reading.names, chosen)
    if round_ is None:
        raise Http404(speak("NoSuch.round", {"round": chosen}))
    start = state.phase == "entries"
    checks = _start_checks(reading) if start else _round_checks(reading, chosen)
    outdated = stale_draft(state, state.round(chosen))
    context = {
        "part": "round",
        "round": round_,
        "pairs": pairs(state, reading.names, chosen),
        "rounds": round_links(reading, chosen, "pairing-round"),
        "start": start,
        "numbers": _numbers(reading) if start and not by_table(state.settings) else (),
        "table": table_to_draw(reading) if start else None,
        "sides": sides_to_name(reading) if start else None,
        "checks": checks,
        "shared_boards": _shared_boards(reading, _drafted(state, chosen)),
        "ready": all(check.ok or not check.blocks for check in checks),
        "stale": bool(round_.failure and round_.failure.code == STALE),
        "better_robin": _better_a_round_robin(state, chosen),
        "outdated": reading.names.say(outdated) if outdated else "",
        "adjourning": adjourning(reading, chosen),
        "values": {"round": chosen},
        "of_files": f"round={chosen}",
        "request_values": {"round": chosen, "request": round_.request},
        "is_last": state.settings.rounds in rounds_of_match(state.settings, chosen),
        **round_changes(reading, chosen),
        **manual_context(reading, chosen),
        **ending_context(reading),
        **deadlines_panel(reading),
        **_rights(reading),
    }
    return show_long(request, reading, "pairing", "pairing", context)


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


def _better_a_round_robin(state: Tournament, number: int) -> bool:
    """No legal pairing was found, and so many rounds are more than surely can be paired."""
    failure = state.round(number).failure
    nothing_legal = failure is not None and bool(failure.article) and failure.code != STALE
    players = len(state.order)
    sure = games_of_match(state.settings) * sure_rounds(players)
    return nothing_legal and not by_table(state.settings) and number > sure


def _start_checks(reading: Reading) -> list[Check]:
    state = reading.state
    here = sum(entry.active and entry.present for entry in state.players.values())
    return [
        Check(
            text=speak("Console-PairingChecks.here", {"count": here}),
            ok=here >= 2,
            note="" if here >= 2 else speak("Console-PairingChecks.too-few"),
            links=() if here >= 2 else (_check_in(reading),),
        ),
        *no_table(reading),
        *_lasts(reading, here),
        *_absent(reading),
        *review_checks(reading),
    ]


def _absent(reading: Reading) -> list[Check]:
    """A table pairs those too who have not come."""
    return [] if by_table(reading.state.settings) else absent_checks(reading)


def _check_in(reading: Reading) -> Link:
    page = reverse("check-in", args=[reading.slug])
    return Link(speak("Console-PairingChecks.check-in"), page)


def _lasts(reading: Reading, here: int) -> list[Check]:
    """Before the start, while the number of rounds is easily changed."""
    if by_table(reading.state.settings):
        return []
    rounds, games = reading.state.settings.rounds, games_of_match(reading.state.settings)
    most, sure = games * most_rounds(here), games * sure_rounds(here)
    system = SYSTEMS[reading.state.settings.system]
    if here < 2 or rounds <= sure:
        return []
    facts = {"rounds": rounds, "players": here}
    text = speak("Console-PairingChecks.too-many-rounds", facts)
    note = speak("Console-PairingChecks.most-rounds", {"most": most})
    if rounds <= most:
        text = speak("Console-PairingChecks.perhaps-too-many-rounds", facts)
        otherwise = speak(system.no_pairing_left or "Console-PairingChecks.no-pairing-left")
        note = speak("Console-PairingChecks.sure-rounds", {"sure": sure, "otherwise": otherwise})
    page = reverse("settings", args=[reading.slug])
    settings = Link(speak("Console-PairingChecks.settings"), page)
    return [Check(text=text, ok=False, blocks=False, note=note, links=(settings,))]


def _round_checks(reading: Reading, number: int) -> list[Check]:
    """All that stands in the way, not the first thing alone."""
    state = reading.state
    checks = [_results(reading, past) for past in range(1, number) if _known(state, past)]
    checks += [
        check
        for past in state.published_with(number - 1)
        for check in _second_person(reading, past)
    ]
    checks += [
        _conflicts(reading),
        _players(state, number),
        *_absent(reading),
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
        past in state.published_with(state.last_published) or bool(state.missing(past))
    )


def _results(reading: Reading, past: int) -> Check:
    missing = reading.state.missing(past)
    if not missing:
        facts = {"round": past, "adjourned": len(reading.state.adjourned(past))}
        key = "results-in-but-adjourned" if facts["adjourned"] else "results-in"
        return Check(text=speak(f"Console-PairingChecks.{key}", facts), ok=True)
    page = reverse("results-round", args=[reading.slug, past])
    boards = tuple(Link(str(game.board), f"{page}#b{game.board}") for game in missing)
    facts = {"count": len(missing), "round": past}
    text = speak("Console-PairingChecks.results-missing", facts)
    return Check(text=text, ok=False, links=boards)


def _second_person(reading: Reading, past: int) -> list[Check]:
    """Pairing may begin; publishing ends that round and has to wait for them."""
    waiting = second_person.waiting(reading.state, past)
    if not waiting or reading.state.round(past).status != "published":
        return []
    page = reverse("results-round", args=[reading.slug, past])
    facts = {"count": len(waiting), "round": past}
    return [
        Check(
            text=speak("Console-PairingChecks.not-confirmed", facts),
            ok=False,
            blocks=False,
            note=speak("Console-PairingChecks.published-when-confirmed"),
            links=tuple(Link(str(game.board), f"{page}#b{game.board}") for game in waiting),
        )
    ]


def _conflicts(reading: Reading) -> Check:
    state = reading.state
    games = {conflict.game for conflict in state.conflicts.values() if conflict.game}
    places = sorted((state.games[game].round, state.games[game].board) for game in games)
    if not places:
        return Check(text="", ok=True)
    links = tuple(
        Link(
            speak("Console-PairingChecks.conflict", {"round": number, "board": board}),
            f"{reverse('results-round', args=[reading.slug, number])}#b{board}",
        )
        for number, board in places
    )
    return Check(text=speak("Console-PairingChecks.conflicts"), ok=False, links=links)


def _players(state: Tournament, number: int) -> Check:
    present = len(pairable(state, number))
    odd = "free-by-table" if by_table(state.settings) else "odd-number"
    return Check(
        text=speak("Console-PairingChecks.paired", {"count": present}),
        ok=present >= 2,
        note="" if present % 2 == 0 else speak(f"Console-PairingChecks.{odd}"),
    )


def _stayed_away(reading: Reading) -> list[Check]:
    """Pairing withdraws them; whoever excused himself is reinstated on his page afterwards."""
    names = [reading.names.read_player(player) for player in no_shows(reading.state)]
    if not names:
        return []
    text = speak("Console-PairingChecks.stayed-away", {"count": len(names)})
    return [Check(text=text, ok=False, blocks=False, note="; ".join(sorted(names)))]


def _byes(reading: Reading, number: int) -> list[Check]:
    state = reading.state
    granted = [
        f"{reading.names.read_player(entry.id)} ({label('ByeName', entry.byes[number].kind)})"
        for entry in state.players.values()
        if entry.active and number in entry.byes
    ]
    if not granted:
        return []
    text = speak("Console-PairingChecks.byes", {"count": len(granted)})
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
            text = _shared(row.name, both)
            note = speak("Console-PairingChecks.own-numbers")
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


def _shared(section: str, boards: list[int]) -> str:
    first, last = boards[0], boards[-1]
    if first == last:
        return speak("Console-PairingChecks.shared-board", {"section": section, "board": first})
    facts = {"section": section, "count": len(boards), "first": first, "last": last}
    if last - first == len(boards) - 1:
        return speak("Console-PairingChecks.shared-boards", facts)
    return speak("Console-PairingChecks.shared-boards-between", facts)


def _numbers(reading: Reading) -> Sequence[tuple[int, PlayerRow]]:
    """The players with the numbers that they would have if the tournament started now."""
    state = reading.state
    entries = [state.players[player] for player in start_order(state, reading.names)]
    rows = player_rows(state, reading.names, entries)
    return Lazily(lambda number: (number, rows[number - 1]), range(1, len(rows) + 1))
