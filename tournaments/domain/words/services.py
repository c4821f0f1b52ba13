"""What is answered around a decision: other logs, imports, erasures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SERVICES: Final[Mapping[str, str]] = {
    "OtherLog": (
        "This was typed on a page that knew another log of the tournament: a back-up was put back"
        " since. Nothing was recorded; look at the page again."
    ),
    "EntriesBegunMeanwhile": (
        "Somebody has been entered, or the tournament has started, since the file was read."
        " Nothing was imported; read the file again to see what it would do now."
    ),
    "ListChangedMeanwhile": (
        "The entries have changed since you looked: {moved:moved}. Nothing was done."
    ),
    "NameNotTyped": "Type the name as it stands here, {name}, to say that this person is meant.",
    "UnknownPapers.not-his": "Event {event} has no text that is about this person.",
    "NameTaken": "There is a tournament {stream} already.",
    "CommandReused": "The command id {command_id} was used for another command already.",
    "OtherWords": "{words}",
    "TextsNotChosen.one": (
        'Nothing was erased: 1 text may be about {name}. Read what "texts" of this answer lists,'
        ' and send it again with "texts": the seqs of those that go ([] if none does), and'
        ' "read_seq": {seq}.'
    ),
    "TextsNotChosen": (
        'Nothing was erased: {texts} texts may be about {name}. Read what "texts" of this answer'
        ' lists, and send it again with "texts": the seqs of those that go ([] if none does), and'
        ' "read_seq": {seq}.'
    ),
    "TextsNotChosen.sections-one": (
        'Nothing was erased: 1 text may be about {name}. Read what "texts" of this answer lists,'
        ' and send it again with "texts": the seqs of those that go ([] if none does), and'
        ' "read_seq": {seq}. "sections" lists those of {there}: say in "sections" for each its'
        ' slug, its "texts" and its seq as "read_seq".'
    ),
    "TextsNotChosen.sections": (
        'Nothing was erased: {texts} texts may be about {name}. Read what "texts" of this answer'
        ' lists, and send it again with "texts": the seqs of those that go ([] if none does), and'
        ' "read_seq": {seq}. "sections" lists those of {there}: say in "sections" for each its'
        ' slug, its "texts" and its seq as "read_seq".'
    ),
    "ChangedMeanwhile.moved": (
        "The player was moved between sections since you opened this page; read it again."
    ),
    "ChangedMeanwhile.texts": "{section}: The texts are not those that you read; read it again.",
}
