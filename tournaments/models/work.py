"""Who is at work on what, and what was refused."""

from __future__ import annotations

from django.db import models


class WorkLease(models.Model):
    """Somebody is at work on a pairing request, or on the webhook `webhook:7`, and counts `beat` up
    while he is; forgetful, it only saves double work."""

    request = models.CharField(primary_key=True, max_length=60)
    holder = models.CharField(max_length=40)
    beat = models.PositiveIntegerField(default=0)

    def __str__(self) -> str:
        return self.request


class RefusalCount(models.Model):
    """How often one person was refused the same within a day.

    `request` is a digest of what was asked and why it was refused, empty for what came when he had
    asked for too many different things. `seq` is the event that puts it on record, null for a
    refusal that is not on record.
    """

    stream = models.CharField(max_length=60)
    actor = models.CharField(max_length=40)
    request = models.CharField(max_length=64, blank=True)
    on_record = models.BooleanField()
    seq = models.BigIntegerField(null=True)
    times = models.PositiveBigIntegerField(default=1)
    written = models.PositiveIntegerField(default=1)
    """What these refusals have become in the log: events, or one answer."""
    first_at = models.DateTimeField()
    last_at = models.DateTimeField()

    class Meta:
        indexes = (
            models.Index(fields=("stream", "actor", "first_at"), name="refusals_of_somebody"),
            models.Index(fields=("stream", "seq"), name="refusals_by_event"),
        )

    def __str__(self) -> str:
        return f"{self.actor}: {self.times}"


class RefusedCommand(models.Model):
    """The answer to a refused command that the log did not keep; the latest of each person."""

    stream = models.CharField(max_length=60)
    command_id = models.CharField(max_length=36)
    actor = models.CharField(max_length=40, db_index=True)
    digest = models.CharField(max_length=64)
    answer = models.TextField()

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=("stream", "command_id"), name="refused_command_once"),
        )

    def __str__(self) -> str:
        return self.command_id
