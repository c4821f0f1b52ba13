from django.db import migrations, models
from django.db.models import F


def settle(apps, schema_editor):
    """Lists that are here were taken in the order of their import; nobody is at work on one."""
    model = apps.get_model("tournaments", "RatingList")
    lists = model.objects.using(schema_editor.connection.alias)
    lists.filter(state__in=("ready", "replaced")).update(taken_at=F("made_at"))
    broken_off = {"code": "broken-off", "facts": {}}
    lists.filter(state="running").update(state="refused", findings=broken_off)


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
