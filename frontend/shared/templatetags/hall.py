"""Template words of the hall: icons, times and JSON in attributes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from datetime import datetime

import msgspec
from django import template
from django.templatetags.static import static
from django.urls import reverse
from django.utils.html import format_html, format_html_join, json_script
from django.utils.safestring import SafeString, mark_safe
from django.utils.timezone import localtime

from tournaments.domain.prizes.currencies import amount
from tournaments.selectors import ratings
from tournaments.selectors.activity import setup
from tournaments.selectors.rows.boards import BoardRow
from tournaments.selectors.rows.log import ActivityRow
from tournaments.selectors.rows.players import PlayerRow
from tournaments.selectors.rows.standings import StandingRow
from tournaments.selectors.tie_breaks import heading
from tournaments.words import label, speak
from tournaments.words.latin import in_latin
from tournaments.words.times import facts_of_time

from .. import times
from ..letters import plain

register = template.Library()


@register.simple_tag
def icon(name: str) -> SafeString:
    """A symbol of icons.svg, for the eye only."""
    sprite = static("shared/icons.svg")
    return format_html(
        '<svg class="icon" aria-hidden="true"><use href="{}#{}"></use></svg>', sprite, name
    )


@register.filter
def as_json(row: object) -> str:
    """For an attribute; Django escapes it there. None becomes `null`."""
    return msgspec.json.encode(row).decode()


@register.filter
def at(mapping: Mapping[object, object], key: object) -> object:
    """What stands at a key; None: nothing."""
    return mapping.get(key)


@register.filter
def script(row: object, element_id: str) -> SafeString:
    """A `<script type="application/json">` with this id."""
    return json_script(msgspec.to_builtins(row, str_keys=True), element_id)


@register.filter
def money(units: int, decimals: int) -> str:
    """A sum as people write it; the currency stands beside it."""
    return speak("Sum", {"money": amount(units, decimals)})


@register.filter
def tie_head(code: str) -> str:
    """The head of a column of a tie-break."""
    return heading(code)


@register.filter
def whole(number: int | None) -> str:
    """A whole number with the sign of figures; None: nothing."""
    return "" if number is None else ratings.whole(number)


@register.filter
def one_a_line(texts: Iterable[str]) -> str:
    """For a `<textarea>`: a tag of a template cannot go over a line, so `join` cannot do it."""
    return "\n".join(texts)


@register.filter
def clock(iso: str) -> str:
    """Hours and minutes; the browser turns them into local time where it matters."""
    return iso[11:16] if iso else ""


@register.filter
def day(iso: str) -> str:
    """A day as the reader's language writes it."""
    return times.day(iso)


@register.filter
def moment(iso: str) -> SafeString:
    """A `<time>` that `times.js` writes in the reader's own time."""
    if not iso:
        return mark_safe("")
    when = localtime(datetime.fromisoformat(iso))
    written = speak("Shared-Time.moment", facts_of_time(when))
    return format_html('<time datetime="{}">{}</time>', iso, written)


@register.filter
def written(when: datetime | None, key: str) -> str:
    """In the time of the page, as the message of that key writes it."""
    return speak(key, facts_of_time(localtime(when))) if when else ""


def _searched(name: str) -> str:
    """As it is written, and in Latin letters."""
    return f"{name} {in_latin(name)}".strip()


@register.filter
def plain_names(row: BoardRow) -> str:
    """Both names as a search compares them (the same folding as `letters.js`)."""
    return plain(" ".join(map(_searched, (row.white.name, row.black.name))))


@register.filter
def player_key(row: PlayerRow | StandingRow) -> str:
    """What a player is found by: name, number, FIDE ID, club, federation."""
    known = (_searched(row.name), row.tpn, getattr(row, "fide_id", ""), getattr(row, "club", ""))
    return plain(" ".join(str(part) for part in (*known, row.federation) if part))


@register.filter
def colours(history: str) -> SafeString:
    """ "wb-" as little squares, with words for those who cannot see them."""
    pieces = {"w": "white", "b": "black"}
    signs = [
        format_html('<i class="piece {}"></i>', pieces.get(sign, "unplayed")) for sign in history
    ]
    played = (sign if sign in pieces else "none" for sign in history)
    spoken = ", ".join(label("Shared-ColourHistory", each) for each in played)
    if not history:
        return mark_safe("")
    return format_html(
        '<span class="colours"><span class="quiet">{}</span>{}</span>',
        spoken,
        mark_safe("".join(signs)),  # noqa: S308 (made of the fixed signs above)
    )


@register.filter
def float_sign(float_: str) -> SafeString:
    signs = {"down": "↓", "up": "↑"}
    if float_ not in signs:
        return mark_safe("")
    sign, name = signs[float_], label("Shared-Float", float_)
    return format_html(
        '<span title="{0}"><span aria-hidden="true">{1}</span>'
        '<span class="quiet">{0}</span></span>',
        name,
        sign,
    )


@register.filter
def then_url(event: ActivityRow, slug: str) -> str:
    """The page that shows the subject of an event as it stood after it."""
    noun, _, name = event.subject.partition(":")
    number = name.partition("." if noun == "game" else ":")[0]
    pages = {"game": "results-round", "round": "pairing-round", "player": "player"}
    others = {"settings": "settings", "arbiters": "settings", "devices": "devices"}
    others |= {"announcement": "announcements"}
    others |= {"appeal": "appeals", "committee": "appeals", "tournament": "settings"}
    if noun in pages and number.isdigit():
        return f"{reverse(pages[noun], args=[slug, int(number)])}?at={event.seq}"
    return f"{reverse(others.get(noun, 'entries'), args=[slug])}?at={event.seq}"


@register.filter
def bye_sign(kind: str) -> str:
    return {"zero": "0", "half": "½", "full": "1"}.get(kind, kind)


@register.filter
def round_kind(kind: str) -> str:
    """What a round without a game was."""
    return label("Shared-RoundKind", kind)


@register.filter
def role_name(role: str) -> str:
    return setup.role_name(role)


@register.filter
def contact(text: str) -> SafeString:
    """To be called or written to by one tap, where it is nothing but a number or an address."""
    if re.fullmatch(r"[+\d][\d\s()/.-]{5,}", text):
        return format_html('<a href="tel:{}">{}</a>', re.sub(r"[^+\d]", "", text), text)
    if re.fullmatch(r"[^@\s]+@[^@\s]+\.[^@\s]+", text):
        return format_html('<a href="mailto:{}">{}</a>', text, text)
    return format_html("{}", text)


@register.filter
def step_name(type_: str) -> str:
    return label("Shared-RoundStep", type_)


@register.filter
def unbroken(text: str) -> SafeString:
    """No line ends inside a result: "1–0" stays in one piece."""
    pieces = re.split(r"(\S+–\S+)", text)
    return format_html_join(
        "",
        "{}",
        (
            (format_html('<span class="whole">{}</span>', piece) if at % 2 else piece,)
            for at, piece in enumerate(pieces)
        ),
    )
