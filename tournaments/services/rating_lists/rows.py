"""Rating lists, and players found in one, as pages and programs read them."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from events.messages import utc_text

from ...domain.discretion import Knows
from ...domain.entries.ratings import RatingKind
from ...domain.entries.sources import national_list
from ...domain.ids import UserId
from ...domain.tournament.state import Tournament
from ...models import RatingList
from ...rating_lists.listed import FIDE, Listed
from ...selectors.rows.base import Row
from ...words import speak
from .. import people
from ..users import names
from . import jobs

FIDES: Final = ("standard", "rapid", "blitz")
"""The kinds of FIDE's ratings."""


class RatingListRow(Row, frozen=True, kw_only=True):
    """A list, or the import of one. `period`: the month from which it is valid.

    `present`: it is looked up now. `missing`: its players are not here, so it
    cannot be. `refused`: why nothing came of it; `asks`: what speaks against
    it, where it waits for a confirmation; `notes`: lines and columns that were left out.
    """

    number: int
    source: str
    kind: str
    period: str
    name: str
    file_name: str
    state: str
    percent: int
    rows: int
    rated: int
    present: bool
    missing: bool
    refused: str = ""
    asks: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    by_name: str
    made_at: str


class ListedRow(Row, frozen=True, kw_only=True):
    """A player of a rating list. `rating` is that of the kind asked for, 0: none; `rating_source`
    says where it comes from, `rating_kind` whether it is a national one. `fides_rating` and
    `national_rating` are both that an entry keeps; `fides_k` is the K that FIDE's list says with
    its rating, `womens_title` a woman's title beside a higher one. `entry`: the entry that has this
    FIDE id already, None: nobody's."""

    number: str
    fide_id: str
    name: str
    title: str
    federation: str
    sex: str
    birth_date: str
    rating: int
    rating_source: str
    rating_kind: RatingKind
    fides_rating: int
    fides_source: str
    national_rating: int
    national_source: str
    fides_k: int
    womens_title: str
    standard: int
    rapid: int
    blitz: int
    national: int
    club: str
    inactive: bool
    entry: int | None = None


def rows() -> tuple[RatingListRow, ...]:
    """All of them, the newest import first."""
    jobs.running()  # finds those whose process is gone
    known = list(RatingList.objects.exclude(state=RatingList.State.REPLACED))
    present: dict[tuple[str, str], int] = {}
    here = list(jobs.ready())
    for each in here:
        present.setdefault((each.source, each.kind), each.pk)
    called = names({UserId(each.by) for each in known})
    missing = {each.pk for each in known if each.state == RatingList.State.READY}
    missing -= {each.pk for each in here}
    return tuple(_row(each, present, missing, called) for each in known)


def name_of(of: RatingList, kind: str = "") -> str:
    """ "FIDE rapid 2026-10"; `kind`: whose rating, of a list that has several. FIDE's ratings in a
    national list are said to be FIDE's: "FIDE rapid, GER 2026-10"."""
    shown = kind or of.kind
    key = "RatingListName"
    if of.source != FIDE:
        own = "RatingListName.without-kind"
        key = "RatingListName.fides-in-national" if shown in FIDES else own
    return speak(key, {"source": of.source, "kind": shown, "period": of.period})


def source_of(of: RatingList, kind: str) -> str:
    """As it is recorded with a rating; that of a national one is the same in every language."""
    return national_list(of.source, of.period) if kind == "national" else name_of(of, kind)


def used_name(state: Tournament) -> str:
    """Of the list that this tournament plays by; empty: nobody has said."""
    used = state.rating_list
    if used is None:
        return ""
    return name_of(RatingList(source=used.source, kind=used.kind, period=used.period))


class NewerList(NamedTuple):
    number: int
    says: str


def newer(state: Tournament) -> NewerList | None:
    """A list that came out since; it is not used by itself."""
    used = state.rating_list
    if used is None:
        return None
    ready = jobs.ready().filter(source=used.source)
    latest = max(
        (each for each in ready if each.kind in ("combined", used.kind)),
        key=lambda each: each.period,
        default=None,
    )
    if latest is None or latest.period <= used.period:
        return None
    facts = {"list": name_of(latest, used.kind), "used": used_name(state)}
    return NewerList(latest.pk, speak("Console-Compare.new-list", facts))


def listed_rows(
    players: Sequence[Listed], of: RatingList, kind: str, state: Tournament, knows: Knows
) -> tuple[ListedRow, ...]:
    """Players of that list, with the rating of that kind; days of birth for who `knows` them."""
    entered = {
        view.fide_id: player
        for player, view in people.names(state).items()
        if view.fide_id and state.players[player].stands
    }
    fides_kind = _fides_kind(kind, state.settings.rated_as)
    rows = (_row_of(each, of, kind, fides_kind, entered) for each in players)
    if knows.details:
        return tuple(rows)
    return tuple(replace(row, birth_date=row.birth_date[:4]) for row in rows)


def rating_of(player: Listed, kind: str) -> tuple[int, str]:
    """The rating of that kind and which it is: where a list has but a national one, that."""
    if kind == "national" or not (player.standard or player.rapid or player.blitz):
        return (player.national, "national") if player.national else (0, kind)
    return {"rapid": player.rapid, "blitz": player.blitz}.get(kind, player.standard), kind


def _fides_kind(*wanted: str) -> str:
    """The first of these that FIDE has a rating of."""
    return next((kind for kind in wanted if kind in FIDES), "standard")


def kinds_of(of: RatingList) -> tuple[str, ...]:
    """Whose ratings that list has; a single list has one kind, a national one its own besides."""
    if of.kind != "combined":
        return (of.kind,)
    return FIDES if of.source == FIDE else (*FIDES, "national")


def kind_for(of: RatingList, kind: str) -> str:
    """Which rating of that list is taken, if `kind` is wanted."""
    there = kinds_of(of)
    return kind if kind in there else there[0]


def listed_row(player: Listed, of: RatingList, kind: str) -> ListedRow:
    return _row_of(player, of, kind, _fides_kind(kind, "standard"), {})


def _row(
    of: RatingList,
    present: Mapping[tuple[str, str], int],
    missing: Container[int],
    called: Mapping[str, str],
) -> RatingListRow:
    findings: dict[str, Any] = of.findings
    refused = of.state == RatingList.State.REFUSED and findings.get("code")
    return RatingListRow(
        number=of.pk,
        source=of.source,
        kind=of.kind,
        period=of.period,
        name=name_of(of),
        file_name=of.file_name,
        state=of.state,
        percent=of.percent,
        rows=of.rows,
        rated=of.rated,
        present=present.get((of.source, of.kind)) == of.pk,
        missing=of.pk in missing,
        refused=refusal(findings["code"], findings["facts"]) if refused else "",
        asks=tuple(
            speak(f"RatingListDoubt.{each['code']}", each["facts"])
            for each in findings.get("doubts", ())
            if of.state == RatingList.State.ASKS
        ),
        notes=tuple(_notes(findings)),
        by_name=called.get(of.by, ""),
        made_at=utc_text(of.made_at),
    )


def refusal(code: str, facts: Mapping[str, Any]) -> str:
    return speak(f"RatingListRefused.{code}", dict(facts))


def _notes(findings: Mapping[str, Any]) -> list[str]:
    lines = [speak(f"RatingListLine.{each['why']}", each) for each in findings.get("broken", ())]
    lines += [
        speak("RatingListNote.double", {"number": each}) for each in findings.get("doubles", ())
    ]
    columns = findings.get("unknown", ())
    return [*lines, *(speak("RatingListNote.unknown", {"column": each}) for each in columns)]


def _row_of(
    player: Listed, of: RatingList, kind: str, fides_kind: str, entered: Mapping[str, int]
) -> ListedRow:
    rating, which = rating_of(player, kind)
    fides = getattr(player, fides_kind)
    return ListedRow(
        number=player.number,
        fide_id=player.fide_id,
        name=player.name,
        title=player.title or player.womens_title,
        federation=player.federation,
        sex=player.sex,
        birth_date=player.born,
        rating=rating,
        rating_source=source_of(of, which) if rating else "",
        rating_kind="national" if which == "national" else "elo",
        fides_rating=fides,
        fides_source=source_of(of, fides_kind) if fides else "",
        national_rating=player.national,
        national_source=source_of(of, "national") if player.national else "",
        fides_k=getattr(player, f"{fides_kind}_k") if fides else 0,
        womens_title=player.womens_title if player.title not in ("", player.womens_title) else "",
        standard=player.standard,
        rapid=player.rapid,
        blitz=player.blitz,
        national=player.national,
        club=player.club,
        inactive=player.inactive,
        entry=entered.get(player.fide_id),
    )
