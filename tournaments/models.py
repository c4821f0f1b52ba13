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


class WorkLease(models.Model):
    """Somebody is at work on a pairing request, or on the webhook `webhook:7`, and counts `beat` up
    while he is; forgetful, it only saves double work."""

    request = models.CharField(primary_key=True, max_length=60)
    holder = models.CharField(max_length=40)
    beat = models.PositiveIntegerField(default=0)

    def __str__(self) -> str:
        return self.request


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


class Webhook(models.Model):
    """An address that is told what happens in public; `place` is the seq up to which it was.

    `secret` signs, so it is kept as it is; `old_secret` signs too until `old_until`. No `kinds`:
    all of them. `local_by` is who allowed an address of the local machine or network.
    """

    stream = models.CharField(max_length=60, db_index=True)
    address = models.CharField(max_length=500)
    kinds = models.JSONField(default=list)
    secret = models.CharField(max_length=80)
    old_secret = models.CharField(max_length=80, blank=True, default="")
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
