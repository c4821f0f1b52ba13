"""How points, results and times are written for people."""

from __future__ import annotations

from datetime import datetime

from django.utils.timezone import localtime

from ..domain.games.results import Result
from ..words import READERS, speak
from ..words.results import result_words


def result_text(result: str | None, language: str = READERS) -> str:
    """ "1-0" -> "1–0"; nothing -> "". A text that is no result stays as it is."""
    if not result:
        return ""
    try:
        return result_words(Result(result), lambda key, facts: speak(key, facts, language))
    except ValueError:
        return result


def paired_otherwise(boards: int, language: str = READERS) -> str:
    """What checking a round again for another number of rounds found; empty: all the same."""
    return speak("PairedOtherwise", {"count": boards}, language) if boards else ""


def checked_again(round_: int, otherwise: int, language: str = READERS) -> str:
    return speak("CheckedAgain", {"round": round_, "count": otherwise}, language)


def rounds_text(first: int, last: int, of: int, language: str = READERS) -> str:
    """ "round 2", "rounds 2–4", "from round 2", "all rounds"."""
    if first == last:
        key = "Rounds.one"
    elif last >= of:
        key = "Rounds.from" if first > 1 else "Rounds.all"
    else:
        key = "Rounds.span"
    return speak(key, {"first": first, "last": last}, language)


def local_time(moment: str, language: str = READERS) -> str:
    """ "15:25 on 4 Jul" in the time zone of the hall; what is no time stays as it is."""
    when = _local(moment)
    return _written("Moment.time-on-day", when, language) if when else moment


def local_day(text: str, language: str = READERS) -> str:
    """ "2026-07-04T10:30", already on the clock of the hall -> "4 Jul 2026, 10:30"; a date alone is
    "4 Jul 2026"; what is neither stays as it is."""
    try:
        when = datetime.fromisoformat(text)
    except ValueError:
        return text
    timed = len(text) > len("2026-07-04")
    return _written("Moment.day-and-time" if timed else "Moment.day", when, language)


def local_moment(moment: str, language: str = READERS) -> str:
    """ "4 Jul 2026, 15:25:07" in the time zone of the hall; what is no time stays as it is."""
    when = _local(moment)
    return _written("Moment.to-the-second", when, language) if when else moment


def local_minute(moment: datetime, language: str = READERS) -> str:
    """ "4 Jul 2026, 15:25" in the time zone of the hall."""
    return _written("Moment.day-and-time", localtime(moment), language)


def _local(moment: str) -> datetime | None:
    try:
        return localtime(datetime.fromisoformat(moment))
    except (ValueError, OverflowError):
        return None


def _written(key: str, when: datetime, language: str) -> str:
    facts = {
        "day": when.day,
        "month": when.month,
        "year": f"{when:%Y}",
        "time": f"{when:%H:%M}",
        "seconds": f"{when:%S}",
    }
    return speak(key, facts, language)
