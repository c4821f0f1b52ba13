from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('tournaments', '0008_refusals'),
    ]

    operations = [
        migrations.RemoveField(
            model_name='pairinglease',
            name='until',
        ),
        migrations.AddField(
            model_name='pairinglease',
            name='beat',
            field=models.PositiveIntegerField(default=0),
        ),
    ]
