"""The guards as PostgreSQL triggers, which fire in every replication role (ENABLE ALWAYS).

The primary keys already refuse a key that exists.
"""

from __future__ import annotations

from typing import Final

REFUSE: Final = """
BEGIN
    RAISE EXCEPTION 'event log: % of % is refused', TG_OP, TG_TABLE_NAME
        USING ERRCODE = 'integrity_constraint_violation';
END
"""

FOLLOWS: Final = """
BEGIN
    IF (NEW.seq = 1 AND NEW.prev_hash = repeat('0', 64)) OR EXISTS (
        SELECT 1 FROM events_event
        WHERE stream = NEW.stream AND seq = NEW.seq - 1 AND hash = NEW.prev_hash)
    THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'event log: an event must follow the one before it'
        USING ERRCODE = 'integrity_constraint_violation';
END
"""

_FUNCTIONS: Final = {"events_refuse": REFUSE, "events_follows": FOLLOWS}

_TRIGGERS: Final = {
    "events_event_no_change": (
        "events_event",
        "BEFORE UPDATE OR DELETE ON events_event FOR EACH ROW EXECUTE FUNCTION events_refuse()",
    ),
    "events_event_no_truncate": (
        "events_event",
        "BEFORE TRUNCATE ON events_event EXECUTE FUNCTION events_refuse()",
    ),
    "events_event_follows": (
        "events_event",
        "BEFORE INSERT ON events_event FOR EACH ROW EXECUTE FUNCTION events_follows()",
    ),
    "events_command_no_change": (
        "events_command",
        "BEFORE UPDATE OR DELETE ON events_command FOR EACH ROW EXECUTE FUNCTION events_refuse()",
    ),
    "events_command_no_truncate": (
        "events_command",
        "BEFORE TRUNCATE ON events_command EXECUTE FUNCTION events_refuse()",
    ),
    "events_stream_only_grows": (
        "events_stream",
        "BEFORE UPDATE ON events_stream FOR EACH ROW"
        " WHEN (NEW.id <> OLD.id OR NEW.head < OLD.head) EXECUTE FUNCTION events_refuse()",
    ),
    "events_stream_no_delete": (
        "events_stream",
        "BEFORE DELETE ON events_stream FOR EACH ROW"
        " WHEN (OLD.head > 0) EXECUTE FUNCTION events_refuse()",
    ),
    "events_stream_no_truncate": (
        "events_stream",
        "BEFORE TRUNCATE ON events_stream EXECUTE FUNCTION events_refuse()",
    ),
}

GUARDS: Final = {
    name: "A" + (FOLLOWS if "events_follows" in text else REFUSE)
    for name, (_, text) in _TRIGGERS.items()
}
"""What `STANDING` must show: enabled always, with this function."""

INSTALLATION: Final = (
    *(
        f"CREATE OR REPLACE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql"
        f" AS $body${text}$body$"
        for name, text in _FUNCTIONS.items()
    ),
    *(f"CREATE TRIGGER {name} {text}" for name, (_, text) in _TRIGGERS.items()),
    *(
        f"ALTER TABLE {table} ENABLE ALWAYS TRIGGER {name}"
        for name, (table, _) in _TRIGGERS.items()
    ),
)
REMOVAL: Final = tuple(
    f"DROP TRIGGER IF EXISTS {name} ON {table}" for name, (table, _) in _TRIGGERS.items()
)
STANDING: Final = """
    SELECT tgname, tgenabled::text || prosrc
    FROM pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid JOIN pg_class ON pg_class.oid = tgrelid
    WHERE NOT tgisinternal AND pg_table_is_visible(pg_class.oid)
"""
