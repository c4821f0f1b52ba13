"""Of a log that is long: what is asked of it without reading all it says."""

from __future__ import annotations

from events import store
from tests.builders import envelope, noted

from .log import Log


def test_outlines_are_the_events_of_those_types(log: Log) -> None:
    log.begin("one")
    log.note("two", "three")
    (kind,) = {event.type for event in log.read()}
    everything = store.outlines(log.stream, {kind, "Nothing"}, using=log.using)
    assert everything == [(event.seq, event.type, event.hash) for event in log.read()]
    assert store.outlines(log.stream, {kind}, 1, 2, using=log.using) == everything[1:2]
    assert store.outlines(log.stream, {"Nothing"}, using=log.using) == []


def test_a_command_is_read_whole_by_any_of_its_events(log: Log) -> None:
    log.begin("one")
    log.note("two", "three", "four")
    log.note("five")
    whole = [event.seq for event in store.whole_commands(log.stream, [3], using=log.using)]
    assert whole == [2, 3, 4]
    both = store.whole_commands(log.stream, [5, 4, 2], using=log.using)
    assert both == log.read(1)
    assert store.whole_commands(log.stream, [], using=log.using) == []
    assert store.whole_commands(log.stream, [99], using=log.using) == []


def test_who_sent_and_from_where_is_told_once(log: Log) -> None:
    log.execute(noted("one"), envelope(actor="user:2", device="tablet"), create=True)
    log.execute(noted("two"), envelope(actor="user:1", device=""))
    log.execute(noted("three"), envelope(actor="user:2", device="tablet"))
    log.execute(noted("four"), envelope(actor="user:3", device="desk"))
    known = store.senders(log.stream, 3, using=log.using)
    assert known == [("user:1", ""), ("user:2", "tablet")]
    assert store.senders(log.stream, 4, using=log.using)[-1] == ("user:3", "desk")
