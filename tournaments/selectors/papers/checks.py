"""What is looked at before the report is sent (B.02 9): line by line in order, missing, or left to
people, with who has to do it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal

import msgspec

from pairing.model import RoundKind

from ...domain.ids import PlayerId
from ...domain.settings.dates import day
from ...domain.tournament.state import Tournament
from ...ratings.rate_of_play import (
    is_legal,
    least_minutes,
    minutes_for_60_moves,
    rounds_a_day,
)
from ..direct_titles import direct_titles
from ..figures import records
from ..names import Names
from ..not_fides import not_fides
from ..rated_games import kind_of
from ..rows.norms import DirectTitleRow, TitleLineRow
from . import lacks
from .certificate import certificate, made_norms
from .lacks import Supplier
from .title_form import GAINS
from .tournament_form import of_deputies, players_of

Verdict = Literal["met", "failed", "open"]
MOST_LISTED: Final = 12
_UNPLAYED: Final = (
    RoundKind.FORFEIT_WIN,
    RoundKind.PAB,
    RoundKind.FULL_BYE,
    RoundKind.HALF_BYE,
    RoundKind.ZERO_BYE,
)


class ReportCheck(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the list. `verdict` "open": a person has to look. `who` has to do something; empty
    where nothing is to be done."""

    what: str
    verdict: Verdict
    verdict_text: str
    text: str
    who: str


def report_checks(state: Tournament, names: Names) -> Iterator[ReportCheck]:
    """In the order in which an arbiter goes through them; what the report says of itself when it is
    read back comes besides."""
    yield _closed(state, names)
    yield _event_code(state, names)
    yield _arbiters(state, names)
    yield _ids(state, names)
    yield _federations(state, names)
    yield _ratings(state, names)
    yield _days(state, names)
    yield _rounds_of_a_day(state, names)
    yield _time_control(state, names)
    yield _games(state, names)
    yield _unplayed(state, names)
    yield _certificates(state, names)
    if state.settings.rated_as == "standard":
        yield _direct_titles(state, names)
    yield check(names, "licences", "open", "chief-arbiter")


def check(
    names: Names, what: str, verdict: Verdict, supplier: Supplier | None, **facts: Any
) -> ReportCheck:
    """`what` names the line, and with the verdict its sentence."""
    return ReportCheck(
        what=what,
        verdict=verdict,
        verdict_text=names.label("Print-CheckVerdict", verdict),
        text=names.speak(f"Print-ReportCheck.{what}-{verdict}", **facts),
        who=names.label("Print-Supplier", supplier) if supplier and verdict != "met" else "",
    )


def _closed(state: Tournament, names: Names) -> ReportCheck:
    over = state.phase == "closed"
    return check(names, "closed", "met" if over else "failed", "chief-arbiter")


def _event_code(state: Tournament, names: Names) -> ReportCheck:
    code = state.settings.fide_event
    verdict: Verdict = "met" if code else "open"
    return check(names, "event-code", verdict, "federation", code=code)


def _arbiters(state: Tournament, names: Names) -> ReportCheck:
    missing = [*lacks.of_chief_arbiter(state, names), *of_deputies(state, names)]
    return _of_list(names, "arbiters", [each.what for each in missing], "chief-arbiter")


def _ids(state: Tournament, names: Names) -> ReportCheck:
    """Who is new needs birth date, sex and federation, and that of the event: others have an id
    already, or get one from their own federation."""
    lines = [
        names.speak(
            f"Print-ReportCheck.{_unknown(state, names, player)}", player=names.player(player)
        )
        for player in without_ids(state, names)
    ]
    return _of_list(names, "ids", lines, "federation")


def without_ids(state: Tournament, names: Names) -> tuple[PlayerId, ...]:
    """Who played, and cannot be rated because nobody has given an id or could give one of the
    report (B.02 9). Nobody where nothing is rated."""
    if kind_of(state) is None:
        return ()
    return tuple(player for player in _who_played(state) if _unknown(state, names, player))


def _unknown(state: Tournament, names: Names, player: PlayerId) -> str:
    if lacks.id_of(names, player):
        return ""
    person, entry = names.people.get(player), state.players[player]
    known = person is not None and person.birth_date and person.sex and entry.federation
    if not known:
        return "id-without-details"
    return "" if entry.federation == state.settings.federation else "id-of-foreigner"


def _federations(state: Tournament, names: Names) -> ReportCheck:
    without = [
        names.player(player)
        for player in _who_played(state)
        if not state.players[player].federation
    ]
    return _of_list(names, "federations", without, "player")


def _ratings(state: Tournament, names: Names) -> ReportCheck:
    """Players seeded by a rating that is not FIDE's: maybe they have one of FIDE's as well."""
    others = [
        names.player(player) for player in _who_played(state) if not_fides(state.players[player])
    ]
    verdict: Verdict = "open" if others else "met"
    return check(names, "ratings", verdict, "chief-arbiter", lines=_shortened(others, names))


def _days(state: Tournament, names: Names) -> ReportCheck:
    settings = state.settings
    first, last = day(settings.start_date), day(settings.end_date)
    if first is None or last is None:
        return check(names, "days", "open", "chief-arbiter")
    starts = settings.round_starts
    wrong = []
    for number in range(1, state.last_published + 1):
        start = starts[number - 1] if number <= len(starts) else ""
        on = day(start[:10])
        if on is None:
            wrong.append(names.speak("Print-ReportCheck.day-unknown", round=number))
        elif not first <= on <= last:
            wrong.append(names.speak("Print-ReportCheck.day-outside", round=number))
    return _of_list(names, "days", wrong, "chief-arbiter")


def _rounds_of_a_day(state: Tournament, names: Names) -> ReportCheck:
    kind = kind_of(state)
    minutes = minutes_for_60_moves(state.settings.time_control)
    most = rounds_a_day(kind, minutes) if kind else None
    held = Counter(start[:10] for start in state.settings.round_starts if start)
    highest = max(held.values(), default=0)
    facts = {"number": highest, "most": most or 0}
    if most is None or not highest:
        return check(names, "rounds-a-day", "open", "chief-arbiter", **facts)
    verdict: Verdict = "met" if highest <= most else "failed"
    return check(names, "rounds-a-day", verdict, "chief-arbiter", **facts)


def _time_control(state: Tournament, names: Names) -> ReportCheck:
    """Long enough for the highest rated of those who played."""
    kind, text = kind_of(state), state.settings.time_control
    minutes = minutes_for_60_moves(text)
    if kind is None or minutes is None:
        return check(names, "time-control", "open", "chief-arbiter", text=text)
    highest = max((entry.fides_rating for entry in players_of(state)), default=0)
    least = least_minutes(highest) if kind == "standard" else 0
    verdict: Verdict = "met" if is_legal(kind, minutes, highest) else "failed"
    facts = {"minutes": minutes, "least": least, "rating": highest}
    kind_text = names.speak(f"SettingValue.rated_as-{kind}")
    return check(names, "time-control", verdict, "chief-arbiter", kind=kind_text, **facts)


def _games(state: Tournament, names: Names) -> ReportCheck:
    """Without a result, adjourned, in conflict, or under appeal."""
    rounds = range(1, state.last_published + 1)
    counts = {
        "missing": sum(len(state.missing(number)) for number in rounds),
        "adjourned": sum(len(state.adjourned(number)) for number in rounds),
        "conflicts": len(state.conflicts),
        "appeals": len(state.open_appeals),
    }
    lines = [
        names.speak(f"Print-ReportCheck.games-{what}", count=count)
        for what, count in counts.items()
        if count
    ]
    return _of_list(names, "games", lines, "chief-arbiter")


def _unplayed(state: Tournament, names: Names) -> ReportCheck:
    """Nothing is wrong with them; the report says each by its code."""
    kinds = Counter(cell.kind for record in records(state).values() for cell in record)
    lines = ", ".join(
        names.speak(f"Print-ReportCheck.unplayed-{kind.name.lower().replace('_', '-')}", count=held)
        for kind in _UNPLAYED
        if (held := kinds[kind])
    )
    return check(names, "unplayed", "met", None, which=lines or "–")


def _certificates(state: Tournament, names: Names) -> ReportCheck:
    """Of each norm; what is signed by hand is no matter of this list."""
    lines: list[str] = []
    number = 0
    for player, title in made_norms(state, names):
        number += 1
        form = certificate(state, names, player, title)
        lacking = {each.what for each in form.lacks if not each.by_hand} if form else set()
        if lacking:
            facts = {"norm": title.value, "player": names.player(player), "count": len(lacking)}
            lines.append(names.speak("Print-ReportCheck.certificate", **facts))
    return _of_list(names, "certificates", lines, "chief-arbiter", number=number)


def _direct_titles(state: Tournament, names: Names) -> ReportCheck:
    """FIDE gives them: the chief looks at each and sends the list (B.01 1.10)."""
    table, kind = state.direct_titles, state.settings.norm_event
    facts = {"edition": table.edition, "source": table.source}
    if not table.lines:
        verdict: Verdict = "met" if kind == "none" else "open"
        called = names.label("SettingValue", f"norm_event-{kind}")
        return check(names, "title-table", verdict, "chief-arbiter", called=called)
    lines = [
        names.speak("Print-ReportCheck.direct-title", **_gained(line, row))
        for line in direct_titles(state, names, state.last_published).lines
        for row in line.players
        if row.standing in GAINS
    ]
    verdict = "open" if lines else "met"
    shown = _shortened(lines, names)
    return check(names, "direct-titles", verdict, "chief-arbiter", lines=shown, **facts)


def _gained(line: TitleLineRow, row: DirectTitleRow) -> dict[str, str]:
    return {"gives": line.gives_text, "player": row.name, "standing": row.standing_text}


def _of_list(
    names: Names, what: str, lines: Sequence[str], supplier: Supplier, **facts: Any
) -> ReportCheck:
    """Failed if there is something on the list."""
    verdict: Verdict = "failed" if lines else "met"
    return check(names, what, verdict, supplier, lines=_shortened(lines, names), **facts)


def _shortened(lines: Sequence[str], names: Names) -> str:
    """The stop of an initial at the end is that of the sentence: "Łoś, A."."""
    shown = "; ".join(lines[:MOST_LISTED])
    if len(lines) <= MOST_LISTED:
        return shown.removesuffix(".")
    more = {"lines": shown, "count": len(lines) - MOST_LISTED}
    return names.speak("Print-ReportCheck.and-more", **more)


def _who_played(state: Tournament) -> tuple[PlayerId, ...]:
    played = {id(entry) for entry in players_of(state)}
    return tuple(player for player, entry in state.players.items() if id(entry) in played)
