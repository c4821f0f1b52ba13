"""The systems with a table as the registry knows them."""

from __future__ import annotations

from pairing.model import Options
from pairing.options import checked
from pairing.round_robin import berger, scheveningen, sides_story
from pairing.round_robin.ranking import ranks_by
from pairing.round_robin.readings import DOUBLE_READINGS, SINGLE_READINGS, of_double
from pairing.round_robin.round import ARTICLE, pairing_by
from pairing.round_robin.story import answering, story_by
from pairing.system import Schedule, ScheduledRound, System


def _single(players: int, options: Options) -> tuple[ScheduledRound, ...]:
    checked(options, SINGLE_READINGS)
    return berger.single(players)


def _double(players: int, options: Options) -> tuple[ScheduledRound, ...]:
    return berger.double(players, swapped=of_double(options).swapped)


def _of(code: str, schedule: Schedule, encoded_type: str, *, double: bool) -> System:
    return System(
        code=code,
        pair=pairing_by(schedule),
        readings=DOUBLE_READINGS if double else SINGLE_READINGS,
        tell=story_by(schedule),
        why_not=answering(schedule),
        schedule=schedule,
        table_article=ARTICLE,
        ranks_by=ranks_by,
        encoded_type=encoded_type,
    )


ROUND_ROBIN = _of("round-robin", _single, "FIDE_ROUNDROBIN", double=False)
DOUBLE_ROUND_ROBIN = _of("double-round-robin", _double, "FIDE_DOUBLEROUNDROBIN", double=True)

SCHEVENINGEN_ARTICLE = "Scheveningen"


def _of_sides(players: int, options: Options) -> tuple[ScheduledRound, ...]:
    checked(options, ())
    return scheveningen.single(players)


def _of_sides_twice(players: int, options: Options) -> tuple[ScheduledRound, ...]:
    checked(options, ())
    return scheveningen.double(players)


def _between_sides(code: str, schedule: Schedule, encoded_type: str) -> System:
    return System(
        code=code,
        pair=pairing_by(schedule, SCHEVENINGEN_ARTICLE),
        tell=sides_story.story_by(schedule, SCHEVENINGEN_ARTICLE),
        why_not=answering(schedule, SCHEVENINGEN_ARTICLE),
        schedule=schedule,
        table_article=SCHEVENINGEN_ARTICLE,
        sides=True,
        ranks_by=ranks_by,
        encoded_type=encoded_type,
    )


SCHEVENINGEN = _between_sides("scheveningen", _of_sides, "FIDE_SCHEVENINGEN")
DOUBLE_SCHEVENINGEN = _between_sides(
    "double-scheveningen", _of_sides_twice, "FIDE_DOUBLESCHEVENINGEN"
)
