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
| `beside`       | round, "" for the newest | beside/, beside/3: everybody to choose two from      |
| `why`          | round-board              | why/3-17: why they meet, where the public may know   |
| `entries`      | ""                       | entries/: the entry list                             |
| `top`          | how many, "" for 8       | top/, top/16: the first boards of the newest round   |
| `following`    | ""                       | following/: whom a phone follows                     |
| `screen`       | what it shows            | screen/ (by name), screen/board: the hall screen     |
| `results.json` | round                    | results.json/3: what changes while a round is played |
| `now.json`     | ""                       | now.json: where each player sits, result, rank       |
| `cards.json`   | ""                       | cards.json: since when players' pages read as they do|
| `find.json`    | ""                       | find.json: who there is                              |
| for programs   | as of the page           | tournament.json, pairings.json/3, standings.json/3,  |
|                |                          | player.json/17, working.json/17, compare.json/17/23, |
|                |                          | ranking.json/2, prizes.json:                         |
|                |                          | `tournaments/public/answers.py`                      |

Addresses without a version are the pages of the newest version (ETag of the version, no-cache):
they are what people link, bookmark and read without JavaScript. `missing(view)` is the 404 page.

An open page follows `live`, whose messages are `head`s. Where only results of its round are new the
message says them. Else it fetches results.json of its round at a new version; as long as `key` is
that of the page, the results are written in place (a few hundred bytes a version); otherwise the
page of the new version is fetched and put in place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from frontend.shared import crosstable as table_rows
from frontend.shared import seats, standing_lines
from frontend.shared.context import Context
from frontend.shared.pictures import page as drawings
from tournaments.exports import crosstable as files
from tournaments.exports.calendar import calendar
from tournaments.exports.spreadsheet import table_csv
from tournaments.hall_time import in_hall
from tournaments.public import answers, crosstable, pictures
from tournaments.public.pages import PageMaker, Stamped
from tournaments.push import sender_key
from tournaments.words import speaking

from . import find_me, following, lists, manifest, offline, prizes, screens, workings
from .page_parts import common, html, of_round, say, title_of
from .round_keys import round_key
from .stamps import stamped

if TYPE_CHECKING:
    from collections.abc import Callable

    from tournaments.public.projection import PublicView

FIRST_BOARDS = 8
TOP_BOARDS = (4, 8, 16, 32, 64)
FIRST_RANKS = 10
"""Of the newest round's boards, or of the final standings, on the first page."""


def render(view: PublicView, page: str, argument: str = "") -> bytes | None:
    """The body of a page, or None when the tournament has no such page."""
    made = content(view, page, argument)
    return None if made is None else stamp(view, page, argument, made).body


def content(view: PublicView, page: str, argument: str = "") -> bytes | None:
    """The same without what it says of its version (`stamps`)."""
    make = _PAGES.get(page)
    with in_hall(view.time_zone), speaking(view.language):
        return make(view, argument) if make else None


def stamp(view: PublicView, page: str, argument: str, made: bytes) -> Stamped:
    """The body of the page in that version, of a content that was made of it or of another one in
    which the page reads the same."""
    with in_hall(view.time_zone), speaking(view.language):
        return stamped(view, page, argument, made)


def missing(view: PublicView) -> bytes:
    """The page for an address that leads nowhere in this tournament."""
    return _missing(view).body


def frame(view: PublicView) -> bytes:
    """What stands around every page that neither finds players nor shows a round."""
    return _missing(view).content


def _missing(view: PublicView) -> Stamped:
    with in_hall(view.time_zone), speaking(view.language):
        made = html("missing", common(view, "missing", "", say(view, "Public-Missing.title")))
    return stamp(view, "missing", "", made)


RENDERING: Final = PageMaker(content, stamp, missing)
"""For the server in front."""


# --- pages ----------------------------------------------------------------------------------


def _home(view: PublicView, argument: str) -> bytes | None:
    if argument:
        return None
    context = common(view, "home", "", say(view, "Public-Home.title"))
    context["announcements"] = lists.announcements(view)
    round_ = view.played_round
    if round_:
        context |= of_round(view, round_)
        if view.phase == "closed":
            context["standings"] = standing_lines.lines(view, round_, cells=False)[:FIRST_RANKS]
            context["has_workings"] = view.tells_workings(round_.round)
        context["boards"] = view.boards(round_.round)[:FIRST_BOARDS]
        context["first"] = round_.boards > FIRST_BOARDS
        context["state_text"] = lists.state_text(view, round_)
        context["next_text"] = lists.next_text(view, round_)
    return html("home", context)


def _pairings(view: PublicView, argument: str) -> bytes | None:
    round_, known = answers.wanted_boards(view, argument)
    if not known:
        return None
    context = common(view, "pairings", argument, title_of(view, "Public-Pairings.title", round_))
    if round_:
        context |= of_round(view, round_)
        context["boards"] = view.boards(round_.round)
        context["byes"] = seats.byes(view, round_)
    return html("pairings", context)


def _names(view: PublicView, argument: str) -> bytes | None:
    round_, known = answers.wanted_boards(view, argument)
    if not known:
        return None
    context = common(view, "names", argument, title_of(view, "Public-Names.title", round_))
    if round_:
        context |= of_round(view, round_)
        context["groups"] = seats.by_letter(view, round_)
    return html("names", context)


def _standings(view: PublicView, argument: str) -> bytes | None:
    round_, known = answers.wanted(view, argument)
    if not known:
        return None
    context = common(view, "standings", argument, title_of(view, "Public-Standings.title", round_))
    context |= lists.tables("standings", argument, view)
    if round_:
        context |= of_round(view, round_)
        context |= lists.standings(view, round_)
    return html("standings", context)


def _crosstable(view: PublicView, argument: str) -> bytes | None:
    wanted = crosstable.wanted(view, argument)
    if wanted is None:
        return None
    title = table_rows.crosstable_title(view, wanted.round)
    context = common(view, "crosstable", argument, title)
    context |= lists.tables("crosstable", argument, view)
    context["schedule"] = view.schedule
    if wanted.round:
        context |= of_round(view, wanted.round)
        context |= lists.crosstable(view, wanted.round, wanted.order, argument)
    return html("crosstable", context)


def _progress(view: PublicView, argument: str) -> bytes | None:
    round_, known = answers.wanted(view, argument)
    if not known:
        return None
    context = common(view, "progress", argument, table_rows.progress_title(view, round_))
    context |= lists.tables("progress", argument, view)
    if round_:
        context |= of_round(view, round_)
        context |= lists.progress(view, round_)
    return html("progress", context)


def _pictures(view: PublicView, argument: str) -> bytes | None:
    wanted = pictures.wanted(view, argument)
    if wanted is None:
        return None
    title = drawings.title(wanted.round, view.language)
    context = common(view, "pictures", argument, title)
    context |= lists.tables("pictures", argument.partition("/")[0], view)
    if wanted.round:
        context |= of_round(view, wanted.round)
        context |= lists.pictures(view, wanted.round, wanted.players, argument)
    return html("pictures", context)


def _ranking(view: PublicView, argument: str) -> bytes | None:
    asked = answers.wanted_ranking(view, argument)
    if asked is None:
        return None
    name, round_ = asked
    context = common(view, "ranking", argument, name.name)
    context |= lists.tables(
        "ranking", str(round_.round) if "/" in argument and round_ else "", view
    )
    if round_:
        context |= of_round(view, round_)
        context |= lists.ranking(view, name, round_)
    return html("ranking", context)


def _prizes(view: PublicView, argument: str) -> bytes | None:
    if argument or view.prizes is None:
        return None
    context = common(view, "prizes", "", say(view, "Public-Prizes.title"))
    context |= prizes.shown(view.prizes) | {"revision": view.reopened + 1}
    return html("prizes", context)


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
    return html("_push", common(view, "push", "", ""))


def _player(view: PublicView, argument: str) -> bytes | None:
    number = answers.number(argument)
    card = view.card(number) if number else None
    if card is None:
        return None
    context = common(view, "player", argument, card.player.name)
    seats = ((game.round, game.board) for game in card.games if game.board)
    why = {number for number, board in seats if view.explains_board(number, board)}
    newest = view.rounds[-1].round if view.rounds else 0
    more = {"why": why, "has_working": view.tells_workings(newest) and number in view.ranks}
    return html("player", context | lists.player(view, card) | more)


def _of_workings(
    page: str, make: Callable[[PublicView, str], Context | None]
) -> Callable[[PublicView, str], bytes | None]:
    """Pages that say how the numbers of the standings came about."""

    def made(view: PublicView, argument: str) -> bytes | None:
        context = make(view, argument)
        if context is None:
            return None
        around = common(view, page, argument, str(context["title"]))
        return html(page.replace("-", "_"), around | context)

    return made


def _why(view: PublicView, argument: str) -> bytes | None:
    round_text, _, board_text = argument.partition("-")
    number, board = answers.number(round_text), answers.number(board_text)
    why = view.explanation(number, board) if number and board else None
    if why is None:
        return None
    title = say(view, "Public-Why.title", round=number, board=board)
    context = common(view, "why", argument, title)
    return html("why", context | {"why": why})


def _entries(view: PublicView, argument: str) -> bytes | None:
    if argument:
        return None
    context = common(view, "entries", "", say(view, "Public-Entries.title"))
    return html("entries", context | lists.entries(view))


def _top(view: PublicView, argument: str) -> bytes | None:
    count = answers.number(argument) if argument else FIRST_BOARDS
    if count not in TOP_BOARDS:
        return None
    round_ = view.played_round
    title = say(view, "Public-Top.title", round=round_.round if round_ else 0)
    context = common(view, "top", argument, title) | {"counts": TOP_BOARDS, "top": count}
    if round_:
        context |= of_round(view, round_) | {"boards": view.boards(round_.round)[:count]}
    return html("top", context)


def _following(view: PublicView, argument: str) -> bytes | None:
    if argument:
        return None
    context = common(view, "following", "", say(view, "Public-Following.title"))
    return html("following", context | {"groups": following.groups(view)})


def _screen(view: PublicView, argument: str) -> bytes | None:
    ordered = screens.ordered(view, argument)
    language = screens.language_of(ordered)
    if language not in ("", view.language):
        return content(view.in_language(language), "screen", argument)
    kind = ordered.kind if ordered else argument or screens.ALWAYS[0]
    if ordered is None and kind not in screens.ALWAYS:
        return None
    round_ = screens.round_shown(view, kind)
    context = common(view, "screen", argument, say(view, "Public-Screen.title"))
    context |= {
        "kind": kind,
        "kinds": screens.kinds(view),
        "headline": screens.headline(view, round_, kind),
        "ordered": ordered,
        **screens.said(view, kind, ordered.plan if ordered else None),
    }
    if round_:
        context |= of_round(view, round_)
        context |= screens.of_round(view, round_, kind)
    else:
        context["players"] = view.players
    if kind == "announcements":
        context["told"] = lists.announcements(view)
    return html("screen", context)


def _results(view: PublicView, argument: str) -> bytes | None:
    round_, known = answers.wanted_boards(view, argument)
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


def _cards(view: PublicView, argument: str) -> bytes | None:
    return None if argument else msgspec.json.encode(find_me.cards(view))


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
    "beside": _of_workings("beside", workings.beside),
    "why": _why,
    "entries": _entries,
    "following": _following,
    "top": _top,
    "screen": _screen,
    "results.json": _results,
    "now.json": _now,
    "cards.json": _cards,
    "find.json": _find,
}
