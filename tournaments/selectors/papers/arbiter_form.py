"""The report about an arbiter who wants a norm (FA1 and IA1, B.06.1).

The log knows the event; what the arbiter was like is written by the chief arbiter, of the chief
arbiter by the organiser. No print of 2026 was found: the fields are those of older prints.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

import msgspec

from pairing.systems import system
from tournaments.words import speak

from ...domain.tournament.state import Tournament
from ..formats import local_day
from ..names import Names
from . import lacks
from .lacks import Lack
from .tournament_form import arbiters, federations, players_of

ArbiterForms = Literal["FA1", "IA1"]
FORMS: Final[tuple[ArbiterForms, ...]] = ("FA1", "IA1")


class ArbiterForm(msgspec.Struct, frozen=True, kw_only=True):
    """`reporter`: who writes the confidential part, his name where it is known."""

    tournament: str
    slug: str
    seq: int
    form: ArbiterForms
    duty: str
    name: str
    fide_id: str
    host: str
    place: str
    start: str
    end: str
    system: str
    rated_as: str
    time_control: str
    rounds: int
    players: int
    rated: int
    federations: int
    reporter: str
    reporters_duty: str
    lacks: tuple[Lack, ...]
    draft: bool


def arbiter_form(
    state: Tournament, names: Names, place: int, form: ArbiterForms
) -> ArbiterForm | None:
    """Of the arbiter at that place of the list, 0 is the first; None: nobody is named there."""
    named = list(arbiters(state, names))
    if not 0 <= place < len(named):
        return None
    settings, arbiter = state.settings_in_the_end, named[place]
    players = players_of(state)
    is_chief = place == 0 and bool(settings.chief_arbiter.strip())
    return ArbiterForm(
        tournament=state.name,
        slug=state.slug,
        seq=state.seq,
        form=form,
        duty=arbiter.duty,
        name=arbiter.name,
        fide_id=arbiter.fide_id,
        host=settings.federation,
        place=settings.city,
        start=local_day(settings.start_date, names.language),
        end=local_day(settings.end_date, names.language),
        system=speak(system(settings.system).says),
        rated_as=names.speak(f"SettingValue.rated_as-{settings.rated_as}"),
        time_control=settings.time_control,
        rounds=state.last_published,
        players=len(players),
        rated=sum(entry.fides_rating > 0 for entry in players),
        federations=len(federations(players)),
        reporter="" if is_chief else lacks.without_id(settings.chief_arbiter),
        reporters_duty=names.label("Print-Supplier", "organiser" if is_chief else "chief-arbiter"),
        lacks=tuple(_lacks(state, names, arbiter.name, arbiter.fide_id, is_chief=is_chief)),
        draft=state.phase != "closed",
    )


def _lacks(
    state: Tournament, names: Names, name: str, fide_id: str, *, is_chief: bool
) -> Iterator[Lack]:
    yield from lacks.of_end(state, names)
    yield from lacks.of_event(state, names)
    if not fide_id and not is_chief:
        yield lacks.lack(names, "arbiter", "arbiters-id", arbiter=name)
    yield lacks.on_paper(names, "arbiter", "arbiters-birth")
    yield lacks.on_paper(names, "organiser" if is_chief else "chief-arbiter", "arbiters-report")
    yield lacks.on_paper(names, "federation", "federations-signature")
