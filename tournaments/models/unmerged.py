"""What a machine recorded that leads no more."""

from __future__ import annotations

from django.db import models


class UnmergedEvent(models.Model):
    """An event that a machine recorded which leads no more, and this log never had: a claim, until
    a chief types it or leaves it out.

    `event` is the whole of it as JSON; both logs are the same up to `fork`. `words`: its sentence
    by language, as that machine said it, and `reason` the arbiter's own; an erasure empties both.
    """

    class State(models.TextChoices):
        OPEN = "open"
        TYPED = "typed"
        LEFT_OUT = "left-out"

    stream = models.CharField(max_length=60)
    hash = models.CharField(max_length=64, unique=True)
    seq = models.BigIntegerField()
    fork = models.BigIntegerField()
    event = models.TextField()
    words = models.JSONField(default=dict)
    reason = models.TextField(blank=True)
    actor_name = models.CharField(max_length=200, blank=True)
    state = models.CharField(max_length=10, choices=State, default=State.OPEN)
    tries = models.PositiveIntegerField(default=0)
    decided_by = models.CharField(max_length=40, blank=True)
    decided_at = models.DateTimeField(null=True)

    class Meta:
        ordering = ("stream", "seq")

    def __str__(self) -> str:
        return f"{self.stream} {self.seq}"
