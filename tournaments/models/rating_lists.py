"""The rating lists that were read."""

from __future__ import annotations

from django.db import models


class RatingList(models.Model):
    """A rating list, or the import of one; its players are kept elsewhere, by the name `store`.

    Of each `source` ("fide", or a federation) and `kind` the one taken last that is `ready` is the
    present one, the one before is kept. `beat` is counted up by the process that is at work on it.
    """

    class State(models.TextChoices):
        RUNNING = "running"
        ASKS = "asks"
        READY = "ready"
        REFUSED = "refused"
        CANCELLED = "cancelled"
        REPLACED = "replaced"

    source = models.CharField(max_length=10)
    kind = models.CharField(max_length=10, blank=True)
    period = models.CharField(max_length=7, blank=True)
    """The month from which it is valid: "2026-10"."""
    file_name = models.CharField(max_length=200)
    state = models.CharField(max_length=10, choices=State, default=State.RUNNING)
    percent = models.PositiveSmallIntegerField(default=0)
    rows = models.PositiveIntegerField(default=0)
    rated = models.PositiveIntegerField(default=0)
    store = models.CharField(max_length=60, blank=True)
    findings = models.JSONField(default=dict)
    """Why it was refused or what it asks, and the lines that were left out."""
    wanted = models.BooleanField(default=True)
    beat = models.PositiveIntegerField(default=0)
    by = models.CharField(max_length=40)
    made_at = models.DateTimeField()
    taken_at = models.DateTimeField(null=True)
    """When it became the present one."""

    class Meta:
        ordering = ("-pk",)
        constraints = (
            models.UniqueConstraint(
                fields=["state"], condition=models.Q(state="running"), name="one_list_is_read"
            ),
        )

    def __str__(self) -> str:
        return f"{self.source} {self.kind} {self.period}"
