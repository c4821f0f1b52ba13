from django.db import migrations


def rename_kind(apps, schema_editor):
    """Photos and erasures went by the name of the papers that go to the federation."""
    model = apps.get_model("tournaments", "Webhook")
    for webhook in model.objects.using(schema_editor.connection.alias).all():
        if "papers" in webhook.kinds:
            webhook.kinds = ["photos" if kind == "papers" else kind for kind in webhook.kinds]
            webhook.save(update_fields=["kinds"])


class Migration(migrations.Migration):

    dependencies = [
        ("tournaments", "0013_lists_taken"),
    ]

    operations = [
        migrations.RenameModel("PairingLease", "WorkLease"),
        migrations.RunPython(rename_kind, migrations.RunPython.noop),
    ]
