from django.db import migrations, models
from django.db.models import F


def settle(apps, _schema_editor):
    """Lists that are here were taken in the order of their import; nobody is at work on one."""
    lists = apps.get_model("tournaments", "RatingList")
    lists.objects.filter(state__in=("ready", "replaced")).update(taken_at=F("made_at"))
    broken_off = {"code": "broken-off", "facts": {}}
    lists.objects.filter(state="running").update(state="refused", findings=broken_off)


class Migration(migrations.Migration):

    dependencies = [
        ('tournaments', '0012_webhooks'),
    ]

    operations = [
        migrations.AddField(
            model_name='ratinglist',
            name='taken_at',
            field=models.DateTimeField(null=True),
        ),
        migrations.RunPython(settle, migrations.RunPython.noop),
        migrations.AddConstraint(
            model_name='ratinglist',
            constraint=models.UniqueConstraint(condition=models.Q(('state', 'running')), fields=('state',), name='one_list_is_read'),
        ),
    ]
