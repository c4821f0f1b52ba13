"""The guards as SQLite triggers.

A new row must not meet an old one by its hidden rowid either: REPLACE would remove the old one.
"""

from __future__ import annotations

from typing import Final


def _guard(name: str, when: str, condition: str, message: str) -> tuple[str, str]:
    """Name and the very text that `sqlite_master` shows afterwards."""
    return name, (
        f"CREATE TRIGGER {name} BEFORE {when} FOR EACH ROW\n"
        f"BEGIN\n    SELECT RAISE(ABORT, 'event log: {message}') WHERE {condition};\nEND"
    )


GUARDS: Final = dict(
    [
        _guard("events_event_no_update", "UPDATE ON events_event", "1", "events never change"),
        _guard("events_event_no_delete", "DELETE ON events_event", "1", "events stay"),
        _guard(
            "events_event_is_new",
            "INSERT ON events_event",
            "EXISTS (SELECT 1 FROM events_event WHERE rowid = NEW.rowid"
            " OR (stream = NEW.stream AND seq = NEW.seq))",
            "this seq is written already",
        ),
        _guard(
            "events_event_follows",
            "INSERT ON events_event",
            "NOT ((NEW.seq = 1 AND NEW.prev_hash = printf('%064d', 0)) OR EXISTS ("
            "SELECT 1 FROM events_event WHERE stream = NEW.stream"
            " AND seq = NEW.seq - 1 AND hash = NEW.prev_hash))",
            "an event must follow the one before it",
        ),
        _guard("events_command_no_update", "UPDATE ON events_command", "1", "answers never change"),
        _guard("events_command_no_delete", "DELETE ON events_command", "1", "answers stay"),
        _guard(
            "events_command_is_new",
            "INSERT ON events_command",
            "EXISTS (SELECT 1 FROM events_command WHERE rowid = NEW.rowid"
            " OR (stream = NEW.stream AND command_id = NEW.command_id))",
            "this command is answered already",
        ),
        _guard(
            "events_stream_only_grows",
            "UPDATE ON events_stream",
            "NEW.id <> OLD.id OR NEW.head < OLD.head",
            "a head never goes back",
        ),
        _guard(
            "events_stream_no_delete",
            "DELETE ON events_stream",
            "OLD.head > 0",
            "a stream stays",
        ),
        _guard(
            "events_stream_is_new",
            "INSERT ON events_stream",
            "EXISTS (SELECT 1 FROM events_stream WHERE head > 0"
            " AND (rowid = NEW.rowid OR id = NEW.id))",
            "this stream is written already",
        ),
    ]
)

INSTALLATION: Final = tuple(GUARDS.values())
REMOVAL: Final = tuple(f"DROP TRIGGER IF EXISTS {name}" for name in GUARDS)
STANDING: Final = "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"
