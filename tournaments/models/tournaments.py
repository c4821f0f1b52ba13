"""Which tournaments there are."""

from __future__ import annotations

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
