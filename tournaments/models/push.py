"""Phones that are told, and of whom."""

from __future__ import annotations

from django.db import models


class PushSubscription(models.Model):
    """A phone whose reader asked for messages: where its push service takes them, and the keys by
    which it alone can read them. `address` is a digest of the network it asked from.

    Personal details: written into no log, gone as soon as the reader wants.
    """

    stream = models.CharField(max_length=60, db_index=True)
    endpoint = models.CharField(max_length=500)
    p256dh = models.CharField(max_length=100)
    auth = models.CharField(max_length=40)
    language = models.CharField(max_length=20)
    address = models.CharField(max_length=64)
    made_at = models.DateTimeField()
    failures = models.PositiveIntegerField(default=0)
    """Tries in a row that failed."""
    tried_at = models.DateTimeField(null=True)
    pause = models.PositiveIntegerField(default=0)
    """Seconds from `tried_at` until the next try."""

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=("stream", "endpoint"), name="phone_asks_once"),
        )

    def __str__(self) -> str:
        return f"phone {self.pk}"


class PushFollow(models.Model):
    """A player of whom a phone is told; `known` is what its reader knows (`push.news.Known`)."""

    phone = models.ForeignKey(PushSubscription, on_delete=models.CASCADE, related_name="follows")
    player = models.PositiveIntegerField()
    known = models.JSONField(default=dict)

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=("phone", "player"), name="phone_follows_once"),
        )

    def __str__(self) -> str:
        return f"{self.phone_id}: {self.player}"
