"""The norm watch: who could still make which norm, and what is needed. An estimate throughout: the
Qualification Commission decides."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from ..domain.entries.state import Player
from ..domain.ids import PlayerId
from ..domain.standings.standings import points_text
from ..domain.tournament.state import Tournament
from ..ratings.norms.checks import NormCheck, Requirement, Verdict
from ..ratings.norms.levels import LEVELS, NormLevel, NormTitle, titles_open_to
from ..ratings.norms.needed import LOWEST
from ..ratings.norms.watch import Chance, Scenario, Situation, Watch, watch
from .direct_titles import NO_TABLE, direct_titles, direct_titles_said
from .memo import once_per_state
from .names import Names, fides_ref
from .norm_games import foreigners, situation, waived_by
from .not_fides import all_not_fides
from .papers.conditions import condition_rows
from .rating_titles import rating_titles
from .rows.base import fields
from .rows.norms import NormCheckRow, NormRow, NormsRow

WOMAN: Final = "w"
EIGHT_GAMES: Final = "1.4.1c"
RESULTS: Final = {2: "win", 1: "draw", 0: "loss"}


class NormCandidate(NamedTuple):
    """A player who has made a norm, or still may."""

    player: PlayerId
    of: Watch

    @property
    def on_course(self) -> bool:
        """The performance so far is what the norm asks for."""
        return self.of.now is not None and self.of.now.performance >= self.of.level.performance


def norms(
    state: Tournament, names: Names, upto: int | None = None, most: int | None = None
) -> NormsRow:
    """All that are made or still possible after round `upto` (default: the last published one).

    `most`: so many are told of, who is on course before all others: a large open has thousands.
    """
    last = _last(state, upto)
    candidates = _candidates(state, names, last)
    best = candidates
    if most is not None:
        best = sorted(candidates, key=lambda each: not each.on_course)[:most]
    field = foreigners(state, last)
    waived = waived_by(state, last)
    return NormsRow(
        round=last,
        rounds=state.settings_in_the_end.rounds,
        possible=_has_norms(state),
        waived=bool(waived),
        event=names.speak(
            f"NormEvent.{_exemption(state, last, waived)}",
            article=waived,
            players=field.players,
            federations=field.federations,
            titled=field.titled,
        ),
        not_fides=all_not_fides(state, names) if _has_norms(state) else "",
        norms=tuple(
            _row(state, names, each.player, situation(state, each.player, last), each.of)
            for each in best
        ),
        candidates=len(candidates),
        candidates_on_course=sum(each.on_course for each in candidates),
        titles=rating_titles(state, names, last) if last and _has_norms(state) else (),
        conditions=condition_rows(state, names, last) if _has_norms(state) else (),
        direct=direct_titles_said(state, names) if _has_norms(state) else "",
        direct_titles=direct_titles(state, names, last) if _has_norms(state) else NO_TABLE,
    )


def _exemption(state: Tournament, upto: int, waived: str) -> str:
    if waived and waived != "1.4.3d":
        return "by-kind"
    if not state.settings.federation:
        return "no-host"
    if not upto:
        return "no-round"
    return "waived" if waived else "not-waived"


def norms_of(
    state: Tournament, names: Names, player: PlayerId, upto: int | None = None
) -> tuple[NormRow, ...]:
    """Of the titles that the player does not have, also those that are out of reach; nothing where
    a tournament has no norms, and of who is no player of it."""
    last, entry = _last(state, upto), state.players.get(player)
    if not _has_norms(state) or entry is None or not entry.stands or not last:
        return ()
    here = situation(state, player, last)
    return tuple(
        _row(state, names, player, here, _watched(state, player, last, title))
        for title in _titles_of(entry, names)
    )


def _titles_of(entry: Player, names: Names) -> Iterable[NormTitle]:
    person = names.people.get(entry.id)
    return titles_open_to(entry.titles, woman=person is not None and person.sex == WOMAN)


def _candidates(state: Tournament, names: Names, upto: int) -> list[NormCandidate]:
    if not upto or not _has_norms(state):
        return []
    standing = (entry for player in state.order if (entry := state.players[player]).stands)
    watched = (
        NormCandidate(entry.id, _watched(state, entry.id, upto, title))
        for entry in standing
        for title in _titles_of(entry, names)
    )
    possible = [each for each in watched if each.of.standing is not Chance.OUT]
    return sorted(possible, key=lambda each: _best_first(state, each))


@once_per_state
def _watched(state: Tournament, player: PlayerId, upto: int, title: NormTitle) -> Watch:
    return watch(LEVELS[title], situation(state, player, upto))


def _last(state: Tournament, upto: int | None) -> int:
    return state.last_published if upto is None else min(upto, state.last_published)


def _has_norms(state: Tournament) -> bool:
    """Standard chess alone (B.01 1.1)."""
    return state.settings.rated_as == "standard"


def _best_first(state: Tournament, one: NormCandidate) -> tuple[bool, int, int, int]:
    """What is made, then title by title by what the performance is above the required one."""
    level, now = one.of.level, one.of.now
    title = [*LEVELS].index(level.title)
    below = level.performance - (now.performance or 0 if now else 0)
    return (one.of.standing is not Chance.MADE, title, below, state.players[one.player].tpn or 0)


def _row(state: Tournament, names: Names, player: PlayerId, here: Situation, of: Watch) -> NormRow:
    now = of.now
    performance = now.performance if now else None
    return NormRow(
        **fields(fides_ref(state, names, player)),
        norm=of.level.title.value,
        standing=of.standing.value,
        standing_text=names.label("NormStanding", of.standing),
        on_course=NormCandidate(player, of).on_course,
        games=now.games if now else 0,
        score=points_text(now.score if now else 0),
        performance=performance,
        average=now.average if now else None,
        required=of.level.performance,
        required_average=of.level.average,
        figures=names.speak(
            "NormFigures",
            performance=performance or 0,
            required=of.level.performance,
            score=points_text(now.score if now else 0),
            games=now.games if now else 0,
        ),
        checks=tuple(_check(check, of.level, names) for check in of.checks),
        ahead=tuple(_ahead(here, names, of)),
        notes=(*_notes(here, of, names), *_rating_too(state, player, of.level, names)),
    )


def _rating_too(
    state: Tournament, player: PlayerId, level: NormLevel, names: Names
) -> Iterator[str]:
    rating = state.players[player].fides_rating
    if rating < level.rating:
        yield names.speak("NormNote.rating", rating=max(rating, 0), needed=level.rating)


def _check(check: NormCheck, level: NormLevel, names: Names) -> NormCheckRow:
    scores = check.requirement is Requirement.SCORE
    have, need = (
        (points_text(check.have), points_text(check.need))
        if scores
        else (str(check.have), str(check.need))
    )
    waived = check.verdict is Verdict.WAIVED
    name = names.speak(
        f"NormRequirement.{check.requirement}",
        titles=", ".join(sorted(level.titles)),
        federation=check.detail if check.detail and not waived else "none",
    )
    return NormCheckRow(
        requirement=check.requirement.value,
        article=check.detail if waived else check.article,
        name=name,
        verdict=check.verdict.value,
        verdict_text=names.label("NormVerdict", check.verdict),
        have=have,
        need=names.speak("NormNeed.most" if check.most else "NormNeed.least", number=need),
    )


def _ahead(here: Situation, names: Names, of: Watch) -> Iterator[str]:
    if not of.rounds or of.standing is not Chance.POSSIBLE:
        return
    if len(here.known) < of.rounds:
        yield _points(of, names)
    if of.scenarios:
        opponent = names.player(PlayerId(here.coming[0].opponent))
        yield from (_scenario(each, opponent, names) for each in of.scenarios)
    for score, rating in of.lowest:
        yield _lowest(score, rating, names)


def _lowest(score: int, rating: int | None, names: Names) -> str:
    result = names.label("NormResult", RESULTS[score])
    if rating is None:
        return names.speak("NormAhead.nobody", result=result)
    if rating == LOWEST:
        return names.speak("NormAhead.anybody", result=result)
    return names.speak("NormAhead.lowest", result=result, rating=rating)


def _points(of: Watch, names: Names) -> str:
    """Of the games to come, where not all their opponents are known."""
    if of.needed is None:
        return names.speak("NormAhead.stronger", rounds=of.rounds, average=of.assumed)
    if not of.needed:
        return names.speak("NormAhead.already", average=of.assumed)
    needed = points_text(of.needed)
    return names.speak("NormAhead.needed", needed=needed, rounds=of.rounds, average=of.assumed)


def _scenario(of: Scenario, opponent: str, names: Names) -> str:
    facts = {"result": names.label("NormResult", RESULTS[of.score]), "opponent": opponent}
    if of.standing is Chance.MADE:
        return names.speak("NormScenario.made", **facts)
    if of.standing is Chance.OUT:
        failed = ", ".join(names.label("NormShort", each.requirement) for each in of.failed)
        return names.speak("NormScenario.out", **facts, failed=failed)
    if of.needed is None:
        return names.speak("NormScenario.stronger", **facts)
    if not of.needed:
        return names.speak("NormScenario.already", **facts)
    return names.speak(
        "NormScenario.needed", **facts, needed=points_text(of.needed), rounds=of.rounds
    )


def _notes(here: Situation, of: Watch, names: Names) -> Iterator[str]:
    for game in here.games:
        if not game.counts:
            yield names.speak(f"NormNote.{game.kind}", round=game.round)
    if any(check.article == EIGHT_GAMES for check in of.checks):
        yield names.speak("NormNote.by-1-4-1c")
    if of.now and of.now.raised:
        yield names.speak("NormNote.raised", rating=of.now.raised, floor=of.level.floor)
    if of.made:
        choice = of.made.choice
        for article in sorted({*choice.articles} - {EIGHT_GAMES}):
            rounds = ", ".join(map(str, choice.left_out))
            yield names.speak(f"NormNote.by-{article.replace('.', '-')}", rounds=rounds)
        if of.made.over:
            yield names.speak("NormNote.over", points=of.made.over)
