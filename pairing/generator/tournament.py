"""A complete random tournament as a report (TRF26)."""

from __future__ import annotations

from pairing.accelerations import points_by_template
from pairing.baku import last_of_group_a, virtual_points_by_round
from pairing.generator import tie_breaks
from pairing.generator.axes import Acceleration, Axes, AxisError, Settings, settle
from pairing.generator.entrants import GeneratedPlayer, entrants
from pairing.generator.rounds import DeadEndError, PlayedSoFar
from pairing.generator.source import Source
from pairing.generator.teams import random_team_event
from pairing.model import HalfPoints
from pairing.ranking.criteria import CriterionError
from pairing.reported import stating
from pairing.systems import TEAM_SYSTEMS, system
from pairing.trf import ProhibitedRecord, Report, VirtualPoints

ATTEMPTS = 50

_YEARS = {"dutch-2017": 2025}


class NoTournamentError(RuntimeError):
    """These axes lead to a round without legal pairing again and again."""


def random_tournament(axes: Axes, source: Source, label: str) -> Report:
    """All rounds played; `label` (the seed) stands in the name and in a comment.

    Raises AxisError and NoTournamentError. Players and results differ with every draw of the
    source; the same source in the same state gives the same report.
    """
    if axes.system in TEAM_SYSTEMS:
        return _team_event(axes, source, label)
    if axes.boards is not None or axes.primary is not None:
        raise AxisError(f"{axes.system} pairs no teams: boards and primary are axes of team events")
    for _ in range(ATTEMPTS):
        settings = settle(axes, source)
        players = entrants(settings, source)
        try:
            played = PlayedSoFar(settings, players, source).play_all(
                _before_round_1(settings, players, source, label)
            )
        except DeadEndError as dead_end:
            last = dead_end
            continue
        codes = tie_breaks.drawn(played, source) if axes.tie_breaks is None else axes.tie_breaks
        try:
            return tie_breaks.with_standings(played, codes, whole_order=source.random() < 0.5)
        except CriterionError as error:
            raise AxisError(str(error)) from None
    raise NoTournamentError(f"no tournament in {ATTEMPTS} attempts; the last one ended: {last}")


def _team_event(axes: Axes, source: Source, label: str) -> Report:
    if axes.ratings or axes.tie_breaks:
        raise AxisError("ratings and tie-breaks of a team event cannot be given")
    for _ in range(ATTEMPTS):
        try:
            return random_team_event(axes, TEAM_SYSTEMS[axes.system], source, label)
        except DeadEndError as dead_end:
            last = dead_end
    raise NoTournamentError(f"no tournament in {ATTEMPTS} attempts; the last one ended: {last}")


def _before_round_1(
    settings: Settings, players: list[GeneratedPlayer], source: Source, label: str
) -> Report:
    year = _YEARS.get(settings.system, 2026)
    said = stating(
        system(settings.system), settings.options, baku=settings.acceleration is Acceleration.BAKU
    )
    days = [f"{year % 100}/06/{day:02}" for day in range(1, min(settings.rounds, 30) + 1)]
    return Report(
        players=tuple(entrant.record for entrant in players),
        name=f"Random tournament {label}",
        city="Nowhere",
        federation="FID",
        start_date=f"{year}/06/01",
        end_date=f"{year}/06/{len(days):02}",
        players_stated=len(players),
        rated_stated=sum(entrant.record.rating > 0 for entrant in players),
        type_text=said.type_text,
        chief_arbiter="Chance",
        time_control="90 minutes, 30 seconds a move",
        round_dates=tuple(days),
        rounds_total=settings.rounds,
        initial_colour=settings.initial_colour,
        scoring=settings.scoring,
        controller="Openhall",
        encoded_type=said.encoded_type,
        encoded_time_control="5400+30",
        virtual=_virtual(settings, players, source),
        prohibited=_prohibited(settings, source),
        comments=(*said.comments, f"### seed: {label}", f"### {settings.described()}"),
    )


def _virtual(
    settings: Settings, players: list[GeneratedPlayer], source: Source
) -> tuple[VirtualPoints, ...]:
    """Baku is written out round by round as well, for programs that read no type."""
    match settings.acceleration:
        case Acceleration.NONE:
            return ()
        case Acceleration.BAKU:
            return _baku(settings, players)
        case Acceleration.EXPLICIT:
            return _explicit(settings, source)
        case template:
            return _by_template(template, settings, players)


def _baku(settings: Settings, players: list[GeneratedPlayer]) -> tuple[VirtualPoints, ...]:
    there = [entrant.record.number for entrant in players if entrant.enters == 1]
    last = last_of_group_a(there)
    points = virtual_points_by_round(
        settings.rounds, settings.scoring.for_pairing, system(settings.system).games
    )
    return tuple(
        VirtualPoints(worth, number, number, 1, last)
        for number, worth in enumerate(points, start=1)
        if last
    )


def _by_template(
    template: str, settings: Settings, players: list[GeneratedPlayer]
) -> tuple[VirtualPoints, ...]:
    there = [entrant.record.number for entrant in players if entrant.enters == 1]
    scoring = settings.scoring.for_pairing
    return tuple(
        VirtualPoints(each.points, each.first_round, each.last_round, each.first, each.last)
        for each in points_by_template(template, there, settings.rounds, scoring)
    )


def _explicit(settings: Settings, source: Source) -> tuple[VirtualPoints, ...]:
    """Up to three groups from the top, in the first half of the rounds; lower ones get less."""
    records = []
    first = 1
    worth: HalfPoints = settings.points[0]
    for _ in range(source.randint(1, 3)):
        last = first + source.randint(1, max(1, settings.players // 4))
        if worth < 1 or last > settings.players:
            break
        through = source.randint(1, max(1, settings.rounds // 2))
        records.append(VirtualPoints(worth, 1, through, first, last))
        first, worth = last + 1, worth - source.randint(1, 2)
    return tuple(records)


def _prohibited(settings: Settings, source: Source) -> tuple[ProhibitedRecord, ...]:
    """Families, clubs: two to four players who do not meet in any round. In a small field the same
    ones may be drawn twice; a report says each line once."""
    numbers = range(1, settings.players + 1)
    groups = [
        tuple(sorted(source.sample(numbers, k=min(source.randint(2, 4), settings.players))))
        for _ in range(settings.prohibited)
    ]
    return tuple(ProhibitedRecord(group, 1, settings.rounds) for group in dict.fromkeys(groups))
