"""The tournament report (IT3): facts of the event, of its players by title, and its arbiters.

No print of 2026 was found; the fields are those of older prints. The organiser and what people sign
stay empty.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from pairing.systems import system
from tournaments.words import speak

from ...domain.entries.state import Player
from ...domain.tournament.state import Tournament
from ..formats import local_day
from ..names import Names
from . import lacks
from .lacks import Lack

TITLES: Final = ("GM", "IM", "FM", "WGM", "WIM", "WFM")
DEPUTIES: Final = (0, 20, 70, 120)
"""The second deputy stands on the form with more players than that, and so on."""


class FieldLine(msgspec.Struct, frozen=True):
    """So many players, of how many federations; `host` of them of the host's."""

    name: str
    players: int
    federations: int
    host: int

    @property
    def others(self) -> int:
        return self.players - self.host


class NamedArbiter(msgspec.Struct, frozen=True):
    """As the settings print him, with the number that stands behind his name."""

    duty: str
    name: str
    fide_id: str


class TournamentForm(msgspec.Struct, frozen=True, kw_only=True):
    tournament: str
    slug: str
    seq: int
    host: str
    city: str
    start: str
    end: str
    rounds: int
    schedule: tuple[tuple[str, str], ...]
    """Days, with the rounds of each."""
    time_control: str
    rated_as: str
    system: str
    paired_by: str
    remarks: tuple[str, ...]
    lines: tuple[FieldLine, ...]
    arbiters: tuple[NamedArbiter, ...]
    lacks: tuple[Lack, ...]
    draft: bool


def tournament_form(state: Tournament, names: Names) -> TournamentForm:
    settings = state.settings_in_the_end
    return TournamentForm(
        tournament=state.name,
        slug=state.slug,
        seq=state.seq,
        host=settings.federation,
        city=settings.city,
        start=local_day(settings.start_date, names.language),
        end=local_day(settings.end_date, names.language),
        rounds=settings.rounds,
        schedule=tuple(_schedule(state, names)),
        time_control=settings.time_control,
        rated_as=names.speak(f"SettingValue.rated_as-{settings.rated_as}"),
        system=speak(system(settings.system).says),
        paired_by=_paired_by(state, names),
        remarks=tuple(_remarks(state, names)),
        lines=tuple(_lines(state, names)),
        arbiters=tuple(arbiters(state, names)),
        lacks=tuple(_lacks(state, names)),
        draft=state.phase != "closed",
    )


def arbiters(state: Tournament, names: Names) -> Iterator[NamedArbiter]:
    """The chief first, then the deputies in their order; whoever is not named has no place."""
    named = [("chief", state.settings.chief_arbiter)]
    named += [("deputy", deputy) for deputy in state.settings.deputy_arbiters]
    for duty, text in named:
        if text.strip():
            word = names.label("Print-Duty", duty)
            yield NamedArbiter(word, lacks.without_id(text), lacks.fide_id_in(text))


def players_of(state: Tournament) -> list[Player]:
    """Who was paired in some round: the others took no part."""
    paired = {
        player
        for number in range(1, state.last_published + 1)
        for game in state.games_of(number)
        for player in (game.white, game.black)
    }
    paired |= {round_.pab for round_ in state.rounds.values() if round_.published and round_.pab}
    return [entry for player, entry in state.players.items() if player in paired]


def federations(players: list[Player]) -> set[str]:
    return {entry.federation for entry in players} - {"", "FID", "NON"}


def _lines(state: Tournament, names: Names) -> Iterator[FieldLine]:
    everybody, host = players_of(state), state.settings.federation
    asked: list[tuple[str, Callable[[Player], bool]]] = [
        (names.speak("Print-IT3.rated"), lambda entry: entry.fides_rating > 0),
        (names.speak("Print-IT3.unrated"), lambda entry: entry.fides_rating <= 0),
    ]
    asked += [(title, _holds(title)) for title in TITLES]
    for name, belongs in asked:
        those = [entry for entry in everybody if belongs(entry)]
        own = sum(bool(host) and entry.federation == host for entry in those)
        yield FieldLine(name, len(those), len(federations(those)), own)


def _holds(title: str) -> Callable[[Player], bool]:
    return lambda entry: title in entry.titles


def _schedule(state: Tournament, names: Names) -> Iterator[tuple[str, str]]:
    days: dict[str, list[int]] = {}
    for number, start in enumerate(state.settings.round_starts, 1):
        if start and number <= state.settings_in_the_end.rounds:
            days.setdefault(start[:10], []).append(number)
    for day, rounds in days.items():
        facts = {"first": rounds[0], "last": rounds[-1], "count": len(rounds)}
        yield local_day(day, names.language), names.speak("Print-IT3.rounds-of-day", **facts)


def _paired_by(state: Tournament, names: Names) -> str:
    """The programs, as the drafts say; a round by hand is a remark."""
    engines = Counter(
        f"{round_.engine} {round_.engine_version}".strip()
        for round_ in state.rounds.values()
        if round_.published and round_.engine and not (round_.by_hand or round_.imported)
    )
    programs = ", ".join(engine for engine, _ in engines.most_common())
    return names.speak("Print-IT3.computer", programs=programs) if programs else ""


def _remarks(state: Tournament, names: Names) -> Iterator[str]:
    published = [round_ for _, round_ in sorted(state.rounds.items()) if round_.published]
    exceptions = {
        "by-hand": [round_.number for round_ in published if round_.by_hand],
        "changed": [round_.number for round_ in published if round_.changes],
        "imported": [round_.number for round_ in published if round_.imported],
    }
    for what, rounds in exceptions.items():
        if rounds:
            yield names.speak(f"Print-IT3.{what}", rounds=", ".join(map(str, rounds)))
    if state.last_published < state.settings_in_the_end.rounds and state.phase == "closed":
        yield names.speak("Print-IT3.ended-early", rounds=state.last_published)


def _lacks(state: Tournament, names: Names) -> Iterator[Lack]:
    yield from lacks.of_end(state, names)
    yield from lacks.of_event(state, names)
    if not any(state.settings.round_starts):
        yield lacks.lack(names, "chief-arbiter", "schedule")
    yield from of_deputies(state, names)
    yield lacks.on_paper(names, "organiser", "organisers-details")
    yield lacks.on_paper(names, "chief-arbiter", "chiefs-signature")


def of_deputies(state: Tournament, names: Names) -> Iterator[Lack]:
    """All arbiters are named with their numbers: who is not, here or at FIDE, gets no norm."""
    deputies = [text for text in state.settings.deputy_arbiters if text.strip()]
    players = len(players_of(state))
    for number, more_than in enumerate(DEPUTIES, 1):
        if players > more_than and number > len(deputies):
            yield lacks.lack(names, "organiser", "deputy", number=number, players=more_than)
    for text in deputies:
        if not lacks.fide_id_in(text):
            yield lacks.lack(names, "arbiter", "arbiters-id", arbiter=text)
