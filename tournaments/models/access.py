"""Who may come in: invitations, devices, tokens."""

from __future__ import annotations

from django.conf import settings
from django.db import models


class Invitation(models.Model):
    """A link that makes one account with that role; `token` is the SHA-256 of what the link holds.

    `beside`: the streams of other sections in which it gives the role as well, each between blanks.
    The row goes when the link is used, taken back or found expired.
    """

    token = models.CharField(max_length=64, unique=True)
    stream = models.CharField(max_length=60, db_index=True)
    beside = models.TextField(default="", blank=True)
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

    @property
    def streams(self) -> tuple[str, ...]:
        """All sections in which it gives the role, that of its page first."""
        return (self.stream, *self.beside.split())


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
