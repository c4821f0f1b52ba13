"""What webhooks sign with is sealed by the server's secret, as the keys of mirrors are."""

from typing import Any

from django.conf import settings
from django.core.management import CommandError
from django.db import migrations, models

from tournaments.services import sealing


def seal(apps: Any, schema: Any) -> None:
    hooks = apps.get_model("tournaments", "Webhook").objects.all()
    if hooks and settings.SECRET_KEY_IS_PASSING:
        raise CommandError("Set SECRET_KEY: what webhooks sign with is sealed by it from now on.")
    for hook in hooks:
        hook.secret = sealing.seal(hook.secret, "webhook")
        hook.old_secret = sealing.seal(hook.old_secret, "webhook")
        hook.save(update_fields=["secret", "old_secret"])


def unseal(apps: Any, schema: Any) -> None:
    for hook in apps.get_model("tournaments", "Webhook").objects.all():
        hook.secret = sealing.unseal(hook.secret, "webhook") or ""
        hook.old_secret = sealing.unseal(hook.old_secret, "webhook") or ""
        hook.save(update_fields=["secret", "old_secret"])


class Migration(migrations.Migration):
    dependencies = (("tournaments", "0019_mirrors_over_sftp"),)
    operations = (
        migrations.AlterField("webhook", "secret", models.TextField()),
        migrations.AlterField("webhook", "old_secret", models.TextField(blank=True, default="")),
        migrations.RunPython(seal, unseal),
    )
