"""The ### lines of a report: what an inspector must read about the past rounds of a tournament.

`@ Round N` names the rounds that a line is about, so that a checker shows it with them. Players
stand by their starting numbers, without names. Like all of a report they are a format and English
in every language: `tournaments.imports` and checkers read them back.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Final

from pairing.ranking.editions import NEWEST
from pairing.reported import unusual
from pairing.systems import system
from pairing.trf import adjourned_comment
from pairing.trf.regulations import NO_TIE_BREAKS, Change, options_value, points_value

from ..domain.changes.events import PublishedPairingsChanged
from ..domain.drafts.events import PairedBoard
from ..domain.fide_mode.outside import outside_fide
from ..domain.games.results import TEXTS, UNRATED, Result
from ..domain.ids import GameId, PlayerId
from ..domain.manual.events import RoundPairedManually
from ..domain.settings.readings import in_force
from ..domain.settings.settings import Regulations, Settings, under
from ..domain.settings.tie_breaks import list_of
from ..domain.tournament.state import Tournament
from ..domain.tournament.steps import IntegrityEvent
from ..selectors.formats import paired_otherwise
from ..selectors.grounds import cited
from ..words import ENGLISH
from .ranges import runs
from .rated import Numbers, rated_only
from .report_lines import CHECKED_AGAIN, FIDE_MODE_EXITED, FULL_BYES, IMPORTED


def integrity_comments(state: Tournament, numbers: Numbers) -> Iterator[str]:
    """By round for what is seen in the rounds, then in the order in which it happened."""
    yield from _outside_fide(state)
    yield from _regulations(state)
    yield from _imported(state)
    known = _known(state, numbers)
    yield from _full_byes(state, known)
    yield from _by_hand(state, known)
    yield from _changed(state, known)
    yield from _reversed(state, known)
    yield from _adjourned(state, known)
    yield from rated_only(state, known)
    for event in state.integrity:
        yield f"### {_sentence(state, event, numbers)}"


def _outside_fide(state: Tournament) -> Iterator[str]:
    """One line, of the first round that is outside, with all that is outside since then."""
    if outside := outside_fide(state):
        first = outside[0].first
        why = (
            _OUTSIDE[each.what.says].format(**each.what.facts)
            + (f" from round {each.first}" if each.first > first else "")
            for each in outside
        )
        yield f"{FIDE_MODE_EXITED}{first}, for {'; '.join(why)}"


_OUTSIDE: Final = {
    "OutsideFide.system": "system {system}",
    "OutsideFide.tie-breaks": "tie-breaks {codes}",
    "OutsideFide.edition": "tie-breaks by C.07 of {edition}",
    "OutsideFide.changed": "regulations changed under way",
    "OutsideFide.virtual-points": "virtual points by hand",
}


def _full_byes(state: Tournament, known: Numbers) -> Iterator[str]:
    """Of published rounds: FIDE deprecates them."""
    for number, round_ in sorted(state.rounds.items()):
        given = sorted(known[player] for player, kind in round_.byes if kind == "full")
        if given and round_.published:
            yield f"{FULL_BYES}{number}: {', '.join(map(str, given))}"


def _regulations(state: Tournament) -> Iterator[str]:
    """What became other on the way, so that each round is read by what held in it; and the round
    that was checked again because of another number of rounds."""
    for before, after in pairwise(state.regulations):
        change = _change(after.first, before.regulations, after.regulations)
        if change.was:
            yield change.comment
        if after.checked:
            yield (
                f"{CHECKED_AGAIN}{after.checked} as one of {after.regulations.rounds} rounds:"
                f" {paired_otherwise(after.otherwise, ENGLISH) or 'paired as it is'}"
            )


def _change(first: int, before: Regulations, after: Regulations) -> Change:
    was, now = _as_reported(before), _as_reported(after)
    other = [name for name in was if was[name] != now[name]]
    if "system" in other and "options" not in other:
        other.append("options")
    return Change(first, {name: was[name] for name in other}, {name: now[name] for name in other})


def _as_reported(regulations: Regulations) -> dict[str, str]:
    """By the names that the comment has for them."""
    settings = under(regulations, Settings())
    options = in_force(settings)
    return {
        "rounds": str(regulations.rounds),
        "system": regulations.system,
        "options": options_value(unusual(system(regulations.system), options)),
        "acceleration": regulations.acceleration,
        "win": points_value(regulations.win),
        "draw": points_value(regulations.draw),
        "loss": points_value(regulations.loss),
        "absence": points_value(regulations.absent),
        "bye": points_value(regulations.pab),
        "tiebreaks": ",".join(list_of(settings)) or NO_TIE_BREAKS,
        "edition": regulations.tie_break_edition or NEWEST.code,
        "ranking": regulations.ranking_method,
    }


def _imported(state: Tournament) -> Iterator[str]:
    for number, round_ in sorted(state.rounds.items()):
        if round_.imported and round_.published:
            yield f"{IMPORTED}, not paired here @ Round {number}"


def _by_hand(state: Tournament, known: Numbers) -> Iterator[str]:
    """Manual pairing alterations: the boards of the pairing program, and those made by hand."""
    for number, round_ in sorted(state.rounds.items()):
        if round_.by_hand is not None and round_.published:
            made = round_.by_hand.made
            yield f"### MPA @ Round {number}: {_made(made, known)}{_confirmed(made, known)}"


def _made(made: RoundPairedManually, known: Numbers) -> str:
    if made.from_nothing:
        bye = f"; bye {known[made.pab]}" if made.pab is not None else ""
        return f"no legal pairing, paired by hand, {_seats(made.made, known)}{bye}"
    old, new = _seats(made.broken, known), _seats(made.made, known)
    return f"paired by hand, {old} -> {new}{_other_bye(made, known)}"


def _known(state: Tournament, numbers: Numbers) -> Numbers:
    """The numbers of merged entries too, by the entry that was kept; whoever never got one, or was
    taken back, was never paired."""
    kept = {player: state.kept_entry(player) for player in state.players}
    return {player: numbers[entry] for player, entry in kept.items() if entry in numbers}


def _seats(pairs: Iterable[tuple[PlayerId, PlayerId]], numbers: Numbers) -> str:
    return ", ".join(f"{numbers[white]}-{numbers[black]}" for white, black in pairs) or "none"


def _other_bye(made: RoundPairedManually, numbers: Numbers) -> str:
    if made.pab is None or made.was_pab is None or made.pab == made.was_pab:
        return ""
    return f"; bye {numbers[made.was_pab]} -> {numbers[made.pab]}"


def _confirmed(made: RoundPairedManually, numbers: Numbers) -> str:
    said = ""
    if made.over_the_limit:
        said += f"; colour confirmed for {_numbers(made.over_the_limit, numbers)} (C.04.1 6, 7)"
    if made.despite:
        said += f"; confirmed for {_numbers(made.despite, numbers)} (C.04.1 2 to 4, C.05 5.2)"
    return said


def _numbers(players: Iterable[PlayerId], numbers: Numbers) -> str:
    return ", ".join(str(numbers[player]) for player in players)


def _changed(state: Tournament, known: Numbers) -> Iterator[str]:
    """Published boards that were changed: the old ones, the new ones, the bye, who is not paired.

    Somebody whose entry was merged afterwards stands by the number of the entry that was kept.
    """
    for number, round_ in sorted(state.rounds.items()):
        for version, change in enumerate(round_.changes, 2):
            made = change.made
            if made.takes_back:
                versions = {one.seq: of for of, one in enumerate(round_.changes, 2)}
                why = f"version {versions[made.takes_back]} was a mistake and is taken back"
            else:
                why = cited(made.ground, made.clause, ENGLISH)
                why += "" if made.clause else f"; {made.ground}"
            yield (
                f"### Published pairings changed @ Round {number}, version {version}"
                f" ({why}): {_pairs(made.old, known)}"
                f" -> {_pairs(made.new, known)}{_unopposed(made, known)}"
            )


def _pairs(boards: Iterable[PairedBoard], numbers: Numbers) -> str:
    return ", ".join(f"{numbers[one.white]}-{numbers[one.black]}" for one in boards) or "none"


def _unopposed(made: PublishedPairingsChanged, numbers: Numbers) -> str:
    bye = made.pab if made.pab != made.was_pab else None
    absent = ", ".join(str(numbers[player]) for player in made.absent)
    return ("" if bye is None else f"; bye {numbers[bye]}") + (
        f"; not paired {absent}" if absent else ""
    )


def _reversed(state: Tournament, numbers: Numbers) -> Iterator[str]:
    for game in sorted(state.games.values(), key=lambda game: (game.round, game.board)):
        if game.reversed and not game.replaced_seq:
            yield (
                f"### Colours as played @ Round {game.round}: {numbers[game.black]} had White"
                f" against {numbers[game.white]} (Laws 7.3)"
            )


def _adjourned(state: Tournament, numbers: Numbers) -> Iterator[str]:
    """Games that were over only when a later round was being played: how they stood for pairing."""
    for game in sorted(state.games.values(), key=lambda game: (game.round, game.board)):
        if game.result is None or game.replaced_seq:
            continue
        seats = (game.black, game.white) if game.reversed else (game.white, game.black)
        white, black = (numbers[player] for player in seats)
        for first, last in runs(game.drawn_for):
            yield adjourned_comment(game.round, (white, black), first, last)


def _sentence(state: Tournament, event: IntegrityEvent, numbers: Numbers) -> str:
    if event.game is not None:
        return _result_corrected(state, event, event.game, numbers)
    if event.player is not None:
        return (
            f"Rating of {numbers.get(event.player, 'an entry off the lists')} corrected from"
            f" {event.was} to {event.now} before the pairing @ Round {event.round} (C.04.2 2.3)"
        )
    if event.type == "PairingNumbersAssigned":
        return (
            f"Pairing numbers given anew after a correction, {event.now} of them moved, before"
            f" the pairing @ Round {event.round} (C.04.2 2.3)"
        )
    if event.type == "ProhibitedPairsSet":
        return (
            f"Prohibited pairs changed by the chief arbiter from round {event.round} on, after the"
            f" pairing @ Round {event.paired} (C.05 5.2)"
        )
    if event.type == "VirtualPointsSet":
        return (
            f"Virtual points changed by the chief arbiter from round {event.round} on, after the"
            f" pairing @ Round {event.paired} (C.04.1 1)"
        )
    what = "Round" if event.type == "RoundReopened" else "Tournament"
    return f"{what} reopened after its end @ Round {event.round}"


def _result_corrected(
    state: Tournament, event: IntegrityEvent, game_id: GameId, numbers: Numbers
) -> str:
    game = state.games[game_id]
    was, now = _in_report(Result(event.was)), _in_report(Result(event.now))
    return (
        f"Result corrected @ Round {event.round}: {numbers[game.white]} against"
        f" {numbers[game.black]} from {was} to {now}, after the pairing @ Round {event.paired};"
        f" it counts from round {event.paired + 1} (C.04.2 4.3)"
    )


def _in_report(result: Result) -> str:
    return f"{TEXTS[result]} unrated" if result in UNRATED else TEXTS[result]
