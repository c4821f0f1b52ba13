"""What the page of an event says of its sections, made of their public views."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.template.loader import render_to_string

from frontend.shared import times
from frontend.shared.context import Context
from frontend.shared.seats import rounds_of
from tournaments.hall_time import in_hall
from tournaments.public.festival import EventPeople, opponent_now
from tournaments.words import speak, speaking

from . import lists, script_words

if TYPE_CHECKING:
    from tournaments.public.festival import EntryElsewhere, PublicEvent
    from tournaments.public.projection import PublicView


def page(event: PublicEvent, language: str) -> bytes:
    """All sections with the state of each, their links and announcements."""
    with speaking(language):
        context = {
            **_common(event, language),
            "title": event.name,
            "facts": facts(event),
            "sections": [section(view) for view in event.sections],
            "announcements": announcements(event),
        }
        return render_to_string("public/festival.html", context).encode()


def player_page(event: PublicEvent, slug: str, number: int, language: str) -> bytes | None:
    """Where a player of that section plays besides, and his opponent of now; None: there is no such
    player."""
    view = next((view for view in event.sections if view.slug == slug), None)
    card = view.card(number) if view else None
    if view is None or card is None:
        return None
    known, opponent = EventPeople(event), opponent_now(view, number)
    with speaking(language):
        context: Context = {
            **_common(event, language),
            "title": card.player.name,
            "section": view,
            "player": card.player,
            "own": [entry(each) for each in known.elsewhere(slug, number, opponent)],
            "opponent": view.player(opponent) if opponent else None,
            "theirs": [entry(each) for each in known.elsewhere(slug, opponent)],
        }
        return render_to_string("public/festival_player.html", context).encode()


def of_mirror(event: PublicEvent, slug: str, argument: str, language: str) -> bytes | None:
    """By the argument that a mirror of the section `slug` knows it by: "", "player/17"."""
    _, _, number = argument.partition("/")
    if number:
        return player_page(event, slug, int(number), language)
    return page(event, language)


def _common(event: PublicEvent, language: str) -> Context:
    return {
        "event": event,
        "base": f"/f/{event.festival}/",
        "language": language,
        "words": script_words.path(language),
    }


def facts(event: PublicEvent) -> str:
    """Place and days, as far as they are said."""
    days = dict.fromkeys(times.day(iso) for iso in (event.first_day, event.last_day) if iso)
    return ", ".join(filter(None, (event.place, " – ".join(days))))


def section(view: PublicView) -> Context:
    """Where a section stands: the round, the results so far, what comes next."""
    round_ = view.played_round
    with in_hall(view.time_zone):
        return {
            "slug": view.slug,
            "name": view.name,
            "players": len(view.players),
            "round": round_,
            "rounds_total": view.rounds_total,
            "over": view.phase == "closed",
            "results": lists.results_in(view, round_) if round_ else "",
            "in_count": round_.boards - round_.missing - round_.adjourned if round_ else 0,
            "next": _next(view),
        }


def announcements(event: PublicEvent) -> list[Context]:
    """Of all sections, the urgent ones first; what several sections say alike stands once."""
    by_text: dict[str, Context] = {}
    sections: dict[str, list[str]] = {}
    for view in event.sections:
        with in_hall(view.time_zone):
            for one in lists.announcements(view):
                text = str(one["text"])
                sections.setdefault(text, []).append(view.name)
                by_text.setdefault(text, {**one, "sections": sections[text]})
    return sorted(by_text.values(), key=lambda one: not one["urgent"])


def entry(also: EntryElsewhere) -> Context:
    """A person's entry in another section, with the games against the opponent of now."""
    view, card = also.view, also.card
    met = {game.round for game in also.met}
    rounds = rounds_of(card, view.language)
    return {
        "name": view.name,
        "slug": view.slug,
        "card": card,
        "rounds": rounds[::-1],
        "met": [seat for seat in rounds if seat.round in met],
    }


def _next(view: PublicView) -> str:
    """When the next round begins, where that is known."""
    number = view.current_round + 1
    planned = view.timetable.get(number)
    if view.phase == "closed" or number > view.rounds_total or not planned or not planned.held:
        return ""
    time = times.moment(planned.start, view.language)
    return speak("Public-Player.begins", {"round": number, "time": time}, view.language)
