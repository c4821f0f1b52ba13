"""The four tables of the event log.

They are written by `events.store` alone, in plain SQL; the triggers of `events.guards` hold for
everybody else. All times and ids are text, so that both databases keep the very bytes that were
hashed.
"""

from __future__ import annotations

from django.db import models

STREAM_ID_LENGTH = 200


class Stream(models.Model):
    """A stream and its head: the last seq and that event's hash. Its row is the append lock."""

    id = models.CharField(primary_key=True, max_length=STREAM_ID_LENGTH)
    head = models.BigIntegerField(default=0)
    head_hash = models.CharField(max_length=64)

    def __str__(self) -> str:
        return f"{self.id} @ {self.head}"


class Event(models.Model):
    """One event. No column ever changes; `hash` covers all others (see `events.chain`)."""

    pk = models.CompositePrimaryKey("stream_id", "seq")
    stream = models.ForeignKey(
        Stream, on_delete=models.PROTECT, db_column="stream", db_index=False, related_name="+"
    )
    seq = models.BigIntegerField()
    type = models.TextField()
    version = models.IntegerField()
    body = models.TextField(help_text="The canonical JSON that was hashed.")
    scopes = models.TextField(help_text="What the event moves: sorted, blank between.")
    actor = models.TextField()
    role = models.TextField()
    device = models.TextField()
    reason = models.TextField()
    occurred_at = models.TextField(help_text="Claimed by the device, UTC, or empty.")
    recorded_at = models.TextField(help_text="The server's clock, UTC.")
    command_id = models.TextField()
    causation = models.TextField()
    answers = models.TextField(
        default="", db_default="", help_text="Digest of what was answered since the event before."
    )
    prev_hash = models.CharField(max_length=64)
    hash = models.CharField(max_length=64)

    def __str__(self) -> str:
        return f"{self.stream_id} {self.seq} {self.type}"


class Command(models.Model):
    """A command that was answered, so that sending it again gives the same answer."""

    pk = models.CompositePrimaryKey("stream_id", "command_id")
    stream = models.ForeignKey(
        Stream, on_delete=models.PROTECT, db_column="stream", db_index=False, related_name="+"
    )
    command_id = models.TextField()
    digest = models.TextField(help_text="Digest of the command, made by the caller.")
    answer = models.TextField(help_text="JSON.")
    first_seq = models.BigIntegerField(null=True)
    last_seq = models.BigIntegerField(null=True)
    head = models.BigIntegerField(help_text="Head of the stream after the command.")

    class Meta:
        indexes = (models.Index(fields=["stream", "head"], name="events_command_head"),)

    def __str__(self) -> str:
        return f"{self.stream_id} {self.command_id}"


class ScopeMove(models.Model):
    """Derived from `Event.scopes`: which event moved which scope. It can be made anew."""

    pk = models.CompositePrimaryKey("stream_id", "scope", "seq")
    stream = models.ForeignKey(
        Stream, on_delete=models.PROTECT, db_column="stream", db_index=False, related_name="+"
    )
    scope = models.TextField()
    seq = models.BigIntegerField()

    def __str__(self) -> str:
        return f"{self.stream_id} {self.scope} @ {self.seq}"
