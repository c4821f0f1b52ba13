"""Tokens with a name and an end, kept as hashes.

Those of before (one an account, in the clear, without an end) work 30 days more; the table that
held them goes.
"""

import hashlib
from datetime import timedelta

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models
from django.utils import timezone

BEFORE = 'authtoken_token'
NAME = 'from before tokens had names'
STILL = timedelta(days=30)


def take_over(apps, schema_editor):
    connection = schema_editor.connection
    if BEFORE not in connection.introspection.table_names():
        return
    users = apps.get_model('auth', 'User').objects.using(connection.alias)
    tokens = apps.get_model('tournaments', 'AccountToken').objects.using(connection.alias)
    now = timezone.now()
    with connection.cursor() as cursor:
        cursor.execute(f'SELECT key, user_id FROM {BEFORE}')
        found = cursor.fetchall()
    passwords = dict(users.values_list('pk', 'password'))
    for key, user in found:
        tokens.create(
            digest=hashlib.sha256(key.encode()).hexdigest(),
            user_id=user,
            name=NAME,
            password=hashlib.sha256(passwords[user].encode()).hexdigest(),
            by_password=True,
            made_at=now,
            ends_at=now + STILL,
        )
    schema_editor.execute(f'DROP TABLE {BEFORE}')


class Migration(migrations.Migration):

    dependencies = [
        ('tournaments', '0006_papers'),
        ('auth', '0012_alter_user_first_name_max_length'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name='AccountToken',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('digest', models.CharField(max_length=64, unique=True)),
                ('name', models.CharField(max_length=60)),
                ('password', models.CharField(max_length=64)),
                ('by_password', models.BooleanField(default=False)),
                ('made_at', models.DateTimeField()),
                ('ends_at', models.DateTimeField()),
                ('used_at', models.DateTimeField(null=True)),
                ('revoked_at', models.DateTimeField(null=True)),
                ('revoked_by', models.CharField(blank=True, max_length=40)),
                ('user', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='tokens', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'ordering': ('-made_at', '-pk'),
            },
        ),
        migrations.RunPython(take_over, migrations.RunPython.noop),
    ]
