"""Programs elsewhere that are told, and how that went."""

from __future__ import annotations

from django.db import models


class Webhook(models.Model):
    """An address that is told what happens in public; `place` is the seq up to which it was.

    `secret` signs, and `old_secret` too until `old_until`; both are sealed by the server's key. No
    `kinds`: all of them. `local_by` is who allowed an address of the local machine or network.
    """

    stream = models.CharField(max_length=60, db_index=True)
    address = models.CharField(max_length=500)
    kinds = models.JSONField(default=list)
    secret = models.TextField()
    old_secret = models.TextField(blank=True, default="")
    old_until = models.DateTimeField(null=True)
    made_by = models.CharField(max_length=40)
    made_at = models.DateTimeField()
    local_by = models.CharField(max_length=40, blank=True, default="")
    local_at = models.DateTimeField(null=True)
    place = models.PositiveBigIntegerField()
    failures = models.PositiveIntegerField(default=0)
    """Tries in a row that failed, of the event that comes next."""
    tried_at = models.DateTimeField(null=True)
    pause = models.PositiveIntegerField(default=0)
    """Seconds from `tried_at` until the next try."""
    stopped = models.CharField(max_length=20, blank=True, default="")
    """Why nothing is sent: "by-chief", "gave-up" or "gone"; empty while it is."""
    stopped_at = models.DateTimeField(null=True)

    class Meta:
        ordering = ("pk",)

    def __str__(self) -> str:
        return f"webhook {self.pk}"


class WebhookDelivery(models.Model):
    """How one message fared; never what was in it. `seq` is that of its event, 0 for a test.

    `asked_at`: somebody wants it sent once more, out of its turn.
    """

    webhook = models.ForeignKey(Webhook, on_delete=models.CASCADE, related_name="deliveries")
    message = models.CharField(max_length=60)
    seq = models.PositiveBigIntegerField()
    type = models.CharField(max_length=60)
    attempts = models.PositiveIntegerField(default=0)
    status = models.PositiveIntegerField(default=0)
    """Of HTTP, of the last try; 0: there was no answer."""
    problem = models.CharField(max_length=20, blank=True, default="")
    first_at = models.DateTimeField()
    last_at = models.DateTimeField()
    asked_at = models.DateTimeField(null=True)

    class Meta:
        ordering = ("-pk",)
        constraints = (
            models.UniqueConstraint(fields=("webhook", "message"), name="webhook_message_once"),
        )

    def __str__(self) -> str:
        return self.message
