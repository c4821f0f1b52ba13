"""What is told of people, in words and pictures too: kept outside the log, and erased there."""

from __future__ import annotations

from django.db import models


class PersonDetails(models.Model):
    """Personal details that stand outside the log and can be erased, salt included.

    `digest` is what the log holds: the salted SHA-256 of the canonical details. A correction is a
    new row of the same person. An erased row keeps its key, so that the log still points somewhere.
    """

    pk = models.CompositePrimaryKey("person", "digest")
    person = models.CharField(max_length=40)
    digest = models.CharField(max_length=64)
    salt = models.CharField(max_length=64, blank=True)
    details = models.JSONField(default=dict)
    erased_at = models.DateTimeField(null=True, db_index=True)

    def __str__(self) -> str:
        return self.person


class ReasonText(models.Model):
    """A reason in an arbiter's own words; the log holds `reference`, its salted SHA-256.

    Erasing empties text and salt; the row stays, so that the log still points somewhere.
    """

    reference = models.CharField(primary_key=True, max_length=64)
    salt = models.CharField(max_length=64, blank=True)
    text = models.TextField(blank=True)

    def __str__(self) -> str:
        return self.reference


class AttachmentFile(models.Model):
    """A picture of a slip, a clock or a board; the log holds `digest`, the salted SHA-256 of it.

    Erasing empties content and salt; the row stays, so that the log still points somewhere.
    """

    stream = models.CharField(max_length=60)
    attachment = models.CharField(max_length=40)
    digest = models.CharField(max_length=64)
    salt = models.CharField(max_length=64, blank=True)
    media_type = models.CharField(max_length=40)
    content = models.BinaryField(blank=True)
    erased_at = models.DateTimeField(null=True)

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=("stream", "attachment"), name="attachment_kept_once"),
        )

    def __str__(self) -> str:
        return self.attachment
