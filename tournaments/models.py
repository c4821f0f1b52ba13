"""The tables beside the event log: who the players are, which tournaments there are, and who is
pairing.

Everything else a page shows is folded from the log.
"""

from __future__ import annotations

from django.conf import settings
from django.db import models


class TournamentIndex(models.Model):
    """One row a tournament, a projection of its log (`manage.py rebuild_index`)."""

    slug = models.CharField(max_length=60, unique=True)
    stream = models.CharField(max_length=60, unique=True)
    name = models.CharField(max_length=200)
    festival = models.CharField(max_length=60, db_index=True)
    festival_name = models.CharField(max_length=200)
    festival_place = models.CharField(max_length=200, blank=True, default="")
    festival_first_day = models.CharField(max_length=10, blank=True, default="")
    festival_last_day = models.CharField(max_length=10, blank=True, default="")
    festival_order = models.PositiveIntegerField(default=0)

    class Meta:
        ordering = ("festival_name", "festival", "festival_order", "name", "slug")

    def __str__(self) -> str:
        return self.slug


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


class PairingLease(models.Model):
    """Somebody is at work on a pairing request and counts `beat` up while he is; forgetful, it only
    saves double work."""

    request = models.CharField(primary_key=True, max_length=60)
    holder = models.CharField(max_length=40)
    beat = models.PositiveIntegerField(default=0)

    def __str__(self) -> str:
        return self.request


class Invitation(models.Model):
    """A link that makes one account with that role; `token` is the SHA-256 of what the link holds.

    The row goes when the link is used, taken back or found expired.
    """

    token = models.CharField(max_length=64, unique=True)
    stream = models.CharField(max_length=60, db_index=True)
    name = models.CharField(max_length=150)
    role = models.CharField(max_length=20)
    first_board = models.PositiveIntegerField(default=0)
    last_board = models.PositiveIntegerField(default=0)
    inviter = models.CharField(max_length=40)
    until = models.DateTimeField()

    class Meta:
        ordering = ("until", "pk")

    def __str__(self) -> str:
        return self.name


class DeviceCode(models.Model):
    """A code that lets one device of that person in; `token` is the SHA-256 of what it holds.

    The row goes when the code is used, taken back, replaced by a newer one or found expired.
    """

    token = models.CharField(max_length=64, unique=True)
    stream = models.CharField(max_length=60, db_index=True)
    user = models.CharField(max_length=40)
    issuer = models.CharField(max_length=40)
    valid_until = models.DateTimeField()
    until = models.DateTimeField()
    """When the log-in of the device ends."""

    class Meta:
        ordering = ("valid_until", "pk")

    def __str__(self) -> str:
        return self.user


class DeviceLogIn(models.Model):
    """The log-in of a device that joined; that it joined, and was revoked, stands in the log.

    `token` is the SHA-256 of the cookie by which the device is known even after its session ended.
    """

    token = models.CharField(max_length=64, unique=True)
    stream = models.CharField(max_length=60)
    name = models.CharField(max_length=40)
    session = models.CharField(max_length=40, blank=True)
    until = models.DateTimeField()
    seen_at = models.DateTimeField()
    ended = models.BooleanField(default=False)

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=("stream", "name"), name="device_named_once"),
        )

    def __str__(self) -> str:
        return self.name


class AccountToken(models.Model):
    """By this a program acts for an account; `digest` is the SHA-256 of what it sends.

    `password` is a digest of the stored password of that day: another one ends the token. A row
    stays for a while after its end, so that its owner sees who revoked it.
    """

    digest = models.CharField(max_length=64, unique=True)
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="tokens"
    )
    name = models.CharField(max_length=60)
    password = models.CharField(max_length=64)
    by_password = models.BooleanField(default=False)
    """A program asked for it by user name and password."""
    made_at = models.DateTimeField()
    ends_at = models.DateTimeField()
    used_at = models.DateTimeField(null=True)
    revoked_at = models.DateTimeField(null=True)
    revoked_by = models.CharField(max_length=40, blank=True)

    class Meta:
        ordering = ("-made_at", "-pk")

    def __str__(self) -> str:
        return self.name


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
