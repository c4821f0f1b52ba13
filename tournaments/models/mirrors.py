"""Where the public pages stand as files too, and what stands there."""

from __future__ import annotations

from django.db import models


class Mirror(models.Model):
    """The place of one tournament's files and how it fares; `secret` is sealed by the server's key.

    `version`, `tag`: what its head says since `written_at`; an empty tag: there is none yet.
    `local_by` is who allowed an address of the local machine or network.
    """

    stream = models.CharField(max_length=60, unique=True)
    kind = models.CharField(max_length=10)
    address = models.CharField(max_length=500)
    user = models.CharField(max_length=200, blank=True, default="")
    """Whom the place knows: a name, or the id of an access key."""
    region = models.CharField(max_length=60, blank=True, default="")
    secret = models.TextField(blank=True, default="")
    host_key = models.CharField(max_length=120, blank=True, default="")
    """Of a host of SFTP: entered by the chief, or as it was met first."""
    readers_at = models.CharField(max_length=500, blank=True, default="")
    """Where readers find the files, with a slash at its end: the chief said so."""
    languages = models.JSONField(default=list)
    """The first one stands at the top, each other one in a folder of its name."""
    made_by = models.CharField(max_length=40)
    made_at = models.DateTimeField()
    local_by = models.CharField(max_length=40, blank=True, default="")
    local_at = models.DateTimeField(null=True)
    stopped = models.BooleanField(default=False)
    version = models.PositiveBigIntegerField(default=0)
    tag = models.CharField(max_length=40, blank=True, default="")
    written_at = models.DateTimeField(null=True)
    made_of = models.CharField(max_length=64, blank=True, default="")
    """What else than its version decides about the files: the program, erasures, languages."""
    rest = models.PositiveIntegerField(default=0)
    """Seconds from `written_at` until newer files are made."""
    waiting = models.PositiveIntegerField(default=0)
    """Files still to be written, as far as it is known."""
    anew = models.BooleanField(default=False)
    """Everything is to be written, whatever stands there."""
    takes_away = models.BooleanField(default=False)
    """Everything that stands there is to be removed, and the mirror is stopped then."""
    failures = models.PositiveIntegerField(default=0)
    """Tries in a row that failed."""
    tried_at = models.DateTimeField(null=True)
    pause = models.PositiveIntegerField(default=0)
    """Seconds from `tried_at` until the next try."""
    problem = models.CharField(max_length=20, blank=True, default="")
    """Of the last try that failed, also when all is well since."""
    problem_at = models.DateTimeField(null=True)
    problem_status = models.PositiveIntegerField(default=0)
    problem_path = models.CharField(max_length=300, blank=True, default="")

    def __str__(self) -> str:
        return f"mirror {self.pk}"


class MirrorFile(models.Model):
    """A file that stands there: by what it was made (`key`), what is in it (`digest`), and the
    version since which it reads so."""

    mirror = models.ForeignKey(Mirror, on_delete=models.CASCADE, related_name="files")
    path = models.CharField(max_length=300)
    key = models.CharField(max_length=64)
    digest = models.CharField(max_length=64)
    version = models.PositiveBigIntegerField()

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=("mirror", "path"), name="mirror_has_file_once"),
        )

    def __str__(self) -> str:
        return self.path
