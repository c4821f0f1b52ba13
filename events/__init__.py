"""The event log: streams of events that are appended, read, followed and verified.

Nothing in here knows chess. `events.store` writes and reads, `events.codec` turns bodies into
structs, `events.live` brings what was written to those who watch, `events.verification` proves the
log. `docs/architecture/events.md`.
"""
