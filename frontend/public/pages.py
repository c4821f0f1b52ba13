"""Public pages: pure renderings of a `PublicView`, which holds nothing that is not public.

`render(view, page, argument)` answers the complete body, or None when there is no such page; the
same arguments give the same bytes, so a body is immutable under its version. The server in front
keeps them and adds the headers.

| page           | argument                 | address below /t/{slug}/ (and below v/{tag}/)        |
|----------------|--------------------------|------------------------------------------------------|
| `home`         | ""                       | "" (v/{tag}/home): find me, first boards             |
| `pairings`     | round, "" for the newest | pairings/, pairings/3                                |
| `names`        | round, "" for the newest | names/, names/3                                      |
| `standings`    | round, "" for the newest | standings/, standings/3                              |
| `crosstable`   | `3-number`               | crosstable/, crosstable/3, crosstable/number: where  |
|                |                          | `tournaments/public/crosstable.py` says              |
| `progress`     | round, "" for the newest | progress/, progress/3: points and ranks by round     |
| `pictures`     | `3/17/23`                | pictures/, pictures/3, pictures/3/17/23: where       |
|                |                          | `tournaments/public/pictures.py` says                |
| `ranking`      | ranking/round            | ranking/2/3: one within the standings                |
| `prizes`       | ""                       | prizes/: the fund, in the end who gets what of it    |
| `*.csv`        | as of the page           | crosstable.csv/3-number, progress.csv/3: as files    |
| `rounds.ics`   | ""                       | rounds.ics: the rounds for a calendar                |
| `manifest.webmanifest` | ""              | manifest.webmanifest: puts the tournament beside apps |
| `worker.js`    | ""                       | worker.js: keeps opened pages, shows messages        |
| `push`         | ""                       | push: the part of a page that asks for messages      |
| `player`       | entry number             | player/17                                            |
| `working`      | entry number/round       | working/17/3: why a player stands where he stands    |
| `compare`      | two entry numbers/round  | compare/17/23/3: what decides between two players    |
| `compare-with` | entry number/round       | compare-with/17/3: with whom                         |
| `why`          | round-board              | why/3-17: why they meet, where the public may know   |
| `entries`      | ""                       | entries/: the entry list                             |
| `top`          | how many, "" for 8       | top/, top/16: the first boards of the newest round   |
| `following`    | ""                       | following/: whom a phone follows                     |
| `screen`       | board, name, standings   | screen/ (by name), screen/board: the hall screen     |
| `results.json` | round                    | results.json/3: what changes while a round is played |
| `now.json`     | ""                       | now.json: where each player sits, result, rank       |
| `find.json`    | ""                       | find.json: who there is                              |
| for programs   | as of the page           | tournament.json, pairings.json/3, standings.json/3,  |
|                |                          | player.json/17, working.json/17, compare.json/17/23, |
|                |                          | ranking.json/2, prizes.json:                         |
|                |                          | `tournaments/public/answers.py`                      |

Addresses without a version are the pages of the newest version (ETag of the version, no-cache):
they are what people link, bookmark and read without JavaScript. `missing(view)` is the 404 page.

An open page follows `live`, whose messages are `head`s. At a new version it fetches results.json of
its round; as long as `key` is that of the page, the results are written in place (a few hundred
bytes a version); otherwise the page of the new version is fetched and put in place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from django.template.loader import render_to_string

from frontend.shared import crosstable as table_rows
from frontend.shared import seats, standing_lines, times
from frontend.shared.context import Context
from frontend.shared.pictures import page as drawings
from tournaments.exports import crosstable as files
from tournaments.exports.calendar import calendar
from tournaments.exports.spreadsheet import table_csv
from tournaments.hall_time import in_hall, shown_zone
from tournaments.public import answers, crosstable, pictures
from tournaments.push import sender_key
from tournaments.words import label, languages, speak, speaking

from . import find_me, following, lists, manifest, offline, prizes, screens, script_words, workings
from .round_keys import round_key

if TYPE_CHECKING:
    from collections.abc import Callable

    from tournaments.public.projection import PublicView
    from tournaments.public.rows import PublicRound

FIRST_BOARDS = 8
TOP_BOARDS = (4, 8, 16, 32, 64)
FIRST_RANKS = 10
"""Of the newest round's boards, or of the final standings, on the first page."""

TABS = (("home", ""), ("pairings", "pairings/"), ("names", "names/"), ("standings", "standings/"))
"""Pages and their addresses."""

PRIZES_TAB = ("prizes", "prizes/")
"""Where they are public."""

BELOW = {
    **dict.fromkeys(("crosstable", "progress", "pictures", "ranking"), "standings"),
    "top": "pairings",
    "following": "home",
}
"""The tab that leads to a page which has none of its own."""

SCREENS = ("name", "board", "standings", "announcements", "festival")


def render(view: PublicView, page: str, argument: str = "") -> bytes | None:
    """The body of a page, or None when the tournament has no such page."""
    make = _PAGES.get(page)
    with in_hall(view.time_zone), speaking(view.language):
        return make(view, argument) if make else None


def missing(view: PublicView) -> bytes:
    """The page for an address that leads nowhere in this tournament."""
    with in_hall(view.time_zone), speaking(view.language):
        return _html("missing", _common(view, "missing", "", _say(view, "Public-Missing.title")))


# --- pages ----------------------------------------------------------------------------------


def _home(view: PublicView, argument: str) -> bytes | None:
    if argument:
        return None
    context = _common(view, "home", "", _say(view, "Public-Home.title"))
    context["announcements"] = lists.announcements(view)
    round_ = view.rounds[-1] if view.rounds else None
    if round_:
        context |= _round(view, round_)
        if view.phase == "closed":
            context["standings"] = standing_lines.lines(view, round_, cells=False)[:FIRST_RANKS]
            context["has_workings"] = view.tells_workings(round_.round)
        context["boards"] = view.boards(round_.round)[:FIRST_BOARDS]
        context["first"] = round_.boards > FIRST_BOARDS
        context["state_text"] = lists.state_text(view, round_)
        context["next_text"] = lists.next_text(view, round_)
    return _html("home", context)


def _pairings(view: PublicView, argument: str) -> bytes | None:
    round_, known = answers.wanted(view, argument)
    if not known:
        return None
    context = _common(view, "pairings", argument, _title(view, "Public-Pairings.title", round_))
    if round_:
        context |= _round(view, round_)
        context["boards"] = view.boards(round_.round)
        context["byes"] = seats.byes(view, round_)
    return _html("pairings", context)


def _names(view: PublicView, argument: str) -> bytes | None:
    round_, known = answers.wanted(view, argument)
    if not known:
        return None
    context = _common(view, "names", argument, _title(view, "Public-Names.title", round_))
    if round_:
        context |= _round(view, round_)
        context["groups"] = seats.by_letter(view, round_)
    return _html("names", context)


def _standings(view: PublicView, argument: str) -> bytes | None:
    round_, known = answers.wanted(view, argument)
    if not known:
        return None
    context = _common(view, "standings", argument, _title(view, "Public-Standings.title", round_))
    context |= lists.tables("standings", argument, view)
    if round_:
        context |= _round(view, round_)
        context |= lists.standings(view, round_)
    return _html("standings", context)


def _crosstable(view: PublicView, argument: str) -> bytes | None:
    wanted = crosstable.wanted(view, argument)
    if wanted is None:
        return None
    title = table_rows.crosstable_title(view, wanted.round)
    context = _common(view, "crosstable", argument, title)
    context |= lists.tables("crosstable", argument, view)
    if wanted.round:
        context |= _round(view, wanted.round)
        context |= lists.crosstable(view, wanted.round, wanted.order, argument)
    return _html("crosstable", context)


def _progress(view: PublicView, argument: str) -> bytes | None:
    round_, known = answers.wanted(view, argument)
    if not known:
        return None
    context = _common(view, "progress", argument, table_rows.progress_title(view, round_))
    context |= lists.tables("progress", argument, view)
    if round_:
        context |= _round(view, round_)
        context |= lists.progress(view, round_)
    return _html("progress", context)


def _pictures(view: PublicView, argument: str) -> bytes | None:
    wanted = pictures.wanted(view, argument)
    if wanted is None:
        return None
    title = drawings.title(wanted.round, view.language)
    context = _common(view, "pictures", argument, title)
    context |= lists.tables("pictures", argument.partition("/")[0], view)
    if wanted.round:
        context |= _round(view, wanted.round)
        context |= lists.pictures(view, wanted.round, wanted.players, argument)
    return _html("pictures", context)


def _ranking(view: PublicView, argument: str) -> bytes | None:
    asked = answers.wanted_ranking(view, argument)
    if asked is None:
        return None
    name, round_ = asked
    context = _common(view, "ranking", argument, name.name)
    context |= lists.tables(
        "ranking", str(round_.round) if "/" in argument and round_ else "", view
    )
    if round_:
        context |= _round(view, round_)
        context |= lists.ranking(view, name, round_)
    return _html("ranking", context)


def _prizes(view: PublicView, argument: str) -> bytes | None:
    if argument or view.prizes is None:
        return None
    context = _common(view, "prizes", "", _say(view, "Public-Prizes.title"))
    context |= prizes.shown(view.prizes) | {"revision": view.reopened + 1}
    return _html("prizes", context)


def _crosstable_file(view: PublicView, argument: str) -> bytes | None:
    wanted = crosstable.wanted(view, argument)
    if wanted is None or wanted.round is None:
        return None
    return table_csv(files.crosstable(view, wanted.round.round, wanted.order)).encode()


def _progress_file(view: PublicView, argument: str) -> bytes | None:
    round_, _ = answers.wanted(view, argument)
    return table_csv(files.progress(view, round_.round)).encode() if round_ else None


def _calendar(view: PublicView, argument: str) -> bytes | None:
    return None if argument else calendar(view).encode()


def _manifest(view: PublicView, argument: str) -> bytes | None:
    return None if argument else manifest.body(view)


def _worker(view: PublicView, argument: str) -> bytes | None:
    return None if argument else offline.worker(view)


def _push(view: PublicView, argument: str) -> bytes | None:
    """The part of a page by which its reader asks for messages."""
    if argument or not view.sends_messages or not sender_key.is_there():
        return None
    return _html("_push", _common(view, "push", "", ""))


def _player(view: PublicView, argument: str) -> bytes | None:
    number = answers.number(argument)
    card = view.card(number) if number else None
    if card is None:
        return None
    context = _common(view, "player", argument, card.player.name)
    why = {row.round for row in view.rounds if view.explains(row.round)}
    newest = view.rounds[-1].round if view.rounds else 0
    more = {"why": why, "has_working": view.working(number, newest) is not None}
    return _html("player", context | lists.player(view, card) | more)


def _of_workings(
    page: str, make: Callable[[PublicView, str], Context | None]
) -> Callable[[PublicView, str], bytes | None]:
    """Pages that say how the numbers of the standings came about."""

    def made(view: PublicView, argument: str) -> bytes | None:
        context = make(view, argument)
        if context is None:
            return None
        common = _common(view, page, argument, str(context["title"]))
        return _html(page.replace("-", "_"), common | context)

    return made


def _why(view: PublicView, argument: str) -> bytes | None:
    round_text, _, board_text = argument.partition("-")
    number, board = answers.number(round_text), answers.number(board_text)
    why = view.explanation(number, board) if number and board else None
    if why is None:
        return None
    title = _say(view, "Public-Why.title", round=number, board=board)
    context = _common(view, "why", argument, title)
    return _html("why", context | {"why": why})


def _entries(view: PublicView, argument: str) -> bytes | None:
    if argument:
        return None
    context = _common(view, "entries", "", _say(view, "Public-Entries.title"))
    return _html("entries", context | lists.entries(view))


def _top(view: PublicView, argument: str) -> bytes | None:
    count = answers.number(argument) if argument else FIRST_BOARDS
    if count not in TOP_BOARDS:
        return None
    round_ = view.rounds[-1] if view.rounds else None
    title = _say(view, "Public-Top.title", round=round_.round if round_ else 0)
    context = _common(view, "top", argument, title) | {"counts": TOP_BOARDS, "top": count}
    if round_:
        context |= _round(view, round_) | {"boards": view.boards(round_.round)[:count]}
    return _html("top", context)


def _following(view: PublicView, argument: str) -> bytes | None:
    if argument:
        return None
    context = _common(view, "following", "", _say(view, "Public-Following.title"))
    return _html("following", context | {"groups": following.groups(view)})


def _screen(view: PublicView, argument: str) -> bytes | None:
    ordered = screens.ordered(view, argument)
    if ordered and ordered.plan and ordered.plan.language in languages.known():
        view = view.in_language(ordered.plan.language)
    kind = ordered.kind if ordered else argument or SCREENS[0]
    if kind not in (SCREENS if ordered is None else (*SCREENS, "waiting")):
        return None
    round_ = view.rounds[-1] if view.rounds else None
    context = _common(view, "screen", argument, _say(view, "Public-Screen.title"))
    context |= {
        "kind": kind,
        "kinds": _screens(view),
        "headline": lists.headline(view, round_, kind),
        "ordered": ordered,
    }
    if round_:
        context |= _round(view, round_)
        context |= lists.screen(view, round_, kind)
    else:
        context["players"] = view.players
    if kind == "announcements":
        context["told"] = lists.announcements(view)
    return _html("screen", context)


def _results(view: PublicView, argument: str) -> bytes | None:
    round_, known = answers.wanted(view, argument)
    if not known:
        return None
    boards = view.boards(round_.round) if round_ else ()
    return msgspec.json.encode(
        answers.PublicResults(
            version=view.version,
            round=round_.round if round_ else 0,
            key=round_key(view, round_),
            missing=round_.missing if round_ else 0,
            adjourned=round_.adjourned if round_ else 0,
            results={board.board: seats.result_text(board, view.language) for board in boards},
        )
    )


def _now(view: PublicView, argument: str) -> bytes | None:
    return None if argument else msgspec.json.encode(find_me.now(view))


def _find(view: PublicView, argument: str) -> bytes | None:
    return None if argument else msgspec.json.encode(find_me.people(view))


def _json(page: str) -> Callable[[PublicView, str], bytes | None]:
    return lambda view, argument: answers.render(view, page, argument)


_PAGES: dict[str, Callable[[PublicView, str], bytes | None]] = {
    **{page: _json(page) for page in answers.PAGES},
    "home": _home,
    "pairings": _pairings,
    "names": _names,
    "standings": _standings,
    "crosstable": _crosstable,
    "progress": _progress,
    "pictures": _pictures,
    "ranking": _ranking,
    "prizes": _prizes,
    "crosstable.csv": _crosstable_file,
    "progress.csv": _progress_file,
    "rounds.ics": _calendar,
    "manifest.webmanifest": _manifest,
    "worker.js": _worker,
    "push": _push,
    "player": _player,
    "working": _of_workings("working", workings.working),
    "compare": _of_workings("compare", workings.comparison),
    "compare-with": _of_workings("compare-with", workings.others),
    "why": _why,
    "entries": _entries,
    "following": _following,
    "top": _top,
    "screen": _screen,
    "results.json": _results,
    "now.json": _now,
    "find.json": _find,
}


# --- what they share ------------------------------------------------------------------------


def _say(view: PublicView, key: str, **facts: object) -> str:
    return speak(key, facts, view.language)


def _screens(view: PublicView) -> list[Context]:
    return [
        {"kind": kind, "text": label("Public-ScreenKind", kind, view.language)} for kind in SCREENS
    ]


def _title(view: PublicView, key: str, round_: PublicRound | None) -> str:
    """Of a list of a round, or of the page on which it will be (round 0)."""
    return _say(view, key, round=round_.round if round_ else 0)


def _common(view: PublicView, page: str, argument: str, title: str) -> Context:
    return {
        "view": view,
        "language": view.language,
        "words": script_words.path(view.language),
        "base": f"/t/{view.slug}/",
        "page": page,
        "argument": argument,
        "title": title,
        "tabs": [
            {
                "path": path,
                "text": label("Public-Tabs", name, view.language),
                "current": "page" if name == page else "true" if name == BELOW.get(page) else "",
            }
            for name, path in (*TABS, *([PRIZES_TAB] if view.prizes else []))
        ],
        "at_text": times.stamp(view.at, view.language),
        "at_clock": times.clock(view.at),
        "time_zone": shown_zone(view.time_zone),
        "hash_short": view.hash[:12],
        "people_key": find_me.people_key(view),
        "player_count": len(view.players),
        "ranked_by": view.ranked_by(0),
        "announcements": lists.announcements(view, only_urgent=True),
        "push_key": sender_key.public_text() if view.sends_messages else "",
        "round": None,
        "key": "",
    }


def _round(view: PublicView, round_: PublicRound) -> Context:
    newest = view.rounds[-1].round
    return {
        "round": round_,
        "rounds": [row.round for row in view.rounds],
        "newer": newest if newest != round_.round else None,
        "in_count": round_.boards - round_.missing - round_.adjourned,
        "results_text": lists.results_in(view, round_),
        "changed_text": seats.changed_text(view, round_),
        "starts_text": times.moment(round_.starts, view.language),
        "last_call_text": times.clock(round_.last_call) if round_.last_call else "",
        "key": round_key(view, round_),
    }


def _html(page: str, context: Context) -> bytes:
    return render_to_string(f"public/{page}.html", context).encode()
