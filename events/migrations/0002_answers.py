"""What was answered stands under the chain: a column of events, and an index to find the answers.

The column is added in plain SQL: Django would make the table of events anew on SQLite.
"""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("events", "0001_initial")]

    operations = [
        migrations.RunSQL(
            "ALTER TABLE events_event ADD COLUMN answers text NOT NULL DEFAULT ''",
            "ALTER TABLE events_event DROP COLUMN answers",
            state_operations=[
                migrations.AddField(
                    model_name="event",
                    name="answers",
                    field=models.TextField(
                        default="",
                        db_default="",
                        help_text="Digest of what was answered since the event before.",
                    ),
                ),
            ],
        ),
        migrations.AddIndex(
            model_name="command",
            index=models.Index(fields=["stream", "head"], name="events_command_head"),
        ),
    ]
